package org.draughts.app.screen

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.KeyEvent
import org.draughts.app.R
import org.draughts.app.game.GameSession
import org.draughts.app.help.HelpSheet
import org.draughts.app.records.HistorySheet
import org.draughts.app.sheet.Answer
import org.draughts.app.sheet.GameOverSheet
import org.draughts.app.sheet.GameOverWays
import org.draughts.app.sheet.LicencesSheet
import org.draughts.app.sheet.MasterTime
import org.draughts.app.sheet.MenuItem
import org.draughts.app.sheet.MenuSheet
import org.draughts.app.sheet.NewGameSheet
import org.draughts.app.sheet.PauseSheet
import org.draughts.app.sheet.QuestionSheet
import org.draughts.app.sheet.ScoresSheet
import org.draughts.app.sheet.SettingsSheet
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetHost
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.TwoPlayers
import org.draughts.app.text.Texts
import org.draughts.app.ui.Weight
import org.draughts.core.HelpPlace
import org.draughts.core.Input
import org.draughts.core.MatchSetup
import org.draughts.core.MatchState
import org.draughts.core.Mode
import org.draughts.core.Player
import org.draughts.core.PlayerNames
import org.draughts.core.Replay
import org.draughts.core.Seating
import org.draughts.core.Variant
import org.draughts.core.helpForState
import org.draughts.core.helpPageComparing
import android.provider.Settings as SystemSettings

