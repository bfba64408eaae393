import DraughtsCore

/// A line of a list of moves, two to a line as a score sheet has them.
public struct MoveRow: Identifiable, Equatable, Sendable {
    public struct Cell: Equatable, Sendable {
        public var words: String
        /// How many moves have been made when it is.
        public var place: Int
        /// It is the move that is looked at.
        public var isCurrent: Bool
    }

    /// The number of the move.
    public var id: Int
    public var first: Cell?
    public var second: Cell?
    public var isCurrent: Bool { first?.isCurrent == true || second?.isCurrent == true }
    public var spoken: String
}

extension Texts {
    /// - Parameters:
    ///   - current: how many moves have been made at the place that is looked at
    ///   - secondBegins: the first line has one move, in the second column
    func rows(of moves: [String], current: Int, secondBegins: Bool = false) -> [MoveRow] {
        let cells =
            (secondBegins ? [nil] : [])
            + moves.enumerated().map { index, words in
                MoveRow.Cell?.some(.init(words: words, place: index + 1, isCurrent: index + 1 == current))
            }
        return stride(from: 0, to: cells.count, by: 2).map { start in
            let (first, second) = (cells[start], start + 1 < cells.count ? cells[start + 1] : nil)
            let number = start / 2 + 1
            let spoken: String
            if let first, let second {
                spoken = self(.moveRowBothSpoken, number, first.words, second.words)
            } else {
                spoken = self(.moveRowSpoken, number, (first ?? second)?.words ?? "")
            }
            return MoveRow(id: number, first: first, second: second, spoken: spoken)
        }
    }
}
