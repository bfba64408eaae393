package org.draughts.app.screen

import android.content.ClipData
import android.content.Context
import android.os.Bundle
import org.draughts.app.R
import org.draughts.app.game.GameSession
import org.draughts.app.records.ColleagueSheet
import org.draughts.app.records.ProfileSheet
import org.draughts.app.records.ProfileWays
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetHost
import org.draughts.core.Received

/**
 * The person's profile and the colleagues.
 *
 * @param take takes what was pasted; null: there was nothing
 */
internal class PeopleSheets(
    private val context: Context,
    private val host: SheetHost,
    private val session: GameSession,
    private val open: (Sheet) -> Unit,
    private val take: (ClipData.Item?) -> Unit,
) {
    private val close: (Sheet) -> Unit = { host.close(it) }

    fun openProfile(from: Bundle? = null) {
        val records = session.match?.records() ?: return
        if (host.top is ProfileSheet) return
        val ways = ProfileWays(
            shareText = context::shareText,
            copyText = context::copyText,
            paste = { take(context.pasted()) },
            openColleague = { openColleague(it) },
            close = close,
        )
        val sheet = ProfileSheet(context, records, ways)
        from?.let { sheet.restore(it) }
        open(sheet)
    }

    fun openColleague(id: String, news: Int? = null) {
        val colleague = session.match?.records()?.colleague(id) ?: return
        open(ColleagueSheet(context, colleague, news, { forget(it, id) }, close))
    }

    private fun forget(sheet: Sheet, id: String) {
        session.match?.records()?.forgetColleague(id)
        host.close(sheet)
        (host.top as? ProfileSheet)?.offerToRemember()
    }

    /** A card has come: whose it is stands over the list. */
    fun received(card: Received) {
        // A sheet of before is out of date.
        host.all.filterIsInstance<ColleagueSheet>().forEach { host.close(it) }
        openProfile()
        openColleague(card.colleague.id, if (card.renewed) R.string.card_renewed else R.string.card_received)
    }
}
