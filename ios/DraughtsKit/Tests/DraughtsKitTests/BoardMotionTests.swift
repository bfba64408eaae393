import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// Where things are while they move.
@MainActor
@Suite struct BoardMotionTests {
    let quiet = Motion(
        piece: Piece(owner: .one, king: false), path: Data([11, 15]), taken: Data(), removed: [], crowned: false)
    let series = Motion(
        piece: Piece(owner: .one, king: false), path: Data([1, 2, 3]), taken: Data([8, 9]),
        removed: [
            RemovedPiece(square: 8, piece: Piece(owner: .two, king: false)),
            RemovedPiece(square: 9, piece: Piece(owner: .two, king: true)),
        ], crowned: true)

    private func travel(_ motion: Motion, reduced: Bool = false) -> Travel {
        Travel(motion, reduced: reduced) { Place(row: 8 - 2 * Int($0), column: 2 * Int($0)) }
    }

    @Test func aQuietMoveGlidesFromEndToEnd() {
        let way = Travel(quiet, reduced: false) { $0 == 11 ? Place(row: 5, column: 2) : Place(row: 4, column: 3) }
        #expect(abs(way.arrival - 0.15) < 1e-9)
        #expect(way.end == way.arrival)
        #expect((way.row(0), way.column(0)) == (5, 2))
        #expect((way.row(1), way.column(1)) == (4, 3))
        #expect(way.row(0.07) < 5 && way.row(0.07) > 4)
        #expect(way.scale(0.07) == 1)
        #expect(way.destination == Place(row: 4, column: 3))
        // However far, it is there soon.
        let far = Travel(quiet, reduced: false) { $0 == 11 ? Place(row: 9, column: 0) : Place(row: 0, column: 9) }
        #expect(far.arrival == 0.28)
    }

    @Test func aSeriesJumpsTakesAndIsCrowned() {
        let way = travel(series)
        #expect(abs(way.arrival - 0.46) < 1e-9)
        #expect(abs(way.end - 0.7) < 1e-9)
        #expect(way.scale(0.05) > 1 && way.scale(0.46) == 1)
        #expect([0, 0.15, 0.23, 0.44, 0.5].map { way.passed($0) } == [0, 1, 1, 2, 2])
        #expect(way.takenOpacity(0.4) == 1)
        #expect(way.takenOpacity(0.54) < 1 && way.takenOpacity(0.54) > 0)
        #expect(way.takenOpacity(0.7) == 0)
        #expect(way.crownScale(0.46) == 0.6 && way.crownScale(0.9) == 1)
        #expect(way.row(0.23) == 4)
        #expect(way.order(of: 9) == 1 && way.order(of: 1) == nil)
    }

    @Test func reducedMotionSteps() {
        let way = travel(series, reduced: true)
        #expect(way.arrival == 0.7 && way.end == 0.7)
        #expect([0, 0.34, 0.36, 0.69, 0.7].map { way.row($0) } == [6, 6, 4, 4, 2])
        #expect(way.scale(0.1) == 1 && way.crownScale(0.71) == 1)
        #expect(way.passed(0.36) == 1)
        #expect(travel(quiet, reduced: true).arrival == 0)
    }

    @Test func aMotionWithoutAWayIsOverAtOnce() {
        let put = Motion(piece: series.piece, path: Data([3]), taken: Data(), removed: [], crowned: true)
        let way = travel(put)
        #expect(way.arrival == 0 && way.end == 0.24)
        #expect(way.row(0) == 2)
        let nowhere = Travel(put, reduced: false) { _ in nil }
        #expect(nowhere.row(0) == 0 && nowhere.destination == nil)
    }

    @Test func easingRunsFromZeroToOne() {
        for easing in [BoardSpec.moveEasing, BoardSpec.jumpEasing, BoardSpec.takenEasing, BoardSpec.crownEasing] {
            let shares = stride(from: -0.1, through: 1.1, by: 0.05).map { easing($0) }
            #expect(shares.first == 0 && shares.last == 1)
            #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
        }
        let linear = Easing(1 / 3, 1 / 3, 2 / 3, 2 / 3)
        #expect(abs(linear(0.25) - 0.25) < 1e-6)
    }

