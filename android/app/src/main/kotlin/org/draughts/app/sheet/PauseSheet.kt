package org.draughts.app.sheet

import android.content.Context
import android.view.View
import org.draughts.app.R
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.dp
import org.draughts.app.ui.wide
import org.draughts.core.MatchState

/** The clocks of two people are stopped. However it is shut, they go on. */
internal class PauseSheet(context: Context, private val goOn: () -> Unit) :
    Sheet(context, context.getString(R.string.clock_stopped)) {
    private val button = context.button(R.string.clock_go_on, Weight.MAIN, goOn)

    override val view: View = asking(context, title, note = context.getString(R.string.clock_stopped_note)) {
        addView(button, wide(top = context.dp(20)))
    }

    override val firstFocus: View get() = button

    override fun isDue(state: MatchState) = state.clock?.paused == true

    override fun shut() = goOn()
}
