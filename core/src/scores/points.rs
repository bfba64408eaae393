//! What a game against the computer is worth.

/// The points of one game, by their parts.
///
/// Only a win has any: [`Points::PIECE`] for each own piece left on the board, man or king, and [`Points::MOVE`] for
/// each own move under [`Points::MOVE_LIMIT`] that it took. A whole series of captures is one move.
///
/// ```
/// use draughts::scores::Points;
///
/// let points = Points::of_win(7, 38);
/// assert_eq!((points.pieces_left(), points.for_pieces()), (7, 700));
/// assert_eq!((points.moves_under(), points.for_moves()), (22, 220));
/// assert_eq!(points.total(), 920);
/// assert_eq!(Points::NONE.total(), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points {
    pieces_left: u8,
    moves_under: u8,
}

impl Points {
    /// Points for each own piece left on the board.
    pub const PIECE: u32 = 100;

    /// Points for each own move under the limit.
    pub const MOVE: u32 = 10;

    /// A win in this many own moves or more has no points for moves.
    pub const MOVE_LIMIT: u32 = LIMIT as u32;

    /// A loss or a draw.
    pub const NONE: Self = Self { pieces_left: 0, moves_under: 0 };

    /// The points of a win with `pieces_left` own pieces on the board after `moves` own moves.
    pub const fn of_win(pieces_left: u8, moves: u32) -> Self {
        Self { pieces_left, moves_under: moves_under(moves) }
    }

    /// Own pieces left on the board; 0 unless won.
    pub const fn pieces_left(self) -> u32 {
        self.pieces_left as u32
    }

    /// Own moves fewer than [`Self::MOVE_LIMIT`]; 0 unless won.
    pub const fn moves_under(self) -> u32 {
        self.moves_under as u32
    }

    /// Points for the pieces left.
    pub const fn for_pieces(self) -> u32 {
        self.pieces_left() * Self::PIECE
    }

    /// Points for the moves under the limit.
    pub const fn for_moves(self) -> u32 {
        self.moves_under() * Self::MOVE
    }

    /// All points.
    pub const fn total(self) -> u32 {
        self.for_pieces() + self.for_moves()
    }
}

/// [`Points::MOVE_LIMIT`], small enough to subtract from.
const LIMIT: u8 = 60;

/// How many moves fewer than the limit; 0 at the limit and beyond.
const fn moves_under(moves: u32) -> u8 {
    if moves < Points::MOVE_LIMIT {
        // Below the limit, so it fits.
        #[allow(clippy::cast_possible_truncation)]
        return LIMIT - moves as u8;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_at_the_limit_and_beyond_bring_nothing() {
        let cases = [(1, 59), (38, 22), (59, 1), (60, 0), (61, 0), (316, 0), (u32::MAX, 0)];
        for (moves, under) in cases {
            let points = Points::of_win(1, moves);
            assert_eq!(points.moves_under(), under, "{moves} moves");
            assert_eq!(points.total(), 100 + under * 10, "{moves} moves");
        }
    }

    #[test]
    fn no_count_overflows() {
        assert_eq!(Points::of_win(u8::MAX, 0).total(), 255 * 100 + 600);
    }

    #[test]
    fn a_loss_or_draw_has_no_parts() {
        assert_eq!(Points::default(), Points::NONE);
        assert_eq!((Points::NONE.for_pieces(), Points::NONE.for_moves()), (0, 0));
    }
}
