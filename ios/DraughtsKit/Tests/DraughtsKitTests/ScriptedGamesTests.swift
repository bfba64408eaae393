import DraughtsCore
import Foundation
import Testing

/// The scripted games through the generated code: after each line the state must be the one that the core itself came to,
/// as `tests/tools/play-scripts` wrote it down.
@MainActor
@Suite struct ScriptedGamesTests {
    nonisolated static let scripts = GameScript.all(in: project.appendingPathComponent("tests/data/games"))

    @Test func thereAreScripts() {
        #expect(!Self.scripts.isEmpty)
    }

    @Test(arguments: scripts) func everyLineGivesTheStateOfTheCore(script: GameScript) async throws {
        let file = project.appendingPathComponent("target/games/\(script.name).jsonl")
        var expected = try readLines(of: file)[...]
        try await withFolder { folder in
            let player = ScriptPlayer(folder: folder)
            for (number, line) in script.lines.enumerated() {
                guard let state = await player.obey(line) else { continue }
                try #require(state == expected.popFirst(), "line \(number + 1): \(line)")
            }
            #expect(expected.isEmpty)
        }
    }
}

/// A file of inputs, one a line.
struct GameScript: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]

    var testDescription: String { name }

    static func all(in folder: URL) -> [GameScript] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "txt" }
            .sorted { $0.path < $1.path }
            .compactMap { file in
                let name = file.deletingPathExtension().lastPathComponent
                return (try? readLines(of: file)).map { GameScript(name: name, lines: $0) }
            }
    }
}

/// Does what the lines of a script ask for.
@MainActor
final class ScriptPlayer {
    /// That of the core's command line.
    private let seed: UInt64 = 1
    private let folder: URL
    private var match: Match

    init(folder: URL) {
        self.folder = folder
        match = Match.openSeeded(folder: folder.path, seed: seed)
    }

    /// The state after the line as JSON, `error` for a line that came to nothing, and nothing for a line that asks for
    /// nothing.
    func obey(_ line: String) async -> String? {
        do {
            switch try match.readLine(line: line) {
            case .send(let inputs):
                return inputs.map { match.input(input: $0) }.last.map { stateJson(state: $0) }
            case .think:
                return stateJson(state: try await match.think())
            case .hint:
                return stateJson(state: try await match.hint())
            case .name(let player, let name):
                return stateJson(state: try match.setName(player: player, name: name))
            case .wait(let milliseconds):
                match.letTimePass(milliseconds: milliseconds)
                return stateJson(state: match.state())
            case .resume:
                match.flush()
                match = Match.openSeeded(folder: folder.path, seed: seed)
                return stateJson(state: match.state())
            }
        } catch {
            return "error"
        }
    }
}

/// The lines of a file of text, without an empty one at its end. What the core's command line says of an error is its
/// own: here it is one word.
private func readLines(of file: URL) throws -> [String] {
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines.map { $0.hasPrefix(#"{"error":"#) ? "error" : $0 }
}
