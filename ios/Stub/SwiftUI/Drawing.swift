// A stand-in for SwiftUI, for type-checking only: see ../README.md.

public protocol ShapeStyle: Sendable {}

extension Color: Primitive {}

public struct Color: ShapeStyle, Hashable, Sendable {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public static let clear = Color("")
    public static let black = Color("")
    public static let white = Color("")
    public func opacity(_ opacity: Double) -> Color { self }
}

public struct Material: ShapeStyle {
    public static let bar = Material()
}
extension ShapeStyle where Self == Material {
    public static var bar: Material { Material() }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .init("") }
    public static var black: Color { .init("") }
    public static var white: Color { .init("") }
}

public struct Font: Hashable, Sendable {
    public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public struct Weight: Hashable, Sendable {
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
    }
    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let caption = Font()
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font() }
    public func weight(_ weight: Weight) -> Font { self }
    public func monospacedDigit() -> Font { self }
}

public struct Angle: Hashable, Sendable {
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

public struct UnitPoint: Hashable, Sendable {
    public static let center = UnitPoint()
    public static let top = UnitPoint()
    public static let bottom = UnitPoint()
    public static let topLeading = UnitPoint()
}

public enum CGLineCapStand: Sendable { case butt, round, square }
public enum CGLineJoinStand: Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCapStand = .butt, lineJoin: CGLineJoinStand = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
}

public struct Path: Equatable, Sendable {
    public init() {}
    public init(_ rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
    public init(ellipseIn rect: CGRect) {}
    public init(_ callback: (inout Path) -> Void) {}
    public mutating func addLines(_ lines: [CGPoint]) {}
    public mutating func addRects(_ rects: [CGRect]) {}
    public mutating func closeSubpath() {}
}

@frozen
public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }
    }
    public struct ResolvedText {
        public func measure(in size: CGSize) -> CGSize { size }
        public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    }
    public var opacity: Double {
        get { 1 }
        set {}
    }
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func clip(to path: Path) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
}

public struct Canvas<Symbols: View>: Primitive {}
extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}

@MainActor @preconcurrency
public protocol Shape: View, Sendable {}
public protocol InsettableShape: Shape {}

public struct Rectangle: InsettableShape, Primitive {
    public nonisolated init() {}
}
public struct Circle: InsettableShape, Primitive {
    public nonisolated init() {}
}
public struct Capsule: InsettableShape, Primitive {
    public nonisolated init() {}
}
public struct RoundedRectangle: InsettableShape, Primitive {
    public nonisolated init(cornerRadius: CGFloat) {}
}
public struct UnevenRoundedRectangle: InsettableShape, Primitive {
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0
    ) {}
}
struct AnyShapeStand {}

extension AnyShapeStand: Shape, Primitive {}

extension Shape {
    public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { Modified() }
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        AnyShapeStand()
    }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { AnyShapeStand() }
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { AnyShapeStand() }
}
extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        Modified()
    }
}

public struct Animation: Equatable, Sendable {
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
}

public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}

public enum VerticalEdge: Int8, Sendable { case top, bottom }
