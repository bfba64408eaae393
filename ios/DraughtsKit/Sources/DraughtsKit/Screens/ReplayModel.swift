import DraughtsCore
import Foundation
import Observation

/// A recorded game, looked through move by move.
@MainActor
@Observable
public final class ReplayModel: Identifiable, Hashable {
    public let board: BoardModel
    public let title: String
    public let subtitle: String
    /// How many moves have been made where the person is.
    public private(set) var place: Int
    /// It goes on by itself, a move each second.
    public private(set) var isPlaying = false
    /// What is asked before the game on the board is given up.
    public var question: Question?

    @ObservationIgnored private let replay: Replay
    @ObservationIgnored private let game: GameModel
    @ObservationIgnored private let playedOn: (Replay, Int) -> Void
    @ObservationIgnored private let texts: Texts
    @ObservationIgnored private let pace: Pace
    @ObservationIgnored private let moves: [String]
    @ObservationIgnored private let secondBegins: Bool

    /// Seconds from move to move.
    static let beat = 1.0

    /// - Parameter playedOn: begins another game with the board after so many moves.
    init(
        _ replay: Replay, at place: Int? = nil, game: GameModel, look: BoardLook, texts: Texts, pace: Pace,
        playedOn: @escaping (Replay, Int) -> Void
    ) {
        self.replay = replay
        self.game = game
        self.playedOn = playedOn
        self.texts = texts
        self.pace = pace
        let heading = replay.heading()
        let start = place ?? 0
        self.place = start
        moves = replay.moves()
        secondBegins = heading.secondSideBegins
        title = texts.name(of: heading.variant, forcedCapture: heading.forcedCapture)
        subtitle = texts.subtitle(of: heading.players)
        board = BoardModel(state: replay.state(place: UInt32(start), forward: false), texts: texts, pace: pace)
        board.obey(game.settings)
        board.look = look
    }

    public nonisolated static func == (one: ReplayModel, other: ReplayModel) -> Bool { one === other }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public var length: Int { moves.count }
    public var canGoBack: Bool { place > 0 }
    public var canGoOn: Bool { place < length }
    public var rows: [MoveRow] { texts.rows(of: moves, current: place, secondBegins: secondBegins) }
    public var message: String { texts.of(board.state.message) }
    public var detail: String { board.state.detail.map { texts.of($0) } ?? "" }
    public var spoken: String { texts.sentences([message, detail].filter { !$0.isEmpty }) }

    /// The game, and the position that is looked at, as they are shared.
    public var pdn: String { replay.pdn() }
    public var fen: String { replay.fen(place: UInt32(place)) }

    /// Another game can begin with the board that is looked at.
    public var canPlayOn: Bool { replay.canPlayOn(place: UInt32(place)) }

    /// Begins it. A game that would count as lost is not given up without a question.
    public func playOn() {
        pause()
        let begin = { [self] in playedOn(replay, place) }
        guard game.state.newGameResigns, game.settings.confirmResigning else { return begin() }
        question = texts.question(
            .giveUpQuestion, note: .giveUpNote,
            texts.answer(.giveUp, .destructive) { begin() },
            texts.answer(.keepPlaying, .cancel))
    }

    public func first() { go(to: 0) }
    public func back() { go(to: place - 1) }
    public func next() { go(to: place + 1) }
    public func last() { go(to: length) }

    /// A person chose a place; it stops going on by itself.
    public func go(to place: Int) {
        isPlaying = false
        show(place)
    }

    /// Begins to go on by itself, or stops. At the end it begins anew.
    public func togglePlaying() {
        if !isPlaying, !canGoOn { show(0) }
        isPlaying.toggle()
    }

    /// Goes on by itself while `isPlaying`; a view runs it in a task.
    public func play() async {
        while isPlaying, !Task.isCancelled {
            await pace.pause(Self.beat)
            guard isPlaying, !Task.isCancelled else { return }
            show(place + 1)
            if !canGoOn { isPlaying = false }
        }
    }

    /// It is not looked at any more.
    public func pause() { isPlaying = false }

    /// Where board, words and moves stand.
    public struct Layout: Equatable, Sendable {
        public var isBeside: Bool
        public var board: CGSize
    }

    public func layout(in size: CGSize) -> Layout {
        let isBeside = size.width > size.height
        let room =
            isBeside
            ? CGSize(width: size.width * 0.6, height: size.height)
            : CGSize(width: size.width, height: size.height * 0.65)
        let margins = board.margins
        return Layout(isBeside: isBeside, board: margins.size(side: margins.side(fitting: room)))
    }

    /// A key: the arrows step, Home and End leap, Space goes on by itself.
    public func press(_ key: KeyStroke) -> Bool {
        switch key.character {
        case KeyStroke.left: back()
        case KeyStroke.right: next()
        case KeyStroke.up, "\u{F729}": first()
        case KeyStroke.down, "\u{F72B}": last()
        case " ": togglePlaying()
        default: return false
        }
        return true
    }

    private func show(_ next: Int) {
        let next = min(max(0, next), length)
        guard next != place else { return }
        let forward = next == place + 1
        place = next
        board.show(replay.state(place: UInt32(next), forward: forward))
    }
}

extension Texts {
    /// Who played a recorded game.
    func subtitle(of players: ReplayPlayers) -> String {
        switch players {
        case .computer(let entry):
            let row = row(of: entry)
            return listed([row.result, name(of: entry.level), row.date])
        case .two(_, let names):
            guard names.one != nil || names.two != nil else { return self[.modeTwo] }
            return self(.playersOfGame, names.one ?? self[.playerOne], names.two ?? self[.playerTwo])
        case .file(let record):
            let solid = record.solid.isEmpty ? self[.sideSolid] : record.solid
            let outlined = record.outlined.isEmpty ? self[.sideOutlined] : record.outlined
            let date = record.day.map(self.date) ?? record.date
            return listed([self(.playersOfGame, solid, outlined), record.event, date].filter { !$0.isEmpty })
        }
    }
}
