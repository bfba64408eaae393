package org.draughts.app.board

import org.draughts.app.board.BoardSpec.Time
import org.draughts.core.Motion
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.max
import kotlin.math.min
import kotlin.math.sin

/**
 * One [Motion] laid out in time: where its piece is after so many milliseconds, and what has been taken by then.
 *
 * A pure function of time, so that a frame can be drawn for any moment and an animation is ended by forgetting it.
 *
 * @param at the place of a square of the path
 * @param reduced nothing glides: a series steps from landing to landing, anything else is there at once
 */
internal class Travel(val motion: Motion, at: (UByte) -> Place, private val reduced: Boolean) {
    private val path = motion.path.map { at(it.toUByte()) }
    private val legs = path.size - 1
    private val capture = motion.taken.isNotEmpty()

    /** When the piece has arrived. */
    val arrival: Long = when {
        legs <= 0 -> 0L
        reduced -> if (legs > 1) legs * Time.STEP_REDUCED else 0L
        capture -> legs * Time.JUMP + (legs - 1) * Time.JUMP_PAUSE
        else -> min(Time.MOVE_BASE + Time.MOVE_PER_SQUARE * distance(path.first(), path.last()), Time.MOVE_MOST)
    }

    /** When nothing moves any more: what was taken has faded and a crown has grown. */
    val end: Long = if (reduced) {
        arrival
    } else {
        arrival + max(if (motion.removed.isEmpty()) 0L else Time.TAKEN_FADE, if (motion.crowned) Time.CROWN else 0L)
    }

    val destination: Place = path.last()

    fun row(time: Long): Float = between(time) { it.row }

    fun column(time: Long): Float = between(time) { it.column }

    /** A jumping piece comes nearer to the eye. */
    fun scale(time: Long): Float {
        if (!capture || reduced || time >= arrival) return 1f
        return 1f + BoardSpec.JUMP_ARC * sin(PI.toFloat() * progress(time))
    }

    /** How many of the motion's taken pieces have been passed. */
    fun passed(time: Long): Int = when {
        time >= arrival -> motion.taken.size
        reduced -> leg(time)
        else -> leg(time) + if (progress(time) >= HALF) 1 else 0
    }

    /** From 1 to 0 once the piece has arrived. */
    fun takenAlpha(time: Long): Float {
        if (time <= arrival) return 1f
        return 1f - BoardSpec.TAKEN_EASING.getInterpolation(min(1f, (time - arrival) / Time.TAKEN_FADE.toFloat()))
    }

    /** The size of a new crown, once the piece has arrived. */
    fun crownScale(time: Long): Float {
        if (!motion.crowned || reduced) return 1f
        val grown = BoardSpec.CROWN_EASING.getInterpolation(min(1f, max(0L, time - arrival) / Time.CROWN.toFloat()))
        return BoardSpec.Crown.GROWS_FROM + (1f - BoardSpec.Crown.GROWS_FROM) * grown
    }

    private fun between(time: Long, axis: (Place) -> Int): Float {
        if (legs <= 0 || time >= arrival) return axis(path.last()).toFloat()
        if (!capture && !reduced) {
            val p = BoardSpec.MOVE_EASING.getInterpolation(time / arrival.toFloat())
            return mix(axis(path.first()), axis(path.last()), p)
        }
        val leg = leg(time)
        return mix(axis(path[leg]), axis(path[leg + 1]), progress(time))
    }

    private fun leg(time: Long): Int = min(legs - 1, (time / legTime).toInt())

    /** How far the current jump has gone, from 0 to 1. */
    private fun progress(time: Long): Float {
        if (reduced) return 0f
        val into = time - leg(time) * legTime
        return BoardSpec.JUMP_EASING.getInterpolation(min(1f, into / Time.JUMP.toFloat()))
    }

    private val legTime get() = if (reduced) Time.STEP_REDUCED else Time.JUMP + Time.JUMP_PAUSE

    private fun mix(a: Int, b: Int, p: Float) = a + (b - a) * p

    private fun distance(a: Place, b: Place) = abs(a.row - b.row)

    private companion object {
        const val HALF = 0.5f
    }
}
