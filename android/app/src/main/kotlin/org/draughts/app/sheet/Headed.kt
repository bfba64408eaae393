package org.draughts.app.sheet

import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import org.draughts.app.ui.TitleView
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.markAsHeading
import org.draughts.app.ui.row
import org.draughts.app.ui.share
import org.draughts.app.ui.wide

/** A full sheet: its title beside [more] buttons and what [shut]s it, and under them its [body]. */
internal fun headed(title: String, shut: View, body: View, vararg more: View): LinearLayout =
    column(shut.context).apply {
        val words = TitleView(context)
        words.text = title
        words.markAsHeading()
        val header = row(context)
        header.setPaddingRelative(context.dp(16), context.dp(4), context.dp(4), 0)
        header.addView(words, share())
        (more.toList() + shut).forEach { header.addView(it) }
        addView(header, wide())
        addView(body, LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1f))
        gravity = Gravity.TOP
    }
