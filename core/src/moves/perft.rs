//! Counting positions, to prove the generator and to measure it.

use super::captures::capturing_pieces;
use super::generator::generate_routes;
use super::generator::{Black, Side, View, White, count_quiet};
use super::{Captures, MoveList, generate};
use crate::color::Color;
use crate::position::Position;
use crate::rules::{RuleSet, Variant, with_rules};

/// How [`perft`] counts.
#[derive(Clone, Copy, Debug)]
pub struct PerftOptions {
    /// Whether captures are compulsory.
    pub captures: Captures,
    /// Count a capture once for each order in which it can take its pieces.
    pub routes: bool,
    /// Count the moves of the last ply without playing them.
    pub bulk: bool,
}

impl Default for PerftOptions {
    fn default() -> Self {
        Self { captures: Captures::Forced, routes: false, bulk: true }
    }
}

/// The number of move sequences of `depth` plies from a position; no notice is taken of draws.
///
/// ```
/// use draughts::moves::{PerftOptions, perft};
/// use draughts::{position::Position, rules::Variant};
///
/// let start = Position::start(Variant::English);
/// assert_eq!(perft(Variant::English, &start, 5, PerftOptions::default()), 7361);
/// ```
pub fn perft(variant: Variant, position: &Position, depth: u32, options: PerftOptions) -> u64 {
    if depth == 0 {
        return 1;
    }
    with_rules!(variant, R => count::<R>(position, depth, options))
}

fn count<R: RuleSet>(position: &Position, depth: u32, options: PerftOptions) -> u64 {
    if depth == 1 && options.bulk && !options.routes {
        return match position.turn() {
            Color::White => count_moves::<R, White>(position, options.captures),
            Color::Black => count_moves::<R, Black>(position, options.captures),
        };
    }
    let mut moves = MoveList::new();
    if options.routes {
        generate_routes::<R>(position, options.captures, &mut moves);
    } else {
        generate::<R>(position, options.captures, &mut moves);
    }
    if depth == 1 && options.bulk {
        return moves.len() as u64;
    }
    if depth == 1 {
        return moves
            .iter()
            .map(|played| u64::from(std::hint::black_box(position.after(played)).turn() == position.turn().other()))
            .sum();
    }
    moves.iter().map(|played| count::<R>(&position.after(played), depth - 1, options)).sum()
}

#[inline]
fn count_moves<R: RuleSet, S: Side>(position: &Position, captures: Captures) -> u64 {
    let view = View::new::<R, S>(position);
    let capturing = capturing_pieces::<R, S>(&view);
    if capturing == 0 {
        return u64::from(count_quiet::<R, S>(&view));
    }
    let mut moves = MoveList::new();
    super::captures::generate::<R, S, true>(&view, capturing, &mut moves);
    let quiet = if captures == Captures::Optional { count_quiet::<R, S>(&view) } else { 0 };
    moves.len() as u64 + u64::from(quiet)
}
