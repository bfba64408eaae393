import Foundation
import Testing

@testable import DraughtsKit

/// What the app declares of itself to the system.
@Suite struct AppFilesTests {
    private let info: [String: Any]
    private let privacy: [String: Any]

    init() throws {
        info = try Self.read("Info.plist")
        privacy = try Self.read("PrivacyInfo.xcprivacy")
    }

    @Test func invitationsAndGamesAreOpenedByTheApp() throws {
        let schemes = try #require(info["CFBundleURLTypes"] as? [[String: Any]])
        #expect(schemes.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] } == ["draughts"])
        let documents = try #require(info["CFBundleDocumentTypes"] as? [[String: Any]])
        let types = documents.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        #expect(types == ["org.draughts.pdn", "public.json"])
        let declared = try #require((info["UTExportedTypeDeclarations"] as? [[String: Any]])?.first)
        #expect(declared["UTTypeIdentifier"] as? String == "org.draughts.pdn")
        let tags = try #require(declared["UTTypeTagSpecification"] as? [String: Any])
        #expect(tags["public.filename-extension"] as? [String] == ["pdn"])
    }

    @Test func nothingIsAskedTrackedOrCollected() {
        #expect(!info.keys.contains { $0.hasSuffix("UsageDescription") })
        #expect(info["NSAppTransportSecurity"] == nil && info["UIBackgroundModes"] == nil)
        #expect(privacy["NSPrivacyTracking"] as? Bool == false)
        #expect((privacy["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        #expect((privacy["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
    }

    @Test func theLanguagesAreThoseOfTheTexts() throws {
        let languages = Texts.Language.allCases
        #expect(info["CFBundleLocalizations"] as? [String] == languages.map(\.rawValue))
        #expect(info["CFBundleDevelopmentRegion"] as? String == languages[0].rawValue)
        for language in languages {
            let names = try Self.read("\(language.rawValue).lproj/InfoPlist.strings")
            #expect(names.keys.sorted() == ["CFBundleDisplayName"])
            #expect(names["CFBundleDisplayName"] as? String == Texts(language)[.appName])
        }
    }

    /// The page's colour is shown before the app is there, and every side up is supported on a tablet.
    @Test func theLaunchIsPlain() throws {
        #expect((info["UILaunchScreen"] as? [String: Any])?["UIColorName"] as? String == Paint.page.rawValue)
        #expect((info["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 4)
    }

    /// The sounds that the models name are those that the project takes in.
    @Test func everySoundIsThere() throws {
        let folder = project.appendingPathComponent("android/app/src/main/res/raw")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".wav") }
        #expect(Set(files) == Set(GameScreenModel.soundFiles.map { "\($0).wav" }))
    }

    @Test func licencesAreShownByParagraphs() throws {
        let file = project.appendingPathComponent("android/app/src/main/res/raw/licences.txt")
        let licences = Licences(text: try String(contentsOf: file, encoding: .utf8))
        #expect(licences.paragraphs.filter(\.isHeading).count > 1 && licences.paragraphs.count > 5)
        #expect(licences.paragraphs.first?.isHeading == false)
        #expect(Licences().paragraphs.isEmpty)
    }

    private static func read(_ name: String) throws -> [String: Any] {
        let file = project.appendingPathComponent("ios/App/\(name)")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(list as? [String: Any])
    }
}
