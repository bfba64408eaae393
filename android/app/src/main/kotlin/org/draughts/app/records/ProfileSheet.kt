package org.draughts.app.records

import android.content.Context
import android.os.Bundle
import android.text.TextUtils
import android.view.Gravity
import android.view.View
import android.widget.FrameLayout
import android.widget.ImageView
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.headed
import org.draughts.app.sheet.scrolling
import org.draughts.app.text.day
import org.draughts.app.ui.UndoBar
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.icon
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.rounded
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.CardView
import org.draughts.core.ColleagueView
import org.draughts.core.Leader
import org.draughts.core.Records
import java.text.BreakIterator

/** Where the profile leads to. */
internal class ProfileWays(
    val shareText: (String) -> Unit,
    val copyText: (String) -> Unit,
    val paste: () -> Unit,
    val openColleague: (String) -> Unit,
    val close: (Sheet) -> Unit,
)

/** The person's nickname and card, and the colleagues whose results they have. */
internal class ProfileSheet(context: Context, private val records: Records, private val ways: ProfileWays) :
    Sheet(context, context.getString(R.string.profile)) {
    private val nickname = NicknameField(context, records.profile(), records::setNickname, ::refresh)
    private val card = column(context)
    private val colleagues = column(context)
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) { ways.close(this) }
    private val scroll = scrolling(
        column(context).apply {
            setPadding(context.dp(16), context.dp(8), context.dp(16), context.dp(24))
            addView(nickname, wide())
            addView(card, wide(top = context.dp(16)))
            val heading = context.label(R.style.Text_Label, R.color.accent)
            heading.setText(R.string.colleagues)
            heading.markAsHeading()
            addView(heading, wide(top = context.dp(24), bottom = context.dp(4)))
            addView(colleagues, wide())
        },
    )
    private val undo = UndoBar(context, scroll)

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = headed(title, shutButton, undo)

    init {
        refresh()
    }

    override fun uncovered() = refresh()

    /** The best results or the colleagues have changed. */
    fun refresh() {
        showCard()
        showColleagues()
    }

    private fun showCard() {
        card.removeAllViews()
        val side = context.dp(16)
        card.setPadding(side, side, side, side)
        card.background = context.rounded(R.color.surface_alt, context.resources.getDimension(R.dimen.radius_card))
        val own = records.card()
        if (own == null) {
            card.addView(note(R.string.card_needs_nickname), wide(bottom = context.dp(12)))
        } else {
            show(own)
        }
        card.addView(context.button(R.string.paste_card, Weight.SECOND, ways.paste), wide(top = context.dp(8)))
    }

    private fun show(own: CardView) {
        own.qr?.let { code ->
            val picture = QrView(context, code)
            picture.contentDescription = context.getString(R.string.qr_spoken)
            val frame = FrameLayout(context)
            frame.addView(picture, FrameLayout.LayoutParams(WRAP, WRAP, Gravity.CENTER_HORIZONTAL))
            card.addView(frame, wide(bottom = context.dp(12)))
        }
        card.addView(note(R.string.card_holds), wide(bottom = context.dp(12)))
        card.addView(context.button(R.string.share_card, Weight.MAIN) { ways.shareText(own.text) }, wide())
        val copy = context.button(R.string.copy_card, Weight.SECOND) { ways.copyText(own.text) }
        card.addView(copy, wide(top = context.dp(8)))
    }

    private fun note(words: Int) = context.label(R.style.Text_Muted).apply {
        setText(words)
        gravity = Gravity.CENTER
    }

    private fun showColleagues() {
        colleagues.removeAllViews()
        val all = records.colleagues()
        if (all.isEmpty()) {
            val nobody = context.label(R.style.Text_Muted)
            nobody.setText(R.string.colleagues_empty)
            return colleagues.addView(nobody, wide(top = context.dp(4)))
        }
        all.forEach { colleagues.addView(rowOf(it), wide()) }
    }

    private fun rowOf(colleague: ColleagueView): View {
        val line = row(context)
        line.minimumHeight = context.dp(ROW)
        line.setPadding(0, context.dp(8), 0, context.dp(8))
        val name = context.label(R.style.Text_Body).apply {
            text = colleague.nickname
            maxLines = 1
            ellipsize = TextUtils.TruncateAt.END
        }
        val date = context.label(R.style.Text_Caption)
        date.text = context.getString(R.string.exchanged, context.resources.day(colleague.exchanged))
        val leads = context.label(R.style.Text_Muted)
        leads.text = leadWords(context, colleague)
        line.addView(initial(colleague.nickname))
        line.addView(column(context, name, leads, date), share(start = context.dp(12)))
        val next = ImageView(context)
        next.setImageDrawable(context.icon(R.drawable.icon_next, R.color.control))
        line.addView(
            next,
            LinearLayout.LayoutParams(context.size(R.dimen.icon_small), WRAP).apply {
                marginStart = context.dp(8)
            },
        )
        val radius = context.resources.getDimension(R.dimen.radius_control)
        line.background = context.touchable(null, radius)
        line.withFocusFrame(radius)
        line.setOnClickListener { ways.openColleague(colleague.id) }
        return line
    }

    private fun initial(nickname: String) = context.label(R.style.Text_Label, R.color.on_accent_soft).apply {
        val end = BreakIterator.getCharacterInstance().run {
            setText(nickname)
            next().coerceAtLeast(0)
        }
        text = nickname.substring(0, end).uppercase()
        gravity = Gravity.CENTER
        val size = context.size(R.dimen.tile)
        layoutParams = LinearLayout.LayoutParams(size, size)
        background = context.rounded(R.color.accent_soft, size / 2f)
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    /** Somebody was forgotten just now. */
    fun offerToRemember() {
        refresh()
        undo.show(R.string.colleague_forgotten) {
            records.rememberColleague()
            refresh()
        }
    }

    override val kind = SheetKind.PROFILE

    override fun save() = Bundle().apply {
        putString(TEXT, nickname.text)
        putInt(SCROLLED, scroll.scrollY)
    }

    fun restore(from: Bundle) {
        from.getString(TEXT)?.let { nickname.text = it }
        val scrolled = from.getInt(SCROLLED)
        scroll.post { scroll.scrollTo(0, scrolled) }
    }

    private companion object {
        const val WRAP = FrameLayout.LayoutParams.WRAP_CONTENT
        const val ROW = 64
        const val TEXT = "text"
        const val SCROLLED = "scrolled"
    }
}

/** How the person stands to a colleague, in a few words. */
internal fun leadWords(context: Context, colleague: ColleagueView): String {
    val rows = colleague.rows.size
    return when {
        rows == 0 -> context.getString(R.string.leads_nowhere)
        colleague.leader == Leader.ME -> context.getString(R.string.you_lead, colleague.ledByMe.toInt(), rows)
        colleague.leader == Leader.COLLEAGUE -> context.getString(
            R.string.leads,
            colleague.ledByColleague.toInt(),
            rows,
        )
        else -> context.getString(R.string.leads_nobody)
    }
}
