//! The way of a move over the board.

use crate::board::Square;
use crate::game::Game;
use crate::moves::{Move, Series};
use crate::position::Position;

/// The squares through which a move of `position` goes, start first, and those of the pieces it takes, in order. Of
/// several ways the first.
pub(super) fn route(game: &Game, position: &Position, played: &Move) -> (Vec<Square>, Vec<Square>) {
    match Series::route(game.variant(), game.captures(), position, played) {
        Some(series) => (series.path(), series.jumps().iter().map(|jump| jump.victim).collect()),
        None => (vec![played.from, played.to], Vec::new()),
    }
}
