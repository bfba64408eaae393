package org.draughts.app

import android.text.Spanned
import android.text.style.ClickableSpan
import android.view.KeyEvent
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import org.draughts.app.help.DiagramView
import org.draughts.core.HelpBlock
import org.draughts.core.Language
import org.draughts.core.helpPage
import org.draughts.core.helpPageComparing
import org.draughts.core.helpPages
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** The help, read as a player reads it. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HelpTest {
    private val app = Harness().start()

    private fun title(id: String, language: Language = Language.ENGLISH) =
        checkNotNull(helpPage(id, language)) { "no page $id" }.title

    private fun openContents() {
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.help)
        app.advance(500)
    }

    private fun views(root: View = app.activity.window.decorView): Sequence<View> = sequence {
        yield(root)
        if (root is ViewGroup) for (i in 0 until root.childCount) yieldAll(views(root.getChildAt(i)))
    }

    @Test
    fun `help opens at the variant that is played`() {
        app.click(R.string.help)
        app.advance(500)
        assertTrue(app.find(title("english")) != null)
        app.key(KeyEvent.KEYCODE_ESCAPE)
        app.advance(500)
        assertFalse(app.activity.screen.sheets.isOpen)
    }

    @Test
    fun `after a refusal help opens at its rule`() {
        app.newEasyGame()
        val choices = Choices(11)
        while (app.state.squares.none { it.mustCapture }) {
            if (app.state.picked == null) app.tap(choices.piece(app.state))
            app.tap(choices.target(app.state))
            app.settle()
        }
        val other = app.state.squares.first { it.piece != null && !it.mustCapture && it.row > 4u }
        app.tap(other.square.toInt())
        app.click(R.string.help)
        app.advance(500)
        val rule = checkNotNull(app.activity.window.decorView.findViewWithTag<View>("captures"))
        val at = IntArray(2).also { rule.getLocationInWindow(it) }
        assertTrue("the rule is in sight, at ${at[1]}", at[1] in 0..app.activity.window.decorView.height)
    }

    @Test
    fun `every page opens from the contents in its language, and back leads there`() {
        for (language in Language.entries) {
            if (language == Language.RUSSIAN) app.reconfigure("+ru-rRU")
            openContents()
            for (page in helpPages(language)) {
                app.click(page.title)
                app.advance(100)
                val diagrams = helpPage(page.id, language)!!.blocks.count { it is HelpBlock.Diagram }
                assertEquals(page.id, diagrams, views().count { it is DiagramView })
                @Suppress("DEPRECATION")
                app.activity.onBackPressed()
                app.advance(100)
            }
            app.click(R.string.close)
            app.advance(500)
        }
    }

    @Test
    fun `how the variants differ is told beside their cards, and the choice is still there after it`() {
        app.click(R.string.new_game)
        app.advance(500)
        app.click(R.string.how_they_differ)
        app.advance(500)
        assertTrue(app.find(title(helpPageComparing())) != null)
        app.click(R.string.close)
        app.advance(500)
        assertTrue(app.sees(R.string.start))
    }

    @Test
    fun `a link leads to its page`() {
        openContents()
        app.click(title("start"))
        app.advance(100)
        val text = views().filterIsInstance<TextView>().first { view ->
            (view.text as? Spanned)?.getSpans(0, view.text.length, ClickableSpan::class.java)?.isNotEmpty() == true
        }
        val link = (text.text as Spanned).getSpans(0, text.text.length, ClickableSpan::class.java).first()
        link.onClick(text)
        app.advance(100)
        assertTrue("another page is open", app.find(title("start")) == null)
    }

    @Test
    fun `a diagram is stepped through and stays put when tapped`() {
        openContents()
        app.click(title("shots"))
        app.advance(100)
        val diagram = views().filterIsInstance<DiagramView>().first()
        assertEquals(0, diagram.step)
        app.click(R.string.help_step_next)
        app.advance(2000)
        val stepped = views().filterIsInstance<DiagramView>().sumOf { it.step }
        assertEquals("one of the diagrams went one step", 1, stepped)
        app.click(R.string.help_step_back)
        app.advance(500)
        assertEquals(0, views().filterIsInstance<DiagramView>().sumOf { it.step })
    }

    @Test
    fun `the open page survives a turn of the phone`() {
        app.click(R.string.help)
        app.advance(500)
        app.recreate()
        app.advance(500)
        assertTrue(app.find(title("english")) != null)
    }
}
