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
    private var offer: Sheet? = null
    private var resigning: Sheet? = null

    /** A player gives up, if that is meant. */
    fun resign(state: MatchState, player: Player) {
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
        sheet = QuestionSheet(context, words, null, yes, no, screen.sitsAcross(player))
        resigning = sheet
        open(sheet)
    }

    /**
     * An offer opens the question to the other one, and is gone when the state says so. Nobody is asked about giving up a
     * game that has ended meanwhile, as by a flag.
     */
    fun stateChanged(state: MatchState) {
        if (!state.canResign) {
            resigning?.let { host.close(it) }
            resigning = null
        }
        val by = state.drawOffer
        val shown = offer
        if (by == null && shown != null) {
            host.close(shown)
            offer = null
        } else if (by != null && shown == null) {
            ask(state, by)
        }
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
        val sheet = QuestionSheet(context, words, null, yes, no, screen.sitsAcross(asked))
        offer = sheet
        open(sheet)
    }
}
