import DraughtsCore
import Foundation

/// Writes the squares' names round the board: letters below and digits at the left; numbers at both ends of a row, or
/// into the squares where these are large.
struct LabelPainter {
    private let spec = BoardSpec.Labels.self

    /// The numbers stand in the squares.
    func inside(_ state: MatchState, _ shape: BoardShape) -> Bool {
        !state.hasLetters && shape.side >= spec.insideFrom
    }

    func draw(_ state: MatchState, _ shape: BoardShape, with pen: inout Pen) {
        if inside(state, shape) {
            for square in state.squares {
                let corner = shape.frame(of: square.place).origin
                let point = CGPoint(
                    x: corner.x + shape.side * spec.insideX, y: corner.y + shape.side * spec.insideBaseline)
                let size = shape.side * spec.insideSize
                pen.add(.text(square.name, at: point, size: size, centered: false, .number))
            }
        } else if state.hasLetters {
            letters(state, shape, &pen)
        } else {
            numbers(state, shape, &pen)
        }
    }

    private func letters(_ state: MatchState, _ shape: BoardShape, _ pen: inout Pen) {
        for column in 0..<shape.count {
            guard let square = state.squares.first(where: { Int($0.column) == column }) else { continue }
            let x = shape.frame(of: square.place).midX
            write(
                String(square.name.prefix { $0.isLetter }), CGPoint(x: x, y: shape.frame.maxY + spec.letterBaseline),
                &pen)
        }
        // Ten rows have one digit more.
        let distance = shape.count < 10 ? spec.besideOneDigit : spec.beside
        for row in 0..<shape.count {
            guard let square = state.squares.first(where: { Int($0.row) == row }) else { continue }
            beside(String(square.name.drop { $0.isLetter }), shape.frame.minX - distance, row, shape, &pen)
        }
    }

    private func numbers(_ state: MatchState, _ shape: BoardShape, _ pen: inout Pen) {
        for row in 0..<shape.count {
            let ends = state.squares.filter { Int($0.row) == row }
                .sorted { shape.frame(of: $0.place).minX < shape.frame(of: $1.place).minX }
            guard let left = ends.first, let right = ends.last else { continue }
            beside(left.name, shape.frame.minX - spec.beside, row, shape, &pen)
            beside(right.name, shape.frame.maxX + spec.beside, row, shape, &pen)
        }
    }

    /// Digits are about 0.7 of their size high, so this stands in the middle of the row.
    private func beside(_ text: String, _ x: Double, _ row: Int, _ shape: BoardShape, _ pen: inout Pen) {
        let middle = shape.frame(of: Place(row: row, column: 0)).midY
        write(text, CGPoint(x: x, y: middle + 0.36 * spec.size), &pen)
    }

    private func write(_ text: String, _ point: CGPoint, _ pen: inout Pen) {
        pen.add(.text(text, at: point, size: spec.size, centered: true, .label))
    }
}
