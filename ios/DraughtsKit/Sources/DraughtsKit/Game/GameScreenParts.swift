import DraughtsCore
import Foundation

/// What the game's screen shows.
extension GameScreenModel {
    var faces: GameFaces {
        var state = lookedAt ?? game.state
        state.clock = clock ?? state.clock
        return GameFaces(texts: texts, state: state)
    }

    /// Both plates for one row, the near one first.
    public var bothPlates: [PlateFace] { [lowerPlate, upperPlate] }

    /// The moves played, two to a line.
    public var moves: [MoveRow] {
        let moves = played
        return texts.rows(of: moves, current: looked ?? moves.count)
    }

    public var title: String { faces.title }
    public var subtitle: String { faces.subtitle }

    /// The plate above the board: the far side's, until the board is turned.
    public var upperPlate: PlateFace {
        plate(of: reader(below: false), upsideDown: facesAcross)
    }

    public var lowerPlate: PlateFace { plate(of: reader(below: true), upsideDown: false) }

    /// Whoever a hint is looked for sees on the own plate how far that has come.
    private func plate(of owner: Player, upsideDown: Bool) -> PlateFace {
        var plate = faces.plate(of: owner, upsideDown: upsideDown)
        if isHinting, owner == game.state.turn { plate.thinks = true }
        return plate
    }

    public var message: MessageFace { faces.message(reader: facesAcross ? reader(below: true) : nil) }

    /// What the player across the table reads.
    public var messageAcross: MessageFace { faces.message(reader: reader(below: false)) }

    /// What went wrong with what was kept; it stays until it has been read.
    public var notice: String? { game.state.notices.first.map { texts.of($0) } ?? recordsNotice }

    public var result: GameOverFace? { showsResult ? GameOverFace(game.state, texts) : nil }

    /// The question of the player who reads from that side; nothing if an alert asks it.
    public func question(across: Bool) -> Question? {
        guard let question, let reader = question.reader else { return nil }
        return reader == self.reader(below: !across) ? question : nil
    }

    /// An alert asks, as nobody is asked at a side of their own.
    public var alert: Question? {
        get { hasPanels && question?.reader != nil ? nil : question }
        set { question = newValue }
    }

    /// Two people sit face to face, and read from two sides.
    public var facesAcross: Bool { sits(.faceToFace) }

    public func layout(for space: GameSpace) -> GameLayout {
        let side = game.settings.boardSide
        let layout = GameLayout(space, margins: board.margins, side: side, faceToFace: facesAcross)
        hasPanels = layout.arrangement == .facing
        return layout
    }

    /// The commands under the thumb, in mirrored order for the left hand. Face to face the board is never turned.
    public func actions(across: Bool) -> [CommandFace] {
        let commands: [Command] =
            facesAcross ? [.undo, .offerDraw, .resign] : [.undo, .hint, .turn, .newGame]
        let faces = commands.map { face(of: $0) }
        return game.settings.leftHand ? faces.reversed() : faces
    }

    /// Everything that can be asked for, in groups.
    public var menu: [CommandGroupFace] {
        let state = game.state
        let between: [Command] = state.canResign ? [.offerDraw, .resign] : []
        let clocks: [Command] = state.clock?.running != nil || state.clock?.paused == true ? [.pauseClock] : []
        // Whoever has shut the result still finds the way to what it offered.
        let over: [Command] = state.phase == .over ? [.review] : []
        return [
            [.undo, .redo, .hint, .turn, .newGame], between + clocks + over, [.scores, .history, .colleagues],
            [.help, .settings],
        ].enumerated().map { CommandGroupFace(id: $0, faces: $1.map(face)) }.filter { !$0.faces.isEmpty }
    }

    /// Commands that have a key, whatever is dimmed: a key says why nothing happens.
    public var shortcuts: [ShortcutFace] {
        Command.allCases.compactMap { command in
            command.shortcut.map {
                ShortcutFace(id: command, title: texts.face(of: command).title, key: $0.key, shift: $0.shift)
            }
        }
    }

    public func face(of command: Command) -> CommandFace {
        let state = game.state
        let dimmed: Bool =
            switch command {
            case .undo: !state.canUndo
            case .redo: !state.canRedo
            case .hint: !state.canHint
            default: false
            }
        var face = texts.face(of: command, dimmed: dimmed)
        if command == .hint, isHinting {
            (face.title, face.short) = (texts[.hintStopSpoken], texts[.hintStop])
            face.isDimmed = false
        }
        if command == .pauseClock, state.clock?.paused == true { face.title = texts[.clockGoOn] }
        return face
    }

    /// A plate's piece on a tile of its own.
    public func tile(of plate: PlateFace, side: Double) -> [DrawStep] {
        tile(of: plate.owner, ringed: false, side: side)
    }

    /// A piece that must capture, as on the board.
    public func ringedTile(of owner: Player, side: Double) -> [DrawStep] { tile(of: owner, ringed: true, side: side) }

    /// What stands in an empty table.
    public func invitation(side: Double) -> [DrawStep] { tile(of: .one, ringed: false, side: side) }

    private func tile(of owner: Player, ringed: Bool, side: Double) -> [DrawStep] {
        BoardPainter(look: board.look).tile(Piece(owner: owner, king: false), ringed: ringed, side: side)
    }

    /// A hint is being looked for.
    public var isHinting: Bool { hinting != nil }

    /// How far the computer's search has come, from 0 to 1; nothing while a quick reply may still come.
    public func thinkingShare(at now: Double) -> Double? {
        guard let thinkingSince, now - thinkingSince >= BoardSpec.Time.thinkingShown else { return nil }
        return min(1, max(0, game.thinkingShare()))
    }
}
