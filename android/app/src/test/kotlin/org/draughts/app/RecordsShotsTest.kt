package org.draughts.app

import org.draughts.app.records.HistoryRow
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Pictures of what outlives a game, empty and full, on every kind of screen: `app/target/shots`. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(sdk = [35])
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class RecordsShotsTest(private val device: String, private val look: String) {
    private val app: Harness

    init {
        Screens.become(device, look)
        app = Harness()
    }

    private val sheets get() = app.activity.screen.sheets.records

    private fun shot(what: String) = app.shot("$device-$what-$look")

    private fun full() {
        KeptRecords.versionOne(app.application.filesDir)
        KeptRecords.history(app.application.filesDir, 40)
        app.start()
    }

    @Test
    fun history() {
        full()
        sheets.openHistory()
        app.advance(500)
        shot("history")
        // In landscape with large text the first row is below the edge.
        app.scrollListBy(app.activity.window.decorView.height / 2)
        app.all<HistoryRow>().first().performAccessibilityAction(R.string.delete_game, null)
        app.advance(100)
        shot("history-deleted")
    }

    @Test
    fun historyEmpty() {
        app.start()
        sheets.openHistory()
        app.advance(500)
        shot("history-empty")
    }

    @Test
    fun scores() {
        full()
        sheets.openScores(org.draughts.core.Level.EASY)
        app.advance(500)
        shot("scores-full")
    }

    @Test
    fun replay() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        sheets.openReplay(2u)
        app.waitFor("the game to be read") { app.all<android.widget.SeekBar>().isNotEmpty() }
        app.advance(500)
        repeat(7) { app.click(R.string.replay_next) }
        app.advance(2000)
        shot("replay")
        app.click(R.string.replay_last)
        app.advance(2000)
        shot("replay-end")
        app.click(R.string.game_menu)
        app.advance(500)
        shot("replay-menu")
    }

    companion object {
        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1}")
        fun screens() = Screens.all
    }
}
