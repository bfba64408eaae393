package org.draughts.app.input

import android.content.res.Resources
import android.view.KeyEvent
import android.view.KeyboardShortcutGroup
import android.view.KeyboardShortcutInfo
import org.draughts.app.R

/** What [commandOf] and a replay understand, for the list of shortcuts that the system shows. */
internal fun shortcuts(resources: Resources): List<KeyboardShortcutGroup> {
    fun key(words: Int, code: Int, modifiers: Int = 0) =
        KeyboardShortcutInfo(resources.getString(words), code, modifiers)
    return listOf(
        KeyboardShortcutGroup(
            resources.getString(R.string.keys_board),
            listOf(
                key(R.string.keys_move, KeyEvent.KEYCODE_DPAD_UP),
                key(R.string.keys_move, KeyEvent.KEYCODE_DPAD_DOWN),
                key(R.string.keys_move, KeyEvent.KEYCODE_DPAD_LEFT),
                key(R.string.keys_move, KeyEvent.KEYCODE_DPAD_RIGHT),
                key(R.string.keys_select, KeyEvent.KEYCODE_ENTER),
                key(R.string.keys_cancel, KeyEvent.KEYCODE_ESCAPE),
            ),
        ),
        KeyboardShortcutGroup(
            resources.getString(R.string.keys_game),
            listOf(
                key(R.string.undo, KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON),
                key(R.string.redo, KeyEvent.KEYCODE_Y, KeyEvent.META_CTRL_ON),
                key(R.string.hint, KeyEvent.KEYCODE_H),
                key(R.string.new_game, KeyEvent.KEYCODE_N),
                key(R.string.keys_clock, KeyEvent.KEYCODE_P),
            ),
        ),
        KeyboardShortcutGroup(
            resources.getString(R.string.replay),
            listOf(
                key(R.string.replay_first, KeyEvent.KEYCODE_MOVE_HOME),
                key(R.string.replay_back, KeyEvent.KEYCODE_DPAD_LEFT),
                key(R.string.replay_next, KeyEvent.KEYCODE_DPAD_RIGHT),
                key(R.string.replay_last, KeyEvent.KEYCODE_MOVE_END),
                key(R.string.replay_play, KeyEvent.KEYCODE_SPACE),
                key(R.string.turn_board, KeyEvent.KEYCODE_F),
            ),
        ),
    )
}
