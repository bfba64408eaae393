package org.draughts.app.records

import android.content.Context
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import android.view.View
import org.draughts.app.ui.dp
import org.draughts.core.QrMatrix
import kotlin.math.min

/** A QR code: dark squares on white in either theme, with the light margin that readers need. */
internal class QrView(context: Context, private val code: QrMatrix) : View(context) {
    private val paint = Paint()
    private val across = (code.size + 2u * code.margin).toInt()

    /** Whole pixels, or the edges blur. */
    private val module get() = width / across

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        // A camera must see the whole of it at once, in landscape too.
        val high = context.dp(resources.configuration.screenHeightDp - AROUND).coerceAtLeast(context.dp(LEAST))
        val room = min(MeasureSpec.getSize(widthMeasureSpec), min(high, context.dp(MOST)))
        val side = room / across * across
        setMeasuredDimension(side, side)
    }

    override fun onDraw(canvas: Canvas) {
        canvas.drawColor(Color.WHITE)
        paint.color = Color.BLACK
        val size = module.toFloat()
        val margin = code.margin.toInt()
        code.rows.forEachIndexed { y, row ->
            row.forEachIndexed { x, dark ->
                if (dark) {
                    val left = (x + margin) * size
                    val top = (y + margin) * size
                    canvas.drawRect(left, top, left + size, top + size, paint)
                }
            }
        }
    }

    private companion object {
        /** In dp. */
        const val MOST = 300
        const val LEAST = 200

        /** The sheet's head and edges, in dp. */
        const val AROUND = 112
    }
}
