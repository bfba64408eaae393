import DraughtsCore
import Foundation

/// One ``DraughtsCore/Motion`` laid out in time: where its piece is after so many seconds, and what has been taken by then.
///
/// A pure function of time, so that a frame can be drawn for any moment and an animation is ended by forgetting it.
struct Travel: Equatable, Sendable {
    let motion: Motion
    /// When the piece has arrived.
    let arrival: Double
    /// When nothing moves any more: what was taken has faded and a crown has grown.
    let end: Double

    private let path: [Place]
    private let reduced: Bool
    private var legs: Int { path.count - 1 }
    private var isCapture: Bool { !motion.taken.isEmpty }

    /// - Parameters:
    ///   - place: the place of a square of the path
    ///   - reduced: nothing glides: a series steps from landing to landing, anything else is there at once
    init(_ motion: Motion, reduced: Bool, place: (UInt8) -> Place?) {
        self.motion = motion
        self.reduced = reduced
        path = motion.path.compactMap(place)
        let spec = BoardSpec.Time.self
        let legs = path.count - 1
        if legs <= 0 {
            arrival = 0
        } else if reduced {
            arrival = legs > 1 ? Double(legs) * spec.stepReduced : 0
        } else if !motion.taken.isEmpty {
            arrival = Double(legs) * spec.jump + Double(legs - 1) * spec.jumpPause
        } else {
            let squares = abs(path[0].row - path[legs].row)
            arrival = min(spec.moveBase + spec.movePerSquare * Double(squares), spec.moveMost)
        }
        let fade = motion.removed.isEmpty ? 0 : spec.takenFade
        end = reduced ? arrival : arrival + max(fade, motion.crowned ? spec.crown : 0)
    }

    var destination: Place? { path.last }

    func row(_ time: Double) -> Double { between(time) { $0.row } }

    func column(_ time: Double) -> Double { between(time) { $0.column } }

    /// A jumping piece comes nearer to the eye.
    func scale(_ time: Double) -> Double {
        guard isCapture, !reduced, time < arrival else { return 1 }
        return 1 + BoardSpec.jumpArc * sin(.pi * progress(time))
    }

    /// How many of the motion's taken pieces have been passed.
    func passed(_ time: Double) -> Int {
        if time >= arrival { return motion.taken.count }
        return leg(time) + (!reduced && progress(time) >= 0.5 ? 1 : 0)
    }

    /// From 1 to 0 once the piece has arrived.
    func takenOpacity(_ time: Double) -> Double {
        time <= arrival ? 1 : 1 - BoardSpec.takenEasing((time - arrival) / BoardSpec.Time.takenFade)
    }

    /// The size of a new crown, once the piece has arrived.
    func crownScale(_ time: Double) -> Double {
        guard motion.crowned, !reduced else { return 1 }
        let grown = BoardSpec.crownEasing((time - arrival) / BoardSpec.Time.crown)
        return BoardSpec.Crown.growsFrom + (1 - BoardSpec.Crown.growsFrom) * grown
    }

    private func between(_ time: Double, _ axis: (Place) -> Int) -> Double {
        guard legs > 0, time < arrival else { return Double(path.last.map(axis) ?? 0) }
        func mix(_ from: Place, _ to: Place, _ share: Double) -> Double {
            Double(axis(from)) + Double(axis(to) - axis(from)) * share
        }
        if !isCapture, !reduced {
            return mix(path[0], path[legs], BoardSpec.moveEasing(time / arrival))
        }
        let leg = leg(time)
        return mix(path[leg], path[leg + 1], progress(time))
    }

    private func leg(_ time: Double) -> Int { max(0, min(legs - 1, Int(time / legTime))) }

    /// How far the current jump has gone, from 0 to 1.
    private func progress(_ time: Double) -> Double {
        reduced ? 0 : BoardSpec.jumpEasing((time - Double(leg(time)) * legTime) / BoardSpec.Time.jump)
    }

    private var legTime: Double {
        reduced ? BoardSpec.Time.stepReduced : BoardSpec.Time.jump + BoardSpec.Time.jumpPause
    }
}
