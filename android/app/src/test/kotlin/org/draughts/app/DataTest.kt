package org.draughts.app

import android.app.Activity
import android.content.Intent
import android.net.Uri
import org.draughts.core.HistoryFilter
import org.draughts.core.Records
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
import java.io.ByteArrayOutputStream
import java.io.IOException

/** All data to a file and back, through the system's document picker. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class DataTest {
    private val app = Harness()
    private val records: Records get() = checkNotNull(app.application.session.match).records()
    private val games get() = records.history(HistoryFilter(null, null, null), 0u, 1u).total.toInt()
    private val resolver get() = shadowOf(app.application.contentResolver)
    private val document = Uri.parse("content://documents/1")

    private fun openData() {
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.data)
        app.advance(500)
    }

    /** The system's picker gives back the document. */
    private fun choose(action: String, result: Int = Activity.RESULT_OK) {
        val asked = shadowOf(app.activity).nextStartedActivityForResult
        assertEquals(action, asked.intent.action)
        shadowOf(app.activity).receiveResult(asked.intent, result, Intent().setData(document))
    }

    private fun takeIn(bytes: ByteArray, until: Int) {
        resolver.registerInputStream(document, ByteArrayInputStream(bytes))
        app.click(R.string.data_take_in)
        choose(Intent.ACTION_OPEN_DOCUMENT)
        app.waitFor("the file to be read") { app.sees(until) }
        app.advance(500)
    }

    private val stored get() = KeptRecords.text("export.json").toByteArray()

    @Test
    fun everythingIsSavedInTheChosenDocument() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        openData()
        val written = ByteArrayOutputStream()
        resolver.registerOutputStream(document, written)
        app.click(R.string.data_save)
        choose(Intent.ACTION_CREATE_DOCUMENT)
        app.waitFor("the file to be saved") { app.sees(R.string.data_saved) }
        val text = written.toString("UTF-8")
        assertTrue(text, text.startsWith("{\"format\":\"draughts\"") && text.contains("Анна"))
    }

    @Test
    fun nothingHappensWhereNoDocumentIsChosen() {
        app.start()
        openData()
        app.click(R.string.data_save)
        choose(Intent.ACTION_CREATE_DOCUMENT, Activity.RESULT_CANCELED)
        app.advance(500)
        assertTrue(app.sees(R.string.data_save))
        assertFalse(app.sees(R.string.data_saved))
    }

    @Test
    fun aDocumentThatCannotBeWrittenIsTold() {
        app.start()
        openData()
        resolver.registerOutputStreamSupplier(document) { throw IOException("full") }
        app.click(R.string.data_save)
        choose(Intent.ACTION_CREATE_DOCUMENT)
        app.waitFor("the fault to be told") { app.sees(R.string.document_failed) }
    }

    @Test
    fun aFileReplacesAndIsTakenBackOnce() {
        KeptRecords.history(app.application.filesDir, 5)
        app.start()
        openData()
        assertFalse(app.sees(R.string.data_take_back))
        takeIn(stored, R.string.import_question)
        app.click(R.string.import_replace)
        app.waitFor("the data to be taken in") { app.sees(R.string.data_taken_in) }
        assertEquals(3, games)
        assertEquals("Анна", records.profile().nickname)
        app.click(R.string.data_take_back)
        app.advance(500)
        app.click(R.string.data_take_back)
        app.waitFor("everything to be as before") { app.sees(R.string.data_taken_back) }
        assertEquals(5, games)
        assertFalse("once", app.sees(R.string.data_take_back))
    }

    @Test
    fun aFileIsPutTogetherWithWhatIsHere() {
        KeptRecords.history(app.application.filesDir, 5)
        app.start()
        openData()
        takeIn(stored, R.string.import_question)
        app.click(R.string.import_merge)
        app.waitFor("the data to be taken in") { app.sees(R.string.data_taken_in) }
        assertEquals(8, games)
        assertEquals(listOf("Bob"), records.colleagues().map { it.nickname })
    }

    @Test
    fun theQuestionOutlivesARotationAndCanBeLeft() {
        app.start()
        openData()
        takeIn(stored, R.string.import_question)
        app.reconfigure("+w800dp-h360dp-land")
        assertTrue(app.sees(R.string.import_question))
        app.click(R.string.cancel)
        app.advance(500)
        assertFalse(app.sees(R.string.import_question))
        assertEquals(0, games)
        takeIn(stored, R.string.import_question)
        assertTrue(app.activity.screen.sheets.back())
        app.advance(500)
        assertFalse(app.sees(R.string.import_question))
        assertEquals(0, games)
    }

    @Test
    fun badFilesAreRefusedWithTheReason() {
        KeptRecords.history(app.application.filesDir, 5)
        app.start()
        openData()
        takeIn("hello".toByteArray(), R.string.data_foreign)
        takeIn(stored.copyOf(stored.size - 20), R.string.data_mangled)
        takeIn("""{"format":"draughts","version":99}""".toByteArray(), R.string.data_newer)
        takeIn(ByteArray(33 shl 20) { 'a'.code.toByte() }, R.string.text_too_long)
        assertEquals(5, games)
    }

    @Test
    fun aFileOpenedFromOutsideIsAskedAboutToo() {
        app.start()
        resolver.registerInputStream(document, ByteArrayInputStream(stored))
        app.controller.newIntent(Intent(Intent.ACTION_VIEW).setDataAndType(document, "text/plain"))
        app.waitFor("the question") { app.sees(R.string.import_question) }
        assertTrue(app.find("Анна, 3\u00A0games, 1\u00A0best result, 1\u00A0colleague") != null)
    }

    @Test
    fun damagedFilesOfTheRecordsAreTold() {
        KeptRecords.versionOne(app.application.filesDir)
        java.io.File(app.application.filesDir, "colleagues.json").writeText("{\"version\":1,\"coll")
        app.start()
        val told = app.views().filterIsInstance<android.widget.TextView>().filter {
            it.isShown
        }.map { it.text.toString() }
        assertTrue("${told.toList()}", told.any { it.startsWith("Colleagues: it couldn") })
        app.click(R.string.close)
        app.advance(500)
        assertTrue(records.notices().isEmpty())
        assertTrue(
            app.views().filterIsInstance<android.widget.TextView>().none {
                it.isShown &&
                    it.text.startsWith("Colleagues:")
            },
        )
    }
}
