package org.draughts.app.board

import android.app.UiModeManager
import android.content.Context
import android.os.Build
import org.draughts.app.R
import org.draughts.core.BoardTheme

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

        /** The board that is chosen, or print where the system asks for more contrast. */
        fun of(context: Context, theme: BoardTheme): BoardColors {
            val shown = if (wantsContrast(context)) BoardTheme.PRINT else theme
            val array = context.resources.obtainTypedArray(
                when (shown) {
                    BoardTheme.WALNUT -> R.array.board_walnut
                    BoardTheme.SLATE -> R.array.board_slate
                    BoardTheme.MEADOW -> R.array.board_meadow
                    BoardTheme.PRINT -> R.array.board_print
                },
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
