package org.draughts.app.screen

import android.content.Context
import android.content.res.ColorStateList
import android.view.Gravity
import android.widget.ImageView
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.icon
import org.draughts.app.ui.label
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.withFocusFrame
import org.draughts.app.ui.wrapped
import org.draughts.core.MatchState

/** What can be done from the action bar. */
internal class Actions(
    val undo: () -> Unit,
    val hint: () -> Unit,
    val turn: () -> Unit,
    val newGame: () -> Unit,
    val offerDraw: () -> Unit,
    val resign: () -> Unit,
    val menu: () -> Unit,
    val lookEarlier: () -> Unit,
    val lookLater: () -> Unit,
    val lookNoMore: () -> Unit,
)

/** What a player needs most, in equal cells under the thumb. With large text the icons stand alone and are larger. */
internal class ActionBar(context: Context, actions: Actions) : LinearLayout(context) {
    /** What the bar is for. */
    enum class Use {
        PLAY,

        /** Between two who sit face to face: what each says to the other, and the only way to a menu. */
        FACING,

        /** An earlier position is looked at: there is a way back to the game, and none to do anything else. */
        LOOKING,
    }

    private val undo = Cell(context, R.drawable.icon_undo, R.string.undo, R.string.undo, actions.undo)
    private val hint = Cell(context, R.drawable.icon_hint, R.string.hint, R.string.hint, actions.hint)
    private val turn = Cell(context, R.drawable.icon_turn, R.string.turn_short, R.string.turn_board, actions.turn)
    private val newGame = Cell(context, R.drawable.icon_new, R.string.new_game, R.string.new_game, actions.newGame)
    private val offer = Cell(context, R.drawable.icon_draw, R.string.offer_draw, R.string.offer_draw, actions.offerDraw)
    private val resign = Cell(context, R.drawable.icon_resign, R.string.resign, R.string.resign, actions.resign)
    private val menu = Cell(context, R.drawable.icon_menu, R.string.menu, R.string.menu, actions.menu)
    private val looking = listOf(
        Cell(context, R.drawable.icon_back, R.string.look_earlier, R.string.look_earlier, actions.lookEarlier),
        Cell(context, R.drawable.icon_next, R.string.look_later, R.string.look_later, actions.lookLater),
        Cell(context, R.drawable.icon_close, R.string.look_return, R.string.look_return, actions.lookNoMore),
    )

    /** The cells stand in mirrored order, for the left hand. */
    var mirrored = false
        set(value) {
            if (field == value) return
            field = value
            fill()
        }

    var use = Use.PLAY
        set(value) {
            if (field == value) return
            field = value
            fill()
        }

    init {
        gravity = Gravity.CENTER_VERTICAL
        setPadding(context.dp(8), 0, context.dp(8), 0)
        fill()
    }

    private fun fill() {
        removeAllViews()
        val cells = when (use) {
            Use.PLAY -> listOf(undo, hint, turn, newGame)
            Use.FACING -> listOf(undo, offer, resign, menu)
            Use.LOOKING -> looking
        }
        if (use == Use.LOOKING) setBackgroundColor(context.getColor(R.color.accent_soft)) else background = null
        for (cell in if (mirrored) cells.asReversed() else cells) addView(cell, share(height = context.dp(CELL)))
    }

    /** The commands that can be read here: with their names, and not only as icons. */
    val readable: Set<Int>
        get() = cells().filter { visibility == VISIBLE && it.worded && !context.hasLargeText }.map { it.command }.toSet()

    private fun cells() = (0 until childCount).map { getChildAt(it) as Cell }

    /** Where the cells are too narrow for words their icons stand alone. */
    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val room = MeasureSpec.getSize(widthMeasureSpec) - paddingLeft - paddingRight
        val worded = room >= childCount * context.dp(WORDED)
        cells().forEach { it.worded = worded }
        super.onMeasure(widthMeasureSpec, heightMeasureSpec)
    }

    /** @param hinting a hint is being looked for: what stands in its place then ends that */
    fun show(state: MatchState, hinting: Boolean) {
        undo.dim(!state.canUndo)
        if (hinting) {
            hint.say(R.drawable.icon_close, R.string.hint_stop, R.string.hint_stop_spoken)
        } else {
            hint.say(R.drawable.icon_hint, R.string.hint, R.string.hint)
        }
        hint.dim(!hinting && !state.canHint)
        offer.dim(!state.canResign)
        resign.dim(!state.canResign)
    }

    /** A dimmed cell can still be tapped: it is then told why nothing happens. */
    private class Cell(context: Context, icon: Int, shown: Int, val command: Int, action: () -> Unit) :
        LinearLayout(context) {
        private val image = ImageView(context)
        private val words = context.label(R.style.Text_Action)

        init {
            orientation = VERTICAL
            gravity = Gravity.CENTER
            image.scaleType = ImageView.ScaleType.FIT_CENTER
            val size = context.size(if (context.hasLargeText) R.dimen.icon_large else R.dimen.icon)
            addView(image, LayoutParams(size, size))
            if (!context.hasLargeText) {
                words.gravity = Gravity.CENTER
                words.maxLines = 2
                addView(words, wrapped().apply { topMargin = context.dp(3) })
            }
            say(icon, shown, command)
            background = context.touchable(null, resources.getDimension(R.dimen.radius_control))
            withFocusFrame(resources.getDimension(R.dimen.radius_control))
            setOnClickListener { action() }
        }

        var worded = true
            set(value) {
                field = value
                val shown = if (value) VISIBLE else GONE
                if (words.visibility != shown) words.visibility = shown
            }

        fun say(icon: Int, shown: Int, spoken: Int) {
            image.setImageDrawable(context.icon(icon))
            words.setText(shown)
            contentDescription = context.getString(spoken)
            tooltipText = contentDescription
        }

        fun dim(dimmed: Boolean) {
            val color = context.getColor(if (dimmed) R.color.control else R.color.text)
            image.imageTintList = ColorStateList.valueOf(color)
            words.setTextColor(color)
        }
    }

    private companion object {
        const val CELL = 56

        /** The least width of a cell with words, in dp. */
        const val WORDED = 68
    }
}
