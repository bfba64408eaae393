import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// Taps, drags, slips and second fingers, on a real match.
@MainActor
@Suite struct BoardTouchTests {
    let size = CGSize(width: 320, height: 340)

    @Test func aTapPicksAndATapPlaces() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            tap(board, at: 11)
            #expect(model.state.square(11)?.picked == true)
            tap(board, at: 15)
            #expect(model.state.phase == .computerMoves)
        }
    }

    /// A millimetre of movement makes no drag.
    @Test func aFingerThatSlipsTaps() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            let point = middle(of: 11, board)
            touch(board, .began, point)
            touch(board, .moved, CGPoint(x: point.x + 6, y: point.y + 6))
            touch(board, .ended, CGPoint(x: point.x + 6, y: point.y + 6))
            #expect(model.state.square(11)?.picked == true)
        }
    }

    @Test func aDragCarriesThePieceAndPutsItDown() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            touch(board, .began, middle(of: 11, board))
            touch(board, .moved, middle(of: 15, board))
            let carried = board.picture(in: size, at: 0)
            try Picture(carried, size: size).save(as: "carried")
            #expect(carried.steps.contains { if case .faint = $0 { true } else { false } })
            touch(board, .ended, middle(of: 15, board))
            #expect(model.state.phase == .computerMoves)
            #expect(model.state.lastMove?.notation == "11-15")
        }
    }

    @Test func aPieceDroppedElsewhereGoesBack() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            let rest = board.picture(in: size, at: 0)
            touch(board, .began, middle(of: 11, board))
            touch(board, .moved, middle(of: 18, board))
            touch(board, .ended, middle(of: 18, board))
            #expect(model.state.moveNumber == 1 && model.state.lastMove == nil)
            // It glides for a while.
            #expect(board.isMoving)
            #expect(board.picture(in: size, at: 0.05) != rest)
        }
    }

    @Test func aDragOutsideOrOfNothingIsVoid() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            let before = model.state.pieces
            touch(board, .began, CGPoint(x: 2, y: 2))
            touch(board, .moved, CGPoint(x: 100, y: 100))
            touch(board, .ended, CGPoint(x: 100, y: 100))
            touch(board, .began, middle(of: 18, board))
            touch(board, .moved, middle(of: 22, board))
            touch(board, .ended, middle(of: 22, board))
            #expect(model.state.pieces == before)
            // A tap outside is no tap on a square.
            tap(board, at: 11)
            let picked = model.state.squares
            touch(board, .began, CGPoint(x: 2, y: 2))
            touch(board, .ended, CGPoint(x: 2, y: 2))
            #expect(model.state.squares == picked)
        }
    }

    /// A second finger neither makes a move nor ends the first one's.
    @Test func aSecondFingerChangesNothing() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            touch(board, .began, middle(of: 11, board))
            touch(board, .began, middle(of: 9, board), id: 2)
            touch(board, .moved, middle(of: 15, board))
            touch(board, .moved, middle(of: 14, board), id: 2)
            touch(board, .ended, middle(of: 14, board), id: 2)
            #expect(model.state.square(11)?.picked == true)
            touch(board, .ended, middle(of: 15, board))
            #expect(model.state.lastMove?.notation == "11-15")
        }
    }

    /// When the first finger leaves, the one that stays does not take over.
    @Test func aFingerThatStaysDoesNotTakeOver() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            touch(board, .began, middle(of: 11, board))
            touch(board, .began, middle(of: 15, board), id: 2)
            touch(board, .ended, middle(of: 11, board))
            #expect(model.state.square(11)?.picked == true)
            touch(board, .moved, middle(of: 16, board), id: 2)
            touch(board, .ended, middle(of: 15, board), id: 2)
            #expect(model.state.square(11)?.picked == true)
            tap(board, at: 15)
            #expect(model.state.lastMove?.notation == "11-15")
        }
    }

    @Test func aTouchThatTheSystemTakesPutsThePieceBack() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            touch(board, .began, middle(of: 11, board))
            touch(board, .moved, middle(of: 15, board))
            touch(board, .cancelled, middle(of: 15, board))
            #expect(model.state.lastMove == nil)
            tap(board, at: 11)
            tap(board, at: 15)
            #expect(model.state.lastMove?.notation == "11-15")
        }
    }

    @Test func theRightButtonPlaysNothing() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            touch(board, .began, middle(of: 11, board), kind: .otherButton)
            touch(board, .ended, middle(of: 11, board), kind: .otherButton)
            #expect(!model.state.squares.contains { $0.picked })
        }
    }

    @Test func aMouseCarriesThePieceUnderThePointer() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            touch(board, .began, middle(of: 11, board), kind: .mouse)
            touch(board, .moved, middle(of: 15, board), kind: .mouse)
            let byMouse = board.picture(in: size, at: 0)
            touch(board, .cancelled, middle(of: 15, board))
            touch(board, .began, middle(of: 11, board))
            touch(board, .moved, middle(of: 15, board))
            #expect(board.picture(in: size, at: 0) != byMouse)
        }
    }

    @Test func theSettingSaysWhatATouchMayDo() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            var settings = model.settings
            settings.touch = .tapOnly
            board.obey(settings)
            touch(board, .began, middle(of: 11, board))
            touch(board, .moved, middle(of: 15, board))
            touch(board, .ended, middle(of: 15, board))
            #expect(model.state.square(11)?.picked == true)
            tap(board, at: 11)
            settings.touch = .dragOnly
            board.obey(settings)
            tap(board, at: 11)
            #expect(!model.state.squares.contains { $0.picked })
            touch(board, .began, middle(of: 11, board))
            // So quick that no movement was reported.
            touch(board, .ended, middle(of: 15, board))
            #expect(model.state.lastMove?.notation == "11-15")
        }
    }

    @Test func aPointerIsToldFromAFinger() {
        #expect(TouchEvent.Kind(isPointer: false, isOtherButton: false) == .finger)
        #expect(TouchEvent.Kind(isPointer: true, isOtherButton: false) == .mouse)
        #expect(TouchEvent.Kind(isPointer: true, isOtherButton: true) == .otherButton)
    }

    @Test func squaresAreWhereTheyAreDrawn() {
        let shape = BoardShape(origin: CGPoint(x: 10, y: 20), count: 8, side: 30, turned: false)
        for row in 0..<8 {
            for column in 0..<8 {
                let place = Place(row: row, column: column)
                for turned in [false, true] {
                    var shape = shape
                    shape.turned = turned
                    let frame = shape.frame(of: place)
                    #expect(shape.place(at: CGPoint(x: frame.midX, y: frame.midY)) == place)
                    #expect(shape.place(at: frame.origin) == place)
                }
            }
        }
        for point in [CGPoint(x: 9, y: 30), CGPoint(x: 250, y: 30), CGPoint(x: 20, y: 19), CGPoint(x: 20, y: 260)] {
            #expect(shape.place(at: point) == nil)
        }
        let none = BoardShape(origin: .zero, count: 8, side: 0, turned: false)
        #expect(none.place(at: .zero) == nil)
    }

    @Test func theBoardTakesTheLargestWholeSquares() {
        let margins = BoardMargins(count: 8, hasLetters: true, shown: true)
        #expect(margins.side(fitting: CGSize(width: 390, height: 800)) == 44)
        #expect(margins.size(side: 44) == CGSize(width: 384, height: 372))
        #expect(margins.side(fitting: .zero) == 0)
        let ten = BoardMargins(count: 10, hasLetters: false, shown: false)
        #expect(ten.size(side: 30) == CGSize(width: 340, height: 304))
    }

    /// What VoiceOver finds, and what it can do.
    @Test func squaresCanBeReadAndActivated() async throws {
        try await withBoard(.computer(.easy, starter: .me)) { board, model in
            let elements = board.elements(in: size)
            #expect(elements.count == 32)
            #expect(elements.first?.label == "32, their man")
            #expect(elements.last?.label == "1, your man")
            let rotors = [board.movableRotor, board.targetRotor, board.ownRotor, board.otherRotor]
            #expect(rotors.map(\.entries.count) == [4, 0, 12, 12] && Set(rotors.map(\.title)).count == 4)
            #expect(board.movableRotor.entries[0].label == "12, your man, can move")
            board.activate(11)
            let picked = try #require(board.elements(in: size).first { $0.id == 11 })
            #expect(picked.isSelected && picked.value == "picked")
            #expect(picked.actions.map(\.name) == ["16, target", "15, target"])
            #expect(board.targetRotor.entries.map(\.id) == [16, 15])
            board.activate(picked.actions[1].id)
            #expect(model.state.lastMove?.notation == "11-15")
            board.turn(true)
            #expect(board.elements(in: size).first?.name == "1")
            #expect(board.spoken == "Board 8 by 8. The computer is thinking")
        }
    }

    private func middle(of square: UInt8, _ board: BoardModel) -> CGPoint {
        guard let place = board.state.place(of: square) else { return .zero }
        let frame = board.shape(in: size).frame(of: place)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func touch(
        _ board: BoardModel, _ phase: TouchEvent.Phase, _ point: CGPoint, id: Int = 1,
        kind: TouchEvent.Kind = .finger
    ) {
        board.touch(TouchEvent(id: id, phase: phase, point: point, kind: kind), in: size)
    }

    private func tap(_ board: BoardModel, at square: UInt8) {
        touch(board, .began, middle(of: square, board))
        touch(board, .ended, middle(of: square, board))
    }
}
