//! What the endgame tables say inside the tree.
//!
//! A value of the tables knows nothing of draw clocks, so a won position is worth at least a draw, and the tree goes on below
//! it with its own clocks; only where the distance to the next progress is known, and every clock leaves room for it, is its
//! word final. A drawn position is drawn under any clock.
//!
//! | score of the winner | position |
//! |---|---|
//! | above 29,000 | won to the end in the tree |
//! | 18,500 to 21,500 | won by the tables, by what the evaluation thinks of it |
//! | below 17,500 | won, with the pieces and men of the root: the less, the farther the next progress is |
//!
//! So the winner makes progress as soon as it can, and otherwise comes nearer to it with every move.

use super::node::Node;
use super::score::{DRAW, Score};
use crate::endgame::{Slice, Table, Tables, Value};
use crate::game::Game;
use crate::moves::{Captures, can_capture};
use crate::rules::RuleSet;
use std::sync::Arc;

const AFTER_PROGRESS: Score = 20_000;
const MOST_JUDGED: Score = 1_500;
const BEFORE_PROGRESS: Score = 17_500;
/// Drawn positions differ by no more: the side that looks better goes on trying.
const MOST_DRAWN: Score = 10;
const DRAWN_PART: Score = 64;

/// A clock that progress does not start anew must leave so many plies after the progress; a win that is so near its end
/// takes no more. In doubt the tree looks for itself.
const AFTERWARDS: u16 = 12;

/// The tables of the variant that is played.
#[derive(Debug)]
pub(super) struct Endings<R> {
    table: Arc<Table>,
    most: u32,
    /// The placements of the root's kings beside its men, with distances.
    slice: Option<Arc<Slice<R>>>,
}

/// What is known of a position in which the side to move cannot capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub value: Value,
    /// Plies to the next progress, where known.
    distance: Option<u8>,
}

impl<R: RuleSet> Endings<R> {
    /// The tables for a search from the position of `game`, if there are any and captures are compulsory. While they are made
    /// ready `go_on` is asked.
    pub(super) fn open(tables: Option<&Tables>, game: &Game, go_on: &mut impl FnMut() -> bool) -> Option<Self> {
        let tables = tables.filter(|_| game.captures() == Captures::Forced)?;
        let table = tables.of(game.variant())?;
        let position = game.position();
        let most = u32::from(tables.most_pieces(game.variant()));
        let few = position.occupied().count_ones() <= most;
        let decided = few && table.value_of::<R>(position).is_some_and(|value| value != Value::Draw);
        let slice = if decided && !can_capture::<R>(position, position.turn()) {
            table.slice_of::<R>(position, go_on)
        } else {
            None
        };
        Some(Self { table, most, slice })
    }

    /// What the tables know of a node.
    #[inline]
    pub(super) fn know(&self, node: &Node) -> Option<Known> {
        let position = &node.position;
        if position.occupied().count_ones() > self.most || can_capture::<R>(position, position.turn()) {
            return None;
        }
        let value = self.table.quiet_value_of::<R>(position)?;
        let solved = self.slice.as_ref().filter(|_| value != Value::Draw).and_then(|slice| slice.find(position));
        let distance = solved.map(|solved| solved.distance);
        Some(Known { value, distance })
    }

    /// The score of a node that is not looked into, if the tables know it.
    #[inline]
    pub(super) fn judge(&self, node: &Node, ply: usize) -> Option<Score> {
        self.know(node).map(|known| judge::<R>(node, known, ply))
    }
}

/// The score of a node about which nothing more need be asked within the window.
#[inline]
pub(super) fn settle<R: RuleSet>(node: &Node, known: Known, ply: usize, alpha: Score, beta: Score) -> Option<Score> {
    let in_time = known.distance.is_some_and(|distance| node.clocks_leave::<R>(distance, AFTERWARDS));
    match known.value {
        Value::Draw => Some(judge::<R>(node, known, ply)),
        Value::Win | Value::Loss if in_time => Some(judge::<R>(node, known, ply)),
        Value::Win if beta <= DRAW => Some(DRAW),
        Value::Loss if alpha >= DRAW => Some(DRAW),
        Value::Win | Value::Loss => None,
    }
}

/// The score of a node that is not looked into.
#[inline]
#[expect(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "plies are few")]
fn judge<R: RuleSet>(node: &Node, known: Known, ply: usize) -> Score {
    let worth = node.evaluate::<R>();
    let won = |worth: Score| {
        let known = match known.distance {
            Some(distance) => BEFORE_PROGRESS - Score::from(distance),
            None => AFTER_PROGRESS + worth.clamp(-MOST_JUDGED, MOST_JUDGED),
        };
        known - ply as Score
    };
    match known.value {
        Value::Draw => (worth / DRAWN_PART).clamp(-MOST_DRAWN, MOST_DRAWN),
        Value::Win => won(worth),
        Value::Loss => -won(-worth),
    }
}
