import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

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
