import SwiftUI
import UniformTypeIdentifiers

/// A text as a file to be saved.
struct TextFile: FileDocument {
    static let readableContentTypes: [UTType] = [.json]

    var text: String

    init(_ text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

extension UTType {
    /// Recorded games; the app declares the type.
    static let pdn = UTType(exportedAs: "org.draughts.pdn")
}

/// A game as it is shared: a file for apps that take one, text for the others.
struct SharedGame: Transferable {
    var pdn: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .pdn) { Data($0.pdn.utf8) }
            .suggestedFileName("draughts.pdn")
        ProxyRepresentation(exporting: \.pdn)
    }
}
