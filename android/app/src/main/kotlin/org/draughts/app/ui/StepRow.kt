package org.draughts.app.ui

import android.content.Context
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import org.draughts.app.R

/**
 * A number among some, with a button to the next smaller and one to the next larger.
 *
 * @param steps the numbers, in rising order; one that is none of them is kept until a button is pressed
 */
internal class StepRow(
    context: Context,
    words: Int,
    less: Int,
    more: Int,
    private val steps: List<Int>,
    private var value: Int,
    private val changed: (Int) -> Unit,
) : LinearLayout(context) {
    private val number = context.label(R.style.Text_Count)
    private val lessButton = context.iconButton(R.drawable.icon_less, less) { step(steps.lastOrNull { it < value }) }
    private val moreButton = context.iconButton(R.drawable.icon_new, more) { step(steps.firstOrNull { it > value }) }

    init {
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = context.size(R.dimen.row)
        number.gravity = Gravity.CENTER
        number.minWidth = context.dp(NUMBER)
        number.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        addView(context.label(R.style.Text_Body).apply { setText(words) }, share())
        addView(lessButton, wrapped(start = context.dp(8)))
        addView(number)
        addView(moreButton)
        show()
    }

    private fun step(next: Int?) {
        value = next ?: return
        show()
        changed(value)
    }

    private fun show() {
        number.text = value.toString()
        lessButton.isEnabled = value > steps.first()
        moreButton.isEnabled = value < steps.last()
        for (button in listOf(lessButton, moreButton)) {
            button.drawable.setTint(context.getColor(if (button.isEnabled) R.color.text else R.color.control))
        }
    }

    private companion object {
        const val NUMBER = 40
    }
}
