package org.draughts.app.records

import android.content.Context
import android.view.View
import org.draughts.app.R
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.asking
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.wide
import org.draughts.core.DataSummary
import org.draughts.core.ImportMode

/** Asks how a file's data is to be taken in; to shut it is to leave everything as it is. */
internal class ImportSheet(
    context: Context,
    summary: DataSummary,
    answer: (ImportMode) -> Unit,
    private val leave: () -> Unit,
) : Sheet(context, context.getString(R.string.import_question)) {
    private val easy = context.button(R.string.cancel, Weight.SECOND, leave)

    override val view: View = asking(context, title, note = wordsOf(context, summary)) {
        addView(context.button(R.string.import_merge, Weight.MAIN) { answer(ImportMode.MERGE) }, wide(top = context.dp(16)))
        addView(note(R.string.import_merge_note), wide(top = context.dp(6)))
        val replace = context.button(R.string.import_replace, Weight.DANGER) { answer(ImportMode.REPLACE) }
        addView(replace, wide(top = context.dp(16)))
        addView(note(R.string.import_replace_note), wide(top = context.dp(6)))
        addView(easy, wide(top = context.dp(16)))
    }

    override val firstFocus: View get() = easy

    override fun shut() = leave()

    private fun note(words: Int) = context.label(R.style.Text_Muted).apply { setText(words) }

    private fun wordsOf(context: Context, summary: DataSummary): String {
        fun counted(
            plurals: Int,
            count: UInt,
        ) = context.resources.getQuantityString(plurals, count.toInt(), count.toInt())
        val parts = listOfNotNull(
            summary.nickname.ifEmpty { null },
            counted(R.plurals.import_games, summary.games),
            counted(R.plurals.import_results, summary.results),
            counted(R.plurals.import_colleagues, summary.colleagues),
        )
        return parts.reduce { list, next -> context.getString(R.string.list_comma, list, next) }
    }
}
