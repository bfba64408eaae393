package org.draughts.app

import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import org.draughts.core.Phase
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Clumsy hands: ignored or refused with a reason, never a crash and never a second move. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class BadInputTest {
    private val app = Harness().start().newEasyGame()
    private val piece = Choices(3).piece(app.state)

    @Test
    fun aSecondFingerMakesNoSecondMove() {
        app.tap(piece)
        val (one, two) = app.state.squares.filter { it.target != null }.map { it.square.toInt() }.let {
            it.first() to
                it.last()
        }
        val a = app.center(one)
        val b = app.center(two)
        app.fingers(MotionEvent.ACTION_DOWN, a)
        app.fingers(MotionEvent.ACTION_POINTER_DOWN or (1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT), a, b)
        app.fingers(MotionEvent.ACTION_POINTER_UP or (1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT), a, b)
        assertEquals("not yet", Phase.PERSON_MOVES, app.state.phase)
        app.fingers(MotionEvent.ACTION_UP, a)
        app.settle()
        assertEquals(2, app.state.moveNumber.toInt())
    }

    @Test
    fun theFirstFingerMayLeaveFirst() {
        val a = app.center(piece)
        val b = app.center(app.state.squares.last { it.movable }.square.toInt())
        app.fingers(MotionEvent.ACTION_DOWN, a)
        app.fingers(MotionEvent.ACTION_POINTER_DOWN or (1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT), a, b)
        app.fingers(MotionEvent.ACTION_POINTER_UP, a, b)
        assertEquals(piece, app.state.picked?.square?.toInt())
        app.fingers(MotionEvent.ACTION_UP, b, firstId = 1)
        assertEquals("the second finger did nothing", piece, app.state.picked?.square?.toInt())
    }

    @Test
    fun aDragThatLeavesTheWindowPutsThePieceBack() {
        val start = app.center(piece)
        app.touch(
            MotionEvent.ACTION_DOWN to start,
            MotionEvent.ACTION_MOVE to (start.first to start.second - 100),
            MotionEvent.ACTION_MOVE to (-400f to -900f),
            MotionEvent.ACTION_UP to (-400f to -900f),
        )
        app.settle()
        assertEquals(1, app.state.moveNumber.toInt())
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
    }

    @Test
    fun aDragThatTheSystemTakesAwayPutsThePieceBack() {
        val start = app.center(piece)
        app.touch(
            MotionEvent.ACTION_DOWN to start,
            MotionEvent.ACTION_MOVE to (start.first to start.second - 100),
            MotionEvent.ACTION_CANCEL to (start.first to start.second - 100),
        )
        app.settle()
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
        // The next touch is a fresh one.
        app.tap(Choices(3).piece(app.state))
        assertNotNull(app.state.picked)
    }

    @Test
    fun aTapThatSlipsIsATap() {
        val (x, y) = app.center(piece)
        app.touch(
            MotionEvent.ACTION_DOWN to (x to y),
            MotionEvent.ACTION_MOVE to (x + 3 to y + 3),
            MotionEvent.ACTION_UP to (x + 4 to y + 3),
        )
        assertEquals(piece, app.state.picked?.square?.toInt())
    }

    @Test
    fun tapsOffTheBoardDoNothing() {
        app.touch(MotionEvent.ACTION_DOWN to app.beside, MotionEvent.ACTION_UP to app.beside)
        app.tap(piece)
        app.touch(MotionEvent.ACTION_DOWN to app.beside, MotionEvent.ACTION_UP to app.beside)
        app.settle()
        assertEquals(1, app.state.moveNumber.toInt())
    }

    @Test
    fun keysDuringTheComputersMoveMakeNoMove() {
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        assertEquals(Phase.COMPUTER_MOVES, app.state.phase)
        for (code in listOf(
            KeyEvent.KEYCODE_DPAD_UP,
            KeyEvent.KEYCODE_ENTER,
            KeyEvent.KEYCODE_SPACE,
            KeyEvent.KEYCODE_ESCAPE,
        )) {
            app.key(code)
        }
        app.settle()
        assertEquals(2, app.state.moveNumber.toInt())
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
    }

    @Test
    fun undoDuringTheComputersMoveTakesOwnMoveBack() {
        val before = app.state.position
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.key(KeyEvent.KEYCODE_Z)
        app.settle()
        assertEquals(before, app.state.position)
        assertEquals(1, app.state.moveNumber.toInt())
        app.key(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON or KeyEvent.META_SHIFT_ON)
        app.settle()
        assertTrue("played again", app.state.moveNumber.toInt() == 2)
    }

    @Test
    fun aRefusalSaysWhyAndPlaysNothing() {
        val theirs = app.state.squares.first { it.piece?.owner == org.draughts.core.Player.TWO }
        app.tap(theirs.square.toInt())
        assertNotNull(app.state.refusal)
        assertTrue(app.sees(R.string.msg_not_your_piece))
        app.settle()
        app.click(R.string.undo)
        assertTrue(app.sees(R.string.msg_nothing_to_undo))
    }

    private fun playAMove() {
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.settle()
    }

    private fun startANewGame() {
        app.key(KeyEvent.KEYCODE_N)
        app.advance(500)
        app.click(R.string.start)
        app.advance(500)
    }

    @Test
    fun givingUpIsAskedFirst() {
        playAMove()
        startANewGame()
        assertTrue(app.sees(R.string.give_up_question))
        app.click(R.string.keep_playing)
        app.settle()
        assertEquals(2, app.state.moveNumber.toInt())
        assertFalse(app.sees(R.string.start))
        startANewGame()
        app.click(R.string.give_up)
        app.settle()
        assertEquals(1, app.state.moveNumber.toInt())
    }

    @Test
    fun givingUpIsNotAskedOnceThereIsNothingToGiveUp() {
        playAMove()
        startANewGame()
        assertTrue(app.sees(R.string.give_up_question))
        app.application.session.send(org.draughts.core.Input.Undo)
        app.settle()
        assertFalse(app.sees(R.string.give_up_question))
        assertTrue("what was being chosen is still open", app.sees(R.string.start))
    }

    @Test
    fun backPutsAHalfMovedPieceBackAndElseLeaves() {
        app.playIntoASeries()
        app.activity.onBackPressed()
        app.settle()
        assertFalse(app.state.squares.any { it.taken })
        assertFalse(app.activity.isFinishing)
    }
}

/** Sends what several fingers do, in the board's pixels. */
private fun Harness.fingers(action: Int, vararg at: Pair<Float, Float>, firstId: Int = 0) {
    val origin = IntArray(2)
    board.getLocationInWindow(origin)
    val now = android.os.SystemClock.uptimeMillis()
    val properties = Array(at.size) { i ->
        MotionEvent.PointerProperties().apply {
            id = firstId + i
            toolType = MotionEvent.TOOL_TYPE_FINGER
        }
    }
    val coords = Array(at.size) { i ->
        MotionEvent.PointerCoords().apply {
            x = origin[0] + at[i].first
            y = origin[1] + at[i].second
            pressure = 1f
        }
    }
    dispatch(
        MotionEvent.obtain(now, now, action, at.size, properties, coords, 0, 0, 1f, 1f, 0, 0, FINGER, 0),
    )
}

private const val FINGER = InputDevice.SOURCE_TOUCHSCREEN
