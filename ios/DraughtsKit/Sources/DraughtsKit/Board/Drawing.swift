import Foundation

/// A colour by what it is for. Which colour that is, the theme, the light and the contrast say.
public enum Tint: String, CaseIterable, Sendable {
    case light, dark, ink, face, groove, act, past, number, rim
    /// The names beside the board.
    case label
}

/// The edge of something drawn, in the view's points.
public enum Outline: Equatable, Sendable {
    case circle(center: CGPoint, radius: Double)
    case box(CGRect, corner: Double)
    /// Lines, each through some points.
    case lines([[CGPoint]], closed: Bool)
    /// Many boxes as one, so that no seam shows between them.
    case boxes([CGRect])
}

/// One step of drawing. A canvas does them in order and decides nothing.
public enum DrawStep: Equatable, Sendable {
    case fill(Outline, Tint, opacity: Double)
    /// `round`: ends and joins are round, else cut straight and pointed.
    case stroke(Outline, Tint, width: Double, round: Bool, opacity: Double)
    /// Text by its baseline; `centered` about the point, else beginning there.
    case text(String, at: CGPoint, size: Double, centered: Bool, Tint)
    /// Steps that are seen through together, as one.
    case faint(opacity: Double, [DrawStep])
    /// Steps of which only what is inside an outline is seen.
    case clipped(Outline, [DrawStep])
}

/// A whole board to be drawn.
public struct BoardPicture: Equatable, Sendable {
    public var steps: [DrawStep]
    /// The board is still turning: all of it is drawn turned by so many degrees about `pivot`.
    public var rotation: Double
    public var pivot: CGPoint
}

/// Draws in fractions of a square, which lies anywhere and has any size.
struct Pen {
    private(set) var steps: [DrawStep] = []
    /// Lies over all that is drawn, for marks that fade in.
    var opacity = 1.0

    /// Where the unit square's corner lies, and how long its side is.
    private var corner: CGPoint
    private var unit: Double
    private var upsideDown = false

    init(corner: CGPoint = .zero, unit: Double = 1) {
        self.corner = corner
        self.unit = unit
    }

    static let middle = CGPoint(x: 0.5, y: 0.5)

    /// Draws in another square.
    mutating func at(_ corner: CGPoint, unit: Double, _ body: (inout Pen) -> Void) {
        let before = (self.corner, self.unit, upsideDown)
        (self.corner, self.unit, upsideDown) = (corner, unit, false)
        body(&self)
        (self.corner, self.unit, upsideDown) = before
    }

    /// Draws moved, and scaled about the middle.
    mutating func moved(
        x: Double = 0, y: Double = 0, scale: Double = 1, upsideDown: Bool = false, _ body: (inout Pen) -> Void
    ) {
        let before = (corner, unit, self.upsideDown)
        corner.x += unit * (x + (1 - scale) / 2)
        corner.y += unit * (y + (1 - scale) / 2)
        unit *= scale
        if upsideDown { self.upsideDown.toggle() }
        body(&self)
        (corner, unit, self.upsideDown) = before
    }

    /// What is drawn is seen through as one.
    mutating func faint(_ opacity: Double, _ body: (inout Pen) -> Void) {
        let before = steps
        steps = []
        body(&self)
        let faint = steps
        steps = before
        if opacity > 0 { steps.append(.faint(opacity: opacity, faint)) }
    }

    mutating func add(_ step: DrawStep) { steps.append(step) }

    mutating func fill(_ outline: Outline, _ tint: Tint, opacity: Double = 1) {
        steps.append(.fill(placed(outline), tint, opacity: opacity * self.opacity))
    }

    mutating func stroke(_ outline: Outline, _ tint: Tint, width: Double, round: Bool = false) {
        steps.append(.stroke(placed(outline), tint, width: width * unit, round: round, opacity: opacity))
    }

    mutating func disc(_ radius: Double, _ tint: Tint, opacity: Double = 1, drop: Double = 0) {
        fill(.circle(center: CGPoint(x: 0.5, y: 0.5 + drop), radius: radius), tint, opacity: opacity)
    }

    mutating func ring(_ radius: Double, width: Double, _ tint: Tint) {
        stroke(.circle(center: Pen.middle, radius: radius), tint, width: width)
    }

    /// A line drawn twice, ink first: it reads on any square.
    mutating func cased(_ outline: Outline, width: Double, casing: Double, _ tint: Tint, round: Bool = false) {
        stroke(outline, .ink, width: width + 2 * casing, round: round)
        stroke(outline, tint, width: width, round: round)
    }

    mutating func casedRing(_ radius: Double, width: Double, casing: Double, _ tint: Tint) {
        cased(.circle(center: Pen.middle, radius: radius), width: width, casing: casing, tint)
    }

    /// A disc with an edge of ink, half of it inside.
    mutating func casedDisc(_ radius: Double, casing: Double, _ tint: Tint) {
        disc(radius, tint)
        ring(radius, width: casing, .ink)
    }

    private func placed(_ point: CGPoint) -> CGPoint {
        let x = upsideDown ? 1 - point.x : point.x
        let y = upsideDown ? 1 - point.y : point.y
        return CGPoint(x: corner.x + x * unit, y: corner.y + y * unit)
    }

    private func placed(_ box: CGRect) -> CGRect {
        let corner = placed(upsideDown ? CGPoint(x: box.maxX, y: box.maxY) : box.origin)
        return CGRect(x: corner.x, y: corner.y, width: box.width * unit, height: box.height * unit)
    }

    private func placed(_ outline: Outline) -> Outline {
        switch outline {
        case .circle(let center, let radius): .circle(center: placed(center), radius: radius * unit)
        case .box(let box, let corner): .box(placed(box), corner: corner * unit)
        case .lines(let lines, let closed): .lines(lines.map { $0.map(placed) }, closed: closed)
        case .boxes(let boxes): .boxes(boxes.map(placed))
        }
    }
}
