//! Squares, moves, positions and games as text.

pub mod fen;
mod names;

pub use names::{Names, square, square_number};
