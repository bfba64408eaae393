package org.draughts.app.sheet

import android.content.Context
import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import org.draughts.core.MatchState

/** A panel that comes from below, over the page. */
internal abstract class Sheet(val context: Context, val title: String) {
    /** Stays over the page's whole height where the screen is small. */
    open val isFull = false

    /** Covers the whole page, on a tablet too. */
    open val isPage = false

    /** The page behind can be seen and is not darkened. */
    open val isClear = false

    /** Turned round, for the player across the table. */
    open val turned = false

    abstract val view: View

    /** What has the keyboard when the sheet opens. */
    open val firstFocus: View? get() = null

    /** Back inside the sheet; false where there is nothing to go back to, so that the sheet is shut. */
    open fun back(): Boolean = false

    /** Told when the person shuts the sheet; not when it has been answered. */
    open fun shut() = Unit

    /** A key that nothing in the sheet has used; false where it means nothing here either. */
    open fun key(event: KeyEvent): Boolean = false

    /** Another sheet that was over this one is gone: what is shown may have changed. */
    open fun uncovered() = Unit

    /** False once the game has left behind what the sheet shows or asks: it is then shut, and nobody has answered it. */
    open fun isDue(state: MatchState): Boolean = true

    /** As what it is opened again after a rotation or a killed process; null: it stays shut. */
    open val kind: SheetKind? = null

    /** What it takes, beside its kind, to open it again as it is. */
    open fun save() = Bundle()
}

/** What is opened again. Kept by these names: those of classes are shortened in a release, and differ in the next. */
internal enum class SheetKind {
    NEW_GAME, SETTINGS, LICENCES, HELP, SCORES, HISTORY, PROFILE, COLLEAGUE, DATA, NOTE, GAMES, REPLAY;

    companion object {
        private const val KIND = "kind"

        /** What a sheet saves, with its kind; null for one that is not opened again. */
        fun saved(sheet: Sheet): Bundle? = sheet.kind?.let { kind -> sheet.save().apply { putString(KIND, kind.name) } }

        /** The kind of what [saved] gave; null for one of another version of the app. */
        fun of(saved: Bundle): SheetKind? = entries.find { it.name == saved.getString(KIND) }
    }
}
