package org.draughts.app.demo

import android.app.Activity
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import org.draughts.app.DraughtsApplication
import org.draughts.app.MainActivity
import org.draughts.app.text.Texts
import org.draughts.core.MatchState
import org.draughts.core.Phase
import org.draughts.core.SquareState
import org.draughts.window.Remote
import java.awt.EventQueue
import kotlin.math.roundToInt

/** Finds things on the screen and lets the mouse go there. */
internal class DemoHand(val window: Remote) {
    var moves = 0

    fun <T> ask(question: (MainActivity) -> T): T = window.ask { question(it as MainActivity) }

    fun stateOrNull(): MatchState? = ask { (it.application as DraughtsApplication).session.state }

    fun picked(): SquareState? = state().squares.find { it.picked }

    fun state(): MatchState = checkNotNull(stateOrNull())

    fun message(): String = ask { Texts(it.resources).of(checkNotNull(it.screen.board.state).message) }

    fun tap(square: SquareState) = center(square).let { (x, y) -> window.click(x, y) }.also { pass() }

    fun drag(from: SquareState, to: SquareState) {
        val (x1, y1) = center(from)
        val (x2, y2) = center(to)
        window.drag(x1, y1, x2, y2)
        pass()
    }

    fun click(words: Int) {
        val (x, y) = ask { activity ->
            checkNotNull(find(activity, words)) { "nothing says \"${activity.getString(words)}\"" }.middle()
        }
        window.click(x, y)
        pass()
        Thread.sleep(SHEET_MS)
    }

    fun sees(words: Int): Boolean = ask { find(it, words) != null }

    /** Until the computer has replied and everything has come to rest. */
    fun settle() {
        waitFor("the computer's reply") { state().phase != Phase.COMPUTER_MOVES }
        settleMotion()
    }

    fun settleMotion() = Thread.sleep(MOTION_MS)

    fun waitFor(what: String, done: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        while (!done()) {
            check(System.nanoTime() < end) { "waited too long for $what" }
            Thread.sleep(STEP_MS)
        }
    }

    /** Lets the desktop's queue and Android's run dry: the first by way of it, the second by asking. */
    private fun pass() {
        EventQueue.invokeAndWait { }
        ask { }
    }

    private fun center(square: SquareState): Pair<Int, Int> = ask { activity ->
        val board = activity.screen.board
        val at = IntArray(2)
        board.getLocationOnScreen(at)
        val half = board.shape.side / 2
        (at[0] + board.shape.x(square.column.toInt()) + half).roundToInt() to
            (at[1] + board.shape.y(square.row.toInt()) + half).roundToInt()
    }

    private fun find(activity: Activity, words: Int) = views(activity.window.decorView).lastOrNull { view ->
        val text = activity.getString(words)
        view.isShown && ((view as? TextView)?.text?.toString() == text || view.contentDescription == text)
    }

    private fun views(root: View): Sequence<View> = sequence {
        yield(root)
        if (root is ViewGroup) for (i in 0 until root.childCount) yieldAll(views(root.getChildAt(i)))
    }

    private fun View.middle(): Pair<Int, Int> {
        val at = IntArray(2)
        getLocationOnScreen(at)
        return at[0] + width / 2 to at[1] + height / 2
    }

    private companion object {
        const val STEP_MS = 10L
        const val SHEET_MS = 400L
        const val MOTION_MS = 350L
        const val PATIENCE_NS = 30_000_000_000L
    }
}
