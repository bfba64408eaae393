import DraughtsCore
import Foundation

@testable import DraughtsKit

struct Missing: Error {}

/// Holds until it is opened.
actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    var isWaitedFor: Bool { !waiting.isEmpty }

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for waiter in waiting { waiter.resume() }
        waiting = []
    }
}

/// A screen over a match of its own, in English.
@MainActor
func withScreen(
    pace: Pace = .still, language: Texts.Language = .english, _ body: (GameScreenModel) async throws -> Void
) async throws {
    try await withFolder { folder in
        let match = Match.openSeeded(folder: folder.path, seed: 7)
        let game = GameModel(match: match, pace: pace)
        try await body(GameScreenModel(game: game, texts: Texts(language), pace: pace))
    }
}

/// Plays until the game is over.
@MainActor
func play(_ screen: GameScreenModel, seed: UInt64) async throws {
    var person = Beginner(seed: seed)
    while screen.game.state.phase != .over {
        if screen.game.computerIsToMove {
            await screen.letComputerMove()
        } else {
            person.move(screen.game)
        }
    }
    while screen.result == nil { await Task.yield() }
}
