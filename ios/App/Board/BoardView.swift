import DraughtsKit
import SwiftUI

/// The board: drawn by the model, touched, read out square by square, and played with a keyboard.
struct BoardView: View {
    let board: BoardModel
    /// A key that the board has the focus for; false if it means nothing.
    let press: (KeyStroke) -> Bool
    @FocusState private var isFocused: Bool

    var body: some View {
        GeometryReader { proxy in
            BoardPictureView(board: board, size: proxy.size)
                .overlay {
                    TouchSurface { touch in
                        // A sheet may have taken the keyboard.
                        isFocused = true
                        board.touch(touch, in: proxy.size)
                    }
                }
                .hoverEffectDisabled()
                .readableBoard(board, size: proxy.size)
        }
        .focusable()
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress { press(KeyStroke($0)) ? .handled : .ignored }
        .onAppear { isFocused = true }
    }
}

/// The picture alone, for boards that are only looked at.
struct BoardPictureView: View {
    let board: BoardModel
    let size: CGSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.legibilityWeight) private var legibilityWeight

    var body: some View {
        TimelineView(.animation(paused: !board.isMoving)) { timeline in
            BoardCanvas(
                picture: board.picture(in: size, at: timeline.date.timeIntervalSinceReferenceDate), look: board.look,
                spill: board.spill(in: size))
        }
        .onChange(of: reduceMotion, initial: true) { board.obey(reduceMotion: reduceMotion) }
        .onChange(of: legibilityWeight, initial: true) { board.obey(boldText: legibilityWeight == .bold) }
    }
}

extension KeyStroke {
    init(_ press: KeyPress) {
        self.init(
            press.key.character, command: press.modifiers.contains(.command),
            control: press.modifiers.contains(.control), shift: press.modifiers.contains(.shift),
            option: press.modifiers.contains(.option))
    }
}

/// The squares as elements, with what can be done from each, and lists of them for the rotor.
private struct ReadableBoard: ViewModifier {
    let board: BoardModel
    let size: CGSize
    @Namespace private var squares

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .contain)
            .accessibilityLabel(board.spoken)
            .accessibilityChildren {
                ZStack(alignment: .topLeading) {
                    ForEach(board.elements(in: size)) { element in
                        square(element)
                    }
                }
            }
            .accessibilityRotor(board.movableRotor.title) { entries(board.movableRotor) }
            .accessibilityRotor(board.targetRotor.title) { entries(board.targetRotor) }
            .accessibilityRotor(board.ownRotor.title) { entries(board.ownRotor) }
            .accessibilityRotor(board.otherRotor.title) { entries(board.otherRotor) }
    }

    private func square(_ element: BoardElement) -> some View {
        Color.clear
            .frame(width: element.frame.width, height: element.frame.height)
            .accessibilityElement()
            .accessibilityLabel(element.label)
            .accessibilityValue(element.value)
            .accessibilityInputLabels([element.name])
            .accessibilityAddTraits(element.isSelected ? [.isButton, .isSelected] : .isButton)
            .accessibilityAction { board.activate(element.id) }
            .accessibilityActions {
                ForEach(element.actions) { action in
                    Button(action.name) { board.activate(action.id) }
                }
            }
            .accessibilityRotorEntry(id: element.id, in: squares)
            .position(x: element.frame.midX, y: element.frame.midY)
    }

    private func entries(_ rotor: BoardRotor) -> some AccessibilityRotorContent {
        ForEach(rotor.entries) { entry in
            AccessibilityRotorEntry(Text(entry.label), id: entry.id, in: squares)
        }
    }
}

extension View {
    fileprivate func readableBoard(_ board: BoardModel, size: CGSize) -> some View {
        modifier(ReadableBoard(board: board, size: size))
    }
}
