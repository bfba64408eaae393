//! The keyboard's cursor. It walks the playable squares of the board as player one sees it.

use super::input::Key;
use crate::board::{Board, Square};
use crate::color::Color;

/// A cursor that remembers its square while it is hidden.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    board: Board,
    turned: bool,
    row: u8,
    column: u8,
    shown: bool,
}

impl Cursor {
    /// A hidden cursor on player one's third row, left of the middle.
    pub(super) const fn new(board: Board, color_one: Color) -> Self {
        let row = board.size - 3;
        let column = board.size / 2 - 2 + (row + 1 + board.size / 2) % 2;
        Self { board, turned: matches!(color_one, Color::Black), row, column, shown: false }
    }

    /// The square under the cursor.
    pub(super) fn square(&self) -> Square {
        let last = self.board.size - 1;
        let (row, column) = if self.turned { (last - self.row, last - self.column) } else { (self.row, self.column) };
        Square::at(&self.board, row, column).unwrap_or(Square::FIRST)
    }

    /// Whether it is to be drawn.
    pub(super) const fn is_shown(&self) -> bool {
        self.shown
    }

    /// Draws it from now on.
    pub(super) const fn show(&mut self) {
        self.shown = true;
    }

    /// Draws it no more; it stays where it is.
    pub(super) const fn hide(&mut self) {
        self.shown = false;
    }

    /// Moves it one playable square; a hidden cursor is only shown. Up and down zigzag, so that going there and back,
    /// or twice, stays in line. At the edge it stops.
    pub(super) fn go(&mut self, key: Key) {
        if !self.shown {
            self.shown = true;
            return;
        }
        let last = self.board.size - 1;
        let (row, column) = match key {
            Key::Up if self.row > 0 => (self.row - 1, self.zigzag()),
            Key::Down if self.row < last => (self.row + 1, self.zigzag()),
            Key::Left if self.column >= 2 => (self.row, self.column - 2),
            Key::Right if self.column + 2 <= last => (self.row, self.column + 2),
            _ => (self.row, self.column),
        };
        (self.row, self.column) = (row, column);
    }

    const fn zigzag(&self) -> u8 {
        if self.row.is_multiple_of(2) { self.column - 1 } else { self.column + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_reaches_every_square_and_never_leaves() {
        for board in [Board::EIGHT, Board::TEN] {
            for color in Color::ALL {
                let mut cursor = Cursor::new(board, color);
                cursor.show();
                let mut seen = cursor.square().bit();
                for _ in 0..=board.size {
                    cursor.go(Key::Up);
                }
                for _ in 0..board.size {
                    for key in [Key::Left, Key::Right] {
                        for _ in 0..board.size {
                            cursor.go(key);
                            seen |= cursor.square().bit();
                        }
                    }
                    cursor.go(Key::Down);
                }
                assert_eq!(seen, board.squares);
            }
        }
    }

    #[test]
    fn the_first_key_only_shows_it() {
        let mut cursor = Cursor::new(Board::EIGHT, Color::White);
        let square = cursor.square();
        cursor.go(Key::Up);
        assert!(cursor.is_shown());
        assert_eq!(cursor.square(), square);
        cursor.go(Key::Up);
        cursor.go(Key::Down);
        assert_eq!(cursor.square(), square);
    }
}
