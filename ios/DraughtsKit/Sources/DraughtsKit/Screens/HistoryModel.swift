import DraughtsCore
import Foundation
import Observation

/// A finished game in the list.
public struct HistoryRow: Identifiable, Equatable, Sendable {
    public enum Dot: Sendable {
        case full, half, empty
    }

    public var id: UInt64
    public var dot: Dot
    public var result: String
    public var rules: String
    public var date: String
    public var score: String
    /// The win does not count for the table.
    public var note: String?
}

/// The finished games, newest first.
@MainActor
@Observable
public final class HistoryModel: Hashable {
    public private(set) var rows: [HistoryRow] = []
    /// There are older ones: ``loadMore()``.
    public private(set) var hasMore = false
    /// Nothing was ever played to its end.
    public private(set) var isEmpty = false
    /// The sums over what is listed, in a line.
    public private(set) var sums = ""
    /// Something was deleted a moment ago and can be brought back.
    public private(set) var canUndelete = false
    public var question: Question?
    /// The game that is looked through.
    public var replay: ReplayModel?

    public private(set) var filters: [Choice<HistoryFilter>] = []
    public var filter: HistoryFilter { didSet { load() } }

    @ObservationIgnored private let game: GameModel
    @ObservationIgnored private let texts: Texts
    @ObservationIgnored private let opened: (Replay) -> ReplayModel
    @ObservationIgnored private let pace: Pace
    @ObservationIgnored private let records: Records
    @ObservationIgnored private var forgetting: Task<Void, Never>?

    /// Rows to a page.
    private static let page: UInt32 = 50
    /// Seconds in which a deletion can be taken back.
    static let undeleteLasts = 5.0

    init(
        game: GameModel, filter: HistoryFilter = .everything, texts: Texts, pace: Pace,
        opened: @escaping (Replay) -> ReplayModel
    ) {
        self.game = game
        self.texts = texts
        self.opened = opened
        self.pace = pace
        self.filter = filter
        records = game.match.records()
        load()
    }

    public nonisolated static func == (one: HistoryModel, other: HistoryModel) -> Bool { one === other }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func loadMore() {
        guard hasMore else { return }
        add(records.history(filter: filter, offset: UInt32(rows.count), limit: Self.page))
    }

    /// Opens a game to be looked through.
    public func open(_ id: UInt64) async {
        guard let found = await game.away({ $0.replay(id: id) }) else {
            question = texts.remark(texts[.gameUnreadable])
            return
        }
        replay = opened(found)
    }

    public func delete(_ id: UInt64) {
        guard records.deleteGame(id: id) else { return }
        deleted()
    }

    public func deleteAll() {
        question = texts.question(
            .deleteAllQuestion, note: .deleteAllNote,
            texts.answer(.deleteGame, .destructive) {
                if self.records.deleteAllGames() { self.deleted() }
            },
            texts.answer(.cancel, .cancel))
    }

    public func undelete() {
        forgetting?.cancel()
        canUndelete = false
        if records.undelete() { load() }
    }

    private func deleted() {
        load()
        canUndelete = true
        forgetting?.cancel()
        forgetting = Task { [weak self, pace] in
            await pace.pause(Self.undeleteLasts)
            if !Task.isCancelled { self?.canUndelete = false }
        }
    }

    private func load() {
        let found = records.history(filter: filter, offset: 0, limit: Self.page)
        rows = []
        isEmpty = found.nothingYet
        filters = choices()
        sums = line(records.statistics(filter: filter))
        add(found)
    }

    private func add(_ page: HistoryPage) {
        rows += page.entries.map { texts.row(of: $0) }
        hasMore = page.more
    }

    /// All games, those of each set of rules that was played, and what the list was opened with.
    private func choices() -> [Choice<HistoryFilter>] {
        var choices = [Choice(HistoryFilter.everything, texts[.allRules])]
        choices += records.historyRules().map {
            let filter = HistoryFilter(variant: $0.variant, forcedCapture: $0.forcedCapture, level: nil)
            return Choice(filter, texts.name(of: $0.variant, forcedCapture: $0.forcedCapture))
        }
        if !choices.contains(where: { $0.id == filter }) { choices.append(Choice(filter, name(of: filter))) }
        return choices
    }

    private func name(of filter: HistoryFilter) -> String {
        texts.listed(
            [
                filter.variant.map { texts.name(of: $0, forcedCapture: filter.forcedCapture != false) },
                filter.level.map { texts.name(of: $0) },
            ].compactMap { $0 })
    }

    private func line(_ sums: Statistics) -> String {
        guard sums.games > 0 else { return "" }
        let counts: [(Word, UInt32?)] = [
            (.statGames, sums.games), (.statWon, sums.wins), (.statDrawn, sums.draws), (.statLost, sums.losses),
            (.statStreak, sums.streak), (.statLongest, sums.longestStreak), (.statBest, sums.bestPoints),
            (.statMean, sums.meanPoints),
        ]
        return texts.listed(counts.map { texts(.statSpoken, texts[$0], $1.map(String.init) ?? texts[.noneSpoken]) })
    }
}

extension HistoryFilter {
    public static let everything = HistoryFilter(variant: nil, forcedCapture: nil, level: nil)
}

extension Texts {
    func row(of entry: HistoryEntry) -> HistoryRow {
        let (dot, result): (HistoryRow.Dot, Word) =
            switch entry.verdict {
            case .won: (.full, .resultWon)
            case .drawn: (.half, .resultDrawn)
            case .lost: (.empty, .resultLost)
            }
        let rules = name(of: entry.variant, forcedCapture: entry.forcedCapture)
        return HistoryRow(
            id: entry.id,
            dot: dot,
            result: self[result],
            rules: listed([rules, name(of: entry.level)]),
            date: date(entry.unixTime),
            score: entry.verdict == .won ? "\(entry.points)" : "",
            note: entry.unranked == nil ? nil : self[.notRanked])
    }

    /// A day of a recorded game as the language writes it.
    func date(_ day: RecordedDay) -> String {
        let calendar = Calendar(identifier: .gregorian)
        let noon = DateComponents(year: Int(day.year), month: Int(day.month), day: Int(day.day), hour: 12)
        guard let date = calendar.date(from: noon) else { return "" }
        return date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
    }

    /// A day and time as the language writes them; seconds since 1970.
    func date(_ unixTime: UInt64) -> String {
        let date = Date(timeIntervalSince1970: Double(unixTime))
        return date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
    }
}
