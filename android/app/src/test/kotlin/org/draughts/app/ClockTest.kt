package org.draughts.app

import android.view.KeyEvent
import android.view.View
import android.widget.EditText
import org.draughts.app.replay.ReplayLayout
import org.draughts.core.Phase
import org.draughts.core.Player
import org.draughts.core.Seating
import org.draughts.core.TimeControl
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Two people with names and a clock: how it is chosen, runs, is stopped, and ends a game. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ClockTest {
    private var app = Harness().start()
    private val match get() = checkNotNull(app.application.session.match)
    private val choices = Choices(3)

    private fun newGame(clock: Int = R.string.clock_plain) {
        match.letTimePass(0u)
        app.openNewGame()
        app.click(R.string.mode_two)
        app.click(clock)
    }

    private fun start() {
        app.click(R.string.start)
        app.settle()
    }

    private fun move() {
        if (app.state.picked == null) app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.advance(2000)
    }

    /** The core's time and the screen's go on together. */
    private fun pass(milliseconds: Long) {
        match.letTimePass(milliseconds.toULong())
        app.advance(milliseconds)
    }

    private fun fields() = generateSequence<List<android.view.View>>(listOf(app.activity.window.decorView)) { level ->
        level.flatMap { view ->
            (view as? android.view.ViewGroup)?.let { group -> List(group.childCount) { group.getChildAt(it) } }.orEmpty()
        }.ifEmpty { null }
    }.flatten().filterIsInstance<EditText>().toList()

    @Test
    fun aClockIsChosenWithItsMinutesAndSeconds() {
        newGame(R.string.clock_increment)
        app.click(R.string.more_minutes)
        app.click(R.string.less_seconds)
        app.click(R.string.less_seconds)
        start()
        assertEquals(TimeControl(12u, 3u), app.state.setup.clock)
        app.openNewGame()
        assertNotNull("it opens with the last choice", app.find("12"))
        app.click(R.string.clock_none)
        start()
        assertNull(app.state.clock)
    }

    @Test
    fun timeRunsOnTheScreenAndAFlagEndsTheGame() {
        newGame()
        repeat(20) { app.click(R.string.less_minutes) }
        start()
        assertNotNull(app.find("1:00"))
        move()
        assertEquals(Player.TWO, app.state.clock?.running)
        pass(15_000)
        assertNotNull(app.find("0:45"))
        assertNotNull("the other one's stands", app.find("1:00"))
        pass(46_000)
        app.advance(2_000)
        assertEquals(Phase.OVER, app.state.phase)
        assertTrue(app.sees(R.string.msg_player_one_won))
        assertTrue(app.sees(R.string.msg_cause_time_up))
    }

    @Test
    fun nobodyIsAskedAboutGivingUpAGameThatAFlagHasEnded() {
        newGame()
        repeat(20) { app.click(R.string.less_minutes) }
        start()
        move()
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.resign)
        app.advance(500)
        assertTrue(app.sees(R.string.keep_playing))
        pass(61_000)
        app.advance(2_000)
        assertTrue(app.sees(R.string.msg_player_one_won))
        app.activity.screen.sheets.back()
        app.advance(500)
        assertFalse("the question is gone", app.activity.screen.sheets.isOpen)
    }

    @Test
    fun aTapOnTheTimeStopsItAndTheSheetLetsItGoOn() {
        newGame()
        start()
        move()
        pass(3_000)
        app.click("9:57")
        app.advance(500)
        assertTrue(app.sees(R.string.clock_stopped))
        pass(60_000)
        app.click(R.string.clock_go_on)
        app.advance(500)
        assertFalse(app.sees(R.string.clock_stopped))
        assertNotNull("nothing has passed", app.find("9:57"))
        app.key(KeyEvent.KEYCODE_P)
        app.advance(500)
        assertTrue(app.state.clock?.paused == true)
        app.key(KeyEvent.KEYCODE_ESCAPE)
        app.advance(500)
        assertFalse("shutting it lets the time go on", app.state.clock?.paused == true)
    }

    @Test
    fun leavingTheAppStopsTheClockAndARotationDoesNot() {
        newGame()
        start()
        move()
        app.recreate()
        assertEquals(Player.TWO, app.state.clock?.running)
        app.controller.pause()
        assertTrue(app.state.clock?.paused == true)
        app.controller.resume()
        app.advance(500)
        assertTrue(app.sees(R.string.clock_stopped))
        app = app.killAndReopen()
        assertTrue(app.sees(R.string.clock_stopped))
    }

    @Test
    fun namesAreTypedAndStay() {
        newGame()
        val (one, two) = fields()
        one.setText("  Anna ")
        two.setText("Борис")
        start()
        assertNotNull(app.find("Anna"))
        assertNotNull(app.find("Борис"))
        assertNotNull(app.find(app.activity.getString(R.string.msg_named_player_moves, "Anna")))
        app.openNewGame()
        assertEquals(listOf("Anna", "Борис"), fields().map { it.text.toString() })
        app.activity.screen.sheets.shutTop()
        app = app.killAndReopen()
        assertNotNull(app.find("Борис"))
    }

    @Test
    fun whatIsNoNameIsToldAndNothingBegins() {
        newGame()
        val (one, two) = fields()
        one.setText("x".repeat(25))
        app.click(R.string.start)
        app.advance(500)
        val tooLong = app.activity.getString(R.string.nickname_too_long, 24)
        assertNotNull(app.find(tooLong))
        one.setText("")
        assertNull(app.find(tooLong))
        two.setText("a\u202Eb")
        app.click(R.string.start)
        app.advance(500)
        assertTrue(app.sees(R.string.nickname_bad_character))
        assertTrue("the sheet is still there", app.activity.screen.sheets.isOpen)
    }

    @Test
    fun theWinnerIsCalledByName() {
        newGame(R.string.clock_none)
        fields()[1].setText("Борис")
        start()
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.resign)
        app.advance(500)
        assertTrue(app.sees(R.string.player_one_resigns))
        app.click(R.string.resign)
        app.advance(3000)
        assertNotNull(app.find(app.activity.getString(R.string.msg_named_player_won, "Борис")))
        app.click(R.string.review)
        app.waitFor("his name in the review") {
            generateSequence(app.find("Борис")?.parent) { it.parent }.any { it is ReplayLayout }
        }
    }

    @Test
    fun theChoiceOutlivesARotation() {
        newGame(R.string.clock_increment)
        fields()[0].setText("Anna")
        app.recreate()
        assertEquals("Anna", fields()[0].text.toString())
        start()
        assertEquals(TimeControl(10u, 5u), app.state.setup.clock)
        assertEquals("Anna", app.state.names.one)
    }

    @Test
    @Config(sdk = [35], qualifiers = "en-sw800dp-w800dp-h1280dp-port-notnight-mdpi")
    fun acrossTheTableTheFarMenuIsTurnedAndActsForTheFarPlayer() {
        app.application.session.changeSettings { it.copy(seating = Seating.FACE_TO_FACE) }
        app.newGameOf(Variant.ENGLISH)
        far(R.string.menu).performClick()
        app.advance(500)
        assertTrue(turned(R.string.settings))
        app.activity.screen.sheets.shutTop()
        app.advance(500)
        far(R.string.resign).performClick()
        app.advance(500)
        assertTrue("the far player gives up, though the other is to move", app.sees(R.string.player_two_resigns))
        assertTrue(turned(R.string.player_two_resigns))
    }

    /** What the far player has of the two that say so. */
    private fun far(words: Int): View {
        val both = app.all(words)
        assertEquals(2, both.size)
        return both.minBy { view -> IntArray(2).also { view.getLocationInWindow(it) }[1] }
    }

    private fun turned(words: Int) = generateSequence(app.find(app.activity.getString(words))) {
        it.parent as? View
    }.sumOf { it.rotation.toDouble() } == 180.0
}
