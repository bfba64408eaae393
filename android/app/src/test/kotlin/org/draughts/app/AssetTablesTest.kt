package org.draughts.app

import kotlinx.coroutines.runBlocking
import org.draughts.core.Match
import org.draughts.core.TableSource
import org.draughts.core.TextKey
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The endgame tables among the assets, as the core reads them. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
class AssetTablesTest {
    private val application = RuntimeEnvironment.getApplication()
    private val tables = AssetTables { application.assets }

    private fun match(source: TableSource): Match =
        Match.openSeeded(application.filesDir.path, 1u).also { it.useTables(source) }

    @Before
    fun answer() = answerTheCore()

    @Test
    fun everyVariantHasItsFile() {
        for (name in listOf("english", "russian", "brazilian", "italian", "czech", "spanish", "international")) {
            val bytes = checkNotNull(tables.read("$name.endgame")) { name }
            assertEquals("DEGT", String(bytes, 0, 4, Charsets.US_ASCII))
        }
        assertNull(tables.read("halma.endgame"))
    }

    @Test
    fun theHintReadsThemOffTheMainThread() {
        val here = Thread.currentThread()
        var elsewhere: Thread? = null
        val match = match(object : TableSource {
            override fun read(name: String): ByteArray? {
                elsewhere = Thread.currentThread()
                return tables.read(name)
            }
        })
        assertNotNull(runBlocking { match.hint() }.hint)
        assertNotNull(elsewhere)
        assert(elsewhere !== here)
        assertNull(match.tablesNote())
    }

    @Test
    fun aMissingFileIsToldAndTheHintIsFoundAllTheSame() {
        val match = match(object : TableSource {
            override fun read(name: String): ByteArray? = null
        })
        assertNotNull(runBlocking { match.hint() }.hint)
        assertEquals(TextKey.TABLES_MISSING, match.tablesNote()?.key)
    }
}
