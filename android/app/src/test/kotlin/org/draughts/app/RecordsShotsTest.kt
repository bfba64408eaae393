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

    private fun shot(what: String, compared: Boolean = true) = app.shot("$device-$what-$look", compared)

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

    @Test
    fun profileEmpty() {
        app.start()
        sheets.openProfile()
        app.advance(500)
        shot("profile-empty")
    }

    @Test
    fun profile() {
        full()
        checkNotNull(app.application.session.match).records().receiveCard(FAR_AWAY)
        sheets.openProfile()
        app.advance(500)
        shot("profile", compared = false)
        app.scrollBy(PIXELS_ENOUGH)
        shot("profile-end", compared = false)
        app.click("Bob")
        app.advance(500)
        shot("colleague")
    }

    @Test
    fun arrivals() {
        app.start()
        sheets.receiver.take(FAR_AWAY)
        app.waitFor("the card") { app.all<android.widget.TextView>().any { it.isShown && NAME in it.text } }
        app.advance(500)
        shot("received", compared = false)
        sheets.receiver.take(FAR_AWAY.dropLast(5))
        app.waitFor("the reason") { app.sees(R.string.card_cut) }
        app.advance(500)
        shot("received-bad")
    }

    @Test
    fun data() {
        app.start()
        sheets.openData()
        app.advance(500)
        shot("data")
        app.application.session.carrier.ask(KeptRecords.text("export.json"))
        app.waitFor("the question") { app.sees(R.string.import_question) }
        app.advance(500)
        shot("data-question")
        app.click(R.string.import_merge)
        app.waitFor("the data") { app.sees(R.string.data_taken_in) }
        app.advance(500)
        shot("data-taken")
    }

    @Test
    fun games() {
        app.start()
        sheets.receiver.take(GAMES)
        app.waitFor("the list") { app.all<android.widget.ListView>().size > 1 }
        app.advance(500)
        shot("games")
    }

    companion object {
        private const val PIXELS_ENOUGH = 10_000
        private const val NAME = "Вера Кандаурова-Мокшина"

        /** The card of a colleague with a long name. */
        private val FAR_AWAY by lazy {
            val other = org.draughts.core.Match.openSeeded(
                java.nio.file.Files.createTempDirectory("far").toString(),
                1u,
            )
            other.records().setNickname(NAME)
            checkNotNull(other.records().card()).text
        }
        private const val GAMES = "[Event \"Club championship of the town\"]\n[White \"Кандауров, Михаил\"]\n" +
            "[Black \"Петров\"]\n[Date \"2026.11.30\"]\n[GameType \"25,W,8,8,A1,0\"]\n[Result \"1-0\"]\n" +
            "1. c3-b4 b6-a5 2. b4-c5 d6xb4 3. a3xc5 1-0\n\n[GameType \"25\"]\n1. c3-e5 *\n\n" +
            "[GameType \"21\"]\n1. 11-15 23-18 *\n"

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1}")
        fun screens() = Screens.all
    }
}
