import DraughtsCore

/// Where points stand among the bands: a bar with a tick at each band and a pointer at the points.
public struct BandFace: Equatable, Sendable {
    public struct Tick: Identifiable, Equatable, Sendable {
        public var id: String
        /// Of the bar's length.
        public var share: Double
        public var isReached: Bool
    }

    /// Of the bar's length.
    public var share: Double
    public var ticks: [Tick]
    public var words: String
}

/// How the game ended and what it was worth.
public struct GameOverFace: Equatable, Sendable {
    public struct Row: Identifiable, Equatable, Sendable {
        public var id: String
        /// The same as `count × points each`.
        public var product: String
        public var points: String
    }

    public var result: String
    public var cause: String
    /// Against the computer only.
    public var score: String?
    public var best: String?
    public var isBest: Bool
    public var rows: [Row]
    /// Why the win does not count, or why no band is shown.
    public var note: String?
    public var band: BandFace?

    init?(_ state: MatchState, _ texts: Texts) {
        guard let over = state.gameOver else { return nil }
        let score = over.score
        result = texts.of(over.result)
        cause = texts.of(over.cause)
        self.score = score.map { "\($0.total)" }
        isBest = score?.newBest == true
        best = isBest ? texts[.bestNow] : score?.best.map { texts(.bestIs, $0) }
        rows = score?.parts.map { GameOverFace.row($0, texts) } ?? []
        band = score?.band.map { BandFace($0, points: score?.total ?? 0, texts) }
        note = score?.unranked.map { texts.of($0) }
        if note == nil, band == nil, !rows.isEmpty { note = texts[.bandsOnMedium] }
    }

    private static func row(_ part: ScorePart, _ texts: Texts) -> Row {
        let name =
            switch part.kind {
            case .piecesLeft: texts[.scorePiecesLeft]
            case .movesUnder(let limit): texts(.scoreMovesUnder, limit)
            }
        return Row(id: name, product: texts(.scoreProduct, part.count, part.pointsEach), points: "\(part.points)")
    }
}

extension BandFace {
    /// The bar ends a fifth above the highest band.
    init(_ view: BandView, points: UInt32, _ texts: Texts) {
        let full = Double(view.proFrom) * 1.2
        func share(_ points: UInt32) -> Double { min(1, Double(points) / full) }
        func tick(_ band: Band, _ from: UInt32?) -> Tick {
            let name = texts.name(of: band)
            let words = from.map { texts(.bandFrom, name, $0) } ?? name
            return Tick(id: words, share: share(from ?? 0), isReached: band == view.band)
        }
        self.init(
            share: share(points),
            ticks: [tick(.novice, nil), tick(.expert, view.expertFrom), tick(.pro, view.proFrom)],
            words: texts.line(of: view.band, next: view.next, missing: view.missing))
    }
}
