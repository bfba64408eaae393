// A stand-in for SwiftUI, for type-checking only: see ../README.md.

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { nothing() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { nothing() }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public var wrappedValue: Value {
        get { nothing() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public static func constant(_ value: Value) -> Binding<Value> { nothing() }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { nothing() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public init(wrappedValue: Value) where Value: AnyObject & Observable {}
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable {}
    public var wrappedValue: Value {
        get { nothing() }
        set {}
    }
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        nothing()
    }
}

@propertyWrapper
public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { nothing() }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
    public struct Binding {}
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { nothing() }
        nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { Binding() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
    public var wrappedValue: Value { nothing() }
}

@propertyWrapper
public struct Namespace {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { nothing() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { nothing() }
        set {}
    }
    public var dismiss: DismissAction { nothing() }
    public var scenePhase: ScenePhase { .active }
    public var accessibilityReduceMotion: Bool { false }
    public var legibilityWeight: LegibilityWeight? {
        get { nil }
        set {}
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { .large }
        set {}
    }
    public var openURL: OpenURLAction {
        get { nothing() }
        set {}
    }
}

@MainActor @preconcurrency
public struct DismissAction {
    public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenURLAction {
    public struct Result: Sendable {
        public static let handled = Result()
        public static let systemAction = Result()
    }
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {}
    public func callAsFunction(_ url: URL) {}
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View { Modified() }
}
