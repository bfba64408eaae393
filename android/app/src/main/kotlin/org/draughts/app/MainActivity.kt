package org.draughts.app

import android.app.Activity
import android.app.UiModeManager
import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.os.Build
import android.os.Bundle
import android.view.KeyEvent
import android.view.KeyboardShortcutGroup
import android.view.Menu
import android.view.View
import android.view.WindowInsets
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher
import org.draughts.app.game.GameSession
import org.draughts.app.input.Command
import org.draughts.app.input.commandOf
import org.draughts.app.input.shortcuts
import org.draughts.app.screen.GameScreen
import org.draughts.core.Appearance
import org.draughts.core.Input
import org.draughts.core.Key
import org.draughts.core.MatchState
import org.draughts.core.Settings

/** The app's window: it ties the process's one match to a screen, and the system's keys and edges to both. */
class MainActivity : Activity() {
    internal lateinit var screen: GameScreen
        private set
    private val session get() = (application as DraughtsApplication).session
    private val audience = object : GameSession.Audience {
        override fun obey(settings: Settings) {
            screen.obey(settings)
            appear(settings.appearance)
        }

        override fun show(state: MatchState): Long {
            val lasts = screen.show(state)
            watchBack()
            return lasts
        }

        override fun hinting() = screen.hinting()
    }

    /** Light or dark as this window was made; null: as the system has it. */
    private var forced: Boolean? = null

