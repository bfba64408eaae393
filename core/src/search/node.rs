//! A position with all that the search keeps beside it from move to move.

use super::clocks::Clocks;
use super::evaluation::{self, Material};
use super::hash::{self, kind};
use super::score::Score;
use crate::board::squares_of;
use crate::game::ClockCounts;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::RuleSet;

/// A position in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub position: Position,
    /// The key of the pieces and the side to move.
    pub hash: u64,
    /// The sum over the pieces, White's over Black's.
    balance: Score,
    material: Material,
    /// Plies since the last capture or man's move: so far back a repetition is possible.
    pub reversible: u16,
    clocks: Clocks,
}

impl Node {
    pub(super) fn new<R: RuleSet>(position: &Position, counts: &ClockCounts, reversible: u16) -> Self {
        Self {
            position: *position,
            hash: hash::of_position(position),
            balance: evaluation::balance::<R>(position),
            material: Material::of(position),
            reversible,
            clocks: Clocks::new::<R>(counts, position),
        }
    }

    /// The node after a legal move.
    #[inline]
    pub(super) fn after<R: RuleSet>(&self, played: &Move) -> Self {
        let before = &self.position;
        let position = before.after(played);
        let (mover, other) = (before.turn(), before.turn().other());
        let king = before.kings() & played.from.bit() != 0;
        let (was, is) = (kind(mover, king), kind(mover, king || played.promotes));
        let mut hash = self.hash ^ hash::TURN ^ hash::key(was, played.from) ^ hash::key(is, played.to);
        let mut balance =
            self.balance - evaluation::piece_value::<R>(was, played.from) + evaluation::piece_value::<R>(is, played.to);
        let mut material = if played.promotes { self.material.without(was).with(is) } else { self.material };
        for square in squares_of(played.taken) {
            let taken = kind(other, before.kings() & square.bit() != 0);
            hash ^= hash::key(taken, square);
            balance -= evaluation::piece_value::<R>(taken, square);
            material = material.without(taken);
        }
        let reversible = if king && !played.is_capture() { self.reversible + 1 } else { 0 };
        let clocks = self.clocks.after::<R>(before, played, &position);
        Self { position, hash, balance, material, reversible, clocks }
    }

    /// The key under which the hash table knows the node.
    #[inline]
    pub(super) fn table_key<R: RuleSet>(&self) -> u64 {
        self.hash ^ self.clocks.key::<R>()
    }

    /// Whether a draw clock is full.
    #[inline]
    pub(super) fn is_drawn_by_clock<R: RuleSet>(&self) -> bool {
        self.clocks.full::<R>()
    }

    /// Whether every draw clock leaves `plies` until the next progress, and those that progress does not start anew
    /// `afterwards` more.
    #[inline]
    pub(super) fn clocks_leave<R: RuleSet>(&self, plies: u8, afterwards: u16) -> bool {
        self.clocks.leave::<R>(plies, afterwards)
    }

    /// Its worth for the side to move, nothing searched.
    #[inline]
    pub(super) fn evaluate<R: RuleSet>(&self) -> Score {
        evaluation::evaluate::<R>(&self.position, self.balance, self.material)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::moves::Captures;
    use crate::rules::{Variant, with_rules};
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg32;

    /// What is kept up from move to move is what a fresh look finds, clocks included.
    #[test]
    fn incremental_is_recomputed() {
        let mut random = Pcg32::seed_from_u64(1);
        for variant in Variant::ALL {
            for captures in [Captures::Forced, Captures::Optional] {
                for _ in 0..20 {
                    with_rules!(variant, R => play_out::<R>(variant, captures, &mut random));
                }
            }
        }
    }

    fn play_out<R: RuleSet>(variant: Variant, captures: Captures, random: &mut Pcg32) {
        let mut game = Game::new(variant, captures);
        let mut node = Node::new::<R>(game.position(), game.clocks(), 0);
        while game.outcome().is_none() {
            let legal = game.legal_moves();
            let played = legal[random.random_range(0..legal.len())];
            game.play(&played).unwrap();
            node = node.after::<R>(&played);
            let reversible = u16::try_from(game.repeatable().count()).unwrap();
            assert_eq!(node, Node::new::<R>(game.position(), game.clocks(), reversible));
        }
        let full = game.clocks().iter().zip(R::RULES.clocks).any(|(count, clock)| *count >= 2 * clock.limit);
        assert_eq!(node.is_drawn_by_clock::<R>(), full);
    }
}
