import DraughtsCore

/// One side: its piece, its name, whether it is to move, how many pieces it has left.
public struct PlateFace: Identifiable, Equatable, Sendable {
    public var id: Player { owner }
    public var owner: Player
    public var name: String
    public var caption: String
    /// It is this side's turn.
    public var pill: String?
    public var count: Int
    /// What stands beside the count.
    public var left: String
    public var spoken: String
    /// The time left, where they play by a clock.
    public var clock: ClockFace?
    /// The computer's plate: a line shows how far its search has come.
    public var thinks: Bool
    /// Its player reads it from the other side of the table.
    public var upsideDown: Bool
}

/// A side's clock.
public struct ClockFace: Equatable, Sendable {
    public var time: String
    public var isRunning: Bool
    public var isLow: Bool
}

/// What is to be said, in two lines; both keep their place when they are empty. A draw that is near adds its rule.
public struct MessageFace: Equatable, Sendable {
    public var first: String
    public var second: String
    public var rule: String?
    /// Whose ringed piece stands beside it.
    public var ringed: Player?
    public var countdown: CountdownFace?

    /// All of it as a reader says it.
    public var spoken: String
}

/// How near a draw is.
public struct CountdownFace: Equatable, Sendable {
    public var number: Int
    /// Of the whole, from 0 to 1.
    public var share: Double
    public var words: String
    public var isUrgent: Bool
}

/// The parts of the game's page that a state alone decides.
struct GameFaces {
    let texts: Texts
    let state: MatchState

    /// What is being played.
    var title: String { texts.name(of: state.setup.variant, forcedCapture: state.setup.forcedCapture) }

    /// Board and level.
    var subtitle: String {
        switch state.setup.mode {
        case .computer: texts(.subtitleComputer, Int(state.boardSize), texts.name(of: state.setup.level))
        case .twoPlayers: texts(.subtitleTwo, Int(state.boardSize))
        }
    }

    func plate(of owner: Player, upsideDown: Bool = false) -> PlateFace {
        let count = Int(owner == .one ? state.piecesOne : state.piecesTwo)
        let clock = clock(of: owner)
        let name = texts.name(of: owner, in: state)
        let spoken = texts(.plateSpoken, count: count, name, count)
        return PlateFace(
            owner: owner,
            name: name,
            caption: caption(of: owner),
            pill: pill(of: owner),
            count: count,
            left: texts(.piecesLeft, count: count),
            spoken: clock.map { texts(.clockSpoken, spoken, $0.time) } ?? spoken,
            clock: clock,
            thinks: owner == .two && state.phase == .computerMoves,
            upsideDown: upsideDown)
    }

    private func clock(of owner: Player) -> ClockFace? {
        guard let clock = state.clock else { return nil }
        let side = owner == .one ? clock.one : clock.two
        return ClockFace(time: side.shown, isRunning: clock.running == owner, isLow: side.low)
    }

    private func caption(of owner: Player) -> String {
        // The result can be shut, and how the game came out must still be seen.
        if let over = state.gameOver {
            return texts[over.winner == nil ? .resultDrawn : over.winner == owner ? .resultWon : .resultLost]
        }
        return switch (state.setup.mode, owner) {
        case (.twoPlayers, _): texts[state.turn == owner ? .toMove : .waiting]
        case (.computer, .two): texts.name(of: state.setup.level)
        case (.computer, .one): texts(.moveNumber, Int(state.moveNumber))
        }
    }

    private func pill(of owner: Player) -> String? {
        switch state.phase {
        case _ where state.turn != owner: nil
        case .personMoves: texts[.pillYourMove]
        case .computerMoves: texts[.pillThinking]
        case .over: nil
        }
    }

    /// - Parameter reader: who reads it alone, where two people sit face to face; nobody if everybody does.
    func message(reader: Player? = nil) -> MessageFace {
        let waits = reader != nil && reader != state.turn && state.phase == .personMoves
        let detail = state.detail.flatMap { !waits || $0.key == .lastMoveWas ? $0 : nil }
        let first = firstLine(reader: reader, waits: waits)
        let second = detail.map { texts.of($0) } ?? ""
        let rule = state.countdown.map { texts.of($0.rule) }
        let ringed = !waits && state.squares.contains { $0.mustCapture }
        let countdown = state.countdown.map(countdown)
        return MessageFace(
            first: first,
            second: second,
            rule: rule,
            ringed: ringed ? state.turn : nil,
            countdown: countdown,
            spoken: texts.sentences([first, second, countdown?.words ?? "", rule ?? ""].filter { !$0.isEmpty }))
    }

    private func firstLine(reader: Player?, waits: Bool) -> String {
        if reader == nil || state.phase != .personMoves { return texts.of(state.message) }
        let namesTheMover = [.playerOneMoves, .playerTwoMoves, .namedPlayerMoves].contains(state.message.key)
        if waits, namesTheMover { return texts.of(state.message) }
        if waits { return texts[state.turn == .one ? .msgPlayerOneMoves : .msgPlayerTwoMoves] }
        return namesTheMover ? texts[.msgYourMove] : texts.of(state.message)
    }

    private func countdown(_ countdown: Countdown) -> CountdownFace {
        let left = Int(countdown.movesLeft)
        return CountdownFace(
            number: left,
            share: Double(left) / Double(max(1, countdown.limit)),
            words: texts(.drawIn, count: left),
            isUrgent: countdown.urgent)
    }
}
