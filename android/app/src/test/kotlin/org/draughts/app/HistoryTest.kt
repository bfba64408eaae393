package org.draughts.app

import android.os.SystemClock
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.ListView
import org.draughts.app.records.HistoryRow
import org.draughts.core.HistoryFilter
import org.draughts.core.Level
import org.draughts.core.Records
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** The finished games as a person finds them: listed, filtered, summed up, deleted and brought back. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class HistoryTest {
    private val app = Harness()
    private val records: Records get() = checkNotNull(app.application.session.match).records()
    private val list get() = app.all<ListView>().last { it.isShown }
    private val rows get() = app.all<HistoryRow>().filter { it.isShown }

    private fun start(games: Int) {
        if (games > 0) KeptRecords.history(app.application.filesDir, games)
        app.start()
        openHistory()
    }

    private fun openHistory() {
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.history)
        app.advance(500)
        layOut()
    }

    /** Robolectric lays a list out when it is asked to. */
    private fun layOut() = app.advance(100)

    private fun total() = records.history(HistoryFilter(null, null, null), 0u, 1u).total.toInt()

    @Test
    fun withoutGamesItInvitesToPlay() {
        start(0)
        assertTrue(app.sees(R.string.history_empty))
        assertFalse(app.sees(R.string.all_rules))
        assertFalse(app.sees(R.string.delete_all))
    }

    @Test
    fun gamesAreListedNewestFirstWithTheirSums() {
        start(30)
        assertEquals((30 downTo 30 - rows.size + 1).map { it.toULong() }, rows.map { it.entry?.id })
        assertTrue(app.find("Games: 30") != null)
        assertTrue(app.find("Won: 12") != null)
        val first = checkNotNull(rows.first().contentDescription).toString()
        assertTrue(first, first.startsWith("Lost, English") || first.startsWith("Won, English"))
    }

    @Test
    fun aFilterListsWhatItLetsThrough() {
        start(30)
        app.click("Rules: All rules")
        app.advance(500)
        app.click("Russian")
        app.advance(500)
        layOut()
        assertTrue(rows.all { it.entry?.variant == Variant.RUSSIAN && it.entry?.forcedCapture == true })
        app.click("Level: All levels")
        app.advance(500)
        app.click(R.string.level_hard)
        app.advance(500)
        layOut()
        assertTrue(rows.isNotEmpty())
        assertTrue(rows.all { it.entry?.level == Level.HARD })
        val expected = records.statistics(HistoryFilter(Variant.RUSSIAN, true, Level.HARD)).games
        assertTrue("$expected", app.find("Games: $expected") != null)
    }

    @Test
    fun aFilterThatLetsNothingThroughSaysSo() {
        KeptRecords.history(app.application.filesDir, 1)
        app.start()
        openHistory()
        app.click("Level: All levels")
        app.advance(500)
        app.click(R.string.level_hard)
        app.advance(500)
        assertTrue(app.sees(R.string.history_none))
        app.click(R.string.show_all_games)
        layOut()
        assertEquals(1, rows.size)
    }

    @Test
    fun aGameIsDeletedFromItsMenuAndBroughtBack() {
        start(12)
        val id = checkNotNull(rows.first().entry).id
        app.click(R.string.game_menu)
        app.advance(500)
        app.click(R.string.delete_game)
        app.advance(500)
        assertEquals(11, total())
        assertTrue(app.sees(R.string.game_deleted))
        app.click(R.string.undo)
        layOut()
        assertEquals(12, total())
        assertEquals(id, rows.first().entry?.id)
        assertFalse(app.sees(R.string.game_deleted))
    }

    /** A finger that goes sideways over a row, by a share of its width, and is let go after it has rested. */
    private fun swipe(row: HistoryRow, share: Float) {
        val at = IntArray(2).also { row.getLocationInWindow(it) }
        val y = at[1] + row.height / 2f
        val from = at[0] + row.width * if (share > 0) 0.1f else 0.9f
        val down = SystemClock.uptimeMillis()
        fun send(after: Long, action: Int, moved: Float) =
            app.dispatch(MotionEvent.obtain(down, down + after, action, from + moved * row.width, y, 0))
        send(0, MotionEvent.ACTION_DOWN, 0f)
        for (step in 1..10) send(step * 16L, MotionEvent.ACTION_MOVE, share * step / 10)
        send(1000, MotionEvent.ACTION_MOVE, share)
        send(1016, MotionEvent.ACTION_UP, share)
        app.advance(500)
        layOut()
    }

    @Test
    fun aRowIsPushedOutToEitherSideAndBroughtBack() {
        start(12)
        for (share in listOf(0.6f, -0.6f)) {
            val id = checkNotNull(rows.first().entry).id
            swipe(rows.first(), share)
            assertEquals(11, total())
            assertTrue(app.sees(R.string.game_deleted))
            assertTrue("the next one stands in its place", rows.first().run { translationX == 0f && alpha == 1f })
            app.click(R.string.undo)
            layOut()
            assertEquals(id, rows.first().entry?.id)
        }
    }

    @Test
    fun aRowThatIsLetGoTooEarlyComesBackAndIsNotOpened() {
        start(12)
        swipe(rows.first(), 0.2f)
        assertEquals(12, total())
        assertEquals(0f, rows.first().translationX)
        assertTrue("the game was not opened", app.sees(R.string.delete_all))
    }

    @Test
    fun theUndoGoesAfterAWhile() {
        start(12)
        rows.first().performAccessibilityAction(R.string.delete_game, null)
        app.advance(100)
        assertTrue(app.sees(R.string.game_deleted))
        app.advance(6000)
        assertFalse(app.sees(R.string.game_deleted))
        assertEquals(11, total())
    }

    @Test
    fun theUndoOutlivesARotation() {
        start(12)
        rows.first().performAccessibilityAction(R.string.delete_game, null)
        app.reconfigure("+w800dp-h360dp-land")
        assertTrue(app.sees(R.string.game_deleted))
        app.click(R.string.undo)
        assertEquals(12, total())
    }

    @Test
    fun keysAndReadersDeleteToo() {
        start(12)
        val row = rows.first()
        row.onKeyDown(KeyEvent.KEYCODE_FORWARD_DEL, KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_FORWARD_DEL))
        app.idle()
        assertEquals(11, total())
        val info = row.createAccessibilityNodeInfo()
        assertTrue(info.actionList.any { it.label == app.activity.getString(R.string.delete_game) })
        assertTrue(info.actionList.any { it.id == AccessibilityNodeInfo.ACTION_CLICK })
    }

    @Test
    fun allAreDeletedOnlyAfterAQuestionAndComeBack() {
        start(12)
        app.click(R.string.delete_all)
        app.advance(500)
        app.click(R.string.keep_games)
        app.advance(500)
        assertEquals(12, total())
        app.click(R.string.delete_all)
        app.advance(500)
        // The question's button says the same as the icon that asked.
        app.click(R.string.delete_all)
        app.advance(500)
        assertEquals(0, total())
        assertTrue(app.sees(R.string.history_empty))
        app.click(R.string.undo)
        layOut()
        assertEquals(12, total())
    }

    @Test
    fun theFilterAndThePlaceOutliveARotation() {
        start(60)
        app.click("Level: All levels")
        app.advance(500)
        app.click(R.string.level_easy)
        app.advance(500)
        app.recreate()
        layOut()
        assertTrue(app.find("Level: Easy") != null)
        assertTrue(rows.isNotEmpty() && rows.all { it.entry?.level == Level.EASY })
    }

    @Test
    fun aKilledProcessComesBackToTheSameList() {
        start(60)
        app.click("Level: All levels")
        app.advance(500)
        app.click(R.string.level_easy)
        app.advance(500)
        val again = app.killAndRestore()
        again.advance(500)
        assertTrue(again.find("Level: Easy") != null)
        assertTrue(again.all<HistoryRow>().any { it.isShown })
    }

    @Test
    fun aRowOfTheTableOpensItsGames() {
        KeptRecords.history(app.application.filesDir, 30)
        app.start()
        app.click(R.string.scores)
        app.advance(500)
        app.click("Russian")
        app.advance(500)
        layOut()
        assertTrue(rows.all { it.entry?.variant == Variant.RUSSIAN && it.entry?.level == Level.MEDIUM })
        app.recreate()
        assertTrue("back to the table", app.activity.screen.sheets.back())
        assertTrue(app.sees(R.string.scores_caption))
    }

    /** What is measured here is said by the test's output; the numbers stand in `docs/performance.md`. */
    @Test
    fun tenThousandGamesOpenAtOnce() {
        KeptRecords.history(app.application.filesDir, 10_000)
        var begun = System.nanoTime()
        app.start()
        println("10 000 games: the app opened in ${millisecondsSince(begun)} ms")
        begun = System.nanoTime()
        app.activity.screen.sheets.records.openHistory()
        layOut()
        println("10 000 games: the history opened in ${millisecondsSince(begun)} ms, ${rows.size} rows made")
        assertEquals(10_000, (list.adapter.count - list.headerViewsCount))
        assertTrue("only what is seen is made", rows.size < 30)
        begun = System.nanoTime()
        list.setSelection(9_990)
        layOut()
        println("10 000 games: the end was shown in ${millisecondsSince(begun)} ms")
        assertTrue(rows.any { it.entry?.id == 1uL || it.entry?.id == 12uL })
    }

    private fun millisecondsSince(begun: Long) = (System.nanoTime() - begun) / 1_000_000

    @Test
    fun everythingCanBeTouched() {
        start(30)
        app.everyTargetIsLargeEnough()
    }
}

/** Everything of a kind that is in the window. */
internal inline fun <reified T : Any> Harness.all(): List<T> = views().filterIsInstance<T>().toList()
