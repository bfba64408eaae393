package org.draughts.app.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import org.draughts.app.board.BoardSpec.Drag
import org.draughts.app.board.BoardSpec.Picked
import org.draughts.app.board.BoardSpec.Shadow
import org.draughts.app.board.BoardSpec.Taken
import org.draughts.app.board.BoardSpec.Targets
import org.draughts.core.MatchState
import org.draughts.core.Piece
import org.draughts.core.SquareState
import org.draughts.core.Target

/**
 * Draws a whole board: one state, at one [Moment], in one [BoardShape].
 *
 * From below to above: squares, numbers, picked square, last move, targets, pieces, rings, cursor, picked or moving
 * piece, hint, refusal, halo, carried piece.
 */
internal class BoardPainter(private val colors: BoardColors, look: BoardLook, density: Float) {
    private val brush = Brush()
    private val pieces = PiecePainter(colors, brush, look)
    private val marks = MarkPainter(colors, brush, look)
    private val hints = HintPainter(colors, brush)
    private val labels = LabelPainter(density)
    private val rim = RIM_DP * density
    private val corner = CORNER_DP * density
    private val plain = Paint()
    private val smooth = Paint(Paint.ANTI_ALIAS_FLAG)
    private val frame = RectF()
    private val darkSquares = Path()
    private val clip = Path()
    private var darkSquaresFor: BoardShape? = null

    /** @param labelColor of the names beside the board, or null to leave all names out */
    fun draw(canvas: Canvas, state: MatchState, shape: BoardShape, moment: Moment, labelColor: Int?) {
        squares(canvas, state, shape)
        val inside = labels.inside(state, shape)
        if (labelColor != null) labels.draw(canvas, state, shape, labelColor, colors.number)
        Frame(canvas, state, shape, moment, inside && labelColor != null).draw()
    }

    private fun squares(canvas: Canvas, state: MatchState, shape: BoardShape) {
        if (darkSquaresFor != shape) {
            darkSquares.reset()
            for (square in state.squares) {
                val x = shape.x(square.column.toInt())
                val y = shape.y(square.row.toInt())
                darkSquares.addRect(x, y, x + shape.side, y + shape.side, Path.Direction.CW)
            }
            frame.set(shape.left, shape.top, shape.right, shape.bottom)
            clip.reset()
            clip.addRoundRect(frame, corner - rim, corner - rim, Path.Direction.CW)
            darkSquaresFor = shape
        }
        frame.set(shape.left - rim, shape.top - rim, shape.right + rim, shape.bottom + rim)
        smooth.color = colors.rim
        canvas.drawRoundRect(frame, corner, corner, smooth)
        canvas.save()
        canvas.clipPath(clip)
        plain.color = colors.light
        canvas.drawRect(shape.left, shape.top, shape.right, shape.bottom, plain)
        plain.color = colors.dark
        canvas.drawPath(darkSquares, plain)
        canvas.restore()
    }

