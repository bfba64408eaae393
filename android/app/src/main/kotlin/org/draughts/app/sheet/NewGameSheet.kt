package org.draughts.app.sheet

import android.content.Context
import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.ui.ToggleRow
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.section
import org.draughts.app.ui.size
import org.draughts.app.ui.wide
import org.draughts.core.Level
import org.draughts.core.MatchSetup
import org.draughts.core.Mode
import org.draughts.core.PlayerNames
import org.draughts.core.Starter
import org.draughts.core.TimeControl
import org.draughts.core.Variant
import org.draughts.core.hasHomeRule
import org.draughts.core.starters

/**
 * How the next game is to be played. It opens with the last choice.
 *
 * @param variants those that the core offers
 * @param compare opens the page that sets the variants side by side
 * @param start told the choice; the sheet stays until it is closed
 */
internal class NewGameSheet(
    context: Context,
    setup: MatchSetup,
    variants: List<Variant>,
    masterTime: MasterTime,
    two: TwoPlayers,
    compare: () -> Unit,
    private val start: (MatchSetup) -> Unit,
    close: () -> Unit,
) : Sheet(context, context.getString(R.string.new_game)) {
    private val texts = Texts(context.resources)

    private var setup = setup

    private val cards = VariantCards(context, texts, variants, setup.variant, compare) {
        this.setup = this.setup.copy(variant = it)
        fitVariant()
    }
    private val homeRule = ToggleRow(
        context,
        context.getString(R.string.home_rule),
        context.getString(R.string.home_rule_note),
        !setup.forcedCapture,
    ) { this.setup = this.setup.copy(forcedCapture = !it) }
    private val mode = ChoiceRow(
        context,
        listOf(
            Mode.COMPUTER to context.getString(R.string.mode_computer),
            Mode.TWO_PLAYERS to context.getString(R.string.mode_two),
        ),
        setup.mode,
        mapOf(Mode.COMPUTER to R.drawable.icon_computer, Mode.TWO_PLAYERS to R.drawable.icon_people),
    ) {
        this.setup = this.setup.copy(mode = it)
        fitMode()
    }
    private val level = ChoiceRow(context, Level.entries.map { it to texts.name(it) }, setup.level) {
        this.setup = this.setup.copy(level = it)
        fitMode()
    }
    private val levelTitle = context.section(R.string.level)
    private val times = ChoiceRow(
        context,
        SettingsSheet.masterTimes.map { (value, words) -> value to context.getString(words) },
        masterTime.time,
        chosen = masterTime.change,
    )
    private val timesTitle = context.section(R.string.master_time)
    private val form = TwoPlayersForm(context, two, setup.clock) { this.setup = this.setup.copy(clock = it) }

    /** What two people are to be called, as it is typed now. */
    val names get() = form.names
    private val starterRow = FrameLayout(context)
    private val startButton = context.button(R.string.start, Weight.MAIN) { begin() }

    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) { close() }

    override val isFull = true

    override val firstFocus: View get() = startButton

    override val view: View = headed(title, shutButton, scrolling(choices())).apply {
        addView(
            startButton,
            wide(top = context.dp(12), bottom = context.dp(16)).apply {
                marginStart = context.dp(16)
                marginEnd = context.dp(16)
            },
        )
        minimumHeight = context.size(R.dimen.panel_max)
    }

    override val kind = SheetKind.NEW_GAME

    override fun save() = Bundle().apply {
        val clock = setup.clock
        putIntArray(
            CHOICE,
            intArrayOf(
                setup.variant.ordinal,
                if (setup.forcedCapture) 1 else 0,
                setup.mode.ordinal,
                setup.level.ordinal,
                setup.starter.ordinal,
                clock?.minutes?.toInt() ?: 0,
                clock?.increment?.toInt() ?: 0,
            ),
        )
        putStringArray(NAMES, arrayOf(names.one, names.two))
    }

    private fun choices() = column(context).apply {
        setPadding(context.dp(16), 0, context.dp(16), context.dp(8))
        addView(mode, wide(top = context.dp(4)))
        addView(context.section(R.string.rules))
        addView(cards, wide())
        addView(homeRule, wide(top = context.dp(8)))
        addView(levelTitle)
        addView(level, wide())
        addView(timesTitle)
        addView(times, wide())
        addView(form, wide())
        addView(context.section(R.string.starter))
        addView(starterRow, wide())
    }

    private fun begin() {
        if (setup.mode == Mode.COMPUTER || form.namesAreGood()) start(setup)
    }

    init {
        fitMode()
        fitVariant()
    }

    /** Where a variant knows no home rule there is nothing to switch. */
    private fun fitVariant() {
        homeRule.visibility = if (hasHomeRule(setup.variant)) View.VISIBLE else View.GONE
    }

    /** Two people need no level but sit somewhere, and call themselves otherwise. */
    private fun fitMode() {
        val alone = setup.mode == Mode.COMPUTER
        level.visibility = if (alone) View.VISIBLE else View.GONE
        levelTitle.visibility = level.visibility
        times.visibility = if (alone && setup.level == Level.MASTER) View.VISIBLE else View.GONE
        timesTitle.visibility = times.visibility
        form.visibility = if (alone) View.GONE else View.VISIBLE
        val offered = starters(setup.mode)
        val selected = offered.find { it == setup.starter } ?: offered.first()
        setup = setup.copy(starter = selected)
        starterRow.removeAllViews()
        starterRow.addView(
            ChoiceRow(context, offered.map { it to context.getString(wordsOf(it, alone)) }, selected) {
                setup = setup.copy(starter = it)
            },
        )
    }

    private fun wordsOf(starter: Starter, alone: Boolean) = when (starter) {
        Starter.ME -> if (alone) R.string.starter_me else R.string.starter_player_one
        Starter.COMPUTER -> R.string.starter_computer
        Starter.LOT -> R.string.starter_lot
    }

    companion object {
        private const val CHOICE = "choice"
        private const val NAMES = "names"

        /** The choice that [save] kept. */
        fun setupOf(from: Bundle): MatchSetup? {
            val kept = from.getIntArray(CHOICE)?.toList() ?: return null
            val (variant, forced, mode, level, starter) = kept
            val (minutes, increment) = kept.takeLast(2)
            return MatchSetup(
                Variant.entries[variant],
                forced == 1,
                Mode.entries[mode],
                Level.entries[level],
                Starter.entries[starter],
                TimeControl(minutes.toUByte(), increment.toUByte()).takeIf { minutes > 0 },
            )
        }

        /** The names that [save] kept. */
        fun namesOf(from: Bundle): PlayerNames {
            val names = from.getStringArray(NAMES)
            return PlayerNames(names?.getOrNull(0), names?.getOrNull(1))
        }
    }
}
