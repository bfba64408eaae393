package org.draughts.app

import android.app.Application
import org.draughts.app.game.GameSession
import org.draughts.core.Match
import org.draughts.core.startLogging

/** The process: it holds the one match, so that screens may come and go. */
class DraughtsApplication : Application() {
    internal var session = GameSession { Match.open(filesDir.path) }
        private set

    override fun onCreate() {
        super.onCreate()
        startLogging()
    }

    /** Forgets the match and opens it again from its files, as a killed process would. */
    internal fun restart(open: () -> Match) {
        session = GameSession(open)
    }

    /** Only where the process really ends after this, as in the desktop window: the rest goes to the disk. */
    override fun onTerminate() {
        session.flush()
        super.onTerminate()
    }
}
