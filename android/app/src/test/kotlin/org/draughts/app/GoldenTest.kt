package org.draughts.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** The comparison of pictures lets pass what nobody sees, and nothing else. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class GoldenTest {
    private fun picture(words: String, x: Float = 20f, color: Int = Color.BLACK): Bitmap {
        val bitmap = Bitmap.createBitmap(240, 60, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(bitmap)
        canvas.drawColor(Color.WHITE)
        val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            this.color = color
            textSize = 16f
        }
        canvas.drawText(words, x, 40f, paint)
        return bitmap
    }

    private val then = picture("Your move")

    @Test
    fun aHairsBreadthPasses() {
        assertNull(Golden.difference(then, picture("Your move")))
        assertNull(Golden.difference(then, picture("Your move", x = 20.2f)))
        assertNull(Golden.difference(then, picture("Your move", color = Color.rgb(12, 12, 12))))
    }

    @Test
    fun aMovedAMissingAndACutWordDoNot() {
        for (other in listOf(picture("Your move", x = 26f), picture("Your"), picture("Your mo…"), picture(""))) {
            assertNotNull(Golden.difference(then, other))
        }
    }
}
