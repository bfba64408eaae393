package org.draughts.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.AdaptiveIconDrawable
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
class StoreShotsTest(private val language: String, night: String) {
    // A store takes no picture that is more than twice as high as wide.
    private val phone = "$language-w360dp-h720dp-port-$night-xhdpi"
    private val tablet = "$language-sw800dp-w800dp-h1280dp-port-$night-mdpi"

    private fun on(qualifiers: String): Harness {
        RuntimeEnvironment.setQualifiers(qualifiers)
        return Harness().start()
    }

    private fun Harness.playTo(done: Harness.() -> Boolean) {
        val choices = Choices(11)
        while (!done()) {
            if (state.picked == null) tap(choices.piece(state))
            tap(choices.target(state))
            settle()
        }
    }

    @Test
    fun game() {
        val app = on(phone).newEasyGame()
        app.playTo { state.moveNumber >= 5u && state.squares.any { it.mustCapture } }
        app.tap(Choices(11).piece(app.state))
        app.advance(500)
        app.shot("store-$language-phone-1", compared = false)
        app.openNewGame()
        app.shot("store-$language-phone-2", compared = false)
    }

    @Test
    fun won() {
        val app = on(phone).newEasyGame()
        app.playUntilOver { it == Player.ONE }
        app.shot("store-$language-phone-3", compared = false)
    }

    @Test
    fun board() {
        val app = on(tablet)
        app.newGameOf(Variant.INTERNATIONAL)
        app.playTo { state.moveNumber >= 5u && state.squares.any { it.mustCapture } }
        app.tap(Choices(11).piece(app.state))
        app.advance(500)
        app.shot("store-$language-tablet-1", compared = false)
    }

    /** Square and unmasked: the store rounds it itself. A launcher shows the middle two thirds of each layer. */
    @Test
    fun icon() {
        val app = on(phone)
        val icon = app.activity.getDrawable(R.mipmap.launcher) as AdaptiveIconDrawable
        assertNotNull("there is a layer for themed icons", icon.monochrome)
        val bitmap = Bitmap.createBitmap(ICON, ICON, Bitmap.Config.ARGB_8888)
        val beyond = ICON / 4
        for (layer in listOf(icon.background, icon.foreground)) {
            layer.setBounds(-beyond, -beyond, ICON + beyond, ICON + beyond)
            layer.draw(Canvas(bitmap))
        }
        val folder = File(checkNotNull(System.getProperty("shots.dir"))).apply { mkdirs() }
        val file = File(folder, "store-$language-icon.png")
        file.outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }

    companion object {
        /** Pixels, as the stores want it. */
        private const val ICON = 512

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1}")
        fun languages() = listOf(arrayOf("en", "notnight"), arrayOf("ru", "night"))
    }
}
