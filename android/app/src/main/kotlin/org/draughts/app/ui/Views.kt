package org.draughts.app.ui

import android.content.Context
import android.content.res.ColorStateList
import android.graphics.Color
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.InsetDrawable
import android.graphics.drawable.RippleDrawable
import android.graphics.drawable.StateListDrawable
import android.os.Build
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView
import org.draughts.app.R

/** From this size of text on, words give way to icons and rows to columns. */
internal const val LARGE_TEXT = 1.3f

internal val Context.hasLargeText get() = resources.configuration.fontScale >= LARGE_TEXT

/** Narrower than most phones, in dp. */
private const val NARROW = 360

internal val Context.isNarrow get() = resources.configuration.screenWidthDp < NARROW

internal fun Context.dp(value: Float): Float = value * resources.displayMetrics.density

internal fun Context.dp(value: Int): Int = (value * resources.displayMetrics.density + 0.5f).toInt()

internal fun Context.size(id: Int): Int = resources.getDimensionPixelSize(id)

/** A text in one of the styles of `styles.xml`. */
internal fun Context.label(style: Int, color: Int? = null): TextView = TextView(this, null, 0, style).apply {
    includeFontPadding = false
    if (color != null) setTextColor(context.getColor(color))
}

/** Stands over a group of choices. */
internal fun Context.section(words: Int): TextView = label(R.style.Text_Label, R.color.text_muted).apply {
    setText(words)
    setPadding(0, dp(12), 0, dp(6))
}

internal fun row(context: Context, vararg views: View) = linear(context, LinearLayout.HORIZONTAL, views)

internal fun column(context: Context, vararg views: View) = linear(context, LinearLayout.VERTICAL, views)

private fun linear(context: Context, direction: Int, views: Array<out View>) = LinearLayout(context).apply {
    orientation = direction
    isBaselineAligned = false
    if (direction == LinearLayout.HORIZONTAL) gravity = Gravity.CENTER_VERTICAL
    views.forEach { addView(it) }
}

internal fun wide(height: Int = WRAP_CONTENT, top: Int = 0, bottom: Int = 0) =
    LinearLayout.LayoutParams(MATCH_PARENT, height).apply {
        topMargin = top
        bottomMargin = bottom
    }

/** Takes its share of what a row leaves over. */
internal fun share(weight: Float = 1f, height: Int = WRAP_CONTENT, start: Int = 0) =
    LinearLayout.LayoutParams(0, height, weight).apply { marginStart = start }

internal fun wrapped(start: Int = 0) = LinearLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT).apply {
    marginStart = start
}

internal fun Context.rounded(fill: Int?, radius: Float, edge: Int? = null, edgeWidth: Int = size(R.dimen.edge)) =
    GradientDrawable().apply {
        cornerRadius = radius
        setColor(fill?.let { getColor(it) } ?: Color.TRANSPARENT)
        if (edge != null) setStroke(edgeWidth, getColor(edge))
    }

/** The background of a card that can be chosen, one of several. */
internal fun Context.cardGround(chosen: Boolean): Drawable {
    val radius = resources.getDimension(R.dimen.radius_control)
    val ground = if (chosen) {
        rounded(R.color.accent_soft, radius, R.color.accent, size(R.dimen.edge_selected))
    } else {
        rounded(null, radius, R.color.control)
    }
    return touchable(ground, radius)
}

/** A background that answers to a touch. */
internal fun Context.touchable(content: Drawable?, radius: Float): Drawable {
    val mask = GradientDrawable().apply {
        cornerRadius = radius
        setColor(Color.WHITE)
    }
    val color = getColor(R.color.text) and RGB or RIPPLE_ALPHA
    return RippleDrawable(ColorStateList.valueOf(color), content, mask)
}

/** Shows where the keyboard is: a frame of its own colour, on everything that is not the board. */
internal fun <T : View> T.withFocusFrame(radius: Float): T = apply {
    val frame = GradientDrawable().apply {
        cornerRadius = radius
        setStroke(context.dp(2), context.getColor(R.color.focus))
    }
    foreground = StateListDrawable().apply {
        addState(intArrayOf(android.R.attr.state_focused), InsetDrawable(frame, context.dp(1)))
    }
    isFocusable = true
    defaultFocusHighlightEnabled = false
}

/** @param side the dimension that it is wide and high, where it stands in a text; null: nothing asks for one */
internal fun Context.icon(id: Int, color: Int = R.color.text, side: Int? = null): Drawable =
    checkNotNull(getDrawable(id)).mutate().apply {
        setTint(getColor(color))
        if (side != null) setBounds(0, 0, size(side), size(side))
    }

/** An icon that is a button, at least as large as a finger. */
internal fun Context.iconButton(icon: Int, words: Int, color: Int = R.color.text, action: () -> Unit): ImageView =
    ImageView(this).apply {
        setImageDrawable(icon(icon, color))
        scaleType = ImageView.ScaleType.CENTER
        minimumWidth = size(R.dimen.touch)
        minimumHeight = size(R.dimen.touch)
        contentDescription = context.getString(words)
        tooltipText = contentDescription
        background = touchable(null, dp(12f))
        withFocusFrame(dp(12f))
        setOnClickListener { action() }
    }

/** An icon's button with the edge of a button in words, to stand beside one. */
internal fun ImageView.outlined() {
    val radius = resources.getDimension(R.dimen.radius_control)
    background = context.touchable(context.rounded(null, radius, R.color.control), radius)
}

/** How a button looks, by its weight. */
internal enum class Weight(val fill: Int?, val text: Int, val edge: Int?) {
    MAIN(R.color.accent, R.color.on_accent, null),
    SECOND(null, R.color.accent, R.color.control),
    DANGER(R.color.danger, R.color.on_danger, null),
}

internal fun Context.button(words: Int, weight: Weight, action: () -> Unit): TextView =
    label(R.style.Text_Label, weight.text).apply {
        setText(words)
        textSize = BUTTON_TEXT
        gravity = Gravity.CENTER
        minHeight = size(R.dimen.button)
        setPadding(dp(16), dp(8), dp(16), dp(8))
        val radius = resources.getDimension(R.dimen.radius_control)
        background = touchable(rounded(weight.fill, radius, weight.edge), radius)
        withFocusFrame(radius)
        setOnClickListener { action() }
    }

private const val BUTTON_TEXT = 16f
private const val RGB = 0x00FFFFFF
private const val RIPPLE_ALPHA = 0x22000000

/** Readers can jump from heading to heading. */
internal fun View.markAsHeading() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) isAccessibilityHeading = true
}
