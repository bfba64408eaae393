import DraughtsCore
import Testing

@testable import DraughtsKit

/// A panic in the core: it ends neither the app nor the game, is told once, and the next call works.
@MainActor
@Suite struct FaultTests {
    @Test func aFaultUnderAFingerIsToldAndNothingIsLost() async throws {
        try await withScreen { screen in
            let game = screen.game
            game.send(.tap(square: 11))
            let before = game.state
            provokeFault()
            game.send(.tap(square: 15))
            #expect(game.state.message.key == .ownFault)
            #expect(game.state.pieces == before.pieces)

            game.refresh()
            #expect(game.state.pieces == before.pieces && game.state.phase == .personMoves)
            #expect(game.state.notices.map(\.key) == [.somethingFailed])
            game.send(.dismissNotice)
            #expect(game.state.notices.isEmpty)
            game.send(.tap(square: 15))
            #expect(game.state.phase == .computerMoves)
        }
    }

    /// Each of these would be the end of the app where a call cannot throw.
    @Test func everyKindOfCallGivesWhatIsHarmless() async throws {
        try await withScreen { screen in
            let match = screen.game.match
            let records = match.records()
            provokeFault()
            #expect(match.pdn() == "")
            provokeFault()
            #expect(match.replay(id: 1) == nil)
            provokeFault()
            #expect(records.historyRules() == [])
            provokeFault()
            #expect(throws: NicknameError.OwnFault) { try records.setNickname(text: "Anna") }
            provokeFault()
            #expect(throws: TransferError.OwnFault) { try match.exportData() }
            provokeFault()
            #expect(helpPage(id: "english", language: .english) == nil)
            // Play goes on over nothing that is kept, until the app is opened anew.
            provokeFault()
            let unopened = Match.open(folder: "/")
            #expect(unopened.state().notices.map(\.key) == [.somethingFailed])

            #expect(match.pdn() != "")
            #expect(helpPage(id: "english", language: .english) != nil)
        }
    }
}
