import DraughtsCore
import Observation

/// How two people measure their time.
public enum ClockKind: Sendable {
    case off, plain, increment
}

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
    public let clockKinds: [Choice<ClockKind>]
    public let minuteSteps: [Choice<UInt8>]
    public let incrementSteps: [Choice<UInt8>]
    /// How two people measure their time.
    public var clockKind: ClockKind { didSet { setClock() } }
    /// Minutes for each side.
    public var minutes: UInt8 { didSet { setClock() } }
    /// Seconds that each move adds.
    public var increment: UInt8 { didSet { setClock() } }
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
        let clock = game.state.setup.clock
        let choices = clockChoices(used: clock)
        clockKinds = [
            Choice(.off, texts[.clockNone]), Choice(.plain, texts[.clockPlain]),
            Choice(.increment, texts[.clockIncrement]),
        ]
        minuteSteps = choices.minutes.map { Choice($0, "\($0)") }
        incrementSteps = choices.increments.map { Choice($0, "\($0)") }
        clockKind = clock.map { $0.increment == 0 ? .plain : .increment } ?? .off
        minutes = choices.usual.minutes
        increment = choices.usual.increment
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
    public var showsMinutes: Bool { showsTwoPlayers && clockKind != .off }
    public var showsIncrement: Bool { showsTwoPlayers && clockKind == .increment }

    public var seatings: [Choice<Seating>] { texts.seatings }

    public var starters: [Choice<Starter>] {
        DraughtsCore.starters(mode: setup.mode).map { starter in
            switch starter {
            case .me: Choice(.me, texts[setup.mode == .computer ? .starterMe : .starterPlayerOne])
            case .computer: Choice(.computer, texts[.starterComputer])
            case .lot: Choice(.lot, texts[.starterLot])
            }
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

    /// What is chosen is always among what is offered.
    private func fitMode() {
        let offered = starters
        if !offered.contains(where: { $0.id == setup.starter }), let first = offered.first { setup.starter = first.id }
    }

    private func setClock() {
        let added = clockKind == .increment ? increment : 0
        setup.clock = clockKind == .off ? nil : TimeControl(minutes: minutes, increment: added)
    }

    /// A state has come: the computer's move may have ended what was asked about.
    func stateChanged(_ state: MatchState) {
        if !state.newGameResigns, question?.id == .giveUpQuestion { question = nil }
    }
}

extension Texts {
    var masterTimes: [Choice<MasterTime>] {
        [
            Choice(.oneSecond, self[.master1]), Choice(.threeSeconds, self[.master3]),
            Choice(.tenSeconds, self[.master10]),
        ]
    }

    var seatings: [Choice<Seating>] {
        [
            Choice(.sideBySide, self[.seatingSide]), Choice(.faceToFace, self[.seatingFace]),
            Choice(.turnedAfterEachMove, self[.seatingTurned]),
        ]
    }
}
