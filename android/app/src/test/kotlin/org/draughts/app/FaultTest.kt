package org.draughts.app

import kotlinx.coroutines.runBlocking
import org.draughts.core.Input
import org.draughts.core.Language
import org.draughts.core.Match
import org.draughts.core.NicknameException
import org.draughts.core.TextKey
import org.draughts.core.ThinkException
import org.draughts.core.TransferException
import org.draughts.core.helpPage
import org.draughts.core.provokeFault
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** A panic in the core: it ends neither the app nor the game, is told once, and the next call works. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class FaultTest {
    private val app = Harness().start().newEasyGame()
    private val session get() = app.application.session
    private val match get() = checkNotNull(session.match)

    @Test
    fun aFaultUnderAFingerIsToldAndNothingIsLost() {
        val before = app.state
        provokeFault()
        session.send(Input.Tap(11u))
        app.advance(500)
        assertEquals(TextKey.OWN_FAULT, app.state.message.key)
        assertEquals(before.position, app.state.position)
        assertTrue(app.sees(R.string.msg_own_fault))

        session.refresh()
        app.advance(500)
        assertTrue(app.sees(R.string.msg_something_failed))
        session.send(Input.DismissNotice)
        assertEquals(emptyList<Any>(), app.state.notices)
        val choices = Choices(3)
        app.tap(choices.piece(app.state))
        app.tap(choices.target(app.state))
        app.settle()
        assertEquals(2, app.state.moveNumber.toInt())
    }

    @Test
    fun everyKindOfCallGivesWhatIsHarmless() {
        val records = match.records()
        assertEquals("", failing { match.pdn() })
        assertNull(failing { match.replay(1u) })
        assertEquals(emptyList<Any>(), failing { records.historyRules() })
        assertThrows(NicknameException.OwnFault::class.java) { failing { records.setNickname("Anna") } }
        assertThrows(TransferException.OwnFault::class.java) { failing { match.exportData() } }
        assertThrows(ThinkException.OwnFault::class.java) { failing { runBlocking { match.think() } } }
        assertNull(failing { helpPage("english", Language.ENGLISH) })
        // Play goes on over nothing that is kept, until the app is opened anew.
        val unopened = failing { Match.open("/") }
        assertEquals(listOf(TextKey.SOMETHING_FAILED), unopened.state().notices.map { it.key })

        assertTrue(match.pdn().isNotEmpty())
        assertNotNull(helpPage("english", Language.ENGLISH))
    }

    /** What is made of a call that panics. */
    private fun <T> failing(call: () -> T): T {
        provokeFault()
        return call()
    }
}
