import DraughtsCore

/// Draws a piece into the unit square. Solid or outlined is the shape that is read; the colours are the board's.
struct PiecePainter {
    let look: BoardLook

    /// - Parameter crownScale: below 1 while a new crown grows.
    func draw(_ piece: Piece, shadow: BoardSpec.Shadow = .resting, crownScale: Double = 1, with pen: inout Pen) {
        if shadow != .none {
            pen.disc(BoardSpec.Piece.radius, .ink, opacity: shadow.opacity, drop: shadow.drop)
        }
        switch piece.owner {
        case .one:
            pen.disc(BoardSpec.Piece.radius, .ink)
            grooves(piece, &pen)
            if piece.king { crown(piece, .face, crownScale, &pen) }
        case .two:
            let radius = BoardSpec.Piece.radius - look.outline / 2
            pen.disc(radius, .face)
            pen.ring(radius, width: look.outline, .ink)
            if look.pieces == .turned, !piece.king {
                pen.ring(BoardSpec.Piece.secondGroove, width: BoardSpec.Piece.thinRingWidth, .ink)
            }
            if piece.king { crown(piece, .ink, crownScale * BoardSpec.Crown.outlinedScale, &pen) }
        }
    }

    /// A piece that is not quite there: one that is taken, or one that is being carried elsewhere.
    func drawFaint(_ piece: Piece, opacity: Double, with pen: inout Pen) {
        pen.faint(opacity) { draw(piece, shadow: .none, with: &$0) }
    }

    private func grooves(_ piece: Piece, _ pen: inout Pen) {
        guard look.pieces != .bold else { return }
        let radius = piece.king ? BoardSpec.Piece.grooveKing : BoardSpec.Piece.grooveMan
        pen.ring(radius, width: BoardSpec.Piece.grooveWidth, .groove)
        if look.pieces == .turned, !piece.king {
            pen.ring(BoardSpec.Piece.secondGroove, width: BoardSpec.Piece.grooveWidth, .groove)
        }
    }

    private func crown(_ piece: Piece, _ tint: Tint, _ scale: Double, _ pen: inout Pen) {
        pen.moved(scale: scale, upsideDown: piece.owner == look.crownsTurned) { pen in
            let crown = Outline.lines([BoardSpec.Crown.points], closed: true)
            pen.fill(crown, tint)
            pen.stroke(crown, tint, width: BoardSpec.Crown.join, round: true)
            pen.fill(.box(BoardSpec.Crown.bar, corner: BoardSpec.Crown.barCorner), tint)
        }
    }
}
