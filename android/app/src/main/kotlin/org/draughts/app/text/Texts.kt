package org.draughts.app.text

import android.content.res.Resources
import org.draughts.app.R
import org.draughts.core.Argument
import org.draughts.core.Band
import org.draughts.core.Level
import org.draughts.core.Text
import org.draughts.core.Variant

/** Finds the words for what the core wants told, in the language of [resources]. */
internal class Texts(private val resources: Resources) {
    fun of(text: Text): String {
        val arguments = text.arguments.map { word(it) }.toTypedArray()
        return when (val words = wordsOf(text.key)) {
            is Words.One -> resources.getString(words.id, *arguments)
            is Words.Counted -> resources.getQuantityString(words.id, count(text), *arguments)
        }
    }

    fun name(variant: Variant): String = resources.getString(
        when (variant) {
            Variant.ENGLISH -> R.string.variant_english
            Variant.RUSSIAN -> R.string.variant_russian
            Variant.BRAZILIAN -> R.string.variant_brazilian
            Variant.ITALIAN -> R.string.variant_italian
            Variant.CZECH -> R.string.variant_czech
            Variant.SPANISH -> R.string.variant_spanish
            Variant.INTERNATIONAL -> R.string.variant_international
        },
    )

    /** The name of the rules as they are played: the home rule is a variant of its own. */
    fun name(variant: Variant, forcedCapture: Boolean): String =
        if (forcedCapture) name(variant) else resources.getString(R.string.home_rule_title, name(variant))

    /** What is missing from a band to the next, in words. */
    fun missing(next: Band?, points: UInt): String = when (next) {
        Band.EXPERT -> resources.getString(R.string.band_to_expert, points.toInt())
        Band.PRO -> resources.getString(R.string.band_to_pro, points.toInt())
        else -> resources.getString(R.string.band_top)
    }

    fun trait(variant: Variant): String = resources.getString(
        when (variant) {
            Variant.ENGLISH -> R.string.trait_english
            Variant.RUSSIAN -> R.string.trait_russian
            Variant.BRAZILIAN -> R.string.trait_brazilian
            Variant.ITALIAN -> R.string.trait_italian
            Variant.CZECH -> R.string.trait_czech
            Variant.SPANISH -> R.string.trait_spanish
            Variant.INTERNATIONAL -> R.string.trait_international
        },
    )

    fun name(level: Level): String = resources.getString(
        when (level) {
            Level.EASY -> R.string.level_easy
            Level.MEDIUM -> R.string.level_medium
            Level.HARD -> R.string.level_hard
            Level.MASTER -> R.string.level_master
        },
    )

    fun name(band: Band): String = resources.getString(
        when (band) {
            Band.NOVICE -> R.string.band_novice
            Band.EXPERT -> R.string.band_expert
            Band.PRO -> R.string.band_pro
        },
    )

    private fun word(argument: Argument): Any = when (argument) {
        is Argument.Number -> argument.value.toInt()
        is Argument.Verbatim -> argument.value
        is Argument.Squares -> anyOf(argument.names)
        is Argument.Variant -> name(argument.value)
        is Argument.Level -> name(argument.value)
    }

    /** "a", "a or b", "a, b or c". */
    private fun anyOf(names: List<String>): String {
        if (names.size < 2) return names.firstOrNull().orEmpty()
        val first = names.dropLast(1).reduce { list, name -> resources.getString(R.string.list_comma, list, name) }
        return resources.getString(R.string.list_or, first, names.last())
    }

    /** The number that chooses the form; a message that came without one has it as its first argument. */
    private fun count(text: Text): Int =
        (text.count ?: (text.arguments.firstOrNull() as? Argument.Number)?.value ?: 0u).toInt()
}
