package org.draughts.app.text

import android.content.res.Resources
import org.draughts.app.R
import org.draughts.core.LastMark
import org.draughts.core.MatchState
import org.draughts.core.Mode
import org.draughts.core.Piece
import org.draughts.core.Player
import org.draughts.core.SquareState
import org.draughts.core.Target

/**
 * What is said of a square: its name, what stands there, and every mark that is drawn on it.
 *
 * Against the computer pieces are yours and theirs, between two people solid and outlined; never white and black.
 */
internal class Spoken(private val resources: Resources) {
    fun square(state: MatchState, square: SquareState): String = listOfNotNull(
        square.name,
        resources.getString(square.piece?.let { piece(state, it) } ?: R.string.spoken_empty),
        word(square.taken, R.string.spoken_taken),
        word(square.picked, R.string.spoken_picked),
        movable(square),
        square.target?.let { resources.getString(target(it)) },
        square.last?.let { resources.getString(last(it)) },
        hint(state, square)?.let { resources.getString(it) },
    ).reduce { list, next -> resources.getString(R.string.list_comma, list, next) }

    private fun movable(square: SquareState) = when {
        square.mustCapture -> resources.getString(R.string.spoken_must_capture)
        square.movable && !square.picked -> resources.getString(R.string.spoken_movable)
        else -> null
    }

    private fun hint(state: MatchState, square: SquareState): Int? {
        val path = state.hint?.path ?: return null
        return when (square.square.toByte()) {
            path.last() -> R.string.spoken_hint_to
            path.first() -> R.string.spoken_hint_from
            else -> null
        }
    }

    private fun word(said: Boolean, id: Int) = if (said) resources.getString(id) else null

    private fun piece(state: MatchState, piece: Piece): Int {
        val alone = state.setup.mode == Mode.COMPUTER
        return when (piece.owner) {
            Player.ONE -> when {
                alone -> if (piece.king) R.string.spoken_your_king else R.string.spoken_your_man
                else -> if (piece.king) R.string.spoken_solid_king else R.string.spoken_solid_man
            }

            Player.TWO -> when {
                alone -> if (piece.king) R.string.spoken_their_king else R.string.spoken_their_man
                else -> if (piece.king) R.string.spoken_outlined_king else R.string.spoken_outlined_man
            }
        }
    }

    private fun target(target: Target) = when (target) {
        Target.QUIET -> R.string.spoken_target
        Target.VIA -> R.string.spoken_via
        Target.CAPTURE -> R.string.spoken_capture
    }

    private fun last(mark: LastMark) = when (mark) {
        LastMark.FROM -> R.string.spoken_last_from
        LastMark.TO -> R.string.spoken_last_to
    }
}
