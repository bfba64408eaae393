import DraughtsCore
import Observation

/// A set of rules in the table.
public struct ScoreFace: Identifiable, Equatable, Sendable {
    public var id: HistoryFilter
    public var name: String
    public var won: String?
    /// Points, or in words that there are none.
    public var best: String
    public var hasBest: Bool
    /// How many of three discs are filled; nothing where there are no bands.
    public var discs: Int?
    public var band: String?
    /// Colleagues' best results, each a name and points.
    public var colleagues: String?
}

/// The best result of each set of rules, level by level.
@MainActor
@Observable
public final class ScoresModel {
    public var level: Level { didSet { load() } }
    public private(set) var rows: [ScoreFace] = []
    public private(set) var caption = ""
    /// Nobody has won yet.
    public private(set) var isEmpty = false
    public let levels: [Choice<Level>]
    /// The games of a row.
    public var history: HistoryModel?

    @ObservationIgnored private let records: any RecordsProtocol
    @ObservationIgnored private let texts: Texts
    @ObservationIgnored private let games: (HistoryFilter) -> HistoryModel

    init(
        records: any RecordsProtocol, level: Level, texts: Texts, games: @escaping (HistoryFilter) -> HistoryModel
    ) {
        self.records = records
        self.games = games
        self.level = level
        self.texts = texts
        levels = Level.allCases.map { Choice($0, texts.name(of: $0)) }
        load()
    }

    /// Lists the games of a row.
    public func open(_ row: ScoreFace) { history = games(row.id) }

    func load() {
        let board = records.scoreBoard(level: level)
        isEmpty = board.empty
        caption = texts[board.empty ? .scoresEmpty : .scoresCaption]
        rows = board.rows.map { face(of: $0, hasBands: board.hasBands) }
    }

    private func face(of row: ScoreRow, hasBands: Bool) -> ScoreFace {
        ScoreFace(
            id: HistoryFilter(variant: row.variant, forcedCapture: row.forcedCapture, level: level),
            name: texts.name(of: row.variant, forcedCapture: row.forcedCapture),
            won: row.neverPlayed ? nil : texts(.wonOf, row.won, row.played),
            best: row.best.map { "\($0.points)" } ?? texts[row.neverPlayed ? .notPlayed : .noRankedWin],
            hasBest: row.best != nil,
            discs: hasBands ? row.band.map(discs) ?? 0 : nil,
            band: row.band.map { texts.line(of: $0, next: row.nextBand, missing: row.missing) },
            colleagues: row.colleagues.isEmpty
                ? nil : texts.listed(row.colleagues.map { texts(.colleagueBest, $0.nickname, $0.points) }))
    }

    private func discs(of band: Band) -> Int {
        switch band {
        case .novice: 1
        case .expert: 2
        case .pro: 3
        }
    }
}