/** What opens over the game: the menu, a new game, the question before giving up, the result. */
internal class GameSheets(
    private val context: Context,
    private val host: SheetHost,
    private val session: GameSession,
    private val screen: GameScreen,
) {
    /** Scores, history, replays, profile. */
    val records = RecordsSheets(context, host, session, ::open, ::playOn)
    private val agreement = AgreementSheets(context, host, screen, ::open)
    private var gameOver: GameOverSheet? = null
    private var resultShut = false
    private var paused = false
    private var restored: Bundle? = null
    private val waiting = ArrayDeque<Sheet>()

    /** The last state was of a game not yet over: a best result is celebrated when it comes, and not once more later. */
    private var sawItRunning = false

    /** Opens the result once its last move has been seen. */
    private val openResult = Runnable { session.state?.let { openGameOver(it, celebrates = true) } }

    val isOpen get() = host.top != null

    /** Told when a sheet opens or shuts. */
    fun onChange(changed: () -> Unit) {
        host.changed = changed
    }

    fun shutTop() = host.shutTop()

    /** A key while something is open; false where it means nothing there. */
    fun key(event: KeyEvent) = host.top?.key(event) == true

    /** Back: inside the topmost sheet, or out of it; false where none is open. */
    fun back() = host.back()

    /** @param by who opens it, where two sit face to face; else it is whoever is to move */
    fun openMenu(by: Player? = null) {
        val state = session.state ?: return
        val player = by ?: state.turn
        val items = listOfNotNull(
            MenuItem(R.drawable.icon_undo, R.string.undo, state.canUndo) { screen.send(Input.Undo) },
            // Most of the time there is nothing to redo: a menu does not begin with what is dimmed.
            MenuItem(R.drawable.icon_redo, R.string.redo) { screen.send(Input.Redo) }.takeIf { state.canRedo },
            MenuItem(R.drawable.icon_hint, R.string.hint, state.canHint) { screen.hint() },
            MenuItem(R.drawable.icon_looking, R.string.look_back) { screen.looking.begin() }
                .takeIf { state.lastMove != null },
            MenuItem(R.drawable.icon_clock, R.string.clock_stop) { screen.pauseOrGoOn() }
                .takeIf { state.clock?.running != null },
            MenuItem(R.drawable.icon_turn, R.string.turn_board) { screen.turnBoard() },
            MenuItem(R.drawable.icon_new, R.string.new_game) { openNewGame() },
            MenuItem(R.drawable.icon_draw, R.string.offer_draw) {
                screen.send(Input.OfferDraw(player))
            }.takeIf { state.canResign },
            MenuItem(R.drawable.icon_resign, R.string.resign) { agreement.resign(state, player) }
                .takeIf { state.canResign },
            // Whoever has shut the result still finds the way to what it offered.
            MenuItem(R.drawable.icon_moves, R.string.review) { records.openReview() }.takeIf { state.gameOver != null },
            MenuItem(R.drawable.icon_scores, R.string.scores) { openScores() },
            MenuItem(R.drawable.icon_history, R.string.history) { records.openHistory() },
            MenuItem(R.drawable.icon_person, R.string.profile) { records.openProfile() },
            MenuItem(R.drawable.icon_data, R.string.data) { records.openData() },
            MenuItem(R.drawable.icon_help, R.string.help) { openHelp(contents = true) },
            MenuItem(R.drawable.icon_settings, R.string.settings) { openSettings() },
        )
        val across = by != null && screen.sitsAcross(by)
        val inSight = screen.readableCommands
        val others = items.filter { it.words !in inSight }
        open(MenuSheet(context, others, close = { host.close(it) }, turned = across))
    }

    fun openNewGame(setup: MatchSetup? = session.state?.setup, names: PlayerNames? = session.state?.names) {
        val settings = session.settings
        if (setup == null || names == null || settings == null || host.top is NewGameSheet) return
        lateinit var sheet: NewGameSheet
        val changeSeating = { seating: Seating -> session.changeSettings { it.copy(seating = seating) } }
        val compare = { openHelp(contents = true, at = HelpPlace(helpPageComparing(), null)) }
        val most = session.match?.records()?.profile()?.mostLetters ?: return
        val two = TwoPlayers(names, most.toInt(), settings.seating, changeSeating)
        val time = MasterTime(settings.masterTime) { time -> session.changeSettings { it.copy(masterTime = time) } }
        sheet = NewGameSheet(context, setup, Variant.entries, time, two, compare, { start(it, sheet.names) }) {
            host.close(sheet)
        }
        open(sheet)
    }

    /** A player gives up, if that is meant. */
    fun resign(player: Player) {
        session.state?.let { agreement.resign(it, player) }
    }

    fun openScores() = records.openScores()

    /**
     * The page of the variant being played, at the rule that refused a move when one just did; or, from the menu, the
     * table of contents.
     */
    fun openHelp(contents: Boolean = false, at: HelpPlace? = null) {
        val state = session.state ?: return
        val settings = session.settings
        if (settings == null || host.top is HelpSheet) return
        lateinit var sheet: HelpSheet
        val place = at ?: if (contents) null else helpForState(state)
        sheet = HelpSheet(context, place, settings) { host.close(sheet) }
        open(sheet)
    }

    fun openSettings(from: Bundle? = null) {
        val settings = session.settings
        if (settings == null || host.top is SettingsSheet) return
        lateinit var sheet: SettingsSheet
        val languages = if (SettingsSheet.systemHasLanguagePage) ::openLanguages else null
        val masterNote = session.masterNote?.let(Texts(context.resources)::of)
        sheet = SettingsSheet(context, settings, masterNote, session::changeSettings, languages, ::openLicences) {
            host.close(sheet)
        }
        from?.let { sheet.restore(it) }
        open(sheet)
    }

    private fun openLicences() {
        lateinit var sheet: LicencesSheet
        sheet = LicencesSheet(context) { host.close(sheet) }
        open(sheet)
    }

    private fun openLanguages() {
        val app = Uri.fromParts("package", context.packageName, null)
        try {
            context.startActivity(Intent(SystemSettings.ACTION_APP_LOCALE_SETTINGS, app))
        } catch (missing: ActivityNotFoundException) {
            // A system without the page; its languages are then those of the whole device.
        }
    }

    /** A game that would count as lost is not given up for [another] without a question. */
    private fun leaveGame(another: () -> Unit) {
        val asks = session.state?.newGameResigns == true && session.settings?.confirmResigning != false
        if (!asks) return another()
        val giveUp = Answer(R.string.give_up, Weight.DANGER, another)
        val keep = Answer(R.string.keep_playing, Weight.SECOND) { host.closeAll() }
        val question = context.getString(R.string.give_up_question)
        // The computer's move may end what is asked about.
        open(QuestionSheet(context, question, R.string.give_up_note, giveUp, keep) { it.newGameResigns })
    }

    private fun start(setup: MatchSetup, names: PlayerNames) = leaveGame { startNow(setup, names) }

    private fun playOn(replay: Replay, place: Int) = leaveGame {
        host.closeAll()
        session.playOn(replay, place)
    }

    private fun startNow(setup: MatchSetup, names: PlayerNames) {
        host.closeAll()
        if (setup.mode == Mode.TWO_PLAYERS) {
            // The sheet has let through only what can be a name.
            for (player in Player.entries) {
                session.name(player, (if (player == Player.ONE) names.one else names.two).orEmpty())
            }
        }
        screen.send(Input.NewGame(setup))
    }

    /** The result opens by itself when a game ends, and goes when another begins. */
    fun stateChanged(state: MatchState, motionLasts: Long) {
        val from = restored
        restored = null
        if (from != null) resultShut = from.getBoolean(RESULT_SHUT)
        screen.removeCallbacks(openResult)
        host.stateChanged(state)
        agreement.stateChanged(state)
        pauseChanged(state)
        if (state.gameOver == null) {
            gameOver = null
            resultShut = false
            screen.raise(false)
        } else if (gameOver == null && !resultShut) {
            if (motionLasts > 0) screen.postDelayed(openResult, motionLasts) else openGameOver(state, sawItRunning)
        }
        sawItRunning = state.gameOver == null
        // After the result, so that what was open over it is again.
        from?.let { restoreNow(it) }
        records.receiver.takeWhatWaits()
    }

    /** While the clocks are stopped there is nothing to do but to let them go on. */
    private fun pauseChanged(state: MatchState) {
        val before = paused
        paused = state.clock?.paused == true
        if (paused && !before) open(PauseSheet(context) { screen.send(Input.ResumeClock) })
    }

    private fun openGameOver(state: MatchState, celebrates: Boolean) {
        val over = state.gameOver ?: return
        if (gameOver != null || resultShut) return
        val ways = GameOverWays(
            next = { screen.send(Input.NextGame) },
            review = { records.openReview() },
            share = { records.shareReview() },
            shut = {
                gameOver = null
                resultShut = true
                screen.raise(false)
            },
        )
        val sheet = GameOverSheet(context, state, over, ways, celebrates)
        gameOver = sheet
        screen.raise(true)
        open(sheet)
    }

    /** The sheet's window has its size only after the first layout; what waits for it keeps its order. */
    private fun open(sheet: Sheet) {
        if (screen.width > 0 && waiting.isEmpty()) return host.open(sheet)
        waiting.add(sheet)
        screen.post {
            val next = waiting.removeFirstOrNull() ?: return@post
            if (session.state?.let(next::isDue) != false) host.open(next)
        }
    }

    /** What is open, the lowest first. */
    fun save(out: Bundle) {
        out.putBoolean(RESULT_SHUT, resultShut)
        val open = host.all.mapNotNullTo(ArrayList(), SheetKind::saved)
        out.putParcelableArrayList(OPEN, open)
        records.save(out, open)
    }

    /** Takes effect with the first state: before it there is nothing to put a sheet over. */
    fun restore(from: Bundle) {
        restored = from
    }

    @Suppress("DEPRECATION")
    private fun restoreNow(from: Bundle) = records.restore(from) {
        from.getParcelableArrayList<Bundle>(OPEN).orEmpty().forEach(::reopen)
    }

    private fun reopen(saved: Bundle) {
        when (SheetKind.of(saved)) {
            SheetKind.NEW_GAME -> openNewGame(NewGameSheet.setupOf(saved), NewGameSheet.namesOf(saved))
            SheetKind.SETTINGS -> openSettings(saved)
            SheetKind.LICENCES -> openLicences()
            SheetKind.HELP -> openHelp(contents = true, at = HelpSheet.placeOf(saved))
            SheetKind.SCORES -> records.openScores(ScoresSheet.levelOf(saved))
            SheetKind.HISTORY -> records.openHistory(HistorySheet.filterOf(saved), saved)
            SheetKind.PROFILE -> records.openProfile(saved)
            SheetKind.COLLEAGUE -> records.reopenColleague(saved)
            SheetKind.DATA -> records.openData()
            SheetKind.NOTE -> records.reopenNote(saved)
            SheetKind.GAMES -> records.reopenGames()
            SheetKind.REPLAY -> records.reopenReplay(saved)
            null -> Unit
        }
    }

    private companion object {
        const val RESULT_SHUT = "resultShut"
        const val OPEN = "open"
    }
}
