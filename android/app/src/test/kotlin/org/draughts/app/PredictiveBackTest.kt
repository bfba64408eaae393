package org.draughts.app

import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The system knows before Back is let go whether it leaves the app: we ask for it only while there is a way back in it. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
class PredictiveBackTest {
    private val app = Harness().start()
    private val callback get() = app.activity.backCallback

    private fun goBack() {
        checkNotNull(callback).onBackInvoked()
        app.advance(500)
    }

    @Test
    fun atRestBackIsTheSystems() = assertNull(callback)

    @Test
    fun anOpenSheetWantsBackUntilItIsShut() {
        app.activity.screen.sheets.openSettings()
        app.advance(500)
        assertNotNull(callback)
        goBack()
        assertFalse(app.activity.screen.sheets.isOpen)
        assertNull(callback)
    }

    @Test
    fun oneSheetAfterTheOther() {
        app.activity.screen.sheets.openNewGame()
        app.advance(500)
        app.activity.screen.sheets.openHelp(contents = true)
        app.advance(500)
        goBack()
        assertNotNull("the sheet below is still open", callback)
        goBack()
        assertNull(callback)
    }

    @Test
    fun lookingBackWantsBack() {
        app.newGameOf(Variant.ENGLISH)
        app.tap(11)
        app.tap(15)
        app.settle()
        app.activity.screen.looking.at(0)
        app.advance(500)
        goBack()
        assertNull(app.activity.screen.looking.place)
        assertNull(callback)
    }

    @Test
    fun aRebuiltScreenAsksAgain() {
        app.activity.screen.sheets.openSettings()
        app.advance(500)
        app.recreate()
        assertNotNull(callback)
        goBack()
        assertEquals(null, callback)
    }
}
