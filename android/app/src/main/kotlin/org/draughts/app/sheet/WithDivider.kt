package org.draughts.app.sheet

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.drawable.Drawable
import android.graphics.drawable.DrawableWrapper

/** A background with a line at its left edge, between it and its neighbour. */
internal class WithDivider(inner: Drawable, color: Int, private val width: Int) : DrawableWrapper(inner) {
    private val paint = Paint().apply { this.color = color }

    override fun draw(canvas: Canvas) {
        super.draw(canvas)
        val at = bounds
        canvas.drawRect(at.left.toFloat(), at.top.toFloat(), at.left + width.toFloat(), at.bottom.toFloat(), paint)
    }
}
