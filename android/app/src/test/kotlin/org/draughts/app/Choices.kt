package org.draughts.app

import org.draughts.core.MatchState
import org.draughts.core.Phase
import org.draughts.core.SquareState
import kotlin.random.Random

/** A player who knows no rules: picks what is said to be movable and goes where a target is. */
internal class Choices(seed: Int) {
    private val random = Random(seed)

    fun piece(state: MatchState): Int = any(state.squares.filter { it.movable })

    /** Where the picked piece goes; a series is entered landing by landing. */
    fun target(state: MatchState): Int = any(state.squares.filter { it.target != null })

    private fun any(squares: List<SquareState>): Int {
        check(squares.isNotEmpty()) { "nothing to choose from" }
        return squares[random.nextInt(squares.size)].square.toInt()
    }
}

internal val MatchState.picked: SquareState? get() = squares.find { it.picked }

internal val MatchState.isPersonsTurn get() = phase == Phase.PERSON_MOVES

/** What stands where: the part of a state that a killed process must not lose. */
internal val MatchState.position get() = squares.map { Triple(it.square, it.piece, it.taken) } to picked?.square
