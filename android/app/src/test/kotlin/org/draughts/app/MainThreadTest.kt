package org.draughts.app

import android.os.StrictMode
import android.view.KeyEvent
import org.draughts.core.Appearance
import org.draughts.core.Phase
import org.draughts.core.Variant
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Assume.assumeTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File

/**
 * The main thread waits for no disk and no search.
 *
 * StrictMode is on, but here it only sees what Android's own classes report. So the kernel is asked as well: it counts the
 * reads and writes of every thread, those of the native core included. Each action is done several times, as the
 * first times load classes and resources; after that nothing may be read or written.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
class MainThreadTest {
    private val app = Harness().start()
    private val asSet = StrictMode.getThreadPolicy()

    @Before
    fun watch() {
        assumeTrue("the kernel counts", COUNTS.canRead())
        StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build())
    }

    @After
    fun asItWas() = StrictMode.setThreadPolicy(asSet)

    @Test
    fun theCountSeesAReadAndAWrite() {
        val file = File.createTempFile("draughts", null)
        val before = count()
        file.writeText("x")
        file.readText()
        assertNotEquals(count().minus(before), quiet())
    }

    @Test
    fun movesAreSavedElsewhere() {
        app.newGameOf(Variant.ENGLISH)
        val choices = Choices(5)
        quietAtLast("a move") {
            if (app.state.phase == Phase.OVER) app.click(R.string.next_game)
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
        }
    }

    @Test
    fun undoAndRedo() {
        app.newGameOf(Variant.ENGLISH)
        app.tap(11)
        app.tap(15)
        quietAtLast("undo and redo") {
            app.key(KeyEvent.KEYCODE_Z)
            app.key(KeyEvent.KEYCODE_Y, KeyEvent.META_CTRL_ON)
        }
    }

    @Test
    fun settingsAreSavedElsewhere() = quietAtLast("a setting") {
        app.application.session.changeSettings { it.copy(appearance = Appearance.SYSTEM, sound = !it.sound) }
    }

    @Test
    fun sheetsOpenFromMemory() {
        val sheets = app.activity.screen.sheets
        val all = listOf(
            "the menu" to { sheets.openMenu() },
            "a new game" to { sheets.openNewGame() },
            "scores" to { sheets.openScores() },
            "help" to { sheets.openHelp() },
            "the history" to { sheets.records.openHistory() },
            "the profile" to { sheets.records.openProfile() },
            "all data" to { sheets.records.openData() },
        )
        for ((name, open) in all) {
            quietAtLast(name) {
                open()
                app.advance(500)
                sheets.shutTop()
                app.advance(500)
            }
        }
    }

    /** Games are read from the disk, on another thread; to step through one reads nothing any more. */
    @Test
    fun gamesAreReadElsewhere() {
        KeptRecords.history(app.application.filesDir, 200)
        val again = Harness().start()
        val records = again.activity.screen.sheets.records
        quietAtLast("a game is opened and looked through") {
            records.openReplay(7u)
            again.waitFor("the game") { again.all<android.widget.SeekBar>().any { it.isShown } }
            again.click(R.string.replay_next)
            again.click(R.string.replay_last)
            again.activity.screen.sheets.shutTop()
            again.advance(500)
        }
        quietAtLast("a game is deleted and brought back") {
            val games = checkNotNull(again.application.session.match).records()
            games.deleteGame(9u)
            games.undelete()
        }
    }

    @Test
    fun comingAndGoing() = quietAtLast("leaving and coming back") {
        app.controller.pause().stop()
        app.idle()
        app.controller.restart().start().resume()
        app.idle()
    }

    /** The computer thinks on a thread of its own, and meanwhile the board answers. */
    @Test
    fun theComputerThinksElsewhere() {
        app.newEasyGame()
        val session = app.application.session
        var seen = false
        for (seed in 1..20) {
            val choices = Choices(seed)
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
            seen = seen || session.thinkingSince != null
            app.settle()
            if (app.state.phase == Phase.OVER) break
        }
        assertTrue("the main thread went on while the computer thought", seen)
    }

    /** Does something until it has been quiet three times in a row; the computer's tenth try must be. */
    private fun quietAtLast(what: String, act: () -> Unit) {
        var inARow = 0
        var last = Counts(0, 0)
        repeat(MOST_TRIES) {
            val before = count()
            act()
            last = count().minus(before).minus(quiet())
            inARow = if (last == Counts(0, 0)) inARow + 1 else 0
            if (inARow == 3) return
        }
        assertEquals("$what still reads or writes", Counts(0, 0), last)
    }

    /** What counting itself counts. */
    private fun quiet(): Counts {
        val before = count()
        return count().minus(before)
    }

    private fun count(): Counts {
        val lines = COUNTS.readLines().associate { it.substringBefore(": ") to it.substringAfter(": ") }
        return Counts(lines.getValue("syscr").toLong(), lines.getValue("syscw").toLong())
    }

    private data class Counts(val reads: Long, val writes: Long) {
        fun minus(other: Counts) = Counts(reads - other.reads, writes - other.writes)
    }

    private companion object {
        const val MOST_TRIES = 12

        /** What the kernel has counted for the thread that reads it. */
        val COUNTS = File("/proc/thread-self/io")
    }
}
