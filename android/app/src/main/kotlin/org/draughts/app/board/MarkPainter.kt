package org.draughts.app.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import org.draughts.app.board.BoardSpec.Cursor
import org.draughts.app.board.BoardSpec.Drag
import org.draughts.app.board.BoardSpec.Last
import org.draughts.app.board.BoardSpec.Must
import org.draughts.app.board.BoardSpec.Picked
import org.draughts.app.board.BoardSpec.Refusal
import org.draughts.app.board.BoardSpec.Taken
import org.draughts.app.board.BoardSpec.Targets
import org.draughts.core.LastMark
import org.draughts.core.Target

/**
 * Draws the marks into the unit square: gold asks, white tells, and each has a shape of its own.
 *
 * Every mark is drawn twice, ink under colour, so that it survives any square and any eyesight.
 */
internal class MarkPainter(private val colors: BoardColors, private val brush: Brush, look: BoardLook) {
    private val bold = look.marks
    private val cross = Path().apply {
        val near = Brush.MIDDLE - Taken.CROSS
        val far = Brush.MIDDLE + Taken.CROSS
        moveTo(near, near)
        lineTo(far, far)
        moveTo(far, near)
        lineTo(near, far)
    }
    private val cursorFrame = (Cursor.INSET + Cursor.WIDTH / 2).let { RectF(it, it, 1 - it, 1 - it) }
    private val pickedFrame = (Picked.FRAME / 2).let { RectF(it, it, 1 - it, 1 - it) }
    private val corners = Corners(Last.INSET, Last.ARM)
    private val cornersUnderCursor = Corners(Last.INSET_UNDER_CURSOR, Last.ARM_UNDER_CURSOR)

    fun must(canvas: Canvas, pointedAt: Boolean) = brush.casedRing(
        canvas,
        Must.RADIUS,
        bold * (if (pointedAt) Must.WIDTH_POINTED_AT else Must.WIDTH),
        Must.CASING,
        colors.act,
        colors.ink,
    )

    fun picked(canvas: Canvas) {
        canvas.drawRect(0f, 0f, 1f, 1f, brush.fill(colors.act))
        canvas.drawRect(pickedFrame, brush.stroke(colors.ink, Picked.FRAME))
    }

    fun target(canvas: Canvas, target: Target) {
        canvas.scale(bold, bold, Brush.MIDDLE, Brush.MIDDLE)
        when (target) {
            Target.QUIET -> brush.casedDisc(canvas, Targets.QUIET_DOT, Targets.CASING, colors.act, colors.ink)

            Target.VIA -> brush.casedRing(
                canvas,
                Targets.VIA_RING,
                Targets.VIA_WIDTH,
                Targets.CASING,
                colors.act,
                colors.ink,
            )

            Target.CAPTURE -> {
                brush.casedRing(
                    canvas,
                    Targets.CAPTURE_RING,
                    Targets.CAPTURE_WIDTH,
                    Targets.CASING,
                    colors.act,
                    colors.ink,
                )
                brush.casedDisc(canvas, Targets.CAPTURE_DOT, Targets.CASING, colors.act, colors.ink)
            }
        }
    }

    /** @param numbered the square's number stands in the upper left corner, which is left free then */
    fun last(canvas: Canvas, mark: LastMark, underCursor: Boolean, numbered: Boolean) {
        val corners = if (underCursor) cornersUnderCursor else corners
        val path = if (numbered) corners.withoutUpperLeft else corners.all
        brush.casedPath(canvas, path, bold * Last.WIDTH, Last.CASING, colors.past, colors.ink, Paint.Cap.BUTT)
        if (mark == LastMark.FROM) {
            brush.casedRing(
                canvas,
                Last.FROM_RING,
                Last.FROM_RING_WIDTH,
                Last.CASING,
                colors.past,
                colors.ink,
            )
        }
    }

    fun cursor(canvas: Canvas) = brush.casedFrame(
        canvas,
        cursorFrame,
        Cursor.CORNER,
        bold * Cursor.WIDTH,
        Cursor.CASING,
        colors.past,
        colors.ink,
    )

    fun taken(canvas: Canvas) =
        brush.casedPath(canvas, cross, bold * Taken.WIDTH, Taken.CASING, colors.act, colors.ink, Paint.Cap.ROUND)

    /** In place of the swing, where nothing is to move. */
    fun refusalBadge(canvas: Canvas) {
        val x = Refusal.BADGE_X
        val y = Refusal.BADGE_Y
        val arm = Refusal.BADGE * Refusal.BADGE_CROSS
        canvas.drawCircle(x, y, Refusal.BADGE, brush.fill(colors.ink))
        canvas.drawCircle(x, y, Refusal.BADGE, brush.stroke(colors.face, Refusal.BADGE_EDGE))
        val pen = brush.stroke(colors.face, Refusal.BADGE_WIDTH, Paint.Cap.ROUND)
        canvas.drawLine(x - arm, y - arm, x + arm, y + arm, pen)
        canvas.drawLine(x + arm, y - arm, x - arm, y + arm, pen)
    }

    /** Round the square under the finger; filled only where the piece may be let go. */
    fun halo(canvas: Canvas, legal: Boolean) {
        if (legal) brush.disc(canvas, Drag.HALO_RADIUS, colors.act, Drag.HALO_ALPHA)
        brush.casedRing(canvas, Drag.HALO_RADIUS, Drag.HALO_EDGE, Drag.HALO_CASING, colors.act, colors.ink)
    }

    /** Brackets at the corners of a square. */
    private class Corners(inset: Float, arm: Float) {
        val withoutUpperLeft = Path().apply {
            val end = 1 - inset
            moveTo(end - arm, inset)
            lineTo(end, inset)
            lineTo(end, inset + arm)
            moveTo(end, end - arm)
            lineTo(end, end)
            lineTo(end - arm, end)
            moveTo(inset + arm, end)
            lineTo(inset, end)
            lineTo(inset, end - arm)
        }
        val all = Path(withoutUpperLeft).apply {
            moveTo(inset, inset + arm)
            lineTo(inset, inset)
            lineTo(inset + arm, inset)
        }
    }
}
