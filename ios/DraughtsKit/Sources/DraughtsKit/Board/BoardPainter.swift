import DraughtsCore
import Foundation

/// Draws a whole board: one state, at one ``Moment``, in one ``BoardShape``.
///
/// From below to above: squares, numbers, picked square, last move, targets, pieces, rings, cursor, picked or moving piece,
/// refusal, halo, carried piece.
struct BoardPainter {
    let look: BoardLook
    private let pieces: PiecePainter
    private let marks: MarkPainter
    private let labels = LabelPainter()

    init(look: BoardLook) {
        self.look = look
        pieces = PiecePainter(look: look)
        marks = MarkPainter(look: look)
    }

    /// - Parameter named: names are written beside the board, or into its squares.
    func draw(_ state: MatchState, _ shape: BoardShape, _ moment: Moment, named: Bool) -> [DrawStep] {
        var pen = Pen()
        squares(state, shape, &pen)
        if named { labels.draw(state, shape, with: &pen) }
        Frame(
            painter: self, state: state, shape: shape, moment: moment,
            numbered: named && labels.inside(state, shape)
        ).draw(with: &pen)
        return pen.steps
    }

    /// One piece on a tile of its own, for places outside the board.
    func tile(_ piece: Piece, ringed: Bool, side: Double) -> [DrawStep] {
        var pen = Pen(unit: side)
        pen.fill(.box(CGRect(x: 0, y: 0, width: 1, height: 1), corner: 0.2), .dark)
        pen.moved(scale: ringed ? 0.92 : 1) { pen in
            pieces.draw(piece, shadow: .none, with: &pen)
            if ringed { marks.must(pointedAt: false, with: &pen) }
        }
        return pen.steps
    }

    /// Two squares and two pieces, to choose a board by.
    func swatch(side: Double) -> [DrawStep] {
        var pen = Pen()
        for (column, tint) in [Tint.light, .dark, .dark, .light].enumerated() {
            let corner = CGPoint(x: Double(column % 2) * side, y: Double(column / 2) * side)
            pen.at(corner, unit: side) { pen in
                pen.fill(.box(CGRect(x: 0, y: 0, width: 1, height: 1), corner: 0), tint)
                guard tint == .dark else { return }
                pieces.draw(Piece(owner: column == 1 ? .two : .one, king: false), with: &pen)
            }
        }
        return pen.steps
    }

    private func squares(_ state: MatchState, _ shape: BoardShape, _ pen: inout Pen) {
        let (rim, corner) = (BoardSpec.Frame.rim, BoardSpec.Frame.corner)
        pen.fill(.box(shape.frame.insetBy(dx: -rim, dy: -rim), corner: corner), .rim)
        let dark = state.squares.map { shape.frame(of: $0.place) }
        pen.add(
            .clipped(
                .box(shape.frame, corner: corner - rim),
                [
                    .fill(.box(shape.frame, corner: 0), .light, opacity: 1),
                    .fill(.boxes(dark), .dark, opacity: 1),
                ]))
    }

    /// One frame's worth of drawing; it only saves handing the same things on and on.
    private struct Frame {
        let painter: BoardPainter
        let state: MatchState
        let shape: BoardShape
        let moment: Moment
        let numbered: Bool

        private var marks: MarkPainter { painter.marks }
        private var pieces: PiecePainter { painter.pieces }
        private var pointAt: [UInt8] { moment.pointing ? state.refusal.map { Array($0.pointAt) } ?? [] : [] }

        func draw(with pen: inout Pen) {
            let squares = state.squares
            for square in squares where square.picked && !isAway(square) {
                on(square, &pen) { marks.picked(with: &$0) }
            }
            for square in squares {
                guard let last = square.last else { continue }
                on(square, &pen) { marks.last(last, underCursor: square.cursor, numbered: numbered, with: &$0) }
            }
            pen.opacity = moment.marks
            for square in squares {
                guard let target = square.target else { continue }
                on(square, &pen) { marks.target(target, pointedAt: pointAt.contains(square.square), with: &$0) }
            }
            pen.opacity = 1
            for square in squares where !isAway(square) && (!square.picked || isHome(square)) {
                if let piece = square.piece { resting(square, piece, &pen) }
            }
            leaving(&pen)
            pen.opacity = moment.marks
            for square in squares where isRinged(square) {
                on(square, &pen) { marks.must(pointedAt: pointAt.contains(square.square), with: &$0) }
            }
            pen.opacity = 1
            for square in squares where square.cursor { on(square, &pen) { marks.cursor(with: &$0) } }
            for square in squares where square.picked && !isAway(square) && !isHome(square) {
                if let piece = square.piece { picked(square, piece, &pen) }
            }
            hint(&pen)
            travelling(&pen)
            if moment.badge {
                for square in squares where square.square == state.refusal?.square {
                    on(square, &pen) { marks.refusalBadge(with: &$0) }
                }
            }
            if let held = moment.held { draw(held, &pen) }
        }

