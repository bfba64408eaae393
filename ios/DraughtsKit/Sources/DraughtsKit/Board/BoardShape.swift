import DraughtsCore
import Foundation

/// A place on the board as it is in the state: row 0 is the far side, column 0 the left, seen by player one.
public struct Place: Hashable, Sendable {
    public var row: Int
    public var column: Int

    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

/// Where the squares lie in the view. It knows nothing of pieces.
public struct BoardShape: Equatable, Sendable {
    public var origin: CGPoint
    /// Squares along a side.
    public var count: Int
    /// Of one square.
    public var side: Double
    /// The far side is at the bottom.
    public var turned: Bool

    public init(origin: CGPoint, count: Int, side: Double, turned: Bool) {
        self.origin = origin
        self.count = count
        self.side = side
        self.turned = turned
    }

    /// The squares all together.
    public var frame: CGRect {
        CGRect(x: origin.x, y: origin.y, width: side * Double(count), height: side * Double(count))
    }

    /// The upper left corner of a place; between two places for a piece on its way.
    public func corner(row: Double, column: Double) -> CGPoint {
        let far = Double(count - 1)
        return CGPoint(
            x: origin.x + (turned ? far - column : column) * side,
            y: origin.y + (turned ? far - row : row) * side)
    }

    public func frame(of place: Place) -> CGRect {
        let corner = corner(row: Double(place.row), column: Double(place.column))
        return CGRect(x: corner.x, y: corner.y, width: side, height: side)
    }

    /// The place under a point, or nothing off the board.
    public func place(at point: CGPoint) -> Place? {
        guard side > 0 else { return nil }
        let column = Int(((point.x - origin.x) / side).rounded(.down))
        let row = Int(((point.y - origin.y) / side).rounded(.down))
        guard 0..<count ~= row, 0..<count ~= column else { return nil }
        return turned ? Place(row: count - 1 - row, column: count - 1 - column) : Place(row: row, column: column)
    }
}

/// What a board needs round its squares, in points.
public struct BoardMargins: Hashable, Sendable {
    /// Squares along a side.
    public var count: Int
    /// At the left and at the right, shown names or not: it keeps the outer file off the screen's edge.
    public var gutter: Double
    public var above: Double
    public var below: Double

    public init(count: Int, hasLetters: Bool, shown: Bool) {
        self.count = count
        gutter = hasLetters && count < 10 ? BoardSpec.Frame.gutter : BoardSpec.Frame.gutterNumbers
        above = BoardSpec.Frame.rim
        below = shown && hasLetters ? BoardSpec.Frame.letters : BoardSpec.Frame.rim
    }

    /// What a board with squares of `side` takes up.
    public func size(side: Double) -> CGSize {
        CGSize(width: side * Double(count) + 2 * gutter, height: side * Double(count) + above + below)
    }

    /// The largest whole side of a square that fits; not negative.
    public func side(fitting size: CGSize) -> Double {
        let room = min(size.width - 2 * gutter, size.height - above - below)
        return max(0, (room / Double(count)).rounded(.down))
    }

    /// The squares in the middle of a view.
    public func shape(in size: CGSize, turned: Bool) -> BoardShape {
        let side = side(fitting: size)
        let left = (size.width - side * Double(count)) / 2
        return BoardShape(origin: CGPoint(x: left, y: above), count: count, side: side, turned: turned)
    }
}

extension SquareState {
    var place: Place { Place(row: Int(row), column: Int(column)) }
}

extension MatchState {
    /// The squares are named like `e3`, not like `12`.
    var hasLetters: Bool { squares.first?.name.first?.isLetter == true }

    func square(_ number: UInt8) -> SquareState? { squares.first { $0.square == number } }

    func place(of number: UInt8) -> Place? { square(number)?.place }
}
