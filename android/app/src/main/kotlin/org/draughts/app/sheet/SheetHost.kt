package org.draughts.app.sheet

import android.animation.ValueAnimator
import android.content.Context
import android.graphics.drawable.ColorDrawable
import android.graphics.drawable.GradientDrawable
import android.os.Build
import android.view.Gravity
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.ScrollView
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.size
import org.draughts.core.MatchState
import kotlin.math.max

/**
 * Holds the sheets over a page, the newest on top. A touch beside a sheet shuts it, as Back does.
 *
 * They are views of the page's own window, so that they rotate, restore and are tested with it.
 */
internal class SheetHost(context: Context, private val page: View) : FrameLayout(context) {
    private val sheets = ArrayList<Sheet>()

    /** Told when another sheet is on top, or none. */
    var changed: () -> Unit = {}

    /** The panel beside the board, from left to right; clear sheets keep to it. */
    var panel: () -> IntRange? = { null }

    /** Where the board ends, seen from above. */
    var boardEnd: () -> Int = { 0 }

    /** Told where a clear sheet from below begins, seen from above. */
    var clearFrom: (Int) -> Unit = {}

    val top: Sheet? get() = sheets.lastOrNull()

    /** All that are open, the topmost last. */
    val all: List<Sheet> get() = sheets

    init {
        visibility = GONE
        isClickable = true
        setOnClickListener { shutTop() }
        isFocusable = false
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    fun open(sheet: Sheet) {
        sheets.add(sheet)
        val frame = Panel(sheet)
        if (sheet.turned) frame.rotation = HALF_TURN
        addView(frame, panelParams(sheet))
        settle()
        enter(frame, fromAbove = sheet.turned)
        (sheet.firstFocus ?: frame).requestFocus()
    }

    /** There may be more room, or less, under the board now. It is too late for the layout that is under way. */
    fun boardMoved() {
        if (top?.isClear == true) post { getChildAt(childCount - 1)?.requestLayout() }
    }

    /** Back: inside the topmost sheet, or out of it. */
    fun back(): Boolean = top?.back() == true || shutTop()

    /** The topmost sheet is shut by the person. */
    fun shutTop(): Boolean {
        val sheet = top ?: return false
        close(sheet)
        sheet.shut()
        return true
    }

    fun close(sheet: Sheet) {
        val index = sheets.indexOf(sheet)
        if (index < 0) return
        val wasTop = index == sheets.lastIndex
        sheets.removeAt(index)
        removeViewAt(index)
        settle()
        if (wasTop) top?.uncovered()
    }

    fun closeAll() = closeFrom { true }

    /** Closes what the game has left behind. */
    fun stateChanged(state: MatchState) = sheets.filterNot { it.isDue(state) }.forEach(::close)

    /** Closes the lowest sheet of which [first] is true, and all that are open over it. */
    fun closeFrom(first: (Sheet) -> Boolean) {
        val kept = sheets.indexOfFirst(first).takeIf { it >= 0 } ?: return
        while (sheets.size > kept) close(sheets.last())
    }

    private fun settle() {
        val sheet = top
        visibility = if (sheet == null) GONE else VISIBLE
        setBackgroundColor(if (sheet == null || sheets.all { it.isClear }) 0 else context.getColor(R.color.scrim))
        page.importantForAccessibility =
            if (sheet == null) IMPORTANT_FOR_ACCESSIBILITY_AUTO else IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
        (page as? ViewGroup)?.descendantFocusability =
            if (sheet == null) ViewGroup.FOCUS_BEFORE_DESCENDANTS else ViewGroup.FOCUS_BLOCK_DESCENDANTS
        // A page that is covered by a panel stays in sight behind it.
        val page = sheets.indexOfLast { it.isPage }
        for (i in 0 until childCount) {
            val onTop = i == sheets.lastIndex
            (getChildAt(i) as Panel).covered = !onTop
            getChildAt(i).visibility = if (onTop || i == page) VISIBLE else INVISIBLE
        }
        changed()
    }

    private fun panelParams(sheet: Sheet): LayoutParams {
        val beside = if (sheet.isClear) panel() else null
        if (beside != null) {
            return LayoutParams(beside.last - beside.first, LayoutParams.MATCH_PARENT).apply {
                gravity = Gravity.LEFT
                leftMargin = beside.first
            }
        }
        if (sheet.isPage) return LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT)
        val small = isSmall
        val height = if (sheet.isFull && small) LayoutParams.MATCH_PARENT else LayoutParams.WRAP_CONTENT
        val panelWidth = if (small) LayoutParams.MATCH_PARENT else context.size(R.dimen.sheet_max)
        val gravity = if (small || sheet.isClear) edge(sheet) or Gravity.CENTER_HORIZONTAL else Gravity.CENTER
        return LayoutParams(panelWidth, height, gravity)
    }

