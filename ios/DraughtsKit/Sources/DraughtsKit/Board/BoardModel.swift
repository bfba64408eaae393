import DraughtsCore
import Foundation
import Observation

/// The board: it draws the state it is given and reports what the person does as inputs; it decides nothing.
///
/// Animations are a matter of time alone (``BoardClock``): each frame asks how far things are. A new state or a touch ends
/// them, so what is shown is never behind what is.
@MainActor
@Observable
public final class BoardModel {
    public private(set) var state: MatchState
    /// The far side is at the bottom.
    public private(set) var turned = false
    /// Frames are to be drawn one after another; else one is enough.
    public private(set) var isMoving = false
    public var look = BoardLook()
    /// Names are written beside the board.
    public private(set) var named = true

    /// Where inputs go.
    @ObservationIgnored var send: (Input) -> Void
    /// A reader's words.
    @ObservationIgnored let texts: Texts

    private var clock = BoardClock()
    private var hand = Hand()
    @ObservationIgnored private var touch = BoardTouch()
    @ObservationIgnored private let pace: Pace
    @ObservationIgnored private var resting: Task<Void, Never>?
    @ObservationIgnored private var motionOff = false
    @ObservationIgnored private var reduceMotion = false
    /// Where the squares were when they were drawn last.
    @ObservationIgnored private var size = CGSize.zero

    init(state: MatchState, texts: Texts, pace: Pace, send: @escaping (Input) -> Void = { _ in }) {
        self.state = state
        self.texts = texts
        self.pace = pace
        self.send = send
    }

    /// Shows the state that an input, or the computer's reply, led to.
    ///
    /// - Returns: how many seconds the motion takes.
    @discardableResult
    func show(_ next: MatchState) -> Double {
        let before = state
        state = next
        clock.reduced = motionOff || reduceMotion
        clock.start(before: before, next: next, now: pace.now())
        if hand.stateChanged(to: next) { clock.glideBack(now: pace.now()) }
        keepMoving()
        return clock.motionLasts
    }

    /// What a person has chosen about squares' names, touches and motion takes effect.
    func obey(_ settings: Settings) {
        touch.taps = settings.touch != .dragOnly
        touch.drags = settings.touch != .tapOnly
        motionOff = settings.animation == .off
        clock.speed = settings.animation == .fast ? 2 : 1
        named = settings.coordinates
        look.theme = settings.theme
        look.pieces = settings.pieceSet
    }

    /// The system asks for less motion, or does not.
    public func obey(reduceMotion: Bool) { self.reduceMotion = reduceMotion }

    /// The system asks for bolder text, or does not.
    public func obey(boldText: Bool) { look.boldText = boldText }

    /// Turns the board round, gliding unless motion is off.
    func turn(_ turned: Bool) {
        guard self.turned != turned else { return }
        self.turned = turned
        guard !motionOff, !reduceMotion else { return }
        clock.turn(now: pace.now())
        keepMoving()
    }

    /// Everything is where it belongs at once.
    func finishAnimations() {
        clock.finish()
        keepMoving()
    }

    public var margins: BoardMargins {
        BoardMargins(count: Int(state.boardSize), hasLetters: state.hasLetters, shown: named)
    }

    func shape(in size: CGSize) -> BoardShape { margins.shape(in: size, turned: turned) }

    /// The board at a moment, in seconds of the model's clock. At rest it is the same at every moment, so that a frame which
    /// came a little early does not stay.
    public func picture(in size: CGSize, at frame: Double) -> BoardPicture {
        let now = isMoving ? frame : .infinity
        let shape = shape(in: size)
        let turning = clock.turning(at: now)
        let moment = clock.moment(at: now, held: hand.held(on: shape, clock, at: now))
        let steps = BoardPainter(look: look).draw(state, shape, moment, named: named && turning == 0)
        return BoardPicture(
            steps: steps, rotation: 180 * turning, pivot: CGPoint(x: shape.frame.midX, y: shape.frame.midY))
    }

    /// How far a carried piece may be drawn beyond the board.
    public func spill(in size: CGSize) -> Double { 2 * shape(in: size).side }

    /// A finger did something on a board of that size.
    public func touch(_ event: TouchEvent, in size: CGSize) {
        self.size = size
        var touch = touch
        touch.handle(event, self)
        self.touch = touch
    }

    /// The playable square under a point of the view.
    func square(at point: CGPoint) -> UInt8? {
        guard let place = shape(in: size).place(at: point) else { return nil }
        return state.squares.first { $0.place == place }?.square
    }

    /// A reader chose a square: the same as a tap there.
    public func activate(_ square: UInt8) {
        finishAnimations()
        send(.tap(square: square))
    }

    private func keepMoving() {
        resting?.cancel()
        let left = clock.end - pace.now()
        isMoving = left > 0
        guard isMoving else { return }
        resting = Task { [weak self, pace] in
            await pace.pause(left)
            if !Task.isCancelled { self?.isMoving = false }
        }
    }
}

extension BoardModel: TouchReceiver {
    func touched() { finishAnimations() }

    func tapped(_ point: CGPoint) {
        send(square(at: point).map { .tap(square: $0) } ?? .tapOutside)
    }

    func lifted(_ point: CGPoint, byMouse: Bool) -> Bool {
        guard let square = square(at: point) else { return false }
        send(.lift(square: square))
        guard let lifted = state.square(square), lifted.picked else { return false }
        hand.take(lifted, byMouse: byMouse, at: point)
        return true
    }

    func carried(_ point: CGPoint) {
        hand.move(to: point, on: shape(in: size), state)
    }

    func dropped(_ point: CGPoint) {
        carried(point)
        hand.release()
        send(.drop(square: square(at: point)))
    }

    func dropCancelled() {
        hand.release()
        send(.drop(square: nil))
    }
}
