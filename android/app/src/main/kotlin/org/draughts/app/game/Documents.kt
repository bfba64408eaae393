package org.draughts.app.game

import android.content.ContentResolver
import android.net.Uri
import org.draughts.core.mostReceivedBytes
import org.draughts.core.receivedText
import java.io.ByteArrayOutputStream
import java.io.IOException

/** A text is longer than what is taken from outside. */
internal class TooLongException : IOException()

/**
 * The text of a document of another app. Waits for the disk, or for whatever that app waits for.
 *
 * @throws TooLongException if it is longer than the core takes
 * @throws IOException if it cannot be read
 * @throws SecurityException if the other app does not let it be read
 */
internal fun readText(resolver: ContentResolver, from: Uri): String {
    val most = mostReceivedBytes().toInt()
    val bytes = ByteArrayOutputStream()
    (resolver.openInputStream(from) ?: throw IOException("no stream for a document")).use { stream ->
        val part = ByteArray(PART)
        while (true) {
            val count = stream.read(part)
            if (count < 0) break
            bytes.write(part, 0, count)
            if (bytes.size() > most) throw TooLongException()
        }
    }
    return receivedText(bytes.toByteArray())
}

private const val PART = 64 * 1024
