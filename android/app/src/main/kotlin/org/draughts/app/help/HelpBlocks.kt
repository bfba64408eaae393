package org.draughts.app.help

import android.content.Context
import android.graphics.Typeface
import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.TextPaint
import android.text.method.LinkMovementMethod
import android.text.style.ClickableSpan
import android.text.style.StyleSpan
import android.view.View
import android.widget.HorizontalScrollView
import android.widget.TableLayout
import android.widget.TableRow
import android.widget.TextView
import org.draughts.app.R
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.wide
import org.draughts.core.HelpBlock
import org.draughts.core.HelpPlace
import org.draughts.core.HelpRow
import org.draughts.core.HelpSpan
import org.draughts.core.HelpText
import org.draughts.core.Settings

/** Draws the blocks of the core's help pages with the views of this app. */
internal class HelpBlocks(
    private val context: Context,
    private val settings: Settings,
    private val open: (HelpPlace) -> Unit,
) {
    fun view(block: HelpBlock): View = when (block) {
        is HelpBlock.Heading -> heading(block)
        is HelpBlock.Paragraph -> body(block.text)
        is HelpBlock.Items -> items(block)
        is HelpBlock.Table -> table(block)
        is HelpBlock.Note -> note(block)
        is HelpBlock.Diagram -> DiagramView(context, block.diagram, settings)
    }

    private fun heading(block: HelpBlock.Heading) = context.label(R.style.Text_Message).apply {
        text = block.text
        tag = block.id
        setPadding(0, context.dp(8), 0, 0)
        markAsHeading()
    }

    private fun body(text: HelpText, color: Int? = null): TextView = context.label(R.style.Text_Body, color).apply {
        this.text = words(text)
        setLineSpacing(0f, LINE)
        // A text that can be clicked takes the focus of a keyboard; only one with links should.
        if (text.spans.any { it is HelpSpan.Link }) movementMethod = LinkMovementMethod.getInstance()
        setLinkTextColor(context.getColor(R.color.accent))
    }

    private fun items(block: HelpBlock.Items) = column(context).apply {
        block.items.forEachIndexed { index, item ->
            val mark = context.label(R.style.Text_Body)
            mark.text = if (block.numbered) resources.getString(R.string.help_number, index + 1) else BULLET
            mark.minWidth = context.dp(if (block.numbered) 28 else 20)
            val line = row(context, mark)
            line.gravity = android.view.Gravity.TOP
            line.addView(body(item), share())
            addView(line, wide(top = context.dp(if (index == 0) 0 else 6)))
        }
    }

    private fun note(block: HelpBlock.Note) = body(block.text, R.color.on_accent_soft).apply {
        background = context.rounded(R.color.accent_soft, resources.getDimension(R.dimen.radius_control))
        setPadding(context.dp(12), context.dp(12), context.dp(12), context.dp(12))
    }

    /** Wide tables scroll by themselves; the page does not. */
    private fun table(block: HelpBlock.Table) = HorizontalScrollView(context).apply {
        isHorizontalScrollBarEnabled = true
        isScrollbarFadingEnabled = false
        val rows = TableLayout(context)
        rows.addView(tableRow(block.header, R.style.Text_Label))
        block.rows.forEach { rows.addView(tableRow(it, R.style.Text_Muted)) }
        addView(rows)
    }

    private fun tableRow(cells: HelpRow, style: Int) = TableRow(context).apply {
        cells.cells.forEachIndexed { index, cell ->
            val view = context.label(if (index == 0) R.style.Text_Label else style)
            view.text = words(cell)
            view.maxWidth = context.dp(CELL_WIDTH * resources.configuration.fontScale).toInt()
            view.setPaddingRelative(0, context.dp(6), context.dp(16), context.dp(6))
            addView(view)
        }
    }

    private fun words(text: HelpText) = SpannableStringBuilder().apply {
        for (span in text.spans) {
            when (span) {
                is HelpSpan.Plain -> append(span.text)
                is HelpSpan.Strong -> append(span.text, StyleSpan(Typeface.BOLD), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
                is HelpSpan.Emphasis -> append(span.text, StyleSpan(Typeface.ITALIC), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
                is HelpSpan.Link -> append(span.text, Leads(span.place), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
            }
        }
    }

    private inner class Leads(private val place: HelpPlace) : ClickableSpan() {
        override fun onClick(widget: View) = open(place)

        override fun updateDrawState(paint: TextPaint) {
            paint.color = paint.linkColor
            paint.isUnderlineText = true
        }
    }

    private companion object {
        const val LINE = 1.2f
        const val BULLET = "•"

        /** Most of a cell, in dp for text of the usual size; a cell grows with its words. */
        const val CELL_WIDTH = 160f
    }
}
