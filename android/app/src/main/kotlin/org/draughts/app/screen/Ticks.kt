package org.draughts.app.screen

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import org.draughts.core.Feedback

/** Lets the finger feel what the state says. Needs no permission, and the system's own switch is obeyed. */
internal class Ticks(private val view: View) {
    /** The person wants to feel something. */
    var on = true

    fun feel(feedback: Feedback) {
        if (!on) return
        when (feedback) {
            Feedback.NONE -> Unit

            Feedback.TICK -> view.performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK)

            Feedback.DOUBLE_TICK -> if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
                view.performHapticFeedback(HapticFeedbackConstants.REJECT)
            } else {
                view.performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK)
                view.postDelayed({ view.performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK) }, APART)
            }
        }
    }

    private companion object {
        const val APART = 90L
    }
}
