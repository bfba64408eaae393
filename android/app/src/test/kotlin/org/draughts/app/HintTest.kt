package org.draughts.app

import android.view.KeyEvent
import android.widget.TextView
import org.draughts.core.Input
import org.draughts.core.Level
import org.draughts.core.MasterTime
import org.draughts.core.Phase
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** A hint by its button, its key and the menu; what is seen of it; how it is given up. And Master, who gives it. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HintTest {
    private val app = Harness().start()
    private val session get() = app.application.session

    private fun come() = app.waitFor("the hint") { !session.isHinting }

    private fun pixels(): List<Int> = app.picture().let { picture ->
        IntArray(picture.width * picture.height).also {
            picture.getPixels(it, 0, picture.width, 0, 0, picture.width, picture.height)
        }.toList()
    }

    @Test
    fun theButtonShowsTheMoveUntilOneIsMade() {
        app.newGameOf(Variant.ENGLISH)
        val before = pixels()
        app.click(R.string.hint)
        assertTrue("it can be given up while it is looked for", app.sees(R.string.hint_stop_spoken))
        come()
        val hint = checkNotNull(app.state.hint)
        assertTrue(app.sees(R.string.hint))
        assertNotNull(app.find(app.activity.getString(R.string.msg_hint_is, hint.notation)))
        assertNotEquals("an arrow is drawn", before, pixels())
        app.tap(hint.path.first().toInt())
        assertNotNull("it is still there", app.state.hint)
        app.tap(hint.path.last().toInt())
        app.settle()
        assertNull(app.state.hint)
        assertEquals(hint.notation, app.state.lastMove?.notation)
    }

    @Test
    fun theKeyAsksAndThePressAfterItGivesUp() {
        app.key(KeyEvent.KEYCODE_H)
        assertTrue(session.isHinting)
        app.key(KeyEvent.KEYCODE_H)
        assertFalse(session.isHinting)
        app.advance(500)
        assertNull(app.state.hint)
        assertTrue(app.sees(R.string.hint))
        app.key(KeyEvent.KEYCODE_H)
        come()
        assertNotNull(app.state.hint)
    }

    @Test
    fun theMenuHasItWhereNoButtonSaysIt() {
        RuntimeEnvironment.setFontScale(2f)
        app.recreate()
        app.click(R.string.menu)
        app.advance(500)
        val line = app.views().filterIsInstance<TextView>().single { it.isShown && it.text == "Hint" }
        line.performClick()
        come()
        assertNotNull(app.state.hint)
    }

    @Test
    fun aMoveGivesTheSearchUp() {
        app.newGameOf(Variant.ENGLISH)
        app.click(R.string.hint)
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        come()
        app.advance(500)
        assertNull(app.state.hint)
        assertNotNull(app.state.lastMove)
    }

    @Test
    fun leavingTheAppGivesTheSearchUp() {
        app.click(R.string.hint)
        app.controller.pause().stop()
        assertFalse(session.isHinting)
        app.controller.start().resume()
        app.advance(500)
        assertNull(app.state.hint)
    }

    @Test
    fun itIsSaidToAReader() {
        app.newGameOf(Variant.ENGLISH)
        app.click(R.string.hint)
        come()
        val path = checkNotNull(app.state.hint).path
        val nodes = checkNotNull(app.board.accessibilityNodeProvider)
        val said = { square: Byte -> nodes.createAccessibilityNodeInfo(square.toInt())?.contentDescription.toString() }
        assertTrue(said(path.first()).endsWith(app.activity.getString(R.string.spoken_hint_from)))
        assertTrue(said(path.last()).endsWith(app.activity.getString(R.string.spoken_hint_to)))
    }

    @Test
    fun masterIsChosenWithItsTimeAndPlays() {
        app.click(R.string.new_game)
        app.advance(500)
        assertFalse("only Master takes a time", app.sees(R.string.master_3))
        app.click(R.string.level_master)
        app.click(R.string.master_3)
        assertEquals(MasterTime.THREE_SECONDS, session.settings?.masterTime)
        app.click(R.string.master_1)
        app.click(R.string.start)
        app.settle()
        assertEquals(Level.MASTER, app.state.setup.level)
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.settle()
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
        assertEquals(2, app.state.moveNumber.toInt())
    }

    @Test
    fun whileTheComputerThinksAHintIsRefused() {
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tapWithoutWaiting(choices.target(app.state))
        app.board.finishAnimations()
        session.hint()
        app.waitFor("the refusal") { !session.isHinting }
        app.settle()
        assertNull(app.state.hint)
        session.send(Input.TapOutside)
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
    }
}
