package org.draughts.app.sheet

import android.content.Context
import android.view.View
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.wide

/**
 * A small sheet that says something and waits for an answer; it scrolls where a large text has no room.
 *
 * @param heading what it says or asks
 * @param style of the heading
 * @param note what follows from it, in a line below
 * @param answers adds what can be answered
 */
internal fun asking(
    context: Context,
    heading: String,
    style: Int = R.style.Text_Title,
    note: CharSequence? = null,
    answers: LinearLayout.() -> Unit,
): View = scrolling(
    column(context).apply {
        val side = context.dp(16)
        setPadding(side, context.dp(20), side, side)
        val title = context.label(style)
        title.text = heading
        title.markAsHeading()
        addView(title)
        if (note != null) {
            val words = context.label(R.style.Text_Body, R.color.text_muted)
            words.text = note
            addView(words, wide(top = context.dp(8)))
        }
        answers()
    },
)
