import Foundation

/// The measures of everything on the board, as fractions of one square, and the timing of its motion. The same on every
/// system: they are the drawing itself.
enum BoardSpec {
    /// Resting pieces.
    enum Piece {
        static let radius = 0.39
        static let outline = 0.095
        static let outlineBold = 0.12
        static let outlineBoldText = 0.105
        static let grooveMan = 0.27
        static let grooveKing = 0.33
        static let grooveWidth = 0.022
        static let secondGroove = 0.17
        static let thinRingWidth = 0.03
    }

    /// A crown, in a square of its own; on an outlined piece it is scaled about the middle.
    enum Crown {
        static let points = [
            CGPoint(x: 0.27, y: 0.36), CGPoint(x: 0.385, y: 0.465), CGPoint(x: 0.5, y: 0.315),
            CGPoint(x: 0.615, y: 0.465), CGPoint(x: 0.73, y: 0.36), CGPoint(x: 0.69, y: 0.585),
            CGPoint(x: 0.31, y: 0.585),
        ]
        static let join = 0.03
        static let outlinedScale = 0.86
        static let bar = CGRect(x: 0.31, y: 0.63, width: 0.38, height: 0.055)
        static let barCorner = 0.02
        static let growsFrom = 0.6
    }

    /// The disc under a piece: how much lower it lies, and how dark it is.
    enum Shadow {
        case none, resting, picked, carried

        var drop: Double {
            switch self {
            case .none: 0
            case .resting: 0.035
            case .picked: 0.11
            case .carried: 0.14
            }
        }

        var opacity: Double {
            switch self {
            case .none: 0
            case .resting: 0.38
            case .picked: 0.42
            case .carried: 0.45
            }
        }
    }

    enum Must {
        static let radius = 0.452
        static let width = 0.055
        static let widthPointedAt = 0.08
        static let casing = 0.02
    }

    enum Picked {
        static let frame = 0.04
        static let scale = 1.1
        static let rise = -0.05
    }

    enum Target {
        static let casing = 0.025
        static let quietDot = 0.15
        static let viaRing = 0.15
        static let viaWidth = 0.06
        static let captureRing = 0.29
        static let captureWidth = 0.075
        static let captureDot = 0.1
        static let pointedAtScale = 1.25
    }

    enum Taken {
        static let opacity = 0.45
        static let cross = 0.17
        static let width = 0.075
        static let casing = 0.03
    }

    enum Last {
        static let arm = 0.26
        static let inset = 0.045
        static let width = 0.06
        static let casing = 0.018
        static let fromRing = 0.09
        static let fromRingWidth = 0.04
        static let insetUnderCursor = 0.12
        static let armUnderCursor = 0.16
    }

    enum Cursor {
        static let inset = 0.022
        static let width = 0.058
        static let casing = 0.02
        static let corner = 0.1
    }

    enum Hint {
        static let shaft = 0.1
        static let head = 0.3
        static let casing = 0.03
        static let fromStart = 0.46
        static let beforeEnd = 0.04
    }

    enum Drag {
        static let touchScale = 1.6
        static let touchRise = -1.05
        static let mouseScale = 1.12
        static let mouseRise = -0.05
        static let haloRadius = 0.98
        static let haloOpacity = 0.34
        static let haloEdge = 0.05
        static let haloCasing = 0.02
        static let ghostOpacity = 0.35
    }

    enum Refusal {
        static let swing = 0.06
        static let swings = 3.0
        static let badge = 0.17
        static let badgeAt = CGPoint(x: 0.78, y: 0.22)
        static let badgeEdge = 0.04
        static let badgeCross = 0.42
        static let badgeWidth = 0.06
    }

    /// Points, unless said otherwise.
    enum Labels {
        static let size = 12.0
        /// Fractions of a square.
        static let insideSize = 0.16
        static let insideX = 0.04
        static let insideBaseline = 0.16
        /// Numbers stand in squares from this size on.
        static let insideFrom = 72.0
        static let letterBaseline = 15.0
        static let beside = 11.0
        static let besideOneDigit = 9.5
    }

    /// Points.
    enum Frame {
        static let rim = 2.0
        static let corner = 6.0
        static let gutter = 16.0
        static let gutterNumbers = 20.0
        static let letters = 18.0
        static let smallestSquare = 28.0
        static let largest = 880.0
    }

    /// Seconds.
    enum Time {
        static let moveBase = 0.12
        static let movePerSquare = 0.03
        static let moveMost = 0.28
        static let jump = 0.2
        static let jumpPause = 0.06
        static let stepReduced = 0.35
        static let takenFade = 0.16
        static let crown = 0.24
        static let lift = 0.09
        static let glideBack = 0.18
        static let marksIn = 0.1
        static let swing = 0.3
        static let pointAt = 0.9
        static let turn = 0.32
        static let computerPause = 0.25
        static let thinkingShown = 0.4
    }

    /// Marks beside bold pieces or bold text.
    static let boldMarks = 1.15

    /// How much larger a jumping piece is at the top of its jump.
    static let jumpArc = 0.18

    static let moveEasing = Easing(0.3, 0, 0.2, 1)
    static let jumpEasing = Easing(0.35, 0, 0.25, 1)
    static let takenEasing = Easing(0.4, 0, 1, 1)
    static let crownEasing = Easing(0.2, 0.9, 0.3, 1)
}

/// How far something has come after a share of its time: a cubic curve from (0, 0) to (1, 1), by its two handles.
struct Easing: Equatable, Sendable {
    private let x1, y1, x2, y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    func callAsFunction(_ share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        // The curve's x grows with its parameter, so halving finds the parameter of a time.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if curve(middle, x1, x2) < share { low = middle } else { high = middle }
        }
        return curve((low + high) / 2, y1, y2)
    }

    private func curve(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
}
