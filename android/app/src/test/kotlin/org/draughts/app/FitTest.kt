package org.draughts.app

import android.graphics.Rect
import android.text.method.LinkMovementMethod
import android.view.View
import android.view.ViewGroup
import android.widget.AbsListView
import android.widget.HorizontalScrollView
import android.widget.ScrollView
import android.widget.TextView
import org.draughts.app.board.BoardView
import org.draughts.app.sheet.SheetHost
import org.draughts.core.HelpPlace
import org.draughts.core.HistoryFilter
import org.draughts.core.Input
import org.draughts.core.Language
import org.draughts.core.Mode
import org.draughts.core.Player
import org.draughts.core.Seating
import org.draughts.core.TimeControl
import org.draughts.core.Variant
import org.draughts.core.helpPages
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.ParameterizedRobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

/**
 * On every screen, on the smallest devices and with the largest text: no word is cut or broken, nothing lies outside, and
 * whatever can be touched is at least 48 dp wide and high.
 */
@RunWith(ParameterizedRobolectricTestRunner::class)
@Config(sdk = [35])
@GraphicsMode(GraphicsMode.Mode.NATIVE)
class FitTest(private val device: String, scale: Float) {
    private val app: Harness

    init {
        RuntimeEnvironment.setFontScale(scale)
        RuntimeEnvironment.setQualifiers(device)
        app = Harness()
        KeptRecords.versionOne(app.application.filesDir)
        KeptRecords.history(app.application.filesDir, 12)
        app.start()
    }

    private val faults = mutableListOf<String>()

    @Test
    fun everythingFits() {
        look("game")
        val sheets = app.activity.screen.sheets
        val screens = mapOf(
            "menu" to { sheets.openMenu() },
            "new game" to { sheets.openNewGame() },
            "scores" to { sheets.openScores() },
            "settings" to { sheets.openSettings() },
            "help" to { sheets.openHelp(contents = true) },
        )
        for ((name, open) in screens) opened(name, open)
        records()
        for (page in helpPages(Language.ENGLISH)) {
            opened("help, ${page.id}") { sheets.openHelp(contents = true, at = HelpPlace(page.id, null)) }
        }
        // The commands may be in the menu alone, so the game is begun without them.
        val setup = app.state.setup.copy(variant = Variant.INTERNATIONAL, mode = Mode.TWO_PLAYERS)
        app.application.session.send(Input.NewGame(setup))
        app.settle()
        look("ten rows")
        app.application.session.changeSettings { it.copy(seating = Seating.FACE_TO_FACE) }
        app.advance(500)
        look("face to face")
        val clock = TimeControl(60u, 5u)
        for (seating in listOf(Seating.FACE_TO_FACE, Seating.SIDE_BY_SIDE)) {
            app.application.session.changeSettings { it.copy(seating = seating) }
            app.application.session.send(Input.NewGame(setup.copy(variant = Variant.ENGLISH, clock = clock)))
            app.application.session.name(Player.TWO, "$NAME Б. долгое имя")
            app.settle()
            look("clock, $seating")
            opened("new game of two") { sheets.openNewGame() }
            val choices = Choices(3)
            app.application.session.send(Input.Tap(choices.piece(app.state).toUByte()))
            app.application.session.send(Input.Tap(choices.target(app.state).toUByte()))
            app.settle()
            app.activity.screen.looking.begin()
            app.advance(500)
            look("looking back, $seating")
            app.activity.screen.looking.end()
            app.application.session.pauseClock()
            app.advance(500)
            look("clock stopped, $seating")
            app.activity.screen.pauseOrGoOn()
        }
        assertEquals("", faults.distinct().joinToString("\n"))
    }

    /** What outlives a game, full; and empty, as nobody has anything at first. */
    private fun records() {
        val records = app.activity.screen.sheets.records
        opened("history") { records.openHistory() }
        opened("a history with nothing") { records.openHistory(HistoryFilter(Variant.CZECH, true, null)) }
        opened("a game of the history") { found("game") { records.openReplay(2u) } }
        opened("its menu") {
            found("game") { records.openReplay(2u) }
            app.click(R.string.game_menu)
        }
        opened("profile") { records.openProfile() }
        opened("the profile's end") {
            records.openProfile()
            app.scrollBy(PIXELS_ENOUGH)
        }
        opened("a colleague") {
            records.openProfile()
            app.click("Bob")
        }
        opened("data") { records.openData() }
        opened("a question about data") {
            found("question") {
                records.openData()
                app.application.session.carrier.ask(KeptRecords.text("export.json"))
            }
        }
        opened("games of a file") { found("list") { records.receiver.take(GAMES) } }
        opened("a refusal") { found("refusal") { records.receiver.take(GAMES.take(20)) } }
    }

