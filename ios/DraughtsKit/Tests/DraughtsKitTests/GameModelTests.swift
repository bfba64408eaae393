import DraughtsCore
import DraughtsKit
import Foundation
import Observation
import Testing

/// What the model does by itself, with a core that only counts.
@MainActor
@Suite struct GameModelTests {
    let fake: FakeMatch
    let model: GameModel

    init() async throws {
        fake = try await withFolder {
            let match = Match.open(folder: $0.path)
            return FakeMatch(start: match.state(), settings: match.settings())
        }
        model = GameModel(match: fake)
    }

    @Test func viewsHearOfANewState() async {
        await confirmation { heard in
            withObservationTracking {
                _ = model.state
            } onChange: {
                heard()
            }
            model.send(.undo)
        }
        #expect(model.state.moveNumber == 101)
    }

    @Test func viewsHearOfTheBeginningAndEndOfASearch() async throws {
        #expect(!model.isThinking)
        let thinking = Task { try await model.think() }
        while !model.isThinking { await Task.yield() }
        fake.finish()
        try await thinking.value
        #expect(!model.isThinking)
        #expect(model.state.moveNumber == 1000)
    }

    /// The search may begin after the stop: the stop is said again.
    @Test func aStopThatCameTooEarlyIsNotLost() async throws {
        fake.deafFor(stops: 3)
        let thinking = Task { try await model.think() }
        while !model.isThinking { await Task.yield() }
        thinking.cancel()
        await #expect(throws: ThinkError.Cancelled) { try await thinking.value }
        #expect(!model.isThinking)
    }

    @Test func aTaskCancelledBeforehandDoesNotSearch() async throws {
        let thinking = Task { try await model.think() }
        thinking.cancel()
        await #expect(throws: ThinkError.Cancelled) { try await thinking.value }
        #expect(fake.searches == 0)
    }

    /// The reply is in the core's state already, and the input came after it.
    @Test func aReplyDoesNotHideALaterInput() async throws {
        let thinking = Task { try await model.think() }
        while fake.searches == 0 { await Task.yield() }
        fake.finish()
        model.send(.undo)
        try await thinking.value
        #expect(model.state.moveNumber == 101)
    }
}

/// Counts inputs in the move number, from 100; a search ends when it is told to, with move number 1000.
final class FakeMatch: Match, @unchecked Sendable {
    private let lock = NSLock()
    private var now: MatchState
    private var finished = false
    private var stopped = false
    private var deaf = 0
    private var begun = 0

    private let kept: Settings

    init(start: MatchState, settings: Settings) {
        now = start
        kept = settings
        now.moveNumber = 100
        super.init(noHandle: NoHandle())
    }

    required init(unsafeFromHandle handle: UInt64) {
        fatalError("the core never makes one")
    }

    var searches: Int { lock.withLock { begun } }
    func finish() { lock.withLock { finished = true } }
    func deafFor(stops: Int) { lock.withLock { deaf = stops } }

    override func settings() -> Settings { kept }

    override func state() -> MatchState { lock.withLock { now } }

    override func input(input: Input) -> MatchState {
        lock.withLock {
            now.moveNumber += 1
            return now
        }
    }

    override func stopThinking() {
        lock.withLock {
            if deaf > 0 { deaf -= 1 } else { stopped = true }
        }
    }

    override func think() async throws -> MatchState {
        lock.withLock { begun += 1 }
        while true {
            if lock.withLock({ stopped }) { throw ThinkError.Cancelled }
            if lock.withLock({ finished }) { break }
            // Not cancelled with its task, as the real one is not.
            await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
        }
        var reply = state()
        reply.moveNumber = 1000
        return reply
    }
}
