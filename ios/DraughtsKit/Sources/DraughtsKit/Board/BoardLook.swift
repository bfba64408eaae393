import DraughtsCore

/// How a board and its pieces are drawn, as far as a person can choose it.
public struct BoardLook: Equatable, Sendable {
    public var theme: BoardTheme
    public var pieces: PieceSet
    /// The system asks for bolder text, so outlines and marks are bolder too.
    public var boldText: Bool
    /// Whose crowns stand upside down, because that player sits across.
    public var crownsTurned: Player?

    public init(
        theme: BoardTheme = .walnut, pieces: PieceSet = .plain, boldText: Bool = false, crownsTurned: Player? = nil
    ) {
        self.theme = theme
        self.pieces = pieces
        self.boldText = boldText
        self.crownsTurned = crownsTurned
    }

    /// The width of an outlined piece's ring.
    var outline: Double {
        let chosen = pieces == .bold ? BoardSpec.Piece.outlineBold : BoardSpec.Piece.outline
        return boldText ? max(chosen, BoardSpec.Piece.outlineBoldText) : chosen
    }

    /// How much heavier marks are than usual.
    var marks: Double { pieces == .bold || boldText ? BoardSpec.boldMarks : 1 }
}

extension Tint {
    /// The colour's name in the asset catalogue, which has it for light and dark. The names beside a board stand on the
    /// page and are no board's.
    public func asset(in theme: BoardTheme) -> String {
        self == .label ? Paint.textMuted.rawValue : "\(theme.asset)-\(rawValue)"
    }
}

extension BoardTheme {
    var asset: String {
        switch self {
        case .walnut: "walnut"
        case .slate: "slate"
        case .meadow: "meadow"
        case .print: "print"
        }
    }
}

/// The page's colours, by their names in the asset catalogue.
public enum Paint: String, CaseIterable, Sendable {
    case page, surface, surfaceAlt, text, textMuted, line, control
    case accent, onAccent, accentSoft, onAccentSoft
    case notice, noticeSoft, danger, dangerSoft, onDanger
    case scrim, focus
}
