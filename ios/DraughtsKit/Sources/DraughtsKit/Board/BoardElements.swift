import DraughtsCore
import Foundation

/// A square as VoiceOver, Voice Control and Switch Control know it.
public struct BoardElement: Identifiable, Equatable, Sendable {
    /// Something that can be done from a square besides tapping it.
    public struct Action: Identifiable, Equatable, Sendable {
        /// The square that is tapped.
        public var id: UInt8
        public var name: String
    }

    public var id: UInt8
    public var frame: CGRect
    /// Its name and what stands there.
    public var label: String
    /// Every mark on it.
    public var value: String
    public var isSelected: Bool
    /// What it can be called by voice.
    public var name: String
    /// From the picked piece: where it can go.
    public var actions: [Action]
}

/// A list of squares to go through with the rotor.
public struct BoardRotor: Equatable, Sendable {
    public struct Entry: Identifiable, Equatable, Sendable {
        public var id: UInt8
        public var label: String
    }

    public var title: String
    public var entries: [Entry]
}

extension BoardModel {
    /// One element for each playable square, by rows as the board is seen. To activate one is a tap there, so a whole game
    /// can be played by it.
    public func elements(in size: CGSize) -> [BoardElement] {
        let shape = shape(in: size)
        let targets = state.squares.filter { $0.target != nil }
        return inReadingOrder.map { square in
            BoardElement(
                id: square.square,
                frame: shape.frame(of: square.place),
                label: texts.listed([square.name, texts.piece(on: square, in: state)]),
                value: texts.listed(texts.marks(on: square, in: state)),
                isSelected: square.picked,
                name: square.name,
                actions: square.picked ? targets.map(action) : [])
        }
    }

    /// The pieces that can move, for the rotor.
    public var movableRotor: BoardRotor { rotor(.rotorMovable) { $0.movable || $0.mustCapture } }

    /// Where the picked piece can go.
    public var targetRotor: BoardRotor { rotor(.rotorTargets) { $0.target != nil } }

    /// The pieces of the side to move.
    public var ownRotor: BoardRotor { rotor(.rotorOwnPieces) { $0.piece?.owner == self.state.turn } }

    /// The pieces of the other side.
    public var otherRotor: BoardRotor {
        rotor(.rotorOtherPieces) { $0.piece.map { $0.owner != self.state.turn } ?? false }
    }

    private func rotor(_ title: Word, _ wanted: (SquareState) -> Bool) -> BoardRotor {
        let entries = inReadingOrder.filter(wanted)
        return BoardRotor(
            title: texts[title],
            entries: entries.map { BoardRotor.Entry(id: $0.square, label: texts.spoken($0, in: state)) })
    }

    /// The whole board in a sentence.
    public var spoken: String {
        texts(.boardSpoken, Int(state.boardSize), texts.of(state.message))
    }

    private var inReadingOrder: [SquareState] { turned ? state.squares.reversed() : state.squares }

    private func action(to square: SquareState) -> BoardElement.Action {
        let target = square.target.map { [texts[texts.word(of: $0)]] } ?? []
        return BoardElement.Action(id: square.square, name: texts.listed([square.name] + target))
    }
}
