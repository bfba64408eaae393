package org.draughts.app.screen

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.os.SystemClock
import android.view.View
import org.draughts.app.R

/**
 * A line that fills while the computer thinks. It appears late, so that a quick reply shows nothing.
 *
 * It keeps its place on the screen when it is not seen.
 */
internal class ThinkingLine(context: Context) : View(context) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private val back = context.getColor(R.color.line)
    private val front = context.getColor(R.color.accent)

    /** When the computer began to think, by [SystemClock.uptimeMillis], or null. */
    var since: () -> Long? = { null }

    /** The share that is done. */
    var share: () -> Float = { 0f }

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onDraw(canvas: Canvas) {
        val since = since() ?: return
        if (SystemClock.uptimeMillis() - since >= DELAY) {
            val radius = height / 2f
            paint.color = back
            canvas.drawRoundRect(0f, 0f, width.toFloat(), height.toFloat(), radius, radius, paint)
            paint.color = front
            val filled = width * share().coerceIn(0f, 1f)
            if (filled > height) canvas.drawRoundRect(0f, 0f, filled, height.toFloat(), radius, radius, paint)
        }
        postInvalidateOnAnimation()
    }

    private companion object {
        const val DELAY = 400L
    }
}
