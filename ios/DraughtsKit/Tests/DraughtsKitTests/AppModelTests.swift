import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// The app as a whole.
@MainActor
@Suite struct AppModelTests {
    @Test func theAppOpensIsLeftAndReadsWhatWasHandedToIt() async throws {
        try await withFolder { folder in
            let kept = folder.appendingPathComponent("kept")
            let app = AppModel(folder: kept, texts: Texts(.english))
            #expect(app.screen == nil && app.forcesDark == nil)
            await app.phaseChanged(isActive: true, isBackground: false)
            let file = folder.appendingPathComponent("game.pdn")
            try "[GameType \"25\"]\n1. c3-d4 d6-c5 *\n".write(to: file, atomically: true, encoding: .utf8)
            await app.open(file)
            await app.open()
            let screen = try #require(app.screen)
            #expect(screen.isActive && screen.sheet?.id == "replay")
            await app.open()
            #expect(app.screen === screen)
            await app.open(try #require(URL(string: "draughts:1ABC")))
            #expect(screen.sheet?.id == "colleagues")
            for (appearance, dark) in [(Appearance.light, false), (.dark, true), (.system, nil)]
                as [(Appearance, Bool?)]
            {
                screen.game.changeSettings { $0.appearance = appearance }
                #expect(app.forcesDark == dark)
            }
            await app.phaseChanged(isActive: false, isBackground: false)
            #expect(screen.isActive)
            await app.phaseChanged(isActive: false, isBackground: true)
            #expect(!screen.isActive)
            #expect(FileManager.default.fileExists(atPath: kept.appendingPathComponent("settings.json").path))
        }
    }

    @Test func filesAreReadOrItIsSaidWhyNot() async throws {
        #expect(AppModel.usualFolder.lastPathComponent == "Draughts")
        try await withFolder { folder in
            let file = folder.appendingPathComponent("old.pdn")
            try Data([0x4D, 0xFC, 0x6C]).write(to: file)
            #expect(try readText(of: file).get() == "Mül")
            try Data().write(to: file)
            #expect(try readText(of: file).get().isEmpty)
            let app = AppModel(folder: folder.appendingPathComponent("kept"), texts: Texts(.english))
            await app.open(folder.appendingPathComponent("not.there"))
            await app.open()
            let screen = try #require(app.screen)
            #expect(screen.question?.title == "This text can't be read")

            // As long as the core takes, and one byte longer.
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: UInt64(mostReceivedBytes()))
            #expect(try readText(of: file).get().utf8.count == mostReceivedBytes())
            try handle.truncate(atOffset: UInt64(mostReceivedBytes()) + 1)
            await app.open(file)
            #expect(screen.question?.title == "This text is too long")
            let carry = SettingsModel(game: screen.game, texts: screen.texts).carry
            await carry.take(.success(file))
            #expect(carry.question?.title == "This text is too long")
        }
    }

    @Test func theSystemsPaceWaits() async {
        let began = Pace.system.now()
        await Pace.system.pause(0.01)
        await Pace.system.pause(0)
        #expect(Pace.system.now() > began)
    }
}
