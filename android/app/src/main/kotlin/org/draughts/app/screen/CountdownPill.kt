package org.draughts.app.screen

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import android.graphics.Typeface
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.wrapped
import org.draughts.core.Countdown

/** How near a draw is: a ring that empties, and the number in words. */
internal class CountdownPill(context: Context) : LinearLayout(context) {
    private val texts = Texts(resources)
    private val ring = Ring(context)
    private val words = context.label(R.style.Text_Label)

    init {
        gravity = Gravity.CENTER_VERTICAL
        setPaddingRelative(context.dp(6), context.dp(6), context.dp(12), context.dp(6))
        addView(ring, LayoutParams(context.dp(RING_BOX), context.dp(RING_BOX)))
        addView(words, wrapped(start = context.dp(8)))
    }

    fun show(countdown: Countdown?) {
        visibility = if (countdown == null) GONE else VISIBLE
        if (countdown == null) return
        val left = countdown.movesLeft.toInt()
        val color = context.getColor(if (countdown.urgent) R.color.danger else R.color.notice)
        background = context.rounded(
            if (countdown.urgent) R.color.danger_soft else R.color.notice_soft,
            context.dp(RADIUS),
        )
        words.setTextColor(color)
        words.text = resources.getQuantityString(R.plurals.draw_in, left, left)
        ring.show(left, countdown.limit.toInt(), color)
        tooltipText = texts.of(countdown.rule)
        contentDescription = words.text
    }

    private class Ring(context: Context) : View(context) {
        private val stroke = context.dp(3f)
        private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        private val number = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            textSize = context.dp(12f)
            textAlign = Paint.Align.CENTER
            typeface = Typeface.DEFAULT_BOLD
        }
        private val circle = RectF()
        private var left = 0
        private var limit = 1

        fun show(left: Int, limit: Int, color: Int) {
            this.left = left
            this.limit = limit
            paint.color = color
            number.color = color
            invalidate()
        }

        override fun onDraw(canvas: Canvas) {
            circle.set(stroke / 2, stroke / 2, width - stroke / 2, height - stroke / 2)
            paint.style = Paint.Style.STROKE
            paint.strokeWidth = stroke
            paint.strokeCap = Paint.Cap.ROUND
            paint.alpha = FAINT
            canvas.drawOval(circle, paint)
            paint.alpha = OPAQUE
            canvas.drawArc(circle, TOP, FULL * left / limit.coerceAtLeast(1), false, paint)
            val middle = height / 2f - (number.ascent() + number.descent()) / 2
            canvas.drawText(left.toString(), width / 2f, middle, number)
        }
    }

    private companion object {
        const val RING_BOX = 27
        const val RADIUS = 20f
        const val FAINT = 71
        const val OPAQUE = 255
        const val TOP = -90f
        const val FULL = 360f
    }
}
