package org.draughts.app.screen

import android.content.Context
import android.view.Gravity
import android.widget.TextView
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.rounded
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.ClockView
import org.draughts.core.Player

/**
 * One side's time: filled while it runs, an outline while it stands. A tap stops the clocks.
 *
 */
internal class ClockLabel(context: Context, private val owner: Player, pause: () -> Unit) :
    TextView(context, null, 0, R.style.Text_Clock) {
    private val radius = context.dp(RADIUS)

    /** There is no room for a number that can be read from afar. */
    var isSmall = false
        set(value) {
            if (field == value) return
            field = value
            fit()
        }

    init {
        includeFontPadding = false
        gravity = Gravity.CENTER
        maxLines = 1
        minHeight = context.size(R.dimen.touch)
        fit()
        withFocusFrame(radius)
        setOnClickListener { pause() }
        visibility = GONE
    }

    private fun fit() {
        textSize = if (isSmall) SMALL else LARGE
        minWidth = context.dp(if (isSmall) SMALL_WIDTH else LARGE_WIDTH)
        val side = context.dp(if (isSmall) 4 else 8)
        setPadding(side, 0, side, 0)
    }

    /** @param name whose time it is, for a reader */
    fun show(clock: ClockView?, name: CharSequence) {
        visibility = if (clock == null) GONE else VISIBLE
        val side = when (owner) {
            Player.ONE -> clock?.one
            Player.TWO -> clock?.two
        } ?: return
        val runs = clock?.running == owner
        text = side.shown
        setTextColor(
            context.getColor(
                when {
                    side.low -> R.color.danger
                    runs -> R.color.on_accent_soft
                    else -> R.color.text
                },
            ),
        )
        val ground = when {
            runs && side.low -> R.color.danger_soft
            runs -> R.color.accent_soft
            else -> null
        }
        background = context.touchable(context.rounded(ground, radius, if (runs) null else R.color.control), radius)
        contentDescription = resources.getString(R.string.clock_spoken, name, side.shown)
    }

    private companion object {
        const val RADIUS = 12f
        const val SMALL_WIDTH = 56
        const val LARGE_WIDTH = 64
        const val LARGE = 28f
        const val SMALL = 18f
    }
}
