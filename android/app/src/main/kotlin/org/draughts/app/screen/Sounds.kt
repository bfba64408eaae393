package org.draughts.app.screen

import android.content.Context
import android.media.AudioAttributes
import android.media.SoundPool
import org.draughts.app.R
import org.draughts.core.Sound

/**
 * Lets what the state says be heard: short sounds beside whatever else is playing, silent when the phone is.
 *
 * The files are read by the system on a thread of its own; a sound that is not there yet is left out.
 */
internal class Sounds(private val context: Context) {
    /** Null while the screen is not seen. */
    var pool: SoundPool? = null
        private set
    private var loaded = emptyMap<Sound, Int>()

    /** The screen is seen: reads the files. */
    fun open() {
        if (pool != null) return
        val attributes = AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_ASSISTANCE_SONIFICATION)
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
            .build()
        val opened = SoundPool.Builder().setMaxStreams(MOST_AT_ONCE).setAudioAttributes(attributes).build()
        loaded = Sound.entries.associateWith { opened.load(context, it.file, 1) }
        pool = opened
    }

    /** The screen is gone: gives the memory back. */
    fun close() {
        pool?.release()
        pool = null
        loaded = emptyMap()
    }

    fun play(sound: Sound) {
        pool?.play(loaded.getValue(sound), 1f, 1f, 1, 0, 1f)
    }

    private val Sound.file
        get() = when (this) {
            Sound.PLACE -> R.raw.sound_place
            Sound.CAPTURE -> R.raw.sound_capture
            Sound.CROWN -> R.raw.sound_crown
            Sound.REFUSED -> R.raw.sound_refused
            Sound.WON -> R.raw.sound_won
            Sound.LOST -> R.raw.sound_lost
            Sound.DRAWN -> R.raw.sound_drawn
        }

    private companion object {
        /** A move may be heard while the one before rings out. */
        const val MOST_AT_ONCE = 3
    }
}
