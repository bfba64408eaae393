package org.draughts.app.screen

import org.draughts.app.game.GameSession
import org.draughts.core.MatchState

/**
 * Where in the running game the person looks. Nothing is played from there; every way on leads back to the game.
 *
 * @param show shows an earlier state
 * @param over shows the game again as it is
 */
internal class LookBack(
    private val session: GameSession,
    private val show: (MatchState) -> Unit,
    private val over: () -> Unit,
) {
    /** How many moves are played there; null while the game itself is shown. */
    var place: Int? = null
        private set

    /** Told when looking begins or ends. */
    var changed: () -> Unit = {}

    /** Looks at the position after so many moves. Beyond the last but one there is the game itself. */
    fun at(place: Int) {
        val length = session.moves().size
        if (place >= length) {
            end()
            return
        }
        val before = this.place
        val next = maxOf(0, place)
        val state = session.stateAt(next, forward = next == before?.plus(1)) ?: return
        this.place = next
        show(state)
        if (before == null) changed()
    }

    fun begin() = at(session.moves().size - 1)

    fun earlier() {
        place?.let { at(it - 1) }
    }

    fun later() {
        place?.let { at(it + 1) }
    }

    /** Back to the game. False if it was shown already. */
    fun end(): Boolean {
        if (!forget()) return false
        over()
        return true
    }

    /** The game has gone on by itself. */
    fun forget(): Boolean {
        if (place == null) return false
        place = null
        changed()
        return true
    }
}
