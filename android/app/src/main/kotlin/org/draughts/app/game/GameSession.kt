package org.draughts.app.game

import android.content.Intent
import android.os.SystemClock
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.draughts.core.ClockView
import org.draughts.core.Input
import org.draughts.core.Match
import org.draughts.core.MatchState
import org.draughts.core.NicknameException
import org.draughts.core.Phase
import org.draughts.core.Player
import org.draughts.core.RecordsNotice
import org.draughts.core.Replay
import org.draughts.core.Settings
import org.draughts.core.Text
import org.draughts.core.ThinkException
import kotlin.math.max

/**
 * The one match of this process, and its way to the screen.
 *
 * It outlives every Activity, so that a rotation neither loses anything nor stops the computer. All its methods are
 * for the main thread; files are read and awaited on others.
 *
 * The computer thinks while a screen is looking and the state says that it is to move; nothing else starts a search.
 *
 * @param open opens the match from its files; called off the main thread
 */
internal class GameSession(private val open: () -> Match) {
    /** Who shows the match. */
    interface Audience {
        /** The settings are these from now on; always before the state that they show. */
        fun obey(settings: Settings)

        /** Shows a state and says for how many milliseconds its motion will be seen. */
        fun show(state: MatchState): Long

        /** A hint is looked for from now on, or no longer. */
        fun hinting()
    }

    private val scope = CoroutineScope(SupervisorJob() + MainThread)
    private var opening: Job? = null
    private var thinking: Job? = null
    private var hinting: Job? = null
    private var reply: MatchState? = null
    private var audience: Audience? = null
    private var motionEnds = 0L

    /** The core's match; null until it is open. */
    var match: Match? = null
        private set

    /** What the person has set; null until the match is open. */
    var settings: Settings? = null
        private set

    /** What is shown; null until the match is open. */
    var state: MatchState? = null
        private set

    /** All data, on its way to a file or from one. */
    val carrier = DataCarrier(this)

    /** Told what came of a text from outside: the screen that was made last; null: there is none. */
    var arrived: ((Arrival) -> Unit)? = null

    /** Came from outside before the match was open, the oldest first. */
    val unread = ArrayDeque<Intent>()

    /** The games of the text that was opened last. */
    var opened: OpenedPdn? = null

    /** When the computer began to think, by [SystemClock.uptimeMillis]; null if it does not. */
    var thinkingSince: Long? = null
        private set

    /** The share of the search's budget that is used, from 0 to 1. */
    val thinkingShare: Float get() = match?.thinkingShare() ?: 0f

    /** What Master lacks in the variant being played, if it has missed it. */
    val masterNote: Text? get() = match?.tablesNote()

    /** A screen begins to look: it gets the state as it is, at once or when the match is open. */
    fun attach(audience: Audience) {
        this.audience = audience
        val match = match
        if (match != null) {
            if (reply != null) stopThinking()
            settings?.let { audience.obey(it) }
            publish(match.state())
        } else if (opening == null) {
            opening = scope.launch {
                val opened = withContext(Dispatchers.IO) { open() }
                this@GameSession.match = opened
                heed(opened.settings())
                publish(opened.state())
            }
        }
    }

    /**
     * The screen looks away.
     *
     * @param forGood false while it is only being rebuilt; then the computer goes on thinking
     */
    fun detach(audience: Audience, forGood: Boolean) {
        if (this.audience === audience) this.audience = null
        if (!forGood) return
        stopThinking()
        stopHinting()
        val match = match ?: return
        scope.launch(Dispatchers.IO) { match.flush() }
    }

    /** Waits until everything is on the disk. */
    fun flush() {
        match?.flush()
    }

    /** Hands an input to the core and shows what comes of it. Before the match is open nothing can be done. */
    fun send(input: Input) = show(input.leavesPosition) { it.input(input) }

    /** Begins another game with the board after [place] moves of a recorded one. */
    fun playOn(replay: Replay, place: Int) = show(leavesPosition = true) { it.playOn(replay, place.toUInt()) }

    /** Shows what comes of [change]; what is searched for a position that it leaves is given up. */
    private fun show(leavesPosition: Boolean, change: (Match) -> MatchState) {
        val match = match ?: return
        showReplyAtOnce()
        if (leavesPosition) {
            stopThinking()
            stopHinting()
        }
        publish(change(match))
    }

    /** Changes what the person has set; it takes effect at once, and is kept. */
    fun changeSettings(change: (Settings) -> Settings) {
        val match = match ?: return
        showReplyAtOnce()
        val next = change(match.settings())
        val state = match.changeSettings(next)
        heed(next)
        publish(state)
    }

