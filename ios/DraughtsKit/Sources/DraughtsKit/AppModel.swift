import DraughtsCore
import Foundation
import Observation

/// The app: it opens the match, and tells it when the app is looked at and left.
@MainActor
@Observable
public final class AppModel {
    /// The game; nothing until it has been read.
    public private(set) var screen: GameScreenModel?
    public let texts: Texts

    @ObservationIgnored private let folder: URL
    @ObservationIgnored private let tables: BundleTables
    @ObservationIgnored private let pace: Pace
    @ObservationIgnored private var isActive = false
    /// What came before there was a game to show it over.
    @ObservationIgnored private var received: [Result<String, FileFault>] = []

    public init(
        folder: URL = AppModel.usualFolder, tables: BundleTables = BundleTables(), texts: Texts = .preferred,
        pace: Pace = .system
    ) {
        self.folder = folder
        self.tables = tables
        self.texts = texts
        self.pace = pace
    }

    /// Where everything is kept: inside the app's sandbox, backed up with the device.
    public nonisolated static var usualFolder: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? FileManager.default.temporaryDirectory).appendingPathComponent("Draughts")
    }

    /// Reads what is kept, off the main thread; the second call does nothing.
    public func open() async {
        guard screen == nil else { return }
        let folder = folder
        await Task.detached {
            startLogging()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }.value
        let game = await GameModel.open(folder: folder, tables: tables, pace: pace)
        guard screen == nil else { return }
        let screen = GameScreenModel(game: game, texts: texts, pace: pace)
        self.screen = screen
        if isActive { screen.enter() }
        for text in received { await screen.take(text) }
        received = []
    }

    /// The app is looked at, something lies over it, or it is left. When it is not looked at all is written; in the background
    /// nothing is searched for.
    public func phaseChanged(isActive: Bool, isBackground: Bool) async {
        self.isActive = isActive
        if isActive {
            screen?.enter()
        } else if isBackground {
            await screen?.leave()
        } else {
            await screen?.game.flush()
        }
    }

    /// A link or a file was opened. What cannot be read is told.
    public func open(_ url: URL) async {
        let text = await Task.detached { url.isFileURL ? readText(of: url) : .success(url.absoluteString) }.value
        if let screen { await screen.take(text) } else { received.append(text) }
    }

    /// The light that the person has chosen: nothing is the system's.
    public var forcesDark: Bool? {
        switch screen?.game.settings.appearance {
        case .light: false
        case .dark: true
        case .system, nil: nil
        }
    }
}
