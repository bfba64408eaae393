//! Pieces on a board and the side to move; and a move, which leads from one position to the next.

use crate::board::{Bits, Square, squares_of};
use crate::color::Color;
use crate::rules::{Rules, Variant};

/// A position of a variant: which pieces stand where, and who is to move.
///
/// It comes only from [`Position::start`], from [`Position::new`], which checks it, or from a legal move; so it is
/// always one that its variant can have. It does not remember its variant: a [`crate::game::Game`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pieces: [Bits; 2],
    kings: Bits,
    turn: Color,
}

/// Why pieces do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A piece off the playable squares.
    #[error("a piece stands off the playable squares")]
    OffBoard,
    /// Two pieces on one square.
    #[error("two pieces stand on one square")]
    Overlap {
        /// Where.
        square: Square,
    },
    /// A man where it would have been crowned.
    #[error("a man stands on its last row")]
    ManOnLastRow {
        /// Where.
        square: Square,
        /// Whose.
        color: Color,
    },
    /// More pieces than the side begins with.
    #[error("{count} pieces on one side, at most {most} are possible")]
    TooManyPieces {
        /// Whose.
        color: Color,
        /// How many there are.
        count: u32,
        /// How many there can be.
        most: u32,
    },
}

/// The pieces of a position before it is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Setup {
    /// White's men and kings.
    pub white: Bits,
    /// Black's men and kings.
    pub black: Bits,
    /// The kings of both.
    pub kings: Bits,
}

/// A legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends; a capture can end where it started.
    pub to: Square,
    /// The man is crowned.
    pub promotes: bool,
    /// The squares of the pieces it takes; none for a quiet move.
    pub taken: Bits,
}

impl Move {
    /// Whether it takes something.
    #[inline]
    pub const fn is_capture(&self) -> bool {
        self.taken != 0
    }
}

impl Position {
    /// The position from which a game of `variant` begins.
    pub fn start(variant: Variant) -> Self {
        let rules = variant.rules();
        let rows = |first: u8| (first..first + rules.rows_of_men).fold(0, |all, row| all | rules.board.row(row));
        let pieces = [rows(rules.board.size - rules.rows_of_men), rows(0)];
        Self { pieces, kings: 0, turn: rules.first_mover }
    }

    /// A position of any legal pieces.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if the variant cannot have such a position. A side without pieces, or without a move, is
    /// possible: it has lost.
    pub fn new(variant: Variant, setup: Setup, turn: Color) -> Result<Self, PositionError> {
        let rules = variant.rules();
        let Setup { white, black, kings } = setup;
        if (white | black) & !rules.board.squares != 0 || kings & !(white | black) != 0 {
            return Err(PositionError::OffBoard);
        }
        if let Some(square) = Square::lowest(white & black) {
            return Err(PositionError::Overlap { square });
        }
        for (color, own) in [(Color::White, white), (Color::Black, black)] {
            if let Some(square) = Square::lowest(own & !kings & rules.crown_row(color)) {
                return Err(PositionError::ManOnLastRow { square, color });
            }
            let (count, most) = (own.count_ones(), u32::from(rules.men_each()));
            if count > most {
                return Err(PositionError::TooManyPieces { color, count, most });
            }
        }
        Ok(Self { pieces: [white, black], kings, turn })
    }

    /// A position whose pieces are known to be possible: the kings are on squares of a side, no man stands on its last row.
    #[inline]
    pub(crate) const fn unchecked(pieces: [Bits; 2], kings: Bits, turn: Color) -> Self {
        Self { pieces, kings, turn }
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Men and kings of `color`.
    #[inline]
    pub const fn pieces(&self, color: Color) -> Bits {
        self.pieces[color as usize]
    }

    /// Men and kings of White and of Black.
    #[inline]
    pub const fn pieces_by_color(&self) -> [Bits; 2] {
        self.pieces
    }

    /// The kings of both sides.
    #[inline]
    pub const fn kings(&self) -> Bits {
        self.kings
    }

    /// All occupied squares.
    #[inline]
    pub const fn occupied(&self) -> Bits {
        self.pieces[0] | self.pieces[1]
    }

    /// What stands on a square: whose, and whether it is a king.
    pub const fn piece_at(&self, square: Square) -> Option<(Color, bool)> {
        let bit = square.bit();
        let king = self.kings & bit != 0;
        if self.pieces[0] & bit != 0 {
            Some((Color::White, king))
        } else if self.pieces[1] & bit != 0 {
            Some((Color::Black, king))
        } else {
            None
        }
    }

    /// The pieces without the side to move.
    pub const fn setup(&self) -> Setup {
        Setup { white: self.pieces[0], black: self.pieces[1], kings: self.kings }
    }

    /// The position after a legal move. A move that is not legal here gives a position that means nothing.
    #[inline]
    #[must_use]
    pub const fn after(&self, played: &Move) -> Self {
        let (own, other) = (self.turn as usize, self.turn.other() as usize);
        let (from, to) = (played.from.bit(), played.to.bit());
        let mut pieces = self.pieces;
        pieces[own] = (pieces[own] & !from) | to;
        pieces[other] &= !played.taken;
        let crowned = self.kings & from != 0 || played.promotes;
        let kings = self.kings & !(from | played.taken) | if crowned { to } else { 0 };
        Self { pieces, kings, turn: self.turn.other() }
    }

    /// The same position with the colours exchanged and the board turned round.
    #[must_use]
    pub const fn flipped(&self, rules: &Rules) -> Self {
        let board = &rules.board;
        Self {
            pieces: [board.rotate(self.pieces[1]), board.rotate(self.pieces[0])],
            kings: board.rotate(self.kings),
            turn: self.turn.other(),
        }
    }

    /// The occupied squares with what stands on them, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Color, bool)> {
        squares_of(self.occupied())
            .filter_map(|square| self.piece_at(square).map(|(color, king)| (square, color, king)))
    }
}
