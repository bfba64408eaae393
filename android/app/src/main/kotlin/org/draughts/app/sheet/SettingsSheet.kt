package org.draughts.app.sheet

import android.content.Context
import android.os.Build
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.widget.ScrollView
import org.draughts.app.R
import org.draughts.app.board.BoardLook
import org.draughts.app.ui.ToggleRow
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.icon
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.row
import org.draughts.app.ui.size
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.core.AnimationSpeed
import org.draughts.core.Appearance
import org.draughts.core.BoardSide
import org.draughts.core.MasterTime
import org.draughts.core.PieceSet
import org.draughts.core.Seating
import org.draughts.core.Settings
import org.draughts.core.SquareNaming
import org.draughts.core.TouchInput

/**
 * All that a person sets once for all games. Each change takes effect at once; there is nothing to confirm.
 *
 * @param change hands on one change, to be made to the settings as they are by then
 * @param masterNote what Master lacks, if anything
 * @param openLanguages opens the system's page of this app's language; null where the system has none
 * @param openLicences opens what the app is made of
 */
internal class SettingsSheet(
    context: Context,
    settings: Settings,
    private val masterNote: String?,
    private val change: ((Settings) -> Settings) -> Unit,
    openLanguages: (() -> Unit)?,
    private val openLicences: () -> Unit,
    close: () -> Unit,
) : Sheet(context, context.getString(R.string.settings)) {
    private val form = column(context)
    private val scroll: ScrollView = scrolling(form)
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close, action = close)

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = headed(title, shutButton, scroll)

    override val kind = SheetKind.SETTINGS

    override fun save() = Bundle().apply { putInt(SCROLLED, scroll.scrollY) }

    fun restore(from: Bundle) {
        val scrolled = from.getInt(SCROLLED)
        scroll.post { scroll.scrollTo(0, scrolled) }
    }

    init {
        form.setPadding(context.dp(16), 0, context.dp(16), context.dp(24))
        board(settings)
        play(settings)
        look(settings)
        soundAndTouch(settings)
        layout(settings)
        about(openLanguages)
    }

    private fun board(settings: Settings) {
        heading(R.string.settings_board)
        title(R.string.settings_theme)
        form.addView(
            ThemeRow(context, settings.theme, BoardLook.of(context, settings)) { change { s -> s.copy(theme = it) } },
            wide(),
        )
        choice(
            R.string.settings_pieces,
            listOf(
                PieceSet.PLAIN to R.string.pieces_plain,
                PieceSet.TURNED to R.string.pieces_turned,
                PieceSet.BOLD to R.string.pieces_bold,
            ),
            settings.pieceSet,
        ) { change { s -> s.copy(pieceSet = it) } }
        toggle(R.string.settings_coordinates, null, settings.coordinates) { change { s -> s.copy(coordinates = it) } }
        choice(
            R.string.settings_naming,
            listOf(
                SquareNaming.OFFICIAL to R.string.naming_official,
                SquareNaming.NUMBERS to R.string.naming_numbers,
                SquareNaming.LETTERS to R.string.naming_letters,
            ),
            settings.squareNaming,
        ) { change { s -> s.copy(squareNaming = it) } }
    }

    private fun play(settings: Settings) {
        heading(R.string.settings_play)
        choice(
            R.string.settings_touch,
            listOf(
                TouchInput.TAP_ONLY to R.string.touch_tap,
                TouchInput.DRAG_ONLY to R.string.touch_drag,
                TouchInput.TAP_AND_DRAG to R.string.touch_both,
            ),
            settings.touch,
        ) { change { s -> s.copy(touch = it) } }
        choice(R.string.master_time, masterTimes, settings.masterTime) { change { s -> s.copy(masterTime = it) } }
        masterNote?.let { form.addView(note(it), wide(top = context.dp(8))) }
        toggle(R.string.settings_confirm, R.string.settings_confirm_note, settings.confirmResigning) {
            change { s -> s.copy(confirmResigning = it) }
        }
    }

    private fun soundAndTouch(settings: Settings) {
        heading(R.string.settings_feel)
        toggle(R.string.settings_sound, R.string.settings_sound_note, settings.sound) {
            change { s -> s.copy(sound = it) }
        }
        toggle(R.string.settings_haptics, R.string.settings_haptics_note, settings.haptics) {
            change { s -> s.copy(haptics = it) }
        }
    }

    private fun look(settings: Settings) {
        heading(R.string.settings_look)
        choice(
            R.string.settings_appearance,
            listOf(
                Appearance.SYSTEM to R.string.appearance_system,
                Appearance.LIGHT to R.string.appearance_light,
                Appearance.DARK to R.string.appearance_dark,
            ),
            settings.appearance,
        ) { change { s -> s.copy(appearance = it) } }
        choice(
            R.string.settings_animation,
            listOf(
                AnimationSpeed.NORMAL to R.string.animation_normal,
                AnimationSpeed.FAST to R.string.animation_fast,
                AnimationSpeed.OFF to R.string.animation_off,
            ),
            settings.animation,
        ) { change { s -> s.copy(animation = it) } }
    }

    private fun layout(settings: Settings) {
        heading(R.string.settings_layout)
        toggle(R.string.settings_left_hand, R.string.settings_left_hand_note, settings.leftHand) {
            change { s -> s.copy(leftHand = it) }
        }
        choice(
            R.string.settings_board_side,
            listOf(BoardSide.LEFT to R.string.side_left, BoardSide.RIGHT to R.string.side_right),
            settings.boardSide,
        ) { change { s -> s.copy(boardSide = it) } }
        choice(R.string.settings_seating, seatings, settings.seating) { change { s -> s.copy(seating = it) } }
    }

    private fun about(openLanguages: (() -> Unit)?) {
        if (openLanguages != null) {
            heading(R.string.settings_language)
            form.addView(link(R.string.language_name, openLanguages), wide())
        }
        heading(R.string.about)
        val version = context.packageManager.getPackageInfo(context.packageName, 0).versionName.orEmpty()
        val name = context.label(R.style.Text_Body).apply { setText(R.string.app_name) }
        val lines = column(context, name)
        lines.addView(note(context.getString(R.string.about_version, version)), wide(top = context.dp(4)))
        lines.addView(note(context.getString(R.string.about_licence)), wide(top = context.dp(4)))
        form.addView(lines, wide())
        form.addView(link(R.string.licences, openLicences), wide(top = context.dp(8)))
    }

    /** A row that leads somewhere else. */
    private fun link(words: Int, open: () -> Unit) = context.label(R.style.Text_Body).apply {
        setText(words)
        gravity = Gravity.CENTER_VERTICAL
        minHeight = context.size(R.dimen.row)
        val image = context.icon(R.drawable.icon_next, R.color.control, R.dimen.icon_small)
        setCompoundDrawablesRelative(null, null, image, null)
        background = context.touchable(null, resources.getDimension(R.dimen.radius_control))
        withFocusFrame(resources.getDimension(R.dimen.radius_control))
        setOnClickListener { open() }
    }

    private fun heading(words: Int) = form.addView(
        context.label(R.style.Text_Label, R.color.accent).apply {
            setText(words)
            markAsHeading()
        },
        wide(top = context.dp(if (form.childCount == 0) 4 else 24), bottom = context.dp(4)),
    )

    private fun title(words: Int) = form.addView(
        context.label(R.style.Text_Body).apply { setText(words) },
        wide(top = context.dp(12), bottom = context.dp(8)),
    )

    private fun note(words: CharSequence) = context.label(R.style.Text_Muted).apply { text = words }

    private fun toggle(words: Int, note: Int?, on: Boolean, changed: (Boolean) -> Unit) = form.addView(
        ToggleRow(context, context.getString(words), note?.let { context.getString(it) }, on, changed),
        wide(top = context.dp(8)),
    )

    private fun <T> choice(words: Int, choices: List<Pair<T, Int>>, selected: T, chosen: (T) -> Unit) {
        title(words)
        val names = choices.map { (value, id) -> value to context.getString(id) }
        form.addView(ChoiceRow(context, names, selected, chosen = chosen), wide())
    }

    companion object {
        private const val SCROLLED = "scrolled"

        /** Android has a page for each app's language from 13 on. */
        val systemHasLanguagePage get() = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU

        val masterTimes = listOf(
            MasterTime.ONE_SECOND to R.string.master_1,
            MasterTime.THREE_SECONDS to R.string.master_3,
            MasterTime.TEN_SECONDS to R.string.master_10,
        )

        val seatings = listOf(
            Seating.SIDE_BY_SIDE to R.string.seating_side,
            Seating.FACE_TO_FACE to R.string.seating_face,
            Seating.TURNED_AFTER_EACH_MOVE to R.string.seating_turned,
        )
    }
}
