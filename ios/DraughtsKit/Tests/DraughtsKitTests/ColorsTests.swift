import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// The colours of the asset catalogue.
@Suite struct ColorsTests {
    @Test func everyColourOfTheModelsIsThere() throws {
        let names = try AssetColors.all().names
        let boards = BoardTheme.allCases.flatMap { theme in Tint.allCases.map { $0.asset(in: theme) } }
        #expect(names == Set(Paint.allCases.map(\.rawValue) + boards))
    }

    @Test func contrastTakesThePrintBoard() throws {
        let colors = try AssetColors.all()
        for dark in [false, true] {
            for tint in Tint.allCases where tint != .label {
                let print = colors.hex(tint.asset(in: .print), dark: dark)
                #expect(colors.hex(tint.asset(in: .walnut), dark: dark, contrast: true) == print)
            }
            #expect(colors.hex("textMuted", dark: dark, contrast: true) == colors.hex("text", dark: dark))
            #expect(colors.hex("line", dark: dark, contrast: true) == colors.hex("control", dark: dark))
        }
        #expect(colors.hex("walnut-dark", dark: false) == "#9F744B")
    }
}
