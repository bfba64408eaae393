import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// The game's screen over the real core.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct GameScreenTests {
    @Test func aNewGameIsShown() async throws {
        try await withScreen { screen in
            #expect(screen.title == "English")
            #expect(screen.subtitle == "8×8 · Medium")
            #expect(screen.upperPlate.name == "Computer" && screen.upperPlate.caption == "Medium")
            #expect(screen.lowerPlate.name == "You" && screen.lowerPlate.caption == "Move 1")
            #expect(screen.lowerPlate.pill == "Your move" && screen.upperPlate.pill == nil)
            #expect(screen.lowerPlate.spoken == "You, 12 pieces left")
            #expect(screen.message.first == "Your move" && screen.message.second == "You begin")
            #expect(screen.message.spoken == "Your move. You begin")
            #expect(screen.notice == nil && screen.result == nil && screen.alert == nil)
            #expect(screen.actions(across: false).map(\.title) == ["Undo", "Hint", "Turn board", "New game"])
            #expect(screen.actions(across: false)[0].isDimmed)
            #expect(
                screen.menu.flatMap(\.faces).map(\.id) == [
                    .undo, .redo, .hint, .turn, .newGame, .scores, .history, .colleagues, .help, .settings,
                ])
            #expect(screen.menu[0].faces[0].isDimmed)
        }
    }

    @Test func aRefusalIsToldFeltAndSpoken() async throws {
        try await withScreen { screen in
            screen.board.activate(1)
            #expect(screen.message.first == "This piece can't move")
            #expect(screen.feel.value == .doubleTick && screen.feel.id == 1)
            #expect(screen.announcement?.words == "This piece can't move. You begin" || screen.announcement != nil)
            screen.board.activate(1)
            #expect(screen.feel.id == 2)
        }
    }

    /// The computer thinks while somebody looks, and its move is shown when it has seemed to think.
    @Test func theComputerAnswers() async throws {
        let time = HandTime()
        try await withScreen(pace: time.pace) { screen in
            screen.game.send(.newGame(setup: .computer(.easy, starter: .me)))
            #expect(screen.turn == nil)
            screen.enter()
            #expect(screen.turn == nil)
            screen.board.activate(11)
            screen.board.activate(15)
            let turn = screen.turn
            #expect(turn != nil)
            // A refused tap does not disturb it.
            screen.board.activate(1)
            #expect(screen.turn == turn)
            #expect(screen.upperPlate.pill == "Thinking" && screen.upperPlate.thinks)
            await screen.letComputerMove()
            #expect(screen.game.state.phase == .personMoves)
            #expect(time.waited >= 0.25)
            #expect(screen.turn == nil)
            #expect(screen.announcement?.words.hasPrefix("The computer played ") == true)
            #expect(screen.moves.count == 1 && screen.moves[0].second?.isCurrent == true)
            #expect(screen.moves[0].spoken.hasPrefix("1. 11-15, "))
            screen.perform(.undo)
            #expect(screen.game.state.moveNumber == 1 && screen.moves.isEmpty)
            #expect(!screen.menu[0].faces[1].isDimmed)
            screen.perform(.redo)
            #expect(screen.game.state.moveNumber == 2)
        }
    }

    /// A person who plays on while the reply waits to be shown finds it on the board.
    @Test func anInputShowsTheReplyAtOnce() async throws {
        let gate = Gate()
        let pace = Pace(now: { 0 }, pause: { seconds in if seconds > 0.2 { await gate.wait() } })
        try await withScreen(pace: pace) { screen in
            screen.game.send(.newGame(setup: .computer(.easy, starter: .computer)))
            screen.enter()
            let thinking = Task { await screen.letComputerMove() }
            while await !gate.isWaitedFor { await Task.yield() }
            #expect(screen.game.state.phase == .computerMoves)
            let movable = screen.game.match.state().squares.first { $0.movable }
            screen.board.activate(try #require(movable).square)
            #expect(screen.game.state.squares.contains { $0.picked })
            await gate.open()
            await thinking.value
            #expect(screen.game.state.squares.contains { $0.picked })
        }
    }

    @Test func leavingStopsTheSearch() async throws {
        try await withScreen { screen in
            screen.game.send(.newGame(setup: .computer(.master, starter: .computer)))
            screen.enter()
            #expect(screen.turn != nil)
            let thinking = Task { await screen.letComputerMove() }
            while screen.game.thinkingShare() == 0 { await Task.yield() }
            #expect(screen.thinkingShare(at: screen.pace.now()) == nil)
            #expect(screen.thinkingShare(at: screen.pace.now() + 1) ?? 0 > 0)
            let leaving = Task { await screen.leave() }
            await leaving.value
            #expect(screen.turn == nil)
            // The view's task ends with its id.
            thinking.cancel()
            await thinking.value
            #expect(screen.game.state.phase == .computerMoves && screen.game.thinkingShare() == 0)
            #expect(screen.thinkingShare(at: .infinity) == nil)
            screen.enter()
            #expect(screen.turn != nil)
        }
    }

    @Test func undoWhileItThinksStartsNoSecondSearch() async throws {
        try await withScreen { screen in
            screen.game.send(.newGame(setup: .computer(.hard, starter: .me)))
            screen.enter()
            screen.board.activate(11)
            screen.board.activate(15)
            let first = screen.turn
            screen.perform(.undo)
            #expect(screen.turn == nil)
            screen.board.activate(11)
            screen.board.activate(16)
            #expect(screen.turn != first && screen.turn != nil)
        }
    }

    @Test func aGameIsPlayedToItsResult() async throws {
        try await withScreen { screen in
            screen.game.send(.newGame(setup: .computer(.medium, starter: .me)))
            screen.enter()
            try await play(screen, seed: 5)
            let result = try #require(screen.result)
            #expect(["You won", "The computer won", "Draw"].contains(result.result))
            #expect(result.score != nil && !result.cause.isEmpty)
            #expect(screen.sound.id > 0)
            screen.shutResult()
            #expect(screen.result == nil && screen.menu[1].faces.map(\.id) == [.review])
            screen.perform(.review)
            while screen.sheet == nil { await Task.yield() }
            guard case .replay(let replay) = screen.sheet else { throw Missing() }
            #expect(replay.place == replay.length && !replay.canGoOn && replay.canGoBack)
            #expect(try #require(screen.finishedGame).contains("[GameType"))
            screen.openHistory()
            guard case .history(let history) = screen.sheet else { throw Missing() }
            #expect(history.rows.count == 1)
            screen.nextGame()
            #expect(screen.game.state.moveNumber == 1 && screen.result == nil)
        }
    }

    @Test func everythingOpens() async throws {
        try await withScreen { screen in
            for command in Command.allCases { screen.perform(command) }
            #expect(screen.sheet?.id == "settings")
            for (open, id) in [
                (screen.openNewGame, "newGame"), (screen.openScores, "scores"), ({ screen.openHistory() }, "history"),
                (screen.openColleagues, "colleagues"), (screen.openHelp, "help"),
            ] {
                open()
                #expect(screen.sheet?.id == id)
            }
            #expect(Set(Command.allCases.map { screen.face(of: $0).title }).count == Command.allCases.count)
            #expect(Set(Command.allCases.map(\.symbol)).count == Command.allCases.count)
            let keys = Command.allCases.compactMap(\.shortcut).map { "\($0.key)\($0.shift)" }
            #expect(Set(keys).count == keys.count && keys.count == screen.shortcuts.count)
            #expect(screen.shortcuts.first { $0.id == .redo }?.title == "Redo")
            // It has been turned round.
            let plain = screen.tile(of: screen.upperPlate, side: 36)
            #expect(screen.ringedTile(of: .one, side: 36) != plain && screen.invitation(side: 36) == plain)
            #expect(screen.bothPlates.map(\.id) == [.two, .one])
        }
    }

    @Test func aHintIsLookedForAndShown() async throws {
        try await withScreen { screen in
            #expect(!screen.face(of: .hint).isDimmed)
            screen.perform(.hint)
            #expect(screen.isHinting && screen.face(of: .hint).short == "Stop")
            #expect(screen.lowerPlate.thinks && !screen.upperPlate.thinks)
            #expect(screen.thinkingShare(at: screen.pace.now() + 1) != nil)
            while screen.isHinting { await Task.yield() }
            #expect(!screen.lowerPlate.thinks && screen.thinkingShare(at: .infinity) == nil)
            let hint = try #require(screen.game.state.hint)
            #expect(screen.message.first == "Hint: \(hint.notation)")
            #expect(screen.message.second == "A win will not be ranked")
            let ends = screen.board.elements(in: CGSize(width: 300, height: 300)).map(\.value)
            #expect(ends.contains { $0.contains("the hint starts here") })
            #expect(ends.contains { $0.contains("the hint ends here") })
            let size = CGSize(width: 360, height: 380)
            screen.board.finishAnimations()
            let picture = screen.board.picture(in: size, at: 0)
            try Picture(picture, size: size).save(as: "hint")
            screen.board.activate(11)
            screen.board.activate(15)
            screen.board.finishAnimations()
            #expect(screen.game.state.hint == nil && screen.face(of: .hint).isDimmed)
        }
    }

    /// Asked once more, or something played meanwhile: nothing is looked for any more.
    @Test func aHintCanBeGivenUp() async throws {
        try await withScreen { screen in
            screen.perform(.hint)
            #expect(screen.press(KeyStroke("h")))
            #expect(!screen.isHinting)
            screen.perform(.hint)
            screen.board.activate(11)
            #expect(!screen.isHinting)
            screen.perform(.hint)
            await screen.leave()
            #expect(!screen.isHinting && screen.game.state.hint == nil)
        }
    }

    @Test func earlierPlacesAreLookedAt() async throws {
        try await withScreen { screen in
            screen.game.send(.newGame(setup: .computer(.easy, starter: .me)))
            screen.enter()
            screen.board.activate(11)
            screen.board.activate(15)
            await screen.letComputerMove()
            let now = screen.board.state
            screen.look(at: 0)
            #expect(screen.lookedAt != nil && screen.board.state.pieces != now.pieces)
            #expect(screen.message.first == "Starting position")
            screen.look(at: 1)
            #expect(screen.board.state.motion != nil)
            #expect(screen.moves[0].first?.isCurrent == true && screen.moves[0].second?.isCurrent == false)
            // What is done there leads back to the game.
            screen.board.activate(11)
            #expect(screen.lookedAt == nil && screen.board.state.pieces == now.pieces)
            screen.look(at: 0)
            screen.look(at: 2)
            #expect(screen.lookedAt == nil)
            screen.returnToGame()
        }
    }

    @Test func keysPlay() async throws {
        try await withScreen { screen in
            #expect(screen.press(KeyStroke(" ")))
            #expect(screen.game.state.squares.contains { $0.cursor })
            for key in [KeyStroke.up, KeyStroke.down, KeyStroke.left, KeyStroke.right] {
                #expect(screen.press(KeyStroke(key)))
            }
            let spoken = screen.announcement?.words
            #expect(spoken?.contains("man") == true || spoken?.contains("empty") == true)
            #expect(!screen.press(KeyStroke("q")))
            #expect(!screen.press(KeyStroke("q", command: true)))
            #expect(!screen.press(KeyStroke("w", option: true)))
            #expect(screen.press(KeyStroke(KeyStroke.escape)))
            #expect(screen.press(KeyStroke("z", command: true)))
            #expect(screen.message.first == "There is nothing to take back")
            #expect(screen.press(KeyStroke("y", control: true)))
            #expect(screen.message.first == "There is nothing to play again")
            #expect(screen.press(KeyStroke("z", command: true, shift: true)))
            #expect(screen.press(KeyStroke("n")))
            #expect(screen.sheet?.id == "newGame")
            #expect(KeyStroke("w").meaning(turned: true) == .input(.press(key: .down)))
            #expect(KeyStroke("a").meaning(turned: true) == .input(.press(key: .right)))
            #expect(KeyStroke("s").meaning(turned: true) == .input(.press(key: .up)))
            #expect(KeyStroke("d").meaning(turned: true) == .input(.press(key: .left)))
            #expect(KeyStroke("u").meaning(turned: false) == .command(.undo))
            #expect(KeyStroke("p").meaning(turned: false) == .command(.pauseClock))
        }
    }

    @Test func theBoardIsTurnedByHand() async throws {
        try await withScreen { screen in
            screen.perform(.turn)
            #expect(screen.board.turned)
            #expect(screen.upperPlate.owner == .one && screen.lowerPlate.owner == .two)
            screen.game.changeSettings { $0.leftHand = true }
            #expect(screen.actions(across: false).map(\.id) == [.newGame, .turn, .hint, .undo])
        }
    }

    @Test func haptics() async throws {
        try await withScreen { screen in
            screen.game.changeSettings { $0.haptics = false }
            screen.board.activate(1)
            #expect(screen.feel.id == 0)
        }
    }

    @Test func noticesAreToldAndDismissed() async throws {
        try await withFolder { folder in
            for name in ["game.json", "profile.json"] {
                try "nonsense".write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            let screen = GameScreenModel(game: await GameModel.open(folder: folder), texts: Texts(.english))
            #expect(screen.notice?.hasPrefix("The saved game couldn't be read") == true)
            screen.dismissNotice()
            #expect(screen.notice?.hasPrefix("Profile: it couldn't be read") == true)
            screen.dismissNotice()
            #expect(screen.notice == nil)
        }
    }
}
