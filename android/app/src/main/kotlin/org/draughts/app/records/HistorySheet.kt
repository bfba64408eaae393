package org.draughts.app.records

import android.content.Context
import android.os.Bundle
import android.util.LruCache
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.FrameLayout
import android.widget.ListView
import android.widget.TextView
import org.draughts.app.R
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.headed
import org.draughts.app.ui.TileView
import org.draughts.app.ui.UndoBar
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.wide
import org.draughts.core.HistoryEntry
import org.draughts.core.HistoryFilter
import org.draughts.core.Level
import org.draughts.core.Player
import org.draughts.core.Records
import org.draughts.core.Variant

/** Where the history leads to. */
internal class HistoryWays(
    val openGame: (ULong) -> Unit,
    val openMenu: (HistoryEntry, delete: () -> Unit) -> Unit,
    val askToDeleteAll: (delete: () -> Unit) -> Unit,
    val openSheet: (Sheet) -> Unit,
    val close: (Sheet) -> Unit,
)

/** Every finished game against the computer, newest first, with the sums of those that are listed. */
internal class HistorySheet(
    context: Context,
    private val records: Records,
    private var filter: HistoryFilter,
    private val ways: HistoryWays,
) : Sheet(context, context.getString(R.string.history)) {
    private val games = Games()
    private val list = ListView(context)
    private val filters = HistoryFilters(context, records, ways.openSheet, ways.close, ::filterBy)
    private val statistics = StatisticsPanel(context)
    private val empty = column(context)
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) { ways.close(this) }
    private val deleteAll = context.iconButton(R.drawable.icon_trash, R.string.delete_all) {
        ways.askToDeleteAll(::deleteGames)
    }
    private val undo = UndoBar(context, list)

    /** What the bar with the undo says. */
    private var deleted = R.string.game_deleted

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = headed(title, shutButton, undo, deleteAll)

    init {
        val top = column(context)
        top.setPadding(context.dp(16), context.dp(8), context.dp(16), context.dp(8))
        top.addView(filters, wide())
        top.addView(statistics, wide(top = context.dp(12)))
        top.addView(empty, wide(top = context.dp(24)))
        list.addHeaderView(top, null, false)
        list.itemsCanFocus = true
        list.selector = context.rounded(null, 0f)
        list.divider = null
        list.isVerticalScrollBarEnabled = false
        list.clipToPadding = false
        list.setPadding(0, 0, 0, context.dp(16))
        list.adapter = games
        refresh()
    }

    /** A game was played, opened or deleted meanwhile. */
    override fun uncovered() = refresh()

    fun refresh() {
        games.reload()
        statistics.show(records.statistics(filter))
        showFilters()
        showEmpty()
        deleteAll.visibility = if (games.nothingYet) View.INVISIBLE else View.VISIBLE
    }

    fun delete(id: ULong) {
        if (!records.deleteGame(id)) return
        refresh()
        offerUndo(R.string.game_deleted)
    }

    private fun deleteGames() {
        if (!records.deleteAllGames()) return
        refresh()
        offerUndo(R.string.games_deleted)
    }

    private fun offerUndo(words: Int) {
        deleted = words
        undo.show(words) {
            records.undelete()
            refresh()
        }
    }

    private fun showFilters() {
        filters.visibility = if (games.nothingYet) View.GONE else View.VISIBLE
        statistics.visibility = if (games.total == 0) View.GONE else View.VISIBLE
        filters.show(filter)
    }

    private fun filterBy(next: HistoryFilter) {
        filter = next
        refresh()
        list.setSelection(0)
    }

    private fun showEmpty() {
        empty.removeAllViews()
        empty.visibility = if (games.total == 0) View.VISIBLE else View.GONE
        if (games.total > 0) return
        if (games.nothingYet) {
            val piece = FrameLayout(context)
            piece.addView(
                TileView(context, Player.ONE),
                FrameLayout.LayoutParams(WRAP, WRAP, Gravity.CENTER_HORIZONTAL),
            )
            empty.addView(piece, wide(bottom = context.dp(16)))
            empty.addView(centred(R.style.Text_Message, R.string.history_empty), wide())
            empty.addView(centred(R.style.Text_Muted, R.string.history_empty_note), wide(top = context.dp(8)))
        } else {
            empty.addView(centred(R.style.Text_Message, R.string.history_none), wide(bottom = context.dp(16)))
            val all = context.button(R.string.show_all_games, Weight.SECOND) {
                filterBy(HistoryFilter(null, null, null))
            }
            empty.addView(all, wide())
        }
    }

    private fun centred(style: Int, words: Int): TextView = context.label(style).apply {
        setText(words)
        gravity = Gravity.CENTER
    }

    override val kind = SheetKind.HISTORY

    override fun save() = Bundle().apply {
        putInt(VARIANT, filter.variant?.ordinal ?: -1)
        filter.forcedCapture?.let { putBoolean(FORCED, it) }
        putInt(LEVEL, filter.level?.ordinal ?: -1)
        putInt(SCROLLED, list.firstVisiblePosition)
        if (undo.isOpen) putBoolean(ALL_DELETED, deleted == R.string.games_deleted)
    }

    fun restore(from: Bundle) {
        val scrolled = from.getInt(SCROLLED)
        list.post { list.setSelection(scrolled) }
        if (!from.containsKey(ALL_DELETED) || !records.canUndelete()) return
        offerUndo(if (from.getBoolean(ALL_DELETED)) R.string.games_deleted else R.string.game_deleted)
    }

    /** The games by pages, each asked for when it comes into sight. */
    private inner class Games : BaseAdapter() {
        private val pages = LruCache<Int, List<HistoryEntry>>(PAGES_KEPT)
        private val actions = HistoryRowActions(
            open = ways.openGame,
            menu = { entry -> ways.openMenu(entry) { delete(entry.id) } },
            delete = ::delete,
        )

        var total = 0
            private set
        var nothingYet = true
            private set

        fun reload() {
            pages.evictAll()
            val first = records.history(filter, 0u, PAGE)
            total = first.total.toInt()
            nothingYet = first.nothingYet
            pages.put(0, first.entries)
            notifyDataSetChanged()
        }

        override fun getCount() = total

        override fun getItem(position: Int): HistoryEntry? {
            val size = PAGE.toInt()
            val page = position / size
            val entries = pages.get(page)
                ?: records.history(filter, (page * size).toUInt(), PAGE).entries.also { pages.put(page, it) }
            return entries.getOrNull(position % size)
        }

        override fun getItemId(position: Int) = position.toLong()

        override fun getView(position: Int, old: View?, parent: ViewGroup): View =
            (old as? HistoryRow ?: HistoryRow(context, actions)).apply { show(getItem(position)) }
    }

    companion object {
        private const val WRAP = FrameLayout.LayoutParams.WRAP_CONTENT
        private const val PAGE = 50u
        private const val PAGES_KEPT = 8
        private const val VARIANT = "variant"
        private const val FORCED = "forced"
        private const val LEVEL = "level"
        private const val SCROLLED = "scrolled"
        private const val ALL_DELETED = "allDeleted"

        /** The filter that [save] kept. */
        fun filterOf(from: Bundle) = HistoryFilter(
            Variant.entries.getOrNull(from.getInt(VARIANT)),
            if (from.containsKey(FORCED)) from.getBoolean(FORCED) else null,
            Level.entries.getOrNull(from.getInt(LEVEL)),
        )
    }
}
