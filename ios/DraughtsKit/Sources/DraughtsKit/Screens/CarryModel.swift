import DraughtsCore
import Foundation
import Observation

/// All data carried to another phone and back.
@MainActor
@Observable
public final class CarryModel {
    public var question: Question?
    /// An import can be taken back.
    public private(set) var canTakeBack: Bool
    /// The data as a file's text, once it has been asked for; a view offers to save it and forgets it.
    public var exported: String?

    @ObservationIgnored private let game: GameModel
    @ObservationIgnored private let texts: Texts

    init(game: GameModel, texts: Texts) {
        self.game = game
        self.texts = texts
        canTakeBack = game.match.canTakeBackImport()
    }

    public func export() async {
        switch await game.away({ match in Result { try match.exportData() } }) {
        case .success(let text): exported = text
        case .failure(let error): tell(error)
        }
    }

    /// A file was chosen, or could not be.
    public func take(_ chosen: Result<URL, any Error>) async {
        guard let url = try? chosen.get() else { return }
        switch await Task.detached(operation: { readText(of: url) }).value {
        case .success(let text): await take(text)
        case .failure(let fault): question = texts.remark(texts[fault.word])
        }
    }

    /// Looks into a file's text, and asks what is to become of one's own data.
    public func take(_ text: String) async {
        switch await Task.detached(operation: { Result { try dataSummary(text: text) } }).value {
        case .success(let summary): ask(text, summary)
        case .failure(let error): tell(error)
        }
    }

    private func ask(_ text: String, _ summary: DataSummary) {
        var asked = texts.question(
            .importQuestion,
            texts.answer(.importMerge) { self.begin(text, .merge) },
            texts.answer(.importReplace, .destructive) { self.begin(text, .replace) },
            texts.answer(.cancel, .cancel))
        asked.note = texts.sentences([texts.of(summary), texts[.dataTakeBackNote]])
        question = asked
    }

    /// Asks before what came since is gone.
    public func askTakingBack() {
        question = texts.question(
            .takeBackQuestion, note: .takeBackQuestionNote,
            texts.answer(.dataTakeBack, .destructive) { Task { await self.takeBack() } },
            texts.answer(.cancel, .cancel))
    }

    func takeBack() async {
        await finish(game.away { match in Result { try match.takeBackImport() } }, told: .dataTakenBack)
    }

    private func begin(_ text: String, _ mode: ImportMode) {
        Task { await take(text, mode) }
    }

    func take(_ text: String, _ mode: ImportMode) async {
        await finish(game.away { match in Result { try match.importData(text: text, mode: mode) } }, told: .dataTakenIn)
    }

    private func finish(_ result: Result<MatchState, any Error>, told word: Word) async {
        canTakeBack = game.match.canTakeBackImport()
        switch result {
        case .success:
            game.refresh()
            question = texts.remark(texts[word])
        case .failure(let error):
            tell(error)
        }
    }

    private func tell(_ error: any Error) {
        question = texts.remark(texts[texts.word(for: error)])
    }
}

extension Texts {
    /// What a file of data holds.
    func of(_ summary: DataSummary) -> String {
        let counts: [(CountedWord, UInt32)] = [
            (.importGames, summary.games), (.importResults, summary.results), (.importColleagues, summary.colleagues),
        ]
        let name = summary.nickname.isEmpty ? [] : [summary.nickname]
        return listed(name + counts.map { self($0, count: Int($1)) })
    }

    /// Why something from outside, or from the disk, was not taken.
    func word(for error: any Error) -> Word {
        switch error {
        case TransferError.Foreign: .dataForeign
        case TransferError.Mangled: .dataMangled
        case TransferError.Newer: .dataNewer
        case TransferError.NothingToTakeBack: .dataNothingToTakeBack
        case CardError.NotACard: .cardNone
        case CardError.Cut: .cardCut
        case CardError.Mangled: .cardMangled
        case CardError.Newer: .cardNewer
        case CardError.Own: .cardOwn
        case CardError.Older: .cardOlder
        case NicknameError.Empty: .nicknameEmpty
        case NicknameError.TooLong: .nicknameTooLong
        case NicknameError.BadCharacter: .nicknameBadCharacter
        case TransferError.OwnFault, CardError.OwnFault, NicknameError.OwnFault: .msgSomethingFailed
        default: .dataDisk
        }
    }
}