    /** Does what waits for the disk, or takes its time, on another thread; hands what came of it to [then], here. */
    fun <T> apart(work: (Match) -> T, then: (Result<T>) -> Unit) {
        val match = match ?: return
        scope.launch { then(withContext(Dispatchers.IO) { runCatching { work(match) } }) }
    }

    /** The match may be another one: data came in, or was taken back. */
    fun renewed() {
        val match = match ?: return
        stopThinking()
        stopHinting()
        heed(match.settings())
        publish(match.state())
    }

    /** What is to be told about the files of the records, oldest first. */
    val recordsNotice: RecordsNotice? get() = match?.records()?.notices()?.firstOrNull()

    /** The person has read it. */
    fun dismissRecordsNotice() {
        match?.records()?.dismissNotice()
        match?.let { publish(it.state()) }
    }

    private fun heed(settings: Settings) {
        this.settings = settings
        audience?.obey(settings)
    }

    /** When a hint was asked for that is being looked for, by [SystemClock.uptimeMillis]; else null. */
    var hintingSince: Long? = null
        private set

    /** A hint is being looked for. */
    val isHinting: Boolean get() = hinting?.isActive == true

    /** Looks for a hint; asked once more while it does, it gives up looking. */
    fun hint() {
        val match = match ?: return
        if (stopHinting()) return
        showReplyAtOnce()
        hintingSince = SystemClock.uptimeMillis()
        hinting = scope.launch {
            val hinted = try {
                match.hint()
            } catch (stopped: ThinkException) {
                match.state()
            }
            hinting = null
            hintingSince = null
            publish(hinted)
        }
        audience?.hinting()
    }

    /** True if a hint was being looked for. */
    private fun stopHinting(): Boolean {
        val job = hinting ?: return false
        hinting = null
        hintingSince = null
        job.cancel()
        match?.stopThinking()
        audience?.hinting()
        return true
    }

    /** Calls a player by a name from now on; an empty one takes it away. */
    @Throws(NicknameException::class)
    fun name(player: Player, name: String) {
        val match = match ?: return
        val next = match.setName(player, name)
        if (next.names != state?.names) publish(next)
    }

    /** The clocks as they stand now, if two people play by them. */
    fun clock(): ClockView? = match?.clock()

    /** Stops the clocks, if they run; the app is left. */
    fun pauseClock() {
        if (state?.clock?.running != null) send(Input.PauseClock)
    }

    /** An earlier position of the game, to be looked at. */
    fun stateAt(place: Int, forward: Boolean): MatchState? = match?.stateAt(place.toUInt(), forward)

    /** Shows the match as it is: time has passed, or something that no input has changed. */
    fun refresh() {
        match?.let { publish(it.state()) }
    }

    /** The moves played so far, the first mover's first. */
    fun moves(): List<String> = match?.moveList().orEmpty()

    /** The reply is there and only waits to be shown: the person's next input finds it on the board. */
    private fun showReplyAtOnce() {
        val waiting = reply ?: return
        stopThinking()
        publish(waiting)
    }

    private fun publish(next: MatchState) {
        state = next
        motionEnds = SystemClock.uptimeMillis() + (audience?.show(next) ?: 0L)
        if (next.phase == Phase.COMPUTER_MOVES) think()
    }

    private fun think() {
        val match = match ?: return
        if (thinking?.isActive == true || audience == null) return
        thinking = scope.launch {
            val began = SystemClock.uptimeMillis()
            thinkingSince = began
            try {
                val answer = match.think()
                reply = answer
                MainThread.pause(max(began + LEAST_THOUGHT, motionEnds) - SystemClock.uptimeMillis())
                thinkingEnded()
                publish(answer)
            } catch (stopped: ThinkException) {
                // Something else has happened meanwhile, or an older search is still ending: show what is, and think
                // about it if that is what it wants.
                MainThread.pause(RETRY)
                thinkingEnded()
                publish(match.state())
            }
        }
    }

    private fun stopThinking() {
        val job = thinking ?: return
        thinkingEnded()
        job.cancel()
        match?.stopThinking()
    }

    private fun thinkingEnded() {
        thinking = null
        thinkingSince = null
        reply = null
    }

    /** The input takes the position away from under a search. */
    private val Input.leavesPosition
        get() = this is Input.Undo || this is Input.Redo || this is Input.NewGame || this is Input.NextGame

    private companion object {
        /** A reply that comes at once looks like a slip. Milliseconds. */
        const val LEAST_THOUGHT = 250L

        const val RETRY = 20L
    }
}
