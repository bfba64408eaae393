package org.draughts.app.ui

import android.content.Context
import android.graphics.Canvas
import android.view.View
import org.draughts.app.R
import org.draughts.app.board.BoardColors
import org.draughts.app.board.BoardPainter
import org.draughts.core.Piece
import org.draughts.core.Player

/** A piece outside the board, on a tile of the board's dark square. Drawn by the board's own painter. */
internal class TileView(context: Context, owner: Player, private val ringed: Boolean = false) : View(context) {
    private val painter = BoardPainter(BoardColors.of(context), resources.displayMetrics.density)
    private val size = context.size(R.dimen.tile)

    var piece = Piece(owner, king = false)
        set(value) {
            field = value
            invalidate()
        }

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) = setMeasuredDimension(size, size)

    override fun onDraw(canvas: Canvas) = painter.drawTile(canvas, width.toFloat(), piece, ringed)
}
