package org.draughts.app

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.BadParcelableException
import android.os.Bundle
import android.os.Looper
import android.widget.SeekBar
import android.widget.TextView
import org.draughts.core.Match
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.ByteArrayInputStream
import java.nio.charset.Charset
import java.util.concurrent.CountDownLatch

/** What comes from outside at a bad moment, twice, or from an app that does not keep to the rules. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ArrivalTest {
    private val app = Harness()
    private val length get() = app.all<SeekBar>().lastOrNull { it.isShown }?.max
    private val file = Uri.parse("content://files/games.txt")

    private fun sent(text: String) = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)

    private fun waitForGame(plies: Int) {
        app.waitFor("the game of $plies plies") { length == plies }
        app.advance(500)
    }

    private fun offer(text: String, charset: Charset = Charsets.UTF_8, read: () -> Unit = {}) =
        shadowOf(app.application.contentResolver).registerInputStreamSupplier(file) {
            read()
            ByteArrayInputStream(text.toByteArray(charset))
        }

    @Test
    fun anotherGameTakesThePlaceOfTheOneBeingLookedThrough() {
        app.start()
        app.controller.newIntent(sent(LONG))
        waitForGame(4)
        app.click(R.string.game_menu)
        app.advance(500)
        app.controller.newIntent(sent(SHORT))
        waitForGame(2)
        app.recreate()
        waitForGame(2)
        app.activity.screen.sheets.back()
        app.advance(500)
        assertFalse("nothing is left of the first", app.activity.screen.sheets.isOpen)
    }

    @Test
    fun anotherListTakesThePlaceOfTheFirst() {
        app.start()
        app.controller.newIntent(sent("$LONG\n\n$SHORT"))
        app.waitFor("the list") { app.find("2 games") != null }
        app.controller.newIntent(sent("$LONG\n\n$SHORT\n\n$SHORT"))
        app.waitFor("the other list") { app.find("3 games") != null }
        app.advance(500)
        val again = app.killAndRestore()
        again.waitFor("the other list") { again.find("3 games") != null }
        again.activity.screen.sheets.back()
        again.advance(500)
        assertFalse(again.activity.screen.sheets.isOpen)
    }

    @Test
    fun whatComesBeforeTheMatchIsOpenOutlivesARotation() {
        val opens = CountDownLatch(1)
        val early = Harness(sent(LONG))
        val folder = app.application.filesDir.path
        app.application.restart {
            opens.await()
            Match.openSeeded(folder, 1u)
        }
        early.controller.setup()
        early.controller.newIntent(sent("nothing"))
        early.recreate()
        opens.countDown()
        early.waitFor("the game") { early.all<SeekBar>().any { it.max == 4 } }
        // Over the game, or under it: whichever was read last.
        val ok = early.activity.getString(R.string.ok)
        early.waitFor("the refusal of the second") { early.all<TextView>().any { it.text.toString() == ok } }
    }

    @Test
    fun extrasThatOnlyAnotherAppUnderstandsAreToldAndNoCrash() {
        app.start()
        val foreign = object : Intent(ACTION_SEND) {
            override fun getCharSequenceExtra(name: String?): CharSequence = throw BadParcelableException("foreign")
        }
        val noUri = Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, Bundle())
        for (intent in listOf(foreign, noUri, Intent(Intent.ACTION_SEND), Intent(Intent.ACTION_VIEW))) {
            app.controller.newIntent(intent)
            app.waitFor("the refusal of $intent") { app.sees(R.string.text_unreadable) }
            app.advance(500)
            app.click(R.string.ok)
            app.advance(500)
        }
    }

    @Test
    fun aSharedDocumentSaysMoreThanTheWordsThatGoWithIt() {
        app.start()
        offer(SHORT)
        app.controller.newIntent(sent("My game is in the attachment").putExtra(Intent.EXTRA_STREAM, file))
        waitForGame(2)
    }

    @Test
    fun anOldFileKeepsTheAccentsOfItsNames() {
        app.start()
        offer("[White \"Müller\"]\n$SHORT", charset = Charsets.ISO_8859_1)
        app.controller.newIntent(Intent(Intent.ACTION_VIEW).setDataAndType(file, "text/plain"))
        waitForGame(2)
        assertTrue(app.find("Müller") != null)
    }

    @Test
    fun aDocumentOnTheClipboardIsReadOffTheMainThread() {
        app.start()
        var onMain: Boolean? = null
        offer(SHORT) { onMain = Looper.myLooper() == Looper.getMainLooper() }
        val clipboard = app.application.getSystemService(Context.CLIPBOARD_SERVICE) as ClipboardManager
        clipboard.setPrimaryClip(ClipData.newRawUri("", file))
        app.activity.screen.sheets.records.openProfile()
        app.advance(500)
        app.click(R.string.paste_card)
        waitForGame(2)
        assertEquals(false, onMain)
    }

    @Test
    fun aNewGameBeingChosenOutlivesARotationUnderTheVariants() {
        app.start()
        app.openNewGame()
        app.click(R.string.mode_two)
        app.click(R.string.how_they_differ)
        app.advance(500)
        assertFalse(app.sees(R.string.start))
        app.recreate()
        assertFalse("the page is still over it", app.sees(R.string.start))
        app.activity.screen.sheets.back()
        app.advance(500)
        assertTrue(app.sees(R.string.start) && app.sees(R.string.names))
    }

    private companion object {
        const val LONG = "[GameType \"21\"]\n1. 11-15 23-18 2. 8-11 27-23 *"
        const val SHORT = "[GameType \"21\"]\n1. 11-15 23-18 *"
    }
}
