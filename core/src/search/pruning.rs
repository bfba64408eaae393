//! What is searched less deeply than the rest, or not at all. What each of it is worth: `docs/search.md`.

use super::node::Node;
use super::score::{PROVEN, Score};
use crate::color::Color;
use crate::moves::{Move, can_capture, has_move};
use crate::rules::RuleSet;

/// The least depth at which late moves are reduced.
const REDUCED_FROM: i32 = 3;

/// The least depth at which a position without a move from the hash table is searched a ply less deeply: the order of its
/// moves is a guess, and the next visit will know better.
pub(super) const UNSEEN_FROM: i32 = 4;

/// The greatest depth at which quiet moves far down the order are passed over, …
const PASSED_OVER_TO: i32 = 3;
/// … and how many moves come before those, and how many more for each ply.
const LOOKED_AT: i32 = 3;
const LOOKED_AT_PER_PLY: i32 = 2;

/// The greatest depth at which a position far below the window is judged early, …
const JUDGED_LOW_TO: i32 = 2;
/// … how far below, and how much farther for each ply.
const LOW_MARGIN: Score = 30;
const LOW_PER_PLY: Score = 60;

/// The same for a position far above the window.
const JUDGED_HIGH_TO: i32 = 3;
const HIGH_MARGIN: Score = 20;
const HIGH_PER_PLY: Score = 30;

/// Plies by which a move is searched less deeply at first, `count` having been tried before it.
#[inline]
pub(super) fn reduction(depth: i32, count: u32, played: &Move) -> i32 {
    if depth < REDUCED_FROM || played.is_capture() || played.promotes {
        return 0;
    }
    let product = depth.ilog2() * (count + 1).ilog2();
    (product / 2).cast_signed().min(depth - 2)
}

/// Whether a move is so far down the order, `count` having been tried before it, that near the leaves it is not looked at.
#[inline]
pub(super) const fn passes_over(depth: i32, count: u32, played: &Move) -> bool {
    let first = LOOKED_AT + LOOKED_AT_PER_PLY * depth;
    depth <= PASSED_OVER_TO && count >= first.unsigned_abs() && !played.is_capture() && !played.promotes
}

/// Near the leaves a quiet position, in which neither side can capture, is judged at once if it is so far outside
/// the window that the few plies left will hardly bring it back.
#[inline]
pub(super) fn judge_early<R: RuleSet>(node: &Node, depth: i32, alpha: Score, beta: Score) -> Option<Score> {
    if depth > JUDGED_LOW_TO.max(JUDGED_HIGH_TO) || alpha < -PROVEN || beta > PROVEN {
        return None;
    }
    let worth = node.evaluate::<R>();
    let too_low = depth <= JUDGED_LOW_TO && worth + LOW_MARGIN + LOW_PER_PLY * depth <= alpha;
    let too_high = depth <= JUDGED_HIGH_TO && worth - HIGH_MARGIN - HIGH_PER_PLY * depth >= beta;
    let outside = (too_low || too_high)
        && !can_capture::<R>(&node.position, Color::White)
        && !can_capture::<R>(&node.position, Color::Black)
        && has_move::<R>(&node.position);
    outside.then_some(worth)
}
