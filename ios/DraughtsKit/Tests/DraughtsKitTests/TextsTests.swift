import DraughtsCore
import Foundation
import Testing

@testable import DraughtsKit

/// The texts against Android's, from which they are made: the same keys, places and plural forms.
@Suite struct TextsTests {
    @Test(arguments: Texts.Language.allCases)
    func keysAreThoseOfAndroidOneToOne(language: Texts.Language) throws {
        let android = try AndroidTexts(language)
        // What is said on Apple's systems only.
        let own = try readStrings(ownFile(language)).keys.filter { !android.keys.contains($0) }
        let ownCounted = own.filter { $0.contains(".") }.map { $0.prefix { $0 != "." } }.map(String.init)
        let ownPlain = own.filter { !$0.contains(".") }
        #expect(Set(Word.allCases.map(\.rawValue)).subtracting(ownPlain) == Set(android.strings.keys))
        #expect(Set(CountedWord.allCases.map(\.rawValue)).subtracting(ownCounted) == Set(android.plurals.keys))
        #expect(try table(language).keys.sorted() == (android.keys + own).sorted())
    }

    @Test(arguments: Texts.Language.allCases)
    func placesAreThoseOfAndroid(language: Texts.Language) throws {
        let android = try AndroidTexts(language)
        let table = try self.table(language)
        for (key, text) in android.all {
            let own = try #require(table[key], "\(key)")
            #expect(places(in: own) == places(in: text), "\(key)")
        }
    }

