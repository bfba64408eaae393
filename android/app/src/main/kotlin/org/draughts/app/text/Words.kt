package org.draughts.app.text

import org.draughts.app.R
import org.draughts.core.TextKey

/** Where a message's words are kept: as one text, or as one text for each plural form. */
internal sealed class Words {
    data class One(val id: Int) : Words()

    data class Counted(val id: Int) : Words()
}

/** The one list of which message has which words. A key that the core adds does not compile until it has some. */
internal fun wordsOf(key: TextKey): Words = when (key) {
    TextKey.YOUR_MOVE -> Words.One(R.string.msg_your_move)
    TextKey.PLAYER_ONE_MOVES -> Words.One(R.string.msg_player_one_moves)
    TextKey.PLAYER_TWO_MOVES -> Words.One(R.string.msg_player_two_moves)
    TextKey.TAKE_WITH_RINGED -> Words.One(R.string.msg_take_with_ringed)
    TextKey.TAKE_MOST -> Words.One(R.string.msg_take_most)
    TextKey.TAKE_BY_TAPPING -> Words.One(R.string.msg_take_by_tapping)
    TextKey.TAP_TARGET -> Words.One(R.string.msg_tap_target)
    TextKey.SERIES_HALF_WAY -> Words.Counted(R.plurals.msg_series_half_way)
    TextKey.THINKING -> Words.One(R.string.msg_thinking)
    TextKey.GAME_IS_OVER -> Words.One(R.string.msg_game_is_over)
    TextKey.LAST_MOVE_WAS -> Words.One(R.string.msg_last_move_was)
    TextKey.YOU_BEGIN -> Words.One(R.string.msg_you_begin)
    TextKey.COMPUTER_BEGINS -> Words.One(R.string.msg_computer_begins)
    TextKey.PLAYER_ONE_BEGINS -> Words.One(R.string.msg_player_one_begins)
    TextKey.PLAYER_TWO_BEGINS -> Words.One(R.string.msg_player_two_begins)
    TextKey.CAPTURE_IS_COMPULSORY -> Words.One(R.string.msg_capture_is_compulsory)
    TextKey.LONGEST_CAPTURE_COUNTS -> Words.One(R.string.msg_longest_capture_counts)
    TextKey.CAPTURE_HAS_PRECEDENCE -> Words.One(R.string.msg_capture_has_precedence)
    TextKey.CANCEL_PUTS_BACK -> Words.One(R.string.msg_cancel_puts_back)
    TextKey.MAY_TAKE_BACK -> Words.One(R.string.msg_may_take_back)
    TextKey.NO_PIECE_HERE -> Words.One(R.string.msg_no_piece_here)
    TextKey.NOT_YOUR_PIECE -> Words.One(R.string.msg_not_your_piece)
    TextKey.NOT_THIS_PLAYERS_TURN -> Words.One(R.string.msg_not_this_players_turn)
    TextKey.NOT_YOUR_TURN -> Words.One(R.string.msg_not_your_turn)
    TextKey.ANOTHER_MUST_CAPTURE -> Words.One(R.string.msg_another_must_capture)
    TextKey.PIECE_IS_BLOCKED -> Words.One(R.string.msg_piece_is_blocked)
    TextKey.CANNOT_GO_THERE -> Words.One(R.string.msg_cannot_go_there)
    TextKey.MUST_CAPTURE -> Words.One(R.string.msg_must_capture)
    TextKey.SEVERAL_SERIES_LEAD_THERE -> Words.One(R.string.msg_several_series_lead_there)
    TextKey.GAME_OVER_REFUSAL -> Words.One(R.string.msg_game_over_refusal)
    TextKey.NOTHING_TO_UNDO -> Words.One(R.string.msg_nothing_to_undo)
    TextKey.NOTHING_TO_REDO -> Words.One(R.string.msg_nothing_to_redo)
    TextKey.FINISHED_GAME_STAYS -> Words.One(R.string.msg_finished_game_stays)
    TextKey.NO_SUCH_SQUARE -> Words.One(R.string.msg_no_such_square)
    TextKey.CLOCK_NO_PROGRESS -> Words.Counted(R.plurals.msg_clock_no_progress)
    TextKey.CAUSE_NO_PIECES -> Words.One(R.string.msg_cause_no_pieces)
    TextKey.CAUSE_NO_MOVES -> Words.One(R.string.msg_cause_no_moves)
    TextKey.CAUSE_RESIGNED -> Words.One(R.string.msg_cause_resigned)
    TextKey.CAUSE_REPETITION -> Words.One(R.string.msg_cause_repetition)
    TextKey.CAUSE_NO_PROGRESS -> Words.Counted(R.plurals.msg_cause_no_progress)
    TextKey.UNRANKED_UNDO -> Words.One(R.string.msg_unranked_undo)
    TextKey.GAME_FILE_DAMAGED -> Words.One(R.string.msg_game_file_damaged)
    TextKey.GAME_FILE_NEWER -> Words.One(R.string.msg_game_file_newer)
    TextKey.SCORES_FILE_DAMAGED -> Words.One(R.string.msg_scores_file_damaged)
    TextKey.SCORES_FILE_NEWER -> Words.One(R.string.msg_scores_file_newer)
    TextKey.SCORES_FROM_COPY -> Words.One(R.string.msg_scores_from_copy)
    TextKey.GAME_FROM_COPY -> Words.One(R.string.msg_game_from_copy)
    TextKey.CANNOT_SAVE -> Words.One(R.string.msg_cannot_save)
    TextKey.DISK_FULL -> Words.One(R.string.msg_disk_full)
}
