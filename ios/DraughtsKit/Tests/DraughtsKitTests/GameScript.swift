import Foundation
import Testing

/// A scripted game: one input a line, as the core reads them. Empty lines and lines that begin with `#` are for people.
struct GameScript: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]

    init(contentsOf file: URL) throws {
        name = file.deletingPathExtension().lastPathComponent
        lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    var testDescription: String { name }

    /// The scripts of a folder, by name.
    static func all(in folder: URL) throws -> [GameScript] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }
            .map(GameScript.init(contentsOf:))
            .sorted { $0.name < $1.name }
    }
}
