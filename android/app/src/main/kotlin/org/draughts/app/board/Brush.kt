package org.draughts.app.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF

/**
 * Draws shapes in fractions of a square, with two paints that are made once.
 *
 * [alpha] lies over all that is drawn, for marks that fade in.
 */
internal class Brush {
    var alpha = 1f

    private val filling = Paint(Paint.ANTI_ALIAS_FLAG)
    private val stroking = Paint(Paint.ANTI_ALIAS_FLAG).apply { style = Paint.Style.STROKE }

    fun fill(color: Int, opacity: Float = 1f): Paint = filling.apply {
        this.color = color
        this.alpha = (OPAQUE * opacity * this@Brush.alpha).toInt()
    }

    fun stroke(
        color: Int,
        width: Float,
        cap: Paint.Cap = Paint.Cap.BUTT,
        join: Paint.Join = Paint.Join.MITER,
        opacity: Float = 1f,
    ): Paint = stroking.apply {
        this.color = color
        this.alpha = (OPAQUE * opacity * this@Brush.alpha).toInt()
        strokeWidth = width
        strokeCap = cap
        strokeJoin = join
    }

    fun disc(canvas: Canvas, radius: Float, color: Int, opacity: Float = 1f, dy: Float = 0f) =
        canvas.drawCircle(MIDDLE, MIDDLE + dy, radius, fill(color, opacity))

    fun ring(canvas: Canvas, radius: Float, width: Float, color: Int) =
        canvas.drawCircle(MIDDLE, MIDDLE, radius, stroke(color, width))

    /** A ring drawn twice, ink first: it reads on any square. */
    fun casedRing(canvas: Canvas, radius: Float, width: Float, casing: Float, color: Int, ink: Int) {
        ring(canvas, radius, width + 2 * casing, ink)
        ring(canvas, radius, width, color)
    }

    /** A disc with an edge of ink, half of it inside. */
    fun casedDisc(canvas: Canvas, radius: Float, casing: Float, color: Int, ink: Int) {
        disc(canvas, radius, color)
        ring(canvas, radius, casing, ink)
    }

    /** A line drawn twice, ink first. */
    fun casedPath(canvas: Canvas, path: Path, width: Float, casing: Float, color: Int, ink: Int, cap: Paint.Cap) {
        canvas.drawPath(path, stroke(ink, width + 2 * casing, cap, Paint.Join.ROUND))
        canvas.drawPath(path, stroke(color, width, cap, Paint.Join.ROUND))
    }

    fun casedFrame(canvas: Canvas, frame: RectF, corner: Float, width: Float, casing: Float, color: Int, ink: Int) {
        canvas.drawRoundRect(frame, corner, corner, stroke(ink, width + 2 * casing))
        canvas.drawRoundRect(frame, corner, corner, stroke(color, width))
    }

    companion object {
        const val MIDDLE = 0.5f
        private const val OPAQUE = 255
    }
}
