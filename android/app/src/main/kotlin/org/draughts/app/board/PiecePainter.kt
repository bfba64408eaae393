package org.draughts.app.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import org.draughts.app.board.BoardSpec.Crown
import org.draughts.app.board.BoardSpec.PieceSize
import org.draughts.app.board.BoardSpec.Shadow
import org.draughts.core.Piece
import org.draughts.core.PieceSet
import org.draughts.core.Player

/** Draws a piece into the unit square. Solid or outlined is the shape that is read; the colours are the board's. */
internal class PiecePainter(private val colors: BoardColors, private val brush: Brush, private val look: BoardLook) {
    private val crown = Path().apply {
        Crown.POINTS.forEachIndexed { i, (x, y) -> if (i == 0) moveTo(x, y) else lineTo(x, y) }
        close()
    }
    private val bar = RectF(
        Crown.BAR_LEFT,
        Crown.BAR_TOP,
        Crown.BAR_LEFT + Crown.BAR_WIDTH,
        Crown.BAR_TOP + Crown.BAR_HEIGHT,
    )
    private val unit = RectF(0f, 0f, 1f, 1f)

    /** @param crownScale below 1 while a new crown grows */
    fun draw(canvas: Canvas, piece: Piece, shadow: Shadow = Shadow.RESTING, crownScale: Float = 1f) {
        if (shadow != Shadow.NONE) brush.disc(canvas, PieceSize.RADIUS, colors.ink, shadow.alpha, shadow.dy)
        when (piece.owner) {
            Player.ONE -> {
                brush.disc(canvas, PieceSize.RADIUS, colors.ink)
                grooves(canvas, piece)
                if (piece.king) crown(canvas, piece, colors.face, crownScale)
            }

            Player.TWO -> {
                val radius = PieceSize.RADIUS - look.outline / 2
                brush.disc(canvas, radius, colors.face)
                brush.ring(canvas, radius, look.outline, colors.ink)
                if (look.pieces == PieceSet.TURNED && !piece.king) {
                    brush.ring(canvas, PieceSize.SECOND_GROOVE, PieceSize.THIN_RING_WIDTH, colors.ink)
                }
                if (piece.king) crown(canvas, piece, colors.ink, crownScale * Crown.OUTLINED_SCALE)
            }
        }
    }

    /** A piece that is not quite there: one that is taken, or one that is being carried elsewhere. */
    fun drawFaint(canvas: Canvas, piece: Piece, alpha: Float) {
        canvas.saveLayerAlpha(unit, (alpha * 255).toInt())
        draw(canvas, piece, Shadow.NONE)
        canvas.restore()
    }

    private fun grooves(canvas: Canvas, piece: Piece) {
        if (look.pieces == PieceSet.BOLD) return
        val groove = if (piece.king) PieceSize.GROOVE_KING else PieceSize.GROOVE_MAN
        brush.ring(canvas, groove, PieceSize.GROOVE_WIDTH, colors.groove)
        if (look.pieces == PieceSet.TURNED && !piece.king) {
            brush.ring(canvas, PieceSize.SECOND_GROOVE, PieceSize.GROOVE_WIDTH, colors.groove)
        }
    }

    private fun crown(canvas: Canvas, piece: Piece, color: Int, scale: Float) {
        canvas.save()
        if (piece.owner == look.crownsTurned) canvas.rotate(HALF_TURN, Brush.MIDDLE, Brush.MIDDLE)
        canvas.scale(scale, scale, Brush.MIDDLE, Brush.MIDDLE)
        canvas.drawPath(crown, brush.fill(color))
        canvas.drawPath(crown, brush.stroke(color, Crown.JOIN, Paint.Cap.ROUND, Paint.Join.ROUND))
        canvas.drawRoundRect(bar, Crown.BAR_CORNER, Crown.BAR_CORNER, brush.fill(color))
        canvas.restore()
    }

    private companion object {
        const val HALF_TURN = 180f
    }
}
