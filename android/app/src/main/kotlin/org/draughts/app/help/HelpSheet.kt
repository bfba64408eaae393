package org.draughts.app.help

import android.content.Context
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.ScrollView
import org.draughts.app.R
import org.draughts.app.board.BoardLook
import org.draughts.app.board.dressAll
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.scrolling
import org.draughts.app.ui.TitleView
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.icon
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.HelpPage
import org.draughts.core.HelpPageTitle
import org.draughts.core.HelpPlace
import org.draughts.core.Language
import org.draughts.core.Settings
import org.draughts.core.helpPage
import org.draughts.core.helpPages

/**
 * The help: a table of contents, and one page at a time. Pages, their order and their links are the core's.
 *
 * @param start the place to open; null is the table of contents
 */
internal class HelpSheet(context: Context, start: HelpPlace?, private val settings: Settings, close: () -> Unit) :
    Sheet(context, context.getString(R.string.help)) {
    private val language = Language.valueOf(context.getString(R.string.help_language))
    private val blocks = HelpBlocks(context, settings, ::open)
    private val contentsTitle = context.getString(R.string.help)
    private val heading = TitleView(context).apply { markAsHeading() }
    private val backButton = context.iconButton(R.drawable.icon_back, R.string.help_contents) { open(null) }
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close, action = close)
    private val body = column(context)
    private val scroll: ScrollView = scrolling(body)

    /** Where a person was before, the nearest last; null stands for the table of contents. */
    private val earlier = ArrayList<HelpPlace?>()

    /** What is shown; null is the table of contents. */
    private var place: HelpPlace? = null

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = column(context).apply {
        val header = row(context, backButton)
        header.setPaddingRelative(context.dp(4), context.dp(4), context.dp(4), 0)
        header.addView(heading, share(start = context.dp(12)))
        header.addView(shutButton)
        addView(header, wide())
        addView(scroll, LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1f))
        gravity = Gravity.TOP
        body.setPadding(context.dp(16), context.dp(8), context.dp(16), context.dp(24))
    }

    init {
        show(start)
    }

    /** Back goes the way that led here; from the first place it shuts the sheet. */
    override fun back(): Boolean {
        if (earlier.isEmpty()) return false
        show(earlier.removeAt(earlier.lastIndex))
        return true
    }

    override val kind = SheetKind.HELP

    override fun save() = Bundle().apply {
        putString(PAGE, place?.page)
        putString(HEADING, place?.heading)
    }

    private fun open(next: HelpPlace?) {
        earlier.add(place)
        show(next)
    }

    private fun show(next: HelpPlace?) {
        val page = next?.let { helpPage(it.page, language) }
        place = next.takeIf { page != null }
        body.removeAllViews()
        backButton.visibility = if (page == null) View.GONE else View.VISIBLE
        heading.text = page?.title ?: contentsTitle
        if (page == null) showContents() else showPage(page)
        body.dressAll(BoardLook.of(context, settings))
        scroll.scrollTo(0, 0)
        next?.heading?.let { id -> scroll.post { body.findViewWithTag<View>(id)?.let { scroll.scrollTo(0, it.top) } } }
    }

    private fun showContents() {
        var group: String? = null
        for (title in helpPages(language)) {
            if (title.group != group) {
                group = title.group
                val label = context.label(R.style.Text_Label, R.color.accent)
                label.text = group
                label.markAsHeading()
                body.addView(label, wide(top = context.dp(if (body.childCount == 0) 4 else 20)))
            }
            body.addView(line(title.title, R.drawable.icon_next) { open(HelpPlace(title.id, null)) }, wide())
        }
    }

    private fun showPage(page: HelpPage) {
        page.blocks.forEach { body.addView(blocks.view(it), wide(top = context.dp(12))) }
        val ends = column(context)
        page.previous?.let { ends.addView(turn(it, R.string.help_previous), wide()) }
        page.next?.let { ends.addView(turn(it, R.string.help_next), wide()) }
        body.addView(ends, wide(top = context.dp(24)))
    }

    private fun turn(to: HelpPageTitle, words: Int) =
        line(context.getString(words, to.title), null) { open(HelpPlace(to.id, null)) }

    private fun line(words: String, icon: Int?, action: () -> Unit) =
        context.label(R.style.Text_Body, if (icon == null) R.color.accent else null).apply {
            text = words
            gravity = Gravity.CENTER_VERTICAL
            minHeight = context.size(R.dimen.row)
            if (icon != null) {
                val image = context.icon(icon, R.color.control, R.dimen.icon_small)
                setCompoundDrawablesRelative(null, null, image, null)
            }
            val radius = resources.getDimension(R.dimen.radius_control)
            background = context.touchable(null, radius)
            withFocusFrame(radius)
            setOnClickListener { action() }
        }

    companion object {
        private const val PAGE = "page"
        private const val HEADING = "heading"

        /** The place that [save] kept. */
        fun placeOf(from: Bundle): HelpPlace? = from.getString(PAGE)?.let { HelpPlace(it, from.getString(HEADING)) }
    }
}
