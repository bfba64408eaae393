package org.draughts.app.board

import org.draughts.app.board.BoardSpec.Time
import org.draughts.core.MatchState
import kotlin.math.PI
import kotlin.math.max
import kotlin.math.min
import kotlin.math.sin

/**
 * What moves on the board, and since when.
 *
 * Holds start times only; [moment] says how far everything is at a given time. Ending an animation is forgetting it.
 */
internal class BoardClock {
    /** The system, or the person, asks for no motion. */
    var reduced = false

    /** How many times as fast as designed everything moves. */
    var speed = 1

    private var travel: Travel? = null
    private var travelStart = 0L
    private var marksStart = NEVER
    private var liftStart = NEVER
    private var refusalStart = NEVER
    private var turnStart = NEVER
    private var returnStart = NEVER

    /** How long the motion that was started last takes. */
    val motionLasts: Long get() = (travel?.end ?: 0L) / speed

    /** A state has come: what it set in motion starts, and whatever moved before is over. */
    fun start(before: MatchState?, next: MatchState, now: Long) {
        finish()
        next.motion?.let { motion ->
            travel = Travel(motion, { square -> next.squares.first { it.square == square }.place }, reduced)
            travelStart = now
        }
        if (next.refusal != null) refusalStart = now
        if (reduced || before == null) return
        marksStart = now + motionLasts
        val picked = next.squares.find { it.picked }
        if (picked != null && before.squares.none { it.picked && it.square == picked.square }) liftStart = now
    }

    /** The board begins to turn. */
    fun turn(now: Long) {
        turnStart = now
    }

    /** A piece that was let go glides back. */
    fun glideBack(now: Long) {
        if (!reduced) returnStart = now
    }

    fun finish() {
        travel = null
        marksStart = NEVER
        liftStart = NEVER
        refusalStart = NEVER
        turnStart = NEVER
        returnStart = NEVER
    }

    fun isRunning(now: Long) = now < max(
        travelStart + motionLasts,
        maxOf(
            until(marksStart, Time.MARKS_IN),
            until(liftStart, Time.LIFT),
            until(refusalStart, Time.POINT_AT),
            max(until(turnStart, Time.TURN), until(returnStart, Time.RETURN)),
        ),
    )

    fun moment(now: Long, held: Held?): Moment {
        val time = (now - travelStart) * speed
        return Moment(
            travel = travel?.takeIf { time < it.end },
            travelTime = time,
            marks = share(marksStart, Time.MARKS_IN, now),
            lift = share(liftStart, Time.LIFT, now),
            swing = if (reduced) 0f else swing(now),
            pointing = refusalStart != NEVER && now - refusalStart < Time.POINT_AT,
            badge = reduced && refusalStart != NEVER && now - refusalStart < Time.POINT_AT,
            held = held,
        )
    }

    /** The part of the half turn that is still to come, from 1 to 0. */
    fun turning(now: Long): Float = 1f - BoardSpec.MOVE_EASING.getInterpolation(share(turnStart, Time.TURN, now))

    /** How far a piece has glided back, from 0 to 1. */
    fun returned(now: Long): Float = BoardSpec.MOVE_EASING.getInterpolation(share(returnStart, Time.RETURN, now))

    private fun swing(now: Long): Float {
        val share = share(refusalStart, Time.SWING, now)
        return BoardSpec.Refusal.SWING * sin(2 * PI.toFloat() * BoardSpec.Refusal.SWINGS * share)
    }

    private fun share(start: Long, lasts: Long, now: Long): Float =
        if (start == NEVER) 1f else min(1f, max(0f, (now - start) * speed / lasts.toFloat()))

    private fun until(start: Long, lasts: Long) = if (start == NEVER) 0L else start + lasts

    private companion object {
        const val NEVER = -1L
    }
}
