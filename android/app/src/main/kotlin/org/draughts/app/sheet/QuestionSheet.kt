package org.draughts.app.sheet

import android.content.Context
import android.view.View
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.dp
import org.draughts.app.ui.wide
import org.draughts.core.MatchState

/** One of two answers: its words, how weighty it is, and what comes of it. */
internal class Answer(val words: Int, val weight: Weight, val action: () -> Unit)

/**
 * A question before something that cannot be undone. The second answer is the easy one: it has the keyboard, and to
 * shut the sheet is to give it.
 *
 * @param note what follows, in a line below; null for none
 * @param turned it is put to the player across the table, so it is turned round
 * @param due whether there is still something to ask about
 */
internal class QuestionSheet(
    context: Context,
    question: String,
    note: Int?,
    first: Answer,
    private val second: Answer,
    override val turned: Boolean = false,
    private val due: (MatchState) -> Boolean = { true },
) : Sheet(context, question) {
    constructor(context: Context, question: Int, note: Int?, first: Answer, second: Answer) :
        this(context, context.getString(question), note, first, second)

    private val easy = context.button(second.words, second.weight, second.action)

    override val view: View = asking(context, question, note = note?.let { context.getString(it) }) {
        addView(context.button(first.words, first.weight, first.action), wide(top = context.dp(20)))
        addView(easy, wide(top = context.dp(8)))
    }

    override val firstFocus: View get() = easy

    override fun isDue(state: MatchState) = due(state)

    override fun shut() = second.action()
}
