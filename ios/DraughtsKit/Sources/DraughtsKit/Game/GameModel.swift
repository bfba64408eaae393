import DraughtsCore
import Foundation
import Observation

/// The one match: it passes inputs to the core and keeps the state that came back. Views draw `state` and call `send`; a
/// view's task calls `think` while `computerIsToMove`.
///
/// There is no rule, no selection and no score in it: those are the core's.
@MainActor
@Observable
public final class GameModel {
    /// What the screen shows.
    public private(set) var state: MatchState
    /// What the person has set.
    public private(set) var settings: Settings

    /// A search is running.
    public var isThinking: Bool { search != nil }

    /// `think` is to be called.
    public var computerIsToMove: Bool { state.phase == .computerMoves }

    /// Told of each new state, in order; answers for how many seconds its motion will be seen.
    @ObservationIgnored var heard: (MatchState) -> Double = { _ in 0 }

    @ObservationIgnored let match: any MatchProtocol
    @ObservationIgnored private let pace: Pace
    /// The number of the search that runs; searches are counted so that none is taken for another.
    private var search: Int?
    @ObservationIgnored private var searchesBegun = 0
    @ObservationIgnored private var inputs = 0
    /// The computer's move is made, and waits to be shown.
    @ObservationIgnored private var reply: MatchState?
    @ObservationIgnored private var motionEnds = -Double.infinity

    public init(match: any MatchProtocol, pace: Pace = .system) {
        self.match = match
        self.pace = pace
        state = match.state()
        settings = match.settings()
    }

    /// Opens the match kept in `folder`, or a new one, off the main thread. Master and the hint have the endgame tables in
    /// `tables`.
    public nonisolated static func open(
        folder: URL, tables: BundleTables? = nil, pace: Pace = .system
    ) async -> GameModel {
        let match = Match.open(folder: folder.path)
        if let tables { match.useTables(source: tables) }
        return await GameModel(match: match, pace: pace)
    }

    /// What a person did. It is never refused here: the state that follows says what came of it.
    public func send(_ input: Input) { show { $0.input(input: input) } }

    /// Begins another game with the board after `place` moves of a recorded one.
    func playOn(_ replay: Replay, at place: Int) {
        show { $0.playOn(replay: replay, place: UInt32(place)) }
    }

    /// Shows what comes of an input.
    private func show(_ change: (any MatchProtocol) -> MatchState) {
        showReply()
        inputs += 1
        publish(change(match))
    }

    /// Changes what the person has set; it takes effect at once, and is kept.
    public func changeSettings(_ change: (inout Settings) -> Void) {
        var next = match.settings()
        change(&next)
        settings = next
        showReply()
        publish(match.changeSettings(settings: next))
    }

    /// Shows the match as it is: something has changed that no input did.
    public func refresh() {
        settings = match.settings()
        publish(match.state())
    }

    /// Lets the computer move, and shows its move when it has seemed to think and what moves has come to rest. Cancelling
    /// the task stops the search, and so does every input that changes the position.
    ///
    /// - Throws: `ThinkError.NotToMove` if it is not the computer's turn; `ThinkError.Cancelled` if the search was
    ///   stopped: the position is then what it was.
    public func think() async throws {
        let began = pace.now()
        let inputsBefore = inputs
        let answer = try await searching { try await $0.think() }
        // An input that came in between has the newer state.
        guard inputs == inputsBefore else { return publish(match.state()) }
        reply = answer
        await pace.pause(max(began + BoardSpec.Time.computerPause, motionEnds) - pace.now())
        showReply()
    }

    /// Ends a search that runs; its `think` throws `ThinkError.Cancelled`.
    func stopThinking() {
        guard let search else { return }
        match.stopThinking()
        Task { await stop(search: search) }
    }

    /// Looks for the best move, which the state then shows. Cancelling the task gives up looking.
    ///
    /// - Throws: `ThinkError`, as ``think()``.
    func hint() async throws {
        let inputsBefore = inputs
        let hinted = try await searching { try await $0.hint() }
        publish(inputs == inputsBefore ? hinted : match.state())
    }

    /// Calls a player by a name between two people, from now on; an empty one takes it away.
    ///
    /// - Throws: `NicknameError` if that can be no name.
    func setName(_ name: String, of player: Player) throws {
        publish(try match.setName(player: player, name: name))
    }

    /// The share of the search's budget that is used, from 0 to 1.
    public func thinkingShare() -> Double {
        Double(match.thinkingShare())
    }

    /// Waits, off the main thread, until everything is on the disk.
    public func flush() async {
        await away { $0.flush() }
    }

    /// The moves played so far, the first mover's first.
    public var moves: [String] { match.moveList() }

    /// Does something that waits for the disk, off the main thread.
    func away<Answer: Sendable>(_ body: @escaping @Sendable (any MatchProtocol) -> Answer) async -> Answer {
        let match = match
        return await Task.detached { body(match) }.value
    }

    /// Runs a search that ends when the task is cancelled.
    private func searching(
        _ body: @Sendable (any MatchProtocol) async throws -> MatchState
    ) async throws -> MatchState {
        searchesBegun += 1
        let own = searchesBegun
        search = own
        defer { if search == own { search = nil } }
        guard !Task.isCancelled else { throw ThinkError.Cancelled }
        let match = match
        return try await withTaskCancellationHandler {
            try await body(match)
        } onCancel: {
            match.stopThinking()
            // Once more until it has ended: a stop that comes before the core has begun finds nothing to stop.
            Task { await self.stop(search: own) }
        }
    }

    private func stop(search number: Int) async {
        while search == number {
            match.stopThinking()
            try? await Task.sleep(for: .milliseconds(2))
        }
    }

    /// The reply is there and only waits to be shown: the person's next input finds it on the board.
    private func showReply() {
        guard let reply else { return }
        self.reply = nil
        publish(reply)
    }

    private func publish(_ next: MatchState) {
        state = next
        motionEnds = pace.now() + heard(next)
    }
}
