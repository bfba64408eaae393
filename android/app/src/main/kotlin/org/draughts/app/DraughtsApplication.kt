package org.draughts.app

import android.app.Application
import android.content.pm.ApplicationInfo
import android.os.StrictMode
import org.draughts.app.game.GameSession
import org.draughts.core.Match
import org.draughts.core.startLogging

/** The process: it holds the one match, so that screens may come and go. */
class DraughtsApplication : Application() {
    internal var session = sessionOf { Match.open(filesDir.path) }
        private set

    override fun onCreate() {
        super.onCreate()
        startLogging()
        if (applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0) watchMainThread()
    }

    /** While the app is being developed, the log says when the main thread waits for a disk. */
    private fun watchMainThread() {
        StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.Builder().detectAll().penaltyLog().build())
        StrictMode.setVmPolicy(StrictMode.VmPolicy.Builder().detectAll().penaltyLog().build())
    }

    /** Forgets the match and opens it again from its files, as a killed process would. */
    internal fun restart(open: () -> Match) {
        session = sessionOf(open)
    }

    /** Master and the hint have their endgame tables in every match. */
    private fun sessionOf(open: () -> Match) = GameSession { open().also { it.useTables(AssetTables { assets }) } }

    /** Only where the process really ends after this, as in the desktop window: the rest goes to the disk. */
    override fun onTerminate() {
        session.flush()
        super.onTerminate()
    }
}
