package org.draughts.app.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import org.draughts.app.board.BoardSpec.Hint
import org.draughts.core.HintView
import org.draughts.core.SquareState
import kotlin.math.hypot

/** Draws a hint as its route: a line through the squares where it lands, and a head at its end. */
internal class HintPainter(private val colors: BoardColors, private val brush: Brush) {
    private val shaft = Path()
    private val head = Path()

    /** [canvas] is in pixels; the route's squares are found in [squares]. */
    fun draw(canvas: Canvas, hint: HintView, squares: List<SquareState>, shape: BoardShape) {
        val points = hint.path.toList().mapNotNull { number ->
            val square = squares.find { it.square.toByte() == number } ?: return@mapNotNull null
            val x = shape.x(square.column.toInt()) / shape.side + Brush.MIDDLE
            val y = shape.y(square.row.toInt()) / shape.side + Brush.MIDDLE
            x to y
        }
        if (points.size < 2) return
        route(points)
        canvas.save()
        canvas.scale(shape.side, shape.side)
        // The casing of both first, so that head and shaft are one figure.
        canvas.drawPath(shaft, pen(colors.ink, Hint.SHAFT + 2 * Hint.CASING))
        canvas.drawPath(head, brush.stroke(colors.ink, 2 * Hint.CASING, Paint.Cap.ROUND, Paint.Join.ROUND))
        canvas.drawPath(shaft, pen(colors.past, Hint.SHAFT))
        canvas.drawPath(head, brush.fill(colors.past))
        canvas.restore()
    }

    private fun pen(color: Int, width: Float) = brush.stroke(color, width, Paint.Cap.ROUND, Paint.Join.ROUND)

    private fun route(points: List<Pair<Float, Float>>) {
        val (startX, startY) = toward(points[0], points[1], Hint.FROM_START)
        val (endX, endY) = points.last()
        val before = points[points.size - 2]
        val length = hypot(endX - before.first, endY - before.second)
        val alongX = (endX - before.first) / length
        val alongY = (endY - before.second) / length
        shaft.reset()
        shaft.moveTo(startX, startY)
        for ((x, y) in points.subList(1, points.size - 1)) shaft.lineTo(x, y)
        shaft.lineTo(endX - alongX * Hint.BEFORE_END, endY - alongY * Hint.BEFORE_END)
        val baseX = endX - alongX * Hint.HEAD
        val baseY = endY - alongY * Hint.HEAD
        val half = Hint.HEAD / 2
        head.reset()
        head.moveTo(endX, endY)
        head.lineTo(baseX - alongY * half, baseY + alongX * half)
        head.lineTo(baseX + alongY * half, baseY - alongX * half)
        head.close()
    }

    private fun toward(from: Pair<Float, Float>, to: Pair<Float, Float>, distance: Float): Pair<Float, Float> {
        val length = hypot(to.first - from.first, to.second - from.second)
        val part = distance / length
        return from.first + (to.first - from.first) * part to from.second + (to.second - from.second) * part
    }
}
