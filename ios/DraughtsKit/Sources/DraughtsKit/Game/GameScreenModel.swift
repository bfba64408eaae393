import DraughtsCore
import Foundation
import Observation

/// What lies over the game.
public enum GameSheet: Identifiable {
    case newGame(NewGameModel)
    case scores(ScoresModel)
    case history(HistoryModel)
    case colleagues(ProfileModel)
    case help(HelpModel)
    case settings(SettingsModel)
    case replay(ReplayModel)
    case file(FileModel)

    public nonisolated var id: String {
        switch self {
        case .newGame: "newGame"
        case .scores: "scores"
        case .history: "history"
        case .colleagues: "colleagues"
        case .help: "help"
        case .settings: "settings"
        case .replay: "replay"
        case .file: "file"
        }
    }
}

/// The game's screen: what it shows, and what a person can do there.
@MainActor
@Observable
public final class GameScreenModel {
    public let game: GameModel
    public let board: BoardModel
    public let texts: Texts

    /// What lies over the game; a view may shut it.
    public var sheet: GameSheet?
    /// What is asked. Between two people face to face it stands in the panel of whom it is asked.
    public var question: Question?
    /// The result is shown; it opens by itself when its last move has been seen.
    public private(set) var showsResult = false
    /// To be said by a screen reader.
    public private(set) var announcement: Announcement?
    /// To be felt and heard: counted, so that the same thing twice is felt and heard twice.
    public private(set) var feel = Signal<Felt>(id: 0, value: .nothing)
    /// The name of the sound's file.
    public private(set) var sound = Signal<String>(id: 0, value: "")
    /// The game that is over, as it is shared.
    public private(set) var finishedGame: String?
    /// An earlier place of the game that is looked at: the board shows it, and nothing can be played there.
    public private(set) var lookedAt: MatchState?
    /// Somebody is looking; nothing else lets the computer think.
    public private(set) var isActive = false

    @ObservationIgnored let pace: Pace
    @ObservationIgnored private let announcer: Announcer
    @ObservationIgnored private var shown: MatchState
    /// Counts the positions in which the computer has been to move.
    private var turns = 0
    @ObservationIgnored private var resultShut = false
    @ObservationIgnored private var later: Task<Void, Never>?
    @ObservationIgnored private var turnedByItself = false
    /// When the computer began to think.
    private var thinkingSince: Double?
    /// The clocks as they ran on since the state came.
    private var clock: ClockView?
    private var hinting: Task<Void, Never>?
    private var looked: Int?
    /// What went wrong with history, profile or colleagues.
    private var recordsNotice: String?

    public init(game: GameModel, texts: Texts = .preferred, pace: Pace = .system) {
        self.game = game
        self.texts = texts
        self.pace = pace
        announcer = Announcer(texts: texts)
        shown = game.state
        board = BoardModel(state: game.state, texts: texts, pace: pace)
        board.send = { [weak self] in self?.send($0) }
        game.heard = { [weak self] in self?.show($0) ?? 0 }
        _ = show(game.state)
        readRecordsNotice()
    }

    /// The files of all sounds, by name.
    public nonisolated static var soundFiles: [String] { Sound.allCases.map(\.file) }

    // MARK: What is shown

