package org.draughts.window

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.view.View
import android.view.inspector.WindowInspector
import java.util.WeakHashMap

/** Draws all of an app's windows, bottom to top, and knows when there is something new to draw. */
internal class Frames(private val verbose: Boolean) {
    private var bitmap: Bitmap? = null
    private val at = IntArray(2)
    private val watched = WeakHashMap<View, Unit>()
    private var changed = true
    private var known = emptyList<View>()
    private var count = 0
    private var spent = 0L
    private var worst = 0L

    fun markDirty() {
        changed = true
    }

    /** Something was invalidated, or a window has come or gone. */
    fun isDirty(): Boolean {
        val roots = roots()
        if (roots != known) {
            known = roots
            changed = true
            for (root in roots) {
                if (watched.put(root, Unit) == null) root.viewTreeObserver.addOnDrawListener { changed = true }
            }
        }
        return changed || roots.any { it.isDirty }
    }

    fun render(width: Int, height: Int): Bitmap {
        val start = System.nanoTime()
        changed = false
        val target = bitmap?.takeIf { it.width == width && it.height == height }
            ?: Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888).also { bitmap = it }
        draw(Canvas(target))
        measure(System.nanoTime() - start)
        return target
    }

    /** A picture of its own, to be kept. */
    fun picture(): Bitmap {
        val size = checkNotNull(bitmap)
        return Bitmap.createBitmap(size.width, size.height, Bitmap.Config.ARGB_8888).also { draw(Canvas(it)) }
    }

    private fun draw(canvas: Canvas) {
        canvas.drawColor(Color.BLACK)
        for (root in roots()) {
            root.getLocationOnScreen(at)
            canvas.save()
            canvas.translate(at[0].toFloat(), at[1].toFloat())
            root.draw(canvas)
            canvas.restore()
        }
    }

    private fun roots() = WindowInspector.getGlobalWindowViews().filter { it.visibility == View.VISIBLE }

    private fun measure(nanos: Long) {
        if (!verbose) return
        spent += nanos
        worst = maxOf(worst, nanos)
        if (++count % REPORT == 0) {
            println("%d frames: %.1f ms each, %.1f ms at most".format(count, spent / REPORT / 1e6, worst / 1e6))
            spent = 0
            worst = 0
        }
    }

    private companion object {
        const val REPORT = 50
    }
}
