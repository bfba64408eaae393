package org.draughts.app.ui

import android.view.View
import android.view.View.MeasureSpec
import kotlin.math.max

/** How high a view wants to be at this width. */
internal fun heightOf(view: View, width: Int): Int {
    view.forceLayout()
    view.measure(
        MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED),
    )
    return view.measuredHeight
}

/** Gives a view its place among its parent's children; a height below nothing is none. */
internal fun place(view: View, x: Int, y: Int, width: Int, height: Int) {
    val tall = max(0, height)
    view.measure(
        MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(tall, MeasureSpec.EXACTLY),
    )
    view.layout(x, y, x + width, y + tall)
}
