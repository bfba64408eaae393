package org.draughts.app.replay

import android.content.Context
import android.content.res.ColorStateList
import android.os.Build
import android.os.Bundle
import android.text.TextUtils
import android.view.Gravity
import android.view.KeyEvent
import android.view.View
import android.widget.ScrollView
import android.widget.SeekBar
import org.draughts.app.R
import org.draughts.app.board.BoardLook
import org.draughts.app.board.BoardView
import org.draughts.app.board.dressAll
import org.draughts.app.screen.MoveList
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.scrolling
import org.draughts.app.text.Texts
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.core.Player
import org.draughts.core.Replay
import org.draughts.core.Settings

/**
 * A recorded game, looked through move by move on the game's own board.
 *
 * @param origin what [save] gives back, so that the same game can be opened again
 * @param openMenu opens what else can be done with the game
 */
internal class ReplaySheet(
    context: Context,
    val replay: Replay,
    private val origin: Bundle,
    settings: Settings,
    nickname: String,
    private val openMenu: (ReplaySheet) -> Unit,
    close: (Sheet) -> Unit,
) : Sheet(context, context.getString(R.string.replay)) {
    private val texts = Texts(context.resources)
    private val words = ReplayWords(context.resources)
    private val heading = replay.heading()
    private val length = replay.length().toInt()
    private val moveTexts = replay.moves()
    private val board = BoardView(context) {}
    private val far = SideLine(context, Player.TWO, words.side(heading, Player.TWO, nickname))
    private val near = SideLine(context, Player.ONE, words.side(heading, Player.ONE, nickname))
    private val message = context.label(R.style.Text_Message)
    private val detail = context.label(R.style.Text_Muted)
    private val moves = MoveList(context, ::goTo)
    private val slider = SeekBar(context)
    private val bar = ReplayBar(context, ::toStart, ::oneBack, ::playOrPause, ::oneOn, ::toEnd)
    private val step = Runnable { playOn() }
    private val layout: ReplayLayout
    private val page: ScrollView

    /** In the first row of the list of moves the first place stays empty. */
    private val shift = if (heading.secondSideBegins) 1 else 0

    /** How many moves are played on the board. */
    var place = 0
        private set

    /** It goes on by itself. */
    var plays = false
        private set

    override val isPage = true

    override val firstFocus: View get() = board

    override val view: View get() = page

    /** The list of moves has no room here. */
    val hidesMoves get() = !layout.showsMoves

    init {
        board.obey(settings)
        val lines = column(context, message, detail)
        lines.gravity = Gravity.CENTER_VERTICAL
        lines.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        setUpSlider()
        val parts = ReplayParts(head(close), far, board, near, lines, moves, slider, bar)
        layout = ReplayLayout(context, parts, settings.boardSide)
        page = scrolling(layout)
        page.isFillViewport = true
        layout.dressAll(BoardLook.of(context, settings))
        layout.addOnAttachStateChangeListener(object : View.OnAttachStateChangeListener {
            override fun onViewAttachedToWindow(view: View) = Unit

            override fun onViewDetachedFromWindow(view: View) = pause()
        })
        show(moving = false)
    }

    private fun head(close: (Sheet) -> Unit): View {
        val title = context.label(R.style.Text_Title).apply {
            text = words.title(heading)
            textSize = TITLE_SIZE
            markAsHeading()
        }
        val subtitle = context.label(R.style.Text_Caption).apply {
            text = words.subtitle(heading)
            maxLines = MOST_LINES
            ellipsize = TextUtils.TruncateAt.END
        }
        val head = row(context, context.iconButton(R.drawable.icon_back, R.string.close) { close(this) })
        head.setPaddingRelative(context.dp(4), context.dp(2), context.dp(4), context.dp(2))
        head.addView(column(context, title, subtitle), share(start = context.dp(4)))
        head.addView(context.iconButton(R.drawable.icon_turn, R.string.turn_board, action = ::turn))
        head.addView(context.iconButton(R.drawable.icon_more, R.string.game_menu) { openMenu(this) })
        return head
    }

    private fun setUpSlider() {
        slider.max = length
        slider.contentDescription = context.getString(R.string.replay_slider)
        val accent = ColorStateList.valueOf(context.getColor(R.color.accent))
        slider.progressTintList = accent
        slider.thumbTintList = accent
        slider.progressBackgroundTintList = ColorStateList.valueOf(context.getColor(R.color.control))
        slider.isEnabled = length > 0
        slider.setOnSeekBarChangeListener(object : SeekBar.OnSeekBarChangeListener {
            override fun onProgressChanged(bar: SeekBar, progress: Int, byPerson: Boolean) {
                if (byPerson) goTo(progress - 1)
            }

            override fun onStartTrackingTouch(bar: SeekBar) = pause()

            override fun onStopTrackingTouch(bar: SeekBar) = Unit
        })
    }

    /** The board stands after this move; -1 is the start. */
    private fun goTo(move: Int) {
        pause()
        put(move + 1)
    }

    private fun toStart() = goTo(-1)

    private fun oneBack() = goTo(place - 2)

    private fun oneOn() = goTo(place)

    private fun toEnd() = goTo(length - 1)

    fun turn() {
        board.turn(!board.turned, animate = true)
        layout.requestLayout()
    }

    private fun playOrPause() {
        if (plays) return pause()
        if (length == 0) return
        plays = true
        if (place == length) put(0)
        showBar()
        layout.postDelayed(step, if (place == 0) FIRST_PAUSE else 0)
    }

    private fun playOn() {
        put(place + 1)
        if (place == length) return pause()
        layout.postDelayed(step, PAUSE + board.lasts)
    }

    fun pause() {
        layout.removeCallbacks(step)
        if (!plays) return
        plays = false
        showBar()
    }

    private fun put(wanted: Int) {
        val next = wanted.coerceIn(0, length)
        if (next == place) return
        // Only one move on is seen being made; anything else is there at once.
        val moving = next == place + 1
        place = next
        board.finishAnimations()
        show(moving)
    }

    private fun show(moving: Boolean) {
        val state = replay.state(place.toUInt(), moving)
        board.show(state)
        far.show(state)
        near.show(state)
        message.text = texts.of(state.message)
        val below = state.detail
        detail.visibility = if (below == null) View.GONE else View.VISIBLE
        detail.text = below?.let { texts.of(it) }
        moves.show(moveTexts, place - 1, shift)
        slider.progress = place
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            slider.stateDescription = context.getString(R.string.replay_place, place, length)
        }
        showBar()
    }

    private fun showBar() = bar.show(place, length, plays)

    override fun key(event: KeyEvent): Boolean {
        if (event.isCtrlPressed || event.isAltPressed || event.isMetaPressed) return false
        when (event.keyCode) {
            KeyEvent.KEYCODE_MOVE_HOME -> toStart()
            KeyEvent.KEYCODE_DPAD_LEFT -> oneBack()
            KeyEvent.KEYCODE_DPAD_RIGHT -> oneOn()
            KeyEvent.KEYCODE_MOVE_END -> toEnd()
            KeyEvent.KEYCODE_SPACE, KeyEvent.KEYCODE_MEDIA_PLAY_PAUSE -> playOrPause()
            KeyEvent.KEYCODE_F -> turn()
            KeyEvent.KEYCODE_MENU -> openMenu(this)
            else -> return false
        }
        return true
    }

    override val kind = SheetKind.REPLAY

    override fun save() = Bundle(origin).apply {
        putInt(PLACE, place)
        putBoolean(TURNED, board.turned)
    }

    fun restore(from: Bundle) {
        board.turn(from.getBoolean(TURNED), animate = false)
        goTo(from.getInt(PLACE) - 1)
    }

    /** The list of moves as a sheet of its own, where the page has no room for it. */
    fun movesSheet(close: (Sheet) -> Unit): Sheet =
        MovesSheet(context, moveTexts, place - 1, shift, close, ::goTo)

    private companion object {
        const val TITLE_SIZE = 17f
        const val MOST_LINES = 4
        const val PAUSE = 1000L
        const val FIRST_PAUSE = 500L
        const val PLACE = "place"
        const val TURNED = "turned"
    }
}
