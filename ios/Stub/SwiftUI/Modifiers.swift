// A stand-in for SwiftUI, for type-checking only: see ../README.md.

extension View {
    // MARK: Layout and looks
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        Modified()
    }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { Modified() }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified() }
    public nonisolated func padding(_ length: CGFloat) -> some View { Modified() }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
    public nonisolated func zIndex(_ value: Double) -> some View { Modified() }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Modified() }
    public nonisolated func ignoresSafeArea() -> some View { Modified() }
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { Modified() }
    public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { Modified() }
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { Modified() }
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        Modified()
    }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
    public nonisolated func tint(_ tint: Color?) -> some View { Modified() }
    public nonisolated func font(_ font: Font?) -> some View { Modified() }
    public nonisolated func opacity(_ opacity: Double) -> some View { Modified() }
    public nonisolated func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        Modified()
    }
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { Modified() }
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { Modified() }
    public nonisolated func rotationEffect(_ angle: Angle) -> some View { Modified() }
    public nonisolated func transition(_ transition: AnyTransition) -> some View { Modified() }
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { Modified() }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
    public nonisolated func lineLimit(_ number: Int?) -> some View { Modified() }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { Modified() }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { Modified() }
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { Modified() }
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { Modified() }
    public nonisolated func disabled(_ disabled: Bool) -> some View { Modified() }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { Modified() }

    // MARK: Styles
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { Modified() }
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { Modified() }
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Modified() }
    public nonisolated func labelsHidden() -> some View { Modified() }
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { Modified() }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { Modified() }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { Modified() }
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        Modified()
    }
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        Modified()
    }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified() }
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { Modified() }

    // MARK: Navigation and presentation
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified() }
    public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        Modified()
    }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { Modified() }
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        Modified()
    }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { Modified() }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { Modified() }
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { Modified() }
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        Modified()
    }

    // MARK: Events
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { Modified() }
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { Modified() }
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified() }
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified() }
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { Modified() }
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    {
        Modified()
    }
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified() }
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        Modified()
    }
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { Modified() }
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { Modified() }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { Modified() }
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { Modified() }

    // MARK: Keyboard
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { Modified() }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { Modified() }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { Modified() }
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { Modified() }
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        Modified()
    }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { Modified() }
}

public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ColorScheme: Hashable, Sendable { case light, dark }
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public enum HorizontalEdge: Int8, Sendable { case leading, trailing }
public struct ScrollBounceBehavior: Sendable {
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}
public struct TextInputAutocapitalization: Sendable {
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { SubmitLabel() }
}
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
}
public struct SensoryFeedback: Equatable, Sendable {
    public static let selection = SensoryFeedback()
    public static let error = SensoryFeedback()
}
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
}
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

// MARK: Buttons, pickers, lists

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
    public struct Label: Primitive {}
    public let label: Label
    public let isPressed: Bool
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
public struct InlinePickerStyle: PickerStyle {}
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

// MARK: Toolbars

@MainActor @preconcurrency
public protocol ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public nonisolated init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {}
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> { nothing() }
}

// MARK: Keys

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
}
public struct KeyboardShortcut: Hashable, Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
}
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
    }
    public enum Result: Sendable { case handled, ignored }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
