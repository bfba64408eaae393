package org.draughts.app.screen

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import org.draughts.app.R
import org.draughts.app.game.DataCarrier
import org.draughts.app.game.GameSession
import org.draughts.app.records.DataSheet
import org.draughts.app.records.DataWays
import org.draughts.app.records.ImportSheet
import org.draughts.app.sheet.Answer
import org.draughts.app.sheet.QuestionSheet
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetHost
import org.draughts.app.ui.Weight
import java.time.LocalDate

/** All data of the app, to a file and from one: the sheet, the system's document picker, the questions. */
internal class DataSheets(
    private val context: Context,
    private val host: SheetHost,
    private val session: GameSession,
    private val openSheet: (Sheet) -> Unit,
) {
    private val carrier get() = session.carrier
    private var sheet: DataSheet? = null
    private var question: ImportSheet? = null

    private val hear: () -> Unit = ::stepTaken

    /** Chosen before the match was open. */
    private var waiting: Pair<Int, Uri>? = null

    fun open() {
        val match = session.match ?: return
        if (sheet?.let { it in host.all } == true) return
        carrier.changed = hear
        val ways = DataWays(::chooseTarget, ::chooseSource, ::askToTakeBack, ::left) { host.close(it) }
        val made = DataSheet(context, carrier, match::canTakeBackImport, ways)
        sheet = made
        openSheet(made)
        waiting?.let { (request, document) -> documentChosen(request, document) }
        waiting = null
        stepTaken()
    }

    /** The screen is gone; a newer one may have taken its place already. */
    fun leave() {
        if (carrier.changed === hear) carrier.changed = null
    }

    private fun left() {
        carrier.changed = null
        carrier.settle()
    }

    /** A text from outside is a file of data. */
    fun ask(text: String) {
        open()
        carrier.ask(text)
    }

    private fun stepTaken() {
        sheet?.refresh()
        val step = carrier.step
        val shown = question
        if (step is DataCarrier.Step.Asks && shown == null) {
            val asks = ImportSheet(context, step.summary, carrier::takeIn, carrier::settle)
            question = asks
            openSheet(asks)
        } else if (step !is DataCarrier.Step.Asks && shown != null) {
            question = null
            host.close(shown)
        }
    }

    private fun askToTakeBack() {
        lateinit var asks: Sheet
        val yes = Answer(R.string.data_take_back, Weight.DANGER) {
            host.close(asks)
            carrier.takeBack()
        }
        val no = Answer(R.string.cancel, Weight.SECOND) { host.close(asks) }
        asks = QuestionSheet(context, R.string.take_back_question, R.string.take_back_question_note, yes, no)
        openSheet(asks)
    }

    private fun chooseTarget() {
        val name = context.getString(R.string.data_file_name, LocalDate.now().toString())
        choose(Intent(Intent.ACTION_CREATE_DOCUMENT).setType(FILE_TYPE).putExtra(Intent.EXTRA_TITLE, name), TARGET)
    }

    /** Of any type: a file that went by mail may have lost its own. */
    private fun chooseSource() = choose(Intent(Intent.ACTION_OPEN_DOCUMENT).setType("*/*"), SOURCE)

    private fun choose(intent: Intent, request: Int) {
        val activity = context as? Activity ?: return
        try {
            @Suppress("DEPRECATION")
            activity.startActivityForResult(intent.addCategory(Intent.CATEGORY_OPENABLE), request)
        } catch (missing: ActivityNotFoundException) {
            context.tell(R.string.no_picker)
        }
    }

    /** The person has chosen a document, or none. */
    fun documentChosen(request: Int, document: Uri?) {
        if (document == null) return
        if (session.match == null) {
            waiting = request to document
            return
        }
        when (request) {
            TARGET -> carrier.save(context.contentResolver, document)
            SOURCE -> carrier.read(context.contentResolver, document)
        }
    }

    private companion object {
        const val TARGET = 1
        const val SOURCE = 2
        const val FILE_TYPE = "application/json"
    }
}
