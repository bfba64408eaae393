package org.draughts.app.demo

import org.draughts.app.R
import org.draughts.core.Feedback
import org.draughts.core.Phase
import org.draughts.core.Player
import org.draughts.core.Target
import org.draughts.window.Remote
import org.draughts.window.WindowScript
import java.io.File
import kotlin.random.Random

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
        println(
            "${hand.moves} own moves in $game game(s), ${(System.nanoTime() - started) / SECOND} s. Pictures: $folder",
        )
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
            if (number == UNDO_AT && hand.state().phase == Phase.PERSON_MOVES) {
                undo(window)
            } else {
                tell(number, own)
            }
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
        val drags = random.nextInt(DRAG_EVERY) == 0
        pickWell()
        val way = StringBuilder(checkNotNull(hand.picked()).name)
        while (hand.state().phase == Phase.PERSON_MOVES) {
            val state = hand.state()
            val picked = checkNotNull(hand.picked())
            val to = state.squares.filter { it.target != null }.maxBy { DemoEyes(state, random).likes(picked, it) }
            way.append(' ').append(to.name)
            if (to.target == Target.VIA && seen.add("a series")) {
                hand.settleMotion()
                picture(window, "series")
            }
            if (drags && to.target == Target.QUIET) hand.drag(picked, to) else hand.tap(to)
            if (to.target != Target.VIA) break
            hand.settleMotion()
        }
        hand.moves++
        return way.toString()
    }

    /** Takes up a few pieces, looks where each could go, and keeps the one that has the best place to go to. */
    private fun pickWell() {
        if (hand.picked() != null) return
        val movable = hand.state().squares.filter { it.movable }.shuffled(random).take(LOOKS)
        val best = movable.maxBy { piece ->
            if (hand.picked()?.square != piece.square) hand.tap(piece)
            val state = hand.state()
            state.squares.filter { it.target != null }.maxOfOrNull { DemoEyes(state, random).likes(piece, it) }
                ?: Double.NEGATIVE_INFINITY
        }
        if (hand.picked()?.square != best.square) hand.tap(best)
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
        println(
            "  %2d. %-12s %-10s %d : %d".format(number, own, reply, state.piecesOne.toInt(), state.piecesTwo.toInt()),
        )
        if (number % PICTURE_EVERY == 0) hand.window.shot(File(folder, "%d-move-%02d.png".format(game, number)))
    }

    private fun result(window: Remote) {
        hand.waitFor("the result") { hand.sees(R.string.next_game) }
        Thread.sleep(SHEET_MS)
        picture(window, "result")
        val over = checkNotNull(hand.state().gameOver)
        val score = over.score?.let { score ->
            score.parts.joinToString(" + ") { "${it.count} x ${it.pointsEach}" } +
                " = ${score.total}"
        }
        println(
            "Result: ${over.winner?.let {
                if (it == Player.ONE) "you won" else "the computer won"
            } ?: "draw"}; points: $score",
        )
    }

    private fun picture(window: Remote, what: String) = window.shot(File(folder, "$game-$what.png"))

    private companion object {
        const val SECOND = 1_000_000_000L
        const val WANTED = 3
        const val MOST_GAMES = 5
        const val UNDO_AT = 3
        const val DRAG_EVERY = 3
        const val LOOKS = 4
        const val PICTURE_EVERY = 10
        const val SHEET_MS = 400L
    }
}
