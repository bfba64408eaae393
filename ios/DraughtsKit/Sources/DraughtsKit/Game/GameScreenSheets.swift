import DraughtsCore
import Foundation

/// What opens over the game.
extension GameScreenModel {
    public func openNewGame() {
        sheet = .newGame(
            NewGameModel(game: game, texts: texts, page: { [self] in help(at: $0) }) { [weak self] in
                self?.sheet = nil
            })
    }

    public func openScores() {
        let level = game.state.setup.level
        sheet = .scores(
            ScoresModel(records: game.match.records(), level: level, texts: texts) { [self] in history($0) })
    }

    public func openHistory(_ filter: HistoryFilter = .everything) { sheet = .history(history(filter)) }

    private func history(_ filter: HistoryFilter) -> HistoryModel {
        HistoryModel(game: game, filter: filter, texts: texts, pace: pace) { [self] in model(of: $0) }
    }

    public func openColleagues() {
        sheet = .colleagues(ProfileModel(records: game.match.records(), texts: texts))
    }

    /// The page of the variant being played, at the rule that refused a move when one just did.
    public func openHelp() { sheet = .help(help(at: helpForState(state: game.state))) }

    /// - Parameter place: nothing is the table of contents
    func help(at place: HelpPlace?) -> HelpModel {
        HelpModel(at: place, settings: game.settings, look: plainLook, texts: texts, pace: pace)
    }

    /// A link or a file that was opened.
    func take(_ text: Result<String, FileFault>) async {
        switch text {
        case .success(let text): await receive(text)
        case .failure(let fault): question = texts.remark(texts[fault.word])
        }
    }

    /// A text that came from outside: a link, a file, something pasted.
    public func receive(_ text: String) async {
        guard text.utf8.count <= mostReceivedBytes() else { return await take(.failure(.tooLong)) }
        switch await Task.detached(operation: { receivedKind(text: text) }).value {
        case .card:
            let profile = ProfileModel(records: game.match.records(), texts: texts)
            sheet = .colleagues(profile)
            profile.receive(text)
        case .data:
            let settings = SettingsModel(game: game, texts: texts)
            sheet = .settings(settings)
            await settings.carry.take(text)
        case .pdn:
            switch await game.away({ match in Result { try match.openPdn(text: text) } }) {
            case .success(let file): open(file)
            case .failure(PdnFileError.NoGame(let why)): question = texts.remark(texts.of(why))
            case .failure: question = texts.remark(texts[.gameNotUnderstood])
            }
        }
    }

    private func open(_ file: PdnFile) {
        if let only = file.only(), let replay = file.replay(index: only) {
            sheet = .replay(model(of: replay))
        } else {
            sheet = .file(FileModel(file, texts: texts) { [self] in model(of: $0) })
        }
    }

    func model(of replay: Replay, at place: Int? = nil) -> ReplayModel {
        ReplayModel(replay, at: place, game: game, look: plainLook, texts: texts, pace: pace) { [weak self] in
            self?.playOn($0, at: $1)
        }
    }
}
