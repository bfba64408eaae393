//! Squares, moves, positions and games as text.

pub mod fen;
mod movetext;
mod names;
pub mod pdn;

pub use movetext::{read_exact, write_exact, write_move, write_move_with};
pub use names::{Names, SquareNaming, square, square_number};
