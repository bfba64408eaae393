// A stand-in for UIKit, for type-checking only: see ../README.md.
@_exported import Foundation

@MainActor
open class UIResponder {
    public init() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor
open class UIView: UIResponder {
    public override init() {}
    public init(frame: CGRect) {}
    open var isMultipleTouchEnabled = false
    open var isAccessibilityElement = false
}

@MainActor
open class UITouch: Hashable {
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    public init() {}
    open var type: TouchType { .direct }
    open func location(in view: UIView?) -> CGPoint { .zero }
    public nonisolated static func == (one: UITouch, other: UITouch) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
open class UIEvent {
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
    }
    public init() {}
    open var buttonMask: ButtonMask { [] }
}

@MainActor
open class UIApplication: UIResponder {
    public class nonisolated var openSettingsURLString: String { "" }
}
