package org.draughts.app

import android.view.KeyEvent
import android.view.accessibility.AccessibilityNodeInfo
import org.draughts.core.Phase
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Earlier positions of the running game: by the list of moves, the menu and keys, and every way back. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = "en-sw800dp-w1280dp-h800dp-land-notnight-mdpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class LookBackTest {
    private val app = Harness().start()
    private val looking get() = app.activity.screen.looking
    private val choices = Choices(3)

    private fun play(moves: Int) {
        app.newGameOf(Variant.ENGLISH)
        repeat(moves) {
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
            app.advance(2000)
        }
    }

    /** What stands on the board that is drawn. */
    private fun shown() = checkNotNull(app.board.state).position

    @Test
    fun aTapOnAMoveShowsItsPosition() {
        play(1)
        val first = shown()
        play(0)
        play(3)
        val now = shown()
        val moves = app.application.session.moves()
        app.click(moves[0])
        app.advance(500)
        assertEquals(1, looking.place)
        assertEquals(Phase.OVER, app.board.state?.phase)
        assertTrue(app.sees(R.string.look_return))
        assertFalse("nothing else can be done", app.sees(R.string.undo))
        assertNotNull(first)
        app.click(R.string.look_return)
        app.advance(500)
        assertNull(looking.place)
        assertEquals(now, shown())
        assertTrue(app.sees(R.string.undo))
    }

    @Test
    fun stepsGoToTheStartAndBackIntoTheGame() {
        play(2)
        val now = shown()
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.look_back)
        app.advance(500)
        assertEquals(1, looking.place)
        repeat(3) { app.click(R.string.look_earlier) }
        assertEquals(0, looking.place)
        app.key(KeyEvent.KEYCODE_DPAD_RIGHT)
        assertEquals(1, looking.place)
        app.key(KeyEvent.KEYCODE_DPAD_LEFT)
        assertEquals(0, looking.place)
        repeat(2) { app.click(R.string.look_later) }
        assertNull("after the last move there is the game", looking.place)
        assertEquals(now, shown())
    }

    @Test
    fun everyWayLeadsBackAndNothingIsPlayed() {
        play(2)
        val now = app.state.position
        val ways = listOf(
            { app.key(KeyEvent.KEYCODE_ESCAPE) },
            { app.tap(choices.piece(app.state)) },
            @Suppress("DEPRECATION")
            { app.activity.onBackPressed() },
            { app.key(KeyEvent.KEYCODE_ENTER) },
        )
        for ((number, way) in ways.withIndex()) {
            looking.at(0)
            app.advance(500)
            way()
            app.advance(500)
            assertNull("way $number", looking.place)
            assertEquals("way $number", now, app.state.position)
            assertEquals(now, shown())
            assertFalse(app.activity.isFinishing)
        }
    }

    @Test
    fun theComputersReplyShowsTheGame() {
        app.tap(choices.piece(app.state))
        app.tapWithoutWaiting(choices.target(app.state))
        looking.at(0)
        app.settle()
        assertNull(looking.place)
        assertEquals(2, app.state.moveNumber.toInt())
    }

    @Test
    fun aReaderIsTakenFromPieceToPieceThatCanMove() {
        val nodes = checkNotNull(app.board.accessibilityNodeProvider)
        val movable = app.state.squares.filter { it.movable }.map { it.square.toInt() }
        val host = checkNotNull(nodes.createAccessibilityNodeInfo(android.view.View.NO_ID))
        assertTrue(host.actionList.any { it.id == R.id.next_movable && it.label.isNotBlank() })
        val seen = List(movable.size + 1) {
            val from = nodes.findFocus(AccessibilityNodeInfo.FOCUS_ACCESSIBILITY)
            val at = from?.let { node -> app.state.squares.find { node.contentDescription.startsWith("${it.name},") } }
            assertTrue(nodes.performAction(at?.square?.toInt() ?: android.view.View.NO_ID, R.id.next_movable, null))
            val now = checkNotNull(nodes.findFocus(AccessibilityNodeInfo.FOCUS_ACCESSIBILITY)).contentDescription
            app.state.squares.first { now.startsWith("${it.name},") }.square.toInt()
        }
        assertEquals("in reading order, and round", movable + movable.first(), seen)
    }
}
