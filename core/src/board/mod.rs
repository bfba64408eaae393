//! The board: its dark squares as bits, padded so that a diagonal step is a shift.
//!
//! Rows are counted from Black's side, as White sees them from the top down. Two rows share one padding bit:
//!
//! ```text
//! 8x8            .  0  .  1  .  2  .  3        a step down to the left   adds SHORT (4)
//!                4  .  5  .  6  .  7  .  (8)   a step down to the right  adds LONG (5)
//!                .  9  . 10  . 11  . 12
//!               13  . 14  . 15  . 16  . (17)   and so on up to 34; on 10x10 SHORT is 5, LONG 6, the last bit 53
//! ```
//!
//! A step off the board lands on a padding bit or beyond both ends, which no mask of squares contains. Variants whose
//! federations turn the board (Italian, Spanish) are mirrored onto this one: the rules are symmetric, and only the
//! numbers of the squares differ (see [`crate::notation`]).

mod square;

pub use square::Square;

use crate::color::Color;

/// A set of squares, one bit each.
pub type Bits = u64;

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Squares along a side.
    pub size: u8,
    /// All playable squares.
    pub squares: Bits,
    short: u32,
    long: u32,
}

/// A diagonal direction as White sees it: Black's side is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards Black's side and White's left.
    UpLeft,
    /// Towards Black's side and White's right.
    UpRight,
    /// Towards White's side and White's left.
    DownLeft,
    /// Towards White's side and White's right.
    DownRight,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// Where the men of a side move: away from its own edge.
    pub const fn forward(color: Color) -> [Self; 2] {
        match color {
            Color::White => [Self::UpLeft, Self::UpRight],
            Color::Black => [Self::DownLeft, Self::DownRight],
        }
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }

    /// The two directions at right angles to this one.
    #[inline]
    pub const fn turns(self) -> [Self; 2] {
        match self {
            Self::UpLeft | Self::DownRight => [Self::UpRight, Self::DownLeft],
            Self::UpRight | Self::DownLeft => [Self::UpLeft, Self::DownRight],
        }
    }
}

impl Board {
    /// The board of 32 dark squares.
    pub const EIGHT: Self = Self::new(8);
    /// The board of 50 dark squares.
    pub const TEN: Self = Self::new(10);

    const fn new(size: u8) -> Self {
        let short = size as u32 / 2;
        let mut squares = 0;
        let mut index = 0;
        while index < size as u32 * short {
            squares |= 1 << (index + index / (2 * short));
            index += 1;
        }
        Self { size, squares, short, long: short + 1 }
    }

    /// The number of playable squares.
    pub const fn square_count(&self) -> u8 {
        self.size * self.size / 2
    }

    /// All squares of a set moved one step. Steps off the board may leave bits outside [`Board::squares`]: mask them.
    #[inline]
    pub const fn step(&self, bits: Bits, direction: Direction) -> Bits {
        match direction {
            Direction::UpLeft => bits >> self.long,
            Direction::UpRight => bits >> self.short,
            Direction::DownLeft => bits << self.short,
            Direction::DownRight => bits << self.long,
        }
    }

    /// The squares of a row, 0 being Black's back row.
    pub const fn row(&self, row: u8) -> Bits {
        let first = row as u32 * self.short + row as u32 / 2;
        ((1 << self.short) - 1) << first
    }

    /// The long diagonal from White's near left corner (a1-h8, 46-5).
    pub const fn main_diagonal(&self) -> Bits {
        let mut bits = 1 << ((self.size as u32 - 1) * self.short + (self.size as u32 - 1) / 2);
        let mut at = bits;
        loop {
            at = self.step(at, Direction::UpRight) & self.squares;
            if at == 0 {
                return bits;
            }
            bits |= at;
        }
    }

    /// The board turned by half a turn, square for square.
    pub const fn rotate(&self, bits: Bits) -> Bits {
        let last = self.size as u32 * self.short + self.size as u32 / 2 - 2;
        bits.reverse_bits() >> (63 - last)
    }
}

/// The squares of a set, lowest bit first.
pub fn squares_of(mut bits: Bits) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = Square::lowest(bits)?;
        bits &= bits - 1;
        Some(square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_masks_hold_all_squares_and_no_padding() {
        assert_eq!(Board::EIGHT.squares.count_ones(), 32);
        assert_eq!(Board::TEN.squares.count_ones(), 50);
        assert_eq!(Board::EIGHT.squares & (1 << 8 | 1 << 17 | 1 << 26 | 1 << 35), 0);
        assert_eq!(Board::TEN.squares >> 54, 0);
        for board in [Board::EIGHT, Board::TEN] {
            let rows = (0..board.size).fold(0, |all, row| all | board.row(row));
            assert_eq!(rows, board.squares);
            assert_eq!(board.main_diagonal().count_ones(), u32::from(board.size));
            assert_eq!(board.rotate(board.squares), board.squares);
            assert_eq!(board.rotate(board.row(0)), board.row(board.size - 1));
        }
    }

    #[test]
    fn a_step_changes_row_and_column_by_one_or_leaves_the_board() {
        for board in [Board::EIGHT, Board::TEN] {
            for square in squares_of(board.squares) {
                for direction in Direction::ALL {
                    let (row, column) = (square.row(&board), square.column(&board));
                    let there = board.step(square.bit(), direction) & board.squares;
                    let (down, right) = match direction {
                        Direction::UpLeft => (-1, -1),
                        Direction::UpRight => (-1, 1),
                        Direction::DownLeft => (1, -1),
                        Direction::DownRight => (1, 1),
                    };
                    let (row, column) = (row.checked_add_signed(down), column.checked_add_signed(right));
                    let expected = row.zip(column).and_then(|(row, column)| Square::at(&board, row, column));
                    assert_eq!(Square::lowest(there), expected);
                    assert!(there == 0 || board.step(there, direction.opposite()) == square.bit());
                }
            }
        }
    }
}
