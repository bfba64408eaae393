package org.draughts.window

import java.awt.GraphicsEnvironment
import java.io.File
import java.util.Locale

/**
 * What is to be opened, from system properties:
 *
 * - `window.activity`: the Activity's class
 * - `window.data`: the folder that is the app's data folder; without it nothing is kept
 * - `window.size`: width and height in dp, as `400x800`
 * - `window.density`: dots per inch; by default the largest that the screen has room for
 * - `window.qualifiers`: more of Android's resource qualifiers, such as `ru-rRU` or `night`
 * - `window.script`: the class of a [WindowScript] that plays in place of a person
 * - `window.verbose`: `true` prints the time of frames
 */
internal class Options {
    init {
        // Robolectric turns the desktop off, and it stays off once somebody has looked.
        System.setProperty("java.awt.headless", "false")
    }

    val activity: String = System.getProperty("window.activity") ?: error("window.activity must name an Activity")
    val data: File? = System.getProperty("window.data")?.takeIf { it.isNotEmpty() }?.let { File(it) }
    val script: String? = System.getProperty("window.script")?.takeIf { it.isNotEmpty() }
    val verbose = System.getProperty("window.verbose") == "true"
    private val size = (System.getProperty("window.size") ?: "400x800").split("x").map { it.toInt() }
    val density: Int = System.getProperty("window.density")?.toInt() ?: densityFor(size[0], size[1])
    private val more = System.getProperty("window.qualifiers").orEmpty().split("-").filter { it.isNotEmpty() }

    /** Android's name for a window of so many dp; its order of parts is fixed. */
    fun qualifiers(widthDp: Int = size[0], heightDp: Int = size[1]): String {
        val night = more.filter { it == "night" || it == "notnight" }
        val language = (more - night.toSet()).ifEmpty { languageOfSystem() }
        val orientation = if (widthDp > heightDp) "land" else "port"
        return (language + "w${widthDp}dp" + "h${heightDp}dp" + orientation + night + "${density}dpi").joinToString("-")
    }

    private fun languageOfSystem(): List<String> {
        val locale = Locale.getDefault()
        return listOfNotNull(
            locale.language.ifEmpty { "en" },
            locale.country.takeIf { it.length == 2 }?.let { "r$it" },
        )
    }

    private fun densityFor(width: Int, height: Int): Int {
        val screen = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
        return DENSITIES.lastOrNull { width * it / DP <= screen.width && height * it / DP <= screen.height - BAR }
            ?: DENSITIES.first()
    }

    companion object {
        /** Android's dp is a dot at this many to the inch. */
        const val DP = 160
        private const val BAR = 40
        private val DENSITIES = listOf(120, 140, 160, 180, 200, 240, 280, 320)
    }
}
