// A stand-in for SwiftUI, for type-checking only: see ../README.md.
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation

/// Everything that a stand-in would have to show ends here.
func nothing() -> Never { fatalError("a stand-in shows nothing") }

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { nothing() }
}

/// A view with no body of its own.
public protocol Primitive: View where Body == Never {}
extension Primitive {
    public var body: Never { nothing() }
}

public struct EmptyView: Primitive {
    public nonisolated init() {}
}

public struct TupleView<each Content: View>: Primitive {}

public struct ConditionalContent<First: View, Second: View>: Primitive {}

extension Optional: View where Wrapped: View {
    public var body: Never { nothing() }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        nothing()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        nothing()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        nothing()
    }
}

/// What a modifier makes of a view. Apple's are of many types; no app may name them.
public struct Modified {}

extension Modified: Primitive {}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct ModifierContent<Modifier: ViewModifier>: Primitive {}

extension View {
    public nonisolated func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { Modified() }
}

// MARK: The app

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

struct ModifiedScene: Scene {
    nonisolated init() {}
    var body: Never { nothing() }
}

public struct WindowGroup<Content: View>: Scene {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { nothing() }
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands<
        repeat each Content
    > {
        nothing()
    }
}

public struct TupleCommands<each Content: Commands>: Commands {
    public var body: Never { nothing() }
}

public struct CommandGroupPlacement: Sendable {
    public static let newItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: Commands {
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public var body: Never { nothing() }
}

public struct CommandMenu<Content: View>: Commands {
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    public var body: Never { nothing() }
}

extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        ModifiedScene()
    }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
