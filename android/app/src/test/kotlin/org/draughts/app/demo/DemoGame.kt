package org.draughts.app.demo

import android.app.Activity
import java.io.File
import kotlin.math.roundToInt
import kotlin.random.Random
import org.draughts.app.DraughtsApplication
import org.draughts.app.MainActivity
import org.draughts.app.R
import org.draughts.core.Feedback
import org.draughts.core.MatchState
import org.draughts.core.Phase
import org.draughts.core.Player
import org.draughts.core.SquareState
import org.draughts.core.Target
import org.draughts.window.Remote
import org.draughts.window.WindowScript

/**
 * Plays whole games against the computer through the desktop window, by mouse, with a refused tap, an undo and a series
 * among its moves; prints what was played and leaves pictures in `demo.dir`.
 *
 * It knows no rules: it picks what the state says is movable and goes where a target is marked.
 */
class DemoGame : WindowScript {
    private val folder = File(System.getProperty("demo.dir") ?: "demo")
    private val random = Random(System.getProperty("demo.seed")?.toInt() ?: 11)
    private lateinit var hand: DemoHand
    private val seen = HashSet<String>()
    private var game = 0

    override fun play(window: Remote) {
        hand = DemoHand(window)
        hand.waitFor("the match") { hand.stateOrNull() != null }
        hand.waitFor("the board") { hand.ask { it.screen.board.width > 0 } }
        val started = System.nanoTime()
        while (game < MOST_GAMES && seen.size < WANTED) wholeGame(window)
        check(seen.size == WANTED) { "the games had only these in them: $seen" }
        println("${hand.moves} own moves in $game game(s), ${(System.nanoTime() - started) / 1_000_000_000} s. Pictures: $folder")
    }

    private fun wholeGame(window: Remote) {
        game++
        startEasyGame()
        println("Game $game: English, Easy, you (solid) begin")
        picture(window, "start")
        refusedTap(window)
        var number = 0
        while (hand.state().phase != Phase.OVER) {
            number++
            val own = ownMove(window)
            hand.settle()
            if (number == UNDO_AT && hand.state().phase == Phase.PERSON_MOVES) undo(window)
            else tell(number, own)
        }
        result(window)
    }

    /** By the screen's own buttons. */
    private fun startEasyGame() {
        if (game == 1 || hand.state().phase != Phase.OVER) {
            hand.click(R.string.new_game)
            hand.click(R.string.level_easy)
            hand.click(R.string.start)
            // A game that was kept from an earlier run is given up.
            if (hand.sees(R.string.give_up)) hand.click(R.string.give_up)
        } else {
            hand.click(R.string.next_game)
        }
        hand.settle()
    }

    private fun refusedTap(window: Remote) {
        val theirs = hand.state().squares.first { it.piece?.owner == Player.TWO }
        hand.tap(theirs)
        check(hand.state().feedback == Feedback.DOUBLE_TICK) { "a tap on their piece was not refused" }
        println("  refused: ${theirs.name}, \"${hand.message()}\"")
        picture(window, "refused")
        seen += "a refusal"
        hand.settle()
    }

    /** Picks and goes, landing by landing; now and then by dragging. Says in words what was played. */
    private fun ownMove(window: Remote): String {
        var way = ""
        val drags = random.nextInt(DRAG_EVERY) == 0
        var steps = 0
        while (hand.state().phase == Phase.PERSON_MOVES) {
            check(++steps < MOST_STEPS) { "the move does not end" }
            val before = hand.state()
            val picked = before.squares.find { it.picked } ?: best(before.squares.filter { it.movable }, before).also { hand.tap(it) }
            val state = hand.state()
            val targets = state.squares.filter { it.target != null }
            val to = targets.find { it.target == Target.VIA } ?: targets[random.nextInt(targets.size)]
            if (way.isEmpty()) way = picked.name
            way += " ${to.name}"
            if (to.target == Target.VIA && seen.add("a series")) picture(window, "series")
            if (drags && to.target == Target.QUIET) hand.drag(picked, to) else hand.tap(to)
            if (hand.state().turn != state.turn || hand.state().phase != Phase.PERSON_MOVES) break
            hand.settleMotion()
        }
        hand.moves++
        return way
    }

