package org.draughts.app.replay

import android.content.res.Resources
import org.draughts.app.R
import org.draughts.app.records.wordsOf
import org.draughts.app.text.Texts
import org.draughts.app.text.day
import org.draughts.core.GameRecord
import org.draughts.core.Player
import org.draughts.core.ReplayHeading
import org.draughts.core.ReplayPlayers
import org.draughts.core.Verdict

/** What stands above a recorded game, in words. */
internal class ReplayWords(private val resources: Resources) {
    private val texts = Texts(resources)

    fun title(heading: ReplayHeading) = texts.name(heading.variant, heading.forcedCapture)

    /** How it came out, and what else is known of it. */
    fun subtitle(heading: ReplayHeading): String = when (val players = heading.players) {
        is ReplayPlayers.Computer -> {
            val entry = players.entry
            val points = entry.points.toInt()
            dotted(
                resources.getString(wordsOf(entry.verdict)),
                resources.getQuantityString(R.plurals.points_spoken, points, points)
                    .takeIf { entry.verdict == Verdict.WON },
                resources.day(entry.unixTime),
            )
        }

        is ReplayPlayers.Two -> dotted(
            resources.getString(R.string.mode_two),
            resources.getString(wordsOf(players.result)),
        )

        is ReplayPlayers.File -> about(players.record)
    }

    /** How a game out of a file came out, where and when. */
    fun about(record: GameRecord): String = dotted(
        resources.getString(wordsOf(record.result)),
        record.event.ifEmpty { null },
        record.day?.let { resources.day(it) } ?: record.date.ifEmpty { null },
    )

    /** Who plays this side. */
    fun side(heading: ReplayHeading, owner: Player, nickname: String): String {
        val one = owner == Player.ONE
        return when (val players = heading.players) {
            is ReplayPlayers.Computer -> {
                val level = texts.name(players.entry.level)
                val you = nickname.ifEmpty { resources.getString(R.string.you) }
                if (one) you else resources.getString(R.string.computer_level, level)
            }

            is ReplayPlayers.Two -> (if (one) players.names.one else players.names.two)
                ?: resources.getString(if (one) R.string.player_one else R.string.player_two)

            is ReplayPlayers.File -> {
                val name = if (one) players.record.solid else players.record.outlined
                name.ifEmpty { resources.getString(if (one) R.string.side_solid else R.string.side_outlined) }
            }
        }
    }

    private fun dotted(vararg parts: String?): String =
        parts.filterNotNull().reduce { list, next -> resources.getString(R.string.dot_separated, list, next) }
}
