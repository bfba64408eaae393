package org.draughts.app

import org.draughts.core.Phase
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Games against the computer from the first move to the result, by each way of playing. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class WholeGameTest {
    private val app = Harness().start().newEasyGame()

    @Test
    fun byTapping() = play { piece, choose ->
        if (app.state.picked == null) app.tap(piece)
        app.tap(choose())
    }

    @Test
    fun byDragging() = play { piece, choose ->
        // Where it can go is only seen once it is picked.
        if (app.state.picked == null) app.tap(piece)
        app.drag(piece, choose())
    }

    @Test
    fun byKeys() = play { piece, choose ->
        if (app.state.picked == null) app.pressOn(piece)
        app.pressOn(choose())
    }

    private fun play(move: (piece: Int, choose: () -> Int) -> Unit) {
        val choices = Choices(seed = 7)
        var steps = 0
        while (app.state.phase != Phase.OVER) {
            assertTrue("the game does not end", ++steps < 600)
            val before = app.state
            val piece = before.picked?.square?.toInt() ?: choices.piece(before)
            move(piece) { choices.target(app.state) }
            assertEquals("nothing was refused", null, app.state.refusal)
            app.settle()
        }
        assertNotNull(app.state.gameOver)
        app.advance(500)
        assertTrue("the result is shown", app.sees(R.string.next_game))
        app.click(R.string.next_game)
        app.settle()
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
        assertEquals(null, app.state.gameOver)
    }
}
