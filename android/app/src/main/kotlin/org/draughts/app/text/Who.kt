package org.draughts.app.text

import android.content.res.Resources
import org.draughts.app.R
import org.draughts.core.MatchState
import org.draughts.core.Mode
import org.draughts.core.Player

/** The name that a player has given, where two people play. */
internal fun givenName(state: MatchState, player: Player): String? = when (player) {
    Player.ONE -> state.names.one
    Player.TWO -> state.names.two
}.takeIf { state.setup.mode == Mode.TWO_PLAYERS }

/** What a player is called. */
internal fun Resources.nameOf(state: MatchState, player: Player): String = givenName(state, player) ?: getString(
    when {
        state.setup.mode == Mode.COMPUTER && player == Player.ONE -> R.string.you
        state.setup.mode == Mode.COMPUTER -> R.string.computer
        player == Player.ONE -> R.string.player_one
        else -> R.string.player_two
    },
)

/** [named] with the player's name, or, for who has none, [one] or [two]. */
internal fun Resources.said(state: MatchState, player: Player, named: Int, one: Int, two: Int): String {
    val name = givenName(state, player) ?: return getString(if (player == Player.ONE) one else two)
    return getString(named, name)
}
