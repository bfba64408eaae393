package org.draughts.app.sheet

import android.animation.ValueAnimator
import android.content.Context
import android.view.Gravity
import android.view.View
import android.view.animation.OvershootInterpolator
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.wide
import org.draughts.app.ui.wrapped
import org.draughts.core.BandView
import org.draughts.core.GameOver
import org.draughts.core.MatchState
import org.draughts.core.ScoreKind
import org.draughts.core.ScorePart
import org.draughts.core.ScoreView

/** Where the result leads to. */
internal class GameOverWays(val next: () -> Unit, val review: () -> Unit, val share: () -> Unit, val shut: () -> Unit)

/**
 * How the game ended and what it was worth. The final position stays in sight.
 *
 * @param celebrates a best result has come just now
 */
internal class GameOverSheet(
    context: Context,
    state: MatchState,
    private val over: GameOver,
    private val ways: GameOverWays,
    val celebrates: Boolean,
) : Sheet(context, "") {
    private val texts = Texts(context.resources)
    private val resources = context.resources
    private val large = context.hasLargeText
    private val next = context.button(R.string.next_game, Weight.MAIN, ways.next)

    override val isClear = true

    override fun isDue(state: MatchState) = state.gameOver != null

    override val firstFocus: View get() = next

    override fun shut() = ways.shut()

    override val view: View = GameOverPanel(context, result(state), next, others())

    private fun others() = listOfNotNull(
        OtherWay(R.drawable.icon_moves, R.string.review, ways.review),
        // Between two people the review has it.
        OtherWay(R.drawable.icon_share, R.string.share, ways.share).takeIf { over.score != null },
    )

    private fun result(state: MatchState): View {
        val list = column(context, head(state))
        val score = over.score ?: return list
        if (score.parts.isNotEmpty()) list.addView(parts(score), wide(top = context.dp(10), bottom = context.dp(8)))
        score.unranked?.let { list.addView(note(texts.of(it)), wide(bottom = context.dp(4))) }
        score.band?.let { list.addView(band(it, score.total), wide()) }
        if (score.parts.isNotEmpty() && score.band == null && score.unranked == null) {
            list.addView(note(resources.getString(R.string.bands_on_medium)), wide())
        }
        return list
    }

    private fun head(state: MatchState): View {
        val result = context.label(R.style.Text_Result).apply {
            text = texts.of(over.result)
            markAsHeading()
        }
        val words = column(context, result, context.label(R.style.Text_Muted).apply { text = texts.of(over.cause) })
        val score = over.score ?: return words
        val total = context.label(R.style.Text_Score).apply { text = score.total.toString() }
        val points = column(context, total)
        val side = if (large) Gravity.START else Gravity.END
        total.gravity = side
        best(score)?.let { (text, color) ->
            val line = context.label(R.style.Text_Action, color).apply {
                this.text = text
                gravity = side
            }
            points.addView(line)
            if (score.newBest && celebrates) celebrate(line, total)
        }
        if (large) return column(context, words, points)
        val line = row(context)
        line.gravity = Gravity.TOP
        line.addView(words, share())
        line.addView(points, wrapped(start = context.dp(8)))
        return line
    }

    /** Quietly, and once: the points and the words grow into their places. */
    private fun celebrate(vararg grown: View) {
        if (!ValueAnimator.areAnimatorsEnabled()) return
        grown.forEach { view ->
            // From the edge that they stand at: beyond it they would be cut off.
            view.addOnLayoutChangeListener { _, left, top, right, bottom, _, _, _, _ ->
                view.pivotX = if (large) 0f else (right - left).toFloat()
                view.pivotY = (bottom - top) / 2f
            }
            view.scaleX = GROWS_FROM
            view.scaleY = GROWS_FROM
            view.animate().scaleX(1f).scaleY(1f).setStartDelay(GROWS_AFTER).setDuration(GROWS)
                .setInterpolator(OvershootInterpolator()).start()
        }
    }

    private fun best(score: ScoreView): Pair<String, Int>? {
        val best = score.best
        return when {
            score.newBest -> resources.getString(R.string.best_now) to R.color.accent
            best != null -> resources.getString(R.string.best_is, best.toInt()) to R.color.text_muted
            else -> null
        }
    }

    private fun parts(score: ScoreView): View {
        val list = column(context)
        list.addView(line(), wide(context.dp(1)))
        score.parts.forEachIndexed { index, part ->
            list.addView(part(part), wide(top = if (index == 0) context.dp(4) else 0))
        }
        list.addView(line(), wide(context.dp(1), top = context.dp(4)))
        return list
    }

    private fun part(part: ScorePart): View {
        val name = context.label(R.style.Text_Body).apply { text = nameOf(part.kind) }
        val product = context.label(R.style.Text_Body, R.color.text_muted).apply {
            text = resources.getString(R.string.score_product, part.count.toInt(), part.pointsEach.toInt())
            fontFeatureSettings = TABULAR
        }
        val points = context.label(R.style.Text_Label).apply {
            textSize = POINTS_SIZE
            text = part.points.toString()
            fontFeatureSettings = TABULAR
            gravity = Gravity.END
            minWidth = context.dp(POINTS_WIDTH)
        }
        val numbers = row(context, product)
        numbers.addView(points, wrapped(start = context.dp(16)))
        if (large) return column(context, name, numbers)
        val line = row(context)
        line.minimumHeight = context.dp(28)
        line.addView(name, share())
        line.addView(numbers)
        return line
    }

    private fun nameOf(kind: ScoreKind) = when (kind) {
        is ScoreKind.PiecesLeft -> resources.getString(R.string.score_pieces_left)
        is ScoreKind.MovesUnder -> resources.getString(R.string.score_moves_under, kind.limit.toInt())
    }

    private fun band(band: BandView, total: UInt): View {
        val bar = BandBar(context, band, total.toInt())
        val missing = texts.missing(band.next, band.missing)
        val words = resources.getString(R.string.band_line, texts.name(band.band), missing)
        val list = column(context, bar)
        list.addView(context.label(R.style.Text_Label).apply { text = words }, wide(top = context.dp(6)))
        return list
    }

    private fun note(words: String) = context.label(R.style.Text_Muted).apply { text = words }

    private fun line() = LinearLayout(context).apply { setBackgroundColor(context.getColor(R.color.line)) }

    private companion object {
        const val TABULAR = "tnum"
        const val POINTS_SIZE = 15f
        const val POINTS_WIDTH = 44

        const val GROWS_FROM = 0.6f
        const val GROWS = 480L

        /** The sheet has come up by then. */
        const val GROWS_AFTER = 240L
    }
}
