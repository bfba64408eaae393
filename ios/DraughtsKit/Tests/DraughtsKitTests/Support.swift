import DraughtsCore
import DraughtsKit
import Foundation

/// The project's folder.
let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

/// A folder of its own for one test, thrown away after it.
@MainActor
func withFolder<Result>(_ body: @MainActor (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("draughts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

/// The same numbers every time.
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 32)
    }
}

/// A person who knows no rule: taps any piece that can be picked, then any square marked as a target.
@MainActor
struct Beginner {
    var numbers: Numbers

    init(seed: UInt64) {
        numbers = Numbers(state: seed)
    }

    /// Enters one whole move.
    mutating func move(_ model: GameModel) {
        let turn = model.state.turn
        var taps = 0
        while model.state.phase == .personMoves, model.state.turn == turn, taps < 40 {
            taps += 1
            let targets = model.state.squares.filter { $0.target != nil }
            let choice = targets.isEmpty ? model.state.squares.filter { $0.movable } : targets
            guard let square = choice.randomElement(using: &numbers) else { return }
            model.send(.tap(square: square.square))
        }
    }
}

extension MatchSetup {
    static func computer(_ level: Level, starter: Starter) -> MatchSetup {
        MatchSetup(variant: .english, forcedCapture: true, mode: .computer, level: level, starter: starter)
    }
}

extension MatchState {
    /// Square and piece of everything on the board.
    var pieces: [UInt8: Piece] {
        Dictionary(uniqueKeysWithValues: squares.compactMap { square in square.piece.map { (square.square, $0) } })
    }

    func count(_ player: Player) -> Int {
        pieces.values.count { $0.owner == player }
    }
}

/// How many searches run in this process, counted by the names of its threads; only Linux tells.
func searchThreads() -> Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.filter { task in
        (try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8))?.hasPrefix("draughts-search")
            == true
    }.count
}
