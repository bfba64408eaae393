package org.draughts.app.screen

import android.content.res.Resources
import org.draughts.app.R
import org.draughts.app.text.Spoken
import org.draughts.app.text.Texts
import org.draughts.app.text.givenName
import org.draughts.app.text.nameOf
import org.draughts.core.ClockView
import org.draughts.core.MatchState
import org.draughts.core.Mode
import org.draughts.core.Phase
import org.draughts.core.Player

/**
 * Says to a screen reader what has just happened: the reply, a refusal, what to do next, the result.
 *
 * One sentence for each new state, so that nothing is said twice and nothing interrupts what matters.
 */
internal class Announcer(private val resources: Resources, private val say: (String) -> Unit) {
    private val texts = Texts(resources)
    private val spoken = Spoken(resources)
    private var before: MatchState? = null
    private var warned = emptySet<Player>()

    fun stateChanged(state: MatchState) {
        val before = before
        this.before = state
        if (before == null) return
        val words = listOfNotNull(move(before, state), message(before, state), countdown(before, state))
        if (words.isNotEmpty()) say(words.reduce { a, b -> resources.getString(R.string.spoken_sentences, a, b) })
    }

    /** Says once for each side that little time is left. */
    fun timePasses(clock: ClockView) {
        val low = setOfNotNull(Player.ONE.takeIf { clock.one.low }, Player.TWO.takeIf { clock.two.low })
        val state = before
        val running = clock.running
        if (state != null && running != null && running in low && running !in warned) {
            val time = if (running == Player.ONE) clock.one.shown else clock.two.shown
            say(resources.getString(R.string.clock_spoken, resources.nameOf(state, running), time))
        }
        warned = low
    }

    /** An earlier position is looked at. */
    fun looksAt(state: MatchState) = say(texts.of(state.message))

    /** A move that the person did not make: the computer's, or the other one's. */
    private fun move(before: MatchState, state: MatchState): String? {
        val move = state.lastMove ?: return null
        if (state.motion == null || before.lastMove == move && before.moveNumber == state.moveNumber) return null
        val alone = state.setup.mode == Mode.COMPUTER
        if (state.halfWay || alone && move.player == Player.ONE) return null
        val name = givenName(state, move.player)
        val played = when {
            name != null -> resources.getString(R.string.spoken_named_played, name, move.notation)
            alone -> resources.getString(R.string.spoken_computer_played, move.notation)
            move.player == Player.ONE -> resources.getString(R.string.spoken_player_one_played, move.notation)
            else -> resources.getString(R.string.spoken_player_two_played, move.notation)
        }
        val taken = move.taken.size
        if (taken == 0) return played
        val took = resources.getQuantityString(R.plurals.spoken_took, taken, taken)
        return resources.getString(R.string.list_comma, played, took)
    }

    private fun message(before: MatchState, state: MatchState): String? {
        val over = state.gameOver
        if (over != null) {
            if (before.gameOver != null) return null
            return resources.getString(R.string.spoken_sentences, texts.of(over.result), texts.of(over.cause))
        }
        val cursor = state.squares.find { it.cursor }
        if (cursor != null && before.squares.find { it.cursor }?.square != cursor.square) {
            return spoken.square(state, cursor)
        }
        if (state.phase == Phase.COMPUTER_MOVES) return null
        if (state.refusal == null && state.message == before.message && state.detail == before.detail) return null
        val detail = state.detail?.takeIf { state.refusal != null || state.motion == null }?.let { texts.of(it) }
        val message = texts.of(state.message)
        return if (detail == null) message else resources.getString(R.string.spoken_sentences, message, detail)
    }

    private fun countdown(before: MatchState, state: MatchState): String? {
        val countdown = state.countdown?.takeIf { it.urgent } ?: return null
        if (before.countdown?.movesLeft == countdown.movesLeft) return null
        val left = countdown.movesLeft.toInt()
        return resources.getQuantityString(R.plurals.draw_in, left, left)
    }
}
