//! Legal moves: the generator, and captures entered square by square.
//!
//! Captures with the same start, end and taken pieces are one move, whatever the order in which the pieces are taken;
//! the ways to play it are its [routes](Series).

mod captures;
mod generator;
mod perft;
mod series;

pub use crate::position::Move;
pub use generator::{can_capture, generate, generate_captures, generate_promotions, has_move};
pub use perft::{PerftOptions, perft};
pub use series::{Jump, Series};

use crate::board::Square;
use crate::position::Position;
use crate::rules::{Precedence, Variant, with_rules};
use smallvec::SmallVec;

/// Moves of one position. Room for 64 needs no allocation; games do not have more.
pub type MoveList = SmallVec<[Move; 64]>;

/// Whether captures are compulsory, or the home rule leaves them to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Captures {
    /// A capture must be played where there is one.
    Forced,
    /// Home rule: quiet moves are legal beside the captures, which keep their order of preference.
    Optional,
}

/// The legal moves of a position.
///
/// ```
/// use draughts::moves::{Captures, legal_moves};
/// use draughts::{position::Position, rules::Variant};
///
/// let start = Position::start(Variant::English);
/// assert_eq!(legal_moves(Variant::English, Captures::Forced, &start).len(), 7);
/// ```
pub fn legal_moves(variant: Variant, captures: Captures, position: &Position) -> MoveList {
    let mut moves = MoveList::new();
    with_rules!(variant, R => generate::<R>(position, captures, &mut moves));
    moves
}

/// Why the piece on `square`, which can take something, may not: the first ground on which its best capture is worse
/// than the legal ones. `None` if it cannot capture, or may.
pub fn outdone_by(variant: Variant, position: &Position, square: Square) -> Option<Precedence> {
    with_rules!(variant, R => generator::outdone_by::<R>(position, square))
}
