package org.draughts.app

import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** What the core wants heard is heard, when the move has been seen. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
class SoundTest {
    private val app = Harness().start()
    private val heard get() = shadowOf(checkNotNull(app.activity.screen.sounds.pool))

    init {
        app.newGameOf(Variant.ENGLISH)
        heard.clearPlayed()
    }

    @Test
    fun aMoveIsHeardWhenItEnds() {
        app.tap(11)
        app.tap(15)
        assertTrue("it travels", app.board.lasts > 0)
        assertFalse(heard.wasResourcePlayed(R.raw.sound_place))
        app.advance(app.board.lasts)
        assertTrue(heard.wasResourcePlayed(R.raw.sound_place))
    }

    @Test
    fun aRefusalIsHeardAtOnce() {
        app.tap(1)
        assertTrue(heard.wasResourcePlayed(R.raw.sound_refused))
    }

    @Test
    fun switchedOffAllIsSilent() {
        app.application.session.changeSettings { it.copy(sound = false) }
        app.tap(1)
        app.tap(11)
        app.tap(15)
        app.settle()
        assertEquals(emptyList<Any>(), heard.getResourcePlaybacks(R.raw.sound_place))
        assertEquals(emptyList<Any>(), heard.getResourcePlaybacks(R.raw.sound_refused))
    }

    @Test
    fun aScreenThatIsGoneHoldsNoSounds() {
        val sounds = app.activity.screen.sounds
        app.controller.pause().stop().destroy()
        assertNull(sounds.pool)
    }
}
