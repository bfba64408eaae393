package org.draughts.app

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.graphics.Color
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import java.io.File
import kotlin.math.abs
import kotlin.math.max

/**
 * A picture as it was when somebody last looked at it and found it good; `src/test/goldens`, made small.
 *
 * What is compared is the mean colour of small blocks, so that neither a font's hinting nor the loss of the file's format
 * counts, and a moved, missing or cut word does. `make shots ACCEPT=1` takes the pictures of now.
 */
internal object Golden {
    /** Fails unless [picture] looks like the one that was accepted. */
    fun check(name: String, picture: Bitmap) {
        val now = small(picture)
        val file = File(FOLDER, "$name.webp")
        if (System.getProperty("goldens.accept") == "true") {
            FOLDER.mkdirs()
            file.outputStream().use { now.compress(Bitmap.CompressFormat.WEBP_LOSSY, QUALITY, it) }
            return
        }
        assertTrue("$file is missing: look at $name.png, then `make shots ACCEPT=1`", file.exists())
        val bytes = file.readBytes()
        val then = BitmapFactory.decodeByteArray(bytes, 0, bytes.size)
        assertEquals("$name: the size", then.width to then.height, now.width to now.height)
        val worst = difference(then, now)
        assertNull("$name: $worst; look at it, then mend it or `make shots ACCEPT=1`", worst)
    }

    /** Where two pictures of one size differ most, in words; null if they look alike. */
    fun difference(then: Bitmap, now: Bitmap): String? {
        val worst = worstBlock(then, now).takeIf { it.difference > TOLERANCE } ?: return null
        return "differs round (${worst.x}, ${worst.y}) by ${worst.difference} of 255"
    }

    private fun small(picture: Bitmap): Bitmap {
        val longest = max(picture.width, picture.height)
        return Bitmap.createScaledBitmap(picture, picture.width * SIZE / longest, picture.height * SIZE / longest, true)
    }

    private class Block(val x: Int, val y: Int, val difference: Int)

    private fun worstBlock(then: Bitmap, now: Bitmap): Block {
        val blocks = (0 until now.height step SIDE).flatMap { y ->
            (0 until now.width step SIDE).map { x -> Block(x, y, difference(mean(then, x, y), mean(now, x, y))) }
        }
        return blocks.maxBy { it.difference }
    }

    private fun difference(one: IntArray, other: IntArray) = one.indices.maxOf { abs(one[it] - other[it]) }

    /** The mean red, green and blue of a block. */
    private fun mean(picture: Bitmap, x: Int, y: Int): IntArray {
        val width = minOf(SIDE, picture.width - x)
        val height = minOf(SIDE, picture.height - y)
        val pixels = IntArray(width * height).also { picture.getPixels(it, 0, width, x, y, width, height) }
        val count = max(1, pixels.size)
        return intArrayOf(
            pixels.sumOf { Color.red(it) } / count,
            pixels.sumOf { Color.green(it) } / count,
            pixels.sumOf { Color.blue(it) } / count,
        )
    }

    private val FOLDER = File("src/test/goldens")

    /** Pixels along the longer side. */
    private const val SIZE = 480
    private const val QUALITY = 50

    /** Pixels along a block. */
    private const val SIDE = 8
    private const val TOLERANCE = 24
}
