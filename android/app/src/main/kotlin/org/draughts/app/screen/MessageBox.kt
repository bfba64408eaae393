package org.draughts.app.screen

import android.content.Context
import android.view.Gravity
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.text.said
import org.draughts.app.ui.TileView
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.wide
import org.draughts.app.ui.wrapped
import org.draughts.core.MatchState
import org.draughts.core.Phase
import org.draughts.core.Player
import org.draughts.core.TextKey

/** What is to be said, in two lines; both keep their place when they are empty. A draw that is near adds its rule. */
internal class MessageBox(context: Context) : LinearLayout(context) {
    private val texts = Texts(resources)
    private val first = context.label(R.style.Text_Message)
    private val second = context.label(R.style.Text_Muted)
    private val rule = context.label(R.style.Text_Caption)
    private val ringed = mapOf(
        Player.ONE to TileView(context, Player.ONE, ringed = true),
        Player.TWO to TileView(context, Player.TWO, ringed = true),
    )
    private val countdown = CountdownPill(context)

    init {
        gravity = Gravity.CENTER_VERTICAL
        background = context.rounded(R.color.surface, resources.getDimension(R.dimen.radius_card))
        val side = context.dp(16)
        setPadding(side, context.dp(8), side, context.dp(8))
        second.setLineSpacing(context.dp(1.5f), 1f)
        val head = row(context)
        val lines = column(context, head, second, rule)
        head.addView(first, share())
        if (context.hasLargeText) {
            lines.addView(countdown, wide(top = context.dp(4)).apply { width = LayoutParams.WRAP_CONTENT })
        } else {
            head.addView(countdown, wrapped(start = context.dp(8)))
        }
        ringed.values.forEach { tile ->
            addView(tile, wrapped().apply { marginEnd = context.dp(12) })
        }
        addView(lines, share())
    }

    /**
     * @param reader who reads it alone, where two people sit face to face; null if everybody does
     * @param note stands in the second line where the state says nothing there
     */
    fun show(state: MatchState, reader: Player? = null, note: Int? = null) {
        val stopped = state.clock?.paused == true
        val waits = reader != null && reader != state.turn && state.phase == Phase.PERSON_MOVES && !stopped
        first.text = when {
            reader == null || state.phase != Phase.PERSON_MOVES -> texts.of(state.message)
            waits -> resources.said(
                state,
                state.turn,
                R.string.msg_named_player_moves,
                R.string.msg_player_one_moves,
                R.string.msg_player_two_moves,
            )

            state.message.key in NAMES_THE_MOVER -> resources.getString(R.string.msg_your_move)
            else -> texts.of(state.message)
        }
        val detail = state.detail?.takeUnless { waits && it.key != TextKey.LAST_MOVE_WAS }
        second.text = detail?.let { texts.of(it) } ?: note?.let { resources.getString(it) }.orEmpty()
        rule.visibility = if (state.countdown == null) GONE else VISIBLE
        rule.text = state.countdown?.let { texts.of(it.rule) }.orEmpty()
        val capturing = !waits && state.squares.any { it.mustCapture }
        ringed.forEach { (owner, tile) -> tile.visibility = if (capturing && owner == state.turn) VISIBLE else GONE }
        countdown.show(state.countdown)
    }

    private companion object {
        val NAMES_THE_MOVER = listOf(TextKey.PLAYER_ONE_MOVES, TextKey.PLAYER_TWO_MOVES, TextKey.NAMED_PLAYER_MOVES)
    }
}
