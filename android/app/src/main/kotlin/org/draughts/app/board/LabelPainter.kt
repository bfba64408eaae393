package org.draughts.app.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Typeface
import org.draughts.app.board.BoardSpec.Labels
import org.draughts.core.MatchState
import org.draughts.core.SquareState

/**
 * Writes the squares' names round the board: letters below and digits at the left; numbers at both ends of a row, or
 * into the squares where these are large.
 */
internal class LabelPainter(private val density: Float) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        typeface = Typeface.create("sans-serif-medium", Typeface.NORMAL)
        fontFeatureSettings = "tnum"
        letterSpacing = TIGHT
    }

    /** The numbers stand in the squares. */
    fun inside(state: MatchState, shape: BoardShape) =
        !state.hasLetters && shape.side >= Labels.INSIDE_FROM_DP * density

    fun draw(canvas: Canvas, state: MatchState, shape: BoardShape, gutterColor: Int, squareColor: Int) {
        if (inside(state, shape)) {
            paint.color = squareColor
            paint.textSize = shape.side * Labels.INSIDE
            paint.textAlign = Paint.Align.LEFT
            for (s in state.squares) {
                canvas.drawText(
                    s.name,
                    shape.x(s.column.toInt()) + shape.side * Labels.INSIDE_X,
                    shape.y(s.row.toInt()) + shape.side * Labels.INSIDE_BASELINE,
                    paint,
                )
            }
            return
        }
        paint.color = gutterColor
        paint.textSize = Labels.SIZE_DP * density
        paint.textAlign = Paint.Align.CENTER
        if (state.hasLetters) letters(canvas, state, shape) else numbers(canvas, state, shape)
    }

    private fun letters(canvas: Canvas, state: MatchState, shape: BoardShape) {
        for (column in 0 until shape.count) {
            val s = state.squares.find { it.column.toInt() == column } ?: continue
            val x = shape.x(column) + shape.side / 2
            canvas.drawText(s.name.takeWhile { it.isLetter() }, x, shape.bottom + LETTER_BASELINE * density, paint)
        }
        // Ten rows have one digit more.
        val side = if (shape.count > ONE_DIGIT) SIDE else SIDE_DIGIT
        for (row in 0 until shape.count) {
            val s = state.squares.find { it.row.toInt() == row } ?: continue
            beside(canvas, s.name.dropWhile { it.isLetter() }, shape.left - side * density, shape, row)
        }
    }

    private fun numbers(canvas: Canvas, state: MatchState, shape: BoardShape) {
        for (row in 0 until shape.count) {
            val ends = state.squares.filter { it.row.toInt() == row }
            val left = ends.minByOrNull { shape.x(it.column.toInt()) } ?: continue
            val right: SquareState = ends.maxByOrNull { shape.x(it.column.toInt()) } ?: continue
            beside(canvas, left.name, shape.left - SIDE * density, shape, row)
            beside(canvas, right.name, shape.right + SIDE * density, shape, row)
        }
    }

    private fun beside(canvas: Canvas, text: String, x: Float, shape: BoardShape, row: Int) {
        val baseline = shape.y(row) + shape.side / 2 - (paint.ascent() + paint.descent()) / 2
        canvas.drawText(text, x, baseline, paint)
    }

    private companion object {
        const val LETTER_BASELINE = 15f
        const val SIDE = 11f
        const val SIDE_DIGIT = 9.5f
        const val TIGHT = -0.03f
        const val ONE_DIGIT = 9
    }
}

/** The squares are named like `e3`, not like `12`. */
internal val MatchState.hasLetters get() = squares.firstOrNull()?.name?.firstOrNull()?.isLetter() == true
