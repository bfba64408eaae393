import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// The screens that open over the game.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ScreensTests {
    @Test func aNewGameIsChosen() async throws {
        try await withScreen { screen in
            screen.openNewGame()
            guard case .newGame(let new) = screen.sheet else { throw Missing() }
            #expect(new.variants.count == 7 && new.modes.count == 2 && new.levels.count == Level.allCases.count)
            #expect(new.showsLevel && !new.showsTwoPlayers && new.showsHomeRule && !new.homeRule)
            new.compare()
            #expect(new.help?.page?.id == helpPageComparing())
            new.variant = .international
            #expect(!new.showsHomeRule)
            new.variant = .russian
            new.homeRule = true
            new.level = .easy
            new.level = .master
            new.masterTime = .tenSeconds
            #expect(new.showsMasterTime && screen.game.settings.masterTime == .tenSeconds)
            #expect(new.masterTimes.map(\.title) == ["1 s", "3 s", "10 s"])
            #expect(new.masterTime == .tenSeconds)
            new.level = .easy
            new.starter = .computer
            #expect(!new.showsMasterTime && new.starters.count == 3)
            new.mode = .twoPlayers
            #expect(new.starter == .me && new.starters.map(\.title) == ["Player 1", "By lot"] && new.showsTwoPlayers)
            new.seating = .faceToFace
            #expect(screen.game.settings.seating == .faceToFace && new.seating == .faceToFace)
            #expect(new.seatings.count == 3)
            new.mode = .computer
            new.start()
            #expect(screen.sheet == nil)
            #expect(screen.title == "Russian, home rule" && screen.subtitle == "8×8 · Easy")
            #expect((new.mode, new.variant, new.level) == (.computer, .russian, .easy))
        }
    }

    @Test func aGameIsNotGivenUpWithoutAQuestion() async throws {
        try await withScreen { screen in
            screen.board.activate(11)
            screen.board.activate(15)
            screen.openNewGame()
            guard case .newGame(let new) = screen.sheet else { throw Missing() }
            new.start()
            let question = try #require(new.question)
            #expect(question.title == "Give this game up?" && question.note == "It counts as lost.")
            question.answers[1].action()
            #expect(screen.game.state.phase == .computerMoves)
            question.answers[0].action()
            #expect(screen.game.state.moveNumber == 1 && screen.sheet == nil)
            screen.board.activate(11)
            screen.board.activate(15)
            screen.game.changeSettings { $0.confirmResigning = false }
            new.start()
            #expect(screen.game.state.phase == .personMoves)
        }
    }

    @Test func nobodyIsAskedAboutAGameThatHasEnded() async throws {
        try await withScreen { screen in
            screen.board.activate(11)
            screen.board.activate(15)
            screen.openNewGame()
            guard case .newGame(let new) = screen.sheet else { throw Missing() }
            new.start()
            #expect(new.question?.id == .giveUpQuestion)
            screen.game.refresh()
            #expect(new.question != nil, "the game goes on")
            screen.game.send(.nextGame)
            #expect(new.question == nil && screen.sheet != nil)
        }
    }

    @Test func scoresAreEmptyAtFirst() async throws {
        try await withScreen { screen in
            screen.openScores()
            guard case .scores(let scores) = screen.sheet else { throw Missing() }
            #expect(scores.isEmpty && scores.caption == "Win a game to open the table")
            #expect(scores.rows.allSatisfy { $0.best == "not played" && !$0.hasBest && $0.won == nil })
            #expect(scores.rows.allSatisfy { $0.discs == nil })
            scores.open(scores.rows[1])
            #expect(scores.history?.filter == scores.rows[1].id)
            scores.level = .easy
            #expect(scores.rows.allSatisfy { $0.discs == nil } && scores.levels.count == Level.allCases.count)
        }
    }

    /// A win on the level of bands, as the core values it.
    @Test func aWinIsShownWithItsBand() throws {
        let band = BandView(band: .expert, next: .pro, missing: 80, expertFrom: 500, proFrom: 1000)
        var state = try diagram()
        state.setup.mode = .computer
        state.gameOver = GameOver(
            winner: .one, result: Text(key: .youWon, arguments: [], count: nil),
            cause: Text(key: .causeNoPieces, arguments: [], count: nil),
            score: ScoreView(
                total: 920,
                parts: [
                    ScorePart(kind: .piecesLeft, count: 7, pointsEach: 100, points: 700),
                    ScorePart(kind: .movesUnder(limit: 60), count: 22, pointsEach: 10, points: 220),
                ], unranked: nil, newBest: true, best: 920, band: band))
        let face = try #require(GameOverFace(state, Texts(.english)))
        #expect(face.result == "You won" && face.cause == "No pieces left" && face.score == "920")
        #expect(face.best == "Your best so far" && face.isBest && face.note == nil)
        #expect(face.rows.map(\.id) == ["Pieces left", "Moves under 60"])
        #expect(face.rows.map(\.product) == ["7 × 100", "22 × 10"] && face.rows.map(\.points) == ["700", "220"])
        let bar = try #require(face.band)
        #expect(bar.words == "Expert. 80 more to Pro" && bar.ticks.map(\.id) == ["Novice", "Expert 500", "Pro 1000"])
        #expect(bar.ticks.map(\.isReached) == [false, true, false] && abs(bar.share - 920 / 1200) < 1e-9)

        state.gameOver?.score?.band = nil
        state.gameOver?.score?.newBest = false
        let unbanded = try #require(GameOverFace(state, Texts(.english)))
        #expect(unbanded.note == "Bands are counted on Medium" && unbanded.best == "Best so far: 920")
        state.gameOver?.score?.unranked = Text(key: .unrankedUndo, arguments: [], count: nil)
        #expect(GameOverFace(state, Texts(.english))?.note == "Not ranked: a move was taken back")
        state.gameOver = nil
        #expect(GameOverFace(state, Texts(.english)) == nil)
    }

    @Test func settingsTakeEffectAtOnce() async throws {
        try await withScreen { screen in
            screen.perform(.settings)
            guard case .settings(let settings) = screen.sheet else { throw Missing() }
            settings.theme = .slate
            settings.pieceSet = .turned
            #expect(screen.board.look.theme == .slate && screen.board.look.pieces == .turned)
            settings.coordinates = false
            #expect(!screen.board.named)
            settings.squareNaming = .letters
            #expect(screen.game.state.squares.first?.name.first?.isLetter == true)
            settings.touch = .tapOnly
            settings.confirmResigning = false
            settings.haptics = false
            settings.sound = false
            settings.appearance = .dark
            settings.animation = .off
            settings.leftHand = true
            settings.boardSide = .right
            settings.seating = .faceToFace
            settings.masterTime = .threeSeconds
            #expect(settings.masterTime == .threeSeconds && settings.masterTimes.count == 3)
            #expect(settings.look(of: .print).theme == .print)
            #expect(settings.theme == .slate && settings.pieceSet == .turned && !settings.coordinates)
            #expect(settings.squareNaming == .letters && settings.touch == .tapOnly && !settings.confirmResigning)
            #expect(!settings.haptics && !settings.sound && settings.appearance == .dark)
            #expect(settings.animation == .off && settings.leftHand && settings.boardSide == .right)
            #expect(settings.seating == .faceToFace)
            #expect(!screen.layout(for: GameSpace(size: CGSize(width: 900, height: 400), textScale: 1)).boardAtLeft)
            let kept = screen.game.match.settings()
            #expect(kept.theme == .slate && kept.boardSide == .right)
            #expect(settings.themes.count == 4 && settings.pieceSets.count == 3 && settings.namings.count == 3)
            #expect(settings.touches.count == 3 && settings.appearances.count == 3)
            #expect(settings.animations.count == 3 && settings.sides.count == 2 && settings.seatings.count == 3)
            #expect(settings.version("1.0") == "Version 1.0")
            #expect(settings.swatch(of: .print, side: 20).count > 6)
        }
    }

    @Test func theHelpIsReadFromPageToPage() async throws {
        try await withScreen { screen in
            let help = screen.help(at: nil)
            #expect(help.title == "Help" && help.page == nil && help.blocks.isEmpty && !help.canGoBack)
            let pages = help.groups.flatMap(\.pages)
            #expect(pages.count == helpPages(language: .english).count && help.groups.count > 1)
            help.open(pages[0])
            #expect(help.title == pages[0].title && help.previous == nil && help.next != nil)
            help.openNext()
            #expect(help.page?.id == pages[1].id && help.previous == "Previous: \(pages[0].title)")
            help.openPrevious()
            #expect(help.page?.id == pages[0].id)
            help.goBack()
            #expect(help.page?.id == pages[1].id)
            help.openContents()
            #expect(help.page == nil)
            for _ in 0..<4 { help.goBack() }
            #expect(help.page == nil && !help.canGoBack)
            help.goBack()
        }
    }

    @Test(arguments: Texts.Language.allCases)
    func everyPageIsShown(language: Texts.Language) async throws {
        try await withScreen(language: language) { screen in
            let help = screen.help(at: nil)
            var links = 0
            for page in help.groups.flatMap(\.pages) {
                help.open(page)
                #expect(!help.blocks.isEmpty && Set(help.blocks.map(\.id)).count == help.blocks.count)
                for block in help.blocks {
                    switch block.kind {
                    case .heading(let text): #expect(!text.isEmpty)
                    case .text(let text), .note(let text):
                        for link in text.compactMap(\.link) {
                            #expect(HelpPlace(link: link) != nil)
                            links += 1
                        }
                    case .items(let items): #expect(items.allSatisfy { !$0.mark.isEmpty && !$0.text.isEmpty })
                    case .table(let table):
                        #expect(Set(table.rows.map(\.cells.count)).count == 1)
                        #expect(!table.rows[0].cells.contains { !$0.isHeading })
                    case .diagram(let diagram):
                        #expect(!diagram.caption.isEmpty && diagram.size.width <= 320)
                    }
                }
            }
            #expect(links > 0)
        }
    }

    @Test func linksOfTheHelpLeadToTheirPlace() async throws {
        try await withScreen { screen in
            screen.openHelp()
            guard case .help(let help) = screen.sheet else { throw Missing() }
            #expect(help.page?.id == "english")
            let place = HelpPlace(page: "russian", heading: "captures")
            #expect(help.follow(try #require(place.link)))
            #expect(help.page?.id == "russian" && help.anchor == "captures")
            #expect(help.blocks.contains { $0.id == "captures" })
            #expect(!help.follow(try #require(URL(string: "https://example.org"))))
        }
    }

    @Test func diagramsAreSteppedThrough() async throws {
        try await withScreen { screen in
            let help = screen.help(at: nil)
            var stepped: DiagramModel?
            for page in help.groups.flatMap(\.pages) {
                help.open(page)
                for block in help.blocks {
                    if case .diagram(let diagram) = block.kind, diagram.hasSteps { stepped = diagram }
                }
            }
            let diagram = try #require(stepped)
            #expect(!diagram.canGoBack && diagram.canGoOn)
            let caption = diagram.caption
            diagram.goBack()
            diagram.goOn()
            #expect(diagram.step == 1 && diagram.canGoBack && diagram.caption != caption)
            #expect(diagram.board.state.motion != nil)
            diagram.goBack()
            #expect(diagram.step == 0 && diagram.board.state.motion == nil)
        }
    }

    private func diagram() throws -> MatchState {
        for case .diagram(let diagram) in try #require(helpPage(id: "english", language: .english)).blocks {
            return diagramState(diagram: diagram, step: 0)
        }
        throw Missing()
    }
}
