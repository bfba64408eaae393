package org.draughts.app.sheet

import android.content.Context
import android.os.Bundle
import android.view.View
import org.draughts.app.R
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.dp
import org.draughts.app.ui.wide

/** Tells something that a person should not miss, until they say that they have read it. */
internal class NoteSheet(context: Context, note: String, close: (Sheet) -> Unit) : Sheet(context, note) {
    private val read = context.button(R.string.ok, Weight.MAIN) { close(this) }

    override val view: View = asking(context, note, R.style.Text_Message) { addView(read, wide(top = context.dp(20))) }

    override val firstFocus: View get() = read

    override val kind = SheetKind.NOTE

    override fun save() = Bundle().apply { putString(NOTE, title) }

    companion object {
        private const val NOTE = "note"

        /** The note that [save] kept. */
        fun noteOf(from: Bundle): String = from.getString(NOTE).orEmpty()
    }
}
