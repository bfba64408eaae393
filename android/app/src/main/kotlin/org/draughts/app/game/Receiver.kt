package org.draughts.app.game

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.os.Build
import org.draughts.app.R
import org.draughts.core.CardException
import org.draughts.core.Match
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

    class Games(val text: String, val file: PdnFile) : Arrival()

    class NoGames(val why: Text) : Arrival()

    class Data(val text: String) : Arrival()

    class Unreadable(val words: Int) : Arrival()
}

/** Takes texts that come from outside: links, files, what other apps share, what is pasted. What they are the core says. */
internal class Receiver(private val resolver: ContentResolver, private val session: GameSession) {
    /** Came before the match was open. */
    private var waiting: Intent? = null

    /** Takes what an intent brings, if it brings something. */
    fun take(intent: Intent) {
        if (intent.action != Intent.ACTION_VIEW && intent.action != Intent.ACTION_SEND) return
        if (session.match == null) {
            waiting = intent
            return
        }
        val text = textOf(intent)
        val document = documentOf(intent)
        when {
            text != null -> take(text)
            document != null -> work { readText(resolver, document) }
        }
    }

    /** The match is open. */
    fun takeWhatWaits() {
        val intent = waiting ?: return
        waiting = null
        take(intent)
    }

    fun take(text: String) = work { text }

    private fun textOf(intent: Intent): String? = when {
        intent.action == Intent.ACTION_SEND -> intent.getCharSequenceExtra(Intent.EXTRA_TEXT)?.toString()
        intent.data?.scheme.equals(CARD_SCHEME, ignoreCase = true) -> intent.dataString
        else -> null
    }

    @Suppress("DEPRECATION")
    private fun documentOf(intent: Intent): Uri? = when {
        intent.action == Intent.ACTION_VIEW -> intent.data
        Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU ->
            intent.getParcelableExtra(Intent.EXTRA_STREAM, Uri::class.java)
        else -> intent.getParcelableExtra(Intent.EXTRA_STREAM)
    }

    private fun work(text: () -> String) = session.apart({ match -> understand(match, text()) }) { result ->
        val arrival = result.getOrElse { error ->
            val tooLong = error is TooLongException
            Arrival.Unreadable(if (tooLong) R.string.text_too_long else R.string.text_unreadable)
        }
        // The screen that asked may be gone by now.
        session.arrived(arrival)
    }

    private fun understand(match: Match, text: String): Arrival = when (receivedKind(text)) {
        ReceivedKind.CARD -> try {
            Arrival.Card(match.records().receiveCard(text))
        } catch (refused: CardException) {
            Arrival.BadCard(refused)
        }

        ReceivedKind.PDN -> try {
            Arrival.Games(text, match.openPdn(text))
        } catch (refused: PdnFileException.NoGame) {
            Arrival.NoGames(refused.why)
        }

        ReceivedKind.DATA -> Arrival.Data(text)
    }

    private companion object {
        const val CARD_SCHEME = "draughts"
    }
}
