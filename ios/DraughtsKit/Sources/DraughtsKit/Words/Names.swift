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

    /// How a game came out, in a few words.
    public func result(winner: Player?, mode: Mode) -> String {
        switch (winner, mode) {
        case (nil, _): self[.draw]
        case (.one, .computer): self[.youWon]
        case (.two, .computer): self[.computerWon]
        case (.one, .twoPlayers): self[.playerOneWon]
        case (.two, .twoPlayers): self[.playerTwoWon]
        }
    }

    /// What a player is called on the screen.
    public func name(of player: Player, mode: Mode) -> String {
        switch (player, mode) {
        case (.one, .computer): self[.you]
        case (.two, .computer): self[.computer]
        case (.one, .twoPlayers): self[.playerOne]
        case (.two, .twoPlayers): self[.playerTwo]
        }
    }
}
