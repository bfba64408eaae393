package org.draughts.app

import android.graphics.Color
import org.draughts.app.board.BoardColors
import org.draughts.core.BoardTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/**
 * Whoever sees little can tell what is meant: the contrasts that WCAG 2.2 asks for (1.4.3 and 1.4.11), computed from the
 * resources, by day and by night.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35])
class ContrastTest {
    private val context get() = RuntimeEnvironment.getApplication()

    @Test
    @Config(qualifiers = "notnight")
    fun wordsCanBeReadByDay() = words()

    @Test
    @Config(qualifiers = "night")
    fun wordsCanBeReadByNight() = words()

    @Test
    @Config(qualifiers = "notnight")
    fun piecesAndMarksStandOutByDay() = boards()

    @Test
    @Config(qualifiers = "night")
    fun piecesAndMarksStandOutByNight() = boards()

    @Test
    fun everyColourIsAmongThePairs() {
        val all = R.color::class.java.fields.map { it.name }.toSortedSet()
        val paired = (TEXTS + PARTS).flatMap { (front, behind) -> behind + front }
        assertEquals(all, (paired + DECORATION).toSortedSet())
    }

    private fun words() {
        for ((front, behind) in TEXTS) for (back in behind) atLeast(TEXT, front, back, color(front), color(back))
        for ((front, behind) in PARTS) for (back in behind) atLeast(GRAPHIC, front, back, color(front), color(back))
    }

    private fun boards() {
        for (theme in BoardTheme.entries) {
            val colors = BoardColors.of(context, theme)
            val onDark = mapOf(
                "a solid piece" to colors.ink,
                "the face of an outlined piece" to colors.face,
                "a mark that asks" to colors.act,
                "a mark that tells" to colors.past,
            )
            for ((name, front) in onDark) atLeast(GRAPHIC, "$theme: $name", "dark square", front, colors.dark)
            atLeast(TEXT, "$theme: a square's name", "dark square", colors.number, colors.dark)
            // On a light square, where pieces only pass, and for what is drawn in one colour over the other.
            for (front in listOf(colors.face, colors.act, colors.past)) {
                atLeast(GRAPHIC, "$theme: casing", "mark or face", colors.ink, front)
            }
            atLeast(GRAPHIC, "$theme: casing", "light square", colors.ink, colors.light)
        }
    }

    private fun color(name: String) =
        context.getColor(context.resources.getIdentifier(name, "color", context.packageName))

    private fun atLeast(least: Double, front: String, back: String, frontColor: Int, backColor: Int) {
        val contrast = contrast(frontColor, backColor)
        assertTrue("$front on $back: %.2f, not %.1f".format(contrast, least), contrast >= least)
    }

    private fun contrast(one: Int, other: Int): Double {
        val lights = listOf(one, other).map { Color.luminance(it).toDouble() }
        return (lights.max() + 0.05) / (lights.min() + 0.05)
    }

    private companion object {
        const val TEXT = 4.5
        const val GRAPHIC = 3.0
        val PLAIN = listOf("page", "surface", "surface_alt")

        /** What is written, and on what. */
        val TEXTS = listOf(
            "text" to PLAIN,
            "text_muted" to PLAIN,
            "accent" to PLAIN,
            "on_accent" to listOf("accent"),
            "on_accent_soft" to listOf("accent_soft"),
            "notice" to listOf("notice_soft"),
            "danger" to listOf("danger_soft", "surface"),
            "on_danger" to listOf("danger"),
        )

        /** What shows a control or its state. */
        val PARTS = listOf("control" to listOf("page", "surface"), "focus" to PLAIN)

        /** Lines that only please, and the shade behind a sheet. */
        val DECORATION = listOf("line", "scrim")
    }
}
