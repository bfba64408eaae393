import DraughtsCore
import Observation

/// All that a person sets once for all games. Each change takes effect at once; there is nothing to confirm.
@MainActor
@Observable
public final class SettingsModel {
    public let carry: CarryModel
    @ObservationIgnored private let game: GameModel
    @ObservationIgnored private let texts: Texts

    public let themes: [Choice<BoardTheme>]
    public let pieceSets: [Choice<PieceSet>]
    public let namings: [Choice<SquareNaming>]
    public let touches: [Choice<TouchInput>]
    public let appearances: [Choice<Appearance>]
    public let animations: [Choice<AnimationSpeed>]
    public let sides: [Choice<BoardSide>]
    public let seatings: [Choice<Seating>]
    public let masterTimes: [Choice<MasterTime>]

    init(game: GameModel, texts: Texts) {
        self.game = game
        self.texts = texts
        carry = CarryModel(game: game, texts: texts)
        themes = [
            Choice(.walnut, texts[.themeWalnut]), Choice(.slate, texts[.themeSlate]),
            Choice(.meadow, texts[.themeMeadow]), Choice(.print, texts[.themePrint]),
        ]
        pieceSets = [
            Choice(.plain, texts[.piecesPlain]), Choice(.turned, texts[.piecesTurned]),
            Choice(.bold, texts[.piecesBold]),
        ]
        namings = [
            Choice(.official, texts[.namingOfficial]), Choice(.numbers, texts[.namingNumbers]),
            Choice(.letters, texts[.namingLetters]),
        ]
        touches = [
            Choice(.tapOnly, texts[.touchTap]), Choice(.dragOnly, texts[.touchDrag]),
            Choice(.tapAndDrag, texts[.touchBoth]),
        ]
        appearances = [
            Choice(.system, texts[.appearanceSystem]), Choice(.light, texts[.appearanceLight]),
            Choice(.dark, texts[.appearanceDark]),
        ]
        animations = [
            Choice(.normal, texts[.animationNormal]), Choice(.fast, texts[.animationFast]),
            Choice(.off, texts[.animationOff]),
        ]
        sides = [Choice(.left, texts[.sideLeft]), Choice(.right, texts[.sideRight])]
        seatings = texts.seatings
        masterTimes = texts.masterTimes
    }

    /// A setting to be read and set.
    public subscript<Value>(_ path: WritableKeyPath<Settings, Value>) -> Value {
        get { game.settings[keyPath: path] }
        set { game.changeSettings { $0[keyPath: path] = newValue } }
    }

    public var theme: BoardTheme {
        get { self[\.theme] }
        set { self[\.theme] = newValue }
    }
    public var pieceSet: PieceSet {
        get { self[\.pieceSet] }
        set { self[\.pieceSet] = newValue }
    }
    public var coordinates: Bool {
        get { self[\.coordinates] }
        set { self[\.coordinates] = newValue }
    }
    public var squareNaming: SquareNaming {
        get { self[\.squareNaming] }
        set { self[\.squareNaming] = newValue }
    }
    public var touch: TouchInput {
        get { self[\.touch] }
        set { self[\.touch] = newValue }
    }
    public var confirmResigning: Bool {
        get { self[\.confirmResigning] }
        set { self[\.confirmResigning] = newValue }
    }
    public var haptics: Bool {
        get { self[\.haptics] }
        set { self[\.haptics] = newValue }
    }
    public var sound: Bool {
        get { self[\.sound] }
        set { self[\.sound] = newValue }
    }
    public var appearance: Appearance {
        get { self[\.appearance] }
        set { self[\.appearance] = newValue }
    }
    public var animation: AnimationSpeed {
        get { self[\.animation] }
        set { self[\.animation] = newValue }
    }
    public var leftHand: Bool {
        get { self[\.leftHand] }
        set { self[\.leftHand] = newValue }
    }
    public var boardSide: BoardSide {
        get { self[\.boardSide] }
        set { self[\.boardSide] = newValue }
    }
    public var seating: Seating {
        get { self[\.seating] }
        set { self[\.seating] = newValue }
    }

    public var masterTime: MasterTime {
        get { self[\.masterTime] }
        set { self[\.masterTime] = newValue }
    }

    /// Why Master plays without its endgame tables, if so.
    public var masterNote: String? { game.match.tablesNote().map { texts.of($0) } }

    /// How a theme would look.
    public func look(of theme: BoardTheme) -> BoardLook { BoardLook(theme: theme, pieces: game.settings.pieceSet) }

    /// Two squares and two pieces of a theme.
    public func swatch(of theme: BoardTheme, side: Double) -> [DrawStep] {
        BoardPainter(look: look(of: theme)).swatch(side: side)
    }

    public func version(_ number: String) -> String { texts(.aboutVersion, number) }
}