    /// A word that differs must say so in `Texts/`.
    @Test(arguments: Texts.Language.allCases)
    func wordsAreThoseOfAndroidUnlessSaidOtherwise(language: Texts.Language) throws {
        let differing = try readStrings(ownFile(language))
        let table = try self.table(language)
        for (key, text) in try AndroidTexts(language).all where differing[key] == nil {
            #expect(table[key] == text.replacingOccurrences(of: "$s", with: "$@"), "\(key)")
        }
        for (key, text) in differing { #expect(table[key] == text, "\(key)") }
    }

    @Test(arguments: Texts.Language.allCases)
    func everyMessageOfTheCoreHasWords(language: Texts.Language) {
        let texts = Texts(language)
        for key in TextKey.allCases {
            for count: UInt32 in [1, 2, 5, 21, 40] {
                let arguments = [Argument.number(value: count), .number(value: 7)]
                let text = texts.of(Text(key: key, arguments: arguments, count: count))
                #expect(!text.isEmpty && !text.hasPrefix("msg_") && !text.contains("%"), "\(key): \(text)")
            }
        }
    }

    @Test(arguments: Texts.Language.allCases)
    func everyWordIsThere(language: Texts.Language) {
        let texts = Texts(language)
        for word in Word.allCases { #expect(texts[word] != word.rawValue, "\(word)") }
        for word in CountedWord.allCases {
            for count in 0...200 {
                #expect(!texts(word, count: count).hasPrefix(word.rawValue), "\(word) for \(count)")
            }
        }
    }

    @Test(arguments: [
        (0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (11, "many"), (12, "many"), (14, "many"),
        (21, "one"), (22, "few"), (25, "many"), (101, "one"), (111, "many"), (112, "many"), (122, "few"),
    ])
    func russianCounts(count: Int, form: String) {
        #expect(Texts.Language.russian.form(for: count).rawValue == form)
    }

    @Test func englishCounts() {
        #expect((0...3).map { Texts.Language.english.form(for: $0) } == [.other, .one, .other, .other])
    }

    @Test func placesAreFilledInAnyOrder() {
        #expect(fill("%2$@ before %1$d, 100%%", with: ["1", "two"]) == "two before 1, 100%")
        #expect(fill("%1$@ and %2$@", with: ["one"]) == "one and ")
        #expect(fill("", with: []).isEmpty)
    }

    @Test func messagesAreWrittenOut() {
        let english = Texts(.english)
        let russian = Texts(.russian)
        let take = Text(
            key: .takeByTapping, arguments: [.number(value: 2), .squares(names: ["c3", "e5", "g7"])], count: 2)
        #expect(english.of(take) == "Take 2: tap c3, e5 or g7")
        #expect(russian.of(take) == "Бьём 2: c3, e5 или g7")
        let rule = Text(key: .captureIsCompulsory, arguments: [.variant(value: .russian)], count: nil)
        #expect(english.of(rule) == "Russian: a capture must be played")
        let clock = Text(key: .clockKingsOnly, arguments: [.number(value: 15)], count: 15)
        #expect(russian.of(clock) == "15 ходов одними дамками без взятия")
        let last = Text(key: .lastMoveWas, arguments: [.verbatim(value: "e3-f4")], count: nil)
        #expect(english.of(last) == "Last move: e3-f4")
        let level = Text(key: .lastMoveWas, arguments: [.level(value: .hard)], count: nil)
        #expect(english.of(level) == "Last move: Hard")
        #expect(english.anyOf([]).isEmpty)
        #expect(english.anyOf(["a"]) == "a")
    }

    @Test func everythingHasAName() {
        for language in Texts.Language.allCases {
            let texts = Texts(language)
            #expect(Set(Variant.allCases.map { texts.name(of: $0) }).count == Variant.allCases.count)
            #expect(Set(Variant.allCases.map { texts.trait(of: $0) }).count == Variant.allCases.count)
            #expect(Set(Level.allCases.map { texts.name(of: $0) }).count == Level.allCases.count)
        }
        let texts = Texts(.english)
        #expect(texts.name(of: .russian, forcedCapture: false) == "Russian, home rule")
        #expect(texts.line(of: .expert, next: .pro, missing: 80) == "Expert. 80 more to Pro")
        #expect(texts.line(of: .novice, next: .expert, missing: 80) == "Novice. 80 more to Expert")
        #expect(texts.line(of: .pro, next: nil, missing: 0) == "Pro. the top band")
    }

    @Test func playersHaveNames() async throws {
        var state = try await withFolder { Match.open(folder: $0.path).state() }
        for language in Texts.Language.allCases {
            let texts = Texts(language)
            var people: Set<String> = []
            for mode in Mode.allCases {
                state.setup.mode = mode
                for player in Player.allCases { people.insert(texts.name(of: player, in: state)) }
            }
            #expect(people.count == 4)
        }
        state.setup.mode = .twoPlayers
        state.names = PlayerNames(one: "Ann", two: nil)
        #expect(Texts(.english).name(of: .one, in: state) == "Ann")
        #expect(Texts(.english).name(of: .two, in: state) == "Player 2")
    }

    @Test func theLanguageIsTheSystemsChoice() {
        #expect(Texts.Language.allCases.contains(Texts.preferred.language))
        #expect(Texts(.russian).locale.identifier == "ru")
    }

    /// The table as the app carries it.
    private func table(_ language: Texts.Language) throws -> [String: String] {
        let file = project.appendingPathComponent(
            "ios/DraughtsKit/Sources/DraughtsKit/Resources/\(language.rawValue).lproj/Localizable.strings")
        return try readStrings(file)
    }

    private func ownFile(_ language: Texts.Language) -> URL {
        project.appendingPathComponent("ios/DraughtsKit/Texts/\(language.rawValue).strings")
    }

    private func readStrings(_ file: URL) throws -> [String: String] {
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(list as? [String: String])
    }

    private func places(in text: String) -> [String] {
        text.matches(of: /%(\d\$)?[@ds]/).map { String($0.output.0).replacing("@", with: "s") }.sorted()
    }
}

/// Android's texts of one language, as its file has them.
struct AndroidTexts {
    var strings: [String: String] = [:]
    /// By key, then by form.
    var plurals: [String: [String: String]] = [:]

    var keys: [String] { all.map(\.0) }
    var all: [(String, String)] {
        strings.map { ($0, $1) } + plurals.flatMap { key, forms in forms.map { ("\(key).\($0)", $1) } }
    }

    init(_ language: Texts.Language) throws {
        let folder = language == .english ? "values" : "values-\(language.rawValue)"
        let file = project.appendingPathComponent("android/app/src/main/res/\(folder)/strings.xml")
        let xml = try String(contentsOf: file, encoding: .utf8)
        for match in xml.matches(of: /<string name="(\w+)"[^>]*>([^<]*)<\/string>/) {
            strings[String(match.1)] = Self.unescaped(match.2)
        }
        for match in xml.matches(of: /<plurals name="(\w+)">((?:.|\n)*?)<\/plurals>/) {
            for item in match.2.matches(of: /<item quantity="(\w+)">([^<]*)<\/item>/) {
                plurals[String(match.1), default: [:]][String(item.1)] = Self.unescaped(item.2)
            }
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), (#"\'"#, "'"), (#"\""#, "\""), (#"\n"#, "\n"),
            (#"\u00A0"#, "\u{A0}"),
        ]
        .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
