package org.draughts.app.board

import android.content.Context
import android.graphics.Rect
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import android.view.accessibility.AccessibilityNodeProvider
import android.widget.Button
import org.draughts.app.R
import org.draughts.app.text.Spoken
import org.draughts.core.SquareState

/**
 * The board as a screen reader knows it: one node for each playable square, by rows as the board is seen.
 *
 * A node's id is its square's number. To activate one is a tap there, so a whole game can be played by it; what the tap
 * does, the match decides.
 */
internal class BoardNodes(private val board: BoardView) : AccessibilityNodeProvider() {
    private val spoken = Spoken(board.resources)
    private val reader = board.context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
    private var focused = NOWHERE
    private var hovered = NOWHERE

    override fun createAccessibilityNodeInfo(id: Int): AccessibilityNodeInfo =
        if (id == View.NO_ID) host() else square(id)

    /** A state has come, or the board was turned: a reader has to ask again. */
    fun stateChanged() {
        if (!reader.isEnabled) return
        val event = event(AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED)
        event.contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE
        event.setSource(board)
        send(event)
    }

    @Suppress("DEPRECATION")
    private fun host(): AccessibilityNodeInfo {
        val info = AccessibilityNodeInfo.obtain(board)
        board.onInitializeAccessibilityNodeInfo(info)
        info.className = View::class.java.name
        for (square in inReadingOrder()) info.addChild(board, square.square.toInt())
        addNextMovable(info)
        return info
    }

    /** Takes the reader from piece to piece of those that can move, round and round. */
    private fun addNextMovable(info: AccessibilityNodeInfo) {
        if (board.state?.squares.orEmpty().none { it.movable }) return
        val words = board.resources.getString(R.string.next_movable)
        info.addAction(AccessibilityAction(R.id.next_movable, words))
    }

    /** The next piece that can move, after the square that the reader is on. */
    private fun nextMovable(): Int? {
        val movable = inReadingOrder().filter { it.movable }.map { it.square.toInt() }
        val order = inReadingOrder().map { it.square.toInt() }
        val here = order.indexOf(focused)
        return movable.find { order.indexOf(it) > here } ?: movable.firstOrNull()
    }

    private fun inReadingOrder(): List<SquareState> {
        val squares = board.state?.squares.orEmpty()
        return if (board.turned) squares.asReversed() else squares
    }

    @Suppress("DEPRECATION")
    private fun square(id: Int): AccessibilityNodeInfo {
        val info = AccessibilityNodeInfo.obtain(board, id)
        info.packageName = board.context.packageName
        info.className = Button::class.java.name
        info.setParent(board)
        val state = board.state
        val square = find(id)
        // A reader may ask for what is gone by now; it gets something that can do nothing.
        if (state == null || square == null) {
            info.contentDescription = ""
            info.setBoundsInScreen(Rect())
            return info
        }
        info.contentDescription = spoken.square(state, square)
        info.isEnabled = true
        info.isClickable = true
        info.isFocusable = true
        info.isSelected = square.picked
        info.isVisibleToUser = board.isShown
        info.isAccessibilityFocused = focused == id
        info.addAction(AccessibilityAction.ACTION_CLICK)
        info.addAction(
            if (focused == id) {
                AccessibilityAction.ACTION_CLEAR_ACCESSIBILITY_FOCUS
            } else {
                AccessibilityAction.ACTION_ACCESSIBILITY_FOCUS
            },
        )
        addNextMovable(info)
        bounds(info, square)
        return info
    }

    @Suppress("DEPRECATION")
    private fun bounds(info: AccessibilityNodeInfo, square: SquareState) {
        val shape = board.shape
        val x = shape.x(square.column.toInt()).toInt()
        val y = shape.y(square.row.toInt()).toInt()
        val bounds = Rect(x, y, x + shape.side.toInt(), y + shape.side.toInt())
        info.setBoundsInParent(bounds)
        val origin = IntArray(2)
        board.getLocationOnScreen(origin)
        bounds.offset(origin[0], origin[1])
        info.setBoundsInScreen(bounds)
    }

    private fun find(id: Int) = board.state?.squares?.find { it.square.toInt() == id }

    override fun performAction(id: Int, action: Int, arguments: Bundle?): Boolean {
        if (action == R.id.next_movable) {
            val next = nextMovable() ?: return false
            return next == focused || performAction(next, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)
        }
        if (id == View.NO_ID) return board.performAccessibilityAction(action, arguments)
        val square = find(id) ?: return false
        when (action) {
            AccessibilityNodeInfo.ACTION_CLICK -> {
                board.tapSquare(square.square)
                tell(id, AccessibilityEvent.TYPE_VIEW_CLICKED)
            }

            AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS -> {
                if (focused == id) return false
                focused = id
                tell(id, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED)
            }

            AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS -> {
                if (focused != id) return false
                focused = NOWHERE
                tell(id, AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED)
            }

            else -> return false
        }
        board.invalidate()
        return true
    }

    override fun findFocus(focus: Int): AccessibilityNodeInfo? =
        if (focus == AccessibilityNodeInfo.FOCUS_ACCESSIBILITY && focused != NOWHERE) square(focused) else null

    /** A finger explores the board: each square that it comes to is spoken. False: no reader is listening. */
    fun hover(event: MotionEvent): Boolean {
        if (!reader.isEnabled || !reader.isTouchExplorationEnabled) return false
        val over = when (event.actionMasked) {
            MotionEvent.ACTION_HOVER_ENTER, MotionEvent.ACTION_HOVER_MOVE ->
                board.squareAt(event.x, event.y)?.toInt() ?: NOWHERE

            else -> NOWHERE
        }
        val before = hovered
        if (over != before) {
            hovered = over
            if (over != NOWHERE) tell(over, AccessibilityEvent.TYPE_VIEW_HOVER_ENTER)
            if (before != NOWHERE) tell(before, AccessibilityEvent.TYPE_VIEW_HOVER_EXIT)
        }
        return over != NOWHERE || before != NOWHERE
    }

    private fun tell(id: Int, type: Int) {
        if (!reader.isEnabled) return
        val event = event(type)
        val state = board.state
        val square = find(id)
        event.className = Button::class.java.name
        if (state != null && square != null) event.contentDescription = spoken.square(state, square)
        event.isEnabled = true
        event.setSource(board, id)
        send(event)
    }

    @Suppress("DEPRECATION")
    private fun event(type: Int): AccessibilityEvent =
        AccessibilityEvent.obtain(type).apply { packageName = board.context.packageName }

    private fun send(event: AccessibilityEvent) {
        board.parent?.requestSendAccessibilityEvent(board, event)
    }

    private companion object {
        /** Squares count from 1. */
        const val NOWHERE = 0
    }
}
