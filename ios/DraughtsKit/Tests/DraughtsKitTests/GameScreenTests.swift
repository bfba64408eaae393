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
            screen.game.send(.newGame(setup: .computer(.hard, starter: .computer)))
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
            #expect(screen.result == nil)
            await screen.review()
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
                (screen.openColleagues, "colleagues"), (screen.openHelp, "help"), (screen.openHelpContents, "help"),
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
            #expect(screen.message.first == "The position at the start")
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

/// Two people at one device.
@MainActor
@Suite struct TwoPlayersTests {
    @Test func sideBySideBothReadTheSame() async throws {
        try await withTwo { screen in
            #expect(!screen.facesAcross)
            #expect(screen.subtitle == "8×8 · Two players")
            #expect(screen.upperPlate.name == "Player 2" && screen.upperPlate.caption == "Waiting")
            #expect(screen.lowerPlate.caption == "To move")
            #expect(screen.message.first == "Player 1 is to move")
            #expect(screen.menu[1].faces.map(\.id) == [.offerDraw, .resign])
        }
    }

    @Test func faceToFaceEachReadsTheOwnSide() async throws {
        try await withTwo { screen in
            screen.game.changeSettings { $0.seating = .faceToFace }
            #expect(screen.facesAcross && screen.upperPlate.upsideDown && !screen.lowerPlate.upsideDown)
            #expect(screen.message.first == "Your move")
            #expect(screen.messageAcross.first == "Player 1 is to move")
            #expect(screen.board.look.crownsTurned == .two)
            #expect(screen.actions(across: true).map(\.id) == [.undo, .offerDraw, .resign])
            // On a phone nobody has a panel: an alert asks.
            _ = screen.layout(for: GameSpace(size: CGSize(width: 390, height: 760), textScale: 1))
            screen.perform(.resign)
            #expect(screen.alert?.title == "Player 1 gives up?")
            screen.alert = nil
            #expect(screen.question == nil)
            _ = screen.layout(for: GameSpace(size: CGSize(width: 820, height: 1106), textScale: 1))
            screen.perform(.resign)
            #expect(screen.alert == nil)
            let asked = try #require(screen.question(across: false))
            #expect(screen.question(across: true) == nil)
            #expect(asked.title == "Player 1 gives up?")
            asked.answers[1].action()
            asked.answers[0].action()
            #expect(screen.game.state.gameOver?.winner == .two)
            #expect(screen.result?.result == "Player 2 won" && screen.result?.score == nil)
        }
    }

    @Test func aDrawIsOfferedAndAnswered() async throws {
        try await withTwo { screen in
            screen.perform(.offerDraw)
            let question = try #require(screen.alert)
            #expect(question.title == "Player 1 offers a draw" && question.reader == .two)
            #expect(question.answers.map(\.title) == ["Accept", "Decline"])
            question.answers[1].action()
            #expect(screen.question == nil && screen.game.state.gameOver == nil)
            screen.perform(.offerDraw)
            try #require(screen.question).answers[0].action()
            #expect(screen.game.state.gameOver != nil && screen.game.state.gameOver?.winner == nil)
            #expect(screen.result?.result == "Draw" && screen.result?.cause == "A draw was agreed")
            #expect(screen.result?.rows.isEmpty == true)
            await screen.review()
            guard case .replay(let replay) = screen.sheet else { throw Missing() }
            #expect(replay.subtitle == "Two players")
        }
    }

    @Test func theBoardFollowsTheMover() async throws {
        try await withTwo { screen in
            screen.game.changeSettings { $0.seating = .turnedAfterEachMove }
            screen.board.activate(11)
            screen.board.activate(15)
            while screen.board.turned != (screen.game.state.turn == .two) { await Task.yield() }
            #expect(screen.board.turned)
            screen.game.changeSettings { $0.seating = .sideBySide }
            #expect(!screen.board.turned)
        }
    }

