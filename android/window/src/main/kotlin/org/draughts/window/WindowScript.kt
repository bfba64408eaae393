package org.draughts.window

import android.app.Activity
import android.graphics.Bitmap
import java.awt.AWTEvent
import java.awt.Component
import java.awt.Toolkit
import java.awt.event.InputEvent
import java.awt.event.KeyEvent
import java.awt.event.MouseEvent
import java.io.File
import java.util.concurrent.CompletableFuture

/** Plays in place of a person. It runs on a thread of its own; the window closes when it returns. */
fun interface WindowScript {
    fun play(window: Remote)
}

/**
 * Mouse, keyboard and eyes for a [WindowScript]. Clicks and keys are the desktop's own events, posted to its queue:
 * they take the same way as a person's.
 */
class Remote internal constructor(
    private val window: DesktopWindow,
    private val activity: () -> Activity,
    private val post: (() -> Unit) -> Unit,
    private val picture: () -> Bitmap,
) {
    /** Asks the Activity something, on Android's main thread. */
    fun <T> ask(question: (Activity) -> T): T {
        val answer = CompletableFuture<T>()
        post {
            try {
                answer.complete(question(activity()))
            } catch (@Suppress("TooGenericExceptionCaught") failure: Throwable) {
                answer.completeExceptionally(failure)
            }
        }
        return answer.get()
    }

    fun click(x: Int, y: Int) {
        mouse(MouseEvent.MOUSE_PRESSED, x, y)
        mouse(MouseEvent.MOUSE_RELEASED, x, y)
    }

    fun drag(fromX: Int, fromY: Int, toX: Int, toY: Int, steps: Int = DRAG_STEPS) {
        mouse(MouseEvent.MOUSE_PRESSED, fromX, fromY)
        for (i in 1..steps) {
            mouse(MouseEvent.MOUSE_DRAGGED, fromX + (toX - fromX) * i / steps, fromY + (toY - fromY) * i / steps)
            Thread.sleep(STEP_MS)
        }
        mouse(MouseEvent.MOUSE_RELEASED, toX, toY)
    }

    /** Presses and releases a key, by its AWT code; [modifiers] are AWT's too. */
    fun key(code: Int, modifiers: Int = 0) {
        for (id in listOf(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            postEvent { KeyEvent(it, id, System.currentTimeMillis(), modifiers, code, KeyEvent.CHAR_UNDEFINED) }
        }
    }

    /** Writes a picture of what the window shows. */
    fun shot(file: File) {
        file.absoluteFile.parentFile.mkdirs()
        ask {
            picture()
        }.let { bitmap -> file.outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, PNG, it) } }
    }

    private fun mouse(id: Int, x: Int, y: Int) = postEvent {
        val buttons = if (id == MouseEvent.MOUSE_RELEASED) 0 else InputEvent.BUTTON1_DOWN_MASK
        val button = if (id == MouseEvent.MOUSE_DRAGGED) MouseEvent.NOBUTTON else MouseEvent.BUTTON1
        MouseEvent(it, id, System.currentTimeMillis(), buttons, x, y, 1, false, button)
    }

    private fun postEvent(event: (Component) -> AWTEvent) =
        Toolkit.getDefaultToolkit().systemEventQueue.postEvent(event(window.surface))

    private companion object {
        const val DRAG_STEPS = 12
        const val STEP_MS = 16L
        const val PNG = 100
    }
}
