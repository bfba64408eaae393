package org.draughts.app.screen

import android.content.Context
import android.widget.FrameLayout
import org.draughts.app.board.BoardView
import org.draughts.app.game.GameSession
import org.draughts.app.sheet.SheetHost
import org.draughts.core.Feedback
import org.draughts.core.Input
import org.draughts.core.MatchState
import org.draughts.core.Player

/**
 * The game's screen: it shows the state and sends what the person does; [GameSheets] says what else can be opened.
 */
internal class GameScreen(context: Context, private val session: GameSession) :
    FrameLayout(context),
    GameSession.Audience {
    val board = BoardView(context, ::send)
    private val ticks = Ticks(board)
    private val parts: GameParts = GameParts(
        bar = TopBar(context) { sheets.openMenu() },
        notice = NoticeStrip(context) { send(Input.DismissNotice) },
        far = Plate(context, Player.TWO),
        board = board,
        near = Plate(context, Player.ONE),
        message = MessageBox(context),
        plates = PlatesInOne(context),
        actions = ActionBar(context, { send(Input.Undo) }, ::turnBoard, { sheets.openNewGame() }),
    )
    private val layout = GameLayout(context, parts)
    private val host = SheetHost(context, layout)
    val sheets: GameSheets = GameSheets(context, host, session, this)

    init {
        clipChildren = false
        addView(layout)
        addView(host)
        host.panelStart = { layout.panelStart }
        host.boardEnd = { board.bottom }
        board.addOnLayoutChangeListener { _, _, _, _, bottom, _, _, _, oldBottom ->
            if (bottom !=
                oldBottom
            ) {
                host.boardMoved()
            }
        }
        parts.far.thinkingLine.since = { session.thinkingSince }
        parts.far.thinkingLine.share = { session.thinkingShare }
        layout.visibility = INVISIBLE
    }

    override fun show(state: MatchState): Long {
        val first = layout.visibility != VISIBLE
        layout.visibility = VISIBLE
        with(parts) {
            bar.show(state)
            notice.show(state)
            far.show(state)
            near.show(state)
            message.show(state)
            plates.show(state)
            actions.show(state)
            far.thinkingLine.invalidate()
        }
        val lasts = board.show(state)
        if (state.feedback != Feedback.NONE) ticks.feel(state.feedback)
        if (first) board.requestFocus()
        sheets.stateChanged(state, lasts)
        return lasts
    }

    /** Hands on an input; whatever moves is finished first. */
    fun send(input: Input) {
        board.finishAnimations()
        session.send(input)
    }

    fun turnBoard() = board.turn(!board.turned, animate = true)

    /** Makes room for a sheet from below, where one would cover the board. */
    fun raise(raised: Boolean) {
        layout.raised = raised
    }
}
