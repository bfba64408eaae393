package org.draughts.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import org.draughts.app.board.BoardColors
import org.draughts.app.board.BoardLook
import org.draughts.app.board.BoardPainter
import org.draughts.app.board.BoardShape
import org.draughts.app.board.Moment
import org.draughts.core.BoardTheme
import org.draughts.core.LastMark
import org.draughts.core.Piece
import org.draughts.core.PieceSet
import org.draughts.core.Player
import org.draughts.core.SquareState
import org.draughts.core.Target
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import kotlin.math.abs
import kotlin.math.cbrt
import kotlin.math.max

/** No meaning by colour alone: with all colour taken away, any two things that a square can say look different. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class GreyscaleTest {
    private val app = Harness().start()

    @Test
    fun squaresByDay() = everyBoard()

    @Test
    @Config(qualifiers = "+night")
    fun squaresByNight() = everyBoard()

    private fun everyBoard() {
        for (theme in BoardTheme.entries) {
            for (pieces in PieceSet.entries) {
                val settings = checkNotNull(app.application.session.settings).copy(theme = theme, pieceSet = pieces)
                val painter = BoardPainter(
                    BoardColors.of(app.activity, theme),
                    BoardLook.of(app.activity, settings),
                    app.activity.resources.displayMetrics.density,
                )
                allDiffer("$theme $pieces", MEANINGS.mapValues { (_, square) -> picture(painter, square) })
            }
        }
    }

    private fun allDiffer(where: String, pictures: Map<String, FloatArray>) {
        val names = pictures.keys.toList()
        for ((i, one) in names.withIndex()) {
            for (other in names.drop(i + 1)) {
                val share = difference(pictures.getValue(one), pictures.getValue(other))
                assertTrue("$where: $one and $other differ in %.1f %%".format(share * 100), share >= LEAST_SHARE)
            }
        }
    }

    /** The share of the square in which the two are plainly not equally light. */
    private fun difference(one: FloatArray, other: FloatArray) =
        one.indices.count { abs(one[it] - other[it]) > PLAINLY }.toFloat() / one.size

    /** One square as someone sees it who sees no colours: how light each pixel is, from 0 to 100. */
    private fun picture(painter: BoardPainter, meaning: (SquareState) -> SquareState): FloatArray {
        val state = app.state
        val square = state.squares.first { it.piece == null }
        val squares = state.squares.map { if (it.square == square.square) meaning(it) else it.copy(piece = null) }
        val size = state.boardSize.toInt()
        val shape = BoardShape(0f, 0f, size, SIDE.toFloat(), turned = false)
        val board = Bitmap.createBitmap(SIDE * size, SIDE * size, Bitmap.Config.ARGB_8888)
        painter.draw(Canvas(board), state.copy(squares = squares), shape, Moment(), null)
        val x = shape.x(square.column.toInt()).toInt()
        val y = shape.y(square.row.toInt()).toInt()
        val side = shape.side.toInt()
        val pixels = IntArray(side * side).also { board.getPixels(it, 0, side, x, y, side, side) }
        return FloatArray(pixels.size) { lightness(Color.luminance(pixels[it])) }
    }

    /** CIE L*: equal steps look equal. Only for what is not nearly black, which is near enough. */
    private fun lightness(luminance: Float) = max(0f, 116 * cbrt(luminance) - 16)

    private companion object {
        /** Pixels along a square, about as on a small phone. */
        const val SIDE = 80
        const val PLAINLY = 20f
        const val LEAST_SHARE = 0.015f

        val MEN = mapOf("solid" to Player.ONE, "outlined" to Player.TWO)
        val MEANINGS: Map<String, (SquareState) -> SquareState> = buildMap {
            put("empty") { it }
            put("cursor") { it.copy(cursor = true) }
            put("move began") { it.copy(last = LastMark.FROM) }
            for (target in Target.entries) put("target $target") { it.copy(target = target) }
            for ((name, owner) in MEN) {
                for (king in listOf(false, true)) {
                    val piece = Piece(owner, king)
                    val what = if (king) "$name king" else "$name man"
                    put(what) { it.copy(piece = piece) }
                    put("$what must capture") { it.copy(piece = piece, mustCapture = true) }
                    put("$what picked") { it.copy(piece = piece, picked = true) }
                    put("$what taken") { it.copy(piece = piece, taken = true) }
                    put("$what moved here") { it.copy(piece = piece, last = LastMark.TO) }
                    put("$what under the cursor") { it.copy(piece = piece, cursor = true) }
                }
            }
        }
    }
}
