package org.draughts.app.records

import android.content.Context
import android.os.Bundle
import android.view.Gravity
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.LinearLayout
import org.draughts.app.R
import org.draughts.app.text.Texts
import org.draughts.app.text.day
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.hasLargeText
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.share
import org.draughts.app.ui.touchable
import org.draughts.app.ui.wide
import org.draughts.app.ui.withFocusFrame
import org.draughts.app.ui.wrapped
import org.draughts.core.HistoryEntry
import org.draughts.core.Verdict

/** What can be done with a game of the list. */
internal class HistoryRowActions(
    val open: (ULong) -> Unit,
    val menu: (HistoryEntry) -> Unit,
    val delete: (ULong) -> Unit,
)

/** One game of the history: how it came out, what was played, when, and the points. */
internal class HistoryRow(context: Context, private val actions: HistoryRowActions) : LinearLayout(context) {
    private val texts = Texts(resources)
    private val dot = ResultDot(context)
    private val result = context.label(R.style.Text_Body)
    private val played = context.label(R.style.Text_Muted)
    private val note = context.label(R.style.Text_Caption)
    private val points = context.label(R.style.Text_Count)
    private val more = context.iconButton(R.drawable.icon_more, R.string.game_menu) { entry?.let { actions.menu(it) } }

    private val swipe: SwipeAway = SwipeAway(this, cancel = { super.onTouchEvent(it) }) {
        entry?.let { actions.delete(it.id) }
    }

    var entry: HistoryEntry? = null
        private set

    init {
        gravity = Gravity.CENTER_VERTICAL
        minimumHeight = context.dp(HEIGHT)
        setPaddingRelative(context.dp(16), context.dp(8), context.dp(4), context.dp(8))
        val words = column(context, result, played, note)
        if (context.hasLargeText) words.addView(points, wide(top = context.dp(4)))
        addView(dot)
        addView(words, share(start = context.dp(16)))
        if (!context.hasLargeText) addView(points, wrapped(start = context.dp(8)))
        addView(more)
        val radius = resources.getDimension(R.dimen.radius_control)
        background = context.touchable(null, radius)
        withFocusFrame(radius)
        setOnClickListener { entry?.let { actions.open(it.id) } }
        setOnLongClickListener { entry?.let { actions.menu(it) } != null }
    }

    fun show(entry: HistoryEntry?) {
        this.entry = entry
        swipe.reset()
        if (entry == null) return
        dot.verdict = entry.verdict
        val rules = texts.name(entry.variant, entry.forcedCapture)
        val verdict = resources.getString(wordsOf(entry.verdict))
        result.text = resources.getString(R.string.dot_separated, verdict, rules)
        played.text =
            resources.getString(R.string.dot_separated, texts.name(entry.level), resources.day(entry.unixTime))
        val unranked = entry.unranked
        note.visibility = if (unranked == null) GONE else VISIBLE
        if (unranked != null) note.setText(wordsOf(unranked))
        val won = entry.verdict == Verdict.WON
        points.visibility = if (won) VISIBLE else GONE
        points.text = entry.points.toString()
        contentDescription = spoken(entry, verdict, rules)
    }

    private fun spoken(entry: HistoryEntry, verdict: String, rules: String): String {
        val count = entry.points.toInt()
        return listOfNotNull(
            verdict,
            rules,
            texts.name(entry.level),
            resources.day(entry.unixTime),
            resources.getQuantityString(R.plurals.points_spoken, count, count).takeIf { entry.verdict == Verdict.WON },
            entry.unranked?.let { resources.getString(wordsOf(it)) },
        ).reduce { list, next -> resources.getString(R.string.list_comma, list, next) }
    }

    override fun onInterceptTouchEvent(event: MotionEvent) = swipe.takes(event) || super.onInterceptTouchEvent(event)

    override fun onTouchEvent(event: MotionEvent) = swipe.takes(event) || super.onTouchEvent(event)

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean {
        val entry = entry
        if (entry != null && (keyCode == KeyEvent.KEYCODE_FORWARD_DEL || keyCode == KeyEvent.KEYCODE_DEL)) {
            actions.delete(entry.id)
            return true
        }
        if (entry != null && keyCode == KeyEvent.KEYCODE_MENU) {
            actions.menu(entry)
            return true
        }
        return super.onKeyDown(keyCode, event)
    }

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        val words = resources.getString(R.string.delete_game)
        info.addAction(AccessibilityNodeInfo.AccessibilityAction(R.string.delete_game, words))
    }

    override fun performAccessibilityAction(action: Int, arguments: Bundle?): Boolean {
        val entry = entry
        if (action != R.string.delete_game || entry == null) return super.performAccessibilityAction(action, arguments)
        actions.delete(entry.id)
        return true
    }

    private companion object {
        const val HEIGHT = 64
    }
}
