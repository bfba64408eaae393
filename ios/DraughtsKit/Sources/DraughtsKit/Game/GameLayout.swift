import DraughtsCore
import Foundation

/// Where the parts of the game's page stand. Views put them there and ask nothing.
public struct GameLayout: Equatable, Sendable {
    public enum Arrangement: Sendable {
        /// The board above the rest.
        case stacked
        /// The board beside a panel.
        case beside
        /// The board between two people, each with a panel.
        case facing
    }

    public var arrangement: Arrangement
    /// What the board takes up.
    public var board: CGSize
    /// Both plates in one row under the board, where there is no room for two.
    public var mergesPlates: Bool
    public var plateHeight: Double
    public var messageHeight: Double
    /// Beside the board.
    public var panelWidth: Double
    public var boardAtLeft: Bool
    /// The list of moves is shown in the panel.
    public var showsMoves: Bool
    /// Icons stand without words, and what is in the bar moves into the menu.
    public var largeText: Bool
}

/// What a layout is made for.
public struct GameSpace: Equatable, Sendable {
    public var size: CGSize
    /// How large text is, 1 being the usual size.
    public var textScale: Double

    public init(size: CGSize, textScale: Double) {
        self.size = size
        self.textScale = textScale
    }
}

extension GameLayout {
    /// Points; heights are those at the usual text size.
    private enum Spec {
        static let bar = 52.0
        static let plate = 56.0
        static let plateSmall = 48.0
        static let message = 64.0
        static let messageSmall = 56.0
        static let actions = 64.0
        static let gap = 8.0
        static let panelGap = 24.0
        static let panelLeast = 280.0
        static let panelMost = 420.0
        static let facingWidth = 600.0
        static let facingMargin = 48.0
        static let tall = 400.0
        static let largeText = 1.3
        static let largeTextPanel = 0.55
    }

    /// What gives way where room is short, in this order: spare height, the plates' height, the message's height, the
    /// plates (one row of counts in place of two), the board down to its least size; then what is under the board scrolls.
    init(_ space: GameSpace, margins: BoardMargins, side: BoardSide, faceToFace: Bool) {
        let (width, height) = (space.size.width, space.size.height)
        let large = space.textScale >= Spec.largeText
        self.init(
            arrangement: .stacked, board: .zero, mergesPlates: large, plateHeight: Spec.plate,
            messageHeight: Spec.message, panelWidth: 0, boardAtLeft: side == .left, showsMoves: false, largeText: large)
        if faceToFace, height > width, width >= Spec.facingWidth, !large {
            face(width, height, margins)
        } else if width > height {
            standBeside(width, height, margins)
        } else {
            stack(width, height, margins)
        }
    }

    private mutating func stack(_ width: Double, _ height: Double, _ margins: BoardMargins) {
        let room = height - Spec.bar - Spec.actions
        let most = margins.side(fitting: CGSize(width: min(width, BoardSpec.Frame.largest), height: .infinity))
        let full = margins.size(side: most)
        func fits(_ plate: Double, _ message: Double) -> Bool {
            full.height + (mergesPlates ? plate : 2 * plate) + Spec.gap + message <= room
        }
        for (plate, message) in [
            (Spec.plate, Spec.message), (Spec.plateSmall, Spec.message), (Spec.plateSmall, Spec.messageSmall),
        ] {
            (plateHeight, messageHeight) = (plate, message)
            if fits(plate, message) {
                board = full
                return
            }
        }
        mergesPlates = true
        let rest = room - plateHeight - messageHeight - Spec.gap
        let side = margins.side(fitting: CGSize(width: width, height: max(0, rest)))
        board = margins.size(side: min(most, max(side, BoardSpec.Frame.smallestSquare)))
    }

    private mutating func standBeside(_ width: Double, _ height: Double, _ margins: BoardMargins) {
        arrangement = .beside
        let least = largeText ? width * Spec.largeTextPanel : Spec.panelLeast
        let room = CGSize(
            width: min(width - least - Spec.panelGap, BoardSpec.Frame.largest), height: height - 2 * Spec.gap)
        board = margins.size(side: max(margins.side(fitting: room), BoardSpec.Frame.smallestSquare))
        panelWidth = max(0, min(width - board.width - Spec.panelGap, max(least, Spec.panelMost)))
        let tall = board.height >= Spec.tall
        mergesPlates = largeText || !tall
        showsMoves = tall && !mergesPlates
        if !tall { (plateHeight, messageHeight) = (Spec.plateSmall, Spec.messageSmall) }
    }

    private mutating func face(_ width: Double, _ height: Double, _ margins: BoardMargins) {
        arrangement = .facing
        let panel = Spec.plate + Spec.message + Spec.actions + 2 * Spec.gap
        let most = min(width - 2 * Spec.facingMargin, BoardSpec.Frame.largest)
        let side = margins.side(fitting: CGSize(width: most, height: height - 2 * panel))
        board = margins.size(side: max(side, BoardSpec.Frame.smallestSquare))
    }
}
