package org.draughts.app.sheet

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import android.view.Gravity
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import android.widget.RadioButton
import org.draughts.app.R
import org.draughts.app.board.BoardColors
import org.draughts.app.board.BoardLook
import org.draughts.app.board.BoardPainter
import org.draughts.app.board.Dressed
import org.draughts.app.ui.cardGround
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.label
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.BoardTheme
import org.draughts.core.Piece
import org.draughts.core.Player

/** The boards to choose from, each as a swatch of two squares and two pieces. Four to a row, or two with large text. */
internal class ThemeRow(
    context: Context,
    private var selected: BoardTheme,
    private var look: BoardLook,
    private val chosen: (BoardTheme) -> Unit,
) : LinearLayout(context),
    Dressed {
    private val swatches = BoardTheme.entries.map { Swatch(it) }

    init {
        orientation = VERTICAL
        val columns = if (context.hasLargeText) 2 else swatches.size
        swatches.chunked(columns).forEachIndexed { index, few ->
            val line = row(context)
            few.forEachIndexed { i, swatch -> line.addView(swatch, share(start = if (i > 0) context.dp(8) else 0)) }
            addView(line, wide(top = if (index > 0) context.dp(8) else 0))
        }
    }

    /** The pieces on the swatches are those that are chosen; the colours are each swatch's own. */
    override fun dress(look: BoardLook) {
        this.look = look
        swatches.forEach { it.picture.dress(look) }
    }

    private fun select(theme: BoardTheme) {
        selected = theme
        swatches.forEach { it.paint() }
        chosen(theme)
    }

    private fun nameOf(theme: BoardTheme) = when (theme) {
        BoardTheme.WALNUT -> R.string.theme_walnut
        BoardTheme.SLATE -> R.string.theme_slate
        BoardTheme.MEADOW -> R.string.theme_meadow
        BoardTheme.PRINT -> R.string.theme_print
    }

    private inner class Swatch(private val theme: BoardTheme) : LinearLayout(context) {
        val picture = Picture(context, theme, look)
        private val words = context.label(R.style.Text_Action)

        init {
            orientation = VERTICAL
            gravity = Gravity.CENTER
            val edge = context.dp(8)
            setPadding(edge, edge, edge, edge)
            words.setText(nameOf(theme))
            words.gravity = Gravity.CENTER
            addView(picture, wide())
            addView(words, wide(top = context.dp(6)))
            withFocusFrame(resources.getDimension(R.dimen.radius_control))
            setOnClickListener { select(theme) }
            paint()
        }

        fun paint() {
            val on = theme == selected
            isSelected = on
            background = context.cardGround(on)
            words.setTextColor(context.getColor(if (on) R.color.on_accent_soft else R.color.text))
        }

        override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
            super.onInitializeAccessibilityNodeInfo(info)
            info.className = RadioButton::class.java.name
            info.isCheckable = true
            info.isChecked = isSelected
        }
    }

    /** Two by two squares of a board, with a piece of each side on the dark ones. */
    private class Picture(context: Context, private val theme: BoardTheme, look: BoardLook) : View(context) {
        private val colors = BoardColors.of(context, theme)
        private val light = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = colors.light }
        private val frame = RectF()
        private var painter = painter(look)

        init {
            importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        }

        fun dress(look: BoardLook) {
            painter = painter(look)
            invalidate()
        }

        private fun painter(look: BoardLook) =
            BoardPainter(colors, look.copy(theme = theme), resources.displayMetrics.density)

        override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
            val width = MeasureSpec.getSize(widthMeasureSpec)
            setMeasuredDimension(width, minOf(width, context.dp(LARGEST)))
        }

        override fun onDraw(canvas: Canvas) {
            val side = height / 2f
            val left = (width - height) / 2f
            frame.set(left, 0f, left + height, height.toFloat())
            canvas.drawRoundRect(frame, context.dp(CORNER), context.dp(CORNER), light)
            tile(canvas, left + side, 0f, side, Player.TWO)
            tile(canvas, left, side, side, Player.ONE)
        }

        private fun tile(canvas: Canvas, x: Float, y: Float, side: Float, owner: Player) {
            canvas.save()
            canvas.translate(x, y)
            painter.drawTile(canvas, side, Piece(owner, king = false), ringed = false)
            canvas.restore()
        }

        private companion object {
            const val LARGEST = 72
            const val CORNER = 6f
        }
    }
}
