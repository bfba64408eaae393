package org.draughts.app.replay

import android.content.Context
import android.view.View
import org.draughts.app.R
import org.draughts.app.screen.MoveList
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.headed
import org.draughts.app.ui.iconButton

/** The moves of a recorded game, where the board leaves them no room; a tap on one goes there. */
internal class MovesSheet(
    context: Context,
    moves: List<String>,
    current: Int,
    shift: Int,
    close: (Sheet) -> Unit,
    goTo: (Int) -> Unit,
) : Sheet(context, context.getString(R.string.moves)) {
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) { close(this) }
    private val list = MoveList(context) { move ->
        close(this)
        goTo(move)
    }

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = headed(title, shutButton, list)

    init {
        list.show(moves, current, shift)
    }
}
