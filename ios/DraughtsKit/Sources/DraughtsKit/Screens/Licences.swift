import Foundation

/// What the app is made of, and under which licences: in English, as licences are. `tests/tools/notices` writes it.
public struct Licences: Equatable, Sendable {
    public struct Paragraph: Identifiable, Equatable, Sendable {
        public var id: Int
        public var words: String
        /// It names a licence, and heads what follows.
        public var isHeading: Bool
    }

    public var paragraphs: [Paragraph]

    /// The text among a bundle's resources; empty where there is none.
    public init(bundle: Bundle = .main) {
        let file = bundle.url(forResource: "licences", withExtension: "txt")
        self.init(text: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
    }

    init(text: String) {
        let parts = text.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: "\n\n")
        paragraphs = parts.filter { !$0.isEmpty }.enumerated().map { index, words in
            Paragraph(id: index, words: words, isHeading: words.hasPrefix("Under the ") && words.count < 60)
        }
    }
}
