package org.draughts.app

import android.content.res.Configuration
import android.view.HapticFeedbackConstants
import kotlinx.coroutines.runBlocking
import org.draughts.app.board.hasLetters
import org.draughts.core.AnimationSpeed
import org.draughts.core.Appearance
import org.draughts.core.BoardSide
import org.draughts.core.BoardTheme
import org.draughts.core.PieceSet
import org.draughts.core.Seating
import org.draughts.core.Settings
import org.draughts.core.TableSource
import org.draughts.core.TouchInput
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** Each setting by its own row: it takes effect at once, and is there again after the process was killed. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class SettingsTest {
    private val app = Harness().start()
    private val settings: Settings get() = checkNotNull(app.application.session.settings)

    private fun open() {
        app.click(R.string.menu)
        app.advance(500)
        app.click(R.string.settings)
        app.advance(500)
    }

    private fun shut() {
        app.click(R.string.close)
        app.advance(500)
    }

    private fun set(words: Int) {
        open()
        app.click(words)
        shut()
    }

    @Test
    fun whatMasterLacksStandsBelowItsTime() {
        open()
        val note = app.activity.getString(R.string.msg_tables_missing, "english.endgame")
        assertNull(app.find(note))
        shut()
        val match = checkNotNull(app.application.session.match)
        match.useTables(object : TableSource {
            override fun read(name: String): ByteArray? = null
        })
        runBlocking { match.hint() }
        open()
        assertNotNull(app.find(note))
    }

    /** A pixel of the board's first playable square. */
    private fun squareColor(): Int {
        val origin = IntArray(2)
        app.board.getLocationInWindow(origin)
        val shape = app.board.shape
        val square = app.state.squares.first { it.piece == null }
        val x = origin[0] + shape.x(square.column.toInt()) + shape.side / 2
        val y = origin[1] + shape.y(square.row.toInt()) + shape.side / 2
        return app.picture().getPixel(x.toInt(), y.toInt())
    }

    @Test
    fun theBoardTakesItsColours() {
        val walnut = squareColor()
        set(R.string.theme_meadow)
        assertEquals(BoardTheme.MEADOW, settings.theme)
        assertNotEquals(walnut, squareColor())
        assertEquals(0xFF6B8458.toInt(), squareColor())
    }

    @Test
    fun everythingSurvivesAKilledProcess() {
        open()
        val choices = listOf(
            R.string.theme_slate,
            R.string.pieces_bold,
            R.string.settings_coordinates,
            R.string.naming_letters,
            R.string.touch_tap,
            R.string.settings_confirm,
            R.string.settings_sound,
            R.string.settings_haptics,
            R.string.animation_fast,
            R.string.settings_left_hand,
            R.string.side_right,
            R.string.seating_face,
        )
        choices.forEach { app.click(it) }
        app.killAndReopen()
        val kept = settings
        assertEquals(BoardTheme.SLATE, kept.theme)
        assertEquals(PieceSet.BOLD, kept.pieceSet)
        assertFalse(kept.coordinates)
        assertTrue(app.state.hasLetters)
        assertEquals(TouchInput.TAP_ONLY, kept.touch)
        assertFalse(kept.confirmResigning)
        assertFalse(kept.sound)
        assertFalse(kept.haptics)
        assertEquals(AnimationSpeed.FAST, kept.animation)
        assertTrue(kept.leftHand)
        assertEquals(BoardSide.RIGHT, kept.boardSide)
        assertEquals(Seating.FACE_TO_FACE, kept.seating)
    }

    @Test
    fun darkIsDarkAtOnceAndTheSheetStaysOpen() {
        open()
        app.click(R.string.appearance_dark)
        app.becomeVisible()
        assertEquals(Appearance.DARK, settings.appearance)
        assertTrue(isNight())
        assertTrue("the sheet is still open", app.sees(R.string.settings_animation))
        app.click(R.string.appearance_system)
        app.becomeVisible()
        assertFalse(isNight())
    }

    private fun isNight() = app.activity.resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK ==
        Configuration.UI_MODE_NIGHT_YES

    @Test
    fun tapOnlyMeansThatNothingIsCarried() {
        set(R.string.touch_tap)
        val piece = Choices(3).piece(app.state)
        val before = app.state.position
        app.drag(piece, null)
        assertEquals("a finger that slips is a tap", piece, app.state.picked?.square?.toInt())
        app.tap(piece)
        assertEquals(before, app.state.position)
    }

    @Test
    fun dragOnlyMeansThatATapPicksNothing() {
        set(R.string.touch_drag)
        val choices = Choices(3)
        val piece = choices.piece(app.state)
        app.tap(piece)
        assertNull(app.state.picked)
        app.carry(piece, piece - 4)
        assertNotNull(app.state.picked)
    }

    @Test
    fun withoutTheQuestionANewGameStartsAtOnce() {
        set(R.string.settings_confirm)
        app.newEasyGame()
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.settle()
        app.click(R.string.new_game)
        app.advance(500)
        app.click(R.string.start)
        app.settle()
        assertEquals(1, app.state.moveNumber.toInt())
    }

    @Test
    fun withoutAnimationsAMoveIsThereAtOnce() {
        app.newGameOf(org.draughts.core.Variant.ENGLISH)
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        assertTrue("it moves", app.board.lasts > 0)
        set(R.string.animation_off)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        assertEquals(0L, app.board.lasts)
    }

    @Test
    fun hapticsCanBeSwitchedOff() {
        val piece = Choices(3).piece(app.state)
        app.tap(piece)
        assertEquals(HapticFeedbackConstants.CLOCK_TICK, shadowOf(app.board).lastHapticFeedbackPerformed())
        set(R.string.settings_haptics)
        app.tap(app.state.squares.first { it.piece?.owner == org.draughts.core.Player.TWO }.square.toInt())
        assertEquals(HapticFeedbackConstants.CLOCK_TICK, shadowOf(app.board).lastHapticFeedbackPerformed())
    }

    @Test
    fun theLanguageIsTheSystemsAffair() {
        open()
        app.click(R.string.language_name)
        val page = shadowOf(app.activity).nextStartedActivity
        assertEquals(android.provider.Settings.ACTION_APP_LOCALE_SETTINGS, page.action)
    }

    @Test
    fun theLicencesOfWhatItIsMadeOfCanBeRead() {
        open()
        app.click(R.string.licences)
        app.advance(500)
        assertNotNull("each part is named", app.find("Under the Mozilla Public License 2.0"))
        app.recreate()
        assertNotNull("they are still open", app.find("Under the Mozilla Public License 2.0"))
        app.key(android.view.KeyEvent.KEYCODE_ESCAPE)
        app.advance(500)
        assertTrue("back to the settings", app.sees(R.string.settings_animation))
    }
}
