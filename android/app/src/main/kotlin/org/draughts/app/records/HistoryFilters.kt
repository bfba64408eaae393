package org.draughts.app.records

import android.content.Context
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.sheet.ChooseSheet
import org.draughts.app.sheet.Sheet
import org.draughts.app.text.Texts
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.icon
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.HistoryFilter
import org.draughts.core.Level
import org.draughts.core.Records

/** Narrows the history to one set of rules and one level: a button for each, with what is chosen. */
internal class HistoryFilters(
    context: Context,
    private val records: Records,
    private val openSheet: (Sheet) -> Unit,
    private val close: (Sheet) -> Unit,
    private val chosen: (HistoryFilter) -> Unit,
) : LinearLayout(context) {
    private val texts = Texts(resources)
    private var filter = HistoryFilter(null, null, null)

    init {
        orientation = if (context.hasLargeText) VERTICAL else HORIZONTAL
    }

    fun show(filter: HistoryFilter) {
        this.filter = filter
        removeAllViews()
        val rules = filter.variant?.let { texts.name(it, filter.forcedCapture ?: true) }
            ?: resources.getString(R.string.all_rules)
        val level = filter.level?.let { texts.name(it) } ?: resources.getString(R.string.all_levels)
        val first = button(rules, R.string.filter_rules, ::chooseRules)
        val second = button(level, R.string.filter_level, ::chooseLevel)
        if (context.hasLargeText) {
            addView(first, wide())
            addView(second, wide(top = context.dp(8)))
        } else {
            addView(first, share(RULES_SHARE, LayoutParams.MATCH_PARENT))
            addView(second, share(1f, LayoutParams.MATCH_PARENT, start = context.dp(8)))
        }
    }

    private fun button(words: String, name: Int, action: () -> Unit): View = context.label(R.style.Text_Label).apply {
        text = words
        contentDescription = resources.getString(R.string.filter_spoken, resources.getString(name), words)
        gravity = Gravity.CENTER_VERTICAL
        minHeight = context.size(R.dimen.touch)
        setPaddingRelative(context.dp(12), context.dp(6), context.dp(8), context.dp(6))
        val image = context.icon(R.drawable.icon_down, R.color.text_muted, R.dimen.icon_small)
        setCompoundDrawablesRelative(null, null, image, null)
        val radius = resources.getDimension(R.dimen.radius_control)
        background = context.touchable(context.rounded(R.color.surface, radius, R.color.control), radius)
        withFocusFrame(radius)
        setOnClickListener { action() }
    }

    private fun chooseRules() {
        val all: Pair<HistoryFilter, String> =
            filter.copy(variant = null, forcedCapture = null) to resources.getString(R.string.all_rules)
        val each = records.historyRules().map {
            filter.copy(variant = it.variant, forcedCapture = it.forcedCapture) to
                texts.name(it.variant, it.forcedCapture)
        }
        choose(R.string.filter_rules, listOf(all) + each)
    }

    private fun chooseLevel() {
        val all: Pair<HistoryFilter, String> = filter.copy(level = null) to resources.getString(R.string.all_levels)
        choose(R.string.filter_level, listOf(all) + Level.entries.map { filter.copy(level = it) to texts.name(it) })
    }

    private fun choose(title: Int, choices: List<Pair<HistoryFilter, String>>) =
        openSheet(ChooseSheet(context, title, choices, filter, close, chosen))

    private companion object {
        const val RULES_SHARE = 1.6f
    }
}
