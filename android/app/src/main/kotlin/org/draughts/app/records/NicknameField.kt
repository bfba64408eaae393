package org.draughts.app.records

import android.content.Context
import android.text.Editable
import android.text.InputType
import android.text.TextWatcher
import android.view.View
import android.view.inputmethod.EditorInfo
import android.view.inputmethod.InputMethodManager
import android.widget.EditText
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import org.draughts.core.NicknameException
import org.draughts.core.ProfileView

/**
 * Where the person says what they are called. What cannot be a nickname is refused by the core, with the reason below.
 *
 * @param change gives the core the new nickname; it throws what the core does not take
 */
internal class NicknameField(
    context: Context,
    private var profile: ProfileView,
    private val change: (String) -> ProfileView,
    private val changed: () -> Unit,
) : LinearLayout(context) {
    private val most = profile.mostLetters.toInt()
    private val input = EditText(context)
    private val reason = context.label(R.style.Text_Label, R.color.danger)
    private val saveButton = context.button(R.string.save, Weight.MAIN, ::save)

    /** What is written there, saved or not. */
    var text: String
        get() = input.text.toString()
        set(value) = input.setText(value)

    init {
        orientation = VERTICAL
        val name = context.label(R.style.Text_Label, R.color.text_muted)
        name.setText(R.string.nickname)
        name.labelFor = generateViewId().also { input.id = it }
        addView(name, wide(bottom = context.dp(6)))
        addView(input, wide())
        addView(reason, wide(top = context.dp(6)))
        addView(saveButton, wide(top = context.dp(8)))
        reason.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
        with(input) {
            isSingleLine = true
            // The whole state is the sheet's to keep.
            isSaveEnabled = false
            inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_PERSON_NAME or
                InputType.TYPE_TEXT_FLAG_CAP_WORDS
            imeOptions = EditorInfo.IME_ACTION_DONE or EditorInfo.IME_FLAG_NO_EXTRACT_UI
            hint = resources.getString(R.string.nickname_hint, most)
            setText(profile.nickname)
            textSize = TEXT_SIZE
            setTextColor(context.getColor(R.color.text))
            setHintTextColor(context.getColor(R.color.text_muted))
            minHeight = context.size(R.dimen.button)
            setPaddingRelative(context.dp(16), context.dp(8), context.dp(16), context.dp(8))
            background =
                context.rounded(R.color.surface, resources.getDimension(R.dimen.radius_control), R.color.control)
            setOnEditorActionListener { _, _, _ -> save().let { true } }
            addTextChangedListener(object : TextWatcher {
                override fun beforeTextChanged(s: CharSequence?, start: Int, count: Int, after: Int) = Unit

                override fun onTextChanged(s: CharSequence?, start: Int, before: Int, count: Int) = Unit

                override fun afterTextChanged(s: Editable?) = showButton()
            })
        }
        refuse(null)
        showButton()
    }

    private fun save() {
        try {
            profile = change(text)
        } catch (refused: NicknameException) {
            return refuse(wordsOf(refused))
        }
        refuse(null)
        // Blanks may have been taken off.
        text = profile.nickname
        showButton()
        val keyboard = context.getSystemService(Context.INPUT_METHOD_SERVICE) as InputMethodManager
        keyboard.hideSoftInputFromWindow(windowToken, 0)
        input.clearFocus()
        changed()
    }

    private fun refuse(words: Int?) {
        reason.visibility = if (words == null) GONE else VISIBLE
        if (words != null) reason.text = resources.getString(words, most)
    }

    private fun showButton() {
        val differs = text != profile.nickname
        saveButton.visibility = if (differs || !profile.canShare) VISIBLE else GONE
        if (!differs) refuse(null)
    }

    private companion object {
        const val TEXT_SIZE = 16f
    }
}
