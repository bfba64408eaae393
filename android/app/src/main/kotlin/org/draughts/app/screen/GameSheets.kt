package org.draughts.app.screen

import android.content.Context
import android.os.Bundle
import org.draughts.app.R
import org.draughts.app.game.GameSession
import org.draughts.app.sheet.GameOverSheet
import org.draughts.app.sheet.GiveUpSheet
import org.draughts.app.sheet.MenuItem
import org.draughts.app.sheet.MenuSheet
import org.draughts.app.sheet.NewGameSheet
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetHost
import org.draughts.core.Input
import org.draughts.core.Level
import org.draughts.core.MatchSetup
import org.draughts.core.MatchState
import org.draughts.core.Mode
import org.draughts.core.Starter
import org.draughts.core.Variant

/** What opens over the game: the menu, a new game, the question before giving up, the result. */
internal class GameSheets(
    private val context: Context,
    private val host: SheetHost,
    private val session: GameSession,
    private val screen: GameScreen,
) {
    private var gameOver: GameOverSheet? = null
    private var resultShut = false
    private var restored: Bundle? = null

    /** Opens the result once its last move has been seen. */
    private val openResult = Runnable { session.state?.let { openGameOver(it) } }

    val isOpen get() = host.top != null

    /** Told when a sheet opens or shuts. */
    fun onChange(changed: () -> Unit) {
        host.changed = changed
    }

    fun shutTop() = host.shutTop()

    fun openMenu() {
        val state = session.state ?: return
        val items = listOf(
            MenuItem(R.drawable.icon_undo, R.string.undo, state.canUndo) { screen.send(Input.Undo) },
            MenuItem(R.drawable.icon_redo, R.string.redo, state.canRedo) { screen.send(Input.Redo) },
            MenuItem(R.drawable.icon_turn, R.string.turn_board) { screen.turnBoard() },
            MenuItem(R.drawable.icon_new, R.string.new_game) { openNewGame() },
        )
        open(MenuSheet(context, items, host::close))
    }

    fun openNewGame(setup: MatchSetup? = session.state?.setup) {
        if (setup == null || host.top is NewGameSheet) return
        lateinit var sheet: NewGameSheet
        sheet = NewGameSheet(context, setup, Variant.entries, ::start) { host.close(sheet) }
        open(sheet)
    }

    /** A game that would count as lost is not given up without a question. */
    private fun start(setup: MatchSetup) {
        if (session.state?.newGameResigns != true) return startNow(setup)
        lateinit var question: Sheet
        question = GiveUpSheet(context, { startNow(setup) }, {
            host.close(question)
            shutNewGame()
        })
        open(question)
    }

    private fun shutNewGame() {
        host.top?.let { host.close(it) }
    }

    private fun startNow(setup: MatchSetup) {
        host.closeAll()
        screen.send(Input.NewGame(setup))
    }

    /** The result opens by itself when a game ends, and goes when another begins. */
    fun stateChanged(state: MatchState, motionLasts: Long) {
        restored?.let { restoreNow(it) }
        restored = null
        screen.removeCallbacks(openResult)
        if (state.gameOver == null) {
            gameOver?.let { host.close(it) }
            gameOver = null
            resultShut = false
            screen.raise(false)
        } else if (gameOver == null && !resultShut) {
            if (motionLasts > 0) screen.postDelayed(openResult, motionLasts) else openGameOver(state)
        }
    }

    private fun openGameOver(state: MatchState) {
        val over = state.gameOver ?: return
        if (gameOver != null || resultShut) return
        val sheet = GameOverSheet(context, state, over, { screen.send(Input.NextGame) }) {
            gameOver = null
            resultShut = true
            screen.raise(false)
        }
        gameOver = sheet
        screen.raise(true)
        open(sheet)
    }

    /** The sheet's window has its size only after the first layout. */
    private fun open(sheet: Sheet) {
        if (screen.width > 0) host.open(sheet) else screen.post { host.open(sheet) }
    }

    fun save(out: Bundle) {
        out.putBoolean(RESULT_SHUT, resultShut)
        val sheet = host.top as? NewGameSheet ?: return
        val setup = sheet.setup
        out.putIntArray(
            NEW_GAME,
            intArrayOf(
                setup.variant.ordinal,
                if (setup.forcedCapture) 1 else 0,
                setup.mode.ordinal,
                setup.level.ordinal,
                setup.starter.ordinal,
            ),
        )
    }

    /** Takes effect with the first state: before it there is nothing to put a sheet over. */
    fun restore(from: Bundle) {
        restored = from
    }

    private fun restoreNow(from: Bundle) {
        resultShut = from.getBoolean(RESULT_SHUT)
        val (variant, forced, mode, level, starter) = from.getIntArray(NEW_GAME)?.toList() ?: return
        openNewGame(
            MatchSetup(
                Variant.entries[variant],
                forced == 1,
                Mode.entries[mode],
                Level.entries[level],
                Starter.entries[starter],
            ),
        )
    }

    private companion object {
        const val RESULT_SHUT = "resultShut"
        const val NEW_GAME = "newGame"
    }
}
