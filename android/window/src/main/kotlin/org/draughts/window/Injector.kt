package org.draughts.window

import android.app.Activity
import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.MotionEvent.PointerCoords
import android.view.MotionEvent.PointerProperties
import android.view.View
import android.view.ViewGroup
import android.view.WindowManager
import android.view.inspector.WindowInspector
import android.widget.AbsListView
import androidx.test.platform.app.InstrumentationRegistry
import java.awt.AWTEvent
import java.awt.event.InputEvent
import java.awt.event.MouseEvent
import java.awt.event.MouseWheelEvent
import javax.swing.SwingUtilities

/** Gives the desktop's events to Android as its own: the mouse as a mouse that touches, keys as keys. */
internal class Injector(private val activity: () -> Activity) {
    private val automation = InstrumentationRegistry.getInstrumentation().uiAutomation
    private var downTime = 0L
    private var isDown = false
    private var touched: View? = null
    private val at = IntArray(2)

    fun inject(event: AWTEvent) {
        when (event) {
            is MouseWheelEvent -> scroll(event)
            is MouseEvent -> touch(event)
            is java.awt.event.KeyEvent -> key(event)
        }
    }

    private fun touch(event: MouseEvent) {
        // Only the first button touches; with another held as well, nothing changes for the first.
        val action = when (event.id) {
            MouseEvent.MOUSE_PRESSED -> if (event.button == MouseEvent.BUTTON1) MotionEvent.ACTION_DOWN else return
            MouseEvent.MOUSE_RELEASED -> if (event.button == MouseEvent.BUTTON1) MotionEvent.ACTION_UP else return
            MouseEvent.MOUSE_DRAGGED -> if (SwingUtilities.isLeftMouseButton(event)) MotionEvent.ACTION_MOVE else return
            else -> return
        }
        if (action != MotionEvent.ACTION_DOWN && !isDown) return
        isDown = action != MotionEvent.ACTION_UP
        if (action == MotionEvent.ACTION_DOWN) downTime = SystemClock.uptimeMillis()
        send(action, event, MotionEvent.BUTTON_PRIMARY.takeIf { isDown } ?: 0)
    }

    /**
     * Scrolls what lies under the mouse. Android's own way with a wheel does nothing under Robolectric, whose configuration
     * of views says that a notch is no pixels long.
     */
    private fun scroll(event: MouseWheelEvent) {
        val root = windowAt(event.x.toFloat(), event.y.toFloat()) ?: return
        root.getLocationOnScreen(at)
        val notch = NOTCH_DP * root.resources.displayMetrics.density
        val pixels = (event.preciseWheelRotation * notch).toInt()
        when (val view = scrollable(root, event.x - at[0], event.y - at[1], pixels)) {
            is AbsListView -> view.scrollListBy(pixels)
            else -> view?.scrollBy(0, pixels)
        }
    }

    /** The innermost view at a point, in [view]'s pixels, that can be scrolled so far. */
    private fun scrollable(view: View, x: Int, y: Int, pixels: Int): View? {
        if (view.visibility != View.VISIBLE) return null
        if (view is ViewGroup) {
            for (i in view.childCount - 1 downTo 0) {
                val child = view.getChildAt(i)
                val childX = x + view.scrollX - child.left - child.translationX.toInt()
                val childY = y + view.scrollY - child.top - child.translationY.toInt()
                if (childX !in 0 until child.width || childY !in 0 until child.height) continue
                scrollable(child, childX, childY, pixels)?.let { return it }
                // What lies behind is covered.
                if (child.isClickable) break
            }
        }
        return view.takeIf { it.canScrollVertically(pixels) }
    }

    private fun send(action: Int, event: MouseEvent, buttons: Int) {
        val pointer = PointerProperties().apply {
            id = 0
            toolType = MotionEvent.TOOL_TYPE_MOUSE
        }
        val coords = PointerCoords().apply {
            x = event.x.toFloat()
            y = event.y.toFloat()
            pressure = 1f
            size = 1f
        }
        val now = SystemClock.uptimeMillis()
        // Android looks for what a mouse touches under its cursor, and Robolectric knows no cursor: the source must be
        // a touch screen. That it is a mouse, the tool still says.
        val source = InputDevice.SOURCE_TOUCHSCREEN
        touch(
            MotionEvent.obtain(
                downTime, now, action, 1, arrayOf(pointer), arrayOf(coords), meta(event), buttons, 1f, 1f, 0, 0, source, 0,
            ),
        )
    }

    /** The window that was touched first gets the rest of the touch, too. */
    private fun touch(motion: MotionEvent) {
        if (motion.action == MotionEvent.ACTION_DOWN) touched = windowAt(motion.x, motion.y)
        val root = touched ?: return
        root.getLocationOnScreen(at)
        motion.offsetLocation(-at[0].toFloat(), -at[1].toFloat())
        root.dispatchTouchEvent(motion)
        if (motion.action == MotionEvent.ACTION_UP) touched = null
    }

    /** The topmost window under the point, or one above it that lets nothing through. */
    private fun windowAt(x: Float, y: Float): View? = WindowInspector.getGlobalWindowViews().lastOrNull { root ->
        root.getLocationOnScreen(at)
        val flags = (root.layoutParams as? WindowManager.LayoutParams)?.flags ?: 0
        val inside = x >= at[0] && y >= at[1] && x < at[0] + root.width && y < at[1] + root.height
        val touchable = flags and WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE == 0
        val modal = flags and LETS_THROUGH == 0
        root.visibility == View.VISIBLE && touchable && (inside || modal)
    }

    private fun key(event: java.awt.event.KeyEvent) {
        val action = when (event.id) {
            java.awt.event.KeyEvent.KEY_PRESSED -> KeyEvent.ACTION_DOWN
            java.awt.event.KeyEvent.KEY_RELEASED -> KeyEvent.ACTION_UP
            else -> return
        }
        val code = keyCodeOf(event.keyCode) ?: return
        val now = SystemClock.uptimeMillis()
        val taken = automation.injectInputEvent(KeyEvent(now, now, action, code, 0, meta(event)), true)
        // Android's keyboards fall back to Back where nobody wants Escape.
        if (!taken && code == KeyEvent.KEYCODE_ESCAPE && action == KeyEvent.ACTION_UP) {
            @Suppress("DEPRECATION")
            activity().onBackPressed()
        }
    }

    private fun meta(event: InputEvent): Int {
        var meta = 0
        if (event.isShiftDown) meta = meta or KeyEvent.META_SHIFT_ON or KeyEvent.META_SHIFT_LEFT_ON
        if (event.isControlDown) meta = meta or KeyEvent.META_CTRL_ON or KeyEvent.META_CTRL_LEFT_ON
        if (event.isAltDown) meta = meta or KeyEvent.META_ALT_ON or KeyEvent.META_ALT_LEFT_ON
        if (event.isMetaDown) meta = meta or KeyEvent.META_META_ON or KeyEvent.META_META_LEFT_ON
        return meta
    }

    private companion object {
        /** What Android scrolls by for each notch of a wheel. */
        const val NOTCH_DP = 64

        const val LETS_THROUGH =
            WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL or WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE
    }
}
