package org.draughts.app

import org.draughts.core.Phase
import org.draughts.core.Seating
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Two people at one tablet: across from each other, passing it on, and what they can read beside the board. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = TABLET)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class SeatingTest {
    private val app = Harness().start()
    private val choices = Choices(3)

    private fun sit(seating: Seating) {
        app.application.session.changeSettings { it.copy(seating = seating) }
        app.newGameOf(Variant.RUSSIAN)
    }

    private fun move() {
        if (app.state.picked == null) app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.advance(2000)
    }

    @Test
    fun eachSideReadsItsOwnMessage() {
        sit(Seating.FACE_TO_FACE)
        assertTrue("who is to move is told so", app.sees(R.string.msg_your_move))
        assertTrue("the other one waits", app.sees(R.string.msg_player_one_moves))
        val far = checkNotNull(app.find(app.activity.getString(R.string.msg_player_one_moves)))
        assertTrue("it stands above the board", top(far) < top(app.board))
        move()
        assertTrue(app.sees(R.string.msg_your_move))
        assertTrue(app.sees(R.string.msg_player_two_moves))
        assertTrue(top(checkNotNull(app.find(app.activity.getString(R.string.msg_your_move)))) < top(app.board))
    }

    @Test
    fun theFarSideHasCommandsOfItsOwn() {
        sit(Seating.FACE_TO_FACE)
        move()
        app.click(R.string.undo)
        app.advance(1000)
        assertEquals(1, app.state.moveNumber.toInt())
        assertEquals(2, app.count(R.string.undo))
    }

    @Test
    fun theBoardIsTurnedToWhoeverMoves() {
        sit(Seating.TURNED_AFTER_EACH_MOVE)
        assertFalse(app.board.turned)
        move()
        assertTrue(app.board.turned)
        move()
        assertFalse(app.board.turned)
        move()
        app.newGameAgainstTheComputer()
        assertFalse("nobody is passed the tablet now", app.board.turned)
    }

    @Test
    @Config(sdk = [35], qualifiers = TABLET_WIDE)
    fun theMovesAreListedBesideTheBoard() {
        sit(Seating.SIDE_BY_SIDE)
        assertTrue(app.sees(R.string.moves_empty))
        move()
        move()
        assertFalse(app.sees(R.string.moves_empty))
        val moves = app.application.session.moves()
        assertEquals(2, moves.size)
        moves.forEach { assertTrue(it, app.find(it) != null) }
    }

    @Test
    fun aDrawIsOfferedAndAnswered() {
        sit(Seating.FACE_TO_FACE)
        val offers = app.all(R.string.offer_draw).sortedBy { top(it) }
        assertEquals("each side has its own", 2, offers.size)
        offers.last().performClick()
        app.advance(500)
        assertTrue(app.sees(R.string.player_one_offers_draw))
        app.click(R.string.decline)
        app.advance(500)
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
        assertFalse(app.sees(R.string.player_one_offers_draw))
        move()
        offers.first().performClick()
        app.advance(500)
        assertTrue(app.sees(R.string.player_two_offers_draw))
        app.click(R.string.accept)
        app.advance(3000)
        assertEquals(Phase.OVER, app.state.phase)
        assertTrue(app.sees(R.string.msg_game_drawn))
    }

    /** What fills a phone's width for the far player comes from where that player sits. */
    @Test
    @Config(sdk = [35], qualifiers = PHONE)
    fun anOfferToTheFarPlayerComesFromAbove() {
        sit(Seating.FACE_TO_FACE)
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.offer_draw)
        app.advance(500)
        val accept = checkNotNull(app.find(app.activity.getString(R.string.accept)))
        val corners = IntArray(2).also { accept.getLocationInWindow(it) }
        assertTrue("${corners[1]}", corners[1] < app.activity.window.decorView.height / 2)
    }

    @Test
    fun givingUpIsAskedFirst() {
        sit(Seating.SIDE_BY_SIDE)
        repeat(2) { time ->
            app.click(R.string.menu)
            app.advance(500)
            app.click(R.string.resign)
            app.advance(500)
            assertTrue(app.sees(R.string.player_one_resigns))
            app.click(if (time == 0) R.string.keep_playing else R.string.resign)
            app.advance(3000)
        }
        assertTrue(app.sees(R.string.msg_player_two_won))
    }

    private fun top(view: android.view.View) = IntArray(2).also { view.getLocationInWindow(it) }[1]

    private fun Harness.newGameAgainstTheComputer() {
        click(R.string.new_game)
        advance(500)
        click(R.string.mode_computer)
        click(R.string.start)
        settle()
    }
}

private const val TABLET = "en-sw800dp-w800dp-h1280dp-port-notnight-mdpi"
private const val TABLET_WIDE = "en-sw800dp-w1280dp-h800dp-land-notnight-mdpi"
