import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// History, replay, colleagues, files and data, over real games.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct RecordsTests {
    @Test func theHistoryIsListedFilteredAndDeleted() async throws {
        try await withScreen { screen in
            screen.openHistory()
            guard case .history(let empty) = screen.sheet else { throw Missing() }
            #expect(empty.isEmpty && empty.rows.isEmpty && empty.sums.isEmpty && !empty.hasMore)
            empty.loadMore()

            for (seed, variant) in [(UInt64(1), Variant.english), (2, .russian), (3, .russian)] {
                try await game(screen, variant, seed: seed)
            }
            screen.openHistory()
            guard case .history(let history) = screen.sheet else { throw Missing() }
            #expect(history.rows.count == 3 && history.filters.map(\.title) == ["All rules", "English", "Russian"])
            let sums = history.sums.components(separatedBy: ", ").map { $0.prefix { $0 != ":" } }
            #expect(
                sums == ["Games", "Won", "Drawn", "Lost", "Wins in a row", "Longest streak", "Best score", "Average"])
            #expect(history.sums.hasPrefix("Games: 3, Won: "))
            #expect(history.rows.allSatisfy { ["Won", "Draw", "Lost"].contains($0.result) && !$0.date.isEmpty })
            #expect(history.rows[0].rules == "Russian, Easy")
            history.filter = history.filters[2].id
            #expect(history.rows.count == 2)

            history.delete(history.rows[0].id)
            #expect(history.rows.count == 1 && history.canUndelete)
            history.undelete()
            #expect(history.rows.count == 2 && !history.canUndelete)
            history.delete(12345)
            #expect(!history.canUndelete)
            history.filter = .everything
            history.deleteAll()
            let question = try #require(history.question)
            #expect(question.title == "Delete all games?")
            question.answers[0].action()
            #expect(history.isEmpty && history.canUndelete)
            await Task.yield()
            history.undelete()
            #expect(history.rows.count == 3)

            screen.openHistory(HistoryFilter(variant: .czech, forcedCapture: false, level: .hard))
            guard case .history(let none) = screen.sheet else { throw Missing() }
            #expect(none.rows.isEmpty && !none.isEmpty && none.filters.last?.title == "Czech, home rule, Hard")
        }
    }

    @Test func aDeletionCanBeTakenBackForFiveSeconds() async throws {
        let gate = Gate()
        let pace = Pace(now: { 0 }, pause: { seconds in if seconds == 5 { await gate.wait() } })
        try await withScreen(pace: pace) { screen in
            try await game(screen, .english, seed: 1)
            screen.openHistory()
            guard case .history(let history) = screen.sheet else { throw Missing() }
            history.delete(history.rows[0].id)
            while await !gate.isWaitedFor { await Task.yield() }
            #expect(history.canUndelete)
            await gate.open()
            while history.canUndelete { await Task.yield() }
            #expect(history.isEmpty)
        }
    }

    @Test func aGameIsLookedThrough() async throws {
        try await withScreen { screen in
            try await game(screen, .russian, seed: 4)
            screen.openHistory()
            guard case .history(let history) = screen.sheet else { throw Missing() }
            await history.open(history.rows[0].id)
            let replay = try #require(history.replay)
            #expect(replay.title == "Russian" && replay.subtitle.contains("Easy"))
            #expect(replay.place == 0 && replay.length > 10 && !replay.canGoBack && replay.canGoOn)
            #expect(replay.message == "Starting position")
            replay.next()
            #expect(replay.place == 1 && replay.board.state.motion != nil)
            #expect(replay.message.hasPrefix("Move 1, you: "))
            #expect(replay.rows[0].first?.isCurrent == true && replay.rows[0].isCurrent && !replay.rows[1].isCurrent)
            #expect(replay.spoken.hasPrefix(replay.message))
            replay.back()
            #expect(replay.place == 0 && replay.board.state.motion == nil)
            replay.last()
            #expect(replay.place == replay.length && !replay.detail.isEmpty)
            replay.next()
            #expect(replay.place == replay.length)
            replay.first()
            #expect(replay.pdn.contains("[GameType \"25") && replay.fen.hasPrefix("W:"))

            #expect(replay.press(KeyStroke(KeyStroke.right)) && replay.place == 1)
            #expect(replay.press(KeyStroke(KeyStroke.left)) && replay.place == 0)
            #expect(replay.press(KeyStroke(KeyStroke.down)) && replay.place == replay.length)
            #expect(replay.press(KeyStroke(KeyStroke.up)) && replay.place == 0)
            #expect(!replay.press(KeyStroke("x")))
            #expect(!replay.layout(in: CGSize(width: 390, height: 700)).isBeside)
            #expect(replay.layout(in: CGSize(width: 700, height: 390)).isBeside)
            replay.togglePlaying()
            replay.pause()
            #expect(!replay.isPlaying)
            #expect(replay.press(KeyStroke(" ")) && replay.isPlaying)
            await replay.play()
            #expect(replay.place == replay.length && !replay.isPlaying)
            // At the end it begins anew, and a chosen place stops it.
            replay.togglePlaying()
            #expect(replay.place == 0 && replay.isPlaying)
            replay.go(to: 3)
            await replay.play()
            #expect(replay.place == 3 && !replay.isPlaying)

            await history.open(999)
            #expect(history.question?.title == "This game can't be read")
        }
    }

    @Test func aGameIsPlayedOnFromWhereOneLooks() async throws {
        try await withScreen { screen in
            @MainActor func open() async throws -> ReplayModel {
                await screen.receive("[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3 *\n")
                guard case .replay(let replay) = screen.sheet else { throw Missing() }
                replay.go(to: 2)
                return replay
            }
            screen.game.send(.newGame(setup: .computer(.easy, starter: .me)))
            let replay = try await open()
            let board = replay.board.state.squares.map(\.piece)
            #expect(replay.canPlayOn)
            replay.playOn()
            #expect(screen.sheet == nil && screen.game.state.squares.map(\.piece) == board)
            #expect(screen.game.state.phase == .personMoves && !screen.game.state.canUndo)

            let from = try #require(screen.game.state.squares.first { $0.movable || $0.mustCapture })
            screen.game.send(.tap(square: from.square))
            let to = try #require(screen.game.state.squares.first { $0.target != nil })
            screen.game.send(.tap(square: to.square))
            let again = try await open()
            again.playOn()
            let question = try #require(again.question)
            #expect(question.id == .giveUpQuestion && screen.sheet != nil)
            question.answers[0].action()
            #expect(screen.sheet == nil && screen.game.state.squares.map(\.piece) == board)
        }
    }

    @Test func colleaguesExchangeCards() async throws {
        try await withScreen { other in
            other.openColleagues()
            guard case .colleagues(let them) = other.sheet else { throw Missing() }
            #expect(them.invitation == nil && them.code == nil)
            them.nickname = "   "
            them.commitNickname()
            #expect(them.nicknameFault == "Write at least one letter")
            them.nickname = String(repeating: "a", count: 30)
            them.commitNickname()
            #expect(them.nicknameFault == "At most 24 letters")
            them.nickname = "a\u{202E}b"
            them.commitNickname()
            #expect(them.nicknameFault == "It has a character that can't be shown")
            them.nickname = " Anna  K. "
            them.commitNickname()
            #expect(them.nickname == "Anna K." && them.nicknameFault == nil)
            them.commitNickname()
            let invitation = try #require(them.invitation)
            let code = try #require(them.code)
            #expect(code.count > 20 && code.squares(side: 200).allSatisfy { $0.minX > 0 && $0.maxX < 200 })
            them.receive(invitation)
            #expect(them.question?.title == "This is your own invitation")

            try await withScreen { screen in
                await screen.receive("Look: \(invitation)")
                guard case .colleagues(let me) = screen.sheet else { throw Missing() }
                #expect(me.question?.title == "The best results of Anna K. stand beside yours now")
                let anna = try #require(me.colleagues.first)
                #expect(anna.nickname == "Anna K." && anna.standing == "No results yet" && anna.rows.isEmpty)
                me.receive(pasted: ["nothing", "at all"])
                #expect(me.question?.title == "There is no invitation in this text")
                me.receive(String(invitation.dropLast(5)))
                #expect(me.question?.title.isEmpty == false)
                me.forget(anna)
                #expect(me.colleagues.isEmpty && me.canRemember)
                me.remember()
                #expect(me.colleagues.count == 1 && !me.canRemember)
            }
        }
    }

    @Test func standingsAreToldInWords() {
        let view = ColleagueView(
            id: "1", nickname: "Ann", exchanged: 1_700_000_000,
            rows: [
                row(.english, mine: 500, theirs: 400, .me), row(.russian, mine: nil, theirs: 300, .colleague),
                row(.czech, mine: 1, theirs: 1, .nobody),
            ], leader: .nobody, ledByMe: 1, ledByColleague: 1)
        let face = Texts(.english).face(of: view)
        #expect(face.standing == "Neither leads")
        #expect(face.rows.map(\.leader) == ["you lead", "Ann leads", "level"])
        #expect(face.rows.map(\.mine) == ["500", "–", "1"] && face.rows[0].id == "English, Medium")
        #expect(face.exchanged.hasPrefix("Received Nov "))
    }

    @Test func whoLeadsIsTold() {
        func standing(_ leader: Leader, rows: Int = 1) -> String {
            let rows = Array(repeating: row(.english, mine: 1, theirs: 2, leader), count: rows)
            let view = ColleagueView(
                id: "1", nickname: "Ann", exchanged: 0, rows: rows, leader: leader, ledByMe: 2, ledByColleague: 3)
            return Texts(.english).face(of: view).standing
        }
        #expect(standing(.me) == "You lead in 2 of 1" && standing(.colleague) == "Leads in 3 of 1")
        #expect(standing(.nobody) == "Neither leads" && standing(.me, rows: 0) == "No results yet")
    }

    @Test func whatWentWrongWithTheRecordsIsTold() {
        for language in Texts.Language.allCases {
            let texts = Texts(language)
            var told: Set<String> = []
            for about in RecordsPart.allCases {
                for problem: RecordsProblem in [
                    .damaged, .newer, .fromCopy, .unreadable, .halfWritten, .partlyDamaged(entries: 5),
                ] {
                    told.insert(texts.of(RecordsNotice(about: about, problem: problem, file: "x.json")))
                }
            }
            #expect(told.count == 18 && !told.contains { $0.contains("%") })
        }
    }

    private func row(_ variant: Variant, mine: UInt32?, theirs: UInt32?, _ leader: Leader) -> ComparedRow {
        ComparedRow(variant: variant, forcedCapture: true, level: .medium, mine: mine, theirs: theirs, leader: leader)
    }

    @Test func filesOfGamesAreOpened() async throws {
        let game = "[GameType \"20\"]\n[White \"B\"]\n[Black \"A\"]\n[Date \"2020.01.02\"]\n1. d2-c3 d6-e5 *\n"
        let russian = "[GameType \"25\"]\n1. c3-d4 d6-c5 *\n"
        try await withScreen { screen in
            await screen.receive(russian)
            guard case .replay(let only) = screen.sheet else { throw Missing() }
            #expect(only.title == "Russian" && only.length == 2 && only.subtitle == "Solid – Outlined")
            await screen.receive(russian + "\n" + russian + "\n" + game)
            guard case .file(let file) = screen.sheet else { throw Missing() }
            #expect(file.rows.count == 3 && file.rows[0].note == "Russian, 1 move")
            file.open(file.rows[1])
            #expect(file.replay?.length == 2)
            await screen.receive("This is no game")
            #expect(screen.alert != nil)
            await screen.receive(String(repeating: "x", count: 40_000_000))
            #expect(screen.alert?.title == "This text is too long")
        }
    }

    @Test func recordedGamesHaveHeadings() {
        let day = RecordedDay(year: 1999, month: 1, day: 31)
        var record = GameRecord(
            solid: "Ann", outlined: "", event: "Cup", date: "1999.01.31", day: day, result: .drawn)
        #expect(Texts(.english).subtitle(of: .file(record: record)) == "Ann – Outlined, Cup, Jan 31, 1999")
        record.day = nil
        record.date = "1999.01"
        #expect(Texts(.english).subtitle(of: .file(record: record)) == "Ann – Outlined, Cup, 1999.01")
        let two = { ReplayPlayers.two(result: .drawn, names: PlayerNames(one: $0, two: $1)) }
        #expect(Texts(.english).subtitle(of: two("Ann", nil)) == "Ann – Player 2")
        #expect(Texts(.english).subtitle(of: two(nil, nil)) == "Two players")
    }

    @Test func dataIsCarriedToAnotherPhoneAndBack() async throws {
        try await withScreen { old in
            try await game(old, .english, seed: 1)
            let carry = CarryModel(game: old.game, texts: old.texts)
            #expect(!carry.canTakeBack)
            await carry.export()
            let data = try #require(carry.exported)
            try await withScreen { new in
                await new.receive(data)
                guard case .settings(let settings) = new.sheet else { throw Missing() }
                let question = try #require(settings.carry.question)
                #expect(question.answers.map(\.title) == ["Combine with mine", "Replace mine", "Cancel"])
                #expect(question.note.hasPrefix("1\u{A0}game, "))
                await settings.carry.take(data, .replace)
                #expect(settings.carry.question?.title == "The file was loaded" && settings.carry.canTakeBack)
                #expect(new.game.match.records().history(filter: .everything, offset: 0, limit: 9).total == 1)
                await settings.carry.takeBack()
                #expect(settings.carry.question?.title == "Everything is as it was before")
                #expect(!settings.carry.canTakeBack)
                settings.carry.askTakingBack()
                #expect(settings.carry.question?.title == "Undo the loading?")
                await settings.carry.takeBack()
                #expect(settings.carry.question?.title == "There is nothing to undo")
                question.answers[0].action()
                while !settings.carry.canTakeBack { await Task.yield() }
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
                try data.write(to: file, atomically: true, encoding: .utf8)
                defer { try? FileManager.default.removeItem(at: file) }
                settings.carry.question = nil
                await settings.carry.take(Result.success(file))
                #expect(settings.carry.question?.title == "Load this data?")
                settings.carry.question = nil
                await settings.carry.take(Result.failure(Missing()))
                #expect(settings.carry.question == nil)
                await settings.carry.take("{}")
                #expect(settings.carry.question?.title == "This is not a data file of this app")
                await settings.carry.take(String(data.dropLast(9)), .merge)
                #expect(settings.carry.question?.title == "The file is damaged. Nothing was changed")
                question.answers[1].action()
            }
        }
    }

    @Test func everyFaultHasItsWords() {
        let texts = Texts(.russian)
        let faults: [any Error] = [
            TransferError.Foreign, TransferError.Mangled, TransferError.Newer,
            TransferError.NothingToTakeBack, TransferError.Disk,
            CardError.NotACard, CardError.Cut, CardError.Mangled,
            CardError.Newer, CardError.Own, CardError.Older,
            NicknameError.Empty, NicknameError.TooLong,
            NicknameError.BadCharacter,
        ]
        #expect(Set(faults.map { texts.word(for: $0) }).count == faults.count)
        let own: [any Error] = [TransferError.OwnFault, CardError.OwnFault, NicknameError.OwnFault]
        #expect(own.allSatisfy { texts.word(for: $0) == .msgSomethingFailed })
    }

    /// A finished game, won or lost.
    private func game(_ screen: GameScreenModel, _ variant: Variant, seed: UInt64) async throws {
        var setup = MatchSetup.computer(.easy, starter: .me)
        setup.variant = variant
        screen.game.send(.newGame(setup: setup))
        screen.enter()
        try await play(screen, seed: seed)
    }
}
