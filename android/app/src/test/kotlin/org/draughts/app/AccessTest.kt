package org.draughts.app

import android.content.Context
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import org.draughts.core.Mode
import org.draughts.core.Phase
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** The game as a screen reader gives it: spoken squares, and a whole game by actions on them alone. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class AccessTest {
    private val app = Harness().start()
    private val nodes get() = checkNotNull(app.board.accessibilityNodeProvider)
    private val reader = shadowOf(
        app.application.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager,
    )

    @Before
    fun listen() {
        reader.setEnabled(true)
        reader.setTouchExplorationEnabled(true)
    }

    private fun said(square: Int) = nodes.createAccessibilityNodeInfo(square)?.contentDescription?.toString().orEmpty()

    private fun activate(square: Int) {
        assertTrue(nodes.performAction(square, AccessibilityNodeInfo.ACTION_CLICK, null))
        app.idle()
    }

    private fun announced() = reader.sentAccessibilityEvents
        .filter { it.eventType == AccessibilityEvent.TYPE_ANNOUNCEMENT }
        .map { it.text.joinToString() }

    @Test
    fun aWholeGameByActionsAlone() {
        app.newEasyGame()
        app.playOut(seed = 7, choose = ::activate)
        assertEquals(Phase.OVER, app.state.phase)
        assertTrue("the replies were said", announced().any { it.startsWith("The computer played") })
        val results = listOf(R.string.msg_you_won, R.string.msg_computer_won, R.string.msg_game_drawn).map { app.activity.getString(it) }
        assertTrue("the result was said", announced().any { words -> results.any { words.contains(it) } })
    }

    @Test
    fun squaresAreReadRowByRow() {
        val host = checkNotNull(nodes.createAccessibilityNodeInfo(View.NO_ID))
        assertEquals(app.state.squares.size, host.childCount)
        val tops = app.state.squares.map { square ->
            val bounds = android.graphics.Rect()
            nodes.createAccessibilityNodeInfo(square.square.toInt())?.getBoundsInScreen(bounds)
            assertEquals("a whole square", app.board.shape.side.toInt(), bounds.width())
            bounds.top
        }
        assertEquals(tops.sorted(), tops)
    }

    @Test
    fun eachMarkIsSaid() {
        app.newEasyGame()
        val piece = Choices(3).piece(app.state)
        assertTrue(said(piece), said(piece).endsWith("your man, can move"))
        activate(piece)
        assertTrue(said(piece), said(piece).contains("picked"))
        val target = app.state.squares.first { it.target != null }.square.toInt()
        assertTrue(said(target), said(target).contains("empty, target"))
        activate(target)
        app.settle()
        assertTrue(said(piece), said(piece).contains("empty"))
        val theirs = app.state.squares.first { it.last == org.draughts.core.LastMark.TO }.square.toInt()
        assertTrue(said(theirs), said(theirs).contains("their man"))
        assertTrue(said(theirs), said(theirs).contains("the last move ended here"))
    }

    @Test
    fun whatMustCaptureAndWhatIsTakenIsSaid() {
        app.newEasyGame()
        app.playIntoASeries()
        val taken = app.state.squares.first { it.taken }.square.toInt()
        assertTrue(said(taken), said(taken).contains("their man, taken"))
        app.key(android.view.KeyEvent.KEYCODE_ESCAPE)
        val must = app.state.squares.first { it.mustCapture }.square.toInt()
        assertTrue(said(must), said(must).contains("must capture"))
    }

    @Test
    fun betweenTwoPiecesAreSolidAndOutlined() {
        app.newGameOf(Variant.ENGLISH)
        assertEquals(Mode.TWO_PLAYERS, app.state.setup.mode)
        assertTrue(said(32), said(32).contains("outlined man"))
        assertTrue(said(1), said(1).contains("solid man"))
    }

    @Test
    fun aRefusalIsSaidWithItsReason() {
        activate(32)
        assertNotNull(app.state.refusal)
        assertTrue("$announced", announced().last().contains(app.activity.getString(R.string.msg_not_your_piece)))
    }

    private val announced get() = announced().toString()

    @Test
    fun whatDoesNotExistCanDoNothing() {
        val nothing = checkNotNull(nodes.createAccessibilityNodeInfo(99))
        assertFalse(nothing.isClickable)
        assertFalse(nodes.performAction(99, AccessibilityNodeInfo.ACTION_CLICK, null))
    }

    @Test
    fun aFingerThatExploresHearsEachSquare() {
        val piece = Choices(3).piece(app.state)
        hover(MotionEvent.ACTION_HOVER_ENTER, app.center(piece))
        hover(MotionEvent.ACTION_HOVER_MOVE, app.center(piece - 4))
        hover(MotionEvent.ACTION_HOVER_EXIT, app.center(piece - 4))
        val entered = reader.sentAccessibilityEvents.filter { it.eventType == AccessibilityEvent.TYPE_VIEW_HOVER_ENTER }
        assertEquals(listOf(said(piece), said(piece - 4)), entered.map { it.contentDescription.toString() })
    }

    private fun hover(action: Int, at: Pair<Float, Float>) {
        val now = SystemClock.uptimeMillis()
        val event = MotionEvent.obtain(now, now, action, at.first, at.second, 0)
        event.source = android.view.InputDevice.SOURCE_TOUCHSCREEN
        app.board.dispatchHoverEvent(event)
        event.recycle()
    }

    @Test
    fun focusMovesFromSquareToSquare() {
        val action = AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS
        assertTrue(nodes.performAction(9, action, null))
        assertFalse("it is there already", nodes.performAction(9, action, null))
        assertEquals(said(9), nodes.findFocus(AccessibilityNodeInfo.FOCUS_ACCESSIBILITY)?.contentDescription)
        assertTrue(nodes.performAction(10, action, null))
        assertFalse(checkNotNull(nodes.createAccessibilityNodeInfo(9)).isAccessibilityFocused)
    }

    @Test
    fun theSystemShowsTheShortcuts() {
        val groups = ArrayList<android.view.KeyboardShortcutGroup>()
        app.activity.onProvideKeyboardShortcuts(groups, null, 0)
        assertTrue(groups.flatMap { it.items }.any { it.label == app.activity.getString(R.string.undo) })
    }
}
