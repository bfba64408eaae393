package org.draughts.app.board

import kotlin.math.floor

/** A place on the board as it is in the state: row 0 is the far side, column 0 the left, seen by player one. */
internal data class Place(val row: Int, val column: Int)

/**
 * Where the squares lie in the view, in pixels. It knows nothing of pieces.
 *
 * @property count squares along a side
 * @property side of one square
 * @property turned the far side is at the bottom
 */
internal data class BoardShape(val left: Float, val top: Float, val count: Int, val side: Float, val turned: Boolean) {
    val right get() = left + count * side
    val bottom get() = top + count * side

    /** Left edge of a column; a fraction lies between two columns, for a piece on its way. */
    fun x(column: Float): Float = left + (if (turned) count - 1 - column else column) * side

    /** Upper edge of a row. */
    fun y(row: Float): Float = top + (if (turned) count - 1 - row else row) * side

    fun x(column: Int): Float = x(column.toFloat())

    fun y(row: Int): Float = y(row.toFloat())

    /** The place under a point, or null off the board. */
    fun placeAt(x: Float, y: Float): Place? {
        if (side <= 0f) return null
        val column = floor((x - left) / side).toInt()
        val row = floor((y - top) / side).toInt()
        if (row !in 0 until count || column !in 0 until count) return null
        return if (turned) Place(count - 1 - row, count - 1 - column) else Place(row, column)
    }
}
