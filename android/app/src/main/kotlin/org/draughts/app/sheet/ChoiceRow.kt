package org.draughts.app.sheet

import android.content.Context
import android.graphics.drawable.GradientDrawable
import android.view.Gravity
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.RadioButton
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.icon
import org.draughts.app.ui.isNarrow
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.withFocusFrame

/**
 * One of a few: a row of equal parts, or, where there is no room for their words, a list with a check mark.
 *
 * @param names each choice with its words
 * @param icons icons beside the words, if there are any
 */
internal class ChoiceRow<T>(
    context: Context,
    names: List<Pair<T, CharSequence>>,
    selected: T,
    private val icons: Map<T, Int> = emptyMap(),
    private val chosen: (T) -> Unit,
) : LinearLayout(context) {
    private val listed = context.hasLargeText || names.size > MOST_ON_NARROW && context.isNarrow
    private val radius = resources.getDimension(R.dimen.radius_control)
    private val parts = names.map { (value, words) -> Part(context, value, words) }

    var selected: T = selected
        private set

    init {
        orientation = if (listed) VERTICAL else HORIZONTAL
        if (!listed) foreground = context.rounded(null, radius, R.color.control)
        parts.forEachIndexed { index, part ->
            val params = if (listed) {
                LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT)
            } else {
                LayoutParams(0, LayoutParams.MATCH_PARENT, 1f)
            }
            if (listed && index > 0) params.topMargin = context.dp(4)
            // Two neighbours share one edge.
            if (!listed && index > 0) params.marginStart = -context.size(R.dimen.edge)
            addView(part, params)
        }
        parts.forEach { it.paint() }
    }

    private fun select(value: T) {
        if (value == selected) return
        selected = value
        parts.forEach { it.paint() }
        chosen(value)
    }

    private inner class Part(context: Context, private val value: T, words: CharSequence) : LinearLayout(context) {
        private val image = ImageView(context)
        private val label = context.label(R.style.Text_Label)
        private val check = ImageView(context)

        init {
            gravity = if (listed) Gravity.CENTER_VERTICAL or Gravity.START else Gravity.CENTER
            minimumHeight = context.size(R.dimen.touch)
            val side = context.dp(if (listed) 16 else 3)
            setPadding(side, context.dp(6), side, context.dp(6))
            val iconSize = context.size(R.dimen.icon_small)
            if (value in icons) {
                addView(image, LayoutParams(iconSize, iconSize).apply { marginEnd = context.dp(6) })
            }
            label.text = words
            label.gravity = if (listed) Gravity.START else Gravity.CENTER
            addView(
                label,
                LayoutParams(
                    if (listed) 0 else LayoutParams.WRAP_CONTENT,
                    LayoutParams.WRAP_CONTENT,
                    if (listed) 1f else 0f,
                ),
            )
            if (listed) addView(check, LayoutParams(iconSize, iconSize))
            withFocusFrame(radius)
            setOnClickListener { select(value) }
        }

        fun paint() {
            val on = value == selected
            isSelected = on
            val color = if (on) R.color.on_accent else R.color.text
            label.setTextColor(context.getColor(color))
            icons[value]?.let { image.setImageDrawable(context.icon(it, color)) }
            check.setImageDrawable(context.icon(R.drawable.icon_check, color))
            check.visibility = if (on) VISIBLE else INVISIBLE
            background = context.touchable(ground(on), if (listed) radius else 0f)
        }

        /** Its own corners, as a part at an end has the row's. */
        private fun ground(on: Boolean): GradientDrawable {
            val index = parts.indexOf(this)
            val ground = context.rounded(if (on) R.color.accent else R.color.surface, radius, R.color.control)
            if (listed) return ground
            val first = if (index == 0) radius else 0f
            val last = if (index == parts.lastIndex) radius else 0f
            ground.cornerRadii = floatArrayOf(first, first, last, last, last, last, first, first)
            return ground
        }

        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(info)
            info.className = RadioButton::class.java.name
            info.isCheckable = true
            info.isChecked = isSelected
        }
    }

    private companion object {
        /** So many parts have room for a word each on the narrowest phones. */
        const val MOST_ON_NARROW = 3
    }
}
