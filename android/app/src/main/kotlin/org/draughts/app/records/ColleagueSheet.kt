package org.draughts.app.records

import android.content.Context
import android.graphics.Typeface
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import android.widget.TextView
import org.draughts.app.R
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.headed
import org.draughts.app.sheet.scrolling
import org.draughts.app.text.Texts
import org.draughts.app.text.day
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import org.draughts.core.ColleagueView
import org.draughts.core.ComparedRow
import org.draughts.core.Leader

/**
 * A colleague's best results beside one's own.
 *
 * @param news what has just come of their card; null when the sheet is only opened
 */
internal class ColleagueSheet(
    context: Context,
    private val colleague: ColleagueView,
    private val news: Int?,
    forget: (Sheet) -> Unit,
    close: (Sheet) -> Unit,
) : Sheet(context, colleague.nickname) {
    private val texts = Texts(context.resources)
    private val large = context.hasLargeText
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) { close(this) }
    private val you = context.getString(R.string.you)

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View

    init {
        val page = column(context)
        page.setPadding(context.dp(16), context.dp(4), context.dp(16), context.dp(24))
        news?.let { page.addView(newsStrip(it), wide(bottom = context.dp(12))) }
        val date = context.label(R.style.Text_Muted)
        date.text = context.getString(R.string.exchanged, context.resources.day(colleague.exchanged))
        page.addView(date, wide())
        page.addView(
            context.label(R.style.Text_Message).apply {
                text = leadWords(context, colleague)
            },
            wide(top = context.dp(4)),
        )
        if (colleague.rows.isNotEmpty()) page.addView(table(), wide(top = context.dp(16)))
        val note = context.label(R.style.Text_Caption)
        note.setText(R.string.renew_note)
        page.addView(note, wide(top = context.dp(16)))
        page.addView(context.button(R.string.forget, Weight.SECOND) { forget(this) }, wide(top = context.dp(12)))
        view = headed(title, shutButton, scrolling(page))
    }

    private fun newsStrip(words: Int) = context.label(R.style.Text_Label, R.color.on_accent_soft).apply {
        text = context.getString(words, colleague.nickname)
        background = context.rounded(R.color.accent_soft, resources.getDimension(R.dimen.radius_card))
        setPadding(context.dp(16), context.dp(12), context.dp(16), context.dp(12))
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }

    private fun table(): View {
        val table = column(context)
        if (!large) table.addView(heads(), wide())
        for (row in colleague.rows) {
            table.addView(
                View(context).apply {
                    setBackgroundColor(context.getColor(R.color.line))
                },
                wide(context.dp(1)),
            )
            table.addView(rowOf(row), wide())
        }
        return table
    }

    private fun heads() = row(context).apply {
        addView(View(context), share(NAME_SHARE))
        addView(number(R.style.Text_Caption, you), share())
        addView(number(R.style.Text_Caption, colleague.nickname).apply { maxLines = 2 }, share(start = context.dp(8)))
        setPadding(0, 0, 0, context.dp(4))
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
    }

    private fun rowOf(compared: ComparedRow): View {
        val rules = texts.name(compared.variant, compared.forcedCapture)
        val level = texts.name(compared.level)
        val names = column(
            context,
            context.label(R.style.Text_Body).apply { text = rules },
            context.label(R.style.Text_Caption).apply { text = level },
        )
        val mine = points(compared.mine, compared.leader == Leader.ME)
        val theirs = points(compared.theirs, compared.leader == Leader.COLLEAGUE)
        val line = if (large) {
            column(context, names, labelled(you, mine), labelled(colleague.nickname, theirs))
        } else {
            row(context).apply {
                addView(names, share(NAME_SHARE))
                addView(mine, share())
                addView(theirs, share(start = context.dp(8)))
            }
        }
        line.minimumHeight = context.size(R.dimen.row)
        line.setPadding(0, context.dp(8), 0, context.dp(8))
        line.contentDescription = spoken(compared, rules, level)
        for (i in 0 until line.childCount) {
            line.getChildAt(i).importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
        }
        line.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
        return line
    }

    /** Who leads is bold, and has a mark, so that nobody needs to tell weights apart. */
    private fun points(points: UInt?, leads: Boolean): TextView {
        val words = points?.toString() ?: context.getString(R.string.none_dash)
        return number(R.style.Text_Body, if (leads) context.getString(R.string.leading_mark, words) else words).apply {
            typeface = if (leads) Typeface.DEFAULT_BOLD else Typeface.DEFAULT
            fontFeatureSettings = "tnum"
            if (leads) setTextColor(context.getColor(R.color.accent))
        }
    }

    private fun number(style: Int, words: String) = context.label(style).apply {
        text = words
        gravity = Gravity.END
    }

    private fun labelled(name: String, points: View): LinearLayout = row(context).apply {
        addView(context.label(R.style.Text_Muted).apply { text = name }, share())
        addView(points)
    }

    private fun spoken(compared: ComparedRow, rules: String, level: String): String {
        val none = context.getString(R.string.none_spoken)
        return context.getString(
            R.string.compared_spoken,
            context.getString(R.string.list_comma, rules, level),
            compared.mine?.toString() ?: none,
            colleague.nickname,
            compared.theirs?.toString() ?: none,
        )
    }

    override val kind = SheetKind.COLLEAGUE

    override fun save() = Bundle().apply { putString(ID, colleague.id) }

    companion object {
        private const val NAME_SHARE = 1.6f
        private const val ID = "id"

        /** Whose sheet [save] kept. */
        fun idOf(from: Bundle): String = from.getString(ID).orEmpty()
    }
}
