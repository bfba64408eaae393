import Foundation

/// A scripted game: one input a line, as the core reads them. Empty lines and lines that begin with `#` say nothing to
/// the core.
public struct GameScript: Sendable, Equatable {
    public let name: String
    public let lines: [String]

    public init(name: String, text: String) {
        self.name = name
        lines = text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    public init(contentsOf file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        self.init(name: file.deletingPathExtension().lastPathComponent, text: text)
    }

    /// The scripts of a folder, by name.
    public static func all(in folder: URL) throws -> [GameScript] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }
            .map(GameScript.init(contentsOf:))
            .sorted { $0.name < $1.name }
    }
}
