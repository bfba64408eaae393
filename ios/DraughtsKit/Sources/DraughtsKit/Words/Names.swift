import DraughtsCore

/// What things are called.
extension Texts {
    public func name(of variant: Variant) -> String {
        switch variant {
        case .english: self[.variantEnglish]
        case .russian: self[.variantRussian]
        case .brazilian: self[.variantBrazilian]
        case .italian: self[.variantItalian]
        case .czech: self[.variantCzech]
        case .spanish: self[.variantSpanish]
        case .international: self[.variantInternational]
        }
    }

    /// The rules as they are played: the home rule is a variant of its own.
    public func name(of variant: Variant, forcedCapture: Bool) -> String {
        forcedCapture ? name(of: variant) : self(.homeRuleTitle, name(of: variant))
    }

    /// What sets a variant apart.
    public func trait(of variant: Variant) -> String {
        switch variant {
        case .english: self[.traitEnglish]
        case .russian: self[.traitRussian]
        case .brazilian: self[.traitBrazilian]
        case .italian: self[.traitItalian]
        case .czech: self[.traitCzech]
        case .spanish: self[.traitSpanish]
        case .international: self[.traitInternational]
        }
    }

    public func name(of level: Level) -> String {
        switch level {
        case .easy: self[.levelEasy]
        case .medium: self[.levelMedium]
        case .hard: self[.levelHard]
        case .master: self[.levelMaster]
        }
    }

    public func name(of band: Band) -> String {
        switch band {
        case .novice: self[.bandNovice]
        case .expert: self[.bandExpert]
        case .pro: self[.bandPro]
        }
    }

    /// A band, and what is missing to the next.
    public func line(of band: Band, next: Band?, missing: UInt32) -> String {
        let missing =
            switch next {
            case .expert: self(.bandToExpert, missing)
            case .pro: self(.bandToPro, missing)
            case .novice, nil: self[.bandTop]
            }
        return self(.bandLine, name(of: band), missing)
    }

    /// What a player is called on the screen.
    public func name(of player: Player, in state: MatchState) -> String {
        if let name = state.ownName(of: player) { return name }
        switch (player, state.setup.mode) {
        case (.one, .computer): return self[.you]
        case (.two, .computer): return self[.computer]
        case (.one, .twoPlayers): return self[.playerOne]
        case (.two, .twoPlayers): return self[.playerTwo]
        }
    }
}

extension MatchState {
    /// What one of two people has said to be called.
    func ownName(of player: Player) -> String? {
        setup.mode == .twoPlayers ? (player == .one ? names.one : names.two) : nil
    }
}
