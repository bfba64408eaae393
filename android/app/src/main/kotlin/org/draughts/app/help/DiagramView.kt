package org.draughts.app.help

import android.content.Context
import android.view.Gravity
import android.view.MotionEvent
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.board.BoardView
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import org.draughts.core.HelpDiagram
import org.draughts.core.Settings
import org.draughts.core.diagramState

/**
 * A position of the help, drawn by the board of the game, with its moves to step through where it has some.
 *
 * It cannot be tapped: what a reader hears, and what stands under it, is the caption.
 */
internal class DiagramView(context: Context, private val diagram: HelpDiagram, settings: Settings) :
    LinearLayout(context) {
    private val board = BoardView(context) {}
    private val caption = context.label(R.style.Text_Muted)
    private val back = context.iconButton(R.drawable.icon_back, R.string.help_step_back) { go(-1) }
    private val next = context.iconButton(R.drawable.icon_next, R.string.help_step_next) { go(1) }

    /** The step that is shown, counted from 0. */
    var step = 0
        private set

    init {
        orientation = VERTICAL
        gravity = Gravity.CENTER_HORIZONTAL
        board.obey(settings)
        board.isFocusable = false
        board.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        addView(Picture(board), wide())
        if (diagram.steps.size > 1) {
            val words = column(context, caption)
            words.setPadding(0, context.dp(8), 0, context.dp(8))
            addView(row(context, back).apply { addView(words, share(start = context.dp(4))); addView(next) }, wide())
        } else {
            caption.gravity = Gravity.CENTER_HORIZONTAL
            addView(caption, wide(top = context.dp(8)))
        }
        caption.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        show()
    }

    private fun go(by: Int) {
        val wanted = (step + by).coerceIn(diagram.steps.indices)
        if (wanted == step) return
        step = wanted
        // Back again nothing moves: the position is there at once.
        show(moves = by > 0)
    }

    private fun show(moves: Boolean = false) {
        val state = diagramState(diagram, step.toUInt())
        board.show(if (moves) state else state.copy(motion = null))
        val here = diagram.steps[step]
        caption.text = here.notation?.let { resources.getString(R.string.help_step, it, here.caption) } ?: here.caption
        enable(back, step > 0)
        enable(next, step < diagram.steps.lastIndex)
    }

    private fun enable(button: View, enabled: Boolean) {
        button.isEnabled = enabled
        button.alpha = if (enabled) 1f else DIMMED
    }

    /** The board as large as the design lets a diagram be; fingers pass through it to the page. */
    private class Picture(private val board: BoardView) : FrameLayout(board.context) {
        init {
            addView(board, LayoutParams(0, 0, Gravity.CENTER_HORIZONTAL))
        }

        override fun onInterceptTouchEvent(event: MotionEvent) = true

        override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
            val most = minOf(MeasureSpec.getSize(widthMeasureSpec), context.size(R.dimen.diagram_max))
            val side = board.sideFor(most, most)
            board.layoutParams = board.layoutParams.apply {
                width = board.widthFor(side)
                height = board.heightFor(side)
            }
            super.onMeasure(widthMeasureSpec, heightMeasureSpec)
        }
    }

    private companion object {
        const val DIMMED = 0.38f
    }
}