        private func isRinged(_ square: SquareState) -> Bool {
            !isAway(square) && !square.picked && square.piece != nil
                && (square.mustCapture || pointAt.contains(square.square))
        }

        /// The piece of this square is still on its way to it.
        private func isAway(_ square: SquareState) -> Bool { moment.travel?.destination == square.place }

        /// The piece of this square is in the hand.
        private func isHome(_ square: SquareState) -> Bool { moment.held?.home == square.place }

        private func resting(_ square: SquareState, _ piece: Piece, _ pen: inout Pen) {
            on(square, &pen) { pen in
                if isHome(square) {
                    guard moment.held?.carried == true else { return }
                    pieces.drawFaint(piece, opacity: BoardSpec.Drag.ghostOpacity, with: &pen)
                } else if square.taken, !isYetToBeTaken(square) {
                    pieces.drawFaint(piece, opacity: BoardSpec.Taken.opacity, with: &pen)
                    marks.taken(with: &pen)
                } else {
                    pen.moved(x: swing(square)) { pieces.draw(piece, with: &$0) }
                }
            }
        }

        private func swing(_ square: SquareState) -> Double {
            square.square == state.refusal?.square ? moment.swing : 0
        }

        /// The moving piece has not passed it yet.
        private func isYetToBeTaken(_ square: SquareState) -> Bool {
            guard let travel = moment.travel, let index = travel.order(of: square.square) else { return false }
            return index >= travel.passed(moment.travelTime)
        }

        /// The pieces that the state has already removed, until the motion is over.
        private func leaving(_ pen: inout Pen) {
            guard let travel = moment.travel else { return }
            let passed = travel.passed(moment.travelTime)
            let opacity = travel.takenOpacity(moment.travelTime)
            for removed in travel.motion.removed {
                guard let square = state.square(removed.square) else { continue }
                on(square, &pen) { pen in
                    if let index = travel.order(of: removed.square), index >= passed {
                        pieces.draw(removed.piece, with: &pen)
                    } else {
                        pieces.drawFaint(removed.piece, opacity: BoardSpec.Taken.opacity * opacity, with: &pen)
                        pen.opacity = opacity
                        marks.taken(with: &pen)
                        pen.opacity = 1
                    }
                }
            }
        }

        /// Until the next input; not while something moves.
        private func hint(_ pen: inout Pen) {
            guard let hint = state.hint, moment.travel == nil else { return }
            let middles = hint.path.compactMap { state.place(of: $0) }.map { place in
                let frame = shape.frame(of: place)
                return CGPoint(
                    x: (frame.midX - shape.origin.x) / shape.side, y: (frame.midY - shape.origin.y) / shape.side)
            }
            pen.at(shape.origin, unit: shape.side) { marks.hint(along: middles, with: &$0) }
        }

        private func picked(_ square: SquareState, _ piece: Piece, _ pen: inout Pen) {
            on(square, &pen) { pen in
                let scale = 1 + (BoardSpec.Picked.scale - 1) * moment.lift
                pen.moved(x: swing(square), y: BoardSpec.Picked.rise * moment.lift, scale: scale) {
                    pieces.draw(piece, shadow: .picked, with: &$0)
                }
            }
        }

        private func travelling(_ pen: inout Pen) {
            guard let travel = moment.travel else { return }
            let time = moment.travelTime
            var piece = travel.motion.piece
            if time >= travel.arrival, travel.motion.crowned { piece.king = true }
            let scale = travel.scale(time)
            pen.at(shape.corner(row: travel.row(time), column: travel.column(time)), unit: shape.side) { pen in
                pen.moved(scale: scale) { pen in
                    pieces.draw(
                        piece, shadow: scale > 1 ? .picked : .resting, crownScale: travel.crownScale(time), with: &pen)
                }
            }
        }

        private func draw(_ held: Held, _ pen: inout Pen) {
            if held.carried, let over = held.over {
                pen.at(shape.frame(of: over).origin, unit: shape.side) { marks.halo(legal: held.legal, with: &$0) }
            }
            let corner = CGPoint(x: held.point.x - shape.side / 2, y: held.point.y - shape.side / 2)
            pen.at(corner, unit: shape.side) { pen in
                pen.moved(scale: held.scale) { pieces.draw(held.piece, shadow: .carried, with: &$0) }
            }
        }

        private func on(_ square: SquareState, _ pen: inout Pen, _ body: (inout Pen) -> Void) {
            pen.at(shape.frame(of: square.place).origin, unit: shape.side, body)
        }
    }
}

extension Travel {
    /// Which of the taken pieces stood on a square, counted from 0.
    func order(of square: UInt8) -> Int? { motion.taken.firstIndex(of: square) }
}
