package org.draughts.app.screen

import android.content.Context
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import org.draughts.core.MatchState
import org.draughts.core.Player

/** What the player across the table reads and taps: the same message and commands, turned round for that side. */
internal class FacingPanel(context: Context, private val actions: ActionBar) : LinearLayout(context) {
    private val message = MessageBox(context)

    init {
        orientation = VERTICAL
        rotation = HALF_TURN
        val margin = context.size(R.dimen.margin)
        addView(message, wide(context.size(R.dimen.message)).apply { setMargins(margin, 0, margin, 0) })
        addView(actions, wide(context.size(R.dimen.action_bar), top = context.dp(8)))
    }

    fun show(state: MatchState, reader: Player, hinting: Boolean, note: Int?) {
        message.show(state, reader, note)
        actions.show(state, hinting)
    }

    private companion object {
        const val HALF_TURN = 180f
    }
}
