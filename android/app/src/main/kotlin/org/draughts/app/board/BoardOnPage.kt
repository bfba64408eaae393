package org.draughts.app.board

import org.draughts.app.R
import org.draughts.app.ui.dp
import org.draughts.app.ui.size
import kotlin.math.max

/**
 * How far from the edge of a page, [width] pixels wide, what stands above and below the board begins: on a tablet where the
 * board's squares do, of [side] pixels each, though it is never narrower than a phone; on a phone at the page's margin.
 */
internal fun BoardView.edgeOnPage(width: Int, side: Int): Int {
    if (width < context.dp(TABLET)) return context.size(R.dimen.margin)
    val squares = widthFor(side) - widthFor(0)
    return (width - max(squares, context.dp(PHONE))) / 2
}

/** From this width on, in dp, it is a tablet's page. */
private const val TABLET = 600
private const val PHONE = 360
