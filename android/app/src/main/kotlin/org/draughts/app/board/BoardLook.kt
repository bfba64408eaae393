package org.draughts.app.board

import android.content.Context
import android.os.Build
import android.view.View
import android.view.ViewGroup
import org.draughts.core.BoardTheme
import org.draughts.core.PieceSet
import org.draughts.core.Player
import org.draughts.core.Settings
import kotlin.math.max

/**
 * How a board and its pieces are drawn, as far as a person can choose it.
 *
 * @property boldText the system asks for bolder text, so outlines and marks are bolder too
 * @property crownsTurned whose crowns stand upside down, because that player sits across
 */
internal data class BoardLook(
    val theme: BoardTheme = BoardTheme.WALNUT,
    val pieces: PieceSet = PieceSet.PLAIN,
    val boldText: Boolean = false,
    val crownsTurned: Player? = null,
) {
    /** The width of an outlined piece's ring. */
    val outline: Float
        get() = max(
            if (pieces == PieceSet.BOLD) BoardSpec.PieceSize.OUTLINE_BOLD else BoardSpec.PieceSize.OUTLINE,
            if (boldText) BoardSpec.PieceSize.OUTLINE_BOLD_TEXT else 0f,
        )

    /** How much heavier marks are than usual. */
    val marks: Float get() = if (pieces == PieceSet.BOLD || boldText) BoardSpec.BOLD_MARKS else 1f

    companion object {
        fun of(context: Context, settings: Settings): BoardLook {
            val bold = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S &&
                context.resources.configuration.fontWeightAdjustment.let { it in BOLDER until NOT_SET }
            return BoardLook(settings.theme, settings.pieceSet, bold)
        }

        private const val BOLDER = 100
        private const val NOT_SET = Int.MAX_VALUE
    }
}

/** Draws boards or pieces and can be told how. */
internal interface Dressed {
    fun dress(look: BoardLook)
}

/** Tells everything in a tree of views that draws pieces how to draw them, so that no place can be forgotten. */
internal fun View.dressAll(look: BoardLook) {
    if (this is Dressed) dress(look)
    if (this is ViewGroup) for (i in 0 until childCount) getChildAt(i).dressAll(look)
}
