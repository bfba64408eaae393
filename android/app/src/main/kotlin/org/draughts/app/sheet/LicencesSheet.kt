package org.draughts.app.sheet

import android.content.Context
import android.view.View
import org.draughts.app.R
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.wide

/** What the app is made of, and under which licences: in English, as licences are. tests/tools/notices writes it. */
internal class LicencesSheet(context: Context, close: () -> Unit) :
    Sheet(context, context.getString(R.string.licences)) {
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close, action = close)
    private val body = column(context)

    override val isFull = true

    override val kind = SheetKind.LICENCES

    override val firstFocus: View get() = shutButton

    override val view: View = headed(title, shutButton, scrolling(body))

    init {
        body.setPadding(context.dp(16), 0, context.dp(16), context.dp(24))
        body.textDirection = View.TEXT_DIRECTION_LTR
        val text = context.resources.openRawResource(R.raw.licences).bufferedReader().use { it.readText() }
        text.trim().split("\n\n").forEachIndexed { i, paragraph -> add(i, paragraph) }
    }

    /** A short line that names a licence is the heading of what follows. */
    private fun add(index: Int, paragraph: String) {
        val isHeading = paragraph.startsWith(HEADING) && paragraph.length < LONGEST_HEADING
        val style = if (index == 0) R.style.Text_Body else R.style.Text_Muted
        val line = if (isHeading) context.label(R.style.Text_Label, R.color.accent) else context.label(style)
        line.text = paragraph
        if (isHeading) line.markAsHeading()
        body.addView(line, wide(top = context.dp(if (isHeading) 24 else 8)))
    }

    private companion object {
        const val HEADING = "Under the "
        const val LONGEST_HEADING = 60
    }
}
