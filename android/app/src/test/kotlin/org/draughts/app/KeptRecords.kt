package org.draughts.app

import java.io.File
import java.util.zip.CRC32

/** What an app has kept on the disk before it is opened. */
internal object KeptRecords {
    private val stored = File(checkNotNull(System.getProperty("games.dir")), "../stored/v1")

    /** Everything that version 1 kept: four games of which one is deleted, a profile, a colleague, settings. */
    fun versionOne(folder: File) {
        folder.mkdirs()
        for (name in listOf("history.journal", "scores.json", "profile.json", "colleagues.json")) {
            File(stored, name).copyTo(File(folder, name), overwrite = true)
        }
    }

    fun text(name: String) = File(stored, name).readText()

    /** A history of so many games: won, drawn and lost ones, by all levels, of two variants. */
    fun history(folder: File, games: Int) {
        folder.mkdirs()
        File(folder, "history.journal").bufferedWriter().use { file ->
            file.write(line("""{"journal":"history","version":1}"""))
            for (id in 1..games) file.write(line(game(id)))
        }
    }

    private fun game(id: Int): String {
        val verdict = listOf("won", "lost", "drawn", "lost", "won")[id % 5]
        val russian = id % 4 == 0
        val won = verdict == "won"
        val undo = if (won && id % 3 == 0) ""","undoUsed":true""" else ""
        return """{"game":[$id,{"seed":$id,"unixTime":${FIRST_DAY + id * HOURS},""" +
            """"variant":"${if (russian) "russian" else "english"}","forcedCapture":${id % 7 != 0},""" +
            """"level":"${listOf(
                "easy",
                "medium",
                "hard",
            )[id % 3]}","color":"${if (russian) "white" else "black"}",""" +
            """"verdict":"$verdict","cause":"${if (verdict == "drawn") "repetition" else "noPieces"}",""" +
            """"ownMoves":${20 + id % 50},"piecesLeft":${if (won) 1 + id % 9 else 0}$undo,""" +
            """"moves":"${if (russian) "22-18 10-14" else ENGLISH}"}]}"""
    }

    private fun line(json: String): String {
        val sum = CRC32().apply { update(json.toByteArray()) }.value
        return "%08x %s\n".format(sum, json)
    }

    private const val FIRST_DAY = 1_795_000_000L
    private const val HOURS = 7 * 3600L
    private const val ENGLISH = "10-14 21-17 14x21x17 22-17 11-16 23-18 9-14 17x10x14 7x23x10x18 26x19x23 16x23x19"
}
