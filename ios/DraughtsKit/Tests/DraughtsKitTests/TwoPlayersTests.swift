import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

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
            #expect(screen.alert?.title == "Player 1 resigns?")
            screen.alert = nil
            #expect(screen.question == nil)
            _ = screen.layout(for: GameSpace(size: CGSize(width: 820, height: 1106), textScale: 1))
            screen.perform(.resign)
            #expect(screen.alert == nil)
            let asked = try #require(screen.question(across: false))
            #expect(screen.question(across: true) == nil)
            #expect(asked.title == "Player 1 resigns?")
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
            #expect(new.clockKinds.map(\.title) == ["No clock", "Plain", "With seconds added"])
            #expect(new.setup.clock == nil && !new.showsMinutes)
            new.clockKind = .increment
            #expect(new.setup.clock == TimeControl(minutes: 10, increment: 5) && new.showsIncrement)
            new.increment = 30
            new.clockKind = .plain
            new.minutes = 1
            #expect(new.setup.clock == TimeControl(minutes: 1, increment: 0) && !new.showsIncrement)
            new.nameOne = "Ann"
            new.nameTwo = "x\u{202E}"
            new.start()
            #expect(new.nameFault == "It has a character that can't be shown" && screen.sheet != nil)
            new.nameTwo = "Bob"
            new.start()
            #expect(screen.sheet == nil && screen.game.state.setup.clock?.minutes == 1)
            screen.game.match.letTimePass(milliseconds: 0)
            screen.enter()
            #expect(screen.lowerPlate.name == "Ann" && screen.upperPlate.name == "Bob")
            #expect(screen.lowerPlate.clock == ClockFace(time: "1:00", isRunning: false, isLow: false))
            #expect(screen.lowerPlate.spoken == "Ann, 12 pieces left, clock 1:00")
            #expect(screen.message.first == "Ann is to move" && screen.ticking == nil)
            #expect(screen.menu[1].faces.map(\.id) == [.offerDraw, .resign], "no clock runs that could be stopped")
            screen.board.activate(11)
            screen.board.activate(15)
            #expect(screen.ticking == 2 && screen.upperPlate.clock?.isRunning == true)
            screen.perform(.pauseClock)
            #expect(screen.face(of: .pauseClock).title == "Go on" && screen.ticking == nil)
            #expect(screen.message.first == "The clock is stopped")
            screen.perform(.pauseClock)
            screen.perform(.resign)
            #expect(screen.alert?.title == "Bob resigns?")
            screen.perform(.offerDraw)
            #expect(screen.alert?.title == "Bob offers a draw")
            try #require(screen.alert).answers[1].action()
            #expect(screen.menu[1].faces.map(\.id) == [.offerDraw, .resign, .pauseClock])
            screen.perform(.resign)
            let clock = Task { await screen.runClock() }
            await Task.yield()
            screen.game.match.letTimePass(milliseconds: 55_000)
            while screen.upperPlate.clock?.isLow != true { await Task.yield() }
            #expect(screen.upperPlate.clock?.time == "0:05")
            #expect(screen.announcement?.words == "Bob, clock 0:05")
            let told = screen.announcement?.id
            screen.game.match.letTimePass(milliseconds: 5_000)
            await clock.value
            while screen.result == nil { await Task.yield() }
            #expect(screen.announcement?.id == told.map { $0 + 1 }, "the end, and no second warning")
            #expect(screen.result?.result == "Ann won" && screen.result?.cause == "The time is up")
            #expect(screen.question == nil, "nobody gives up what is over")
        }
    }

    @Test func leavingStopsTheClock() async throws {
        try await withTwo { screen in
            var setup = screen.game.state.setup
            setup.clock = TimeControl(minutes: 8, increment: 3)
            screen.game.send(.newGame(setup: setup))
            screen.enter()
            screen.board.activate(11)
            screen.board.activate(15)
            #expect(screen.ticking != nil)
            await screen.leave()
            #expect(screen.game.state.clock?.paused == true)
            screen.openNewGame()
            guard case .newGame(let new) = screen.sheet else { throw Missing() }
            #expect((new.clockKind, new.minutes, new.increment) == (.increment, 8, 3))
            #expect(new.setup.clock == setup.clock && new.minuteSteps.contains { $0.title == "8" })
            new.mode = .computer
            #expect(!new.showsMinutes && !new.showsIncrement)
            new.start()
            #expect(screen.game.state.setup.clock == nil && screen.game.state.clock == nil, "nobody plays by it")
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
