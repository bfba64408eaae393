//! Draw clocks inside the tree.

use super::hash;
use crate::game::ClockCounts;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{Condition, Resets, RuleSet};

/// With so many plies left until a clock draws, a position has results of its own in the hash table.
const NEAR: u16 = 20;

/// The counts of the variant's draw clocks, in plies, and which of them run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clocks {
    counts: [u8; 8],
    /// One bit for each clock whose condition holds.
    running: u8,
}

impl Clocks {
    pub(super) fn new<R: RuleSet>(counts: &ClockCounts, position: &Position) -> Self {
        let counts = counts.map(|count| u8::try_from(count).unwrap_or(u8::MAX));
        Self { counts, running: running::<R>(position) }
    }

    /// The counts after a move from `before` to `position`.
    #[inline]
    pub(super) fn after<R: RuleSet>(&self, before: &Position, played: &Move, position: &Position) -> Self {
        let running = running::<R>(position);
        let mut counts = [0; 8];
        for (index, clock) in R::RULES.clocks.iter().enumerate() {
            if self.running & running & 1 << index != 0 && !clock.resets.on(before, played) {
                counts[index] = self.counts[index].saturating_add(1);
            }
        }
        Self { counts, running }
    }

    /// Whether a clock is full.
    #[inline]
    pub(super) fn full<R: RuleSet>(&self) -> bool {
        R::RULES.clocks.iter().zip(self.counts).any(|(clock, count)| u16::from(count) >= 2 * clock.limit)
    }

    /// Whether every running clock leaves `plies` until the next progress, a capture or a man's move, and those that it does
    /// not start anew `afterwards` more.
    #[inline]
    pub(super) fn leave<R: RuleSet>(&self, plies: u8, afterwards: u16) -> bool {
        R::RULES.clocks.iter().zip(self.counts).enumerate().all(|(index, (clock, count))| {
            let more = if clock.resets == Resets::PROGRESS { 0 } else { afterwards };
            self.running & 1 << index == 0 || u16::from(count) + u16::from(plies) + more <= 2 * clock.limit
        })
    }

    /// What distinguishes positions in the hash table by their counts: nothing until a clock is nearly full.
    #[inline]
    pub(super) fn key<R: RuleSet>(&self) -> u64 {
        let mut least = NEAR;
        for (clock, count) in R::RULES.clocks.iter().zip(self.counts) {
            if count > 0 {
                least = least.min((2 * clock.limit).saturating_sub(u16::from(count)));
            }
        }
        if least < NEAR { hash::mix(u64::from(least)) } else { 0 }
    }
}

/// The clocks whose condition holds, one bit each. Only the ending ones need a look at the pieces, and those only once
/// there are kings and few pieces.
#[inline]
fn running<R: RuleSet>(position: &Position) -> u8 {
    let always: u8 = const {
        let clocks = R::RULES.clocks;
        let (mut bits, mut index) = (0, 0);
        while index < clocks.len() {
            if matches!(clocks[index].condition, Condition::Always) {
                bits |= 1 << index;
            }
            index += 1;
        }
        bits
    };
    if always.count_ones() as usize == R::RULES.clocks.len() || position.kings() == 0 {
        return always;
    }
    endings::<R>(position, always)
}

#[cold]
fn endings<R: RuleSet>(position: &Position, always: u8) -> u8 {
    let clocks = R::RULES.clocks.iter().enumerate();
    clocks.filter(|(_, clock)| clock.condition.holds(position)).fold(always, |bits, (index, _)| bits | 1 << index)
}
