package org.draughts.app.game

import android.content.ContentResolver
import android.net.Uri
import org.draughts.app.R
import org.draughts.app.records.wordsOf
import org.draughts.core.DataSummary
import org.draughts.core.ImportMode
import org.draughts.core.Match
import org.draughts.core.TransferException
import org.draughts.core.dataSummary
import java.io.IOException

/**
 * Saves all data as a file and takes it in again, a step at a time, each on another thread.
 *
 * It outlives every Activity, as the match does: a rotation in the middle loses nothing.
 */
internal class DataCarrier(private val session: GameSession) {
    /** How far it is. */
    sealed class Step {
        /** Nothing is going on. */
        object Idle : Step()

        /** It takes its time. */
        class Busy(val words: Int) : Step()

        /** A file was read: is it to be merged, or to replace what is here? */
        class Asks(val text: String, val summary: DataSummary) : Step()

        /** It is done, or was not possible. */
        class Told(val words: Int, val failed: Boolean) : Step()
    }

    var step: Step = Step.Idle
        private set(value) {
            field = value
            changed?.invoke()
        }

    /** Told of each step. */
    var changed: (() -> Unit)? = null

    val isBusy get() = step is Step.Busy

    /** Writes all data into the document that the person has made for it. */
    fun save(resolver: ContentResolver, to: Uri) = run(R.string.data_saving, R.string.data_saved) { match ->
        match.flush()
        val bytes = match.exportData().toByteArray()
        // What was in the document before is cut off.
        (resolver.openOutputStream(to, "wt") ?: throw IOException("no stream for a document")).use { it.write(bytes) }
        null
    }

    /** Reads the document that the person has chosen. */
    fun read(resolver: ContentResolver, from: Uri) = run(R.string.data_reading, null) {
        asked(readText(resolver, from))
    }

    /** Asks about a text that came from outside. */
    fun ask(text: String) = run(R.string.data_reading, null) { asked(text) }

    private fun asked(text: String) = Step.Asks(text, dataSummary(text))

    /** Takes in what was asked about. */
    fun takeIn(mode: ImportMode) {
        val asked = step as? Step.Asks ?: return
        run(R.string.data_taking_in, R.string.data_taken_in) { match ->
            match.importData(asked.text, mode)
            null
        }
    }

    /** Puts back what was there before. */
    fun takeBack() = run(R.string.data_taking_back, R.string.data_taken_back) { match ->
        match.takeBackImport()
        null
    }

    /** The person has read what was told, or does not want what was asked about. */
    fun settle() {
        if (!isBusy) step = Step.Idle
    }

    private fun run(busy: Int, done: Int?, work: (Match) -> Step?) {
        if (isBusy) return
        step = Step.Busy(busy)
        session.apart(work) { result ->
            val error = result.exceptionOrNull()
            // Whatever was done, what is shown may be another match now.
            if (error == null && done != null) session.renewed()
            step = when {
                error is TransferException -> Step.Told(wordsOf(error), failed = true)
                error is TooLongException -> Step.Told(R.string.text_too_long, failed = true)
                error != null -> Step.Told(R.string.document_failed, failed = true)
                else -> result.getOrNull() ?: Step.Told(checkNotNull(done), failed = false)
            }
        }
    }
}
