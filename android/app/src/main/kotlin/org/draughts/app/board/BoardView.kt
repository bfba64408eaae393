package org.draughts.app.board

import android.animation.ValueAnimator
import android.content.Context
import android.graphics.Canvas
import android.graphics.Rect
import android.os.Build
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.ViewConfiguration
import android.view.accessibility.AccessibilityNodeInfo
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.core.Input
import org.draughts.core.MatchState
import kotlin.math.floor
import kotlin.math.min

/**
 * The board. It draws the state it is given and reports what the person does as inputs; it decides nothing.
 *
 * Animations are a matter of time alone ([BoardClock]): each frame asks how far things are. A new state or a touch
 * ends them, so what is shown is never behind what is.
 *
 * @param send gives an input to the match; the answer comes back through [show]
 */
internal class BoardView(context: Context, private val send: (Input) -> Unit) :
    View(context),
    BoardTouch.Receiver {
    private val density = resources.displayMetrics.density
    private val texts = Texts(resources)
    private val painter = BoardPainter(BoardColors.of(context), density)
    private val touch = BoardTouch(ViewConfiguration.get(context).scaledTouchSlop, this)
    private val labelColor = context.getColor(R.color.text_muted)
    private val clock = BoardClock()
    private val hand = Hand()

    /** Where the squares are. */
    internal var shape = BoardShape(0f, 0f, DEFAULT_SIZE, 0f, false)
        private set

    var state: MatchState? = null
        private set

    /** The far side is at the bottom. */
    var turned = false
        private set

    init {
        isFocusable = true
        isFocusableInTouchMode = true
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) defaultFocusHighlightEnabled = false
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
    }

    /**
     * Shows the state that an input, or the computer's reply, led to.
     *
     * @return how many milliseconds the motion takes
     */
    fun show(next: MatchState): Long {
        val before = state
        state = next
        clock.reduced = !ValueAnimator.areAnimatorsEnabled()
        if (before == null || before.setup.variant != next.setup.variant) {
            layOut()
            requestLayout()
        }
        clock.start(before, next, SystemClock.uptimeMillis())
        hand.stateChanged(next, clock)
        contentDescription = describe(next)
        invalidate()
        return clock.motionLasts
    }

    /** Turns the board round, gliding unless [animate] is false. */
    fun turn(turned: Boolean, animate: Boolean) {
        if (this.turned == turned) return
        this.turned = turned
        layOut()
        if (animate && ValueAnimator.areAnimatorsEnabled()) clock.turn(SystemClock.uptimeMillis())
        invalidate()
    }

    /** Everything is where it belongs at once. */
    fun finishAnimations() {
        clock.finish()
        invalidate()
    }

    /** Width and height in pixels that a board with squares of [side] needs. */
    fun widthFor(side: Int) = side * count + 2 * gutter

    fun heightFor(side: Int) = side * count + above + below

    /** The largest whole number of pixels for a square that fits. */
    fun sideFor(width: Int, height: Int) =
        floor(min((width - 2 * gutter) / count.toFloat(), (height - above - below) / count.toFloat())).toInt()

    private val count get() = state?.boardSize?.toInt() ?: DEFAULT_SIZE

    /** Numbers are wider than digits; both keep the outer file off the screen's edge. */
    private val gutter get() = ((if (state?.hasLetters == true) GUTTER_DP else GUTTER_NUMBERS_DP) * density).toInt()
    private val above get() = (BoardPainter.RIM_DP * density).toInt()

    /** Letters stand below the board; numbers stand beside it. */
    private val below get() = ((if (state?.hasLetters == true) LETTERS_DP else BoardPainter.RIM_DP) * density).toInt()

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) = layOut()

    private fun layOut() {
        val side = sideFor(width, height).coerceAtLeast(0)
        shape = BoardShape((width - side * count) / 2f, above.toFloat(), count, side.toFloat(), turned)
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) keepSystemGesturesOff(side)
    }

    /** A drag that starts on an edge file is the board's and not the system's. */
    private fun keepSystemGesturesOff(side: Int) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) return
        systemGestureExclusionRects =
            listOf(Rect(0, 0, gutter + side, height), Rect(width - gutter - side, 0, width, height))
    }

    override fun onDraw(canvas: Canvas) {
        val state = state ?: return
        val now = SystemClock.uptimeMillis()
        val turning = clock.turning(now)
        canvas.save()
        if (turning > 0f) {
            canvas.rotate(HALF_TURN * turning, (shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2)
        }
        val moment = clock.moment(now, hand.held(shape, clock, now))
        painter.draw(canvas, state, shape, moment, labelColor.takeIf { turning == 0f })
        canvas.restore()
        if (clock.isRunning(now)) postInvalidateOnAnimation()
    }

    override fun onTouchEvent(event: MotionEvent) = touch.onTouch(event)

    override fun onDetachedFromWindow() {
        touch.cancel()
        super.onDetachedFromWindow()
    }

    override fun touched() {
        finishAnimations()
        requestFocus()
        parent?.requestDisallowInterceptTouchEvent(true)
    }

    override fun tapped(x: Float, y: Float) = send(squareAt(x, y)?.let { Input.Tap(it) } ?: Input.TapOutside)

    override fun lifted(x: Float, y: Float, byMouse: Boolean): Boolean {
        val square = squareAt(x, y) ?: return false
        send(Input.Lift(square))
        val lifted = state?.squares?.find { it.square == square && it.picked } ?: return false
        hand.take(lifted, byMouse, x, y)
        invalidate()
        return true
    }

    override fun carried(x: Float, y: Float) {
        hand.moveTo(x, y, shape, state)
        invalidate()
    }

    override fun dropped(x: Float, y: Float) {
        hand.moveTo(x, y, shape, state)
        hand.release()
        send(Input.Drop(squareAt(x, y)))
    }

    override fun dropCancelled() {
        hand.release()
        send(Input.Drop(null))
    }

    private fun squareAt(x: Float, y: Float): UByte? {
        val place = shape.placeAt(x, y) ?: return null
        return state?.squares?.find { it.place == place }?.square
    }

    private fun describe(state: MatchState) =
        resources.getString(R.string.board_spoken, state.boardSize.toInt(), texts.of(state.message))

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.className = BoardView::class.java.name
    }

    private companion object {
        const val DEFAULT_SIZE = 8
        const val GUTTER_DP = 16f
        const val GUTTER_NUMBERS_DP = 20f
        const val LETTERS_DP = 18f
        const val HALF_TURN = 180f
    }
}
