package org.draughts.app

import android.app.Application
import org.draughts.app.game.GameSession

/** The process: it holds the one match, so that screens may come and go. */
class DraughtsApplication : Application() {
    internal var session = newSession()
        private set

    /** Forgets the match and opens it again from its files, as a killed process would. */
    internal fun restart() {
        session = newSession()
    }

    private fun newSession() = GameSession { filesDir }
}
