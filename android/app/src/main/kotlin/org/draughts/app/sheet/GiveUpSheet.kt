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

/** Asks before a game is given up. To go on playing is the easy answer. */
internal class GiveUpSheet(context: Context, giveUp: () -> Unit, keepPlaying: () -> Unit) :
    Sheet(context, context.getString(R.string.give_up_question)) {
    private val keep = context.button(R.string.keep_playing, Weight.SECOND, keepPlaying)

    override val view: View = column(context).apply {
        val side = context.dp(16)
        setPadding(side, context.dp(20), side, side)
        addView(
            context.label(R.style.Text_Title).apply {
                setText(R.string.give_up_question)
                markAsHeading()
            },
        )
        addView(
            context.label(R.style.Text_Body, R.color.text_muted).apply {
                setText(R.string.give_up_note)
            },
            wide(top = context.dp(8)),
        )
        addView(context.button(R.string.give_up, Weight.DANGER, giveUp), wide(top = context.dp(20)))
        addView(keep, wide(top = context.dp(8)))
    }

    override val firstFocus: View get() = keep
}
