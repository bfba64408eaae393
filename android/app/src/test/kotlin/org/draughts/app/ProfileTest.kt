package org.draughts.app

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.graphics.Color
import android.net.Uri
import android.widget.EditText
import org.draughts.app.records.QrView
import org.draughts.core.Match
import org.draughts.core.Records
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.ByteArrayInputStream
import java.nio.file.Files

/** The nickname, the invitation and the colleagues, by touch, by links, by files and by the clipboard. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ProfileTest {
    private val app = Harness()
    private val records: Records get() = checkNotNull(app.application.session.match).records()
    private val clipboard get() = app.application.getSystemService(Context.CLIPBOARD_SERVICE) as ClipboardManager
    private val field get() = app.all<EditText>().last()
    private val card by lazy { cardOf("Nina", "other") }

    /** The card of somebody with another phone. */
    private fun cardOf(nickname: String, folder: String): String {
        val other = Match.openSeeded(Files.createTempDirectory(folder).toString(), 1u)
        other.records().setNickname(nickname)
        return checkNotNull(other.records().card()).text
    }

    private fun openProfile() {
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.profile)
        app.advance(500)
    }

    private fun receive(intent: Intent, until: () -> Boolean) {
        app.controller.newIntent(intent)
        app.waitFor("the text to be understood", until)
        app.advance(500)
    }

    private fun link(text: String) = Intent(Intent.ACTION_VIEW, Uri.parse(text))

    private fun sent(text: String) = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)

    private fun says(words: Int, vararg arguments: Any) = app.find(app.activity.getString(words, *arguments)) != null

    @Test
    fun aNicknameOpensTheInvitation() {
        app.start()
        openProfile()
        assertTrue(says(R.string.card_needs_nickname) && says(R.string.colleagues_empty))
        assertTrue(app.all<QrView>().isEmpty())
        field.setText("  Вера  ")
        app.click(R.string.save)
        assertEquals("Вера", records.profile().nickname)
        assertEquals("Вера", field.text.toString())
        assertFalse("it is saved", app.sees(R.string.save))
        assertNotNull(app.all<QrView>().single().contentDescription)
        app.click(R.string.share_card)
        @Suppress("DEPRECATION")
        val sent: Intent? = shadowOf(app.activity).nextStartedActivity.getParcelableExtra(Intent.EXTRA_INTENT)
        val text = sent?.getStringExtra(Intent.EXTRA_TEXT).orEmpty()
        assertTrue(text, text.startsWith("draughts:0"))
        app.click(R.string.copy_card)
        assertEquals(text, clipboard.primaryClip?.getItemAt(0)?.text.toString())
    }

    @Test
    fun whatIsNoNicknameIsRefusedWithTheReason() {
        app.start()
        openProfile()
        field.setText("   ")
        app.click(R.string.save)
        assertTrue(app.sees(R.string.nickname_empty))
        field.setText("n".repeat(25))
        app.click(R.string.save)
        assertTrue(says(R.string.nickname_too_long, 24))
        field.setText("evil\u202Ecod")
        app.click(R.string.save)
        assertTrue(app.sees(R.string.nickname_bad_character))
        assertEquals("", records.profile().nickname)
    }

    @Test
    fun whatWasTypedOutlivesARotation() {
        app.start()
        openProfile()
        field.setText("Ver")
        app.reconfigure("+w800dp-h360dp-land")
        assertEquals("Ver", field.text.toString())
    }

    @Test
    @Config(qualifiers = "en-w360dp-h800dp-port-night-xhdpi")
    fun theCodeIsDarkOnWhiteInTheDarkToo() {
        app.start()
        records.setNickname("Vera")
        openProfile()
        val view = app.all<QrView>().single()
        val code = checkNotNull(records.card()?.qr)
        assertEquals("whole pixels", 0, view.width % (code.size + 2u * code.margin).toInt())
        val picture = android.graphics.Bitmap.createBitmap(
            view.width,
            view.height,
            android.graphics.Bitmap.Config.ARGB_8888,
        )
        view.draw(android.graphics.Canvas(picture))
        val module = view.width / (code.size + 2u * code.margin).toInt()
        val at = { x: Int, y: Int -> picture.getPixel(x * module + module / 2, y * module + module / 2) }
        val margin = code.margin.toInt()
        for (y in code.rows.indices) {
            for (x in code.rows.indices) {
                val expected = if (code.rows[y][x]) Color.BLACK else Color.WHITE
                assertEquals("$x $y", expected, at(x + margin, y + margin))
            }
        }
        for (i in 0 until code.size.toInt() + 2 * margin) {
            for (j in 0 until margin) {
                assertEquals(Color.WHITE, at(i, j))
                assertEquals(Color.WHITE, at(j, i))
            }
        }
        assertTrue("at least 200 dp", view.width >= 200 * app.activity.resources.displayMetrics.density)
    }

    @Test
    fun aLinkSetsAColleagueBeside() {
        app.start()
        receive(link(card)) { says(R.string.card_received, "Nina") }
        assertEquals(listOf("Nina"), records.colleagues().map { it.nickname })
        assertTrue(app.activity.screen.sheets.back())
        app.advance(500)
        assertTrue("the list is under it", app.find("Nina") != null && app.sees(R.string.nickname))
        receive(link(card)) { says(R.string.card_renewed, "Nina") }
        assertEquals(1, records.colleagues().size)
    }

    @Test
    fun aLinkOpensTheApp() {
        val opened = Harness(link(card))
        opened.start()
        opened.waitFor("the card") { opened.find("The best results of Nina stand beside yours now") != null }
        opened.recreate()
        opened.advance(500)
        assertTrue("the same intent is not taken twice", opened.find("The results of Nina are up to date") == null)
        assertTrue(opened.find("Nina") != null)
    }

    @Test
    fun aLinkSurvivesAWindowThatIsMadeAgainMeanwhile() {
        val opened = Harness(link(card))
        opened.start()
        opened.recreate()
        opened.waitFor("the card") { opened.find("Nina") != null }
    }

    @Test
    fun aRefusalOutlivesARotation() {
        app.start()
        receive(sent(card.dropLast(9))) { app.sees(R.string.card_cut) }
        app.recreate()
        assertTrue(app.sees(R.string.card_cut))
    }

    @Test
    fun aSharedTextAndAFileAndTheClipboardDoTheSame() {
        app.start()
        receive(sent("Play with me!\n$card\nNina")) { says(R.string.card_received, "Nina") }
        val file = Uri.parse("content://mail/1")
        shadowOf(
            app.application.contentResolver,
        ).registerInputStream(file, ByteArrayInputStream(cardOf("Oleg", "oleg").toByteArray()))
        receive(Intent(Intent.ACTION_VIEW).setDataAndType(file, "text/plain")) { says(R.string.card_received, "Oleg") }
        clipboard.setPrimaryClip(ClipData.newPlainText("", cardOf("Rita", "rita")))
        repeat(3) { app.activity.screen.sheets.back() }
        openProfile()
        app.click(R.string.paste_card)
        app.waitFor("the card") { says(R.string.card_received, "Rita") }
        assertEquals(setOf("Nina", "Oleg", "Rita"), records.colleagues().map { it.nickname }.toSet())
    }

    @Test
    fun badCardsAreRefusedWithTheReasonAndChangeNothing() {
        app.start()
        records.setNickname("Vera")
        val own = checkNotNull(records.card()).text
        val changed = if (card[20] == '0') '1' else '0'
        val cases = mapOf(
            card.dropLast(9) to R.string.card_cut,
            card.replaceRange(20, 21, changed.toString()) to R.string.card_mangled,
            own to R.string.card_own,
        )
        for ((text, words) in cases) {
            receive(sent(text)) { app.sees(words) }
            app.click(R.string.ok)
            app.advance(500)
        }
        assertTrue(records.colleagues().isEmpty())
    }

    @Test
    fun everythingCanBeTouched() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        openProfile()
        app.everyTargetIsLargeEnough()
        app.click("Bob")
        app.advance(500)
        app.everyTargetIsLargeEnough()
    }

    @Test
    fun aKilledProcessComesBackToTheColleague() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        openProfile()
        app.click("Bob")
        app.advance(500)
        val again = app.killAndRestore()
        again.advance(500)
        assertTrue(again.find("Russian, Easy: you none, Bob 1180") != null)
        assertTrue(again.activity.screen.sheets.back())
        again.advance(500)
        assertTrue(again.sees(R.string.nickname))
    }

    @Test
    fun nothingToPasteIsTold() {
        app.start()
        openProfile()
        app.click(R.string.paste_card)
        app.advance(500)
        assertTrue(app.sees(R.string.nothing_to_paste))
    }

    @Test
    fun aDocumentThatCannotBeReadIsTold() {
        app.start()
        val gone = Uri.parse("content://mail/gone")
        shadowOf(app.application.contentResolver).registerInputStreamSupplier(gone) { throw SecurityException("no") }
        receive(Intent(Intent.ACTION_VIEW).setDataAndType(gone, "text/plain")) { app.sees(R.string.text_unreadable) }
    }

    @Test
    fun aColleagueIsComparedForgottenAndRemembered() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        openProfile()
        app.click("Bob")
        app.advance(500)
        assertTrue(app.find("Russian, Easy: you none, Bob 1180") != null)
        app.recreate()
        assertTrue(app.find("Russian, Easy: you none, Bob 1180") != null)
        app.click(R.string.forget)
        app.advance(500)
        assertTrue(records.colleagues().isEmpty())
        assertTrue(app.sees(R.string.colleagues_empty))
        app.click(R.string.undo)
        assertEquals(listOf("Bob"), records.colleagues().map { it.nickname })
        assertTrue(app.find("Bob") != null)
    }

    @Test
    fun colleaguesStandBesideYoursInTheScores() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        app.click(R.string.scores)
        app.advance(500)
        app.click(R.string.level_easy)
        assertTrue(app.find("Bob 1180") != null)
        app.click(R.string.compare)
        app.advance(500)
        assertTrue(app.sees(R.string.nickname))
    }
}
