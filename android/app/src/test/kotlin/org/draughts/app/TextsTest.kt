package org.draughts.app

import org.draughts.app.text.Texts
import org.draughts.core.Argument
import org.draughts.core.Text
import org.draughts.core.TextKey
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** Every message has words in both languages, and the right plural. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
class TextsTest {
    private val texts get() = Texts(RuntimeEnvironment.getApplication().resources)

    @Test
    @Config(qualifiers = "en")
    fun everyMessageHasWordsInEnglish() = everyMessage { assertFalse(it, it.any { char -> char in 'а'..'я' }) }

    @Test
    @Config(qualifiers = "ru")
    fun everyMessageHasWordsInRussian() = everyMessage { assertTrue(it, it.any { char -> char in 'а'..'я' }) }

    @Test
    @Config(qualifiers = "en")
    fun squaresAreJoinedByWords() {
        assertEquals("Take 2: tap e5", taking("e5"))
        assertEquals("Take 2: tap e5 or g7", taking("e5", "g7"))
        assertEquals("Take 2: tap a3, e5 or g7", taking("a3", "e5", "g7"))
    }

    @Test
    @Config(qualifiers = "ru")
    fun russianCountsInThreeForms() {
        val resources = RuntimeEnvironment.getApplication().resources
        val draw = { moves: Int -> resources.getQuantityString(R.plurals.draw_in, moves, moves) }
        assertEquals("Ничья через 1 ход", draw(1))
        assertEquals("Ничья через 3 хода", draw(3))
        assertEquals("Ничья через 12 ходов", draw(12))
    }

    private fun taking(vararg names: String) = texts.of(
        Text(TextKey.TAKE_BY_TAPPING, listOf(Argument.Number(2u), Argument.Squares(names.toList())), 2u),
    )

    private fun everyMessage(check: (String) -> Unit) {
        val arguments = List(3) { Argument.Number(it.toUInt() + 1u) }
        for (key in TextKey.entries) {
            val words = texts.of(Text(key, arguments, 1u))
            assertTrue("$key", words.isNotBlank())
            check(words)
        }
    }
}
