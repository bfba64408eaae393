import DraughtsCore
import Testing

@testable import DraughtsKit

/// Against the real core, through the generated code.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct WholeGameTests {
    @Test func aWholeGameAgainstTheComputerIsPlayedToItsEnd() async throws {
        try await withFolder { folder in
            let model = await GameModel.open(folder: folder)
            model.send(.newGame(setup: .computer(.medium, starter: .me)))
            #expect(model.state.phase == .personMoves)
            #expect(model.state.boardSize == 8)
            #expect(model.state.squares.count == 32)
            #expect(model.state.count(.one) == 12)
            #expect(model.state.count(.two) == 12)

            var beginner = Beginner(seed: 1)
            var moves = 0
            while model.state.phase != .over {
                let before = model.state
                switch before.phase {
                case .personMoves: beginner.move(model)
                case .computerMoves: try await model.think()
                case .over: break
                }
                moves += 1
                let after = model.state
                try #require(
                    after.turn != before.turn || after.phase == .over, "move \(moves) was not played")
                try #require(moves < 500, "the game does not end")
                let mover: Player = before.phase == .personMoves ? .one : .two
                #expect(after.lastMove?.player == mover)
                #expect(after.count(mover) == before.count(mover))
                #expect(after.count(mover.other) <= before.count(mover.other))
                #expect(Int(after.piecesOne) == after.count(.one))
                #expect(Int(after.piecesTwo) == after.count(.two))
            }

            let end = try #require(model.state.gameOver)
            let score = try #require(end.score)
            #expect(end.winner == .one ? score.total > 0 : score.total == 0)
            #expect(score.parts.reduce(0) { $0 + $1.points } == score.total)
        }
    }

    @Test func aGameIsThereAgainAfterTheAppWasClosed() async throws {
        try await withFolder { folder in
            var model = await GameModel.open(folder: folder)
            model.send(.newGame(setup: .computer(.easy, starter: .computer)))
            try await model.think()
            var beginner = Beginner(seed: 2)
            beginner.move(model)
            let left = model.state
            await model.flush()

            model = await GameModel.open(folder: folder)
            #expect(model.state.pieces == left.pieces)
            #expect(model.state.phase == .computerMoves)
            #expect(model.state.moveNumber == 2)
            #expect(model.state.lastMove == left.lastMove)
            #expect(model.state.setup == left.setup)
            #expect(model.state.notices.isEmpty)
        }
    }

    /// Master looks endings up in the files beside the code, and says so where there are none.
    @Test(arguments: [true, false])
    func masterHasItsEndgameTables(there: Bool) async throws {
        try await withFolder { folder in
            let tables = there ? project.appendingPathComponent("core/data/endgame") : folder
            let model = await GameModel.open(
                folder: folder.appendingPathComponent("kept"), tables: BundleTables(folder: tables))
            model.send(.newGame(setup: .computer(.master, starter: .computer)))
            try await model.think()
            let settings = SettingsModel(game: model, texts: Texts(.english))
            #expect((settings.masterNote == nil) == there)
        }
    }

    @Test func thinkingOutOfTurnIsAnError() async throws {
        try await withFolder { folder in
            let model = await GameModel.open(folder: folder)
            model.send(.newGame(setup: .computer(.easy, starter: .me)))
            let before = model.state
            await #expect(throws: ThinkError.NotToMove) { try await model.think() }
            #expect(model.state == before)
            #expect(!model.isThinking)
        }
    }

    @Test func aCancelledSearchEndsAtOnceAndPlaysNothing() async throws {
        try await withFolder { folder in
            let model = await GameModel.open(folder: folder)
            model.send(.newGame(setup: .computer(.master, starter: .computer)))
            let before = model.state
            try #require(before.phase == .computerMoves)

            let others = searchThreads()
            let thinking = Task { try await model.think() }
            while model.thinkingShare() == 0, !Task.isCancelled { await Task.yield() }
            #if os(Linux)
                #expect(searchThreads() > 0)
            #endif
            thinking.cancel()
            await #expect(throws: ThinkError.Cancelled) { try await thinking.value }
            #expect(!model.isThinking)
            // Its thread goes; others may be other tests'.
            while searchThreads() > others { try await Task.sleep(for: .milliseconds(1)) }
            #expect(model.state.pieces == before.pieces)
            #expect(model.state.phase == .computerMoves)
            #expect(model.state.moveNumber == 1)

            // The next one is not hurt by it.
            try await model.think()
            #expect(model.state.phase == .personMoves)
            #expect(model.state.lastMove?.player == .two)
        }
    }

    @Test func aNewGameStopsTheSearch() async throws {
        try await withFolder { folder in
            let model = await GameModel.open(folder: folder)
            model.send(.newGame(setup: .computer(.master, starter: .computer)))
            let thinking = Task { try await model.think() }
            while model.thinkingShare() == 0, !Task.isCancelled { await Task.yield() }
            model.send(.newGame(setup: .computer(.easy, starter: .me)))
            let begun = model.state
            await #expect(throws: ThinkError.Cancelled) { try await thinking.value }
            #expect(model.state.pieces == begun.pieces)
            #expect(model.state.phase == .personMoves)
            #expect(model.state.moveNumber == 1)
        }
    }

    @Test func inputThatMakesNoSenseIsRefusedWithAReason() async throws {
        try await withFolder { folder in
            let model = await GameModel.open(folder: folder)
            model.send(.newGame(setup: .computer(.easy, starter: .me)))
            let before = model.state.pieces
            for input: Input in [
                .tap(square: 0), .tap(square: 255), .tap(square: 33), .drop(square: 200), .undo, .redo,
            ] {
                model.send(input)
                #expect(model.state.pieces == before)
                #expect(model.state.phase == .personMoves)
            }
            #expect(model.state.refusal?.reason.key == .nothingToRedo)
        }
    }
}

extension Player {
    var other: Player { self == .one ? .two : .one }
}
