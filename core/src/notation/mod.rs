//! Squares, moves, positions and games as text.

pub mod fen;
mod movetext;
mod names;
pub mod pdn;

pub use movetext::{read_exact, write_exact, write_move};
pub use names::{Names, square, square_number};
