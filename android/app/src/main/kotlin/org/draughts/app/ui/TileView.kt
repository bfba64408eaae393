package org.draughts.app.ui

import android.content.Context
import android.graphics.Canvas
import android.view.View
import org.draughts.app.R
import org.draughts.app.board.BoardColors
import org.draughts.app.board.BoardLook
import org.draughts.app.board.BoardPainter
import org.draughts.app.board.Dressed
import org.draughts.core.Piece
import org.draughts.core.Player

/** A piece outside the board, on a tile of the board's dark square. Drawn by the board's own painter. */
internal class TileView(context: Context, owner: Player, private val ringed: Boolean = false) :
    View(context),
    Dressed {
    private val size = context.size(R.dimen.tile)
    private val piece = Piece(owner, king = false)
    private var painter = painter(BoardLook())

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun dress(look: BoardLook) {
        painter = painter(look)
        invalidate()
    }

    private fun painter(look: BoardLook) =
        BoardPainter(BoardColors.of(context, look.theme), look, resources.displayMetrics.density)

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) = setMeasuredDimension(size, size)

    override fun onDraw(canvas: Canvas) = painter.drawTile(canvas, width.toFloat(), piece, ringed)
}
