package org.draughts.app.text

import android.content.res.Resources
import java.text.DateFormat
import java.util.Date

/** The day of a time of the core (seconds since 1970), as the person's language writes it. */
internal fun Resources.day(seconds: ULong): String =
    DateFormat.getDateInstance(
        DateFormat.MEDIUM,
        configuration.locales[0],
    ).format(Date(seconds.toLong() * MILLISECONDS))

private const val MILLISECONDS = 1000L
