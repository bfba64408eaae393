import DraughtsCore
import Foundation

/// What a person does on the game's screen.
extension GameScreenModel {
    /// Hands on an input; whatever moves is finished first.
    func send(_ input: Input) {
        board.finishAnimations()
        // At an earlier place nothing is played: whatever is done there leads back to the game.
        guard looked == nil else { return returnToGame() }
        stopHinting()
        let before = game.state
        if input.leavesPosition { turns += 1 }
        game.send(input)
        if before.phase != .computerMoves, game.state.phase == .computerMoves { turns += 1 }
    }

    /// Begins another game with the board after `place` moves of a recorded one.
    func playOn(_ replay: Replay, at place: Int) {
        sheet = nil
        if looked != nil { returnToGame() }
        board.finishAnimations()
        stopHinting()
        turns += 1
        game.playOn(replay, at: place)
    }

    public func perform(_ command: Command) {
        switch command {
        case .undo: send(.undo)
        case .redo: send(.redo)
        case .hint: toggleHint()
        case .turn: turnBoard()
        case .newGame: openNewGame()
        case .offerDraw: send(.offerDraw(player: game.state.turn))
        case .resign: askResigning()
        case .pauseClock: send(game.state.clock?.paused == true ? .resumeClock : .pauseClock)
        case .review: Task { await review() }
        case .scores: openScores()
        case .history: openHistory()
        case .colleagues: openColleagues()
        case .help: openHelp()
        case .settings: sheet = .settings(SettingsModel(game: game, texts: texts))
        }
    }

    /// A key that no button has taken. False if it means nothing here.
    public func press(_ key: KeyStroke) -> Bool {
        switch key.meaning(turned: board.turned) {
        case .input(let input): send(input)
        case .command(let command): perform(command)
        case nil: return false
        }
        return true
    }

    public func dismissNotice() {
        if !game.state.notices.isEmpty { return send(.dismissNotice) }
        game.match.records().dismissNotice()
        readRecordsNotice()
    }

    func readRecordsNotice() {
        recordsNotice = game.match.records().notices().first.map { texts.of($0) }
    }

    public func nextGame() { send(.nextGame) }

    /// The final position is looked at without the result.
    public func shutResult() {
        showsResult = false
        resultShut = true
    }

    /// The game that is over, looked through from its end.
    public func review() async {
        guard let replay = await game.away({ $0.review() }) else { return }
        sheet = .replay(model(of: replay, at: Int(replay.length())))
    }

    /// Shows the board after so many moves; nothing can be played there.
    public func look(at place: Int) {
        guard place < played.count else { return returnToGame() }
        let forward = place == (looked ?? played.count) + 1
        let state = game.match.stateAt(place: UInt32(place), forward: forward)
        (looked, lookedAt) = (place, state)
        board.show(state)
    }

    /// Back to the game from an earlier place.
    public func returnToGame() {
        guard looked != nil else { return }
        (looked, lookedAt) = (nil, nil)
        var state = game.state
        state.motion = nil
        board.show(state)
    }

    /// Looks for a hint; asked once more while it does, it gives up looking.
    private func toggleHint() {
        if isHinting { return stopHinting() }
        returnToGame()
        thinkingSince = pace.now()
        hinting = Task { [weak self, game] in
            try? await game.hint()
            guard !Task.isCancelled else { return }
            self?.stopHinting()
        }
    }

    func stopHinting() {
        guard let hinting else { return }
        hinting.cancel()
        self.hinting = nil
        thinkingSince = nil
    }

    private func turnBoard() {
        board.turn(!board.turned)
        dress()
    }

    private func askResigning() {
        let player = game.state.turn
        let name = game.state.ownName(of: player)
        let nameless: Word = player == .one ? .playerOneResigns : .playerTwoResigns
        question = texts.question(
            name == nil ? nameless : .namedResigns, name: name,
            reader: player,
            texts.answer(.resign, .destructive) { self.send(.resign(player: player)) },
            texts.answer(.keepPlaying, .cancel))
    }
}