    /** What the system calls for Back; null where Back leaves the app, so that the system can show what lies behind. */
    internal var backCallback: OnBackInvokedCallback? = null
        private set

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        screen = GameScreen(this, session)
        drawToTheEdges()
        setContentView(screen)
        screen.sheets.onChange(::watchBack)
        screen.looking.changed = ::watchBack
        if (savedInstanceState != null) {
            screen.board.turn(savedInstanceState.getBoolean(TURNED), animate = false)
            screen.sheets.restore(savedInstanceState)
        } else if (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY == 0) {
            // What was opened with the app the first time is not opened again from the list of recent apps.
            screen.sheets.records.receiver.take(intent)
        }
    }

    /** The window is made in the light that was chosen, as far as that is known yet; else [appear] makes it again. */
    override fun attachBaseContext(base: Context) {
        super.attachBaseContext(base)
        val chosen = (base.applicationContext as DraughtsApplication).session.settings?.appearance ?: return
        val night = chosen.night ?: return
        forced = night
        val mode = if (night) Configuration.UI_MODE_NIGHT_YES else Configuration.UI_MODE_NIGHT_NO
        applyOverrideConfiguration(Configuration().apply { uiMode = mode })
    }

    private fun appear(appearance: Appearance) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
            // Kept by the system, so that the next start has it from the first frame on.
            getSystemService(UiModeManager::class.java)?.setApplicationNightMode(
                when (appearance) {
                    Appearance.SYSTEM -> UiModeManager.MODE_NIGHT_AUTO
                    Appearance.LIGHT -> UiModeManager.MODE_NIGHT_NO
                    Appearance.DARK -> UiModeManager.MODE_NIGHT_YES
                },
            )
        }
        val wanted = appearance.night
        val shown = resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
        val differs =
            if (wanted == null) forced != null else wanted != (shown == Configuration.UI_MODE_NIGHT_YES)
        if (differs) recreate()
    }

    private val Appearance.night: Boolean?
        get() = when (this) {
            Appearance.SYSTEM -> null
            Appearance.LIGHT -> false
            Appearance.DARK -> true
        }

    override fun onStart() {
        super.onStart()
        session.attach(audience)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        screen.sheets.records.receiver.take(intent)
    }

    @Deprecated("The class that came later is not the framework's")
    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        @Suppress("DEPRECATION")
        super.onActivityResult(requestCode, resultCode, data)
        screen.sheets.records.documentChosen(requestCode, data?.data?.takeIf { resultCode == RESULT_OK })
    }

    /** Nobody's time runs while the app is left; a rotation does not leave it. */
    override fun onPause() {
        if (!isChangingConfigurations) session.pauseClock()
        super.onPause()
    }

    override fun onStop() {
        session.detach(audience, forGood = !isChangingConfigurations)
        super.onStop()
    }

    override fun onDestroy() {
        screen.sheets.records.leave()
        super.onDestroy()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putBoolean(TURNED, screen.board.turned)
        screen.sheets.save(outState)
    }

    /** From Android 15 on the system does this by itself; the parts keep off bars, cut-outs and gesture handles. */
    private fun drawToTheEdges() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            window.setDecorFitsSystemWindows(false)
        } else {
            @Suppress("DEPRECATION")
            window.decorView.systemUiVisibility = window.decorView.systemUiVisibility or
                View.SYSTEM_UI_FLAG_LAYOUT_STABLE or View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
        }
        screen.setOnApplyWindowInsetsListener { view, insets ->
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
                val types = WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout() or
                    WindowInsets.Type.tappableElement() or WindowInsets.Type.ime()
                val edges = insets.getInsets(types)
                view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
            } else {
                @Suppress("DEPRECATION")
                view.setPadding(
                    insets.systemWindowInsetLeft,
                    insets.systemWindowInsetTop,
                    insets.systemWindowInsetRight,
                    insets.systemWindowInsetBottom,
                )
            }
            insets
        }
    }

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean = press(event) || super.onKeyDown(keyCode, event)

    private fun press(event: KeyEvent): Boolean {
        if (screen.sheets.isOpen) {
            return screen.sheets.key(event) || event.keyCode == KeyEvent.KEYCODE_ESCAPE && screen.sheets.back()
        }
        val command = commandOf(event, screen.board.turned) ?: return false
        if (screen.looking.place != null) return look(command)
        when (command) {
            is Command.Send -> screen.send(command.input)

            is Command.OnBoard -> {
                val focused = currentFocus
                if (focused != null && focused !== screen.board) return false
                screen.send(Input.Press(command.key))
            }

            Command.NewGame -> screen.sheets.openNewGame()

            Command.Hint -> screen.hint()

            Command.Clock -> screen.pauseOrGoOn()
        }
        return true
    }

    /** While an earlier position is looked at, left and right go through the game and every other key back to it. */
    private fun look(command: Command): Boolean {
        val focused = currentFocus
        if (command is Command.OnBoard && focused != null && focused !== screen.board) return false
        when ((command as? Command.OnBoard)?.key) {
            Key.LEFT -> if (screen.board.turned) screen.looking.later() else screen.looking.earlier()
            Key.RIGHT -> if (screen.board.turned) screen.looking.earlier() else screen.looking.later()
            else -> screen.looking.end()
        }
        return true
    }

    /** Back shuts a sheet or puts a half-moved piece back; there is nothing else to go back from but the app. */
    private fun goBack(): Boolean {
        if (screen.sheets.back() || screen.looking.end()) return true
        if (session.state?.halfWay != true) return false
        screen.send(Input.Press(Key.CANCEL))
        return true
    }

    /** The system shows where Back leads before it is let go, so it must know beforehand whether we want it. */
    private fun watchBack() {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return
        val wanted = screen.sheets.isOpen || screen.looking.place != null || session.state?.halfWay == true
        val current = backCallback
        if (wanted && current == null) {
            val callback = OnBackInvokedCallback { goBack() }
            onBackInvokedDispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback)
            backCallback = callback
        } else if (!wanted && current != null) {
            onBackInvokedDispatcher.unregisterOnBackInvokedCallback(current)
            backCallback = null
        }
    }

    @Deprecated("Up to Android 12; later versions call what watchBack registers")
    override fun onBackPressed() {
        @Suppress("DEPRECATION")
        if (!goBack()) super.onBackPressed()
    }

    override fun onProvideKeyboardShortcuts(data: MutableList<KeyboardShortcutGroup>, menu: Menu?, deviceId: Int) {
        super.onProvideKeyboardShortcuts(data, menu, deviceId)
        data.addAll(shortcuts(resources))
    }

    private companion object {
        const val TURNED = "turned"
    }
}
