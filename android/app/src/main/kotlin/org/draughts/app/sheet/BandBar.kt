package org.draughts.app.sheet

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.graphics.Typeface
import android.view.View
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.ui.dp
import org.draughts.core.Band
import org.draughts.core.BandView
import kotlin.math.min

/** Where points stand among the bands: a bar with a tick at each band and a pointer at the points. */
internal class BandBar(context: Context, private val band: BandView, private val points: Int) : View(context) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private val words = Paint(Paint.ANTI_ALIAS_FLAG)
    private val pointer = Path()
    private val texts = Texts(resources)
    private val textSize = resources.displayMetrics.scaledDensity * TEXT_SP
    private val full = band.proFrom.toInt() * FULL_TENTHS / 10f

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) =
        setMeasuredDimension(MeasureSpec.getSize(widthMeasureSpec), (context.dp(TEXT_TOP) + textSize * LINE).toInt())

    override fun onDraw(canvas: Canvas) {
        bar(canvas)
        tick(canvas, band.expertFrom)
        tick(canvas, band.proFrom)
        pointer(canvas)
        words(canvas)
    }

    private fun bar(canvas: Canvas) {
        val top = context.dp(BAR_TOP)
        val bottom = top + context.dp(BAR_HEIGHT)
        val radius = context.dp(BAR_HEIGHT) / 2
        paint.style = Paint.Style.FILL
        paint.color = context.getColor(R.color.surface_alt)
        canvas.drawRoundRect(0f, top, width.toFloat(), bottom, radius, radius, paint)
        canvas.save()
        canvas.clipRect(0f, top, x(points), bottom)
        paint.color = context.getColor(R.color.accent)
        canvas.drawRoundRect(0f, top, width.toFloat(), bottom, radius, radius, paint)
        canvas.restore()
        val edge = context.dp(1f)
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = edge
        paint.color = context.getColor(R.color.control)
        canvas.drawRoundRect(edge / 2, top + edge / 2, width - edge / 2, bottom - edge / 2, radius, radius, paint)
        paint.style = Paint.Style.FILL
    }

    private fun tick(canvas: Canvas, from: UInt) {
        paint.color = context.getColor(R.color.text)
        val x = x(from.toInt())
        val half = context.dp(1f)
        canvas.drawRect(x - half, context.dp(BAR_TOP - TICK), x + half, context.dp(BAR_TOP + BAR_HEIGHT + TICK), paint)
    }

    private fun pointer(canvas: Canvas) {
        val half = context.dp(7f)
        val x = x(points).coerceIn(half, width - half)
        val top = context.dp(1f)
        pointer.reset()
        pointer.moveTo(x - half, top)
        pointer.lineTo(x + half, top)
        pointer.lineTo(x, top + context.dp(10f))
        pointer.close()
        paint.color = context.getColor(R.color.text)
        canvas.drawPath(pointer, paint)
    }

    private fun words(canvas: Canvas) {
        words.textSize = textSize
        val baseline = context.dp(TEXT_TOP) - words.ascent()
        word(canvas, Band.NOVICE, texts.name(Band.NOVICE), 0f, baseline)
        word(canvas, Band.EXPERT, from(Band.EXPERT, band.expertFrom), x(band.expertFrom.toInt()), baseline)
        word(canvas, Band.PRO, from(Band.PRO, band.proFrom), x(band.proFrom.toInt()), baseline)
    }

    private fun from(band: Band, points: UInt) =
        resources.getString(R.string.band_from, texts.name(band), points.toInt())

    private fun word(canvas: Canvas, which: Band, text: String, x: Float, baseline: Float) {
        val reached = which == band.band
        words.typeface = if (reached) Typeface.DEFAULT_BOLD else Typeface.DEFAULT
        words.color = context.getColor(if (reached) R.color.text else R.color.text_muted)
        canvas.drawText(text, min(x, width - words.measureText(text)), baseline, words)
    }

    private fun x(points: Int) = width * min(points / full, 1f)

    private companion object {
        const val TEXT_SP = 12f
        const val LINE = 1.35f
        const val BAR_TOP = 14f
        const val BAR_HEIGHT = 10f
        const val TICK = 4f
        const val TEXT_TOP = 32f

        /** The bar ends this many tenths of the highest band above zero. */
        const val FULL_TENTHS = 12
    }
}
