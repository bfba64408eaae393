package org.draughts.app

import android.content.res.AssetManager
import org.draughts.core.TableSource
import java.io.IOException

/**
 * The endgame tables among the app's assets. The core asks for them on the thread of its search; the [assets] are asked for
 * then, too, for there are none before the process has its context.
 */
internal class AssetTables(private val assets: () -> AssetManager) : TableSource {
    override fun read(name: String): ByteArray? = try {
        assets().open("$FOLDER/$name").use { it.readBytes() }
    } catch (_: IOException) {
        null
    }

    private companion object {
        const val FOLDER = "endgame"
    }
}
