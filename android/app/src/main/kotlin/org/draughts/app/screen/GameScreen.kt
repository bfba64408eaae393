package org.draughts.app.screen

import android.content.Context
import android.widget.FrameLayout
import org.draughts.app.R
import org.draughts.app.board.BoardLook
import org.draughts.app.board.BoardView
import org.draughts.app.board.dressAll
import org.draughts.app.game.GameSession
import org.draughts.app.sheet.SheetHost
import org.draughts.core.ClockView
import org.draughts.core.Feedback
import org.draughts.core.Input
import org.draughts.core.MatchState
import org.draughts.core.Mode
import org.draughts.core.Phase
import org.draughts.core.Player
import org.draughts.core.Seating
import org.draughts.core.Settings

/**
 * The game's screen: it shows the state and sends what the person does; [GameSheets] says what else can be opened.
 */
internal class GameScreen(context: Context, private val session: GameSession) :
    FrameLayout(context),
    GameSession.Audience {
    val board = BoardView(context, ::onBoard)
    private val ticks = Ticks(board)
    val sounds = Sounds(context)
    val looking: LookBack = LookBack(session, ::showEarlier) { session.refresh() }
    private val farActions = ActionBar(context, actions(across = true)).apply { use = ActionBar.Use.FACING }
    private val parts: GameParts = GameParts(
        bar = TopBar(
            context,
            openScores = { sheets.openScores() },
            openHelp = { sheets.openHelp() },
            openMenu = { sheets.openMenu() },
        ),
        notice = NoticeStrip(context, ::dismissNotice),
        far = Plate(context, Player.TWO, ::pauseOrGoOn),
        board = board,
        near = Plate(context, Player.ONE, ::pauseOrGoOn),
        message = MessageBox(context),
        plates = PlatesInOne(context, ::pauseOrGoOn),
        actions = ActionBar(context, actions(across = false)),
        moves = MoveList(context) { looking.at(it + 1) },
        facing = FacingPanel(context, farActions),
    )
    private val layout = GameLayout(context, parts)
    private val host = SheetHost(context, layout)
    private val announcer = Announcer(resources) {
        @Suppress("DEPRECATION")
        board.announceForAccessibility(it)
    }
    val sheets: GameSheets = GameSheets(context, host, session, this)
    private var settings: Settings? = null
    private var turnedByItself = false

    /** What is shown of the clocks is due to change. */
    private val tick = Runnable { showTime() }

    /** The board is turned to who is to move, once the move has been seen. */
    private val turnToMover = Runnable { session.state?.let { board.turn(it.turn == Player.TWO, animate = true) } }

    init {
        clipChildren = false
        addView(layout)
        addView(host)
        host.panel = { layout.panel }
        host.boardEnd = { board.bottom }
        host.clearFrom = layout::coverFrom
        board.addOnLayoutChangeListener { _, _, _, _, bottom, _, _, _, oldBottom ->
            if (bottom != oldBottom) host.boardMoved()
        }
        // The computer thinks for itself, or about a hint for whoever is to move.
        parts.far.thinkingLine.since = { session.thinkingSince ?: hintingFor(Player.TWO) }
        parts.near.thinkingLine.since = { hintingFor(Player.ONE) }
        for (plate in listOf(parts.far, parts.near)) plate.thinkingLine.share = { session.thinkingShare }
        layout.visibility = INVISIBLE
    }

    override fun obey(settings: Settings) {
        this.settings = settings
        ticks.on = settings.haptics
        board.obey(settings)
        layout.boardSide = settings.boardSide
        parts.actions.mirrored = settings.leftHand
        farActions.mirrored = settings.leftHand
        dress()
    }

    override fun show(state: MatchState): Long {
        looking.forget()
        val first = layout.visibility != VISIBLE
        layout.visibility = VISIBLE
        val facing = sits(state, Seating.FACE_TO_FACE)
        layout.faceToFace = facing
        with(parts) {
            bar.show(state)
            notice.show(state, session.recordsNotice)
            moves.show(session.moves())
        }
        showParts(state)
        // The layout knows whether it is the one for two across a table.
        if (parts.actions.use == ActionBar.Use.LOOKING) parts.actions.use = ActionBar.Use.PLAY
        farActions.use = ActionBar.Use.FACING
        layout.requestLayout()
        keepTime(state.clock)
        dress()
        val lasts = board.show(state)
        if (state.feedback != Feedback.NONE) ticks.feel(state.feedback)
        state.sound?.let { sound -> if (lasts > 0) postDelayed({ sounds.play(sound) }, lasts) else sounds.play(sound) }
        if (first) board.requestFocus()
        followMover(state, lasts)
        announcer.stateChanged(state)
        sheets.stateChanged(state, lasts)
        return lasts
    }

    /** What a state says, the board aside. */
    private fun showParts(state: MatchState, note: Int? = null) {
        val facing = layout.faceToFace
        with(parts) {
            far.show(state)
            near.show(state)
            message.show(state, reader(below = true).takeIf { facing }, note)
            this.facing.show(state, reader(below = false), session.isHinting, note)
            plates.show(state)
            actions.show(state, session.isHinting)
            far.thinkingLine.invalidate()
            near.thinkingLine.invalidate()
        }
    }

    private fun showEarlier(state: MatchState) {
        board.finishAnimations()
        showParts(state, R.string.looking_back)
        parts.moves.show(session.moves(), current = (looking.place ?: 0) - 1)
        parts.actions.use = ActionBar.Use.LOOKING
        farActions.use = ActionBar.Use.LOOKING
        board.show(state)
        announcer.looksAt(state)
    }

    private fun hintingFor(player: Player) = session.hintingSince.takeIf { session.state?.turn == player }

    override fun hinting() {
        session.state?.let { showParts(it) }
    }

    /** Shows the time again when what is shown of it changes; a flag that falls ends the game. */
    private fun keepTime(clock: ClockView?) {
        removeCallbacks(tick)
        clock?.changesIn?.let { postDelayed(tick, it.toLong()) }
    }

    private fun showTime() {
        val clock = session.clock() ?: return
        if (clock.fallen != null) return session.refresh()
        with(parts) {
            far.showTime(clock)
            near.showTime(clock)
            plates.showTime(clock)
        }
        announcer.timePasses(clock)
        keepTime(clock)
    }

    /** Stops the clocks, or lets them go on. */
    fun pauseOrGoOn() {
        val clock = session.state?.clock ?: return
        send(if (clock.paused) Input.ResumeClock else Input.PauseClock)
    }

    override fun onAttachedToWindow() {
        super.onAttachedToWindow()
        sounds.open()
    }

    override fun onDetachedFromWindow() {
        sounds.close()
        removeCallbacks(tick)
        super.onDetachedFromWindow()
    }

    private fun sits(state: MatchState, seating: Seating) =
        state.setup.mode == Mode.TWO_PLAYERS && settings?.seating == seating

    /** This player reads from the other side of the table. */
    fun sitsAcross(player: Player) = layout.faceToFace && player == reader(below = false)

    /** Who sits below the board, or across. */
    private fun reader(below: Boolean) = if (below != board.turned) Player.ONE else Player.TWO

    /** Who sits across sees the own kings upright. */
    private fun dress() {
        val settings = settings ?: return
        val across = reader(below = false).takeIf { layout.faceToFace }
        dressAll(BoardLook.of(context, settings).copy(crownsTurned = across))
    }

    private fun followMover(state: MatchState, motionLasts: Long) {
        removeCallbacks(turnToMover)
        val wanted = sits(state, Seating.TURNED_AFTER_EACH_MOVE)
        if (wanted && state.phase != Phase.OVER) {
            if (motionLasts > 0) postDelayed(turnToMover, motionLasts) else turnToMover.run()
        } else if (!wanted && turnedByItself) {
            board.turn(turned = false, animate = true)
        }
        turnedByItself = wanted
    }

    private fun dismissNotice() {
        if (session.state?.notices.isNullOrEmpty()) session.dismissRecordsNotice() else send(Input.DismissNotice)
    }

    /** What can be done beside the board, or [across] it. */
    private fun actions(across: Boolean) = Actions(
        undo = { send(Input.Undo) },
        hint = ::hint,
        turn = ::turnBoard,
        newGame = { sheets.openNewGame() },
        offerDraw = { send(Input.OfferDraw(reader(below = !across))) },
        resign = { sheets.resign(reader(below = !across)) },
        menu = { sheets.openMenu(reader(below = !across).takeIf { layout.faceToFace }) },
        lookEarlier = { looking.earlier() },
        lookLater = { looking.later() },
        lookNoMore = { looking.end() },
    )

    /** Asks for a hint, or asks no longer. */
    fun hint() {
        looking.end()
        board.finishAnimations()
        session.hint()
    }

    /** A touch of an earlier position leads back to the game, and does nothing else. */
    private fun onBoard(input: Input) {
        if (!looking.end()) send(input)
    }

    /** Hands on an input; whatever moves is finished first. */
    fun send(input: Input) {
        board.finishAnimations()
        session.send(input)
    }

    fun turnBoard() {
        board.turn(!board.turned, animate = true)
        dress()
    }

    /** The commands whose names can be read on the page, so that a menu need not have them, too. */
    val readableCommands get() = parts.actions.readable

    /** Makes room for a sheet from below, where one would cover the board. */
    fun raise(raised: Boolean) {
        layout.raised = raised
    }
}
