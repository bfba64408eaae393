package org.draughts.app.replay

import android.content.Context
import android.view.Gravity
import android.widget.ImageView
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.icon
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.share
import org.draughts.app.ui.size

/** The buttons under a replay: to the start, back, play, on, to the end. */
internal class ReplayBar(
    context: Context,
    first: () -> Unit,
    back: () -> Unit,
    play: () -> Unit,
    next: () -> Unit,
    last: () -> Unit,
) : LinearLayout(context) {
    private val toStart = cell(R.drawable.icon_first, R.string.replay_first, first)
    private val oneBack = cell(R.drawable.icon_back, R.string.replay_back, back)
    private val playing = cell(R.drawable.icon_play, R.string.replay_play, play)
    private val oneOn = cell(R.drawable.icon_next, R.string.replay_next, next)
    private val toEnd = cell(R.drawable.icon_last, R.string.replay_last, last)

    init {
        gravity = Gravity.CENTER_VERTICAL
        setPadding(context.dp(8), 0, context.dp(8), 0)
        for (cell in listOf(toStart, oneBack, playing, oneOn, toEnd)) addView(cell, share(height = context.dp(CELL)))
    }

    private fun cell(icon: Int, words: Int, action: () -> Unit) = context.iconButton(
        icon,
        words,
        action = action,
    ).apply {
        if (context.hasLargeText) {
            val side = (context.dp(CELL) - context.size(R.dimen.icon_large)) / 2
            scaleType = ImageView.ScaleType.FIT_CENTER
            setPadding(0, side, 0, side)
        }
    }

    /** A dimmed button keeps the keyboard and does nothing, so that the focus does not jump at either end. */
    fun show(place: Int, length: Int, plays: Boolean) {
        dim(toStart, R.drawable.icon_first, place == 0)
        dim(oneBack, R.drawable.icon_back, place == 0)
        dim(oneOn, R.drawable.icon_next, place == length)
        dim(toEnd, R.drawable.icon_last, place == length)
        dim(playing, if (plays) R.drawable.icon_pause else R.drawable.icon_play, length == 0)
        playing.contentDescription =
            resources.getString(if (plays) R.string.replay_pause else R.string.replay_play)
        playing.tooltipText = playing.contentDescription
    }

    private fun dim(button: ImageView, icon: Int, dimmed: Boolean) =
        button.setImageDrawable(context.icon(icon, if (dimmed) R.color.control else R.color.text))

    private companion object {
        const val CELL = 56
    }
}
