package org.draughts.app.screen

import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import android.content.Intent
import android.os.Build
import android.widget.Toast
import org.draughts.app.R

// Texts that leave the app: by the system's share sheet, or by the clipboard.

internal fun Context.shareText(text: String) {
    val send = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
    try {
        startActivity(Intent.createChooser(send, null))
    } catch (missing: ActivityNotFoundException) {
        copyText(text)
    }
}

internal fun Context.copyText(text: String) {
    val clipboard = getSystemService(Context.CLIPBOARD_SERVICE) as ClipboardManager
    clipboard.setPrimaryClip(ClipData.newPlainText(getString(R.string.app_name), text))
    // Later systems say so themselves.
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) tell(R.string.copied)
}

/** What is on the clipboard, or null. */
internal fun Context.pasted(): ClipData.Item? {
    val clipboard = getSystemService(Context.CLIPBOARD_SERVICE) as ClipboardManager
    return clipboard.primaryClip?.takeIf { it.itemCount > 0 }?.getItemAt(0)
}

/** A word in passing, that needs no answer. */
internal fun Context.tell(words: Int) = tell(getString(words))

internal fun Context.tell(words: String) = Toast.makeText(this, words, Toast.LENGTH_LONG).show()
