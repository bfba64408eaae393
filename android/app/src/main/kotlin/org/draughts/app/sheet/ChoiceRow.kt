package org.draughts.app.sheet

import android.content.Context
import android.graphics.drawable.Drawable
import android.view.Gravity
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import android.widget.RadioButton
import android.widget.TextView
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.icon
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.withFocusFrame

/**
 * One of a few: a row of equal parts, or with large text a list with a check mark.
 *
 * @param names each choice with its words
 * @param icons icons beside the words, if there are any
 */
internal class ChoiceRow<T>(
    context: Context,
    private val names: List<Pair<T, CharSequence>>,
    selected: T,
    private val icons: Map<T, Int> = emptyMap(),
    private val chosen: (T) -> Unit,
) : LinearLayout(context) {
    private val listed = context.hasLargeText
    private val parts = ArrayList<Pair<T, TextView>>()

    var selected: T = selected
        private set

    init {
        orientation = if (listed) VERTICAL else HORIZONTAL
        val radius = resources.getDimension(R.dimen.radius_control)
        foreground = if (listed) null else context.rounded(null, radius, R.color.control)
        clipToOutline = !listed
        background = context.rounded(R.color.surface, radius)
        for ((value, words) in names) {
            val part = Part(context).apply {
                text = words
                setOnClickListener { select(value) }
            }
            parts.add(value to part)
            addView(part, if (listed) LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT) else LayoutParams(0, LayoutParams.MATCH_PARENT, 1f))
        }
        paint()
    }

    fun select(value: T) {
        if (value == selected) return
        selected = value
        paint()
        chosen(value)
    }

    private fun paint() = parts.forEachIndexed { index, (value, part) ->
        val on = value == selected
        part.isSelected = on
        val radius = if (listed) resources.getDimension(R.dimen.radius_control) else 0f
        val fill = context.rounded(if (on) R.color.accent else null, radius, if (listed) R.color.control else null)
        val divider = if (!listed && index > 0) R.color.control else null
        part.background = context.touchable(if (divider == null) fill else WithDivider(fill, context.getColor(divider), context.size(R.dimen.edge)), radius)
        val color = if (on) R.color.on_accent else R.color.text
        part.setTextColor(context.getColor(color))
        val image = icons[value]?.let { sized(context.icon(it, color)) }
        val check = if (listed && on) sized(context.icon(R.drawable.icon_check, color)) else null
        part.setCompoundDrawablesRelative(image, null, check, null)
    }

    private fun sized(image: Drawable) = image.apply {
        val size = context.size(R.dimen.icon_small)
        setBounds(0, 0, size, size)
    }

    private inner class Part(context: Context) : TextView(context, null, 0, R.style.Text_Label) {
        init {
            includeFontPadding = false
            gravity = if (listed) Gravity.CENTER_VERTICAL or Gravity.START else Gravity.CENTER
            minHeight = context.size(R.dimen.touch)
            val side = context.dp(if (listed) 16 else 6)
            setPadding(side, context.dp(6), side, context.dp(6))
            compoundDrawablePadding = context.dp(6)
            withFocusFrame(resources.getDimension(R.dimen.radius_control))
        }

        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(info)
            info.className = RadioButton::class.java.name
            info.isCheckable = true
            info.isChecked = isSelected
        }
    }
}
