package org.draughts.app

import android.view.MotionEvent
import android.view.View
import android.widget.TextView
import org.draughts.app.replay.ReplaySheet
import org.draughts.app.sheet.MenuSheet
import org.draughts.app.sheet.SheetHost
import org.draughts.core.Input
import org.draughts.core.Mode
import org.draughts.core.TimeControl
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** What the menu has, and how one gets out of it. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class MenuTest {
    private val app = Harness().start()

    private fun host() = app.views().filterIsInstance<SheetHost>().single()

    private fun open(): List<String> {
        app.click(R.string.menu)
        app.advance(500)
        assertTrue(host().top is MenuSheet)
        return app.views(host()).filterIsInstance<TextView>().map { it.text.toString() }.toList()
    }

    private fun words(vararg ids: Int) = ids.map { app.activity.getString(it) }

    @Test
    fun whatAButtonSaysTheMenuDoesNotRepeat() {
        val others = words(R.string.scores, R.string.history, R.string.profile, R.string.data) +
            words(R.string.help, R.string.settings)
        assertEquals(others, open())
    }

    @Test
    fun redoIsThereOnceAMoveWasTakenBack() {
        app.newGameOf(Variant.ENGLISH)
        app.tap(11)
        app.tap(15)
        app.settle()
        app.click(R.string.undo)
        app.settle()
        assertEquals(app.activity.getString(R.string.redo), open().first())
        app.click(R.string.redo)
        app.settle()
        assertEquals(1, app.application.session.moves().size)
    }

    @Test
    fun withLargeTextButtonsAreIconsAndTheMenuHasAllNames() {
        RuntimeEnvironment.setFontScale(2f)
        app.recreate()
        val all = open()
        assertTrue("$all", all.containsAll(words(R.string.undo, R.string.hint, R.string.turn_board, R.string.new_game)))
    }

    /** The longest menu, on the smallest phone: its end is reached by scrolling, and it is shut by a touch above it. */
    @Test
    @Config(qualifiers = "ru-w320dp-h480dp-port-notnight-xhdpi")
    fun aLongMenuLeavesAnEdgeToShutItBy() {
        val clock = TimeControl(5u, 0u)
        app.application.session.send(Input.NewGame(app.state.setup.copy(mode = Mode.TWO_PLAYERS, clock = clock)))
        app.settle()
        open()
        val panel = host().getChildAt(0)
        val edge = IntArray(2).also { panel.getLocationInWindow(it) }[1]
        assertTrue("$edge", edge >= 48 * app.activity.resources.displayMetrics.density)
        touch(edge / 2f, panel)
        assertFalse(app.activity.screen.sheets.isOpen)
    }

    /** Between two nothing is kept in the history: without it the game would be out of reach. */
    @Test
    fun aGameThatIsOverCanBeReviewedAfterItsResultWasShut() {
        app.application.session.send(Input.NewGame(app.state.setup.copy(mode = Mode.TWO_PLAYERS)))
        app.settle()
        assertFalse(open().contains(app.activity.getString(R.string.review)))
        app.click(R.string.resign)
        app.advance(500)
        app.click(R.string.resign)
        app.advance(3000)
        assertTrue(app.activity.screen.sheets.back())
        app.advance(500)
        assertFalse(app.activity.screen.sheets.isOpen)
        assertTrue("the plates still say how it came out", app.sees(R.string.result_won) && app.sees(R.string.result_lost))
        open()
        app.click(R.string.review)
        app.waitFor("the review") { host().top is ReplaySheet }
    }

    private fun touch(y: Float, panel: View) {
        for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
            app.dispatch(MotionEvent.obtain(0, 0, action, panel.width / 2f, y, 0))
        }
    }
}
