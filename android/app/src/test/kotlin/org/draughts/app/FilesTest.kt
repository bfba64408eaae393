package org.draughts.app

import org.draughts.core.Match
import org.draughts.core.Player
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.File

/** What is on the disk: a win's points get there, and what cannot be read or written is told while play goes on. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class FilesTest {
    private val app = Harness()
    private val scores get() = File(app.application.filesDir, "scores.json")

    @Test
    fun aWinsPointsAreInTheFile() {
        app.start().newEasyGame().playUntilOver { it == Player.ONE }
        val points = checkNotNull(app.state.gameOver?.score).total
        checkNotNull(app.application.session.match).flush()
        assertTrue("$points in ${scores.readText()}", scores.readText().contains(points.toString()))
    }

    @Test
    fun damagedScoresAreSetAsideAndTold() {
        scores.parentFile?.mkdirs()
        scores.writeText("{\"version\": 1, \"rec")
        app.start()
        assertEquals(1, app.state.notices.size)
        app.shot("phone-notice-en-light-1", compared = false)
        app.click(R.string.close)
        assertTrue(app.state.notices.isEmpty())
        assertEquals(
            1,
            scores.parentFile.listFiles().orEmpty().count {
                it.name.startsWith("scores") &&
                    it.name != "scores.json"
            },
        )
        app.playOneMove()
    }

    @Test
    fun playGoesOnWhereNothingCanBeWritten() {
        val nowhere = File(app.application.filesDir, "file").apply { writeText("") }
        app.open { Match.openSeeded("$nowhere/folder", 1u) }
        app.playOneMove()
        app.playOneMove()
        assertTrue(app.state.notices.isNotEmpty())
    }

    private fun Harness.playOneMove() {
        val before = state.moveNumber
        val choices = Choices(3)
        tap(choices.piece(state))
        tap(choices.target(state))
        settle()
        assertEquals(before + 1u, state.moveNumber.toUInt())
    }
}
