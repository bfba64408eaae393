package org.draughts.app.board

import android.app.UiModeManager
import android.content.Context
import android.os.Build
import org.draughts.app.R

/** The colours of one board. Night and day are told apart by the resources themselves. */
internal class BoardColors private constructor(values: IntArray) {
    val light = values[0]
    val dark = values[1]
    val ink = values[2]
    val face = values[3]
    val groove = values[4]
    val act = values[5]
    val past = values[6]
    val number = values[7]
    val rim = values[8]

    companion object {
        private const val HIGH_CONTRAST = 0.5f

        /** The board that is drawn: walnut, or print where the system asks for more contrast. */
        fun of(context: Context): BoardColors {
            val array = context.resources.obtainTypedArray(
                if (wantsContrast(context)) R.array.board_print else R.array.board_walnut,
            )
            try {
                return BoardColors(IntArray(array.length()) { array.getColor(it, 0) })
            } finally {
                array.recycle()
            }
        }

        private fun wantsContrast(context: Context): Boolean =
            Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE &&
                (context.getSystemService(UiModeManager::class.java)?.contrast ?: 0f) >= HIGH_CONTRAST
    }
}
