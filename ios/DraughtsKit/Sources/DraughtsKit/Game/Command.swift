import DraughtsCore

/// What can be asked for from buttons, menus and keys.
public enum Command: String, CaseIterable, Identifiable, Sendable {
    case undo, redo, hint, turn, newGame, offerDraw, resign, pauseClock, review
    case scores, history, colleagues, help, settings

    public var id: Self { self }

    /// The symbol of Apple's that stands for it.
    public var symbol: String {
        switch self {
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .hint: "lightbulb"
        case .turn: "arrow.up.arrow.down"
        case .newGame: "plus"
        case .offerDraw: "equal"
        case .resign: "flag"
        case .pauseClock: "pause.circle"
        case .review: "list.number"
        case .scores: "chart.bar"
        case .history: "clock.arrow.circlepath"
        case .colleagues: "person.2"
        case .help: "questionmark.circle"
        case .settings: "gearshape"
        }
    }

    /// Its key, with the Command key held; those without one have none.
    public var shortcut: Shortcut? {
        switch self {
        case .undo: Shortcut(key: "z", shift: false)
        case .redo: Shortcut(key: "z", shift: true)
        case .hint: Shortcut(key: "h", shift: true)
        case .turn: Shortcut(key: "t", shift: false)
        case .newGame: Shortcut(key: "n", shift: false)
        case .scores: Shortcut(key: "1", shift: false)
        case .history: Shortcut(key: "2", shift: false)
        case .colleagues: Shortcut(key: "3", shift: false)
        case .help: Shortcut(key: "?", shift: true)
        case .settings: Shortcut(key: ",", shift: false)
        case .offerDraw, .resign, .pauseClock, .review: nil
        }
    }

    public struct Shortcut: Equatable, Sendable {
        public var key: Character
        public var shift: Bool
    }
}

/// A command as it is shown.
public struct CommandFace: Identifiable, Equatable, Sendable {
    public var id: Command
    /// What a reader says, and a menu shows.
    public var title: String
    /// Under an icon.
    public var short: String
    /// It does nothing now; from the action bar it can still be tapped and then says why.
    public var isDimmed: Bool

    public var symbol: String { id.symbol }
}

extension Texts {
    func face(of command: Command, dimmed: Bool = false) -> CommandFace {
        let title: Word =
            switch command {
            case .undo: .undo
            case .redo: .redo
            case .hint: .hint
            case .turn: .turnBoard
            case .newGame: .newGame
            case .offerDraw: .offerDraw
            case .resign: .resign
            case .pauseClock: .clockStop
            case .review: .review
            case .scores: .scores
            case .history: .history
            case .colleagues: .colleagues
            case .help: .help
            case .settings: .settings
            }
        let short: Word = command == .turn ? .turnShort : title
        return CommandFace(id: command, title: self[title], short: self[short], isDimmed: dimmed)
    }
}

/// A command with its key, for the list that the system shows.
public struct ShortcutFace: Identifiable, Equatable, Sendable {
    public var id: Command
    public var title: String
    public var key: Character
    public var shift: Bool
}

/// Commands that belong together in a menu.
public struct CommandGroupFace: Identifiable, Equatable, Sendable {
    public var id: Int
    public var faces: [CommandFace]
}

/// A key pressed with no button in the way.
public struct KeyStroke: Equatable, Sendable {
    /// What the key types; arrows and the like are the characters that Apple's systems have for them.
    public var character: Character
    public var command: Bool
    public var control: Bool
    public var shift: Bool
    public var option: Bool

    public init(
        _ character: Character, command: Bool = false, control: Bool = false, shift: Bool = false, option: Bool = false
    ) {
        self.character = character
        self.command = command
        self.control = control
        self.shift = shift
        self.option = option
    }

    static let up: Character = "\u{F700}"
    static let down: Character = "\u{F701}"
    static let left: Character = "\u{F702}"
    static let right: Character = "\u{F703}"
    static let escape: Character = "\u{1B}"
    static let delete: Character = "\u{7F}"
    static let backspace: Character = "\u{8}"

    /// What it asks for. The arrows are those of the board as it is seen.
    enum Meaning: Equatable {
        case input(Input)
        case command(Command)
    }

    func meaning(turned: Bool) -> Meaning? {
        if command || control { return withModifier }
        if option { return nil }
        switch character {
        case Self.up, "w", "W": return .input(.press(key: turned ? .down : .up))
        case Self.down, "s", "S": return .input(.press(key: turned ? .up : .down))
        case Self.left, "a", "A": return .input(.press(key: turned ? .right : .left))
        case Self.right, "d", "D": return .input(.press(key: turned ? .left : .right))
        case "\r", "\n", "\u{3}", " ": return .input(.press(key: .select))
        case Self.escape: return .input(.press(key: .cancel))
        case "h", "H": return .command(.hint)
        case "p", "P": return .command(.pauseClock)
        case "z", "Z", "u", "U", Self.delete, Self.backspace: return .command(.undo)
        case "n", "N": return .command(.newGame)
        default: return nil
        }
    }

    private var withModifier: Meaning? {
        switch character {
        case "z", "Z": .command(shift ? .redo : .undo)
        case "y", "Y": .command(.redo)
        default: nil
        }
    }
}
