package org.draughts.app.screen

import android.content.Context
import android.graphics.Rect
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.ScrollView
import org.draughts.app.R
import org.draughts.app.board.BoardView
import org.draughts.app.board.edgeOnPage
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.heightOf
import org.draughts.app.ui.place
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import org.draughts.core.BoardSide
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
    val moves: MoveList,
    val facing: FacingPanel,
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

    /** Where a sheet over the raised page begins, seen from above: what it would cut through is not shown at all. */
    private var coveredFrom = Int.MAX_VALUE

    /**
     * The board stands directly under the bar, so that a sheet from below leaves it in sight. The sheet covers the commands, on
     * a tablet only in part, so they are not shown.
     */
    var raised = false
        set(value) {
            if (field == value) return
            field = value
            coveredFrom = Int.MAX_VALUE
            requestLayout()
        }

    /** Two people sit face to face: what the far one reads is turned round. */
    var faceToFace = false
        set(value) {
            if (field == value) return
            field = value
            requestLayout()
        }

    /** Where the board stands beside the panel. */
    var boardSide = BoardSide.LEFT
        set(value) {
            if (field == value) return
            field = value
            requestLayout()
        }

    /** The panel beside the board, from its left edge to its right, or null while the board stands above the rest. */
    var panel: IntRange? = null
        private set

    /** The plate above the board: the far side's, until the board is turned. */
    private val upper get() = if (parts.board.turned) parts.near else parts.far
    private val under get() = if (parts.board.turned) parts.far else parts.near

    init {
        // The carried piece is drawn above the finger, and so beyond the board.
        clipChildren = false
        lowerContents.setPadding(margin, 0, margin, 0)
        lowerContents.addView(parts.message, wide())
        lowerContents.addView(parts.plates, wide(top = context.dp(8)))
        lower.addView(lowerContents)
        lower.isVerticalScrollBarEnabled = false
        lower.isFocusable = false
        with(parts) { listOf(bar, notice, facing, far, moves, near, lower, actions, board) }.forEach { addView(it) }
    }

    /** A sheet from below begins there, seen from above. */
    fun coverFrom(top: Int) {
        coveredFrom = top
        hideCovered()
    }

    private fun hideCovered() {
        if (!raised || panel != null) return
        under.visibility = if (under.height == 0 || under.bottom > coveredFrom) INVISIBLE else VISIBLE
        // The result is what the sheet says, too.
        lower.visibility = INVISIBLE
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val width = MeasureSpec.getSize(widthMeasureSpec)
        val height = MeasureSpec.getSize(heightMeasureSpec)
        setMeasuredDimension(width, height)
        // Measured once more when it is placed; here every part must have been measured at least once.
        for (i in 0 until childCount) heightOf(getChildAt(i), width)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val width = r - l
        val height = b - t
        val facing = faceToFace && height > width && width >= FACING_WIDTH.px && !context.hasLargeText
        if (parts.actions.use != ActionBar.Use.LOOKING) {
            parts.actions.use = if (facing) ActionBar.Use.FACING else ActionBar.Use.PLAY
        }
        upper.rotation = if (faceToFace && width <= height) HALF_TURN else 0f
        under.rotation = 0f
        parts.moves.visibility = INVISIBLE
        lower.visibility = VISIBLE
        parts.actions.visibility = if (raised) INVISIBLE else VISIBLE
        parts.facing.visibility = if (facing) VISIBLE else INVISIBLE
        parts.bar.visibility = if (facing) INVISIBLE else VISIBLE
        when {
            facing -> facing(width, height)
            width > height && panelBeside(width) >= context.size(R.dimen.panel_least) -> beside(width, height)
            else -> stacked(width, height)
        }
        hideCovered()
    }

    /** How wide a panel beside the smallest board would be. */
    private fun panelBeside(width: Int) = width - context.size(R.dimen.gap_panel) - context.size(R.dimen.edge_beside) -
        parts.board.widthFor(context.size(R.dimen.board_square_min))

    /** The board in the middle, and for each of the two the same below it, as each sees it. */
    private fun facing(width: Int, height: Int) {
        panel = null
        val notice = noticeHeight(width)
        val plate = context.size(R.dimen.plate)
        val message = context.size(R.dimen.message)
        val actions = context.size(R.dimen.action_bar)
        val far = message + actions + GAP.px
        val room = height - notice - 2 * (plate + far + GAP.px)
        val most = min(width - 2 * context.size(R.dimen.board_margin), context.size(R.dimen.board_max))
        val side = max(parts.board.sideFor(most, room), context.size(R.dimen.board_square_min))
        val boardHeight = parts.board.heightFor(side)
        val spare = max(0, room - boardHeight) / 2
        val x = edge(width, side)
        val inner = width - 2 * x
        placeNotice(0, width, notice)
        place(parts.facing, x, notice, inner, far)
        var y = placePlate(upper, x, notice + far + GAP.px, inner, plate) + spare
        y = placeBoard((width - parts.board.widthFor(side)) / 2, y, side) + spare
        y = placePlate(under, x, y, inner, plate) + GAP.px
        placeLower(Fit(plate, false, side, message, message, message), x, y, inner, message)
        place(parts.actions, x, height - actions, inner, actions)
    }

    private fun stacked(width: Int, height: Int) {
        panel = null
        val noticeHeight = noticeHeight(width)
        // In a small part of a shared screen the commands are in the menu alone; but the way back to the game must be seen.
        val least = parts.board.heightFor(context.size(R.dimen.board_square_min)) + context.size(R.dimen.message_small)
        val usual = context.size(R.dimen.action_bar)
        val looking = parts.actions.use == ActionBar.Use.LOOKING
        val roomForBoth = height - heightOf(parts.bar, width) - noticeHeight - usual >= least
        val barHeight = if (roomForBoth || !looking) parts.bar.measuredHeight else 0
        val actionsHeight = if (roomForBoth || looking) usual else 0
        parts.bar.visibility = if (barHeight > 0) VISIBLE else INVISIBLE
        parts.actions.visibility = if (actionsHeight > 0 && !raised) VISIBLE else INVISIBLE
        val room = height - barHeight - noticeHeight - actionsHeight
        val most = parts.board.sideFor(
            min(width - 2 * context.size(R.dimen.board_margin), context.size(R.dimen.board_max)),
            Int.MAX_VALUE / 2,
        )
        val fit = fit(width, room, most)
        val boardHeight = parts.board.heightFor(fit.side)
        val spare = max(0, room - 2 * fit.plate - boardHeight - GAP.px - fit.lowerLeast)

        val x = edge(width, fit.side)
        val inner = width - 2 * x
        place(parts.bar, x, 0, inner, barHeight)
        var y = barHeight
        y = placeNotice(y, inner, noticeHeight, x)
        if (!raised) {
            y += if (fit.merged) 0 else spare / SPARE_SHARES
            y = placePlate(upper, x, y, inner, fit.plate)
        } else {
            y = placePlate(upper, x, y, inner, 0)
            y += GAP.px
        }
        y = placeBoard((width - parts.board.widthFor(fit.side)) / 2, y, fit.side)
        y = placePlate(under, x, y, inner, fit.plate)
        y += GAP.px
        val end = height - actionsHeight
        placeLower(fit, x, y, inner, if (fit.merged) end - y else min(fit.lower, end - y))
        place(parts.actions, x, end, inner, actionsHeight)
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
        val first = max(edge, (width - boardWidth - gap - panel) / 2)
        val top = max(edge, (height - boardHeight) / 2)
        val atLeft = boardSide == BoardSide.LEFT
        val second = first + boardWidth + gap - margin / 2
        val left = if (atLeft) first else width - first - boardWidth
        val x = if (atLeft) second else max(0, width - second - panel)
        placeBoard(left, top, side)
        this.panel = if (atLeft) x..width else 0..left - (gap - margin / 2)
        val tall = boardHeight >= TALL.px
        val panelTop = if (tall) top else GAP.px / 2
        val panelBottom = if (tall) top + boardHeight else height
        val barHeight = heightOf(parts.bar, panel)
        val noticeHeight = noticeHeight(panel)
        val actionsHeight = context.size(R.dimen.action_bar)
        val room = panelBottom - panelTop - barHeight - noticeHeight - actionsHeight
        val fit = fit(panel, room + boardHeight, side, boardHeight)
        place(parts.bar, x, panelTop, panel, barHeight)
        var y = panelTop + barHeight
        y = placeNotice(y, panel, noticeHeight, x)
        y = placePlate(upper, x, y, panel, fit.plate)
        val end = panelBottom - actionsHeight
        val movesTop = y + GAP.px
        // On a tablet the near plate keeps to the bottom: what lies between is for the list of moves.
        if (tall && !fit.merged) y = max(y, end - fit.lower - fit.plate - 2 * GAP.px)
        val movesHeight = y - GAP.px - movesTop
        if (!fit.merged && movesHeight >= LEAST_MOVES.px) {
            parts.moves.visibility = VISIBLE
            place(parts.moves, x + margin, movesTop, panel - 2 * margin, movesHeight)
        }
        y = placePlate(under, x, y, panel, fit.plate)
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
        val message = heightOf(parts.message, inner)
        val plates = heightOf(parts.plates, inner) + GAP.px
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

    private fun edge(width: Int, side: Int) = max(0, parts.board.edgeOnPage(width, side) - margin)

    private fun noticeHeight(width: Int) = if (parts.notice.visibility == GONE) 0 else heightOf(parts.notice, width)

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

    private val Int.px get() = context.dp(this)

    private companion object {
        const val GAP = 8
        const val SPARE_SHARES = 3
        const val LARGE_TEXT_PANEL = 0.55f
        const val HALF_TURN = 180f

        /** A table needs a tablet: a phone that lies between two is too small for two panels. */
        const val FACING_WIDTH = 600

        /** Two moves; less would show nothing of a game. */
        const val LEAST_MOVES = 96

        /** From this height of the board on the panel beside it is as high as the board. */
        const val TALL = 400
    }
}
