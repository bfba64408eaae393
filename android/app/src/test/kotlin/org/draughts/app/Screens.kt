package org.draughts.app

import org.robolectric.RuntimeEnvironment

/** The kinds of screen that pictures are taken of. */
internal object Screens {
    private val DEVICES = mapOf(
        "phone" to "LANGUAGE-w360dp-h800dp-port-NIGHT-xhdpi",
        "small" to "LANGUAGE-w320dp-h480dp-port-NIGHT-xhdpi",
        "landscape" to "LANGUAGE-w800dp-h360dp-land-NIGHT-xhdpi",
        // Half of a screen that is shared.
        "split" to "LANGUAGE-w411dp-h340dp-land-NIGHT-xhdpi",
        "tablet" to "LANGUAGE-sw800dp-w800dp-h1280dp-port-NIGHT-mdpi",
        "tabletland" to "LANGUAGE-sw800dp-w1280dp-h800dp-land-NIGHT-mdpi",
    )

    /** Device and look: language, light or dark, scale of the text. */
    val all = listOf(
        arrayOf("phone", "en-light-1"),
        arrayOf("phone", "ru-dark-1"),
        arrayOf("phone", "ru-light-2"),
        arrayOf("small", "ru-light-1"),
        arrayOf("landscape", "en-light-1"),
        arrayOf("landscape", "ru-light-2"),
        arrayOf("split", "en-dark-1"),
        arrayOf("tablet", "ru-light-1"),
        arrayOf("tabletland", "en-dark-1"),
    )

    fun become(device: String, look: String) {
        val (language, night, scale) = look.split("-")
        RuntimeEnvironment.setFontScale(scale.toFloat())
        val light = if (night == "dark") "night" else "notnight"
        RuntimeEnvironment.setQualifiers(
            DEVICES.getValue(device).replace("LANGUAGE", language).replace("NIGHT", light),
        )
    }
}
