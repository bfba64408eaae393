package org.draughts.app.replay

import android.content.Context
import android.text.TextUtils
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.TileView
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.share
import org.draughts.app.ui.wrapped
import org.draughts.core.MatchState
import org.draughts.core.Player

/** One side of a replayed game: its piece, who plays it, how many pieces it has left. */
internal class SideLine(context: Context, private val owner: Player, private val name: String) : LinearLayout(context) {
    private val count = context.label(R.style.Text_Count)

    init {
        gravity = Gravity.CENTER_VERTICAL
        val who = context.label(R.style.Text_Label)
        who.text = name
        who.maxLines = 2
        who.ellipsize = TextUtils.TruncateAt.END
        addView(TileView(context, owner))
        addView(who, share(start = context.dp(12)))
        addView(count, wrapped(start = context.dp(8)))
        for (view in listOf(who, count)) view.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    fun show(state: MatchState) {
        val pieces = (if (owner == Player.ONE) state.piecesOne else state.piecesTwo).toInt()
        count.text = pieces.toString()
        contentDescription = resources.getQuantityString(R.plurals.plate_spoken, pieces, name, pieces)
    }
}
