package org.draughts.app

import android.content.Intent
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import androidx.test.uiautomator.By
import androidx.test.uiautomator.BySelector
import androidx.test.uiautomator.StaleObjectException
import androidx.test.uiautomator.UiDevice
import androidx.test.uiautomator.UiObject2
import androidx.test.uiautomator.Until
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import java.util.regex.Pattern
import kotlin.random.Random

/**
 * One game against the computer on a real device or an emulator, from the first move to the result. What the other
 * tests cannot reach is the phone's own loader, its graphics and the library built for it.
 *
 * The board is read as a screen reader reads it, so that the test knows no rules.
 */
@RunWith(AndroidJUnit4::class)
class DeviceGameTest {
    private val device = UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())
    private val context = InstrumentationRegistry.getInstrumentation().targetContext
    private val random = Random(7)

    private fun words(id: Int): String = context.getString(id)

    /** A square says its name, what stands there, and what can be done. */
    private fun saying(vararg ids: Int): BySelector =
        By.pkg(context.packageName).desc(Pattern.compile(ids.joinToString("|") { ".*, ${Pattern.quote(words(it))}.*" }))

    private fun button(id: Int): BySelector =
        By.pkg(context.packageName).text(Pattern.compile(Pattern.quote(words(id)), Pattern.CASE_INSENSITIVE))

    private fun press(id: Int) {
        val found: UiObject2? = device.wait(Until.findObject(button(id)), PATIENCE)
            ?: device.findObject(By.pkg(context.packageName).desc(words(id)))
        assertNotNull("no button says \"${words(id)}\"", found)
        found?.click()
    }

    /** Clicks one of the squares that say so; false if none does. */
    private fun clickOneOf(selector: BySelector): Boolean = try {
        device.findObjects(selector).randomOrNull(random)?.let { it.click(); true } ?: false
    } catch (gone: StaleObjectException) {
        true // It has changed in the meantime; the next look sees how.
    }

    @Test
    fun aWholeGame() {
        val launch = checkNotNull(context.packageManager.getLaunchIntentForPackage(context.packageName))
        context.startActivity(launch.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK or Intent.FLAG_ACTIVITY_CLEAR_TASK))
        press(R.string.new_game)
        press(R.string.level_easy)
        press(R.string.start)

        val targets = saying(R.string.spoken_target, R.string.spoken_via, R.string.spoken_capture)
        val pieces = saying(R.string.spoken_must_capture, R.string.spoken_movable)
        var clicks = 0
        var idle = 0
        while (!device.hasObject(button(R.string.next_game))) {
            assertTrue("the game does not end", clicks < 1000)
            if (clickOneOf(targets) || clickOneOf(pieces)) {
                clicks++
                idle = 0
            } else {
                // The computer is thinking, or a move is still being shown.
                assertTrue("nothing can be played, and the game is not over", ++idle < 120)
            }
            device.waitForIdle(500)
            Thread.sleep(250)
        }
        assertTrue("a game has more moves than that", clicks > 10)
        device.takeScreenshot(context.getExternalFilesDir(null)?.resolve("device-game.png") ?: return)
    }

    private companion object {
        /** Milliseconds. */
        const val PATIENCE = 20_000L
    }
}
