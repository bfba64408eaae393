package org.draughts.app.sheet

import android.content.Context
import android.view.View
import org.draughts.app.R
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.wide

/** One of two answers: its words, how weighty it is, and what comes of it. */
internal class Answer(val words: Int, val weight: Weight, val action: () -> Unit)

/**
 * A question before something that cannot be undone. The second answer is the easy one: it has the keyboard, and to
 * shut the sheet is to give it.
 *
 * @param note what follows, in a line below; null for none
 * @param turned it is put to the player across the table, so it is turned round
 */
internal class QuestionSheet(
    context: Context,
    question: String,
    note: Int?,
    first: Answer,
    private val second: Answer,
    override val turned: Boolean = false,
) : Sheet(context, question) {
    constructor(context: Context, question: Int, note: Int?, first: Answer, second: Answer) :
        this(context, context.getString(question), note, first, second)

    private val easy = context.button(second.words, second.weight, second.action)

    override val view: View = column(context).apply {
        val side = context.dp(16)
        setPadding(side, context.dp(20), side, side)
        val title = context.label(R.style.Text_Title)
        title.text = question
        title.markAsHeading()
        addView(title)
        if (note != null) {
            val words = context.label(R.style.Text_Body, R.color.text_muted)
            words.setText(note)
            addView(words, wide(top = context.dp(8)))
        }
        addView(context.button(first.words, first.weight, first.action), wide(top = context.dp(20)))
        addView(easy, wide(top = context.dp(8)))
    }

    override val firstFocus: View get() = easy

    override fun shut() = second.action()
}
