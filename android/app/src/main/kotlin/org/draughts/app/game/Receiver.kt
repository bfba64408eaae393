package org.draughts.app.game

import android.content.ClipData
import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.os.BadParcelableException
import android.os.Parcelable
import org.draughts.app.R
import org.draughts.core.CardException
import org.draughts.core.Match
import org.draughts.core.PdnEntry
import org.draughts.core.PdnFile
import org.draughts.core.PdnFileException
import org.draughts.core.Received
import org.draughts.core.ReceivedKind
import org.draughts.core.Text
import org.draughts.core.receivedKind

/** What came of a text from outside. */
internal sealed class Arrival {
    class Card(val received: Received) : Arrival()

    class BadCard(val why: CardException) : Arrival()

    class Games(val opened: OpenedPdn) : Arrival()

    class NoGames(val why: Text) : Arrival()

    class Data(val text: String) : Arrival()

    class Unreadable(val words: Int) : Arrival()
}

/** A PDN text that is open: itself, so that it can be read again, and the games in it. */
internal class OpenedPdn(match: Match, val text: String) {
    val file: PdnFile = match.openPdn(text)

    /** A long text has many, and to list them takes its time. */
    val entries: List<PdnEntry> = file.entries()
}

/** Takes texts that come from outside: links, files, what other apps share, what is pasted. What they are the core says. */
internal class Receiver(private val resolver: ContentResolver, private val session: GameSession) {
    /** Takes what an intent brings; one that comes before the match is open waits, whatever becomes of the screen. */
    fun take(intent: Intent) {
        if (intent.action != Intent.ACTION_VIEW && intent.action != Intent.ACTION_SEND) return
        if (session.match == null) {
            session.unread.addLast(intent)
            return
        }
        val taken = try {
            take(textOf(intent), documentOf(intent))
        } catch (foreign: BadParcelableException) {
            // Among its extras is a class that only the other app has.
            false
        }
        if (!taken) session.arrived?.invoke(Arrival.Unreadable(R.string.text_unreadable))
    }

    /** The match is open. */
    fun takeWhatWaits() {
        while (true) take(session.unread.removeFirstOrNull() ?: return)
    }

    fun take(text: String) = work { text }

    /** Takes what is on the clipboard; false if it has no text. */
    fun take(pasted: ClipData.Item): Boolean {
        if (isCard(pasted.uri)) return take(pasted.uri.toString(), null)
        return take(pasted.text?.toString()?.takeIf { it.isNotBlank() }, pasted.uri)
    }

    /** A document says more than the words that go with it; it is read on another thread. */
    private fun take(text: String?, document: Uri?): Boolean {
        when {
            document != null -> work { readText(resolver, document) }
            text != null -> take(text)
            else -> return false
        }
        return true
    }

    private fun textOf(intent: Intent): String? = when {
        intent.action == Intent.ACTION_SEND -> intent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
        isCard(intent.data) -> intent.dataString
        else -> null
    }

    /** The extra is whatever the other app has put there. */
    @Suppress("DEPRECATION")
    private fun documentOf(intent: Intent): Uri? =
        if (intent.action == Intent.ACTION_SEND) {
            intent.getParcelableExtra<Parcelable>(Intent.EXTRA_STREAM) as? Uri
        } else {
            intent.data?.takeUnless { isCard(it) }
        }

    private fun isCard(link: Uri?) = link?.scheme.equals(CARD_SCHEME, ignoreCase = true)

    private fun work(text: () -> String) = session.apart({ match -> understand(match, text()) }) { result ->
        val arrival = result.getOrElse { error ->
            val tooLong = error is TooLongException
            Arrival.Unreadable(if (tooLong) R.string.text_too_long else R.string.text_unreadable)
        }
        // The screen that asked may be gone by now.
        session.arrived?.invoke(arrival)
    }

    private fun understand(match: Match, text: String): Arrival = when (receivedKind(text)) {
        ReceivedKind.CARD -> try {
            Arrival.Card(match.records().receiveCard(text))
        } catch (refused: CardException) {
            Arrival.BadCard(refused)
        }

        ReceivedKind.PDN -> try {
            Arrival.Games(OpenedPdn(match, text))
        } catch (refused: PdnFileException.NoGame) {
            Arrival.NoGames(refused.why)
        }

        ReceivedKind.DATA -> Arrival.Data(text)
    }

    private companion object {
        const val CARD_SCHEME = "draughts"
    }
}
