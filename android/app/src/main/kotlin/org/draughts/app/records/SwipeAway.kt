package org.draughts.app.records

import android.animation.ValueAnimator
import android.view.MotionEvent
import android.view.VelocityTracker
import android.view.View
import android.view.ViewConfiguration
import kotlin.math.abs

/**
 * Lets a finger push a [row] of a list out at its side; let go too early, the row comes back.
 *
 * @param cancel told when a touch has become a push: it is no tap and no long press of the row any more
 * @param gone told when the row is out
 */
internal class SwipeAway(
    private val row: View,
    private val cancel: (MotionEvent) -> Unit,
    private val gone: () -> Unit,
) {
    private val configuration = ViewConfiguration.get(row.context)
    private var startX = 0f
    private var startY = 0f
    private var speed: VelocityTracker? = null

    /** The finger pushes the row: what it means for the row's parts and the list is over. */
    private var pushes = false

    /** A touch on the row or a part of it; true once it is a push. */
    fun takes(event: MotionEvent): Boolean {
        val pushed = pushes
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> begin(event)
            MotionEvent.ACTION_MOVE -> follow(event)
            MotionEvent.ACTION_UP -> if (pushes) letGo(event) else end()
            MotionEvent.ACTION_CANCEL -> if (pushes) comeBack() else end()
        }
        return pushed || pushes
    }

    /** The row shows something else now. */
    fun reset() {
        row.animate().cancel()
        row.translationX = 0f
        row.alpha = 1f
        end()
    }

    private fun begin(event: MotionEvent) {
        end()
        startX = event.rawX
        startY = event.rawY
        speed = VelocityTracker.obtain()
        track(event)
    }

    private fun follow(event: MotionEvent) {
        track(event)
        val pushed = event.rawX - startX
        if (!pushes && abs(pushed) > configuration.scaledTouchSlop && abs(pushed) > 2 * abs(event.rawY - startY)) {
            pushes = true
            row.parent?.requestDisallowInterceptTouchEvent(true)
            val cancelled = MotionEvent.obtain(event)
            cancelled.action = MotionEvent.ACTION_CANCEL
            cancel(cancelled)
            cancelled.recycle()
        }
        if (!pushes) return
        row.translationX = pushed
        row.alpha = 1f - FADES * abs(pushed) / row.width
    }

    /** As the row moves under the finger, only the screen's own places say how fast. */
    private fun track(event: MotionEvent) {
        val onScreen = MotionEvent.obtain(event)
        onScreen.setLocation(event.rawX, event.rawY)
        speed?.addMovement(onScreen)
        onScreen.recycle()
    }

    private fun letGo(event: MotionEvent) {
        track(event)
        val pushed = row.translationX
        speed?.computeCurrentVelocity(SECOND)
        val velocity = speed?.xVelocity ?: 0f
        val flung = abs(velocity) > FLING * configuration.scaledMinimumFlingVelocity && velocity * pushed > 0
        if (flung || abs(pushed) > FAR * row.width) leave(pushed) else comeBack()
    }

    private fun leave(pushed: Float) {
        end()
        if (!ValueAnimator.areAnimatorsEnabled()) return gone()
        row.animate().translationX(if (pushed > 0) row.width.toFloat() else -row.width.toFloat()).alpha(0f)
            .setDuration(LEAVES).withEndAction(gone).start()
    }

    private fun comeBack() {
        end()
        row.animate().translationX(0f).alpha(1f).setDuration(RETURNS).start()
    }

    private fun end() {
        pushes = false
        speed?.recycle()
        speed = null
    }

    private companion object {
        /** The share of the row's width from which on it does not come back. */
        const val FAR = 0.4f
        const val FADES = 0.7f
        const val FLING = 8
        const val SECOND = 1000
        const val LEAVES = 160L
        const val RETURNS = 180L
    }
}
