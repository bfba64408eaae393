package org.draughts.app.sheet

import android.content.Context
import android.view.View
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView
import org.draughts.app.R
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.outlined
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.wide

/** Another way on from a result than the next game. */
internal class OtherWay(val icon: Int, val words: Int, val go: () -> Unit)

/**
 * The [result], and where it leads to. The [next] game stays in sight, whatever else has to scroll. The other ways have a row of
 * their own, in words; where that would not leave the result whole, they stand beside the next game as icons.
 */
internal class GameOverPanel(context: Context, result: View, next: View, others: List<OtherWay>) :
    LinearLayout(context) {
    private val icons: List<ImageView> = others.map { context.iconButton(it.icon, it.words, R.color.accent, it.go) }
    private val words: List<TextView> = others.map { context.button(it.words, Weight.SECOND, it.go) }
    private val wordsRow = row(context)

    init {
        orientation = VERTICAL
        val side = context.dp(16)
        setPadding(side, side, side, side)
        addView(scrolling(result), LayoutParams(LayoutParams.MATCH_PARENT, 0, 1f))
        val first = row(context)
        first.addView(next, share())
        val square = context.size(R.dimen.button)
        for (icon in icons) {
            icon.outlined()
            first.addView(icon, LayoutParams(square, LayoutParams.MATCH_PARENT).apply { marginStart = context.dp(8) })
        }
        addView(first, wide(top = context.dp(12)))
        words.forEachIndexed { index, button -> wordsRow.addView(button, share(start = if (index > 0) context.dp(8) else 0)) }
        addView(wordsRow, wide(top = context.dp(8)))
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        inWords(true)
        super.onMeasure(widthMeasureSpec, MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED))
        val limited = MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.UNSPECIFIED
        if (limited && measuredHeight > MeasureSpec.getSize(heightMeasureSpec)) inWords(false)
        super.onMeasure(widthMeasureSpec, heightMeasureSpec)
    }

    private fun inWords(whole: Boolean) {
        wordsRow.visibility = if (whole) VISIBLE else GONE
        icons.forEach { it.visibility = if (whole) GONE else VISIBLE }
    }
}
