package org.draughts.app.screen

import android.content.Context
import android.graphics.Rect
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.ScrollView
import org.draughts.app.R
import org.draughts.app.board.BoardView
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import kotlin.math.max
import kotlin.math.min

/** What stands on the game's page. */
internal class GameParts(
    val bar: TopBar,
    val notice: NoticeStrip,
    val far: Plate,
    val board: BoardView,
    val near: Plate,
    val message: MessageBox,
    val plates: PlatesInOne,
    val actions: ActionBar,
)

/**
 * Places the parts of the game's page: the board takes the largest square, the rest stands below it or beside it.
 *
 * What gives way where room is short, in this order: spare height, the plates' height, the message's height, the plates
 * (one row of counts in place of two), the board down to its least size; then what is under the board scrolls.
 */
internal class GameLayout(context: Context, private val parts: GameParts) : ViewGroup(context) {
    private val margin = context.size(R.dimen.margin)
    private val lowerContents: LinearLayout = column(context)
    private val lower = ScrollView(context)

    /** The board stands directly under the bar, so that a sheet from below leaves it in sight. */
    var raised = false
        set(value) {
            if (field == value) return
            field = value
            requestLayout()
        }

    /** Where the panel beside the board begins, or null while the board stands above the rest. */
    var panelStart: Int? = null
        private set

    init {
        // The carried piece is drawn above the finger, and so beyond the board.
        clipChildren = false
        lowerContents.setPadding(margin, 0, margin, 0)
        lowerContents.addView(parts.message, wide())
        lowerContents.addView(parts.plates, wide(top = context.dp(8)))
        lower.addView(lowerContents)
        lower.isVerticalScrollBarEnabled = false
        lower.isFocusable = false
        with(parts) { listOf(bar, notice, far, near, lower, actions, board) }.forEach { addView(it) }
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val height = MeasureSpec.getSize(heightMeasureSpec)
        setMeasuredDimension(width, height)
        // Measured once more when it is placed; here every part must have been measured at least once.
        for (i in 0 until childCount) measure(getChildAt(i), width)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l
        val height = b - t
        if (width > height) beside(width, height) else stacked(width, height)
    }

    private fun stacked(width: Int, height: Int) {
        panelStart = null
        val barHeight = measure(parts.bar, width)
        val noticeHeight = noticeHeight(width)
        val actionsHeight = context.size(R.dimen.action_bar)
        val room = height - barHeight - noticeHeight - actionsHeight
        val most = parts.board.sideFor(
            min(width - 2 * context.size(R.dimen.board_margin), context.size(R.dimen.board_max)),
            Int.MAX_VALUE / 2,
        )
        val fit = fit(width, room, most)
        val boardHeight = parts.board.heightFor(fit.side)
        val spare = max(0, room - 2 * fit.plate - boardHeight - GAP.px - fit.lowerLeast)

        place(parts.bar, 0, 0, width, barHeight)
        var y = barHeight
        y = placeNotice(y, width, noticeHeight)
        if (!raised) {
            y += if (fit.merged) 0 else spare / SPARE_SHARES
            y = placePlate(parts.far, 0, y, width, fit.plate)
        } else {
            y = placePlate(parts.far, 0, y, width, 0)
            y += GAP.px
        }
        y = placeBoard((width - parts.board.widthFor(fit.side)) / 2, y, fit.side)
        y = placePlate(parts.near, 0, y, width, fit.plate)
        y += GAP.px
        val end = height - actionsHeight
        placeLower(fit, 0, y, width, if (fit.merged) end - y else min(fit.lower, end - y))
        place(parts.actions, 0, end, width, actionsHeight)
    }

    private fun beside(width: Int, height: Int) {
        val gap = context.size(R.dimen.gap_panel)
        val edge = context.size(R.dimen.edge_beside)
        val panelLeast = if (context.hasLargeText) {
            (width * LARGE_TEXT_PANEL).toInt()
        } else {
            context.size(R.dimen.panel_min)
        }
        val most = parts.board.sideFor(
            min(width - panelLeast - gap - edge, context.size(R.dimen.board_max)),
            height - 2 * edge,
        )
        val side = max(most, context.size(R.dimen.board_square_min))
        val boardWidth = parts.board.widthFor(side)
        val boardHeight = parts.board.heightFor(side)
        val panel = max(min(width - boardWidth - gap - edge, max(panelLeast, context.size(R.dimen.panel_max))), 0)
        val left = max(edge, (width - boardWidth - gap - panel) / 2)
        val top = max(edge, (height - boardHeight) / 2)
        placeBoard(left, top, side)

        val x = left + boardWidth + gap - margin / 2
        panelStart = x
        val tall = boardHeight >= TALL.px
        val panelTop = if (tall) top else GAP.px / 2
        val panelBottom = if (tall) top + boardHeight else height
        val barHeight = measure(parts.bar, panel)
        val noticeHeight = noticeHeight(panel)
        val actionsHeight = context.size(R.dimen.action_bar)
        val room = panelBottom - panelTop - barHeight - noticeHeight - actionsHeight
        val fit = fit(panel, room + boardHeight, side, boardHeight)
        place(parts.bar, x, panelTop, panel, barHeight)
        var y = panelTop + barHeight
        y = placeNotice(y, panel, noticeHeight, x)
        y = placePlate(parts.far, x, y, panel, fit.plate)
        val end = panelBottom - actionsHeight
        // On a tablet the near plate keeps to the bottom: what lies between is for the list of moves.
        if (tall && !fit.merged) y = max(y, end - fit.lower - fit.plate - 2 * GAP.px)
        y = placePlate(parts.near, x, y, panel, fit.plate)
        if (!fit.merged) y += GAP.px
        placeLower(fit, x, y, panel, if (fit.merged) end - y else min(fit.lower, end - y))
        place(parts.actions, x, end, panel, actionsHeight)
    }

