package org.draughts.app

import android.content.Intent
import android.content.res.Configuration
import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Bundle
import android.os.Looper
import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import org.draughts.app.board.BoardView
import org.draughts.core.Match
import org.draughts.core.MatchState
import org.draughts.core.Phase
import org.draughts.core.UniffiLib
import org.draughts.core.uniffiCallbackInterfaceTableSource
import org.junit.Assert.fail
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.ShadowSystemClock
import java.io.File
import java.time.Duration

/**
 * A person in front of the real Activity: touches, drags, presses keys, waits for the computer, takes pictures.
 *
 * Everything goes through the window, as the system would send it.
 */
internal class Harness(intent: Intent? = null) {
    val controller: ActivityController<MainActivity> = Robolectric.buildActivity(MainActivity::class.java, intent)
    val activity: MainActivity get() = controller.get()
    val application get() = RuntimeEnvironment.getApplication() as DraughtsApplication
    val board: BoardView get() = activity.screen.board
    val state: MatchState get() = checkNotNull(application.session.state) { "the match is not open yet" }

    /** Opens the app; the computer's chances come from [seed], so that a game can be played again. */
    fun start(seed: ULong = 1u, kept: Bundle? = null): Harness {
        val folder = application.filesDir.path
        return open(kept) { Match.openSeeded(folder, seed) }
    }

    fun open(kept: Bundle? = null, match: () -> Match): Harness {
        answerTheCore()
        application.restart(match)
        if (kept == null) controller.setup() else controller.setup(kept)
        waitFor("the match to open") { application.session.state != null }
        settle()
        return this
    }

    /** Starts a game against the weakest computer, by the screen's own buttons. */
    fun newEasyGame(): Harness {
        openNewGame()
        click(R.string.level_easy)
        click(R.string.start)
        settle()
        return this
    }

    /** By its button, or where there is no room for one by the menu. */
    fun openNewGame() {
        if (!sees(R.string.new_game)) {
            click(R.string.menu)
            advance(500)
        }
        click(R.string.new_game)
        advance(500)
    }

    /** The system builds the Activity again, as after a change that it does not handle itself. */
    fun recreate() {
        controller.recreate()
        becomeVisible()
    }

