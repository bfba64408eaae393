package org.draughts.app.records

import android.content.Context
import android.view.View
import org.draughts.app.R
import org.draughts.app.game.DataCarrier
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetKind
import org.draughts.app.sheet.headed
import org.draughts.app.sheet.scrolling
import org.draughts.app.ui.Weight
import org.draughts.app.ui.button
import org.draughts.app.ui.column
import org.draughts.app.ui.dp
import org.draughts.app.ui.iconButton
import org.draughts.app.ui.label
import org.draughts.app.ui.rounded
import org.draughts.app.ui.wide

/** Where the data's sheet leads to. */
internal class DataWays(
    val chooseTarget: () -> Unit,
    val chooseSource: () -> Unit,
    val takeBack: () -> Unit,
    val left: () -> Unit,
    val close: (Sheet) -> Unit,
)

/** All data of the app as one file: saved, taken in on another phone, and taken back once. */
internal class DataSheet(
    context: Context,
    private val carrier: DataCarrier,
    private val canTakeBack: () -> Boolean,
    private val ways: DataWays,
) : Sheet(context, context.getString(R.string.data)) {
    private val shutButton = context.iconButton(R.drawable.icon_close, R.string.close) {
        ways.close(this)
        ways.left()
    }
    private val told = context.label(R.style.Text_Label)
    private val save = context.button(R.string.data_save, Weight.MAIN, ways.chooseTarget)
    private val takeIn = context.button(R.string.data_take_in, Weight.SECOND, ways.chooseSource)
    private val takeBack = context.button(R.string.data_take_back, Weight.SECOND, ways.takeBack)
    private val takeBackNote = note(R.string.data_take_back_note)

    override val isFull = true

    override val firstFocus: View get() = shutButton

    override val view: View = headed(
        title,
        shutButton,
        scrolling(
            column(context).apply {
                setPadding(context.dp(16), context.dp(8), context.dp(16), context.dp(24))
                addView(told, wide(bottom = context.dp(16)))
                addView(note(R.string.data_note), wide())
                addView(save, wide(top = context.dp(16)))
                addView(note(R.string.data_take_in_note), wide(top = context.dp(24)))
                addView(takeIn, wide(top = context.dp(12)))
                addView(takeBackNote, wide(top = context.dp(24)))
                addView(takeBack, wide(top = context.dp(12)))
            },
        ),
    )

    init {
        told.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        told.setPadding(context.dp(16), context.dp(12), context.dp(16), context.dp(12))
        refresh()
    }

    private fun note(words: Int) = context.label(R.style.Text_Body, R.color.text_muted).apply { setText(words) }

    /** Another step is reached. */
    fun refresh() {
        val step = carrier.step
        val words = when (step) {
            is DataCarrier.Step.Busy -> step.words
            is DataCarrier.Step.Told -> step.words
            is DataCarrier.Step.Asks, DataCarrier.Step.Idle -> null
        }
        val failed = (step as? DataCarrier.Step.Told)?.failed == true
        told.visibility = if (words == null) View.GONE else View.VISIBLE
        words?.let { told.setText(it) }
        told.setTextColor(context.getColor(if (failed) R.color.danger else R.color.on_accent_soft))
        val radius = context.resources.getDimension(R.dimen.radius_card)
        told.background = context.rounded(if (failed) R.color.danger_soft else R.color.accent_soft, radius)
        val back = canTakeBack()
        takeBack.visibility = if (back) View.VISIBLE else View.GONE
        takeBackNote.visibility = takeBack.visibility
        for (button in listOf(save, takeIn, takeBack)) {
            button.isEnabled = !carrier.isBusy
            button.alpha = if (carrier.isBusy) DIMMED else 1f
        }
    }

    override fun shut() = ways.left()

    override val kind = SheetKind.DATA

    private companion object {
        const val DIMMED = 0.38f
    }
}
