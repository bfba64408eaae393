package org.draughts.app.screen

import android.content.ClipData
import android.content.Context
import android.net.Uri
import android.os.Bundle
import org.draughts.app.R
import org.draughts.app.game.Arrival
import org.draughts.app.game.GameSession
import org.draughts.app.game.OpenedPdn
import org.draughts.app.game.Receiver
import org.draughts.app.records.ColleagueSheet
import org.draughts.app.records.HistorySheet
import org.draughts.app.records.HistoryWays
import org.draughts.app.records.wordsOf
import org.draughts.app.replay.GamesSheet
import org.draughts.app.replay.ReplaySheet
import org.draughts.app.sheet.Answer
import org.draughts.app.sheet.MenuItem
import org.draughts.app.sheet.MenuSheet
import org.draughts.app.sheet.NoteSheet
import org.draughts.app.sheet.QuestionSheet
import org.draughts.app.sheet.ScoresSheet
import org.draughts.app.sheet.ScoresWays
import org.draughts.app.sheet.Sheet
import org.draughts.app.sheet.SheetHost
import org.draughts.app.sheet.SheetKind
import org.draughts.app.text.Texts
import org.draughts.app.ui.Weight
import org.draughts.core.HistoryEntry
import org.draughts.core.HistoryFilter
import org.draughts.core.Level
import org.draughts.core.Match
import org.draughts.core.PdnFile
import org.draughts.core.Replay

