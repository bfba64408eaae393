package org.draughts.app

import android.view.MotionEvent
import org.draughts.core.Argument
import org.draughts.core.Band
import org.draughts.core.BandView
import org.draughts.core.BoardSide
import org.draughts.core.BoardTheme
import org.draughts.core.Countdown
import org.draughts.core.GameOver
import org.draughts.core.HelpPlace
import org.draughts.core.Phase
import org.draughts.core.PieceSet
import org.draughts.core.Player
import org.draughts.core.ScoreKind
import org.draughts.core.ScorePart
import org.draughts.core.ScoreView
import org.draughts.core.Seating
import org.draughts.core.SquareNaming
import org.draughts.core.Text
import org.draughts.core.TextKey
import org.draughts.core.Variant
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Pictures of every state of the screen, on every kind of screen, to be looked at: `app/target/shots`. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(sdk = [35])
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ShotsTest(private val device: String, private val look: String) {
    private val app: Harness

    init {
        Screens.become(device, look)
        app = Harness().start()
    }

    private fun shot(what: String, compared: Boolean = true) = app.shot("$device-$what-$look", compared)

    @Test
    fun game() {
        app.newEasyGame()
        val choices = Choices(11)
        // To where something must be taken: rings, the last move and the message with its reason are seen together.
        while (app.state.squares.none { it.mustCapture } || app.state.moveNumber < 5u) {
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
            app.settle()
        }
        shot("must")
        app.tap(choices.piece(app.state))
        app.advance(500)
        shot("picked")
        if (device != "phone") return
        val picked = checkNotNull(app.state.picked).square.toInt()
        app.carry(picked, choices.target(app.state))
        shot("drag")
        app.touch(MotionEvent.ACTION_CANCEL to app.beside)
        app.advance(500)
        if (app.state.picked == null) app.tap(picked)
        app.tap(choices.target(app.state))
        app.advance(90)
        shot("jump")
    }

    /** What only comes late in a game, or when something is wrong: shown from a state made up for it. */
    @Test
    fun rarities() {
        val state = app.state
        val rule = Text(TextKey.CLOCK_NO_PROGRESS, listOf(Argument.Number(40u)), 40u)
        val notice = Text(TextKey.SCORES_FILE_DAMAGED, listOf(Argument.Verbatim("scores-2026-11-30.json")), null)
        app.activity.screen.show(state.copy(countdown = Countdown(rule, 12u, 40u, false), notices = listOf(notice)))
        app.advance(500)
        shot("countdown")
        app.activity.screen.show(state.copy(countdown = Countdown(rule, 4u, 40u, true)))
        app.advance(500)
        shot("urgent")
        val parts =
            listOf(
                ScorePart(ScoreKind.PiecesLeft, 7u, 100u, 700u),
                ScorePart(ScoreKind.MovesUnder(60u), 22u, 10u, 220u),
            )
        val band = BandView(Band.EXPERT, Band.PRO, 80u, 500u, 1000u)
        val cause = Text(TextKey.CAUSE_NO_PIECES, emptyList(), null)
        val score = ScoreView(920u, parts, null, true, 920u, band)
        val won = Text(TextKey.YOU_WON, emptyList(), null)
        val over = GameOver(Player.ONE, won, cause, score)
        app.activity.screen.show(state.copy(phase = Phase.OVER, message = won, detail = cause, gameOver = over))
        app.advance(500)
        shot("band")
    }

    @Test
    fun giveUp() {
        app.newEasyGame()
        val choices = Choices(11)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.settle()
        app.openNewGame()
        app.click(R.string.start)
        app.advance(500)
        shot("giveup")
    }

    @Test
    fun newGame() {
        app.openNewGame()
        shot("newgame")
    }

    @Test
    fun menu() {
        app.click(R.string.menu)
        app.advance(500)
        shot("menu")
    }

    @Test
    fun settings() {
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.settings)
        app.advance(500)
        shot("settings")
        app.scrollBy(app.activity.window.decorView.height * 2 / 3)
        shot("settings-middle")
        app.scrollBy(PIXELS_ENOUGH)
        shot("settings-end")
        app.click(R.string.licences)
        app.advance(500)
        shot("licences")
    }

    @Test
    fun scores() {
        val won = device == "phone" && look.startsWith("en")
        if (won) {
            app.newEasyGame()
            app.playUntilOver { it == Player.ONE }
            app.activity.screen.sheets.shutTop()
        }
        app.activity.screen.sheets.openScores()
        app.advance(500)
        shot("scores", compared = !won)
    }

    /** The contents, a page from its top, a table, and moves to step through. */
    @Test
    fun help() {
        val sheets = app.activity.screen.sheets
        val pages = mapOf("contents" to null, "russian" to "russian", "variants" to "variants", "shots" to "shots")
        for ((name, page) in pages) {
            sheets.openHelp(contents = true, at = page?.let { HelpPlace(it, null) })
            app.advance(500)
            shot("help-$name")
            if (page == "russian") {
                app.scrollBy(app.activity.window.decorView.height * 3 / 4)
                app.advance(100)
                shot("help-$name-middle")
            }
            sheets.shutTop()
            app.advance(500)
        }
    }

    /** Ten rows, with numbers and then with letters, in other colours. */
    @Test
    fun international() {
        app.newGameOf(Variant.INTERNATIONAL)
        app.application.session.changeSettings { it.copy(theme = BoardTheme.SLATE) }
        val choices = Choices(11)
        while (app.state.moveNumber < 12u) {
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
            app.advance(1000)
        }
        shot("international")
        app.application.session.changeSettings {
            it.copy(squareNaming = SquareNaming.LETTERS, theme = BoardTheme.PRINT, pieceSet = PieceSet.TURNED)
        }
        app.advance(500)
        shot("international-letters")
        if (app.state.picked == null) app.tap(choices.piece(app.state))
        app.application.session.changeSettings {
            it.copy(boardSide = BoardSide.RIGHT, leftHand = true, theme = BoardTheme.MEADOW, pieceSet = PieceSet.BOLD)
        }
        app.advance(500)
        shot("international-left")
    }

    @Test
    fun faceToFace() {
        app.application.session.changeSettings {
            it.copy(seating = Seating.FACE_TO_FACE, theme = BoardTheme.MEADOW)
        }
        app.openNewGame()
        app.click(R.string.mode_two)
        app.advance(500)
        shot("newgame-two")
        app.click(R.string.start)
        app.settle()
        val choices = Choices(11)
        while (app.state.squares.none { it.mustCapture }) {
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
            app.advance(1000)
        }
        shot("face")
    }

    /** Two people with names and a clock, a hint between them, the clock stopped, and a look back. */
    @Test
    fun byTheClock() {
        val match = checkNotNull(app.application.session.match)
        match.letTimePass(0u)
        app.openNewGame()
        app.click(R.string.mode_two)
        app.click(R.string.clock_increment)
        app.advance(500)
        app.scrollBy(PIXELS_ENOUGH)
        shot("newgame-clock")
        app.click(R.string.start)
        app.settle()
        app.application.session.name(Player.ONE, "Anna")
        app.application.session.name(Player.TWO, "Константин Б.")
        val choices = Choices(11)
        // To where there is one move only: what else a hint shows depends on the time it had.
        while (app.state.moveNumber < 4u || app.state.squares.count { it.mustCapture } != 1) {
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
            app.advance(1000)
        }
        match.letTimePass(63_000u)
        app.application.session.refresh()
        app.application.session.hint()
        app.waitFor("the hint") { !app.application.session.isHinting }
        app.advance(500)
        shot("clock-hint")
        match.letTimePass(545_000u)
        app.application.session.refresh()
        app.advance(500)
        shot("clock-low")
        app.activity.screen.looking.at(3)
        app.advance(500)
        shot("looking")
        app.activity.screen.looking.end()
        app.application.session.pauseClock()
        app.advance(500)
        shot("clock-stopped")
        app.activity.screen.pauseOrGoOn()
        app.application.session.changeSettings { it.copy(seating = Seating.FACE_TO_FACE) }
        app.advance(500)
        shot("clock-face")
        app.activity.screen.sheets.openMenu(Player.TWO)
        app.advance(500)
        shot("clock-face-menu")
    }

    @Test
    fun master() {
        app.openNewGame()
        app.click(R.string.level_master)
        app.advance(500)
        app.scrollBy(PIXELS_ENOUGH)
        shot("newgame-master")
    }

    @Test
    fun gameOver() {
        // A whole game each: once is enough, as the result is also among the rarities.
        if (device != "phone" || !look.startsWith("en")) return
        app.newEasyGame()
        app.playUntilOver { it == Player.ONE }
        shot("won")
    }

    companion object {
        private const val PIXELS_ENOUGH = 10_000

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1}")
        fun screens() = Screens.all
    }
}

internal const val PHONE = "en-w360dp-h800dp-port-notnight-xhdpi"

/** Plays games until one ends as wanted, and waits for its result. */
internal fun Harness.playUntilOver(wanted: (Player?) -> Boolean) {
    for (seed in 1..500) {
        val choices = Choices(seed)
        while (state.phase != Phase.OVER) {
            if (state.picked == null) tap(choices.piece(state))
            tap(choices.target(state))
            settle()
        }
        if (wanted(state.gameOver?.winner)) return advance(1000)
        click(R.string.next_game)
        settle()
    }
    error("no game ended so")
}
