package org.draughts.app.sheet

import android.content.Context
import android.view.View
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.records.wordsOf
import org.draughts.app.ui.StepRow
import org.draughts.app.ui.dp
import org.draughts.app.ui.section
import org.draughts.app.ui.wide
import org.draughts.core.NicknameException
import org.draughts.core.Player
import org.draughts.core.PlayerNames
import org.draughts.core.Seating
import org.draughts.core.TimeControl
import org.draughts.core.checkNickname
import org.draughts.core.clockChoices

/**
 * What two people are asked before a game.
 *
 * @property mostLetters that a name can have
 * @property seating how they sit; a setting, so that it changes at once
 */
internal class TwoPlayers(
    val names: PlayerNames,
    val mostLetters: Int,
    val seating: Seating,
    val changeSeating: (Seating) -> Unit,
)

/** How long Master thinks: a setting, so that it changes at once. */
internal class MasterTime(val time: org.draughts.core.MasterTime, val change: (org.draughts.core.MasterTime) -> Unit)

/** Names, seats and the clock of two people. */
internal class TwoPlayersForm(
    context: Context,
    two: TwoPlayers,
    clock: TimeControl?,
    private val changeClock: (TimeControl?) -> Unit,
) : LinearLayout(context) {
    private enum class Kind(val words: Int) {
        NONE(R.string.clock_none),
        PLAIN(R.string.clock_plain),
        INCREMENT(R.string.clock_increment),
    }

    private val mostLetters = two.mostLetters
    private val one = NameField(context, Player.ONE, two.names.one)
    private val other = NameField(context, Player.TWO, two.names.two)
    private var kind = when (clock?.increment?.toInt()) {
        null -> Kind.NONE
        0 -> Kind.PLAIN
        else -> Kind.INCREMENT
    }
    private val choices = clockChoices(clock)
    private var minutes = choices.usual.minutes.toInt()
    private var increment = choices.usual.increment.toInt()
    private val minutesRow = StepRow(
        context,
        R.string.clock_minutes,
        R.string.less_minutes,
        R.string.more_minutes,
        choices.minutes.map { it.toInt() },
        minutes,
    ) {
        minutes = it
        tellClock()
    }
    private val incrementRow = StepRow(
        context,
        R.string.clock_seconds,
        R.string.less_seconds,
        R.string.more_seconds,
        choices.increments.map { it.toInt() },
        increment,
    ) {
        increment = it
        tellClock()
    }

    /** The names as they are typed. */
    val names get() = PlayerNames(one.text.takeIf { it.isNotBlank() }, other.text.takeIf { it.isNotBlank() })

    init {
        orientation = VERTICAL
        addView(context.section(R.string.names))
        addView(one, wide())
        addView(other, wide(top = context.dp(8)))
        addView(context.section(R.string.settings_seating))
        val seats = SettingsSheet.seatings.map { (value, words) -> value to context.getString(words) }
        addView(ChoiceRow(context, seats, two.seating, chosen = two.changeSeating), wide())
        addView(context.section(R.string.clock))
        val kinds = Kind.entries.map { it to context.getString(it.words) }
        addView(
            ChoiceRow(context, kinds, kind) {
                kind = it
                fitKind()
                tellClock()
            },
            wide(),
        )
        addView(minutesRow, wide(top = context.dp(4)))
        addView(incrementRow, wide())
        fitKind()
    }

    private fun fitKind() {
        minutesRow.visibility = if (kind == Kind.NONE) View.GONE else View.VISIBLE
        incrementRow.visibility = if (kind == Kind.INCREMENT) View.VISIBLE else View.GONE
    }

    private fun tellClock() {
        val seconds = if (kind == Kind.INCREMENT) increment else 0
        changeClock(TimeControl(minutes.toUByte(), seconds.toUByte()).takeIf { kind != Kind.NONE })
    }

    /** False, and said why, where what is typed can be no name. */
    fun namesAreGood() = isGood(one) && isGood(other)

    private fun isGood(field: NameField): Boolean {
        if (field.text.isBlank()) return true
        try {
            checkNickname(field.text)
            return true
        } catch (refused: NicknameException) {
            field.refuse(context.getString(wordsOf(refused), mostLetters))
        }
        return false
    }
}