    /** Opens what is read on another thread first. */
    private fun found(what: String, open: () -> Unit) {
        val sheets = app.all<SheetHost>().single()
        val before = sheets.all.size
        open()
        app.waitFor(what) { sheets.all.size > before && app.application.session.carrier.isBusy.not() }
        if (what == "question") app.waitFor(what) { sheets.all.size > before + 1 }
    }

    private fun opened(name: String, open: () -> Unit) {
        open()
        app.advance(500)
        look(name)
        while (app.activity.screen.sheets.isOpen) {
            app.activity.screen.sheets.shutTop()
            app.advance(500)
        }
    }

    private fun look(screen: String) = visit(app.activity.window.decorView) { view ->
        (view as? TextView)?.let { text -> cut(text)?.let { faults += "$screen: \"${text.text}\" $it" } }
        outside(view)?.let { faults += "$screen: ${name(view)} $it" }
        small(view)?.let { faults += "$screen: ${name(view)} $it" }
    }

    private fun visit(view: View, act: (View) -> Unit) {
        if (!view.isShown || view.width == 0 || view.height == 0) return
        act(view)
        if (view is ViewGroup) for (i in 0 until view.childCount) visit(view.getChildAt(i), act)
    }

    private fun cut(view: TextView): String? {
        val layout = view.layout ?: return null
        val text = layout.text
        for (line in 0 until layout.lineCount) {
            // Only what somebody is called may be too long for its place.
            if (layout.getEllipsisCount(line) > 0) return if (text.startsWith(NAME)) null else "ends in dots"
            if (layout.getLineMax(line) > layout.width + 1) return "is wider than its place"
            val end = layout.getLineEnd(line)
            if (line < layout.lineCount - 1 &&
                text[end - 1].isLetter() &&
                text[end].isLetter()
            ) {
                return "is broken in a word"
            }
        }
        val room = view.height - view.totalPaddingTop - view.totalPaddingBottom
        return if (layout.height > room + 1) "is higher than its place" else null
    }

    /** Parts of a list may lie below the edge; they can be scrolled to. */
    private fun outside(view: View): String? {
        if (scrolls(view)) return null
        val at = IntArray(2).also { view.getLocationInWindow(it) }
        val window = app.activity.window.decorView
        val place = Rect(at[0], at[1], at[0] + view.width, at[1] + view.height)
        val inside = Rect(0, 0, window.width, window.height).contains(place)
        return if (inside || view.rotation != 0f || turned(view)) null else "lies outside: $place"
    }

    private fun turned(view: View) = generateSequence(view) { it.parent as? View }.any { it.rotation != 0f }

    private fun scrolls(view: View): Boolean = generateSequence(view.parent) { it.parent }
        .any { it is ScrollView || it is HorizontalScrollView || it is AbsListView }

    private fun small(view: View): String? {
        // Links in running text are as high as its lines.
        if (!view.isClickable || !view.isEnabled || view is BoardView || hasLinks(view)) return null
        val density = view.resources.displayMetrics.density
        val width = view.width / density
        val height = view.height / density
        return if (minOf(width, height) < LEAST_TARGET - 0.5) "is %.0f by %.0f dp".format(width, height) else null
    }

    private fun hasLinks(view: View) = (view as? TextView)?.movementMethod is LinkMovementMethod

    private fun name(view: View): String {
        val words = view.contentDescription ?: (view as? TextView)?.text
        return "${view.javaClass.simpleName} \"$words\""
    }

    companion object {
        private const val LEAST_TARGET = 48
        private const val NAME = "Константин"
        private const val PIXELS_ENOUGH = 10_000
        private const val GAMES = "[White \"Кандауров, Михаил\"]\n[GameType \"25\"]\n1. c3-b4 *\n\n" +
            "[GameType \"25\"]\n1. c3-e5 *\n\n[GameType \"21\"]\n1. 11-15 23-18 *\n"

        @JvmStatic
        @ParameterizedRobolectricTestRunner.Parameters(name = "{0} {1}")
        fun screens() = listOf(
            arrayOf<Any>("ru-w320dp-h480dp-port-notnight-xhdpi", 1f),
            arrayOf<Any>("en-w320dp-h480dp-port-notnight-xhdpi", 2f),
            arrayOf<Any>("ru-w360dp-h800dp-port-notnight-xhdpi", 2f),
            arrayOf<Any>("ru-w800dp-h360dp-land-notnight-xhdpi", 2f),
            arrayOf<Any>("ru-w568dp-h320dp-land-notnight-xhdpi", 1f),
            // Half of a screen that is shared, and a phone unfolded.
            arrayOf<Any>("ru-w411dp-h340dp-land-notnight-xhdpi", 1f),
            arrayOf<Any>("en-w673dp-h841dp-port-notnight-xhdpi", 1f),
            arrayOf<Any>("ru-sw800dp-w1280dp-h800dp-land-notnight-mdpi", 2f),
        )
    }
}
