import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// What the board draws, step by step; and pictures of it to be looked at, in `target/ios-shots/`.
@MainActor
@Suite struct BoardPictureTests {
    let size = CGSize(width: 360, height: 380)

    @Test func aNewBoardHasAllItsPieces() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, _ in
            let steps = try save(board, "new-game")
            // A solid piece is a disc of ink on a square, an outlined one a disc of face.
            #expect(discs(steps, .ink, radius: 0.39, side: board.shape(in: size).side) == 2 * 12 + 12)
            #expect(discs(steps, .face, radius: 0.39 - 0.095 / 2, side: board.shape(in: size).side) == 12)
        }
    }

    @Test func pickedTargetsRingsAndTheLastMoveAreMarked() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            model.send(.tap(square: 11))
            let steps = try save(board, "picked")
            let square = board.shape(in: size).frame(of: try place(11, board))
            #expect(steps.contains { $0.fills(.act, box: square) })
            let targets = board.state.squares.filter { $0.target == .quiet }.count
            #expect(targets == 2)
            #expect(discs(steps, .act, radius: 0.15, side: board.shape(in: size).side) == targets)
        }
    }

    /// The other themes, sets and lights.
    @Test(arguments: BoardTheme.allCases, [false, true])
    func everyThemeIsDrawn(theme: BoardTheme, dark: Bool) async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            model.send(.tap(square: 11))
            board.look.theme = theme
            board.look.pieces = [.plain, .turned, .bold][theme == .walnut ? 0 : theme == .slate ? 1 : 2]
            try save(board, "theme-\(theme)-\(dark ? "dark" : "light")", dark: dark)
        }
    }

    /// The boards of the help show kings, series, rings and marks of every kind.
    @Test func diagramsOfTheHelpAreDrawn() throws {
        var drawn = 0
        for title in helpPages(language: .english) {
            guard let page = helpPage(id: title.id, language: .english) else { continue }
            for case .diagram(let diagram) in page.blocks {
                for step in diagram.steps.indices {
                    let state = diagramState(diagram: diagram, step: UInt32(step))
                    let board = BoardModel(state: state, texts: Texts(.english), pace: .still)
                    try save(board, "help-\(title.id)-\(drawn)", dark: drawn.isMultiple(of: 2))
                    drawn += 1
                }
            }
        }
        #expect(drawn > 10)
    }

    @Test func aBoardOfTenRowsWritesNumbersAtBothEnds() async throws {
        var setup = MatchSetup.computer(.easy, starter: .me)
        setup.variant = .international
        try await withBoard(setup) { board, model in
            let names = try save(board, "international").compactMap(\.text)
            #expect(
                names == ["1", "5", "6", "10", "11", "15", "16", "20", "21", "25"] + [
                    "26", "30", "31", "35", "36", "40", "41", "45", "46", "50",
                ])
            board.turn(true)
            let turned = try save(board, "international-turned").compactMap(\.text)
            #expect(turned.contains("50") && Set(turned) == Set(names))
        }
    }

    /// On a large board the numbers stand in the squares, and the last move leaves them room.
    @Test func largeSquaresHoldTheirNumbers() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            let large = CGSize(width: 720, height: 720)
            model.send(.tap(square: 11))
            model.send(.tap(square: 15))
            board.finishAnimations()
            let picture = board.picture(in: large, at: 100)
            try Picture(picture, size: large).save(as: "large")
            #expect(picture.steps.compactMap(\.text).count == 32)
        }
    }

    @Test func lettersStandBelowAndDigitsBeside() async throws {
        var setup = MatchSetup.computer(.easy, starter: .me)
        setup.variant = .russian
        try await withBoard(setup) { board, _ in
            let names = try save(board, "letters").compactMap(\.text)
            #expect(names == ["a", "b", "c", "d", "e", "f", "g", "h", "8", "7", "6", "5", "4", "3", "2", "1"])
        }
    }

    @Test func boldPiecesAndTurnedCrowns() throws {
        let diagrams = helpPage(id: "endgame", language: .english)?.blocks.compactMap { block -> HelpDiagram? in
            if case .diagram(let diagram) = block { diagram } else { nil }
        }
        let kings = try #require(diagrams?.first)
        let board = BoardModel(
            state: diagramState(diagram: kings, step: 0), texts: Texts(.english), pace: .still)
        let upright = try save(board, "kings")
        board.look = BoardLook(theme: .slate, pieces: .turned, boldText: true, crownsTurned: .two)
        let turned = try save(board, "kings-turned", dark: true)
        #expect(upright != turned)
    }

    @discardableResult
    private func save(_ board: BoardModel, _ name: String, dark: Bool = false) throws -> [DrawStep] {
        board.finishAnimations()
        let picture = board.picture(in: size, at: 100)
        #expect(picture.rotation == 0)
        try Picture(picture, size: size, theme: board.look.theme, dark: dark).save(as: name)
        return picture.steps
    }

    private func discs(_ steps: [DrawStep], _ tint: Tint, radius: Double, side: Double) -> Int {
        steps.filter { step in
            guard case .fill(.circle(_, let drawn), tint, _) = step else { return false }
            return abs(drawn - radius * side) < 0.01
        }.count
    }

    private func place(_ square: UInt8, _ board: BoardModel) throws -> Place {
        try #require(board.state.place(of: square))
    }
}

extension DrawStep {
    var text: String? {
        if case .text(let text, _, _, _, _) = self { text } else { nil }
    }

    func fills(_ tint: Tint, box: CGRect) -> Bool {
        self == .fill(.box(box, corner: 0), tint, opacity: 1)
    }
}

/// A match of that kind, and its board at rest.
@MainActor
func withBoard(_ setup: MatchSetup, _ body: (BoardModel, GameModel) async throws -> Void) async throws {
    try await withFolder { folder in
        let model = await GameModel.open(folder: folder)
        model.send(.newGame(setup: setup))
        let board = BoardModel(state: model.state, texts: Texts(.english), pace: .still) { _ in }
        board.send = { input in
            model.send(input)
            board.show(model.state)
        }
        model.heard = { board.show($0) }
        try await body(board, model)
    }
}

extension Pace {
    /// No time passes.
    static let still = Pace(now: { 0 }, pause: { _ in })
}
