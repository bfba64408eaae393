import DraughtsCore

/// What is said of the board.
///
/// Against the computer pieces are yours and theirs, between two people solid and outlined; never white and black.
extension Texts {
    /// A square: its name, what stands there, and every mark that is drawn on it.
    public func spoken(_ square: SquareState, in state: MatchState) -> String {
        listed([square.name] + [piece(on: square, in: state)] + marks(on: square, in: state))
    }

    /// What stands on a square.
    public func piece(on square: SquareState, in state: MatchState) -> String {
        guard let piece = square.piece else { return self[.spokenEmpty] }
        switch (state.setup.mode, piece.owner, piece.king) {
        case (.computer, .one, false): return self[.spokenYourMan]
        case (.computer, .one, true): return self[.spokenYourKing]
        case (.computer, .two, false): return self[.spokenTheirMan]
        case (.computer, .two, true): return self[.spokenTheirKing]
        case (.twoPlayers, .one, false): return self[.spokenSolidMan]
        case (.twoPlayers, .one, true): return self[.spokenSolidKing]
        case (.twoPlayers, .two, false): return self[.spokenOutlinedMan]
        case (.twoPlayers, .two, true): return self[.spokenOutlinedKing]
        }
    }

    /// How a square can be reached.
    func word(of target: Target) -> Word {
        switch target {
        case .quiet: .spokenTarget
        case .via: .spokenVia
        case .capture: .spokenCapture
        }
    }

    /// The marks on a square, in words.
    public func marks(on square: SquareState, in state: MatchState) -> [String] {
        var words: [Word] = []
        if square.taken { words.append(.spokenTaken) }
        if square.picked { words.append(.spokenPicked) }
        if square.mustCapture {
            words.append(.spokenMustCapture)
        } else if square.movable, !square.picked {
            words.append(.spokenMovable)
        }
        if let target = square.target { words.append(word(of: target)) }
        switch square.last {
        case .from: words.append(.spokenLastFrom)
        case .to: words.append(.spokenLastTo)
        case nil: break
        }
        if square.square == state.hint?.path.first { words.append(.spokenHintFrom) }
        if square.square == state.hint?.path.last { words.append(.spokenHintTo) }
        return words.map { self[$0] }
    }
}
