import DraughtsCore

/// What is said of the board.
///
/// Against the computer pieces are yours and theirs, between two people solid and outlined; never white and black.
extension Texts {
    /// A square: its name, what stands there, and every mark that is drawn on it.
    public func spoken(_ square: SquareState, in state: MatchState) -> String {
        listed([square.name] + [piece(on: square, in: state)] + marks(on: square))
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

    /// The marks on a square, in words.
    public func marks(on square: SquareState) -> [String] {
        var words: [Word] = []
        if square.taken { words.append(.spokenTaken) }
        if square.picked { words.append(.spokenPicked) }
        if square.mustCapture {
            words.append(.spokenMustCapture)
        } else if square.movable, !square.picked {
            words.append(.spokenMovable)
        }
        switch square.target {
        case .quiet: words.append(.spokenTarget)
        case .via: words.append(.spokenVia)
        case .capture: words.append(.spokenCapture)
        case nil: break
        }
        switch square.last {
        case .from: words.append(.spokenLastFrom)
        case .to: words.append(.spokenLastTo)
        case nil: break
        }
        return words.map { self[$0] }
    }
}
