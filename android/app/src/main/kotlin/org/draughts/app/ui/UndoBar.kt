package org.draughts.app.ui

import android.content.Context
import android.os.Build
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.accessibility.AccessibilityManager
import android.widget.FrameLayout
import android.widget.TextView
import org.draughts.app.R

/** Says for a while what was just done, with a button that takes it back. It stands over the end of what is [under] it. */
internal class UndoBar(context: Context, under: View) : FrameLayout(context) {
    private val words = context.label(R.style.Text_Label, R.color.on_accent_soft)
    private var takeBack: () -> Unit = {}
    private val button: TextView = context.label(R.style.Text_Label, R.color.accent).apply {
        setText(R.string.undo)
        gravity = Gravity.CENTER
        minHeight = context.size(R.dimen.touch)
        minWidth = context.size(R.dimen.touch)
        setPadding(context.dp(12), 0, context.dp(12), 0)
        background = context.touchable(null, resources.getDimension(R.dimen.radius_control))
        withFocusFrame(resources.getDimension(R.dimen.radius_control))
        setOnClickListener {
            hide()
            takeBack()
        }
    }
    private val bar = row(context).apply {
        background =
            context.rounded(R.color.accent_soft, resources.getDimension(R.dimen.radius_control), R.color.accent)
        setPaddingRelative(context.dp(16), context.dp(4), context.dp(4), context.dp(4))
        addView(words, share())
        addView(button)
        elevation = context.dp(ELEVATION)
        visibility = GONE
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }
    private val goes = Runnable { hide() }

    init {
        addView(under, LayoutParams(MATCH_PARENT, MATCH_PARENT))
        val side = context.dp(12)
        addView(
            bar,
            LayoutParams(MATCH_PARENT, WRAP_CONTENT, Gravity.BOTTOM).apply { setMargins(side, side, side, side) },
        )
    }

    val isOpen get() = bar.visibility == VISIBLE

    /** Says [text]; [takeBack] is what the button does. */
    fun show(text: Int, takeBack: () -> Unit) {
        this.takeBack = takeBack
        words.setText(text)
        bar.visibility = VISIBLE
        removeCallbacks(goes)
        postDelayed(goes, howLong())
    }

    fun hide() {
        removeCallbacks(goes)
        bar.visibility = GONE
    }

    /** People who need longer have told the system so. */
    private fun howLong(): Long {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) return LASTS.toLong()
        val reader = context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
        val kinds = AccessibilityManager.FLAG_CONTENT_TEXT or AccessibilityManager.FLAG_CONTENT_CONTROLS
        return reader.getRecommendedTimeoutMillis(LASTS, kinds).toLong()
    }

    private companion object {
        /** Milliseconds. */
        const val LASTS = 5000
        const val ELEVATION = 6f
    }
}
