import DraughtsCore
import Foundation

/// What moves on the board, and since when; times are in seconds of any steady clock.
///
/// It holds start times only; ``moment(at:held:)`` says how far everything is at a given time. Ending an animation is
/// forgetting it.
struct BoardClock: Equatable, Sendable {
    /// The system, or the person, asks for no motion.
    var reduced = false
    /// How many times as fast as designed everything moves.
    var speed = 1.0

    private var travel: Travel?
    private var travelStart = 0.0
    private var marksStart: Double?
    private var liftStart: Double?
    private var refusalStart: Double?
    private var turnStart: Double?
    private var returnStart: Double?

    /// How long the motion that was started last takes.
    var motionLasts: Double { (travel?.end ?? 0) / speed }

    /// A state has come: what it set in motion starts, and whatever moved before is over.
    mutating func start(before: MatchState?, next: MatchState, now: Double) {
        finish()
        if let motion = next.motion {
            travel = Travel(motion, reduced: reduced) { next.place(of: $0) }
            travelStart = now
        }
        if next.refusal != nil { refusalStart = now }
        guard !reduced, let before else { return }
        marksStart = now + motionLasts
        let picked = next.squares.first { $0.picked }
        if let picked, before.square(picked.square)?.picked != true { liftStart = now }
    }

    /// The board begins to turn.
    mutating func turn(now: Double) { turnStart = now }

    /// A piece that was let go glides back.
    mutating func glideBack(now: Double) {
        if !reduced { returnStart = now }
    }

    mutating func finish() {
        travel = nil
        (marksStart, liftStart, refusalStart, turnStart, returnStart) = (nil, nil, nil, nil, nil)
    }

    /// When everything is at rest.
    var end: Double {
        let spec = BoardSpec.Time.self
        return [
            travel.map { travelStart + $0.end / speed }, marksStart.map { $0 + spec.marksIn },
            liftStart.map { $0 + spec.lift }, refusalStart.map { $0 + spec.pointAt },
            turnStart.map { $0 + spec.turn }, returnStart.map { $0 + spec.glideBack },
        ].compactMap { $0 }.max() ?? -.infinity
    }

    func moment(at now: Double, held: Held?) -> Moment {
        let time = (now - travelStart) * speed
        let pointing = refusalStart.map { now - $0 < BoardSpec.Time.pointAt } ?? false
        return Moment(
            travel: travel.flatMap { time < $0.end ? $0 : nil },
            travelTime: time,
            marks: share(marksStart, BoardSpec.Time.marksIn, now),
            lift: share(liftStart, BoardSpec.Time.lift, now),
            swing: reduced ? 0 : swing(now),
            pointing: pointing,
            badge: reduced && pointing,
            held: held)
    }

    /// The part of the half turn that is still to come, from 1 to 0.
    func turning(at now: Double) -> Double { 1 - BoardSpec.moveEasing(share(turnStart, BoardSpec.Time.turn, now)) }

    /// How far a piece has glided back, from 0 to 1.
    func returned(at now: Double) -> Double {
        BoardSpec.moveEasing(share(returnStart, BoardSpec.Time.glideBack, now))
    }

    private func swing(_ now: Double) -> Double {
        let share = share(refusalStart, BoardSpec.Time.swing, now)
        return BoardSpec.Refusal.swing * sin(2 * .pi * BoardSpec.Refusal.swings * share)
    }

    private func share(_ start: Double?, _ lasts: Double, _ now: Double) -> Double {
        guard let start else { return 1 }
        return min(1, max(0, (now - start) * speed / lasts))
    }
}

/// What a frame shows beside the state itself: how far each thing is that moves.
struct Moment: Equatable, Sendable {
    /// The piece on its way, with the seconds since it left.
    var travel: Travel?
    var travelTime = 0.0
    /// How far rings and targets have faded in, from 0 to 1.
    var marks = 1.0
    /// How far the picked piece has been lifted, from 0 to 1.
    var lift = 1.0
    /// How far the refused piece is off its square.
    var swing = 0.0
    /// The squares of the refusal are being pointed at.
    var pointing = false
    /// The refused piece wears a cross, as it may not swing.
    var badge = false
    var held: Held?
}
