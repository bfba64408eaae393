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
    public internal(set) var showsResult = false
    /// To be said by a screen reader.
    public private(set) var announcement: Announcement?
    /// To be felt and heard: counted, so that the same thing twice is felt and heard twice.
    public private(set) var feel = Signal<Felt>(id: 0, value: .nothing)
    /// The name of the sound's file.
    public private(set) var sound = Signal<String>(id: 0, value: "")
    /// The game that is over, as it is shared.
    public private(set) var finishedGame: String?
    /// An earlier place of the game that is looked at: the board shows it, and nothing can be played there.
    public internal(set) var lookedAt: MatchState?
    /// Somebody is looking; nothing else lets the computer think.
    public private(set) var isActive = false

    @ObservationIgnored let pace: Pace
    @ObservationIgnored private var announcer: Announcer
    @ObservationIgnored private var shown: MatchState
    /// Counts the positions in which the computer has been to move.
    var turns = 0
    @ObservationIgnored var resultShut = false
    @ObservationIgnored private var later: Task<Void, Never>?
    @ObservationIgnored private var turnedByItself = false
    /// When the computer began to think.
    var thinkingSince: Double?
    /// The clocks as they ran on since the state came.
    var clock: ClockView?
    var hinting: Task<Void, Never>?
    var looked: Int?
    /// Two who sit face to face have a panel each, as the page was laid out last.
    @ObservationIgnored var hasPanels = false
    /// The moves, as the screen names them.
    var played: [String] = []
    /// What went wrong with history, profile or colleagues.
    var recordsNotice: String?

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
            if let words = announcer.words(of: now, in: game.state) { announce(words) }
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
        if let words = announcer.words(before: before, after: next) { announce(words) }
        ask(about: next)
        after(lasts, next)
        return lasts
    }

    private func announce(_ words: String) {
        announcement = Announcement(id: (announcement?.id ?? 0) + 1, words: words)
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

    /// An offer of a draw opens the question to the other one, and is gone when the state says so. Nobody is asked about giving
    /// up a game that has ended meanwhile, as by a flag.
    private func ask(about state: MatchState) {
        let resigning: [Word] = [.playerOneResigns, .playerTwoResigns, .namedResigns]
        if state.phase == .over, let question, resigning.contains(question.id) { self.question = nil }
        if case .newGame(let new) = sheet { new.stateChanged(state) }
        let offers: [Word] = [.playerOneOffersDraw, .playerTwoOffersDraw, .namedOffersDraw]
        guard let by = state.drawOffer else {
            if let question, offers.contains(question.id) { self.question = nil }
            return
        }
        let name = state.ownName(of: by)
        let title = name != nil ? offers[2] : by == .one ? offers[0] : offers[1]
        guard question?.id != title else { return }
        question = texts.question(
            title, name: name,
            reader: by == .one ? .two : .one,
            texts.answer(.accept) { self.send(.answerDraw(accepts: true)) },
            texts.answer(.decline, .cancel) { self.send(.answerDraw(accepts: false)) })
    }

    /// Whoever sits across sees the own kings upright.
    func dress() {
        board.look.crownsTurned = facesAcross ? reader(below: false) : nil
    }

    func sits(_ seating: Seating) -> Bool {
        game.state.setup.mode == .twoPlayers && game.settings.seating == seating
    }

    /// Who sits below the board, or across.
    func reader(below: Bool) -> Player { below != board.turned ? .one : .two }

    var plainLook: BoardLook {
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
    var leavesPosition: Bool {
        switch self {
        case .undo, .redo, .newGame, .nextGame: true
        default: false
        }
    }
}
