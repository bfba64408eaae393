package org.draughts.app.screen

import android.content.Context
import android.graphics.Typeface
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ListView
import android.widget.TextView
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.share

/** The moves played, two to a row as a score sheet has them; the last one stands out and stays in sight. */
internal class MoveList(context: Context) : FrameLayout(context) {
    private var moves: List<String> = emptyList()
    private val rows = Rows()
    private val list = ListView(context)
    private val empty = context.label(R.style.Text_Muted)

    init {
        background = context.rounded(R.color.surface, resources.getDimension(R.dimen.radius_card))
        clipToOutline = true
        list.divider = null
        list.isFocusable = false
        list.isVerticalScrollBarEnabled = false
        list.selector = context.rounded(null, 0f)
        list.adapter = rows
        empty.setText(R.string.moves_empty)
        empty.gravity = Gravity.CENTER
        addView(list, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        addView(empty, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        list.emptyView = empty
    }

    fun show(moves: List<String>) {
        if (moves == this.moves) return
        this.moves = moves
        rows.notifyDataSetChanged()
        list.setSelection(rows.count - 1)
    }

    /** It was moved to another height: the last move is what is to be seen. */
    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        list.post { list.setSelection(rows.count - 1) }
    }

    private inner class Rows : BaseAdapter() {
        override fun getCount() = (moves.size + 1) / 2

        override fun getItem(position: Int) = moves[2 * position]

        override fun getItemId(position: Int) = position.toLong()

        override fun isEnabled(position: Int) = false

        override fun getView(position: Int, old: View?, parent: ViewGroup): View =
            (old as? Row ?: Row(context)).apply { show(position) }
    }

    private inner class Row(context: Context) : LinearLayout(context) {
        private val number = context.label(R.style.Text_Muted)
        private val first = context.label(R.style.Text_Body)
        private val second = context.label(R.style.Text_Body)

        init {
            gravity = Gravity.CENTER_VERTICAL
            minimumHeight = context.dp(HEIGHT)
            setPaddingRelative(context.dp(16), 0, context.dp(16), 0)
            number.minWidth = context.dp(NUMBER)
            addView(number)
            addView(first, share())
            addView(second, share())
            for (view in listOf(number, first, second)) {
                view.fontFeatureSettings = "tnum"
                view.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
            }
        }

        fun show(row: Int) {
            val one = moves[2 * row]
            val two = moves.getOrNull(2 * row + 1)
            number.text = (row + 1).toString()
            put(first, one, 2 * row)
            put(second, two.orEmpty(), 2 * row + 1)
            val current = row == rows.count - 1
            setBackgroundColor(if (current) context.getColor(R.color.surface_alt) else 0)
            contentDescription = if (two == null) {
                resources.getString(R.string.move_row_spoken, row + 1, one)
            } else {
                resources.getString(R.string.move_row_both_spoken, row + 1, one, two)
            }
        }

        private fun put(view: TextView, move: String, index: Int) {
            view.text = move
            view.typeface = if (index == moves.lastIndex) Typeface.DEFAULT_BOLD else Typeface.DEFAULT
        }
    }

    private companion object {
        const val HEIGHT = 48
        const val NUMBER = 36
    }
}
