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

/** The clocks of two people are stopped. However it is shut, they go on. */
internal class PauseSheet(context: Context, private val goOn: () -> Unit) :
    Sheet(context, context.getString(R.string.clock_stopped)) {
    private val button = context.button(R.string.clock_go_on, Weight.MAIN, goOn)

    override val view: View = column(context).apply {
        val side = context.dp(16)
        setPadding(side, context.dp(20), side, side)
        val heading = context.label(R.style.Text_Title)
        heading.text = title
        heading.markAsHeading()
        addView(heading)
        val note = context.label(R.style.Text_Body, R.color.text_muted)
        note.setText(R.string.clock_stopped_note)
        addView(note, wide(top = context.dp(8)))
        addView(button, wide(top = context.dp(20)))
    }

    override val firstFocus: View get() = button

    override fun shut() = goOn()
}