    /** One frame's worth of drawing; it only saves handing the same five things on and on. */
    private inner class Frame(
        private val canvas: Canvas,
        private val state: MatchState,
        private val shape: BoardShape,
        private val moment: Moment,
        private val numbered: Boolean,
    ) {
        private val travel = moment.travel
        private val time = moment.travelTime
        private val refusal = state.refusal
        private val pointAt = if (moment.pointing) refusal?.pointAt ?: NOWHERE else NOWHERE

        fun draw() {
            val squares = state.squares
            for (s in squares) if (s.picked && !isAway(s)) on(s) { marks.picked(canvas) }
            for (s in squares) s.last?.let { on(s) { marks.last(canvas, it, s.cursor, numbered) } }
            brush.alpha = moment.marks
            for (s in squares) s.target?.let { target(s, it) }
            brush.alpha = 1f
            for (s in squares) s.piece?.let { if (!isAway(s) && (!s.picked || isHome(s))) resting(s, it) }
            leaving()
            brush.alpha = moment.marks
            for (s in squares) if (isRinged(s)) on(s) { marks.must(canvas, s.square.toByte() in pointAt) }
            brush.alpha = 1f
            for (s in squares) if (s.cursor) on(s) { marks.cursor(canvas) }
            for (s in squares) if (s.picked && !isAway(s) && !isHome(s)) s.piece?.let { picked(s, it) }
            travelling()
            if (travel == null) state.hint?.let { hints.draw(canvas, it, squares, shape) }
            if (moment.badge) for (s in squares) if (s.square == refusal?.square) on(s) { marks.refusalBadge(canvas) }
            moment.held?.let { held(it) }
        }

        private fun isRinged(s: SquareState) =
            !isAway(s) && !s.picked && s.piece != null && (s.mustCapture || s.square.toByte() in pointAt)

        /** The piece of this square is still on its way to it. */
        private fun isAway(s: SquareState) = travel != null && travel.destination == s.place

        /** The piece of this square is in the hand. */
        private fun isHome(s: SquareState) = moment.held?.home == s.place

        private fun target(s: SquareState, target: Target) = on(s) {
            if (s.square.toByte() in pointAt) {
                canvas.scale(Targets.POINTED_AT_SCALE, Targets.POINTED_AT_SCALE, Brush.MIDDLE, Brush.MIDDLE)
            }
            marks.target(canvas, target)
        }

        private fun resting(s: SquareState, piece: Piece) = on(s) {
            when {
                isHome(s) -> if (moment.held?.carried == true) pieces.drawFaint(canvas, piece, Drag.GHOST_ALPHA)

                s.taken && !isYetToBeTaken(s) -> {
                    pieces.drawFaint(canvas, piece, Taken.ALPHA)
                    marks.taken(canvas)
                }

                else -> {
                    if (s.square == refusal?.square) canvas.translate(moment.swing, 0f)
                    pieces.draw(canvas, piece)
                }
            }
        }

        /** The moving piece has not passed it yet. */
        private fun isYetToBeTaken(s: SquareState): Boolean {
            val index = travel?.motion?.taken?.indexOf(s.square.toByte()) ?: return false
            return index >= 0 && index >= travel.passed(time)
        }

        /** The pieces that the state has already removed, until the motion is over. */
        private fun leaving() {
            if (travel == null) return
            val passed = travel.passed(time)
            for (removed in travel.motion.removed) {
                val s = state.squares.find { it.square == removed.square } ?: continue
                val index = travel.motion.taken.indexOf(removed.square.toByte())
                on(s) {
                    if (index >= passed) {
                        pieces.draw(canvas, removed.piece)
                    } else {
                        brush.alpha = 1f
                        pieces.drawFaint(canvas, removed.piece, Taken.ALPHA * travel.takenAlpha(time))
                        brush.alpha = travel.takenAlpha(time)
                        marks.taken(canvas)
                        brush.alpha = 1f
                    }
                }
            }
        }

        private fun picked(s: SquareState, piece: Piece) = on(s) {
            canvas.translate(if (s.square == refusal?.square) moment.swing else 0f, Picked.DY * moment.lift)
            val scale = 1f + (Picked.SCALE - 1f) * moment.lift
            canvas.scale(scale, scale, Brush.MIDDLE, Brush.MIDDLE)
            pieces.draw(canvas, piece, Shadow.PICKED)
        }

        private fun travelling() {
            if (travel == null) return
            val arrived = time >= travel.arrival
            val before = travel.motion.piece
            val piece = if (arrived && travel.motion.crowned) before.copy(king = true) else before
            unit(shape.x(travel.column(time)), shape.y(travel.row(time))) {
                val scale = travel.scale(time)
                canvas.scale(scale, scale, Brush.MIDDLE, Brush.MIDDLE)
                pieces.draw(canvas, piece, if (scale > 1f) Shadow.PICKED else Shadow.RESTING, travel.crownScale(time))
            }
        }

        private fun held(held: Held) {
            if (held.carried && held.over != null) {
                unit(shape.x(held.over.column), shape.y(held.over.row)) { marks.halo(canvas, held.legal) }
            }
            unit(held.x - shape.side / 2, held.y - shape.side / 2) {
                canvas.scale(held.scale, held.scale, Brush.MIDDLE, Brush.MIDDLE)
                pieces.draw(canvas, held.piece, Shadow.CARRIED)
            }
        }

        private inline fun on(s: SquareState, body: () -> Unit) =
            unit(shape.x(s.column.toInt()), shape.y(s.row.toInt()), body)

        private inline fun unit(x: Float, y: Float, body: () -> Unit) {
            canvas.save()
            canvas.translate(x, y)
            canvas.scale(shape.side, shape.side)
            body()
            canvas.restore()
        }
    }

    /** Draws a piece on a tile of the dark square, so that it reads on any page. */
    fun drawTile(canvas: Canvas, size: Float, piece: Piece, ringed: Boolean) {
        canvas.save()
        canvas.scale(size, size)
        frame.set(0f, 0f, 1f, 1f)
        canvas.drawRoundRect(frame, TILE_CORNER, TILE_CORNER, brush.fill(colors.dark))
        if (ringed) canvas.scale(TILE_RINGED, TILE_RINGED, Brush.MIDDLE, Brush.MIDDLE)
        pieces.draw(canvas, piece, Shadow.NONE)
        if (ringed) marks.must(canvas, pointedAt = false)
        canvas.restore()
    }

    companion object {
        const val RIM_DP = 2f
        private const val CORNER_DP = 6f
        private const val TILE_CORNER = 0.2f
        private const val TILE_RINGED = 0.92f
        private val NOWHERE = ByteArray(0)
    }
}

internal val SquareState.place get() = Place(row.toInt(), column.toInt())
