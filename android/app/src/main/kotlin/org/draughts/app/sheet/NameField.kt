package org.draughts.app.sheet

import android.content.Context
import android.text.Editable
import android.text.InputType
import android.text.TextWatcher
import android.view.Gravity
import android.view.View
import android.widget.EditText
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.TileView
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.Player

/** What a player is to be called; empty, the words for the player stand in its place. What is wrong with it is said below. */
internal class NameField(context: Context, owner: Player, name: String?) : LinearLayout(context) {
    private val field = EditText(context, null, 0, R.style.Text_Body)
    private val problem = context.label(R.style.Text_Caption, R.color.danger)

    val text get() = field.text.toString()

    init {
        val radius = resources.getDimension(R.dimen.radius_control)
        field.setText(name.orEmpty())
        field.setHint(if (owner == Player.ONE) R.string.player_one else R.string.player_two)
        field.setHintTextColor(context.getColor(R.color.text_muted))
        field.inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_FLAG_CAP_WORDS or
            InputType.TYPE_TEXT_VARIATION_PERSON_NAME
        field.isFocusableInTouchMode = true
        field.isCursorVisible = true
        field.isSingleLine = true
        field.gravity = Gravity.CENTER_VERTICAL
        field.minHeight = context.size(R.dimen.button)
        field.setPadding(context.dp(14), context.dp(8), context.dp(14), context.dp(8))
        field.background = context.rounded(R.color.surface, radius, R.color.control)
        field.withFocusFrame(radius)
        field.isFocusableInTouchMode = true
        field.addTextChangedListener(Watcher())
        val line = row(context, TileView(context, owner))
        line.addView(column(context).apply { addView(field, wide()) }, share(start = context.dp(12)))
        orientation = VERTICAL
        addView(line, wide())
        addView(problem, wide(top = context.dp(4)))
        problem.visibility = View.GONE
        problem.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }

    /** Says what is wrong, and brings the keyboard there. */
    fun refuse(words: String) {
        problem.text = words
        problem.visibility = View.VISIBLE
        field.requestFocus()
    }

    private inner class Watcher : TextWatcher {
        override fun beforeTextChanged(text: CharSequence, start: Int, count: Int, after: Int) = Unit

        override fun onTextChanged(text: CharSequence, start: Int, before: Int, count: Int) = Unit

        override fun afterTextChanged(text: Editable) {
            problem.visibility = View.GONE
        }
    }
}
