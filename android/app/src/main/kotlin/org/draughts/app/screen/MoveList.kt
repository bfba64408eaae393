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
import org.draughts.app.ui.touchable
import org.draughts.app.ui.withFocusFrame

/**
 * The moves played, two to a row as a score sheet has them; the current one stands out and stays in sight.
 *
 * @param tapped told which move was tapped; null: the moves are only shown
 */
internal class MoveList(context: Context, private val tapped: ((Int) -> Unit)? = null) : FrameLayout(context) {
    private var moves: List<String> = emptyList()

    /** The move that stands out; -1 for none. */
    private var current = -1

    /** The first row has its first place empty: the other side began. */
    private var shift = 0
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
        list.itemsCanFocus = tapped != null
        list.adapter = rows
        empty.setText(R.string.moves_empty)
        empty.gravity = Gravity.CENTER
        addView(list, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        addView(empty, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        list.emptyView = empty
    }

    fun show(moves: List<String>, current: Int = moves.lastIndex, shift: Int = 0) {
        if (moves == this.moves && current == this.current) return
        this.moves = moves
        this.current = current
        this.shift = shift
        rows.notifyDataSetChanged()
        showCurrent()
    }

    /** It was moved to another height: the current move is what is to be seen. */
    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        list.post { showCurrent() }
    }

    private fun showCurrent() {
        val above = ((height - context.dp(HEIGHT)) / 2).coerceAtLeast(0)
        list.setSelectionFromTop((current + shift).coerceAtLeast(0) / 2, above)
    }

    private inner class Rows : BaseAdapter() {
        override fun getCount() = (moves.size + shift + 1) / 2

        override fun getItem(position: Int) = position

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
            if (tapped != null) for (view in listOf(first, second)) answering(view)
        }

        private fun answering(view: TextView) {
            view.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES
            view.gravity = Gravity.CENTER_VERTICAL
            view.minHeight = context.dp(HEIGHT)
            val radius = resources.getDimension(R.dimen.radius_control)
            view.background = context.touchable(null, radius)
            view.withFocusFrame(radius)
        }

        fun show(row: Int) {
            val at = 2 * row - shift
            val one = moves.getOrNull(at)
            val two = moves.getOrNull(at + 1)
            number.text = (row + 1).toString()
            put(first, one, at, row)
            put(second, two, at + 1, row)
            val here = current >= 0 && row == (current + shift) / 2
            setBackgroundColor(if (here) context.getColor(R.color.surface_alt) else 0)
            if (tapped != null) return
            contentDescription = if (one == null || two == null) {
                resources.getString(R.string.move_row_spoken, row + 1, one ?: two)
            } else {
                resources.getString(R.string.move_row_both_spoken, row + 1, one, two)
            }
        }

        private fun put(view: TextView, move: String?, index: Int, row: Int) {
            view.text = move.orEmpty()
            view.typeface = if (index == current) Typeface.DEFAULT_BOLD else Typeface.DEFAULT
            if (tapped == null) return
            view.visibility = if (move == null) INVISIBLE else VISIBLE
            view.isSelected = index == current
            view.contentDescription = resources.getString(R.string.move_row_spoken, row + 1, move.orEmpty())
            view.setOnClickListener { tapped.invoke(index) }
        }
    }

    private companion object {
        const val HEIGHT = 48
        const val NUMBER = 36
    }
}
