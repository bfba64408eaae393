package org.draughts.app.demo

import org.draughts.core.MatchState
import org.draughts.core.Player
import org.draughts.core.SquareState
import org.draughts.core.Target
import kotlin.random.Random

/**
 * How the demo likes a place to go to, as a beginner would see it from the picture alone: near the edge, among friends,
 * not next to somebody with a free square behind. The rules are the core's; this only makes the demo's games better.
 */
internal class DemoEyes(private val state: MatchState, private val random: Random) {
    fun likes(from: SquareState, to: SquareState): Double {
        val liked = random.nextDouble() + when (to.target) {
            Target.VIA -> SERIES
            Target.CAPTURE -> CAPTURE
            else -> 0.0
        }
        val row = to.row.toInt()
        val column = to.column.toInt()
        if (column == 0 || column == state.boardSize.toInt() - 1) return liked + EDGE
        var sum = liked
        for (side in listOf(-1, 1)) {
            if (owner(row + 1, column + side, from) == Player.ONE) sum += FRIEND
            for (ahead in listOf(-1, 1)) {
                val threatens = at(row + ahead, column + side)?.piece?.takeIf { it.owner == Player.TWO }
                val free = at(row - ahead, column - side)?.let { it.piece == null || it.square == from.square } == true
                if (threatens != null && free && (ahead < 0 || threatens.king)) sum -= DANGER
            }
        }
        if (from.row.toInt() == state.boardSize.toInt() - 1) sum -= HOME
        return sum
    }

    private fun owner(row: Int, column: Int, except: SquareState) =
        at(row, column)?.takeIf { it.square != except.square }?.piece?.owner

    private fun at(row: Int, column: Int) = state.squares.find { it.row.toInt() == row && it.column.toInt() == column }

    private companion object {
        const val SERIES = 20.0
        const val CAPTURE = 10.0
        const val EDGE = 1.0
        const val FRIEND = 0.8
        const val DANGER = 5.0
        const val HOME = 1.0
    }
}
