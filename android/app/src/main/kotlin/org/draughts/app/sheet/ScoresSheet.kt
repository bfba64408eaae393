package org.draughts.app.sheet

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import android.os.Bundle
import android.view.Gravity
import android.view.View
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.ui.TileView
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.app.ui.wrapped
import org.draughts.core.Band
import org.draughts.core.HistoryFilter
import org.draughts.core.Level
import org.draughts.core.Player
import org.draughts.core.ScoreBoard
import org.draughts.core.ScoreRow

/** Where the scores lead to. */
internal class ScoresWays(
    val openHistory: (HistoryFilter) -> Unit,
    val openProfile: () -> Unit,
    val close: (Sheet) -> Unit,
)

/**
 * The best result of each set of rules, level by level, and the colleagues' beside it.
 *
 * @param tableOf asks the core for the table of a level
 */
internal class ScoresSheet(
    context: Context,
    level: Level,
    private val tableOf: (Level) -> ScoreBoard,
    private val ways: ScoresWays,
) : Sheet(context, context.getString(R.string.scores)) {
    private val texts = Texts(context.resources)
    private val resources = context.resources
    private val large = context.hasLargeText
    private val table = column(context)
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) { ways.close(this) }
    private val historyButton = context.iconButton(R.drawable.icon_history, R.string.history) {
        ways.openHistory(HistoryFilter(null, null, null))
    }
    private val profileButton = context.iconButton(R.drawable.icon_person, R.string.profile) { ways.openProfile() }
    private val levels = ChoiceRow(context, Level.entries.map { it to texts.name(it) }, level) { show(tableOf(it)) }

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = headed(title, shutButton, scrolling(page(levels, table)), historyButton, profileButton)

    private fun page(levels: View, table: View) = column(context).apply {
        setPadding(context.dp(16), context.dp(4), context.dp(16), context.dp(16))
        addView(levels, wide())
        addView(table, wide(top = context.dp(16)))
    }

    init {
        show(tableOf(level))
    }

    override fun uncovered() = show(tableOf(levels.selected))

    override val kind = SheetKind.SCORES

    override fun save() = Bundle().apply { putInt(LEVEL, levels.selected.ordinal) }

    private fun show(board: ScoreBoard) {
        table.removeAllViews()
        if (board.empty) {
            table.addView(invitation(), wide(bottom = context.dp(8)))
        } else {
            val caption = context.label(R.style.Text_Muted).apply { setText(R.string.scores_caption) }
            table.addView(caption, wide(bottom = context.dp(8)))
        }
        board.rows.forEachIndexed { index, row ->
            if (index > 0) table.addView(line(), wide(context.dp(1)))
            table.addView(rowOf(row, board), wide())
        }
        val compare = context.button(R.string.compare, Weight.SECOND) { ways.openProfile() }
        table.addView(compare, wide(top = context.dp(16)))
    }

    private fun invitation() = column(context).apply {
        gravity = Gravity.CENTER_HORIZONTAL
        addView(TileView(context, Player.ONE), wrapped().apply { topMargin = context.dp(8) })
        val words = context.label(R.style.Text_Message).apply {
            setText(R.string.scores_empty)
            gravity = Gravity.CENTER
        }
        addView(words, wide(top = context.dp(12)))
    }

    private fun line() = View(context).apply { setBackgroundColor(context.getColor(R.color.line)) }

    private fun rowOf(row: ScoreRow, board: ScoreBoard): View {
        val name = context.label(R.style.Text_Body).apply { text = texts.name(row.variant, row.forcedCapture) }
        val words = column(context, name)
        if (!row.neverPlayed) {
            val won = resources.getString(R.string.won_of, row.won.toInt(), row.played.toInt())
            words.addView(context.label(R.style.Text_Caption).apply { text = won }, wide(top = context.dp(2)))
        }
        colleagues(row)?.let { words.addView(it, wide(top = context.dp(2))) }
        val line = row(context)
        line.minimumHeight = context.size(R.dimen.row)
        line.setPadding(0, context.dp(8), 0, context.dp(8))
        if (board.hasBands) line.addView(BandStack(context, row.band))
        val start = if (board.hasBands) context.dp(16) else 0
        if (large) {
            words.addView(result(row, Gravity.START), wide(top = context.dp(4)))
            line.addView(words, share(start = start))
        } else {
            line.addView(words, share(start = start))
            line.addView(result(row, Gravity.END), wrapped(start = context.dp(12)))
        }
        val radius = resources.getDimension(R.dimen.radius_control)
        line.background = context.touchable(null, radius)
        line.withFocusFrame(radius)
        line.setOnClickListener {
            ways.openHistory(HistoryFilter(row.variant, row.forcedCapture, board.level))
        }
        return line
    }

    /** The colleagues' best results in this row, the highest first. */
    private fun colleagues(row: ScoreRow): View? {
        if (row.colleagues.isEmpty()) return null
        val each = row.colleagues.map { resources.getString(R.string.colleague_best, it.nickname, it.points.toInt()) }
        return context.label(R.style.Text_Caption).apply {
            text = each.reduce { list, next -> resources.getString(R.string.list_comma, list, next) }
        }
    }

    private fun result(row: ScoreRow, side: Int): View {
        val best = row.best
        if (best == null) {
            val words = if (row.neverPlayed) R.string.not_played else R.string.no_ranked_win
            return context.label(R.style.Text_Muted).apply { setText(words) }
        }
        val points = context.label(R.style.Text_Count).apply {
            text = best.points.toString()
            gravity = side
        }
        val lines = column(context, points)
        val band = row.band ?: return lines
        val missing = texts.missing(row.nextBand, row.missing)
        val caption = context.label(R.style.Text_Caption)
        caption.text = resources.getString(R.string.band_line, texts.name(band), missing)
        caption.gravity = side
        lines.addView(caption, wide(top = context.dp(2)))
        return lines
    }

    /** One, two or three discs of three, as high as the band; without a band the place stays empty. */
    private class BandStack(context: Context, private val band: Band?) : View(context) {
        private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
        private val disc = RectF()

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) =
            setMeasuredDimension(context.dp(WIDTH), context.dp(HEIGHT))

        override fun onDraw(canvas: Canvas) {
            val filled = (band ?: return).ordinal + 1
            val edge = context.dp(EDGE)
            val each = height / DISCS.toFloat()
            for (i in 0 until DISCS) {
                val bottom = height - i * each
                disc.set(edge, bottom - each + edge, width - edge, bottom - edge)
                val radius = disc.height() / 2
                paint.style = if (i < filled) Paint.Style.FILL_AND_STROKE else Paint.Style.STROKE
                paint.strokeWidth = edge
                paint.color = context.getColor(if (i < filled) R.color.accent else R.color.control)
                canvas.drawRoundRect(disc, radius, radius, paint)
            }
        }

        private companion object {
            const val DISCS = 3
            const val WIDTH = 20
            const val HEIGHT = 22
            const val EDGE = 1.5f
        }
    }

    companion object {
        private const val LEVEL = "level"

        /** The level that [save] kept. */
        fun levelOf(from: Bundle): Level = Level.entries[from.getInt(LEVEL)]
    }
}
