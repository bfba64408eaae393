package org.draughts.app.screen

import android.content.Context
import android.content.res.ColorStateList
import android.view.Gravity
import android.widget.ImageView
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.icon
import org.draughts.app.ui.label
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.withFocusFrame
import org.draughts.app.ui.wrapped
import org.draughts.core.MatchState

/** What can be done from the action bar. */
internal class Actions(val undo: () -> Unit, val turn: () -> Unit, val newGame: () -> Unit, val menu: () -> Unit)

/** What a player needs most, in equal cells under the thumb. With large text the icons stand alone and are larger. */
internal class ActionBar(context: Context, actions: Actions) : LinearLayout(context) {
    private val undo = Cell(context, R.drawable.icon_undo, R.string.undo, R.string.undo, actions.undo)
    private val turn = Cell(context, R.drawable.icon_turn, R.string.turn_short, R.string.turn_board, actions.turn)
    private val newGame = Cell(context, R.drawable.icon_new, R.string.new_game, R.string.new_game, actions.newGame)
    private val menu = Cell(context, R.drawable.icon_menu, R.string.menu, R.string.menu, actions.menu)

    /** The cells stand in mirrored order, for the left hand. */
    var mirrored = false
        set(value) {
            if (field == value) return
            field = value
            fill()
        }

    /** Between two who sit face to face: the board is never turned, and there is no other menu. */
    var facing = false
        set(value) {
            if (field == value) return
            field = value
            fill()
        }

    init {
        gravity = Gravity.CENTER_VERTICAL
        setPadding(context.dp(8), 0, context.dp(8), 0)
        fill()
    }

    private fun fill() {
        removeAllViews()
        val cells = if (facing) listOf(undo, newGame, menu) else listOf(undo, turn, newGame)
        for (cell in if (mirrored) cells.asReversed() else cells) addView(cell, share(height = context.dp(CELL)))
    }

    fun show(state: MatchState) = undo.dim(!state.canUndo)

    /** A dimmed cell can still be tapped: it is then told why nothing happens. */
    private class Cell(context: Context, icon: Int, shown: Int, spoken: Int, action: () -> Unit) :
        LinearLayout(context) {
        private val image = ImageView(context)
        private val words = context.label(R.style.Text_Action)

        init {
            orientation = VERTICAL
            gravity = Gravity.CENTER
            image.setImageDrawable(context.icon(icon))
            image.scaleType = ImageView.ScaleType.FIT_CENTER
            val size = context.size(if (context.hasLargeText) R.dimen.icon_large else R.dimen.icon)
            addView(image, LayoutParams(size, size))
            if (!context.hasLargeText) {
                words.setText(shown)
                words.gravity = Gravity.CENTER
                words.maxLines = 2
                addView(words, wrapped().apply { topMargin = context.dp(3) })
            }
            contentDescription = context.getString(spoken)
            tooltipText = contentDescription
            background = context.touchable(null, resources.getDimension(R.dimen.radius_control))
            withFocusFrame(resources.getDimension(R.dimen.radius_control))
            setOnClickListener { action() }
        }

        fun dim(dimmed: Boolean) {
            val color = context.getColor(if (dimmed) R.color.control else R.color.text)
            image.imageTintList = ColorStateList.valueOf(color)
            words.setTextColor(color)
        }
    }

    private companion object {
        const val CELL = 56
    }
}
