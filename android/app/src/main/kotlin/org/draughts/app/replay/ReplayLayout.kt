package org.draughts.app.replay

import android.content.Context
import android.view.View
import android.view.ViewGroup
import org.draughts.app.R
import org.draughts.app.board.BoardView
import org.draughts.app.board.edgeOnPage
import org.draughts.app.screen.MoveList
import org.draughts.app.ui.dp
import org.draughts.app.ui.heightOf
import org.draughts.app.ui.place
import org.draughts.app.ui.size
import org.draughts.core.BoardSide
import kotlin.math.max
import kotlin.math.min

/** What stands on a replay's page. */
internal class ReplayParts(
    val head: View,
    val far: SideLine,
    val board: BoardView,
    val near: SideLine,
    val message: View,
    val moves: MoveList,
    val slider: View,
    val bar: View,
)

/**
 * Places the parts of a replay: the board as large as it can be, the rest below it, or beside it where the page is wider
 * than high. What gives way where room is short: the list of moves (the menu has it too), the sides, the board. Where even
 * that does not fit, it is higher than the page, which then scrolls.
 */
internal class ReplayLayout(context: Context, private val parts: ReplayParts, private val side: BoardSide) :
    ViewGroup(context) {
    private val margin = context.size(R.dimen.margin)

    /** The list of moves is in sight. */
    val showsMoves get() = parts.moves.visibility == VISIBLE

    init {
        with(parts) { listOf(head, far, board, near, message, moves, slider, bar) }.forEach { addView(it) }
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val height = MeasureSpec.getSize(heightMeasureSpec)
        val least = context.size(R.dimen.board_square_min)
        val forPanel = width - parts.board.widthFor(least) - context.size(R.dimen.gap_panel) -
            2 * context.size(R.dimen.edge_beside)
        isBeside = width > height && forPanel >= LEAST_PANEL.px
        val inner = if (isBeside) min(forPanel, context.size(R.dimen.panel_max)) else width - 2 * margin
        val around = heightOf(parts.head, inner) + max(heightOf(parts.message, inner), MESSAGE.px) +
            context.size(R.dimen.touch) + context.size(R.dimen.action_bar)
        val needed = around + if (isBeside) 0 else parts.board.heightFor(least)
        setMeasuredDimension(width, max(height, needed))
        for (i in 0 until childCount) heightOf(getChildAt(i), measuredWidth)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) =
        if (isBeside) beside(r - l, b - t) else stacked(r - l, b - t)

    private var isBeside = false

    private val upper get() = if (parts.board.turned) parts.near else parts.far
    private val under get() = if (parts.board.turned) parts.far else parts.near

    private fun stacked(width: Int, height: Int) {
        val inner = width - 2 * margin
        val head = heightOf(parts.head, width)
        val message = max(heightOf(parts.message, inner), MESSAGE.px)
        val slider = context.size(R.dimen.touch)
        val bar = context.size(R.dimen.action_bar)
        val lines = max(heightOf(parts.far, inner), heightOf(parts.near, inner)) + GAP.px
        val room = height - head - message - slider - bar
        val boardMost = min(width - 2 * context.size(R.dimen.board_margin), context.size(R.dimen.board_max))
        val withLines = room - 2 * lines >= parts.board.heightFor(parts.board.sideFor(boardMost, Int.MAX_VALUE / 2))
        val forBoard = if (withLines) room - 2 * lines else room
        val square = max(parts.board.sideFor(boardMost, forBoard), context.size(R.dimen.board_square_min))
        val boardHeight = parts.board.heightFor(square)
        val edge = max(margin, parts.board.edgeOnPage(width, square))
        val column = width - 2 * edge
        val spare = max(0, forBoard - boardHeight)
        val list = if (spare >= LEAST_MOVES.px + 2 * GAP.px) spare - 2 * GAP.px else 0
        place(parts.head, 0, 0, width, head)
        var y = head + if (list == 0) spare / 2 else 0
        y = placeLine(upper, edge, y, column, if (withLines) lines else 0)
        place(parts.board, (width - parts.board.widthFor(square)) / 2, y, parts.board.widthFor(square), boardHeight)
        y = placeLine(under, edge, y + boardHeight, column, if (withLines) lines else 0)
        place(parts.message, edge, y, column, message)
        placeMoves(edge, y + message + GAP.px, column, list)
        place(parts.slider, edge - margin / 2, height - bar - slider, column + margin, slider)
        place(parts.bar, 0, height - bar, width, bar)
    }

    private fun beside(width: Int, height: Int) {
        val gap = context.size(R.dimen.gap_panel)
        val edge = context.size(R.dimen.edge_beside)
        val most = min(width - context.size(R.dimen.panel_min) - gap - 2 * edge, context.size(R.dimen.board_max))
        val square = max(parts.board.sideFor(most, height - 2 * edge), context.size(R.dimen.board_square_min))
        val boardWidth = parts.board.widthFor(square)
        val boardHeight = parts.board.heightFor(square)
        // What stands in the panel keeps the page's margin, as the board has its own.
        val panel = max(0, min(width - boardWidth - gap - edge - margin, context.size(R.dimen.panel_max)))
        val rest = max(0, width - boardWidth - gap - panel)
        val free = if (rest / 2 < margin) max(0, rest - margin) else rest / 2
        val atLeft = side == BoardSide.LEFT
        val x = if (atLeft) free + boardWidth + gap else rest - free
        val boardX = if (atLeft) free else width - free - boardWidth
        place(parts.board, boardX, max(0, height - boardHeight) / 2, boardWidth, boardHeight)
        // On a tablet the panel is as high as the board.
        val top = if (boardHeight >= TALL.px) max(0, height - boardHeight) / 2 else 0
        val bottom = height - top
        val head = heightOf(parts.head, panel)
        val message = max(heightOf(parts.message, panel), MESSAGE.px)
        val slider = context.size(R.dimen.touch)
        val bar = context.size(R.dimen.action_bar)
        val lines = max(heightOf(parts.far, panel), heightOf(parts.near, panel)) + GAP.px
        val room = bottom - top - head - message - slider - bar
        val withLines = room >= 2 * lines
        val spare = room - if (withLines) 2 * lines else 0
        val list = if (spare >= LEAST_MOVES.px + 2 * GAP.px) spare - 2 * GAP.px else 0
        place(parts.head, x - margin, top, panel + margin, head)
        var y = placeLine(upper, x, top + head, panel, if (withLines) lines else 0)
        placeMoves(x, y + GAP.px, panel, list)
        y = placeLine(under, x, y + max(0, spare), panel, if (withLines) lines else 0)
        place(parts.message, x, y, panel, message)
        place(parts.slider, x - margin / 2, bottom - bar - slider, panel + margin, slider)
        place(parts.bar, x - margin / 2, bottom - bar, panel + margin, bar)
    }

    private fun placeMoves(x: Int, y: Int, width: Int, height: Int) {
        parts.moves.visibility = if (height > 0) VISIBLE else INVISIBLE
        place(parts.moves, x, y, width, height)
    }

    private fun placeLine(line: View, x: Int, y: Int, width: Int, height: Int): Int {
        line.visibility = if (height == 0) INVISIBLE else VISIBLE
        place(line, x, y, width, height)
        return y + height
    }

    private val Int.px get() = context.dp(this)

    private companion object {
        const val GAP = 8
        const val MESSAGE = 44

        /** Five buttons beside each other. */
        const val LEAST_PANEL = 256

        /** Two rows of moves; less would show nothing of a game. */
        const val LEAST_MOVES = 96

        /** From this height of the board on the panel beside it is as high as the board. */
        const val TALL = 400
    }
}
