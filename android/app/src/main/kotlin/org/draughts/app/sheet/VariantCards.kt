package org.draughts.app.sheet

import android.content.Context
import android.view.Gravity
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.FrameLayout
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.RadioButton
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.ui.cardGround
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.icon
import org.draughts.app.ui.label
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.Variant

/**
 * The variants as cards: a name and what sets it apart. Two to a row, or one with large text.
 *
 * @param compare opens the page that sets them side by side
 */
internal class VariantCards(
    context: Context,
    texts: Texts,
    variants: List<Variant>,
    private var selected: Variant,
    compare: () -> Unit,
    private val chosen: (Variant) -> Unit,
) : LinearLayout(context) {
    private val cards = variants.map { Card(it, texts) }

    init {
        orientation = VERTICAL
        val columns = if (context.hasLargeText || variants.size == 1) 1 else 2
        (cards + differences(compare)).chunked(columns).forEachIndexed { index, few ->
            val line = row(context)
            few.forEachIndexed { i, card ->
                val gap = if (i > 0) context.dp(8) else 0
                line.addView(card, share(height = LayoutParams.MATCH_PARENT, start = gap))
            }
            // As high as the row, whose height is the cards' own: what is not would count for nothing.
            val rest = share(height = LayoutParams.MATCH_PARENT, start = context.dp(8))
            repeat(columns - few.size) { line.addView(column(context), rest) }
            addView(line, wide(top = if (index > 0) context.dp(8) else 0))
        }
    }

    /** Stands in the place after the last card. */
    private fun differences(compare: () -> Unit) = context.label(R.style.Text_Label, R.color.accent).apply {
        setText(R.string.how_they_differ)
        gravity = Gravity.CENTER_VERTICAL
        minHeight = context.size(R.dimen.row)
        setPadding(context.dp(12), context.dp(8), context.dp(6), context.dp(8))
        val image = context.icon(R.drawable.icon_next, R.color.accent, R.dimen.icon_small)
        setCompoundDrawablesRelative(null, null, image, null)
        val radius = resources.getDimension(R.dimen.radius_control)
        background = context.touchable(null, radius)
        withFocusFrame(radius)
        setOnClickListener { compare() }
    }

    private fun select(variant: Variant) {
        selected = variant
        cards.forEach { it.paint() }
        chosen(variant)
    }

    private inner class Card(private val variant: Variant, texts: Texts) : FrameLayout(context) {
        private val name = context.label(R.style.Text_Label).apply { text = texts.name(variant) }
        private val trait = context.label(R.style.Text_Caption).apply { text = texts.trait(variant) }
        private val check = ImageView(context).apply {
            setImageDrawable(context.icon(R.drawable.icon_check, R.color.on_accent_soft))
        }

        init {
            minimumHeight = context.size(R.dimen.row)
            setPadding(context.dp(12), context.dp(8), context.dp(6), context.dp(8))
            name.textSize = if (resources.configuration.screenWidthDp < NARROW) NAME_SIZE_NARROW else NAME_SIZE
            val lines = LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT, Gravity.CENTER_VERTICAL)
            addView(column(context, name, trait), lines)
            // In the corner, and over the words' room: a check that took its own would break the longest name.
            val size = context.size(R.dimen.icon_small)
            addView(check, LayoutParams(size, size, Gravity.TOP or Gravity.END))
            withFocusFrame(resources.getDimension(R.dimen.radius_control))
            setOnClickListener { select(variant) }
            paint()
        }

        fun paint() {
            val on = variant == selected
            isSelected = on
            background = context.cardGround(on)
            name.setTextColor(context.getColor(if (on) R.color.on_accent_soft else R.color.text))
            trait.setTextColor(context.getColor(if (on) R.color.on_accent_soft else R.color.text_muted))
            check.visibility = if (on) VISIBLE else INVISIBLE
        }

        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(info)
            info.className = RadioButton::class.java.name
            info.isCheckable = true
            info.isChecked = isSelected
        }
    }

    private companion object {
        const val NAME_SIZE = 15f
        const val NAME_SIZE_NARROW = 13f

        /** Below this width, in dp, half of it is too little for the longest name. */
        const val NARROW = 360
    }
}
