//! One playable square.

use super::{Bits, Board};

/// A playable square, known by the position of its bit (see the [module](super)).
///
/// The number a player sees depends on the variant: [`crate::notation::Names`] translates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The first square in reading order.
    pub const FIRST: Self = Self(0);

    /// The square of the lowest bit of a set, `None` if the set is empty.
    #[inline]
    pub const fn lowest(bits: Bits) -> Option<Self> {
        if bits == 0 { None } else { Some(Self::of_bit(bits)) }
    }

    /// The square of a set that holds exactly one.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a bit of 64 has a position below 64")]
    pub(crate) const fn of_bit(bit: Bits) -> Self {
        Self(bit.trailing_zeros() as u8)
    }

    /// The square that is the `index`th in reading order, from 0; `None` beyond the board.
    pub const fn from_index(board: &Board, index: u8) -> Option<Self> {
        if index < board.square_count() { Some(Self(index + index / board.size)) } else { None }
    }

    /// The square at a row (0 is Black's back row) and a column (0 is White's left); `None` where there is none to
    /// play on.
    pub const fn at(board: &Board, row: u8, column: u8) -> Option<Self> {
        if row >= board.size || column >= board.size || (row + column).is_multiple_of(2) {
            return None;
        }
        Self::from_index(board, row * (board.size / 2) + column / 2)
    }

    /// Its place in reading order, from 0: left to right as White sees it, Black's back row first.
    pub const fn index(self, board: &Board) -> u8 {
        self.0 - self.0 / (board.size + 1)
    }

    /// Its row, 0 being Black's back row.
    pub const fn row(self, board: &Board) -> u8 {
        self.index(board) / (board.size / 2)
    }

    /// Its column, 0 being at White's left.
    pub const fn column(self, board: &Board) -> u8 {
        self.index(board) % (board.size / 2) * 2 + (self.row(board) + 1) % 2
    }

    /// The set of this square alone.
    #[inline]
    pub const fn bit(self) -> Bits {
        1 << self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_row_and_column_agree() {
        for board in [Board::EIGHT, Board::TEN] {
            for index in 0..board.square_count() {
                let square = Square::from_index(&board, index).unwrap();
                assert_eq!(square.index(&board), index);
                assert_eq!(Square::at(&board, square.row(&board), square.column(&board)), Some(square));
                assert_ne!(board.squares & square.bit(), 0);
            }
            assert_eq!(Square::from_index(&board, board.square_count()), None);
        }
    }
}
