package org.draughts.app.records

import android.content.Context
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.wide
import org.draughts.app.ui.wrapped
import org.draughts.core.Statistics

/** The sums of the games that are listed. */
internal class StatisticsPanel(context: Context) : LinearLayout(context) {
    init {
        orientation = VERTICAL
        val side = context.dp(12)
        setPadding(side, side, side, side)
        background = context.rounded(R.color.surface_alt, resources.getDimension(R.dimen.radius_card))
    }

    fun show(sums: Statistics) {
        removeAllViews()
        val cells = listOf(
            R.string.stat_games to sums.games,
            R.string.stat_won to sums.wins,
            R.string.stat_drawn to sums.draws,
            R.string.stat_lost to sums.losses,
            R.string.stat_streak to sums.streak,
            R.string.stat_longest to sums.longestStreak,
            R.string.stat_best to sums.bestPoints,
            R.string.stat_mean to sums.meanPoints,
        ).map { (words, number) -> cell(words, number) }
        if (context.hasLargeText) return cells.forEach { addView(it, wide(top = context.dp(4))) }
        cells.chunked(IN_A_ROW).forEachIndexed { index, four ->
            val line = row(context)
            line.gravity = Gravity.TOP
            four.forEach { line.addView(it, share()) }
            addView(line, wide(top = if (index == 0) 0 else context.dp(12)))
        }
    }

    private fun cell(words: Int, number: UInt?): View {
        val count = context.label(R.style.Text_Count)
        count.text = number?.toString() ?: resources.getString(R.string.none_dash)
        val name = context.label(R.style.Text_Caption)
        name.setText(words)
        val cell = if (context.hasLargeText) {
            row(context).apply {
                addView(name, share())
                addView(count, wrapped(start = context.dp(12)))
            }
        } else {
            count.gravity = Gravity.CENTER
            name.gravity = Gravity.CENTER
            column(context).apply {
                addView(count, wide())
                addView(name, wide(top = context.dp(2)))
            }
        }
        val said = number?.toString() ?: resources.getString(R.string.none_spoken)
        cell.contentDescription = resources.getString(R.string.stat_spoken, resources.getString(words), said)
        cell.isFocusable = false
        cell.importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
        for (view in listOf(count, name)) view.importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        return cell
    }

    private companion object {
        const val IN_A_ROW = 4
    }
}
