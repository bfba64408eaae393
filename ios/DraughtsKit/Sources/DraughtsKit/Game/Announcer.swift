import DraughtsCore

/// Something to be said by VoiceOver; the same words twice are two announcements.
public struct Announcement: Equatable, Sendable {
    public var id: Int
    public var words: String
}

/// Says to a screen reader what has just happened: the reply, a refusal, what to do next, the result.
///
/// One sentence for each new state, so that nothing is said twice and nothing interrupts what matters.
struct Announcer {
    let texts: Texts
    /// Who has been told that little time is left.
    private var warned: Set<Player> = []

    init(texts: Texts) { self.texts = texts }

    /// What is to be said when one state has followed another; nothing if nothing is.
    func words(before: MatchState, after state: MatchState) -> String? {
        let words = [move(before, state), message(before, state), countdown(before, state)].compactMap { $0 }
        return words.isEmpty ? nil : texts.sentences(words)
    }

    /// What is to be said as the clocks run: once for each side that little time is left.
    mutating func words(of clock: ClockView, in state: MatchState) -> String? {
        let sides: [(Player, SideTime)] = [(.one, clock.one), (.two, clock.two)]
        let low = sides.filter(\.1.low)
        defer { warned = Set(low.map(\.0)) }
        guard let (player, time) = low.first(where: { $0.0 == clock.running }), !warned.contains(player)
        else { return nil }
        return texts(.clockSpoken, texts.name(of: player, in: state), time.shown)
    }

    /// A move that the person did not make: the computer's, or the other one's.
    private func move(_ before: MatchState, _ state: MatchState) -> String? {
        guard let move = state.lastMove, state.motion != nil, !state.halfWay else { return nil }
        if before.lastMove == move, before.moveNumber == state.moveNumber { return nil }
        let played: Word
        switch (state.setup.mode, move.player) {
        case (.computer, .one): return nil
        case (.computer, .two): played = .spokenComputerPlayed
        case (.twoPlayers, .one): played = .spokenPlayerOnePlayed
        case (.twoPlayers, .two): played = .spokenPlayerTwoPlayed
        }
        let name = state.ownName(of: move.player)
        let said = name.map { texts(.spokenNamedPlayed, $0, move.notation) } ?? texts(played, move.notation)
        let taken = move.taken.count
        return texts.listed([said] + (taken == 0 ? [] : [texts(.spokenTook, count: taken)]))
    }

    private func message(_ before: MatchState, _ state: MatchState) -> String? {
        if let over = state.gameOver {
            guard before.gameOver == nil else { return nil }
            return texts.sentences([texts.of(over.result), texts.of(over.cause)])
        }
        if let cursor = state.squares.first(where: { $0.cursor }),
            before.squares.first(where: { $0.cursor })?.square != cursor.square
        {
            return texts.spoken(cursor, in: state)
        }
        if state.phase == .computerMoves { return nil }
        if state.refusal == nil, state.message == before.message, state.detail == before.detail { return nil }
        let detail = state.refusal != nil || state.motion == nil ? state.detail : nil
        return texts.sentences([texts.of(state.message)] + [detail].compactMap { $0 }.map { texts.of($0) })
    }

    private func countdown(_ before: MatchState, _ state: MatchState) -> String? {
        guard let countdown = state.countdown, countdown.urgent,
            before.countdown?.movesLeft != countdown.movesLeft
        else { return nil }
        return texts(.drawIn, count: Int(countdown.movesLeft))
    }
}
