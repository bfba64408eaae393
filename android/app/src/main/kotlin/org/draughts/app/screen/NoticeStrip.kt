package org.draughts.app.screen

import android.content.Context
import android.view.Gravity
import android.view.View
import android.widget.FrameLayout
import org.draughts.app.R
import org.draughts.app.records.wordsOf
import org.draughts.app.text.Texts
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.core.MatchState
import org.draughts.core.RecordsNotice

/** Tells once what went wrong with what was kept; it stays until it has been read. */
internal class NoticeStrip(context: Context, dismiss: () -> Unit) : FrameLayout(context) {
    private val texts = Texts(resources)
    private val words = context.label(R.style.Text_Label, R.color.notice)

    init {
        val margin = context.size(R.dimen.margin)
        val strip = row(context)
        strip.gravity = Gravity.CENTER_VERTICAL
        strip.background = context.rounded(R.color.notice_soft, resources.getDimension(R.dimen.radius_card))
        strip.setPaddingRelative(context.dp(16), context.dp(4), context.dp(4), context.dp(4))
        strip.addView(words, share())
        strip.addView(context.iconButton(R.drawable.icon_close, R.string.close, R.color.notice, dismiss))
        setPadding(margin, 0, margin, context.dp(8))
        addView(strip)
        visibility = GONE
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
    }

    /** The game's own notices come before those of the [records]. */
    fun show(state: MatchState, records: RecordsNotice?) {
        val told = state.notices.firstOrNull()?.let { texts.of(it) } ?: records?.let { wordsOf(it, resources) }
        visibility = if (told == null) GONE else VISIBLE
        words.text = told?.let { FILE_NAME_PART.replace(it, BREAK) }
        words.contentDescription = told
    }

    private companion object {
        /** After a dot or a hyphen inside a file's name, which is longer than many a line. */
        val FILE_NAME_PART = Regex("(?<=[.-])(?=[^\\s.-])")

        /** A space of no width. */
        const val BREAK = "\u200B"
    }
}
