package org.draughts.app.sheet

import android.content.Context
import android.os.Bundle
import android.view.View
import org.draughts.app.R
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.wide

/** Tells something that a person should not miss, until they say that they have read it. */
internal class NoteSheet(context: Context, note: String, close: (Sheet) -> Unit) : Sheet(context, note) {
    private val read = context.button(R.string.ok, Weight.MAIN) { close(this) }

    override val view: View = column(context).apply {
        val side = context.dp(16)
        setPadding(side, context.dp(20), side, side)
        val words = context.label(R.style.Text_Message)
        words.text = note
        words.markAsHeading()
        addView(words)
        addView(read, wide(top = context.dp(20)))
    }

    override val firstFocus: View get() = read

    override val kind = SheetKind.NOTE

    override fun save() = Bundle().apply { putString(NOTE, title) }

    companion object {
        private const val NOTE = "note"

        /** The note that [save] kept. */
        fun noteOf(from: Bundle): String = from.getString(NOTE).orEmpty()
    }
}
