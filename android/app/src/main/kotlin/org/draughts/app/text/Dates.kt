package org.draughts.app.text

import java.text.DateFormat
import java.util.Date

/** The day of a time of the core (seconds since 1970), as the person's language writes it. */
internal fun day(seconds: ULong): String =
    DateFormat.getDateInstance(DateFormat.MEDIUM).format(Date(seconds.toLong() * MILLISECONDS))

private const val MILLISECONDS = 1000L
