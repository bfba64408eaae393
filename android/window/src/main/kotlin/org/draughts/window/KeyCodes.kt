package org.draughts.window

import android.view.KeyEvent
import java.awt.event.KeyEvent as Awt

/** Android's code for a key of the desktop's, or null for one that it has no use for. */
internal fun keyCodeOf(awt: Int): Int? = when (awt) {
    in Awt.VK_A..Awt.VK_Z -> KeyEvent.KEYCODE_A + (awt - Awt.VK_A)
    in Awt.VK_0..Awt.VK_9 -> KeyEvent.KEYCODE_0 + (awt - Awt.VK_0)
    in Awt.VK_F1..Awt.VK_F12 -> KeyEvent.KEYCODE_F1 + (awt - Awt.VK_F1)
    else -> OTHERS[awt]
}

private val OTHERS = mapOf(
    Awt.VK_UP to KeyEvent.KEYCODE_DPAD_UP,
    Awt.VK_DOWN to KeyEvent.KEYCODE_DPAD_DOWN,
    Awt.VK_LEFT to KeyEvent.KEYCODE_DPAD_LEFT,
    Awt.VK_RIGHT to KeyEvent.KEYCODE_DPAD_RIGHT,
    Awt.VK_ENTER to KeyEvent.KEYCODE_ENTER,
    Awt.VK_SPACE to KeyEvent.KEYCODE_SPACE,
    Awt.VK_ESCAPE to KeyEvent.KEYCODE_ESCAPE,
    Awt.VK_TAB to KeyEvent.KEYCODE_TAB,
    Awt.VK_BACK_SPACE to KeyEvent.KEYCODE_DEL,
    Awt.VK_DELETE to KeyEvent.KEYCODE_FORWARD_DEL,
    Awt.VK_HOME to KeyEvent.KEYCODE_MOVE_HOME,
    Awt.VK_END to KeyEvent.KEYCODE_MOVE_END,
    Awt.VK_PAGE_UP to KeyEvent.KEYCODE_PAGE_UP,
    Awt.VK_PAGE_DOWN to KeyEvent.KEYCODE_PAGE_DOWN,
    Awt.VK_SHIFT to KeyEvent.KEYCODE_SHIFT_LEFT,
    Awt.VK_CONTROL to KeyEvent.KEYCODE_CTRL_LEFT,
    Awt.VK_ALT to KeyEvent.KEYCODE_ALT_LEFT,
    Awt.VK_COMMA to KeyEvent.KEYCODE_COMMA,
    Awt.VK_PERIOD to KeyEvent.KEYCODE_PERIOD,
    Awt.VK_MINUS to KeyEvent.KEYCODE_MINUS,
    Awt.VK_EQUALS to KeyEvent.KEYCODE_EQUALS,
    Awt.VK_SLASH to KeyEvent.KEYCODE_SLASH,
)
