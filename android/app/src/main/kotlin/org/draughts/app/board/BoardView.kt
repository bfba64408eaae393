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
import android.view.accessibility.AccessibilityNodeProvider
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.core.AnimationSpeed
import org.draughts.core.Input
import org.draughts.core.MatchState
import org.draughts.core.Settings
import org.draughts.core.TouchInput
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
    BoardTouch.Receiver,
    Dressed {
    private val density = resources.displayMetrics.density
    private val texts = Texts(resources)
    private var look = BoardLook()
    private var painter = painter(look)
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

    private var coordinates = true
    private var animation = AnimationSpeed.NORMAL
    private val nodes = BoardNodes(this)

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
        clock.reduced = !movesAtAll
        if (before == null || before.setup.variant != next.setup.variant || before.hasLetters != next.hasLetters) {
            layOut()
            requestLayout()
        }
        clock.start(before, next, SystemClock.uptimeMillis())
        hand.stateChanged(next, clock)
        contentDescription = describe(next)
        nodes.stateChanged()
        invalidate()
        return clock.motionLasts
    }

    override fun dress(look: BoardLook) {
        if (look == this.look) return
        this.look = look
        painter = painter(look)
        invalidate()
    }

    /** What a person has chosen about squares' names, touches and motion takes effect. */
    fun obey(settings: Settings) {
        touch.taps = settings.touch != TouchInput.DRAG_ONLY
        touch.drags = settings.touch != TouchInput.TAP_ONLY
        animation = settings.animation
        clock.speed = if (animation == AnimationSpeed.FAST) FAST else 1
        if (coordinates == settings.coordinates) return
        coordinates = settings.coordinates
        layOut()
        requestLayout()
        invalidate()
    }

    private val movesAtAll get() = animation != AnimationSpeed.OFF && ValueAnimator.areAnimatorsEnabled()

    private fun painter(look: BoardLook) = BoardPainter(BoardColors.of(context, look.theme), look, density)

    /** Turns the board round, gliding unless [animate] is false. */
    fun turn(turned: Boolean, animate: Boolean) {
        if (this.turned == turned) return
        this.turned = turned
        layOut()
        requestLayout()
        if (animate && movesAtAll) clock.turn(SystemClock.uptimeMillis())
        nodes.stateChanged()
        invalidate()
    }

    /** How many milliseconds the motion takes that was shown last. */
    internal val lasts get() = clock.motionLasts

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

    /** Numbers are wider than one digit; both keep the outer file off the screen's edge, shown or not. */
    private val gutter: Int
        get() {
            val oneDigit = state?.hasLetters == true && count <= DEFAULT_SIZE
            return ((if (oneDigit) GUTTER_DP else GUTTER_NUMBERS_DP) * density).toInt()
        }
    private val above get() = (BoardPainter.RIM_DP * density).toInt()

    /** Letters stand below the board; numbers stand beside it. */
    private val below: Int
        get() {
            val letters = coordinates && state?.hasLetters == true
            return ((if (letters) LETTERS_DP else BoardPainter.RIM_DP) * density).toInt()
        }

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
        painter.draw(canvas, state, shape, moment, labelColor.takeIf { coordinates && turning == 0f })
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

    /** The playable square under a point of the view. */
    internal fun squareAt(x: Float, y: Float): UByte? {
        val place = shape.placeAt(x, y) ?: return null
        return state?.squares?.find { it.place == place }?.square
    }

    private fun describe(state: MatchState) =
        resources.getString(R.string.board_spoken, state.boardSize.toInt(), texts.of(state.message))

    override fun getAccessibilityNodeProvider(): AccessibilityNodeProvider = nodes

    public override fun dispatchHoverEvent(event: MotionEvent) = nodes.hover(event) || super.dispatchHoverEvent(event)

    /** A reader chose a square: the same as a tap there. */
    internal fun tapSquare(square: UByte) {
        finishAnimations()
        send(Input.Tap(square))
    }

    private companion object {
        const val DEFAULT_SIZE = 8
        const val GUTTER_DP = 16f
        const val GUTTER_NUMBERS_DP = 20f
        const val LETTERS_DP = 18f
        const val HALF_TURN = 180f
        const val FAST = 2
    }
}