    private fun best(movable: List<SquareState>, state: MatchState): SquareState {
        check(movable.isNotEmpty()) { "nothing can move in $state" }
        return movable[random.nextInt(movable.size)]
    }

    private fun undo(window: Remote) {
        val before = hand.state().moveNumber
        hand.click(R.string.undo)
        hand.settle()
        check(hand.state().moveNumber < before) { "nothing was taken back" }
        println("  undo: back to move ${hand.state().moveNumber}")
        picture(window, "undo")
        seen += "an undo"
    }

    private fun tell(number: Int, own: String) {
        val state = hand.state()
        val reply = state.lastMove?.takeIf { it.player == Player.TWO }?.notation ?: "-"
        println("  %2d. %-12s %-10s %d : %d".format(number, own, reply, state.piecesOne.toInt(), state.piecesTwo.toInt()))
        if (number % PICTURE_EVERY == 0) hand.window.shot(File(folder, "%d-move-%02d.png".format(game, number)))
    }

    private fun result(window: Remote) {
        hand.waitFor("the result") { hand.sees(R.string.next_game) }
        Thread.sleep(SHEET_MS)
        picture(window, "result")
        val over = checkNotNull(hand.state().gameOver)
        val score = over.score?.let { score -> score.parts.joinToString(" + ") { "${it.count} x ${it.pointsEach}" } + " = ${score.total}" }
        println("Result: ${over.winner?.let { if (it == Player.ONE) "you won" else "the computer won" } ?: "draw"}; points: $score")
    }

    private fun picture(window: Remote, what: String) = window.shot(File(folder, "$game-$what.png"))

    private companion object {
        const val WANTED = 3
        const val MOST_GAMES = 5
        const val UNDO_AT = 3
        const val DRAG_EVERY = 3
        const val MOST_STEPS = 40
        const val PICTURE_EVERY = 10
        const val SHEET_MS = 400L
    }
}

/** Finds things on the screen and lets the mouse go there. */
internal class DemoHand(val window: Remote) {
    var moves = 0

    fun <T> ask(question: (MainActivity) -> T): T = window.ask { question(it as MainActivity) }

    fun stateOrNull(): MatchState? = ask { (it.application as DraughtsApplication).session.state }

    fun state(): MatchState = checkNotNull(stateOrNull())

    fun message(): String = ask { activity -> org.draughts.app.text.Texts(activity.resources).of(checkNotNull(activity.screen.board.state).message) }

    fun tap(square: SquareState) = center(square).let { (x, y) -> window.click(x, y) }.also { pass() }

    fun drag(from: SquareState, to: SquareState) {
        val (x1, y1) = center(from)
        val (x2, y2) = center(to)
        window.drag(x1, y1, x2, y2)
        pass()
    }

    fun click(words: Int) {
        val (x, y) = ask { activity -> checkNotNull(find(activity, words)) { "nothing says \"${activity.getString(words)}\"" }.middle() }
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
        java.awt.EventQueue.invokeAndWait { }
        ask { }
    }

    private fun center(square: SquareState): Pair<Int, Int> = ask { activity ->
        val board = activity.screen.board
        val at = IntArray(2)
        board.getLocationOnScreen(at)
        val half = board.shape.side / 2
        (at[0] + board.shape.x(square.column.toInt()) + half).roundToInt() to (at[1] + board.shape.y(square.row.toInt()) + half).roundToInt()
    }

    private fun find(activity: Activity, words: Int) = views(activity.window.decorView).lastOrNull { view ->
        val text = activity.getString(words)
        view.isShown && ((view as? android.widget.TextView)?.text?.toString() == text || view.contentDescription == text)
    }

    private fun views(root: android.view.View): Sequence<android.view.View> = sequence {
        yield(root)
        if (root is android.view.ViewGroup) for (i in 0 until root.childCount) yieldAll(views(root.getChildAt(i)))
    }

    private fun android.view.View.middle(): Pair<Int, Int> {
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
