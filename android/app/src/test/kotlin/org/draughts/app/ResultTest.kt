package org.draughts.app

import android.view.View
import android.widget.ScrollView
import org.draughts.core.Band
import org.draughts.core.BandView
import org.draughts.core.GameOver
import org.draughts.core.Input
import org.draughts.core.Phase
import org.draughts.core.Player
import org.draughts.core.ScoreKind
import org.draughts.core.ScorePart
import org.draughts.core.ScoreView
import org.draughts.core.Text
import org.draughts.core.TextKey
import org.draughts.core.Variant
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/** What is seen of a result: in its panel, whole, and on the page once that is shut. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ResultTest {
    private val app = Harness().start()

    /** A result with all that one can have. */
    private fun win() {
        val parts = listOf(
            ScorePart(ScoreKind.PiecesLeft, 7u, 100u, 700u),
            ScorePart(ScoreKind.MovesUnder(60u), 22u, 10u, 220u),
        )
        val band = BandView(Band.EXPERT, Band.PRO, 80u, 500u, 1000u)
        val score = ScoreView(920u, parts, null, true, 920u, band)
        val won = Text(TextKey.YOU_WON, emptyList(), null)
        val cause = Text(TextKey.CAUSE_NO_PIECES, emptyList(), null)
        val over = GameOver(Player.ONE, won, cause, score)
        app.activity.screen.show(app.state.copy(phase = Phase.OVER, message = won, detail = cause, gameOver = over))
        app.advance(1500)
    }

    private fun top(view: View) = IntArray(2).also { view.getLocationInWindow(it) }[1]

    @Test
    fun largeTextSaysWhoWonOnceThePanelIsShut() {
        RuntimeEnvironment.setFontScale(2f)
        app.recreate()
        app.newGameOf(Variant.ENGLISH)
        app.application.session.send(Input.Resign(Player.ONE))
        app.advance(1500)
        assertTrue(app.activity.screen.sheets.shutTop())
        app.advance(500)
        assertTrue(app.sees(R.string.msg_player_two_won))
        assertTrue(app.sees(R.string.msg_cause_resigned))
    }

    @Test
    @Config(qualifiers = "en-w360dp-h720dp-port-notnight-xhdpi")
    fun onAShortPhoneTheResultIsWholeAndTheOtherWaysAreIcons() {
        win()
        val result = app.views().filterIsInstance<ScrollView>().last { it.isShown }
        assertFalse("nothing has to be scrolled", result.canScrollVertically(1) || result.canScrollVertically(-1))
        assertEquals(1, app.count(R.string.review))
        assertEquals(1, app.count(R.string.share))
    }

    @Test
    @Config(qualifiers = "en-w411dp-h914dp-port-notnight-xhdpi")
    fun onATallPhoneTheyAreInWords() {
        win()
        assertEquals("no icon says it to a reader alone", 0, app.count(R.string.review))
        assertTrue(app.sees(R.string.review) && app.sees(R.string.share))
    }

    @Test
    fun whatThePanelWouldCutThroughIsNotShown() {
        win()
        val panel = checkNotNull(app.find(app.activity.getString(R.string.next_game)))
        val page = app.activity.screen.getChildAt(0) as android.view.ViewGroup
        val sheet = generateSequence<View>(panel) { it.parent as? View }.first { it.isClickable && it != panel }
        for (i in 0 until page.childCount) {
            val part = page.getChildAt(i)
            val isCut = part.height > 0 && top(part) < top(sheet) && top(part) + part.height > top(sheet)
            assertFalse("$part", part.visibility == View.VISIBLE && isCut)
        }
    }
}
