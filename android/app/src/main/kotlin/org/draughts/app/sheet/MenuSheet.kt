package org.draughts.app.sheet

import android.content.Context
import android.view.Gravity
import android.view.View
import org.draughts.app.R
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.icon
import org.draughts.app.ui.label
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame

/** One line of a menu. */
internal class MenuItem(val icon: Int, val words: Int, val enabled: Boolean = true, val action: () -> Unit)

/**
 * All commands by name.
 *
 * @param turned it was opened by the player across the table, so it is turned round
 */
internal class MenuSheet(
    context: Context,
    items: List<MenuItem>,
    title: String = context.getString(R.string.menu),
    close: (Sheet) -> Unit,
    override val turned: Boolean = false,
) : Sheet(context, title) {
    private val rows = items.map { item ->
        context.label(R.style.Text_Body, if (item.enabled) R.color.text else R.color.control).apply {
            setText(item.words)
            gravity = Gravity.CENTER_VERTICAL
            minHeight = context.size(R.dimen.row)
            setPaddingRelative(context.dp(16), context.dp(8), context.dp(16), context.dp(8))
            val image = context.icon(item.icon, if (item.enabled) R.color.text else R.color.control, R.dimen.icon)
            setCompoundDrawablesRelative(image, null, null, null)
            compoundDrawablePadding = context.dp(16)
            background = context.touchable(null, 0f)
            withFocusFrame(0f)
            setOnClickListener {
                close(this@MenuSheet)
                item.action()
            }
        }
    }

    override val view: View = scrolling(
        column(context).apply {
            setPadding(0, context.dp(8), 0, context.dp(8))
            rows.forEach { addView(it, wide()) }
        },
    )

    override val firstFocus: View? get() = rows.firstOrNull()
}
