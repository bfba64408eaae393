package org.draughts.app.board

import android.os.SystemClock
import org.draughts.app.board.BoardSpec.Drag
import org.draughts.core.MatchState
import org.draughts.core.Piece
import org.draughts.core.SquareState

/**
 * The piece in the person's hand: above the finger while it is carried, gliding home if it was let go in vain.
 *
 * Whether it may be let go somewhere is what the state's targets say.
 */
internal class Hand {
    private var piece: Piece? = null
    private var home = Place(0, 0)
    private var byMouse = false
    private var carried = false
    private var x = 0f
    private var y = 0f
    private var over: Place? = null
    private var legal = false

    fun take(square: SquareState, byMouse: Boolean, x: Float, y: Float) {
        piece = square.piece
        home = square.place
        carried = true
        this.byMouse = byMouse
        this.x = x
        this.y = y
        over = home
        legal = false
    }

    fun moveTo(x: Float, y: Float, shape: BoardShape, state: MatchState?) {
        this.x = x
        this.y = y
        over = shape.placeAt(x, y)
        legal = state?.squares?.any { it.target != null && it.place == over } == true
    }

    /** The finger has let go; what becomes of the piece is seen from the state that follows. */
    fun release() {
        carried = false
        over = null
    }

    fun stateChanged(next: MatchState, clock: BoardClock) {
        if (piece == null) return
        val stillCarried = carried && next.squares.any { it.place == home && it.picked }
        if (stillCarried) return
        val stayed = !carried && next.motion == null && next.squares.any { it.place == home && it.piece == piece }
        carried = false
        if (stayed) clock.glideBack(SystemClock.uptimeMillis()) else piece = null
    }

    /** Where the piece is now, or null if the hand is empty. */
    fun held(shape: BoardShape, clock: BoardClock, now: Long): Held? {
        val piece = piece ?: return null
        val scale = if (byMouse) Drag.MOUSE_SCALE else Drag.TOUCH_SCALE
        val handX = x
        val handY = y + (if (byMouse) Drag.MOUSE_DY else Drag.TOUCH_DY) * shape.side
        if (carried) return Held(piece, home, handX, handY, scale, over, legal, carried = true)
        val back = clock.returned(now)
        if (back >= 1f) {
            this.piece = null
            return null
        }
        val homeX = shape.x(home.column) + shape.side / 2
        val homeY = shape.y(home.row) + shape.side / 2
        return Held(
            piece,
            home,
            handX + (homeX - handX) * back,
            handY + (homeY - handY) * back,
            scale + (1f - scale) * back,
            over = null,
            legal = false,
            carried = false,
        )
    }
}
