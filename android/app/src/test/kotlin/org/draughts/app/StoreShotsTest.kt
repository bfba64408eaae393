package org.draughts.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Paint
import android.graphics.Typeface
import android.graphics.drawable.AdaptiveIconDrawable
import android.graphics.drawable.Drawable
import org.draughts.core.Player
import org.draughts.core.Variant
import org.junit.Assert.assertNotNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.File

/** The pictures that an app store shows, in both languages; tests/tools/store-pictures puts them where it looks. */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(sdk = [35])
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class StoreShotsTest(private val language: String, night: String, private val variant: Variant) {
    // tests/tools/check-store has the stores' limits.
    private val phone = "$language-w360dp-h720dp-port-$night-xhdpi"
    private val smallTablet = "$language-sw612dp-w612dp-h1088dp-port-$night-mdpi"
    private val tablet = "$language-sw720dp-w720dp-h1280dp-port-$night-hdpi"

    private fun on(qualifiers: String): Harness {
        RuntimeEnvironment.setQualifiers(qualifiers)
        return Harness().start()
    }

    private fun Harness.newGame(): Harness {
        openNewGame()
        click(name(variant))
        click(R.string.level_easy)
        click(R.string.start)
        settle()
        return this
    }

    private fun Harness.playTo(done: Harness.() -> Boolean) {
        val choices = Choices(11)
        while (!done()) {
            if (state.picked == null) tap(choices.piece(state))
            tap(choices.target(state))
            settle()
        }
    }

    private fun Harness.pickWhatMustCapture() {
        playTo { state.moveNumber >= 5u && state.squares.any { it.mustCapture } }
        tap(Choices(11).piece(state))
        advance(500)
    }

    private fun keep(name: String, bitmap: Bitmap) {
        val folder = File(checkNotNull(System.getProperty("shots.dir"))).apply { mkdirs() }
        File(folder, "store-$language-$name.png").outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }

    /** A store takes no transparency, not even one that hides nothing. */
    private fun Harness.keep(name: String) = keep(name, picture().apply { setHasAlpha(false) })

    @Test
    fun game() {
        val app = on(phone).newGame()
        app.pickWhatMustCapture()
        app.keep("phone-1")
        app.openNewGame()
        app.keep("phone-2")
    }

    @Test
    fun won() {
        val app = on(phone).newGame()
        app.playUntilOver { it == Player.ONE }
        app.keep("phone-3")
    }

    @Test
    fun smallTablet() {
        val app = on(smallTablet).newGame()
        app.pickWhatMustCapture()
        app.keep("seven-1")
    }

    @Test
    fun tablet() {
        val app = on(tablet)
        app.newGameOf(Variant.INTERNATIONAL)
        app.pickWhatMustCapture()
        app.keep("ten-1")
    }

    private fun launcher() = on(phone).activity.getDrawable(R.mipmap.launcher) as AdaptiveIconDrawable

    /** A launcher shows the middle two thirds of each layer. */
    private fun Canvas.drawLayer(layer: Drawable, left: Int, top: Int, size: Int) {
        val beyond = size / 4
        layer.setBounds(left - beyond, top - beyond, left + size + beyond, top + size + beyond)
        layer.draw(this)
    }

    /** Square and unmasked: the store rounds it itself. */
    @Test
    fun icon() {
        val icon = launcher()
        assertNotNull("there is a layer for themed icons", icon.monochrome)
        val bitmap = Bitmap.createBitmap(ICON, ICON, Bitmap.Config.ARGB_8888)
        for (layer in listOf(icon.background, icon.foreground)) Canvas(bitmap).drawLayer(layer, 0, 0, ICON)
        keep("icon", bitmap)
    }

    /** The icon and the app's name on a board of the icon's two greens; nothing at the edges, which stores cut off. */
    @Test
    fun banner() {
        val icon = launcher()
        val bitmap = Bitmap.createBitmap(BANNER_WIDTH, BANNER_HEIGHT, Bitmap.Config.ARGB_8888).apply { setHasAlpha(false) }
        val canvas = Canvas(bitmap)
        // The layer is two squares wide.
        for (top in 0 until BANNER_HEIGHT step 2 * SQUARE) {
            for (left in 0 until BANNER_WIDTH step 2 * SQUARE) {
                icon.background.setBounds(left, top, left + 2 * SQUARE, top + 2 * SQUARE)
                icon.background.draw(canvas)
            }
        }
        canvas.drawLayer(icon.foreground, BANNER_WIDTH / 2 - 400, (BANNER_HEIGHT - 360) / 2, 360)
        val words = Paint(Paint.ANTI_ALIAS_FLAG).apply {
            color = Color.WHITE
            textSize = 84f
            typeface = Typeface.create("sans-serif", Typeface.BOLD)
        }
        val name = RuntimeEnvironment.getApplication().getString(R.string.app_name)
        canvas.drawText(name, BANNER_WIDTH / 2f, (BANNER_HEIGHT - words.ascent() - words.descent()) / 2, words)
        keep("banner", bitmap)
    }

    companion object {
        /** Pixels, as the stores want them. */
        private const val ICON = 512
        private const val BANNER_WIDTH = 1024
        private const val BANNER_HEIGHT = 500
        private const val SQUARE = 125

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1}")
        fun languages() = listOf<Array<Any>>(
            arrayOf("en", "notnight", Variant.ENGLISH),
            arrayOf("ru", "night", Variant.RUSSIAN),
        )
    }
}
