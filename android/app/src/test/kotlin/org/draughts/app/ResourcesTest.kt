package org.draughts.app

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.w3c.dom.Element
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory

/**
 * Both languages have the same texts, with the same places to fill in and all the plural forms that they need; and every
 * resource is used.
 */
class ResourcesTest {
    private val english = Strings("values")
    private val russian = Strings("values-ru")

    @Test
    fun bothLanguagesHaveTheSameKeys() {
        assertTrue(english.texts.size > 100)
        assertEquals(english.texts.keys, russian.texts.keys)
        assertEquals(english.plurals.keys, russian.plurals.keys)
    }

    @Test
    fun theSamePlacesAreFilledIn() {
        for ((key, text) in english.texts) assertEquals(key, places(text), places(russian.texts.getValue(key)))
        for ((key, forms) in english.plurals) {
            val all = (forms.values + russian.plurals.getValue(key).values).map { places(it) }.toSet()
            assertEquals("$key: $all", 1, all.size)
        }
    }

    @Test
    fun eachLanguageHasItsPluralForms() {
        for ((key, forms) in english.plurals) assertEquals(key, setOf("one", "other"), forms.keys)
        for ((key, forms) in russian.plurals) assertEquals(key, setOf("one", "few", "many", "other"), forms.keys)
    }

    @Test
    fun noTextIsWrittenInTheCode() {
        val cyrillic = Regex("[А-Яа-яЁё]")
        val shown = Regex("""(text|contentDescription|hint|title) = "[^"$]*[A-Za-z]{2}""")
        for (file in File("src/main/kotlin").walk().filter { it.extension == "kt" }) {
            val lines = file.readLines().filter { cyrillic.containsMatchIn(it) || shown.containsMatchIn(it) }
            assertEquals("${file.name}: $lines", 0, lines.size)
        }
    }

    /** Styles apart, which are named by those that they are parents of. */
    @Test
    fun nothingLiesAboutUnused() {
        val sources = File("src/main").walk().filter { it.extension == "kt" || it.extension == "xml" }
        val named = Regex("""\b($KINDS)[./](\w+)""")
        val used = sources.flatMap { named.findAll(it.readText()) }.map { it.groupValues[1] to it.groupValues[2] }.toSet()
        val unused = declared() - used
        assertEquals("$unused", 0, unused.size)
    }

    /** The kind and the name of each resource. */
    private fun declared(): Set<Pair<String, String>> {
        val files = File("src/main/res").walk().filter { it.isFile }.toList()
        val (values, wholes) = files.partition { it.parentFile.name.startsWith("values") }
        val value = Regex("""<($KINDS) name="(\w+)"""")
        val small = values.flatMap { file -> value.findAll(file.readText()).map { it.groupValues[1] to it.groupValues[2] } }
        return (small + wholes.map { it.parentFile.name.substringBefore('-') to it.nameWithoutExtension }).toSet()
    }

    private fun places(text: String) = Regex("""%\d\$[ds]""").findAll(text).map { it.value }.toSortedSet()

    private class Strings(folder: String) {
        private val root = DocumentBuilderFactory.newInstance().newDocumentBuilder()
            .parse(File("src/main/res/$folder/strings.xml")).documentElement
        val texts = children(root, "string").associate { it.getAttribute("name") to it.textContent }.toSortedMap()
        val plurals = children(root, "plurals").associate { plural ->
            plural.getAttribute("name") to
                children(plural, "item").associate { it.getAttribute("quantity") to it.textContent }
        }.toSortedMap()

        private fun children(of: Element, name: String) =
            of.getElementsByTagName(name).let { list -> (0 until list.length).map { list.item(it) as Element } }
    }

    private companion object {
        const val KINDS = "string|plurals|color|dimen|drawable|mipmap|raw|xml"
    }
}
