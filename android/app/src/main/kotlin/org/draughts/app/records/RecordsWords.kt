package org.draughts.app.records

import android.content.res.Resources
import org.draughts.app.R
import org.draughts.core.CardException
import org.draughts.core.NicknameException
import org.draughts.core.RecordedResult
import org.draughts.core.RecordsNotice
import org.draughts.core.RecordsPart
import org.draughts.core.RecordsProblem
import org.draughts.core.TransferException
import org.draughts.core.Unranked
import org.draughts.core.Verdict

// The words for what the core says of records, each list whole: what the core adds does not compile without words.

internal fun wordsOf(verdict: Verdict): Int = when (verdict) {
    Verdict.WON -> R.string.result_won
    Verdict.DRAWN -> R.string.result_drawn
    Verdict.LOST -> R.string.result_lost
}

internal fun wordsOf(unranked: Unranked): Int = when (unranked) {
    Unranked.UNDO -> R.string.msg_unranked_undo
    Unranked.HINT -> R.string.msg_unranked_hint
    Unranked.SET_UP -> R.string.msg_unranked_set_up
}

internal fun wordsOf(result: RecordedResult): Int = when (result) {
    RecordedResult.SOLID_WON -> R.string.recorded_solid
    RecordedResult.OUTLINED_WON -> R.string.recorded_outlined
    RecordedResult.DRAWN -> R.string.result_drawn
    RecordedResult.BOTH_LOST -> R.string.recorded_both_lost
    RecordedResult.UNKNOWN -> R.string.recorded_unknown
}

internal fun wordsOf(error: NicknameException): Int = when (error) {
    is NicknameException.Empty -> R.string.nickname_empty
    is NicknameException.TooLong -> R.string.nickname_too_long
    is NicknameException.BadCharacter -> R.string.nickname_bad_character
    is NicknameException.OwnFault -> R.string.msg_something_failed
}

internal fun wordsOf(error: CardException): Int = when (error) {
    is CardException.NotACard -> R.string.card_none
    is CardException.Cut -> R.string.card_cut
    is CardException.Mangled -> R.string.card_mangled
    is CardException.Newer -> R.string.card_newer
    is CardException.Own -> R.string.card_own
    is CardException.Older -> R.string.card_older
    is CardException.OwnFault -> R.string.msg_something_failed
}

internal fun wordsOf(error: TransferException): Int = when (error) {
    is TransferException.Foreign -> R.string.data_foreign
    is TransferException.Mangled -> R.string.data_mangled
    is TransferException.Newer -> R.string.data_newer
    is TransferException.NothingToTakeBack -> R.string.data_nothing_to_take_back
    is TransferException.Disk -> R.string.data_disk
    is TransferException.OwnFault -> R.string.msg_something_failed
}

/** What is told once about a file of the records. */
internal fun wordsOf(notice: RecordsNotice, resources: Resources): String {
    val about = resources.getString(
        when (notice.about) {
            RecordsPart.HISTORY -> R.string.notice_history
            RecordsPart.PROFILE -> R.string.notice_profile
            RecordsPart.COLLEAGUES -> R.string.notice_colleagues
        },
    )
    val what = when (val problem = notice.problem) {
        is RecordsProblem.Damaged -> resources.getString(R.string.notice_damaged, notice.file)

        is RecordsProblem.Newer -> resources.getString(R.string.notice_newer, notice.file)

        is RecordsProblem.FromCopy -> resources.getString(R.string.notice_from_copy)

        is RecordsProblem.Unreadable -> resources.getString(R.string.notice_unreadable, notice.file)

        is RecordsProblem.HalfWritten -> resources.getString(R.string.notice_half_written)

        is RecordsProblem.PartlyDamaged -> {
            val lost = problem.entries.toInt()
            resources.getQuantityString(R.plurals.notice_partly_damaged, lost, lost, notice.file)
        }
    }
    return resources.getString(R.string.notice_line, about, what)
}
