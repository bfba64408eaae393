package org.draughts.app

import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.view.KeyEvent
import android.view.View
import android.widget.SeekBar
import org.draughts.app.board.BoardView
import org.draughts.app.records.HistoryRow
import org.draughts.app.sheet.GameOverSheet
import org.draughts.app.sheet.SheetHost
import org.draughts.core.MatchState
import org.draughts.core.Phase
import org.draughts.core.Player
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** A stored game looked through by touch, by keys and by a reader's actions; shared, copied, and kept over a rotation. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ReplayTest {
    private val app = Harness()
    private val replayed: BoardView get() = app.all<BoardView>().last { it.isShown }
    private val shown: MatchState get() = checkNotNull(replayed.state)
    private val slider: SeekBar get() = app.all<SeekBar>().last { it.isShown }
    private val place get() = slider.progress

    /** The second game of version 1: a win with undo, of 50 moves. */
    private fun openGame() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        app.activity.screen.sheets.records.openHistory()
        app.advance(500)
        app.all<HistoryRow>().first { it.entry?.id == 2uL }.performClick()
        waitForReplay()
    }

    private fun waitForReplay() {
        app.waitFor("the game to be read") { app.all<SeekBar>().isNotEmpty() }
        app.advance(500)
    }

    @Test
    fun buttonsStepThroughTheGame() {
        openGame()
        assertEquals(0, place)
        assertTrue(app.find("Starting position") != null)
        app.click(R.string.replay_next)
        assertEquals(1, place)
        assertTrue(app.find("Move 1, you: 10-14") != null)
        assertTrue("seen being made", shown.motion != null)
        app.click(R.string.replay_next)
        assertTrue(app.find("Move 1, computer: 23-18") != null)
        app.click(R.string.replay_back)
        assertEquals(1, place)
        assertTrue("back again nothing moves", shown.motion == null)
        app.click(R.string.replay_last)
        assertEquals(slider.max, place)
        assertTrue(app.sees(R.string.msg_cause_no_moves))
        assertEquals(Phase.OVER, shown.phase)
        app.click(R.string.replay_next)
        assertEquals(slider.max, place)
        app.click(R.string.replay_first)
        assertEquals(0, place)
        assertFalse(app.sees(R.string.msg_cause_no_moves))
    }

    @Test
    fun keysStepAndTurn() {
        openGame()
        app.key(KeyEvent.KEYCODE_DPAD_RIGHT)
        app.key(KeyEvent.KEYCODE_DPAD_RIGHT)
        assertEquals(2, place)
        app.key(KeyEvent.KEYCODE_DPAD_LEFT)
        assertEquals(1, place)
        app.key(KeyEvent.KEYCODE_MOVE_END)
        assertEquals(slider.max, place)
        app.key(KeyEvent.KEYCODE_MOVE_HOME)
        assertEquals(0, place)
        app.key(KeyEvent.KEYCODE_F)
        app.advance(500)
        assertTrue(replayed.turned)
        assertFalse("the game's own board is left alone", app.board.turned)
        app.key(KeyEvent.KEYCODE_ESCAPE)
        assertTrue("back in the history", app.all<SeekBar>().isEmpty() && app.sees(R.string.delete_all))
    }

    private fun playOn() {
        app.click(R.string.game_menu)
        app.advance(500)
        app.click(R.string.play_on_here)
        app.advance(500)
    }

    @Test
    fun aGameIsPlayedOnFromWhereOneLooks() {
        openGame()
        app.click(R.string.replay_last)
        app.click(R.string.game_menu)
        app.advance(500)
        assertFalse("nobody can move at the end", app.sees(R.string.play_on_here))
        app.activity.screen.sheets.back()
        app.advance(500)
        app.click(R.string.replay_first)
        app.click(R.string.replay_next)
        app.click(R.string.replay_next)
        val pieces = shown.squares.map { it.piece }
        playOn()
        assertFalse(app.activity.screen.sheets.isOpen)
        assertEquals(pieces, app.state.squares.map { it.piece })
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
        assertFalse(app.state.canUndo)
    }

    @Test
    fun aGameUnderWayIsNotGivenUpForItWithoutAQuestion() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        app.newEasyGame()
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.settle()
        val before = app.state.squares.map { it.piece }
        app.activity.screen.sheets.records.openReplay(2uL)
        waitForReplay()
        playOn()
        assertTrue(app.sees(R.string.give_up_question))
        app.click(R.string.keep_playing)
        app.advance(500)
        assertEquals(before, app.state.squares.map { it.piece })
        app.activity.screen.sheets.records.openReplay(2uL)
        waitForReplay()
        playOn()
        app.click(R.string.give_up)
        app.settle()
        assertEquals(0, app.application.session.moves().size)
        assertEquals(1, app.state.moveNumber.toInt())
    }

    @Test
    fun theSliderAndTheListGoAnywhere() {
        openGame()
        slider.progress = 7
        // A person's finger is what the listener is told of; a reader does it by this action.
        slider.performAccessibilityAction(android.view.accessibility.AccessibilityNodeInfo.ACTION_SCROLL_FORWARD, null)
        app.idle()
        assertTrue("$place", place > 7)
        assertEquals(
            place,
            shown.let {
                2 * (it.moveNumber.toInt() - 1) +
                    if (it.lastMove?.player == Player.ONE) 1 else 2
            },
        )
        app.click(R.string.replay_first)
        app.click("2. 14x23")
        assertEquals(3, place)
    }

    @Test
    fun itPlaysByItselfAndStops() {
        openGame()
        app.click(R.string.replay_play)
        repeat(12) { app.advance(1000) }
        assertTrue("$place", place in 4..12)
        app.click(R.string.replay_pause)
        val stopped = place
        repeat(5) { app.advance(1000) }
        assertEquals(stopped, place)
        app.click(R.string.replay_play)
        repeat(3) { app.advance(1500) }
        app.click(R.string.replay_back)
        val after = place
        repeat(5) { app.advance(1000) }
        assertEquals("a hand on it stops it", after, place)
    }

    @Test
    fun aTapOnTheBoardDoesNothing() {
        openGame()
        app.click(R.string.replay_next)
        val before = shown.squares
        val match = app.state
        app.touchReplay(replayed)
        assertEquals(before, shown.squares)
        assertEquals(match.position, app.state.position)
    }

    @Test
    fun itIsSharedAndCopiedAsPdn() {
        openGame()
        app.click(R.string.game_menu)
        app.advance(500)
        app.click(R.string.share_pdn)
        val chooser = shadowOf(app.activity).nextStartedActivity

        @Suppress("DEPRECATION")
        val sent: Intent = checkNotNull(chooser.getParcelableExtra(Intent.EXTRA_INTENT))
        val text = checkNotNull(sent.getStringExtra(Intent.EXTRA_TEXT))
        assertEquals("text/plain", sent.type)
        assertTrue(text, text.contains("[Black \"Анна\"]") && text.contains("1. 10-14 23-18"))
        app.click(R.string.game_menu)
        app.advance(500)
        app.click(R.string.copy_pdn)
        val clipboard = app.application.getSystemService(Context.CLIPBOARD_SERVICE) as ClipboardManager
        assertEquals(text, clipboard.primaryClip?.getItemAt(0)?.text.toString())
    }

    @Test
    fun thePlaceOutlivesARotationAndAKilledActivity() {
        openGame()
        repeat(5) { app.click(R.string.replay_next) }
        app.key(KeyEvent.KEYCODE_F)
        app.reconfigure("+w800dp-h360dp-land")
        waitForReplay()
        assertEquals(5, place)
        assertTrue(replayed.turned)
        assertTrue("beside the rest", replayed.width < app.activity.window.decorView.width / 2 + 100)
        assertTrue(app.activity.screen.sheets.back())
        assertTrue("the history is under it", app.sees(R.string.delete_all))
    }

    @Test
    fun aReaderHearsEachSquareAndEachMove() {
        openGame()
        app.click(R.string.replay_next)
        val nodes = checkNotNull(replayed.accessibilityNodeProvider)
        val said = nodes.createAccessibilityNodeInfo(14)?.contentDescription.toString()
        assertTrue(said, said.contains("your man") && said.contains("the last move ended here"))
        val host = checkNotNull(nodes.createAccessibilityNodeInfo(View.NO_ID)).contentDescription.toString()
        assertTrue(host, host.contains("Move 1, you: 10-14"))
    }

    @Test
    fun theResultLeadsToTheReviewAndIsShared() {
        app.start().newEasyGame()
        app.playUntilOver { true }
        val end = app.state
        app.click(R.string.review)
        waitForReplay()
        app.click(R.string.replay_last)
        assertEquals(end.squares.map { it.piece }, shown.squares.map { it.piece })
        app.recreate()
        waitForReplay()
        assertEquals(slider.max, place)
        assertTrue(app.activity.screen.sheets.back())
        app.advance(500)
        assertTrue("the result is under it", app.sees(R.string.next_game))
        app.click(R.string.share)
        app.waitFor("the share sheet") { shadowOf(app.activity).peekNextStartedActivity() != null }
    }

    @Test
    fun aTouchBesideTheMenuShutsTheMenuAlone() {
        openGame()
        app.click(R.string.game_menu)
        app.advance(500)
        val now = android.os.SystemClock.uptimeMillis()
        val window = app.activity.window.decorView
        for (action in listOf(android.view.MotionEvent.ACTION_DOWN, android.view.MotionEvent.ACTION_UP)) {
            // The arrow that shuts the replay is there, and must not hear of it.
            app.dispatch(android.view.MotionEvent.obtain(now, now, action, window.width / 12f, 60f, 0))
        }
        app.advance(500)
        assertFalse(app.sees(R.string.share_pdn))
        assertTrue("the replay is still there", app.all<SeekBar>().any { it.isShown })
        app.key(KeyEvent.KEYCODE_DPAD_RIGHT)
        assertEquals(1, place)
    }

    @Test
    fun everythingCanBeTouched() {
        openGame()
        app.everyTargetIsLargeEnough()
        app.click(R.string.game_menu)
        app.advance(500)
        app.everyTargetIsLargeEnough()
    }

    @Test
    fun aNewBestIsCelebratedOnce() {
        app.start().newEasyGame()
        app.playUntilOver { it == Player.ONE }
        assertTrue(checkNotNull(app.state.gameOver?.score).newBest)
        val result = { app.all<SheetHost>().single().top as GameOverSheet }
        assertTrue(result().celebrates)
        app.recreate()
        assertFalse("not once more", result().celebrates)
    }

    @Test
    fun aGameThatIsGoneIsTold() {
        KeptRecords.versionOne(app.application.filesDir)
        app.start()
        app.activity.screen.sheets.records.openReplay(99u)
        app.waitFor("the word") { org.robolectric.shadows.ShadowToast.getLatestToast() != null }
        assertNotEquals(null, org.robolectric.shadows.ShadowToast.getTextOfLatestToast())
        assertTrue(app.all<SeekBar>().isEmpty())
    }
}

/** What can be touched is at least as large as a finger, as far as it is in sight. */
internal fun Harness.everyTargetIsLargeEnough() {
    val least = activity.resources.getDimensionPixelSize(R.dimen.touch)
    val seen = android.graphics.Rect()
    val targets = views().filter {
        it.isShown &&
            it.isClickable &&
            it.hasOnClickListeners() &&
            it.getGlobalVisibleRect(seen)
    }
    for (view in targets) {
        val words = (view as? android.widget.TextView)?.text ?: view.contentDescription
        assertTrue("$words ${view.width}×${view.height}", view.width >= least && view.height >= least)
    }
}

/** A tap in the middle of a board that is only looked at. */
internal fun Harness.touchReplay(board: BoardView) {
    val at = IntArray(2)
    board.getLocationInWindow(at)
    val now = android.os.SystemClock.uptimeMillis()
    for (action in listOf(android.view.MotionEvent.ACTION_DOWN, android.view.MotionEvent.ACTION_UP)) {
        dispatch(
            android.view.MotionEvent.obtain(
                now,
                now,
                action,
                at[0] + board.width / 2f + 4,
                at[1] + board.height / 2f + 4,
                0,
            ),
        )
    }
}
