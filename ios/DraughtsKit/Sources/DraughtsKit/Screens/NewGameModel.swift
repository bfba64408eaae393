import DraughtsCore
import Observation

/// How the next game is to be played. It opens with the last choice.
@MainActor
@Observable
public final class NewGameModel {
    /// The choice as it is now.
    public private(set) var setup: MatchSetup
    /// What is asked before a game is given up.
    public var question: Question?
    /// The page that sets the variants side by side.
    public var help: HelpModel?

    public let modes: [Choice<Mode>]
    public let variants: [Choice<Variant>]
    public let levels: [Choice<Level>]
    public let masterTimes: [Choice<MasterTime>]
    public let clocks: [Choice<TimeControl?>]
    /// What is being typed.
    public var nameOne: String
    public var nameTwo: String
    /// Why that can be no name.
    public private(set) var nameFault: String?

    @ObservationIgnored private let game: GameModel
    @ObservationIgnored private let texts: Texts
    /// Told when the game has been begun.
    @ObservationIgnored private let begun: () -> Void
    @ObservationIgnored private let page: (HelpPlace) -> HelpModel

    init(
        game: GameModel, texts: Texts, page: @escaping (HelpPlace) -> HelpModel, begun: @escaping () -> Void
    ) {
        self.page = page
        self.game = game
        self.texts = texts
        self.begun = begun
        setup = game.state.setup
        modes = [
            Choice(.computer, texts[.modeComputer], symbol: "desktopcomputer"),
            Choice(.twoPlayers, texts[.modeTwo], symbol: "person.2"),
        ]
        variants = Variant.allCases.map { Choice($0, texts.name(of: $0), note: texts.trait(of: $0)) }
        levels = Level.allCases.map { Choice($0, texts.name(of: $0)) }
        masterTimes = texts.masterTimes
        clocks = texts.clocks(with: game.state.setup.clock)
        nameOne = game.state.names.one ?? ""
        nameTwo = game.state.names.two ?? ""
        fitMode()
    }

    public var mode: Mode {
        get { setup.mode }
        set {
            setup.mode = newValue
            fitMode()
        }
    }

    public var variant: Variant {
        get { setup.variant }
        set { setup.variant = newValue }
    }

    public var level: Level {
        get { setup.level }
        set { setup.level = newValue }
    }

    public var starter: Starter {
        get { setup.starter }
        set { setup.starter = newValue }
    }

    /// How much time two people give themselves.
    public var clock: TimeControl? {
        get { setup.clock }
        set { setup.clock = newValue }
    }

    /// How long Master thinks; a setting, so that it changes at once.
    public var masterTime: MasterTime {
        get { game.settings.masterTime }
        set { game.changeSettings { $0.masterTime = newValue } }
    }

    /// Captures may be left alone.
    public var homeRule: Bool {
        get { !setup.forcedCapture }
        set { setup.forcedCapture = !newValue }
    }

    /// How two people sit; a setting, so that it changes at once.
    public var seating: Seating {
        get { game.settings.seating }
        set { game.changeSettings { $0.seating = newValue } }
    }

    /// Where a variant knows no home rule there is nothing to switch.
    public var showsHomeRule: Bool { hasHomeRule(variant: setup.variant) }
    public var showsLevel: Bool { setup.mode == .computer }
    public var showsMasterTime: Bool { showsLevel && setup.level == .master }
    /// Two people sit somewhere, have names and perhaps a clock.
    public var showsTwoPlayers: Bool { setup.mode == .twoPlayers }

    public var seatings: [Choice<Seating>] { texts.seatings }

    public var starters: [Choice<Starter>] {
        switch setup.mode {
        case .computer:
            [
                Choice(.me, texts[.starterMe]), Choice(.computer, texts[.starterComputer]),
                Choice(.lot, texts[.starterLot]),
            ]
        case .twoPlayers:
            [Choice(.me, texts[.starterPlayerOne]), Choice(.lot, texts[.starterLot])]
        }
    }

    public func compare() { help = page(HelpPlace(page: helpPageComparing(), heading: nil)) }

    /// A game that would count as lost is not given up without a question.
    public func start() {
        guard game.state.newGameResigns, game.settings.confirmResigning else { return startNow() }
        question = texts.question(
            .giveUpQuestion, note: .giveUpNote,
            texts.answer(.giveUp, .destructive) { self.startNow() },
            texts.answer(.keepPlaying, .cancel))
    }

    private func startNow() {
        guard nameThem() else { return }
        begun()
        game.send(.newGame(setup: setup))
    }

    /// Two people are called as they have typed; false if they cannot be.
    private func nameThem() -> Bool {
        guard setup.mode == .twoPlayers else { return true }
        do {
            try game.setName(nameOne, of: .one)
            try game.setName(nameTwo, of: .two)
            nameFault = nil
        } catch {
            nameFault = texts.fault(error, mostLetters: game.match.records().profile().mostLetters)
        }
        return nameFault == nil
    }

    /// Two people have no computer that could begin.
    private func fitMode() {
        if setup.mode == .computer { setup.clock = nil }
        if !starters.contains(where: { $0.id == setup.starter }) { setup.starter = .me }
    }
}

extension Texts {
    var masterTimes: [Choice<MasterTime>] {
        [
            Choice(.oneSecond, self[.master1]), Choice(.threeSeconds, self[.master3]),
            Choice(.tenSeconds, self[.master10]),
        ]
    }

    /// The usual clocks, and the one in use.
    func clocks(with used: TimeControl?) -> [Choice<TimeControl?>] {
        var clocks: [TimeControl?] = [
            nil, TimeControl(minutes: 3, increment: 2), TimeControl(minutes: 5, increment: 0),
            TimeControl(minutes: 10, increment: 5), TimeControl(minutes: 20, increment: 0),
        ]
        if !clocks.contains(used) { clocks.append(used) }
        return clocks.map { clock in
            guard let clock else { return Choice(nil, self[.clockNone]) }
            let minutes = self(.minutes, count: Int(clock.minutes))
            return Choice(clock, clock.increment == 0 ? minutes : self(.clockWithIncrement, minutes, clock.increment))
        }
    }

    var seatings: [Choice<Seating>] {
        [
            Choice(.sideBySide, self[.seatingSide]), Choice(.faceToFace, self[.seatingFace]),
            Choice(.turnedAfterEachMove, self[.seatingTurned]),
        ]
    }
}
