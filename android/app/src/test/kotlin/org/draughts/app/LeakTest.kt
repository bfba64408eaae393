package org.draughts.app

import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.lang.ref.WeakReference

/** Screens that are gone are not held by anything: not by the match, not by a timer, not by a sheet. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
class LeakTest {
    private val app = Harness().start()

    @Test
    fun fiftyRecreationsLeaveOneScreen() {
        val gone = (1..TIMES).map { time ->
            if (time % 5 == 0) app.activity.screen.sheets.openNewGame()
            app.tap(if (time % 2 == 0) 9 else 11)
            WeakReference(app.activity).also { app.recreate() }
        }
        app.advance(5_000)
        var held = gone.count { it.get() != null }
        repeat(20) {
            if (held <= MAY_BE_HELD) return
            System.gc()
            app.idle()
            Thread.sleep(20)
            held = gone.count { it.get() != null }
        }
        assertTrue("$held of $TIMES screens that are gone are still held", held <= MAY_BE_HELD)
    }

    @Test
    fun aScreenThatIsLeftHearsOfNothingAnyMore() {
        app.activity.screen.sheets.records.openData()
        app.advance(500)
        app.controller.pause().stop().destroy()
        assertNull(app.application.session.arrived)
        assertNull(app.application.session.carrier.changed)
    }

    private companion object {
        const val TIMES = 50

        /** The framework itself may keep the one that was replaced last. */
        const val MAY_BE_HELD = 1
    }
}
