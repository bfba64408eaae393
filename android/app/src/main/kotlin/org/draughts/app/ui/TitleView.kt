package org.draughts.app.ui

import android.content.Context
import android.util.TypedValue
import android.widget.TextView
import org.draughts.app.R

/** A title whose longest word fits: with the largest text on the narrowest screen it is a little smaller. */
internal class TitleView(context: Context) : TextView(context, null, 0, R.style.Text_Title) {
    private val wanted = textSize

    init {
        includeFontPadding = false
    }

    override fun onMeasure(widthMeasureSpec: Int, heightMeasureSpec: Int) {
        setTextSize(TypedValue.COMPLEX_UNIT_PX, wanted)
        val longest = text.split(' ').maxOf { paint.measureText(it) }
        val room = (MeasureSpec.getSize(widthMeasureSpec) - totalPaddingLeft - totalPaddingRight).toFloat()
        if (longest > room && room > 0) setTextSize(TypedValue.COMPLEX_UNIT_PX, wanted * room / longest)
        super.onMeasure(widthMeasureSpec, heightMeasureSpec)
    }
}
