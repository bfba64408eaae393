package org.draughts.app.board

import android.view.MotionEvent
import kotlin.math.hypot

/**
 * Turns touches and clicks into taps and drags.
 *
 * One finger plays: the first to come down. Others are not looked at until all are up, so they can neither make a
 * second move nor end the first. A touch that slips by less than [slop] is a tap.
 */
internal class BoardTouch(private val slop: Int, private val receiver: Receiver) {
    /** What a touch comes to. */
    interface Receiver {
        /** A finger came down: whatever moves is to be finished. */
        fun touched()

        /** A tap at a point. */
        fun tapped(x: Float, y: Float)

        /** A drag begins where the finger came down. False: nothing can be carried, the rest of the touch is void. */
        fun lifted(x: Float, y: Float, byMouse: Boolean): Boolean

        /** The carried piece follows. */
        fun carried(x: Float, y: Float)

        /** The carried piece was let go. */
        fun dropped(x: Float, y: Float)

        /** The system took the touch away: the carried piece goes back. */
        fun dropCancelled()
    }

    /** A tap does something. */
    var taps = true

    /** A finger that moves carries a piece. */
    var drags = true

    private enum class Phase { IDLE, DOWN, CARRYING, VOID }

    private var phase = Phase.IDLE
    private var pointer = 0
    private var downX = 0f
    private var downY = 0f

    fun onTouch(event: MotionEvent): Boolean {
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> down(event)

            MotionEvent.ACTION_MOVE -> {
                val index = event.findPointerIndex(pointer)
                if (index >= 0) moved(event, index)
            }

            MotionEvent.ACTION_POINTER_UP -> if (event.getPointerId(event.actionIndex) == pointer) {
                up(event.getX(event.actionIndex), event.getY(event.actionIndex))
                phase = Phase.VOID
            }

            MotionEvent.ACTION_UP -> {
                val index = event.findPointerIndex(pointer)
                if (index >= 0) up(event.getX(index), event.getY(index))
                phase = Phase.IDLE
            }

            MotionEvent.ACTION_CANCEL -> cancel()
        }
        return true
    }

    /** Ends a touch whose end will never come. */
    fun cancel() {
        if (phase == Phase.CARRYING) receiver.dropCancelled()
        phase = Phase.IDLE
    }

    private fun down(event: MotionEvent) {
        cancel()
        // The right button and the wheel play nothing.
        val otherButton = event.buttonState != 0 && event.buttonState and MotionEvent.BUTTON_PRIMARY == 0
        phase = if (otherButton) Phase.VOID else Phase.DOWN
        pointer = event.getPointerId(0)
        downX = event.x
        downY = event.y
        if (phase == Phase.DOWN) receiver.touched()
    }

    private fun moved(event: MotionEvent, index: Int) {
        val x = event.getX(index)
        val y = event.getY(index)
        if (phase == Phase.DOWN && drags && hypot(x - downX, y - downY) > slop) {
            phase = if (receiver.lifted(downX, downY, event.isFromMouse)) Phase.CARRYING else Phase.VOID
        }
        if (phase == Phase.CARRYING) receiver.carried(x, y)
    }

    private fun up(x: Float, y: Float) {
        when (phase) {
            Phase.DOWN -> when {
                drags && hypot(x - downX, y - downY) > slop -> late(x, y)
                taps -> receiver.tapped(downX, downY)
            }

            Phase.CARRYING -> receiver.dropped(x, y)
            Phase.IDLE, Phase.VOID -> Unit
        }
    }

    /** The finger was so quick that no movement was reported: a drag all the same. */
    private fun late(x: Float, y: Float) {
        if (receiver.lifted(downX, downY, byMouse = false)) receiver.dropped(x, y)
    }

    private val MotionEvent.isFromMouse get() = getToolType(0) == MotionEvent.TOOL_TYPE_MOUSE
}
