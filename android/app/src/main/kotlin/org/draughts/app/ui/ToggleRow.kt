package org.draughts.app.ui

import android.animation.ValueAnimator
import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import android.view.Gravity
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import android.widget.Switch
import org.draughts.app.R

/**
 * A choice of yes or no: words at the left, a switch at the right, and the whole row is the target.
 *
 * @param note what it means, in a line below; null for none
 */
internal class ToggleRow(
    context: Context,
    words: CharSequence,
    note: CharSequence?,
    checked: Boolean,
    private val changed: (Boolean) -> Unit,
) : LinearLayout(context) {
    private val handle = SwitchView(context)

    var checked: Boolean = checked
        private set

    init {
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = context.size(R.dimen.row)
        setPadding(0, context.dp(4), 0, context.dp(4))
        val lines = column(context, context.label(R.style.Text_Body).apply { text = words })
        if (note != null) {
            val caption = context.label(R.style.Text_Caption).apply { text = note }
            lines.addView(caption, wide(top = context.dp(2)))
        }
        addView(lines, share())
        addView(handle, wrapped(start = context.dp(16)))
        withFocusFrame(resources.getDimension(R.dimen.radius_control))
        background = context.touchable(null, resources.getDimension(R.dimen.radius_control))
        setOnClickListener {
            this.checked = !this.checked
            handle.set(this.checked, animate = true)
            changed(this.checked)
        }
        handle.set(checked, animate = false)
    }

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.className = Switch::class.java.name
        info.isCheckable = true
        info.isChecked = checked
    }

    /** The switch itself: off is an outline with a dot at the left, on is filled with the dot at the right. */
    private class SwitchView(context: Context) : View(context) {
        private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        private val frame = RectF()
        private var at = 0f

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        fun set(on: Boolean, animate: Boolean) {
            val goal = if (on) 1f else 0f
            if (!animate || !ValueAnimator.areAnimatorsEnabled()) return show(goal)
            ValueAnimator.ofFloat(at, goal).apply {
                duration = SLIDE
                addUpdateListener { show(it.animatedValue as Float) }
                start()
            }
        }

        private fun show(at: Float) {
            this.at = at
            invalidate()
        }

        override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) =
            setMeasuredDimension(context.dp(WIDTH), context.dp(HEIGHT))

        override fun onDraw(canvas: Canvas) {
            val edge = context.dp(2f)
            val radius = height / 2f
            frame.set(edge / 2, edge / 2, width - edge / 2, height - edge / 2)
            paint.style = Paint.Style.FILL
            paint.color = context.getColor(R.color.accent)
            paint.alpha = (OPAQUE * at).toInt()
            canvas.drawRoundRect(frame, radius, radius, paint)
            paint.style = Paint.Style.STROKE
            paint.strokeWidth = edge
            paint.color = context.getColor(if (at > HALF) R.color.accent else R.color.control)
            canvas.drawRoundRect(frame, radius, radius, paint)
            paint.style = Paint.Style.FILL
            paint.color = context.getColor(if (at > HALF) R.color.on_accent else R.color.control)
            val dot = context.dp(SMALL_DOT + (LARGE_DOT - SMALL_DOT) * at)
            canvas.drawCircle(radius + (width - 2 * radius) * at, radius, dot, paint)
        }

        private companion object {
            const val WIDTH = 52
            const val HEIGHT = 32
            const val SMALL_DOT = 8f
            const val LARGE_DOT = 10f
            const val HALF = 0.5f
            const val OPAQUE = 255
            const val SLIDE = 120L
        }
    }
}
