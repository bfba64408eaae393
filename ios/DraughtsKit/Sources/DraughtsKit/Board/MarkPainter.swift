import DraughtsCore
import Foundation

/// Draws the marks into the unit square: gold asks, white tells, and each has a shape of its own.
///
/// Every mark is drawn twice, ink under colour, so that it survives any square and any eyesight.
struct MarkPainter {
    let look: BoardLook
    private var bold: Double { look.marks }

    init(look: BoardLook) {
        self.look = look
    }

    func must(pointedAt: Bool, with pen: inout Pen) {
        let width = pointedAt ? BoardSpec.Must.widthPointedAt : BoardSpec.Must.width
        pen.casedRing(BoardSpec.Must.radius, width: bold * width, casing: BoardSpec.Must.casing, .act)
    }

    func picked(with pen: inout Pen) {
        pen.fill(.box(CGRect(x: 0, y: 0, width: 1, height: 1), corner: 0), .act)
        let frame = BoardSpec.Picked.frame
        pen.stroke(.box(Self.inset(frame / 2), corner: 0), .ink, width: frame)
    }

    func target(_ target: Target, pointedAt: Bool, with pen: inout Pen) {
        let spec = BoardSpec.Target.self
        pen.moved(scale: bold * (pointedAt ? spec.pointedAtScale : 1)) { pen in
            switch target {
            case .quiet:
                pen.casedDisc(spec.quietDot, casing: spec.casing, .act)
            case .via:
                pen.casedRing(spec.viaRing, width: spec.viaWidth, casing: spec.casing, .act)
            case .capture:
                pen.casedRing(spec.captureRing, width: spec.captureWidth, casing: spec.casing, .act)
                pen.casedDisc(spec.captureDot, casing: spec.casing, .act)
            }
        }
    }

    /// - Parameter numbered: the square's number stands in the upper left corner, which is left free then.
    func last(_ mark: LastMark, underCursor: Bool, numbered: Bool, with pen: inout Pen) {
        let spec = BoardSpec.Last.self
        let corners = Self.corners(
            inset: underCursor ? spec.insetUnderCursor : spec.inset,
            arm: underCursor ? spec.armUnderCursor : spec.arm,
            upperLeft: !numbered)
        pen.cased(corners, width: bold * spec.width, casing: spec.casing, .past)
        if mark == .from {
            pen.casedRing(spec.fromRing, width: spec.fromRingWidth, casing: spec.casing, .past)
        }
    }

    func cursor(with pen: inout Pen) {
        let spec = BoardSpec.Cursor.self
        let frame = Outline.box(Self.inset(spec.inset + spec.width / 2), corner: spec.corner)
        pen.cased(frame, width: bold * spec.width, casing: spec.casing, .past)
    }

    func taken(with pen: inout Pen) {
        let spec = BoardSpec.Taken.self
        pen.cased(
            Self.cross(at: Pen.middle, arm: spec.cross), width: bold * spec.width, casing: spec.casing, .act,
            round: true)
    }

    /// The best move, in units of a square: from off the middle of its start to just before the middle of its end, by way of
    /// its landings.
    func hint(along middles: [CGPoint], with pen: inout Pen) {
        let spec = BoardSpec.Hint.self
        guard middles.count > 1, let end = middles.last else { return }
        let start = Self.step(from: middles[0], to: middles[1], by: spec.fromStart)
        let before = middles[middles.count - 2]
        let tip = Self.step(from: end, to: before, by: spec.beforeEnd)
        let neck = Self.step(from: end, to: before, by: spec.beforeEnd + spec.head)
        let shaft = Outline.lines([[start] + middles.dropFirst().dropLast() + [neck]], closed: false)
        let across = CGPoint(x: (neck.y - tip.y) / 2, y: (tip.x - neck.x) / 2)
        let head = Outline.lines(
            [
                [
                    tip, CGPoint(x: neck.x + across.x, y: neck.y + across.y),
                    CGPoint(x: neck.x - across.x, y: neck.y - across.y),
                ]
            ], closed: true)
        pen.stroke(head, .ink, width: 2 * spec.casing, round: true)
        pen.stroke(shaft, .ink, width: bold * spec.shaft + 2 * spec.casing, round: true)
        pen.stroke(shaft, .past, width: bold * spec.shaft, round: true)
        pen.fill(head, .past)
    }

    /// A point so far from one on the way to another.
    private static func step(from: CGPoint, to: CGPoint, by length: Double) -> CGPoint {
        let whole = hypot(to.x - from.x, to.y - from.y)
        guard whole > 0 else { return from }
        return CGPoint(x: from.x + (to.x - from.x) * length / whole, y: from.y + (to.y - from.y) * length / whole)
    }

    /// In place of the swing, where nothing is to move.
    func refusalBadge(with pen: inout Pen) {
        let spec = BoardSpec.Refusal.self
        let disc = Outline.circle(center: spec.badgeAt, radius: spec.badge)
        pen.fill(disc, .ink)
        pen.stroke(disc, .face, width: spec.badgeEdge)
        let cross = Self.cross(at: spec.badgeAt, arm: spec.badge * spec.badgeCross)
        pen.stroke(cross, .face, width: spec.badgeWidth, round: true)
    }

    /// Round the square under the finger; filled only where the piece may be let go.
    func halo(legal: Bool, with pen: inout Pen) {
        let spec = BoardSpec.Drag.self
        if legal { pen.disc(spec.haloRadius, .act, opacity: spec.haloOpacity) }
        pen.casedRing(spec.haloRadius, width: spec.haloEdge, casing: spec.haloCasing, .act)
    }

    private static func inset(_ inset: Double) -> CGRect {
        CGRect(x: inset, y: inset, width: 1 - 2 * inset, height: 1 - 2 * inset)
    }

    private static func cross(at point: CGPoint, arm: Double) -> Outline {
        .lines(
            [
                [CGPoint(x: point.x - arm, y: point.y - arm), CGPoint(x: point.x + arm, y: point.y + arm)],
                [CGPoint(x: point.x + arm, y: point.y - arm), CGPoint(x: point.x - arm, y: point.y + arm)],
            ], closed: false)
    }

    /// Brackets at the corners of a square.
    private static func corners(inset: Double, arm: Double, upperLeft: Bool) -> Outline {
        let (near, far) = (inset, 1 - inset)
        func bracket(_ x: Double, _ y: Double) -> [CGPoint] {
            let (inX, inY) = (x == near ? arm : -arm, y == near ? arm : -arm)
            return [CGPoint(x: x + inX, y: y), CGPoint(x: x, y: y), CGPoint(x: x, y: y + inY)]
        }
        let others = [bracket(far, near), bracket(far, far), bracket(near, far)]
        return .lines(upperLeft ? [bracket(near, near)] + others : others, closed: false)
    }
}
