import Foundation

/// A finger, a pencil or a pointer on the board.
public struct TouchEvent: Equatable, Sendable {
    public enum Phase: Sendable {
        case began, moved, ended, cancelled
    }

    public enum Kind: Sendable {
        case finger
        case mouse
        /// The right button plays nothing.
        case otherButton

        public init(isPointer: Bool, isOtherButton: Bool) {
            self = isOtherButton ? .otherButton : isPointer ? .mouse : .finger
        }
    }

    /// Tells fingers apart.
    public var id: Int
    public var phase: Phase
    public var point: CGPoint
    public var kind: Kind

    public init(id: Int, phase: Phase, point: CGPoint, kind: Kind = .finger) {
        self.id = id
        self.phase = phase
        self.point = point
        self.kind = kind
    }
}

/// What a touch comes to.
@MainActor
protocol TouchReceiver: AnyObject {
    /// A finger came down: whatever moves is to be finished.
    func touched()
    func tapped(_ point: CGPoint)
    /// A drag begins where the finger came down. False: nothing can be carried, the rest of the touch is void.
    func lifted(_ point: CGPoint, byMouse: Bool) -> Bool
    func carried(_ point: CGPoint)
    func dropped(_ point: CGPoint)
    /// The system took the touch away: the carried piece goes back.
    func dropCancelled()
}

/// Turns touches and clicks into taps and drags.
///
/// One finger plays: the first to come down. Others are not looked at until all are up, so they can neither make a second
/// move nor end the first. A touch that slips by less than `slop` is a tap.
struct BoardTouch {
    /// Points. What UIKit's own recognisers take.
    static let slop = 10.0

    var taps = true
    var drags = true

    private enum Phase {
        case idle, down, carrying, void
    }

    private var phase = Phase.idle
    private var leading: Int?
    private var fingers: Set<Int> = []
    private var start = CGPoint.zero
    private var byMouse = false

    @MainActor
    mutating func handle(_ event: TouchEvent, _ receiver: some TouchReceiver) {
        switch event.phase {
        case .began:
            if fingers.isEmpty { down(event, receiver) }
            fingers.insert(event.id)
        case .moved:
            if event.id == leading { moved(event.point, receiver) }
        case .ended:
            if event.id == leading { up(event.point, receiver) }
            lift(event.id)
        case .cancelled:
            if event.id == leading { cancel(receiver) }
            lift(event.id)
        }
    }

    @MainActor
    private mutating func down(_ event: TouchEvent, _ receiver: some TouchReceiver) {
        phase = event.kind == .otherButton ? .void : .down
        leading = event.id
        start = event.point
        byMouse = event.kind == .mouse
        if phase == .down { receiver.touched() }
    }

    @MainActor
    private mutating func moved(_ point: CGPoint, _ receiver: some TouchReceiver) {
        if phase == .down, isDrag(point) {
            phase = receiver.lifted(start, byMouse: byMouse) ? .carrying : .void
        }
        if phase == .carrying { receiver.carried(point) }
    }

    @MainActor
    private mutating func up(_ point: CGPoint, _ receiver: some TouchReceiver) {
        // The finger may have been so quick that no movement was reported: a drag all the same.
        if phase == .down, isDrag(point) { moved(point, receiver) }
        switch phase {
        case .down: if taps { receiver.tapped(start) }
        case .carrying: receiver.dropped(point)
        case .idle, .void: break
        }
        phase = .void
    }

    @MainActor
    private mutating func cancel(_ receiver: some TouchReceiver) {
        if phase == .carrying { receiver.dropCancelled() }
        phase = .void
    }

    private mutating func lift(_ id: Int) {
        fingers.remove(id)
        guard fingers.isEmpty else { return }
        phase = .idle
        leading = nil
    }

    private func isDrag(_ point: CGPoint) -> Bool {
        drags && hypot(point.x - start.x, point.y - start.y) > Self.slop
    }
}
