package org.draughts.app

import android.view.KeyEvent
import org.draughts.core.Input
import org.draughts.core.Key
import org.draughts.core.NicknameException
import org.draughts.core.Phase
import org.draughts.core.ScriptException
import org.draughts.core.ScriptLine
import org.draughts.core.stateJson
import org.junit.Assert.assertEquals
import org.junit.Assume.assumeTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.File

/**
 * The scripted games through the real Activity, with hints, names and clocks: after each line the state on the screen must
 * be the one that the core itself came to, where `tests/tools/play-scripts` has written that down.
 *
 * Taps and drags are touches, keys are keys. What no finger does here, such as a new game with all its choices, is sent as it is.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(sdk = [35], qualifiers = PHONE)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class ScriptedGamesTest(private val script: String) {
    private var app = Harness().start(SEED)

    @Test
    fun everyLineGivesTheStateOfTheCore() {
        assumeTrue("there are no scripts", script != NONE)
        val expected = File(states, "$script.jsonl").takeIf { it.exists() }?.readLines()?.iterator()
        File(games, "$script.txt").readLines().forEachIndexed { index, line ->
            val state = obey(line) ?: return@forEachIndexed
            if (expected != null) assertEquals("line ${index + 1}: $line", error(expected.next()), state)
        }
    }

    private fun error(expected: String) = if (expected.startsWith("{\"error\":")) "error" else expected

    private fun obey(line: String): String? {
        val match = checkNotNull(app.application.session.match)
        try {
            when (val asked = match.readLine(line)) {
                is ScriptLine.Send -> {
                    if (asked.inputs.isEmpty()) return null
                    if (!drag(asked.inputs)) asked.inputs.forEach { send(it) }
                }

                is ScriptLine.Think -> {
                    if (app.state.phase != Phase.COMPUTER_MOVES) return "error"
                    app.waitFor("the reply") { app.state.phase != Phase.COMPUTER_MOVES }
                }

                is ScriptLine.Hint -> {
                    app.application.session.hint()
                    app.waitFor("the hint") { !app.application.session.isHinting }
                }

                is ScriptLine.Name -> app.application.session.name(asked.player, asked.name)

                is ScriptLine.Wait -> {
                    match.letTimePass(asked.milliseconds)
                    app.application.session.refresh()
                }

                is ScriptLine.Resume -> app = app.killAndReopen(SEED)
            }
        } catch (unread: ScriptException) {
            return "error"
        } catch (unnamed: NicknameException) {
            return "error"
        }
        return stateJson(app.state)
    }

    /** A touch does not wait for the computer: whether it gets to think is what the script says. */
    private fun send(input: Input) {
        val byHand = app.state.phase == Phase.PERSON_MOVES && !app.activity.screen.sheets.isOpen
        when {
            byHand && input is Input.Tap -> app.tapWithoutWaiting(input.square.toInt())
            byHand && input is Input.Press -> app.key(codeOf(input.key))
            else -> app.application.session.send(input)
        }
    }

    /** A piece that can be carried is carried by a finger. */
    private fun drag(inputs: List<Input>): Boolean {
        val (lift, drop) = (inputs.takeIf { it.size == 2 } ?: return false)
        if (lift !is Input.Lift || drop !is Input.Drop || app.state.phase != Phase.PERSON_MOVES) return false
        // A finger that goes nowhere would be a tap.
        if (lift.square == drop.square) return false
        if (app.state.squares.none { it.square == lift.square && it.movable }) return false
        app.drag(lift.square.toInt(), drop.square?.toInt())
        return true
    }

    private fun codeOf(key: Key) = when (key) {
        Key.UP -> KeyEvent.KEYCODE_DPAD_UP
        Key.DOWN -> KeyEvent.KEYCODE_DPAD_DOWN
        Key.LEFT -> KeyEvent.KEYCODE_DPAD_LEFT
        Key.RIGHT -> KeyEvent.KEYCODE_DPAD_RIGHT
        Key.SELECT -> KeyEvent.KEYCODE_ENTER
        Key.CANCEL -> KeyEvent.KEYCODE_ESCAPE
    }

    companion object {
        private const val NONE = "none"
        private val SEED: ULong = 1u
        private val games = File(System.getProperty("games.dir") ?: "games")
        private val states = File(System.getProperty("games.states") ?: "states")

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0}")
        fun scripts(): List<String> = games.listFiles { file -> file.extension == "txt" }.orEmpty()
            .map { it.nameWithoutExtension }
            .sorted()
            .ifEmpty { listOf(NONE) }
    }
}