    /**
     * How the room is shared out.
     *
     * @property message the message's height
     * @property lower the height of what is under the board, [lowerLeast] when the message says little
     */
    private class Fit(
        val plate: Int,
        val merged: Boolean,
        val side: Int,
        val message: Int,
        val lower: Int,
        val lowerLeast: Int,
    )

    /** Lets things give way until all fits. A [fixedBoard] does not shrink. */
    private fun fit(width: Int, room: Int, most: Int, fixedBoard: Int? = null): Fit {
        val inner = width - 2 * margin
        (parts.message.layoutParams as LinearLayout.LayoutParams).height = LayoutParams.WRAP_CONTENT
        val message = measure(parts.message, inner)
        val plates = measure(parts.plates, inner) + GAP.px
        val always = context.hasLargeText

        fun shared(plateSize: Int, messageSize: Int, merged: Boolean, side: Int = most): Fit {
            val least = context.size(messageSize)
            val under = if (merged) plates else 0
            val plate = if (merged) 0 else context.size(plateSize)
            return Fit(plate, merged, side, max(least, message), max(least, message) + under, least + under)
        }

        val board = fixedBoard ?: parts.board.heightFor(most)
        val fits = { fit: Fit -> board + 2 * fit.plate + GAP.px + fit.lower <= room }
        shared(R.dimen.plate, R.dimen.message, always).let { if (fits(it)) return it }
        shared(R.dimen.plate_small, R.dimen.message, always).let { if (fits(it)) return it }
        shared(R.dimen.plate_small, R.dimen.message_small, always).let { if (fits(it)) return it }
        val last = shared(R.dimen.plate_small, R.dimen.message_small, merged = true)
        if (fixedBoard != null || fits(last)) return last
        val side = min(parts.board.sideFor(width, room - last.lowerLeast - GAP.px), most)
        return shared(
            R.dimen.plate_small,
            R.dimen.message_small,
            true,
            max(side, context.size(R.dimen.board_square_min)),
        )
    }

    /**
     * Places the message and perhaps the counts, which then keep to the bottom while all fits and scroll else.
     *
     * It changes parameters without asking for a layout, as it is itself one.
     */
    private fun placeLower(fit: Fit, x: Int, y: Int, width: Int, height: Int) {
        val shown = if (fit.merged) VISIBLE else GONE
        if (parts.plates.visibility != shown) parts.plates.visibility = shown
        (parts.message.layoutParams as LinearLayout.LayoutParams).height = fit.message
        (parts.plates.layoutParams as LinearLayout.LayoutParams).topMargin = GAP.px + max(0, height - fit.lower)
        lowerContents.forceLayout()
        lower.forceLayout()
        place(lower, x, y, width, height)
        // What scrolls must not be seen outside, though the carried piece may.
        lower.clipBounds = Rect(0, 0, width, max(0, height))
    }

    private fun measure(view: View, width: Int): Int {
        view.forceLayout()
        view.measure(
            MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
            MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED),
        )
        return view.measuredHeight
    }

    private fun noticeHeight(width: Int) = if (parts.notice.visibility == GONE) 0 else measure(parts.notice, width)

    private fun placeNotice(y: Int, width: Int, height: Int, x: Int = 0): Int {
        place(parts.notice, x, y, width, height)
        return y + height
    }

    private fun placePlate(plate: Plate, x: Int, y: Int, width: Int, height: Int): Int {
        plate.visibility = if (height == 0) INVISIBLE else VISIBLE
        place(plate, x, y, width, height)
        return y + height
    }

    private fun placeBoard(x: Int, y: Int, side: Int): Int {
        place(parts.board, x, y, parts.board.widthFor(side), parts.board.heightFor(side))
        return y + parts.board.heightFor(side)
    }

    private fun place(view: View, x: Int, y: Int, width: Int, height: Int) {
        val tall = max(0, height)
        view.measure(
            MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
            MeasureSpec.makeMeasureSpec(tall, MeasureSpec.EXACTLY),
        )
        view.layout(x, y, x + width, y + tall)
    }

    private val Int.px get() = context.dp(this)

    private companion object {
        const val GAP = 8
        const val SPARE_SHARES = 3
        const val LARGE_TEXT_PANEL = 0.55f

        /** From this height of the board on the panel beside it is as high as the board. */
        const val TALL = 400
    }
}