    /** Where a sheet comes from: from below, as who reads it sees it. */
    private fun edge(sheet: Sheet) = if (sheet.turned) Gravity.TOP else Gravity.BOTTOM

    /** The sheet takes the page's whole width. */
    private val isSmall get() = page.width <= context.size(R.dimen.sheet_max) + 2 * context.dp(24)

    private fun enter(frame: View, fromAbove: Boolean) {
        if (!isAttachedToWindow) return
        if (ValueAnimator.areAnimatorsEnabled()) {
            frame.translationY = if (fromAbove) -height / 2f else height / 2f
            frame.animate().translationY(0f).setDuration(RISE).start()
        } else {
            frame.alpha = 0f
            frame.animate().alpha(1f).setDuration(FADE).start()
        }
    }

    /** A sheet's own ground; touches on it do not shut it. */
    private inner class Panel(sheet: Sheet) : FrameLayout(context) {
        private val isClearBelow = sheet.isClear && panel() == null
        private val floats = !isSmall && !sheet.isPage && !sheet.isClear
        private val leavesEdge = isSmall && !sheet.isFull && !sheet.isPage && !sheet.isClear

        /** Another sheet is over this one: it is darkened, and neither touches nor keys nor readers come to it. */
        var covered = false
            set(value) {
                field = value
                foreground = if (value) ColorDrawable(context.getColor(R.color.scrim)) else null
                descendantFocusability = if (value) FOCUS_BLOCK_DESCENDANTS else FOCUS_BEFORE_DESCENDANTS
                importantForAccessibility =
                    if (value) IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS else IMPORTANT_FOR_ACCESSIBILITY_AUTO
            }

        init {
            background = GradientDrawable().apply {
                setColor(context.getColor(if (sheet.isPage) R.color.page else R.color.surface))
                val radius = if (sheet.isPage) 0f else resources.getDimension(R.dimen.radius_sheet)
                val below = if (isSmall || sheet.isClear) 0f else radius
                cornerRadii = floatArrayOf(radius, radius, radius, radius, below, below, below, below)
            }
            elevation = context.dp(ELEVATION)
            isClickable = true
            isFocusable = true
            isFocusableInTouchMode = true
            defaultFocusHighlightEnabled = false
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) accessibilityPaneTitle = sheet.title
            addView(sheet.view)
        }

        /** A touch beside the sheet on top is the host's, which shuts it. */
        override fun dispatchTouchEvent(event: MotionEvent) = !covered && super.dispatchTouchEvent(event)

        override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) {
            super.onLayout(changed, left, top, right, bottom)
            if (isClearBelow) clearFrom(top)
        }

        /** A clear sheet leaves the board in sight as far as it can; any other that is not full an edge to shut it by. */
        override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
            val room = MeasureSpec.getSize(heightMeasureSpec)
            val most = when {
                isClearBelow -> max(room - boardEnd(), context.dp(LEAST_CLEAR))
                leavesEdge -> room - context.size(R.dimen.touch)
                // It floats, and so does not touch the screen's edges.
                floats -> room - 2 * context.size(R.dimen.sheet_edge)
                else -> room
            }
            if (most >= room) return super.onMeasure(widthMeasureSpec, heightMeasureSpec)
            super.onMeasure(widthMeasureSpec, MeasureSpec.makeMeasureSpec(most, MeasureSpec.AT_MOST))
        }
    }

    private companion object {
        const val RISE = 240L
        const val HALF_TURN = 180f
        const val FADE = 100L
        const val ELEVATION = 16f

        /** In dp; less would show nothing of the sheet. */
        const val LEAST_CLEAR = 240
    }
}

/** A part of a sheet that scrolls if it must. */
internal fun scrolling(content: View) = ScrollView(content.context).apply {
    isVerticalScrollBarEnabled = false
    isFocusable = false
    addView(content)
}
