package org.draughts.app

import org.draughts.core.Mode
import org.draughts.core.Phase
import org.draughts.core.Variant
import org.draughts.core.hasHomeRule
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/**
 * One whole game of each variant between two people, from the card in the new game's sheet to the panel with the
 * result, tapped on the narrowest phone. What sets each variant apart is in the scripts that [ScriptedGamesTest] taps.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = "en-w320dp-h640dp-port-notnight-xhdpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class VariantGamesTest(private val variant: Variant) {
    private val app = Harness().start()

    @Test
    fun isPlayedToItsEnd() {
        app.newGameOf(variant)
        assertEquals(variant, app.state.setup.variant)
        assertEquals(Mode.TWO_PLAYERS, app.state.setup.mode)
        val square = app.board.shape.side / app.activity.resources.displayMetrics.density
        assertTrue("a square is $square dp", square >= LEAST_SQUARE)
        app.playOut(seed = 5) { app.tap(it) }
        assertNotNull(app.state.gameOver)
        assertTrue("the result is shown", app.sees(R.string.next_game))
        app.click(R.string.next_game)
        app.settle()
        assertEquals(Phase.PERSON_MOVES, app.state.phase)
        assertEquals("the same rules again", variant, app.state.setup.variant)
    }

    @Test
    fun theHomeRuleIsOfferedWhereThereIsOne() {
        app.click(R.string.new_game)
        app.advance(500)
        app.click(app.name(variant))
        app.idle()
        assertEquals(hasHomeRule(variant), app.sees(R.string.home_rule))
        if (!hasHomeRule(variant)) return
        app.click(R.string.home_rule)
        app.click(R.string.start)
        app.settle()
        assertEquals(false, app.state.setup.forcedCapture)
    }

    companion object {
        private const val LEAST_SQUARE = 28f

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun variants() = Variant.entries
    }
}

internal fun Harness.name(variant: Variant) = org.draughts.app.text.Texts(activity.resources).name(variant)

/** Starts a game between two people by the sheet's own buttons. */
internal fun Harness.newGameOf(variant: Variant) {
    openNewGame()
    click(name(variant))
    click(R.string.mode_two)
    click(R.string.start)
    settle()
}

/** Plays until the game is over, knowing only what is marked; [choose] is the way of choosing a square. */
internal fun Harness.playOut(seed: Int, choose: (Int) -> Unit) {
    val choices = Choices(seed)
    var steps = 0
    while (state.phase != Phase.OVER) {
        assertTrue("the game does not end", ++steps < 2000)
        if (state.picked == null) choose(choices.piece(state))
        choose(choices.target(state))
        assertEquals("nothing was refused", null, state.refusal)
        waitFor("the reply") { state.phase != Phase.COMPUTER_MOVES }
    }
    advance(3000)
}
