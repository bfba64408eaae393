import DraughtsCore
import DraughtsKit
import Foundation
import Testing

/// The endgame tables, given to the core from files.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct BundleTablesTests {
    /// The files that an app copies into its bundle.
    private static let committed = project.appendingPathComponent("core/data/endgame")

    @Test func everyVariantHasItsFile() throws {
        let tables = BundleTables(folder: Self.committed)
        for name in ["english", "russian", "brazilian", "italian", "czech", "spanish", "international"] {
            let bytes = try #require(tables.read(name: "\(name).endgame"))
            #expect(bytes.prefix(4) == Data("DEGT".utf8))
        }
        #expect(tables.read(name: "halma.endgame") == nil)
    }

    @Test func theHintUsesThem() async throws {
        try await withFolder { folder in
            let match = Match.openSeeded(folder: folder.path, seed: 1)
            match.useTables(source: BundleTables(folder: Self.committed))
            let state = try await match.hint()
            #expect(state.hint != nil)
            #expect(match.tablesNote() == nil)
        }
    }

    @Test func withoutThemAHintIsFoundAndTheSettingsAreTold() async throws {
        try await withFolder { folder in
            let match = Match.openSeeded(folder: folder.path, seed: 1)
            match.useTables(source: BundleTables(bundle: .main))
            let state = try await match.hint()
            #expect(state.hint != nil)
            #expect(match.tablesNote()?.key == .tablesMissing)
        }
    }
}
