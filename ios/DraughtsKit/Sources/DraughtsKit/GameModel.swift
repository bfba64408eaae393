import DraughtsCore
import Foundation
import Observation

/// The game screen's model: it passes inputs to the core and keeps the state that came back. Views draw `state` and call
/// `send`; a view's task calls `think` while `computerIsToMove`.
///
/// There is no rule, no selection and no score in it: those are the core's.
@MainActor
@Observable
public final class GameModel {
    /// What the screen shows.
    public private(set) var state: MatchState

    /// A search is running.
    public var isThinking: Bool { search != nil }

    /// `think` is to be called.
    public var computerIsToMove: Bool { state.phase == .computerMoves }

    @ObservationIgnored private let match: any MatchProtocol
    /// The number of the search that runs; searches are counted so that none is taken for another.
    private var search: Int?
    @ObservationIgnored private var searchesBegun = 0
    @ObservationIgnored private var inputs = 0

    public init(match: any MatchProtocol) {
        self.match = match
        state = match.state()
    }

    /// Opens the match kept in `folder`, or a new one, off the main thread.
    public nonisolated static func open(folder: URL) async -> GameModel {
        let match = Match.open(folder: folder.path)
        return await GameModel(match: match)
    }

    /// What a person did. It is never refused here: the state that follows says what came of it.
    public func send(_ input: Input) {
        inputs += 1
        state = match.input(input: input)
    }

    /// Lets the computer move. Cancelling the task stops the search, and so does every input that changes the position.
    ///
    /// - Throws: `ThinkError.NotToMove` if it is not the computer's turn; `ThinkError.Cancelled` if the search was
    ///   stopped: the position is then what it was.
    public func think() async throws {
        searchesBegun += 1
        let own = searchesBegun
        search = own
        defer { if search == own { search = nil } }
        guard !Task.isCancelled else { throw ThinkError.Cancelled }

        let inputsBefore = inputs
        let match = match
        let reply = try await withTaskCancellationHandler {
            try await match.think()
        } onCancel: {
            match.stopThinking()
            // Once more until it has ended: a stop that comes before the core has begun finds nothing to stop.
            Task { await self.stop(search: own) }
        }
        // An input that came in between has the newer state.
        state = inputs == inputsBefore ? reply : match.state()
    }

    /// The share of the search's budget that is used, from 0 to 1.
    public func thinkingShare() -> Float {
        match.thinkingShare()
    }

    /// Waits, off the main thread, until everything is on the disk.
    public func flush() async {
        let match = match
        await Task.detached { match.flush() }.value
    }

    private func stop(search number: Int) async {
        while search == number {
            match.stopThinking()
            try? await Task.sleep(for: .milliseconds(2))
        }
    }
}
