package org.draughts.app.screen

import android.content.Context
import org.draughts.app.R
import org.draughts.app.sheet.Answer
import org.draughts.app.sheet.QuestionSheet
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetHost
import org.draughts.app.text.said
import org.draughts.app.ui.Weight
import org.draughts.core.Input
import org.draughts.core.MatchState
import org.draughts.core.Player

/** What two people can agree on: a draw, offered by one and answered by the other; and giving up, asked first. */
internal class AgreementSheets(
    private val context: Context,
    private val host: SheetHost,
    private val screen: GameScreen,
    private val open: (Sheet) -> Unit,
) {
    private var offeredBy: Player? = null

    /** A player gives up, if that is meant; where it cannot be, the core says why. Nobody is asked once the game has ended. */
    fun resign(state: MatchState, player: Player) {
        if (!state.canResign) return screen.send(Input.Resign(player))
        val words = context.resources.said(
            state,
            player,
            R.string.named_resigns,
            R.string.player_one_resigns,
            R.string.player_two_resigns,
        )
        lateinit var sheet: Sheet
        val yes = Answer(R.string.resign, Weight.DANGER) {
            host.close(sheet)
            screen.send(Input.Resign(player))
        }
        val no = Answer(R.string.keep_playing, Weight.SECOND) { host.close(sheet) }
        sheet = QuestionSheet(context, words, null, yes, no, screen.sitsAcross(player)) { it.canResign }
        open(sheet)
    }

    /** An offer opens the question to the other one. */
    fun stateChanged(state: MatchState) {
        val by = state.drawOffer
        if (by != null && by != offeredBy) ask(state, by)
        offeredBy = by
    }

    private fun ask(state: MatchState, by: Player) {
        val words = context.resources.said(
            state,
            by,
            R.string.named_offers_draw,
            R.string.player_one_offers_draw,
            R.string.player_two_offers_draw,
        )
        val asked = if (by == Player.ONE) Player.TWO else Player.ONE
        val yes = Answer(R.string.accept, Weight.MAIN) { screen.send(Input.AnswerDraw(true)) }
        val no = Answer(R.string.decline, Weight.SECOND) { screen.send(Input.AnswerDraw(false)) }
        open(QuestionSheet(context, words, null, yes, no, screen.sitsAcross(asked)) { it.drawOffer == by })
    }
}