/** What opens over the game of all that outlives one: scores, history, replays, the profile, what comes from outside. */
internal class RecordsSheets(
    private val context: Context,
    private val host: SheetHost,
    private val session: GameSession,
    private val open: (Sheet) -> Unit,
    private val playOn: (Replay, Int) -> Unit,
) {
    private val close: (Sheet) -> Unit = { host.close(it) }
    private val data = DataSheets(context, host, session, open)
    private val people = PeopleSheets(context, host, session, open, ::take)

    /** Takes what comes from outside. */
    val receiver = Receiver(context.contentResolver, session)

    private val hear: (Arrival) -> Unit = ::arrived

    init {
        session.arrived = hear
    }

    /** The screen is gone: nothing that lives longer holds it. */
    fun leave() {
        if (session.arrived === hear) session.arrived = null
        data.leave()
    }

    fun openScores(level: Level? = session.state?.setup?.level) {
        val records = session.match?.records() ?: return
        if (level == null || host.top is ScoresSheet) return
        val ways = ScoresWays(::openHistory, ::openProfile, close)
        open(ScoresSheet(context, level, records::scoreBoard, ways))
    }

    fun openHistory(filter: HistoryFilter = HistoryFilter(null, null, null), from: Bundle? = null) {
        val records = session.match?.records() ?: return
        if (host.top is HistorySheet) return
        val ways = HistoryWays(::openReplay, ::openGameMenu, ::askToDeleteAll, open, close)
        val sheet = HistorySheet(context, records, filter, ways)
        from?.let { sheet.restore(it) }
        open(sheet)
    }

    private fun openGameMenu(entry: HistoryEntry, delete: () -> Unit) {
        val items = listOf(
            MenuItem(R.drawable.icon_play, R.string.replay) { openReplay(entry.id) },
            MenuItem(R.drawable.icon_share, R.string.share_pdn) {
                withReplay({ it.replay(entry.id) }) { context.shareText(it.pdn()) }
            },
            MenuItem(R.drawable.icon_trash, R.string.delete_game, action = delete),
        )
        open(MenuSheet(context, items, context.getString(R.string.game_menu), close))
    }

    private fun askToDeleteAll(delete: () -> Unit) {
        lateinit var sheet: Sheet
        val yes = Answer(R.string.delete_all, Weight.DANGER) {
            host.close(sheet)
            delete()
        }
        val no = Answer(R.string.keep_games, Weight.SECOND) { host.close(sheet) }
        sheet = QuestionSheet(context, R.string.delete_all_question, R.string.delete_all_note, yes, no)
        open(sheet)
    }

    fun openReplay(id: ULong) = openReplay(id, null)

    private fun openReplay(id: ULong, from: Bundle?) =
        withReplay({ it.replay(id) }) { show(it, Bundle().apply { putLong(GAME, id.toLong()) }, from) }

    /** The game on the board, once it is over. */
    fun openReview(from: Bundle? = null) =
        withReplay({ it.review() }) { show(it, Bundle().apply { putBoolean(REVIEW, true) }, from) }

    fun shareReview() = withReplay({ it.review() }) { context.shareText(it.pdn()) }

    /** Reading a game waits for the disk. */
    private fun withReplay(find: (Match) -> Replay?, then: (Replay) -> Unit) = session.apart(find) { found ->
        val replay = found.getOrNull()
        if (replay != null) then(replay) else context.tell(R.string.game_unreadable)
    }

    private fun show(replay: Replay, origin: Bundle, from: Bundle?) {
        val settings = session.settings
        val nickname = session.match?.records()?.profile()?.nickname
        // A second tap, while the first was still being answered.
        if (settings == null || nickname == null || host.top is ReplaySheet) return
        val sheet = ReplaySheet(context, replay, origin, settings, nickname, ::openReplayMenu, close)
        from?.let { sheet.restore(it) }
        open(sheet)
    }

    private fun openReplayMenu(sheet: ReplaySheet) {
        sheet.pause()
        val replay = sheet.replay
        val items = listOfNotNull(
            MenuItem(R.drawable.icon_moves, R.string.moves) { open(sheet.movesSheet(close)) }
                .takeIf { sheet.hidesMoves },
            MenuItem(R.drawable.icon_share, R.string.share_pdn) { context.shareText(replay.pdn()) },
            MenuItem(R.drawable.icon_copy, R.string.copy_pdn) { context.copyText(replay.pdn()) },
            MenuItem(R.drawable.icon_share, R.string.share_position) {
                context.shareText(replay.fen(sheet.place.toUInt()))
            },
            MenuItem(R.drawable.icon_play, R.string.play_on_here) { playOn(replay, sheet.place) }
                .takeIf { replay.canPlayOn(sheet.place.toUInt()) },
            MenuItem(R.drawable.icon_turn, R.string.turn_board) { sheet.turn() },
        )
        open(MenuSheet(context, items, context.getString(R.string.game_menu), close))
    }

    fun openProfile(from: Bundle? = null) = people.openProfile(from)

    fun openData() = data.open()

    /** The person has chosen a document, or none. */
    fun documentChosen(request: Int, document: Uri?) = data.documentChosen(request, document)

    /** Takes what is on the clipboard. */
    private fun take(pasted: ClipData.Item?) {
        if (pasted == null || !receiver.take(pasted)) tell(context.getString(R.string.nothing_to_paste))
    }

    private fun arrived(arrival: Arrival) {
        when (arrival) {
            is Arrival.Card -> people.received(arrival.received)

            is Arrival.BadCard -> tell(context.getString(wordsOf(arrival.why)))

            is Arrival.Games -> {
                session.opened = arrival.opened
                // What another file holds would be opened again from this one, and a replay hide it.
                host.closeFrom { it is GamesSheet || it is ReplaySheet }
                openGames(arrival.opened)
            }

            is Arrival.NoGames -> tell(Texts(context.resources).of(arrival.why))

            is Arrival.Data -> data.ask(arrival.text)

            is Arrival.Unreadable -> tell(context.getString(arrival.words))
        }
    }

    private fun tell(words: String) = open(NoteSheet(context, words, close))

    /** A file's games as a list, or its only one at once. */
    private fun openGames(opened: OpenedPdn) {
        val only = opened.file.only()
        if (only != null) openGame(opened.file, only.toInt()) else openList(opened)
    }

    private fun openList(opened: OpenedPdn) =
        open(GamesSheet(context, opened.entries, { openGame(opened.file, it) }, close))

    private fun openGame(file: PdnFile, index: Int, from: Bundle? = null) = session.apart({
        file.replay(index.toUInt())
    }) { found -> found.getOrNull()?.let { show(it, Bundle().apply { putInt(INDEX, index) }, from) } }

    /** Keeps the file of games, if one of the sheets that are kept shows it. A long text is more than the system keeps. */
    fun save(out: Bundle, kept: List<Bundle>) {
        val text = session.opened?.text?.takeIf { it.length <= MOST_KEPT } ?: return
        if (kept.any { it.containsKey(INDEX) || SheetKind.of(it) == SheetKind.GAMES }) out.putString(PDN, text)
    }

    /** Has the file of games at hand, then [reopen]s what showed it. A rotation leaves it open; else it is read again. */
    fun restore(from: Bundle, reopen: () -> Unit) {
        val text = from.getString(PDN)
        if (text == null || session.opened != null) return reopen()
        session.apart({ OpenedPdn(it, text) }) { read ->
            session.opened = read.getOrNull()
            reopen()
        }
    }

    fun reopenColleague(saved: Bundle) = people.openColleague(ColleagueSheet.idOf(saved))

    fun reopenNote(saved: Bundle) = tell(NoteSheet.noteOf(saved))

    fun reopenGames() {
        session.opened?.let(::openList)
    }

    fun reopenReplay(saved: Bundle) {
        if (saved.containsKey(GAME)) openReplay(saved.getLong(GAME).toULong(), saved)
        if (saved.getBoolean(REVIEW)) openReview(saved)
        if (saved.containsKey(INDEX)) session.opened?.let { openGame(it.file, saved.getInt(INDEX), saved) }
    }

    private companion object {
        const val GAME = "game"
        const val REVIEW = "review"
        const val INDEX = "index"
        const val PDN = "pdn"
        const val MOST_KEPT = 100_000
    }
}