    private var faces: GameFaces {
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

    /// Whoever did not begin the usual game did not begin this one either: both have a column of their own.
    private var played: [String] = []

    public var title: String { faces.title }
    public var subtitle: String { faces.subtitle }

    /// The plate above the board: the far side's, until the board is turned.
    public var upperPlate: PlateFace {
        faces.plate(of: reader(below: false), upsideDown: facesAcross)
    }

    public var lowerPlate: PlateFace { faces.plate(of: reader(below: true)) }

    public var message: MessageFace { faces.message(reader: facesAcross ? reader(below: true) : nil) }

    /// What the player across the table reads.
    public var messageAcross: MessageFace { faces.message(reader: reader(below: false)) }

    /// What went wrong with what was kept; it stays until it has been read.
    public var notice: String? { game.state.notices.first.map { texts.of($0) } ?? recordsNotice }

    public var result: GameOverFace? { showsResult ? GameOverFace(game.state, texts) : nil }

    /// The question of the player who reads from that side; nothing if an alert asks it.
    public func question(across: Bool) -> Question? {
        guard let question, let reader = question.reader, facesAcross else { return nil }
        return reader == self.reader(below: !across) ? question : nil
    }

    /// An alert asks, as nobody is asked at a side of their own.
    public var alert: Question? {
        get { facesAcross && question?.reader != nil ? nil : question }
        set { question = newValue }
    }

    /// Two people sit face to face, and read from two sides.
    public var facesAcross: Bool { sits(.faceToFace) }

    public func layout(for space: GameSpace) -> GameLayout {
        GameLayout(space, margins: board.margins, side: game.settings.boardSide, faceToFace: facesAcross)
    }

    /// The commands under the thumb, in mirrored order for the left hand. Face to face the board is never turned.
    public func actions(across: Bool) -> [CommandFace] {
        let commands: [Command] =
            facesAcross ? [.undo, .offerDraw, .resign, .newGame] : [.undo, .hint, .turn, .newGame]
        let faces = commands.map { face(of: $0) }
        return game.settings.leftHand ? faces.reversed() : faces
    }

    /// Everything that can be asked for, in groups.
    public var menu: [CommandGroupFace] {
        let state = game.state
        let between: [Command] = state.setup.mode == .twoPlayers && state.phase != .over ? [.offerDraw, .resign] : []
        let clocks: [Command] = state.clock != nil && state.phase != .over ? [.pauseClock] : []
        return [
            [.undo, .redo, .hint, .turn, .newGame], between + clocks, [.scores, .history, .colleagues],
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
        if command == .pauseClock, state.clock?.paused == true { face.title = texts[.resumeClock] }
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

    // MARK: What a person does

    /// Hands on an input; whatever moves is finished first.
    func send(_ input: Input) {
        board.finishAnimations()
        // At an earlier place nothing is played: whatever is done there leads back to the game.
        guard looked == nil else { return returnToGame() }
        stopHinting()
        let before = game.state
        if input.leavesPosition { turns += 1 }
        game.send(input)
        if before.phase != .computerMoves, game.state.phase == .computerMoves { turns += 1 }
    }

    public func perform(_ command: Command) {
        switch command {
        case .undo: send(.undo)
        case .redo: send(.redo)
        case .hint: toggleHint()
        case .turn: turnBoard()
        case .newGame: openNewGame()
        case .offerDraw: send(.offerDraw(player: game.state.turn))
        case .resign: askResigning()
        case .pauseClock: send(game.state.clock?.paused == true ? .resumeClock : .pauseClock)
        case .scores: openScores()
        case .history: openHistory()
        case .colleagues: openColleagues()
        case .help: openHelp()
        case .settings: sheet = .settings(SettingsModel(game: game, texts: texts))
        }
    }

    /// A key that no button has taken. False if it means nothing here.
    public func press(_ key: KeyStroke) -> Bool {
        switch key.meaning(turned: board.turned) {
        case .input(let input): send(input)
        case .command(let command): perform(command)
        case nil: return false
        }
        return true
    }

    public func dismissNotice() {
        if !game.state.notices.isEmpty { return send(.dismissNotice) }
        game.match.records().dismissNotice()
        readRecordsNotice()
    }

    private func readRecordsNotice() {
        recordsNotice = game.match.records().notices().first.map { texts.of($0) }
    }

    public func nextGame() { send(.nextGame) }

    /// The final position is looked at without the result.
    public func shutResult() {
        showsResult = false
        resultShut = true
    }

    /// The game that is over, looked through from its end.
    public func review() async {
        guard let replay = await game.away({ $0.review() }) else { return }
        sheet = .replay(model(of: replay, at: Int(replay.length())))
    }

    /// Shows the board after so many moves; nothing can be played there.
    public func look(at place: Int) {
        guard place < played.count else { return returnToGame() }
        let forward = place == (looked ?? played.count) + 1
        let state = game.match.stateAt(place: UInt32(place), forward: forward)
        (looked, lookedAt) = (place, state)
        board.show(state)
    }

    /// Back to the game from an earlier place.
    public func returnToGame() {
        guard looked != nil else { return }
        (looked, lookedAt) = (nil, nil)
        var state = game.state
        state.motion = nil
        board.show(state)
    }

    /// Looks for a hint; asked once more while it does, it gives up looking.
    private func toggleHint() {
        if isHinting { return stopHinting() }
        returnToGame()
        hinting = Task { [weak self, game] in
            try? await game.hint()
            if !Task.isCancelled { self?.hinting = nil }
        }
    }

    private func stopHinting() {
        hinting?.cancel()
        hinting = nil
    }

    private func turnBoard() {
        board.turn(!board.turned)
        dress()
    }

    private func askResigning() {
        let player = game.state.turn
        question = texts.question(
            player == .one ? .playerOneResigns : .playerTwoResigns,
            reader: player,
            texts.answer(.resign, .destructive) { self.send(.resign(player: player)) },
            texts.answer(.keepPlaying, .cancel))
    }

    // MARK: What opens

    public func openNewGame() {
        sheet = .newGame(NewGameModel(game: game, texts: texts) { [weak self] in self?.sheet = nil })
    }

    public func openScores() {
        sheet = .scores(ScoresModel(records: game.match.records(), level: game.state.setup.level, texts: texts))
    }

    public func openHistory(_ filter: HistoryFilter = .everything) {
        sheet = .history(HistoryModel(game: game, filter: filter, look: plainLook, texts: texts, pace: pace))
    }

    public func openColleagues() {
        sheet = .colleagues(ProfileModel(records: game.match.records(), texts: texts))
    }

    /// The page of the variant being played, at the rule that refused a move when one just did.
    public func openHelp() { open(helpForState(state: game.state)) }

    public func openHelpContents() { open(nil) }

    /// The page that sets the variants side by side.
    public func compareVariants() { open(HelpPlace(page: helpPageComparing(), heading: nil)) }

    private func open(_ place: HelpPlace?) {
        sheet = .help(HelpModel(at: place, settings: game.settings, look: plainLook, texts: texts, pace: pace))
    }

    /// A text that came from outside: a link, a file, something pasted.
    public func receive(_ text: String) async {
        guard text.utf8.count <= mostReceivedBytes() else {
            question = texts.remark(texts[.textTooLong])
            return
        }
        switch await Task.detached(operation: { receivedKind(text: text) }).value {
        case .card:
            let profile = ProfileModel(records: game.match.records(), texts: texts)
            sheet = .colleagues(profile)
            profile.receive(text)
        case .data:
            let settings = SettingsModel(game: game, texts: texts)
            sheet = .settings(settings)
            settings.carry.take(text)
        case .pdn:
            switch await game.away({ match in Result { try match.openPdn(text: text) } }) {
            case .success(let file): open(file)
            case .failure(PdnFileError.NoGame(let why)): question = texts.remark(texts.of(why))
            case .failure: question = texts.remark(texts[.gameNotUnderstood])
            }
        }
    }

    private func open(_ file: PdnFile) {
        if let only = file.only(), let replay = file.replay(index: only) {
            sheet = .replay(model(of: replay))
        } else {
            sheet = .file(FileModel(file, texts: texts) { [self] in model(of: $0) })
        }
    }

    private func model(of replay: Replay, at place: Int? = nil) -> ReplayModel {
        ReplayModel(replay, at: place, settings: game.settings, look: plainLook, texts: texts, pace: pace)
    }

    // MARK: The computer's turn

    /// Changes whenever the computer is to begin to think anew, and is nothing while it is not to: the task that runs
    /// ``letComputerMove()`` is tied to it.
    public var turn: Int? { isActive && game.computerIsToMove ? turns : nil }

    /// Lets the computer move. A view runs it in a task, whose end stops the search.
    public func letComputerMove() async {
        while isActive, game.computerIsToMove, !Task.isCancelled {
            thinkingSince = pace.now()
            do {
                try await game.think()
            } catch {
                // Something else has happened meanwhile, or an older search is still ending.
                if !Task.isCancelled { await pace.pause(0.02) }
            }
            thinkingSince = nil
        }
    }

    /// The screen is looked at.
    public func enter() { isActive = true }

    /// The app is left: the search ends, clocks stop, and everything is written.
    public func leave() async {
        isActive = false
        stopHinting()
        if game.state.clock?.running != nil { send(.pauseClock) }
        game.stopThinking()
        await game.flush()
    }

    // MARK: The clocks

    /// Changes with each move while a clock runs, and is nothing while none does: the task that runs ``runClock()`` is tied to
    /// it.
    public var ticking: Int? { isActive && game.state.clock?.running != nil ? played.count + 1 : nil }

    /// Keeps the clocks up to date while one runs, and sees a flag fall.
    public func runClock() async {
        while !Task.isCancelled, let now = game.match.clock(), now.running != nil, let changesIn = now.changesIn {
            clock = now
            await pace.pause(Double(changesIn) / 1000)
        }
        if !Task.isCancelled { game.refresh() }
    }

    // MARK: A state has come

    private func show(_ next: MatchState) -> Double {
        let before = shown
        shown = next
        (looked, lookedAt, clock) = (nil, nil, nil)
        played = game.moves
        board.obey(game.settings)
        dress()
        let lasts = board.show(next)
        let felt = Felt(next.feedback)
        if felt != .nothing, game.settings.haptics { feel = Signal(id: feel.id + 1, value: felt) }
        if let words = announcer.words(before: before, after: next) {
            announcement = Announcement(id: (announcement?.id ?? 0) + 1, words: words)
        }
        ask(about: next)
        after(lasts, next)
        return lasts
    }

    /// What is to come when the motion has been seen: a sound, the result, the board turned to who is to move.
    private func after(_ lasts: Double, _ state: MatchState) {
        later?.cancel()
        if state.gameOver == nil {
            showsResult = false
            resultShut = false
            finishedGame = nil
        }
        guard lasts > 0 else { return settle(state) }
        later = Task { [weak self, pace] in
            await pace.pause(lasts)
            if !Task.isCancelled { self?.settle(state) }
        }
    }

    private func settle(_ state: MatchState) {
        if let heard = state.sound { sound = Signal(id: sound.id + 1, value: heard.file) }
        if state.gameOver != nil, !resultShut {
            finishedGame = game.match.pdn()
            showsResult = true
        }
        let follows = sits(.turnedAfterEachMove)
        if follows, state.phase != .over {
            board.turn(state.turn == .two)
        } else if !follows, turnedByItself {
            board.turn(false)
        }
        turnedByItself = follows
        dress()
    }

    /// An offer of a draw opens the question to the other one, and is gone when the state says so.
    private func ask(about state: MatchState) {
        let offers: [Word] = [.playerOneOffersDraw, .playerTwoOffersDraw]
        guard let by = state.drawOffer else {
            if let question, offers.contains(question.id) { self.question = nil }
            return
        }
        let title = by == .one ? offers[0] : offers[1]
        guard question?.id != title else { return }
        question = texts.question(
            title,
            reader: by == .one ? .two : .one,
            texts.answer(.accept) { self.send(.answerDraw(accepts: true)) },
            texts.answer(.decline, .cancel) { self.send(.answerDraw(accepts: false)) })
    }

    /// Whoever sits across sees the own kings upright.
    private func dress() {
        board.look.crownsTurned = facesAcross ? reader(below: false) : nil
    }

    private func sits(_ seating: Seating) -> Bool {
        game.state.setup.mode == .twoPlayers && game.settings.seating == seating
    }

    /// Who sits below the board, or across.
    private func reader(below: Bool) -> Player { below != board.turned ? .one : .two }

    private var plainLook: BoardLook {
        var look = board.look
        look.crownsTurned = nil
        return look
    }
}

/// What the finger should feel.
public enum Felt: Equatable, Sendable {
    case nothing, tick, doubleTick

    init(_ feedback: Feedback) {
        switch feedback {
        case .none: self = .nothing
        case .tick: self = .tick
        case .doubleTick: self = .doubleTick
        }
    }
}

/// Something that happened, counted: a view does something each time.
public struct Signal<Value: Equatable & Sendable>: Equatable, Sendable {
    public var id: Int
    public var value: Value
}

extension Sound {
    fileprivate var file: String {
        switch self {
        case .place: "sound_place"
        case .capture: "sound_capture"
        case .crown: "sound_crown"
        case .refused: "sound_refused"
        case .won: "sound_won"
        case .lost: "sound_lost"
        case .drawn: "sound_drawn"
        }
    }
}

extension Input {
    /// It takes the position away from under a search.
    fileprivate var leavesPosition: Bool {
        switch self {
        case .undo, .redo, .newGame, .nextGame: true
        default: false
        }
    }
}
