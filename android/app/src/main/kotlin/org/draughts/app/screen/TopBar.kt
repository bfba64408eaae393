package org.draughts.app.screen

import android.content.Context
import android.view.Gravity
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.core.MatchState
import org.draughts.core.Mode

/** What is being played, and the way to everything else. */
internal class TopBar(context: Context, openScores: () -> Unit, openHelp: () -> Unit, openMenu: () -> Unit) :
    LinearLayout(context) {
    private val texts = Texts(resources)
    private val title = context.label(R.style.Text_Title)
    private val subtitle = context.label(R.style.Text_Caption)

    private val shortcuts = listOf(
        context.iconButton(R.drawable.icon_scores, R.string.scores, action = openScores),
        context.iconButton(R.drawable.icon_help, R.string.help, action = openHelp),
    )

    init {
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = context.size(R.dimen.top_bar)
        // The last icon, not its room for a finger, ends where the rest of the page does.
        val end = context.size(R.dimen.margin) - (context.size(R.dimen.touch) - context.size(R.dimen.icon)) / 2
        setPaddingRelative(context.size(R.dimen.margin), context.dp(2), end, context.dp(2))
        title.textSize = TITLE_SIZE
        title.markAsHeading()
        addView(column(context, title, subtitle), share())
        shortcuts.forEach { addView(it) }
        addView(context.iconButton(R.drawable.icon_menu, R.string.menu, action = openMenu))
    }

    /** With large text or in a narrow panel the title needs the room; scores and help are in the menu too. */
    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        val roomy = !context.hasLargeText && MeasureSpec.getSize(widthMeasureSpec) >= context.dp(ROOMY)
        shortcuts.forEach { it.visibility = if (roomy) VISIBLE else GONE }
        super.onMeasure(widthMeasureSpec, heightMeasureSpec)
    }

    fun show(state: MatchState) {
        val setup = state.setup
        title.text = texts.name(setup.variant, setup.forcedCapture)
        val board = state.boardSize.toInt()
        subtitle.text = when (setup.mode) {
            Mode.COMPUTER -> resources.getString(R.string.subtitle_computer, board, texts.name(setup.level))
            Mode.TWO_PLAYERS -> resources.getString(R.string.subtitle_two, board)
        }
    }

    private companion object {
        const val TITLE_SIZE = 17f

        /** In dp. */
        const val ROOMY = 280
    }
}
