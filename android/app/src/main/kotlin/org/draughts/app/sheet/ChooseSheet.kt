package org.draughts.app.sheet

import android.content.Context
import android.view.Gravity
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.RadioButton
import org.draughts.app.R
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.icon
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame

/** One of many, by name; the present one has a check mark. */
internal class ChooseSheet<T>(
    context: Context,
    title: Int,
    choices: List<Pair<T, CharSequence>>,
    selected: T,
    close: (Sheet) -> Unit,
    chosen: (T) -> Unit,
) : Sheet(context, context.getString(title)) {
    private val rows = choices.map { (value, words) ->
        rowOf(words, value == selected) {
            close(this)
            chosen(value)
        }
    }
    private val first = rows.getOrNull(choices.indexOfFirst { it.first == selected })

    override val view: View = scrolling(
        column(context).apply {
            setPadding(0, context.dp(16), 0, context.dp(8))
            val heading = context.label(R.style.Text_Title)
            heading.setText(title)
            heading.markAsHeading()
            heading.setPaddingRelative(context.dp(16), 0, context.dp(16), context.dp(8))
            addView(heading)
            rows.forEach { addView(it, wide()) }
        },
    )

    override val firstFocus: View? get() = first

    private fun rowOf(words: CharSequence, on: Boolean, action: () -> Unit): View =
        context.label(R.style.Text_Body).apply {
            text = words
            isSelected = on
            gravity = Gravity.CENTER_VERTICAL
            minHeight = context.size(R.dimen.row)
            setPaddingRelative(context.dp(16), context.dp(8), context.dp(16), context.dp(8))
            val check = context.icon(R.drawable.icon_check, R.color.accent, R.dimen.icon)
            check.alpha = if (on) OPAQUE else 0
            setCompoundDrawablesRelative(null, null, check, null)
            compoundDrawablePadding = context.dp(12)
            background = context.touchable(null, 0f)
            withFocusFrame(0f)
            setOnClickListener { action() }
            accessibilityDelegate = object : View.AccessibilityDelegate() {
                override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfo) {
                    super.onInitializeAccessibilityNodeInfo(host, info)
                    info.className = RadioButton::class.java.name
                    info.isCheckable = true
                    info.isChecked = on
                }
            }
        }

    private companion object {
        const val OPAQUE = 255
    }
}
