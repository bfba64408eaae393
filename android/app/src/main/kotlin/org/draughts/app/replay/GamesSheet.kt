package org.draughts.app.replay

import android.content.Context
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.LinearLayout
import android.widget.ListView
import org.draughts.app.R
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.headed
import org.draughts.app.text.Texts
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.share
import org.draughts.app.ui.touchable
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.PdnEntry

/** The games of a PDN file that holds several; those that cannot be read say why. */
internal class GamesSheet(
    context: Context,
    private val entries: List<PdnEntry>,
    private val openGame: (Int) -> Unit,
    close: (Sheet) -> Unit,
) : Sheet(context, context.resources.getQuantityString(R.plurals.games_of_file, entries.size, entries.size)) {
    private val texts = Texts(context.resources)
    private val words = ReplayWords(context.resources)
    private val list = ListView(context)
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) { close(this) }

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = headed(title, shutButton, list)

    init {
        list.itemsCanFocus = true
        list.selector = context.rounded(null, 0f)
        list.divider = null
        list.isVerticalScrollBarEnabled = false
        list.clipToPadding = false
        list.setPadding(0, context.dp(4), 0, context.dp(16))
        list.adapter = Games()
    }

    private inner class Games : BaseAdapter() {
        override fun getCount() = entries.size

        override fun getItem(position: Int) = entries[position]

        override fun getItemId(position: Int) = position.toLong()

        override fun getView(position: Int, old: View?, parent: ViewGroup): View =
            (old as? Row ?: Row()).apply { show(position) }
    }

    private inner class Row : LinearLayout(context) {
        private val number = context.label(R.style.Text_Muted)
        private val players = context.label(R.style.Text_Body)
        private val about = context.label(R.style.Text_Muted)
        private val radius = resources.getDimension(R.dimen.radius_control)

        init {
            gravity = Gravity.CENTER_VERTICAL
            minimumHeight = context.dp(HEIGHT)
            setPaddingRelative(context.dp(16), context.dp(8), context.dp(16), context.dp(8))
            number.minWidth = context.dp(NUMBER)
            addView(number)
            addView(column(context, players, about), share())
            withFocusFrame(radius)
        }

        fun show(index: Int) {
            number.text = (index + 1).toString()
            when (val entry = entries[index]) {
                is PdnEntry.Game -> {
                    players.text = resources.getString(
                        R.string.players_of_game,
                        entry.record.solid.ifEmpty { resources.getString(R.string.side_solid) },
                        entry.record.outlined.ifEmpty { resources.getString(R.string.side_outlined) },
                    )
                    val rules = texts.name(entry.variant, entry.forcedCapture)
                    about.text = resources.getString(R.string.dot_separated, rules, words.about(entry.record))
                    background = context.touchable(null, radius)
                    setOnClickListener { openGame(index) }
                }

                is PdnEntry.Unreadable -> {
                    players.setText(R.string.game_not_understood)
                    about.text = texts.of(entry.why)
                    background = null
                    setOnClickListener(null)
                    isClickable = false
                }
            }
            players.setTextColor(context.getColor(if (isClickable) R.color.text else R.color.text_muted))
        }
    }

    override val kind = SheetKind.GAMES

    private companion object {
        const val HEIGHT = 64
        const val NUMBER = 36
    }
}
