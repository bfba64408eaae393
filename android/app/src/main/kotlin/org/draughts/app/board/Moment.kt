package org.draughts.app.board

import org.draughts.core.Piece

/**
 * What a frame shows beside the state itself: how far each thing is that moves.
 *
 * @property travel the piece on its way, with the milliseconds since it left
 * @property marks how far rings and targets have faded in, from 0 to 1
 * @property lift how far the picked piece has been lifted, from 0 to 1
 * @property swing how far the refused piece is off its square
 * @property pointing the squares of the refusal are being pointed at
 * @property badge the refused piece wears a cross, as it may not swing
 */
internal class Moment(
    val travel: Travel? = null,
    val travelTime: Long = 0,
    val marks: Float = 1f,
    val lift: Float = 1f,
    val swing: Float = 0f,
    val pointing: Boolean = false,
    val badge: Boolean = false,
    val held: Held? = null,
)

/**
 * A piece that is off the squares: carried by hand, or gliding back.
 *
 * @property home the place it was taken from
 * @property x where its middle is, in pixels
 * @property scale its size
 * @property over the place under the finger, if it is still carried over the board
 * @property legal it may be let go there
 * @property carried false once it has been let go and glides back
 */
internal class Held(
    val piece: Piece,
    val home: Place,
    val x: Float,
    val y: Float,
    val scale: Float,
    val over: Place?,
    val legal: Boolean,
    val carried: Boolean,
)
