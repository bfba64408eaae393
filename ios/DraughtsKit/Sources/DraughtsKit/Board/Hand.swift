import DraughtsCore
import Foundation

/// A piece that is off the squares: carried by hand, or gliding back.
struct Held: Equatable, Sendable {
    var piece: Piece
    /// The place it was taken from.
    var home: Place
    /// Where its middle is, in the view's points.
    var point: CGPoint
    var scale: Double
    /// The place under the finger, if it is still carried over the board.
    var over: Place?
    /// It may be let go there.
    var legal: Bool
    /// False once it has been let go and glides back.
    var carried: Bool
}

/// The piece in the person's hand: above the finger while it is carried, gliding home if it was let go in vain.
///
/// Whether it may be let go somewhere is what the state's targets say.
struct Hand: Equatable, Sendable {
    private struct Grip: Equatable, Sendable {
        var piece: Piece
        var home: Place
        var byMouse: Bool
        var point: CGPoint
        var over: Place?
        var legal = false
        var carried = true
    }

    private var grip: Grip?

    mutating func take(_ square: SquareState, byMouse: Bool, at point: CGPoint) {
        guard let piece = square.piece else { return }
        grip = Grip(piece: piece, home: square.place, byMouse: byMouse, point: point, over: square.place)
    }

    mutating func move(to point: CGPoint, on shape: BoardShape, _ state: MatchState) {
        grip?.point = point
        let over = shape.place(at: point)
        grip?.over = over
        grip?.legal = state.squares.contains { $0.target != nil && $0.place == over }
    }

    /// The finger has let go; what becomes of the piece is seen from the state that follows.
    mutating func release() {
        grip?.carried = false
        grip?.over = nil
    }

    /// - Returns: true if the piece is to glide back from now on.
    mutating func stateChanged(to next: MatchState) -> Bool {
        guard let grip else { return false }
        let home = next.squares.first { $0.place == grip.home }
        if grip.carried, home?.picked == true { return false }
        let stayed = !grip.carried && next.motion == nil && home?.piece == grip.piece
        self.grip?.carried = false
        if !stayed { self.grip = nil }
        return stayed
    }

    /// Where the piece is now, or nothing if the hand is empty.
    func held(on shape: BoardShape, _ clock: BoardClock, at now: Double) -> Held? {
        guard let grip else { return nil }
        let spec = BoardSpec.Drag.self
        let scale = grip.byMouse ? spec.mouseScale : spec.touchScale
        let rise = (grip.byMouse ? spec.mouseRise : spec.touchRise) * shape.side
        let hand = CGPoint(x: grip.point.x, y: grip.point.y + rise)
        if grip.carried {
            return Held(
                piece: grip.piece, home: grip.home, point: hand, scale: scale, over: grip.over, legal: grip.legal,
                carried: true)
        }
        let back = clock.returned(at: now)
        guard back < 1 else { return nil }
        let home = shape.frame(of: grip.home)
        let point = CGPoint(x: hand.x + (home.midX - hand.x) * back, y: hand.y + (home.midY - hand.y) * back)
        return Held(
            piece: grip.piece, home: grip.home, point: point, scale: scale + (1 - scale) * back, over: nil,
            legal: false, carried: false)
    }
}
