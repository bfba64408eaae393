package org.draughts.app.records

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.view.View
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.core.Verdict

/** How a game came out, at a glance: filled is won, half is drawn, empty is lost. The word stands beside it. */
internal class ResultDot(context: Context) : View(context) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)

    var verdict = Verdict.LOST
        set(value) {
            field = value
            invalidate()
        }

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) =
        setMeasuredDimension(context.dp(SIZE), context.dp(SIZE))

    override fun onDraw(canvas: Canvas) {
        val edge = context.dp(EDGE)
        val middle = width / 2f
        val radius = middle - edge
        paint.color = context.getColor(if (verdict == Verdict.LOST) R.color.control else R.color.accent)
        paint.style = Paint.Style.FILL
        when (verdict) {
            Verdict.WON -> canvas.drawCircle(middle, middle, radius, paint)

            Verdict.DRAWN -> canvas.drawArc(
                middle - radius,
                middle - radius,
                middle + radius,
                middle + radius,
                QUARTER,
                2 * QUARTER,
                true,
                paint,
            )

            Verdict.LOST -> Unit
        }
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = edge
        canvas.drawCircle(middle, middle, radius, paint)
    }

    private companion object {
        const val SIZE = 18
        const val EDGE = 2f
        const val QUARTER = 90f
    }
}