    @Test func theClockRunsIsStoppedAndFalls() async throws {
        let pace = Pace(now: { 0 }, pause: { _ in await Task.yield() })
        try await withScreen(pace: pace) { screen in
            screen.openNewGame()
            guard case .newGame(let new) = screen.sheet else { throw Missing() }
            new.mode = .twoPlayers
            #expect(
                new.clocks.map(\.title) == [
                    "No clock", "3 minutes + 2 s", "5 minutes", "10 minutes + 5 s", "20 minutes",
                ])
            new.clock = TimeControl(minutes: 1, increment: 0)
            new.nameOne = "Ann"
            new.nameTwo = "x\u{202E}"
            new.start()
            #expect(new.nameFault == "It has a character that can't be shown" && screen.sheet != nil)
            new.nameTwo = "Bob"
            new.start()
            #expect(screen.sheet == nil && new.clock?.minutes == 1)
            screen.game.match.letTimePass(milliseconds: 0)
            screen.enter()
            #expect(screen.lowerPlate.name == "Ann" && screen.upperPlate.name == "Bob")
            #expect(screen.lowerPlate.clock == ClockFace(time: "1:00", isRunning: false, isLow: false))
            #expect(screen.lowerPlate.spoken == "Ann, 12 pieces left, clock 1:00")
            #expect(screen.message.first == "Ann is to move" && screen.ticking == nil)
            screen.board.activate(11)
            screen.board.activate(15)
            #expect(screen.ticking == 2 && screen.upperPlate.clock?.isRunning == true)
            screen.perform(.pauseClock)
            #expect(screen.face(of: .pauseClock).title == "Go on" && screen.ticking == nil)
            #expect(screen.message.first == "The clock is stopped")
            screen.perform(.pauseClock)
            screen.perform(.resign)
            #expect(screen.alert?.title == "Bob gives up?")
            screen.perform(.offerDraw)
            #expect(screen.alert?.title == "Bob offers a draw")
            try #require(screen.alert).answers[1].action()
            #expect(screen.menu[1].faces.map(\.id) == [.offerDraw, .resign, .pauseClock])
            let clock = Task { await screen.runClock() }
            await Task.yield()
            screen.game.match.letTimePass(milliseconds: 55_000)
            while screen.upperPlate.clock?.isLow != true { await Task.yield() }
            #expect(screen.upperPlate.clock?.time == "0:05")
            screen.game.match.letTimePass(milliseconds: 5_000)
            await clock.value
            while screen.result == nil { await Task.yield() }
            #expect(screen.result?.result == "Ann won" && screen.result?.cause == "The time is up")
        }
    }

    @Test func leavingStopsTheClock() async throws {
        try await withTwo { screen in
            var setup = screen.game.state.setup
            setup.clock = TimeControl(minutes: 5, increment: 3)
            screen.game.send(.newGame(setup: setup))
            screen.enter()
            screen.board.activate(11)
            screen.board.activate(15)
            #expect(screen.ticking != nil)
            await screen.leave()
            #expect(screen.game.state.clock?.paused == true)
            screen.openNewGame()
            guard case .newGame(let new) = screen.sheet else { throw Missing() }
            #expect(new.clocks.last?.title == "5 minutes + 3 s" && new.clock == setup.clock)
            new.mode = .computer
            #expect(new.clock == nil)
        }
    }

    @Test func aCountdownIsShown() async throws {
        var state = try await withFolder { Match.open(folder: $0.path).state() }
        state.countdown = Countdown(
            rule: Text(key: .clockKingsOnly, arguments: [.number(value: 15)], count: 15), movesLeft: 3, limit: 15,
            urgent: true)
        let faces = GameFaces(texts: Texts(.russian), state: state)
        let countdown = try #require(faces.message().countdown)
        #expect(countdown.words == "Ничья через 3 хода" && countdown.number == 3 && countdown.share == 0.2)
        #expect(countdown.isUrgent && faces.message().rule == "15 ходов одними дамками без взятия")
        var before = state
        before.countdown?.movesLeft = 4
        #expect(Announcer(texts: Texts(.russian)).words(before: before, after: state) == "Ничья через 3 хода")
    }

    private func withTwo(_ body: (GameScreenModel) async throws -> Void) async throws {
        try await withScreen { screen in
            var setup = MatchSetup.computer(.easy, starter: .me)
            setup.mode = .twoPlayers
            screen.game.send(.newGame(setup: setup))
            try await body(screen)
        }
    }
}

/// Where the parts of the page stand.
@Suite struct GameLayoutTests {
    private func layout(
        _ width: Double, _ height: Double, scale: Double = 1, side: BoardSide = .left, face: Bool = false,
        count: Int = 8
    ) -> GameLayout {
        GameLayout(
            GameSpace(size: CGSize(width: width, height: height), textScale: scale),
            margins: BoardMargins(count: count, hasLetters: true, shown: true), side: side, faceToFace: face)
    }

    @Test func aPhoneUprightHasTheBoardAboveTheRest() {
        let phone = layout(393, 759)
        #expect(phone.arrangement == .stacked && !phone.mergesPlates && phone.plateHeight == 56)
        #expect(phone.board.width == 392)
        // A small one lets things give way, one after another.
        #expect(layout(375, 553).board.width < 375 || layout(375, 553).mergesPlates)
        let tiny = layout(320, 400)
        #expect(tiny.mergesPlates && tiny.board.height < 300 && tiny.board.width >= 8 * 28)
        #expect(layout(320, 250).board == BoardMargins(count: 8, hasLetters: true, shown: true).size(side: 28))
    }

    @Test func heightsGiveWayInOrder() {
        let heights = stride(from: 800.0, to: 400, by: -4).map { layout(375, $0) }
        let order = heights.map { ($0.plateHeight, $0.messageHeight, $0.mergesPlates) }
        #expect(order.first! == (56, 64, false))
        #expect(order.contains { $0 == (48, 64, false) } && order.contains { $0 == (48, 56, false) })
        #expect(order.last!.2)
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0.board.height >= $1.board.height })
    }

    @Test func lyingItHasAPanelBeside() {
        let phone = layout(759, 373)
        #expect(phone.arrangement == .beside && phone.mergesPlates && !phone.showsMoves && phone.boardAtLeft)
        #expect(phone.panelWidth >= 280 && phone.board.width + phone.panelWidth <= 759)
        #expect(!layout(759, 373, side: .right).boardAtLeft)
        let tablet = layout(1194, 790)
        #expect(tablet.showsMoves && !tablet.mergesPlates && tablet.panelWidth <= 420)
        // Half the tablet's screen.
        #expect(layout(590, 790).arrangement == .stacked)
    }

    @Test func largeTextMergesThePlates() {
        let large = layout(393, 759, scale: 1.6)
        #expect(large.largeText && large.mergesPlates)
        #expect(layout(759, 373, scale: 1.6).panelWidth >= 0.55 * 759)
    }

    @Test func twoOverATableHaveAPanelEach() {
        let table = layout(820, 1106, face: true)
        #expect(table.arrangement == .facing && table.board.width <= 820 - 96)
        // A phone between two is too small, and a lying one has nobody above.
        #expect(layout(393, 759, face: true).arrangement == .stacked)
        #expect(layout(1106, 820, face: true).arrangement == .beside)
    }
}

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