    /** The phone is turned, its language or its text size changed: [qualifiers] that differ from now on. */
    fun reconfigure(qualifiers: String) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        controller.configurationChange(Configuration(application.resources.configuration))
        becomeVisible()
    }

    /** Robolectric leaves a rebuilt Activity's window out of sight. */
    fun becomeVisible() {
        if (activity.window.decorView.parent == null) controller.visible()
        advance(500)
    }

    /** The process is gone; the app is opened again on what it has kept. */
    fun killAndReopen(seed: ULong = 1u): Harness {
        checkNotNull(application.session.match).flush()
        return Harness().start(seed)
    }

    /** The process is gone, and the system opens the app again with what it has kept of its window. */
    fun killAndRestore(): Harness {
        val kept = Bundle()
        controller.pause().stop().saveInstanceState(kept)
        checkNotNull(application.session.match).flush()
        return Harness().start(kept = kept)
    }

    // Fingers.

    fun tap(square: Int) = center(square).let { (x, y) ->
        touch(
            MotionEvent.ACTION_DOWN to (x to y),
            MotionEvent.ACTION_UP to (x to y),
        )
    }

    /** Carries a piece; a square of null is a place beside the board. */
    fun drag(from: Int, to: Int?) {
        val start = center(from)
        val end = to?.let { center(it) } ?: beside
        val middle = (start.first + end.first) / 2 to (start.second + end.second) / 2
        touch(
            MotionEvent.ACTION_DOWN to start,
            MotionEvent.ACTION_MOVE to middle,
            MotionEvent.ACTION_MOVE to end,
            MotionEvent.ACTION_UP to end,
        )
    }

    /** Carries a piece over a square and holds it there. */
    fun carry(from: Int, over: Int) = touch(
        MotionEvent.ACTION_DOWN to center(from),
        MotionEvent.ACTION_MOVE to center(over).let { (x, y) -> x + 8 to y + 12 },
    )

    /** A place in the view and beside the squares. */
    val beside get() = 1f to board.height / 2f

    /** A tap after which nothing else gets a chance to happen. */
    fun tapWithoutWaiting(square: Int) = center(square).let { point ->
        send(MotionEvent.ACTION_DOWN to point, MotionEvent.ACTION_UP to point)
    }

    /** Sends touches at points of the board, 16 ms apart. */
    fun touch(vararg steps: Pair<Int, Pair<Float, Float>>) {
        send(*steps)
        idle()
    }

    private fun send(vararg steps: Pair<Int, Pair<Float, Float>>) {
        val at = IntArray(2)
        board.getLocationInWindow(at)
        val down = SystemClock.uptimeMillis()
        steps.forEachIndexed { i, (action, point) ->
            val (x, y) = point
            val event = MotionEvent.obtain(down, down + i * 16, action, at[0] + x, at[1] + y, 0)
            event.source = InputDevice.SOURCE_TOUCHSCREEN
            activity.window.decorView.dispatchTouchEvent(event)
            event.recycle()
        }
    }

    fun dispatch(event: MotionEvent) {
        activity.window.decorView.dispatchTouchEvent(event)
        event.recycle()
        idle()
    }

    /** The middle of a square, in the board's pixels. */
    fun center(square: Int): Pair<Float, Float> {
        val s = state.squares.first { it.square.toInt() == square }
        val shape = board.shape
        return shape.x(s.column.toInt()) + shape.side / 2 to shape.y(s.row.toInt()) + shape.side / 2
    }

    // Keys.

    fun key(code: Int, meta: Int = 0) {
        val now = SystemClock.uptimeMillis()
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            activity.dispatchKeyEvent(KeyEvent(now, now, action, code, 0, meta))
        }
        idle()
    }

    /** Moves the cursor to a square and presses Enter there. */
    fun pressOn(square: Int) {
        repeat(64) {
            val cursor = state.squares.find { it.cursor }
            val goal = state.squares.first { it.square.toInt() == square }
            when {
                cursor == null -> key(KeyEvent.KEYCODE_DPAD_UP)
                cursor.square == goal.square -> {
                    key(KeyEvent.KEYCODE_ENTER)
                    return
                }
                cursor.row > goal.row -> key(KeyEvent.KEYCODE_DPAD_UP)
                cursor.row < goal.row -> key(KeyEvent.KEYCODE_S)
                cursor.column > goal.column -> key(KeyEvent.KEYCODE_A)
                else -> key(KeyEvent.KEYCODE_DPAD_RIGHT)
            }
        }
        fail("the cursor did not get to $square")
    }

    // Buttons.

    /** Clicks what carries these words, or says them to a reader. */
    fun click(words: Int) = click(activity.getString(words))

    fun click(words: String) {
        val view = checkNotNull(find(words)) { "nothing says \"$words\"" }
        var target: View? = view
        while (target != null && !target.hasOnClickListeners()) target = target.parent as? View
        checkNotNull(target) { "\"$words\" is no button" }.performClick()
        idle()
    }

    /** What is seen and carries these words. */
    fun find(words: String): View? = views().lastOrNull { view ->
        view.isShown &&
            ((view as? android.widget.TextView)?.text?.toString() == words || view.contentDescription == words)
    }

    /** All that is seen and says these words to a reader. */
    fun all(words: Int) =
        views().filter { it.isShown && it.contentDescription == activity.getString(words) }.toList()

    /** How many things that are seen say these words to a reader. */
    fun count(words: Int) = all(words).size

    fun sees(words: Int) = find(activity.getString(words)) != null

    internal fun views(root: View = activity.window.decorView): Sequence<View> = sequence {
        yield(root)
        if (root is ViewGroup) for (i in 0 until root.childCount) yieldAll(views(root.getChildAt(i)))
    }

    /** Scrolls what is open by so many pixels. */
    fun scrollBy(pixels: Int) {
        views().filterIsInstance<android.widget.ScrollView>().last { it.isShown }.scrollBy(0, pixels)
        idle()
    }

    /** Scrolls the list that is open by so many pixels. */
    fun scrollListBy(pixels: Int) {
        views().filterIsInstance<android.widget.ListView>().last { it.isShown }.scrollListBy(pixels)
        advance(100)
    }

    // Time.

    fun idle() = shadowOf(Looper.getMainLooper()).idle()

    fun advance(milliseconds: Long) {
        ShadowSystemClock.advanceBy(Duration.ofMillis(milliseconds))
        idle()
    }

    /** Lets every animation end and the computer reply, if it is to. */
    fun settle() {
        waitFor("the computer's reply") { state.phase != Phase.COMPUTER_MOVES }
        advance(2000)
    }

    fun waitFor(what: String, done: () -> Boolean) {
        val end = System.nanoTime() + Duration.ofSeconds(30).toNanos()
        while (!done()) {
            if (System.nanoTime() > end) fail("waited too long for $what")
            Thread.sleep(2)
            advance(16)
        }
    }

    // Pictures.

    fun picture(): Bitmap {
        val root = activity.window.decorView
        val bitmap = Bitmap.createBitmap(root.width, root.height, Bitmap.Config.ARGB_8888)
        root.draw(Canvas(bitmap))
        return bitmap
    }

    /**
     * Takes a picture to be looked at, and compares it with the one that was found good.
     *
     * @param compared not where it shows what day it is, or what other pictures show
     */
    fun shot(name: String, compared: Boolean = true) {
        val folder = File(checkNotNull(System.getProperty("shots.dir"))).apply { mkdirs() }
        val picture = picture()
        File(folder, "$name.png").outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
        if (compared) Golden.check(name, picture)
    }
}

/**
 * Lets the core call back into this test. The native library knows one set of callbacks in a process, and each of
 * Robolectric's class loaders brings its own: else another test's would be asked for assets.
 */
internal fun answerTheCore() = uniffiCallbackInterfaceTableSource.register(UniffiLib)