    @Test func theClockSaysHowFarEverythingIs() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            let before = model.state
            model.send(.tap(square: 11))
            let picked = model.state
            var clock = BoardClock()
            clock.start(before: before, next: picked, now: 10)
            #expect(clock.motionLasts == 0)
            #expect(clock.moment(at: 10, held: nil).lift == 0)
            #expect(abs(clock.moment(at: 10.05, held: nil).marks - 0.5) < 1e-9)
            #expect(clock.moment(at: 10.2, held: nil).lift == 1)
            #expect(abs(clock.end - 10.1) < 1e-9)

            clock.speed = 2
            model.send(.tap(square: 15))
            clock.start(before: picked, next: model.state, now: 20)
            #expect(abs(clock.motionLasts - 0.075) < 1e-9)
            #expect(clock.moment(at: 20.01, held: nil).travel != nil)
            #expect(clock.moment(at: 20.1, held: nil).travel == nil)
            clock.finish()
            #expect(clock.end == -.infinity)
            #expect(clock.moment(at: 20.01, held: nil).travel == nil)

            clock.turn(now: 30)
            #expect(clock.turning(at: 30) == 1 && clock.turning(at: 30.32) == 0)
            clock.glideBack(now: 40)
            #expect(clock.returned(at: 40) == 0 && clock.returned(at: 40.2) == 1)
        }
    }

    @Test func aRefusalSwingsOrWearsABadge() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            let before = model.state
            model.send(.tap(square: 1))
            let refused = model.state
            try #require(refused.refusal != nil)
            var clock = BoardClock()
            clock.start(before: before, next: refused, now: 0)
            let moment = clock.moment(at: 0.02, held: nil)
            #expect(moment.pointing && !moment.badge && moment.swing != 0)
            #expect(clock.end == 0.9 && !clock.moment(at: 1, held: nil).pointing)
            clock.reduced = true
            clock.start(before: before, next: refused, now: 0)
            let still = clock.moment(at: 0.02, held: nil)
            #expect(still.badge && still.swing == 0)
            let shape = board.shape(in: CGSize(width: 300, height: 300))
            let steps = BoardPainter(look: BoardLook()).draw(refused, shape, still, named: false)
            #expect(steps != BoardPainter(look: BoardLook()).draw(refused, shape, Moment(), named: false))
        }
    }

    /// A whole game is drawn frame by frame: whatever moves, something is drawn of it, and it ends as it rests.
    @Test func everyFrameOfAGameIsDrawn() async throws {
        var setup = MatchSetup.computer(.easy, starter: .me)
        setup.mode = .twoPlayers
        setup.variant = .russian
        let time = HandTime()
        try await withFolder { folder in
            let model = await GameModel.open(folder: folder)
            model.send(.newGame(setup: setup))
            let board = BoardModel(state: model.state, texts: Texts(.english), pace: time.pace)
            model.heard = { board.show($0) }
            var player = Beginner(seed: 3)
            let size = CGSize(width: 300, height: 320)
            var moving = 0
            for _ in 0..<60 where model.state.phase != .over {
                player.move(model)
                guard let motion = model.state.motion else { continue }
                let rest = board.picture(in: size, at: time.now + 10)
                for frame in stride(from: 0.01, to: 1, by: 0.12) {
                    let picture = board.picture(in: size, at: time.now + frame)
                    if picture != rest { moving += 1 }
                }
                if motion.taken.count > 1 {
                    let jump = board.picture(in: size, at: time.now + 0.36)
                    try Picture(jump, size: size).save(as: "jump")
                }
                time.pass(1)
            }
            #expect(moving > 60)
        }
    }
}

/// Time that a test lets pass.
final class HandTime: @unchecked Sendable {
    private let lock = NSLock()
    private var seconds = 1000.0
    private var paused = 0.0

    var now: Double { lock.withLock { seconds } }
    /// All that was waited for.
    var waited: Double { lock.withLock { paused } }

    func pass(_ more: Double) { lock.withLock { seconds += more } }

    /// A pause is over at once, and its time has passed.
    var pace: Pace {
        Pace(
            now: { self.now },
            pause: { pause in
                self.lock.withLock {
                    self.paused += max(0, pause)
                }
                await Task.yield()
            })
    }
}
