package org.draughts.app.screen

import android.content.Context
import android.widget.FrameLayout
import org.draughts.app.board.BoardLook
import org.draughts.app.board.BoardView
import org.draughts.app.board.dressAll
import org.draughts.app.game.GameSession
import org.draughts.app.sheet.SheetHost
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
    val board = BoardView(context, ::send)
    private val ticks = Ticks(board)
    val sounds = Sounds(context)
    private val actions = Actions(
        undo = { send(Input.Undo) },
        turn = ::turnBoard,
        newGame = { sheets.openNewGame() },
        menu = { sheets.openMenu() },
    )
    private val farActions = ActionBar(context, actions).apply { facing = true }
    private val parts: GameParts = GameParts(
        bar = TopBar(
            context,
            openScores = { sheets.openScores() },
            openHelp = { sheets.openHelp() },
            openMenu = { sheets.openMenu() },
        ),
        notice = NoticeStrip(context, ::dismissNotice),
        far = Plate(context, Player.TWO),
        board = board,
        near = Plate(context, Player.ONE),
        message = MessageBox(context),
        plates = PlatesInOne(context),
        actions = ActionBar(context, actions),
        moves = MoveList(context),
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

    /** The board is turned to who is to move, once the move has been seen. */
    private val turnToMover = Runnable { session.state?.let { board.turn(it.turn == Player.TWO, animate = true) } }

    init {
        clipChildren = false
        addView(layout)
        addView(host)
        host.panel = { layout.panel }
        host.boardEnd = { board.bottom }
        board.addOnLayoutChangeListener { _, _, _, _, bottom, _, _, _, oldBottom ->
            if (bottom != oldBottom) host.boardMoved()
        }
        parts.far.thinkingLine.since = { session.thinkingSince }
        parts.far.thinkingLine.share = { session.thinkingShare }
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
        val first = layout.visibility != VISIBLE
        layout.visibility = VISIBLE
        val facing = sits(state, Seating.FACE_TO_FACE)
        layout.faceToFace = facing
        with(parts) {
            bar.show(state)
            notice.show(state, session.recordsNotice)
            far.show(state)
            near.show(state)
            message.show(state, reader(below = true).takeIf { facing })
            this.facing.show(state, reader(below = false))
            plates.show(state)
            actions.show(state)
            moves.show(session.moves())
            far.thinkingLine.invalidate()
        }
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

    override fun onAttachedToWindow() {
        super.onAttachedToWindow()
        sounds.open()
    }

    override fun onDetachedFromWindow() {
        sounds.close()
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

    /** Hands on an input; whatever moves is finished first. */
    fun send(input: Input) {
        board.finishAnimations()
        session.send(input)
    }

    fun turnBoard() {
        board.turn(!board.turned, animate = true)
        dress()
    }

    /** Makes room for a sheet from below, where one would cover the board. */
    fun raise(raised: Boolean) {
        layout.raised = raised
    }
}
