package org.draughts.app

import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.widget.SeekBar
import android.widget.TextView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.ByteArrayInputStream

/** PDN from outside: one game, several, none, and what the system lets the app open at all. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class PdnOpenedTest {
    private val app = Harness()
    private val slider get() = app.all<SeekBar>().last()

    private fun share(text: String) {
        app.controller.newIntent(Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text))
    }

    private fun waitForReplay() {
        app.waitFor("the game") { app.all<SeekBar>().any { it.isShown } }
        app.advance(500)
    }

    @Test
    fun oneGameIsLookedThroughAtOnce() {
        app.start()
        share(ONE)
        waitForReplay()
        assertTrue(app.find("Кандауров") != null && app.find("Outlined") != null)
        app.click(R.string.replay_last)
        assertEquals(5, slider.progress)
        assertTrue(app.find("Move 3, solid: a3:c5") != null)
        assertTrue(app.sees(R.string.msg_record_solid_won))
        val nodes =
            checkNotNull(app.all<org.draughts.app.board.BoardView>().last { it.isShown }.accessibilityNodeProvider)
        val said = nodes.createAccessibilityNodeInfo(
            app.state.squares.first().square.toInt(),
        )?.contentDescription.toString()
        assertTrue(said, said.contains("solid") || said.contains("outlined") || said.contains("empty"))
        app.recreate()
        waitForReplay()
        assertEquals(5, slider.progress)
    }

    @Test
    fun severalGamesAreListedFirst() {
        app.start()
        val file = Uri.parse("content://files/games.pdn")
        shadowOf(app.application.contentResolver).registerInputStream(file, ByteArrayInputStream(SEVERAL.toByteArray()))
        app.controller.newIntent(Intent(Intent.ACTION_VIEW).setDataAndType(file, "application/octet-stream"))
        app.waitFor("the list") { app.find("3 games") != null }
        app.advance(500)
        assertTrue(app.find("Кандауров – Outlined") != null)
        val list = app.views().filterIsInstance<TextView>().filter { it.isShown }.map { it.text.toString() }.toList()
        assertTrue("$list", list.any { it.endsWith("Nov\u00A030,\u00A02026") })
        assertTrue("what can't be read says why", app.find("Russian: move 1, c3-e5, is not legal") != null)
        app.recreate()
        app.click("Solid – Outlined")
        waitForReplay()
        assertEquals(2, slider.max)
        assertTrue(app.activity.screen.sheets.back())
        app.advance(500)
        assertTrue(app.find("3 games") != null)
    }

    @Test
    fun aFileIsReadAgainAfterTheProcessWasKilled() {
        app.start()
        share(ONE)
        waitForReplay()
        repeat(3) { app.click(R.string.replay_next) }
        val again = app.killAndRestore()
        again.waitFor("the game") { again.all<SeekBar>().any { it.isShown } }
        assertEquals(3, again.all<SeekBar>().last().progress)
    }

    @Test
    fun whatIsNoGameIsRefusedWithTheReason() {
        app.start()
        share("[GameType \"25\"]\n1. c3-e5 *")
        app.waitFor("the reason") { app.find("Russian: move 1, c3-e5, is not legal") != null }
        app.advance(500)
        app.click(R.string.ok)
        app.advance(500)
        share("")
        app.waitFor("the reason") { app.sees(R.string.msg_pdn_no_game) }
        assertTrue(app.all<SeekBar>().isEmpty())
    }

    @Test
    fun theGameInProgressIsLeftAlone() {
        app.start().newEasyGame()
        val before = app.state.position
        share(ONE)
        waitForReplay()
        app.key(android.view.KeyEvent.KEYCODE_MOVE_END)
        app.activity.screen.sheets.back()
        assertEquals(before, app.state.position)
    }

    @Test
    fun theSystemOffersTheAppForWhatItReads() {
        app.start()
        val content = Uri.parse("content://files/x")
        val offered = listOf(
            Intent(Intent.ACTION_VIEW, Uri.parse("draughts:0ABC")),
            Intent(Intent.ACTION_VIEW).setDataAndType(content, "text/plain"),
            Intent(Intent.ACTION_VIEW).setDataAndType(content, "application/x-pdn"),
            Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse("content://files/a.b.pdn"), "application/octet-stream"),
            Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse("file:///x/games.pdn"), "application/octet-stream"),
            Intent(Intent.ACTION_SEND).setType("text/plain"),
        )
        for (intent in offered) {
            intent.setPackage(app.application.packageName)
            assertTrue(
                "$intent",
                app.application.packageManager.queryIntentActivities(
                    intent,
                    PackageManager.MATCH_DEFAULT_ONLY,
                ).isNotEmpty(),
            )
        }
        val other = Intent(
            Intent.ACTION_VIEW,
        ).setDataAndType(content, "image/png").setPackage(app.application.packageName)
        assertTrue(
            app.application.packageManager.queryIntentActivities(other, PackageManager.MATCH_DEFAULT_ONLY).isEmpty(),
        )
        val info = app.application.packageManager.getPackageInfo(
            app.application.packageName,
            PackageManager.GET_PERMISSIONS,
        )
        assertTrue("no permission", info.requestedPermissions.isNullOrEmpty())
    }

    private companion object {
        const val ONE = "[Event \"Club\"]\n[White \"Кандауров\"]\n[GameType \"25,W,8,8,A1,0\"]\n[Date \"2026.11.30\"]\n" +
            "[Result \"1-0\"]\n1. c3-b4 b6-a5 2. b4-c5 d6xb4 3. a3xc5 1-0"
        const val SEVERAL = "$ONE\n\n[GameType \"25\"]\n1. c3-e5 *\n\n[GameType \"21\"]\n1. 11-15 23-18 *\n"
    }
}
