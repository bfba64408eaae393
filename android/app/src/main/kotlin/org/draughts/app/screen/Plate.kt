package org.draughts.app.screen

import android.content.Context
import android.text.TextUtils
import android.view.Gravity
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.text.nameOf
import org.draughts.app.ui.TileView
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.wrapped
import org.draughts.core.ClockView
import org.draughts.core.MatchState
import org.draughts.core.Mode
import org.draughts.core.Phase
import org.draughts.core.Player

/** One side: its piece, its name, whether it is to move, how many pieces it has left. */
internal class Plate(context: Context, private val owner: Player, pauseClock: () -> Unit) : FrameLayout(context) {
    private val texts = Texts(resources)
    private val name = context.label(R.style.Text_Label)
    private val caption = context.label(R.style.Text_Caption)
    private val pill = context.label(R.style.Text_Action, R.color.on_accent_soft)
    private val count = context.label(R.style.Text_Count)
    private val left = context.label(R.style.Text_Muted)
    private val clock = ClockLabel(context, owner, pauseClock)

    private var captionText = ""
    private var pillText: Int? = null

    /** Shows that the computer thinks; meaningful for its own plate only. */
    val thinkingLine = ThinkingLine(context)

    init {
        val margin = context.size(R.dimen.margin)
        name.textSize = NAME_SIZE
        // A name that somebody has given may be longer than any of ours.
        name.maxLines = 1
        name.ellipsize = TextUtils.TruncateAt.END
        pill.background = context.rounded(R.color.accent_soft, context.dp(PILL_RADIUS))
        pill.setPadding(context.dp(9), context.dp(6), context.dp(9), context.dp(6))
        pill.maxLines = 1
        val contents = row(context)
        contents.setPaddingRelative(margin, 0, margin, 0)
        contents.addView(TileView(context, owner))
        contents.addView(column(context, name, caption), share(start = context.dp(12)))
        contents.addView(pill, wrapped(start = context.dp(8)))
        contents.addView(clock, wrapped(start = context.dp(8)))
        contents.addView(count, wrapped(start = context.dp(12)))
        contents.addView(left, wrapped(start = context.dp(4)))
        addView(contents, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        val line = LayoutParams(LayoutParams.MATCH_PARENT, context.dp(LINE), Gravity.BOTTOM)
        line.marginStart = margin + context.size(R.dimen.tile) + context.dp(12)
        line.marginEnd = margin
        addView(thinkingLine, line)
        for (view in listOf(contents, name, caption, pill, count, left)) {
            view.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        share(roomy = MeasureSpec.getSize(widthMeasureSpec) >= context.dp(ROOMY))
        super.onMeasure(widthMeasureSpec, heightMeasureSpec)
    }

    /** In a narrow panel the number of pieces stands for itself, and what the pill says is said under the name. */
    private fun share(roomy: Boolean) {
        // A clock that runs says whose turn it is.
        val spacious = roomy && clock.visibility == GONE
        clock.isSmall = !roomy
        left.visibility = if (spacious) VISIBLE else GONE
        pill.visibility = if (spacious && pillText != null) VISIBLE else GONE
        caption.text = pillText?.takeUnless { spacious }?.let { resources.getString(it) } ?: captionText
    }

    fun show(state: MatchState) {
        val pieces = piecesOf(state, owner)
        name.text = resources.nameOf(state, owner)
        clock.show(state.clock, name.text)
        captionText = caption(state)
        count.text = pieces.toString()
        left.text = resources.getQuantityString(R.plurals.pieces_left, pieces)
        pillText = pill(state)
        pillText?.let { pill.setText(it) }
        requestLayout()
        contentDescription = resources.getQuantityString(R.plurals.plate_spoken, pieces, name.text, pieces)
    }

    private fun caption(state: MatchState): String {
        val over = state.gameOver
        // While an earlier position is looked at the clock tells who is to move in the game.
        val moves = (state.clock?.running ?: state.turn) == owner
        return when {
            // The result can be shut, and how the game came out must still be seen.
            over != null -> resources.getString(
                when (over.winner) {
                    null -> R.string.result_drawn
                    owner -> R.string.result_won
                    else -> R.string.result_lost
                },
            )

            state.setup.mode == Mode.TWO_PLAYERS ->
                resources.getString(if (moves) R.string.to_move else R.string.waiting)

            owner == Player.TWO -> texts.name(state.setup.level)

            else -> resources.getString(R.string.move_number, state.moveNumber.toInt())
        }
    }

    private fun pill(state: MatchState): Int? = when {
        state.turn != owner -> null
        state.phase == Phase.PERSON_MOVES -> R.string.pill_your_move
        state.phase == Phase.COMPUTER_MOVES -> R.string.pill_thinking
        else -> null
    }

    /** Time has passed, and nothing else. */
    fun showTime(view: ClockView) = clock.show(view, name.text)

    private companion object {
        const val NAME_SIZE = 15f
        const val PILL_RADIUS = 16f
        const val LINE = 4

        /** In dp. */
        const val ROOMY = 280
    }
}

/** How many pieces a side has on the board. */
internal fun piecesOf(state: MatchState, owner: Player): Int = when (owner) {
    Player.ONE -> state.piecesOne.toInt()
    Player.TWO -> state.piecesTwo.toInt()
}

/**
 * Both plates in one row, where there is no room for two: what is left is what remains worth telling. Two clocks in large
 * text take a row each.
 */
internal class PlatesInOne(context: Context, pauseClock: () -> Unit) : LinearLayout(context) {
    private val one = Side(context, Player.ONE, pauseClock)
    private val two = Side(context, Player.TWO, pauseClock)
    private val you = context.label(R.style.Text_Muted)

    init {
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = context.size(R.dimen.plate_small)
        addView(one)
        addView(you, share(start = context.dp(12)))
        addView(two)
    }

    fun show(state: MatchState) {
        one.show(state)
        two.show(state)
        orientation = if (state.clock != null && context.hasLargeText) VERTICAL else HORIZONTAL
        you.visibility = if (orientation == VERTICAL) GONE else VISIBLE
        you.text = if (state.clock == null) resources.nameOf(state, Player.ONE) else ""
    }

    /** Time has passed, and nothing else. */
    fun showTime(view: ClockView) {
        one.clock.show(view, one.name)
        two.clock.show(view, two.name)
    }

    private class Side(context: Context, private val owner: Player, pauseClock: () -> Unit) : LinearLayout(context) {
        private val count = context.label(R.style.Text_Count)
        val clock = ClockLabel(context, owner, pauseClock).apply { isSmall = true }
        var name = ""
            private set

        init {
            gravity = Gravity.CENTER_VERTICAL
            addView(TileView(context, owner))
            addView(count, wrapped(start = context.dp(8)))
            addView(clock, wrapped(start = context.dp(6)))
        }

        fun show(state: MatchState) {
            name = resources.nameOf(state, owner)
            count.text = piecesOf(state, owner).toString()
            clock.show(state.clock, name)
        }
    }
}
