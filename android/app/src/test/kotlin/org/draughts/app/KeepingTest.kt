package org.draughts.app

import android.os.Bundle
import android.view.KeyEvent
import org.draughts.app.sheet.NoteSheet
import org.draughts.app.sheet.SheetKind
import org.draughts.core.Input
import org.draughts.core.Level
import org.draughts.core.Phase
import org.draughts.core.Target
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Assert.fail
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Nothing is lost: not by a rotation, not by another language, not by a killed process. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class KeepingTest {
    private val app = Harness().start().newEasyGame()

    @Test
    fun aHalfEnteredSeriesSurvivesRecreation() {
        app.playIntoASeries()
        val before = app.state
        app.recreate()
        assertEquals(before.position, app.state.position)
        assertEquals(before.position, app.board.state?.position)
    }

    @Test
    fun aHalfEnteredSeriesSurvivesAKilledProcess() {
        app.playIntoASeries()
        val before = app.state
        val again = app.killAndReopen()
        assertEquals(before.position, again.state.position)
        assertEquals(before.setup, again.state.setup)
        assertEquals(before.moveNumber, again.state.moveNumber)
        // And it is played to its end from there.
        again.tap(Choices(1).target(again.state))
        assertEquals(null, again.state.refusal)
    }

    @Test
    fun rotationKeepsTheGameAndTheTurnedBoard() {
        app.click(R.string.turn_board)
        app.advance(500)
        app.tap(Choices(3).piece(app.state))
        val before = app.state
        app.reconfigure("+w800dp-h360dp-land")
        assertEquals(before.position, app.state.position)
        assertTrue(app.board.turned)
        assertTrue("the board is beside the rest", app.board.width < app.activity.window.decorView.width / 2 + 100)
        app.tap(Choices(3).target(app.state))
        app.settle()
        assertEquals(2, app.state.moveNumber.toInt())
    }

    @Test
    fun russianIsSpokenAtOnce() {
        app.reconfigure("+ru-rRU")
        assertTrue(app.find("Ваш ход") != null)
        assertTrue(app.find("Английские") != null)
        app.tap(Choices(3).piece(app.state))
        assertTrue(app.find("Выберите отмеченное поле") != null)
    }

    @Test
    fun rotationWhileTheComputerThinksLosesNoReply() {
        val choices = Choices(5)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.recreate()
        app.settle()
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
        assertEquals(2, app.state.moveNumber.toInt())
    }

    @Test
    fun theNewGameSheetKeepsItsChoice() {
        app.click(R.string.new_game)
        app.advance(500)
        app.click(R.string.level_hard)
        app.recreate()
        app.click(R.string.start)
        app.settle()
        assertEquals(Level.HARD, app.state.setup.level)
    }

    @Test
    fun sheetsOverOneAnotherAreOpenedAgainInTheirOrder() {
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.settings)
        app.advance(500)
        app.click(R.string.licences)
        app.advance(500)
        val again = app.killAndRestore()
        again.advance(500)
        assertTrue(again.sees(R.string.licences))
        assertFalse(again.sees(R.string.settings_board))
        again.key(KeyEvent.KEYCODE_ESCAPE)
        assertTrue(again.sees(R.string.settings_board))
        again.key(KeyEvent.KEYCODE_ESCAPE)
        assertFalse(again.activity.screen.sheets.isOpen)
    }

    /** A release of the app shortens the names of its classes, each in its own way. */
    @Test
    fun aSheetIsNotKnownByItsClass() {
        assertEquals(null, SheetKind.of(Bundle()))
        assertEquals(null, SheetKind.of(Bundle().apply { putString("kind", "a") }))
        val kept = checkNotNull(SheetKind.saved(NoteSheet(app.activity, "Note") {}))
        assertEquals(setOf("NOTE", "Note"), kept.keySet().map { key -> kept.getString(key) }.toSet())
    }
}

/** Plays until a series is open and enters its first landing. */
internal fun Harness.playIntoASeries() {
    for (seed in 1..200) {
        val choices = Choices(seed)
        repeat(60) {
            if (state.phase == Phase.OVER) return@repeat
            for (ringed in state.squares.filter { it.mustCapture }) {
                tap(ringed.square.toInt())
                val via = state.squares.find { it.target == Target.VIA }
                if (via != null) {
                    tap(via.square.toInt())
                    advance(1000)
                    check(state.squares.any { it.taken }) { "not half-way" }
                    return
                }
            }
            if (state.picked == null) tap(choices.piece(state))
            tap(choices.target(state))
            settle()
        }
        if (state.phase != Phase.OVER) key(KeyEvent.KEYCODE_ESCAPE)
        application.session.send(Input.NewGame(state.setup))
        settle()
    }
    fail("no series came up")
}
