import DraughtsCore
import Observation

/// A game in the list of a file's games.
public struct FileRow: Identifiable, Equatable, Sendable {
    /// Its place in the file, counted from 0.
    public var id: Int
    public var title: String
    public var note: String
    /// It cannot be read, and says why.
    public var isReadable: Bool
}

/// The games of a PDN text that was opened from outside.
@MainActor
@Observable
public final class FileModel {
    public let rows: [FileRow]
    /// The game that is looked through.
    public var replay: ReplayModel?

    @ObservationIgnored private let file: PdnFile
    @ObservationIgnored private let open: (Replay) -> ReplayModel

    init(_ file: PdnFile, texts: Texts, open: @escaping (Replay) -> ReplayModel) {
        self.file = file
        self.open = open
        rows = file.entries().enumerated().map { FileModel.row($0, $1, texts) }
    }

    public func open(_ row: FileRow) {
        replay = file.replay(index: UInt32(row.id)).map(open)
    }

    private static func row(_ index: Int, _ entry: PdnEntry, _ texts: Texts) -> FileRow {
        switch entry {
        case .game(let variant, let forcedCapture, let record, let moves):
            let rules = texts.name(of: variant, forcedCapture: forcedCapture)
            return FileRow(
                id: index,
                title: texts.subtitle(of: .file(record: record)),
                note: texts.listed([rules, texts(.fileMoves, count: Int(moves))]),
                isReadable: true)
        case .unreadable(let why):
            return FileRow(id: index, title: texts[.gameNotUnderstood], note: texts.of(why), isReadable: false)
        }
    }
}
