package org.draughts.app.text

import android.content.res.Resources
import org.draughts.core.RecordedDay
import java.text.DateFormat
import java.util.Date
import java.util.GregorianCalendar

/** A day of a recorded game, as the person's language writes it. */
internal fun Resources.day(day: RecordedDay): String {
    val noon = GregorianCalendar(day.year.toInt(), day.month.toInt() - 1, day.day.toInt(), NOON, 0)
    return day(noon.timeInMillis)
}

/** The day of a time of the core (seconds since 1970), as the person's language writes it. */
internal fun Resources.day(seconds: ULong): String = day(seconds.toLong() * MILLISECONDS)

/** A day is not broken at the end of a line. */
private fun Resources.day(milliseconds: Long): String =
    DateFormat.getDateInstance(DateFormat.MEDIUM, configuration.locales[0]).format(Date(milliseconds))
        .replace(' ', UNBREAKABLE)

private const val UNBREAKABLE = '\u00A0'
private const val MILLISECONDS = 1000L
private const val NOON = 12
