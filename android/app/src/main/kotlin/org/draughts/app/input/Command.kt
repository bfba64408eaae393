package org.draughts.app.input

import android.view.KeyEvent
import org.draughts.core.Input
import org.draughts.core.Key

/** What a key asks for. */
internal sealed class Command {
    class Send(val input: Input) : Command()

    /** A key of the board's cursor: only while nothing else has the keyboard. */
    class OnBoard(val key: Key) : Command()

    object NewGame : Command()

    object Hint : Command()

    /** Stops the clocks of two people, or lets them go on. */
    object Clock : Command()
}

/** What a key event means, or null. [turned]: the arrows are those of the board as it is seen. */
internal fun commandOf(event: KeyEvent, turned: Boolean): Command? {
    if (event.isCtrlPressed || event.isMetaPressed) return withCtrl(event)
    if (event.isAltPressed) return null
    return when (event.keyCode) {
        KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_W -> Command.OnBoard(if (turned) Key.DOWN else Key.UP)

        KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_S -> Command.OnBoard(if (turned) Key.UP else Key.DOWN)

        KeyEvent.KEYCODE_DPAD_LEFT, KeyEvent.KEYCODE_A -> Command.OnBoard(if (turned) Key.RIGHT else Key.LEFT)

        KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_D -> Command.OnBoard(if (turned) Key.LEFT else Key.RIGHT)

        KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_NUMPAD_ENTER, KeyEvent.KEYCODE_SPACE, KeyEvent.KEYCODE_DPAD_CENTER ->
            Command.OnBoard(Key.SELECT)

        KeyEvent.KEYCODE_ESCAPE -> Command.Send(Input.Press(Key.CANCEL))

        KeyEvent.KEYCODE_Z, KeyEvent.KEYCODE_U, KeyEvent.KEYCODE_DEL -> Command.Send(Input.Undo)

        KeyEvent.KEYCODE_N -> Command.NewGame

        KeyEvent.KEYCODE_H -> Command.Hint

        KeyEvent.KEYCODE_P -> Command.Clock

        else -> null
    }
}

private fun withCtrl(event: KeyEvent): Command? = when (event.keyCode) {
    KeyEvent.KEYCODE_Z -> Command.Send(if (event.isShiftPressed) Input.Redo else Input.Undo)
    KeyEvent.KEYCODE_Y -> Command.Send(Input.Redo)
    else -> null
}
