import DraughtsCore
import Foundation

/// The app's texts in one language. Numbers, names and moves fill their places; a plural's form is chosen here, by the
/// language's own rule, so that what is tested on any system is what a phone shows.
public struct Texts: Sendable {
    /// A language that the texts are in.
    public enum Language: String, CaseIterable, Sendable {
        case english = "en"
        case russian = "ru"
    }

    public let language: Language
    private let bundle: Bundle

    public init(_ language: Language) {
        self.language = language
        let path = Bundle.module.path(forResource: language.rawValue, ofType: "lproj")
        bundle = path.flatMap { Bundle(path: $0) } ?? .module
    }

    /// In the language that the person has chosen for the app, or else for the device.
    public static var preferred: Texts {
        let chosen = Bundle.preferredLocalizations(from: Language.allCases.map(\.rawValue), forPreferences: nil)
        return Texts(chosen.first.flatMap { Language(rawValue: $0) } ?? .english)
    }

    /// The language of dates and numbers.
    public var locale: Locale { Locale(identifier: language.rawValue) }

    /// A text as it stands.
    public subscript(word: Word) -> String { string(word.rawValue) }

    /// A text with its places filled.
    public func callAsFunction(_ word: Word, _ arguments: any CustomStringConvertible...) -> String {
        fill(string(word.rawValue), with: arguments.map(\.description))
    }

    /// A text in the form for `count`, which fills its first place unless others are given.
    public func callAsFunction(
        _ word: CountedWord, count: Int, _ arguments: any CustomStringConvertible...
    ) -> String {
        let given = arguments.isEmpty ? [count.description] : arguments.map(\.description)
        return fill(form(of: word, for: count), with: given)
    }

    /// What the core wants told.
    public func of(_ message: DraughtsCore.Text) -> String {
        let arguments = message.arguments.map { word(for: $0) }
        switch words(of: message.key) {
        case .one(let word): return fill(self[word], with: arguments)
        case .counted(let word): return fill(form(of: word, for: count(in: message)), with: arguments)
        }
    }

    /// What went wrong with a file of the records.
    public func of(_ notice: RecordsNotice) -> String {
        let about: Word =
            switch notice.about {
            case .history: .noticeHistory
            case .profile: .noticeProfile
            case .colleagues: .noticeColleagues
            }
        let problem =
            switch notice.problem {
            case .damaged: self(.noticeDamaged, notice.file)
            case .newer: self(.noticeNewer, notice.file)
            case .fromCopy: self[.noticeFromCopy]
            case .unreadable: self(.noticeUnreadable, notice.file)
            case .halfWritten: self[.noticeHalfWritten]
            case .partlyDamaged(let entries): self(.noticePartlyDamaged, count: Int(entries), entries, notice.file)
            }
        return self(.noticeLine, self[about], problem)
    }

    /// "a", "a or b", "a, b or c".
    public func anyOf(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return self(.listOr, listed(names.dropLast()), last)
    }

    /// "a, b, c".
    public func listed(_ parts: some Sequence<String>) -> String {
        joined(parts, by: .listComma)
    }

    /// "A. B. C".
    public func sentences(_ parts: some Sequence<String>) -> String {
        joined(parts, by: .spokenSentences)
    }

    private func joined(_ parts: some Sequence<String>, by word: Word) -> String {
        let parts = Array(parts)
        return parts.dropFirst().reduce(parts.first ?? "") { self(word, $0, $1) }
    }

    private func word(for argument: Argument) -> String {
        switch argument {
        case .number(let value): value.description
        case .verbatim(let value): value
        case .squares(let names): anyOf(names)
        case .variant(let value): name(of: value)
        case .level(let value): name(of: value)
        }
    }

    /// The number that chooses the form; a message that came without one has it as its first argument.
    private func count(in message: DraughtsCore.Text) -> Int {
        if let count = message.count { return Int(count) }
        if case .number(let value) = message.arguments.first { return Int(value) }
        return 0
    }

    private func form(of word: CountedWord, for count: Int) -> String {
        string("\(word.rawValue).\(language.form(for: count))")
    }

    private func string(_ key: String) -> String {
        bundle.localizedString(forKey: key, value: nil, table: "Localizable")
    }
}

extension Texts.Language {
    /// A way of counting, as the languages of the world are described (Unicode CLDR, plural rules of whole numbers).
    public enum Form: String, Sendable {
        case one, few, many, other
    }

    /// The forms that this language has for whole numbers.
    public var forms: [Form] {
        switch self {
        case .english: [.one, .other]
        case .russian: [.one, .few, .many]
        }
    }

    /// The form that goes with a number.
    public func form(for count: Int) -> Form {
        switch self {
        case .english:
            return count == 1 ? .one : .other
        case .russian:
            let (ones, tens) = (count % 10, count % 100)
            if ones == 1, tens != 11 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        }
    }
}

/// Fills the places `%1$@`, `%2$d` and so on; a place without an argument stays empty.
func fill(_ format: String, with arguments: [String]) -> String {
    var filled = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
        filled += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
            filled += "%"
            rest = rest.dropFirst()
            continue
        }
        let number = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(number.count + 2)
        if let place = Int(number), arguments.indices.contains(place - 1) { filled += arguments[place - 1] }
    }
    return filled + rest
}
