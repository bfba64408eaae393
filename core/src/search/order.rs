//! Which move is looked at first: the better the first move, the fewer of the others need a look.

use super::hash::{index, kind};
use crate::moves::{Move, MoveList};
use crate::position::Position;
use smallvec::SmallVec;

/// Plies below the root that the search can reach.
pub(super) const MOST_PLIES: usize = 128;

const FROM_TABLE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const PROMOTION: i32 = 1 << 22;
const KILLERS: [i32; 2] = [1 << 21, 1 << 20];
/// A move's history is kept below this.
const MOST_HISTORY: i32 = 1 << 14;

/// What the search remembers about quiet moves that proved good.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// At each ply the last two quiet moves that refuted one.
    killers: Vec<[Option<Move>; 2]>,
    /// How often a move of a kind of piece between two squares was good, less how often it was not.
    history: Box<[[i16; 64 * 64]]>,
}

impl Memory {
    pub(super) fn new() -> Self {
        Self { killers: vec![[None; 2]; MOST_PLIES + 1], history: vec![[0; 64 * 64]; 4].into_boxed_slice() }
    }

    fn place(position: &Position, played: &Move) -> (usize, usize) {
        let king = position.kings() & played.from.bit() != 0;
        (kind(position.turn(), king), index(played.from) * 64 + index(played.to))
    }

    /// How good a quiet move was elsewhere.
    #[inline]
    pub(super) fn history(&self, position: &Position, played: &Move) -> i32 {
        let (kind, squares) = Self::place(position, played);
        i32::from(self.history[kind & 3][squares & 4095])
    }

    /// Notes that the last of the quiet moves tried in a position refuted the move before, and the others did not.
    #[inline]
    pub(super) fn refuted_by(&mut self, position: &Position, tried: &[Move], ply: usize, depth: i32) {
        let Some((good, bad)) = tried.split_last() else { return };
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(*good)
        {
            *killers = [Some(*good), killers[0]];
        }
        let weight = (depth * depth).clamp(1, 400);
        self.adjust(position, good, weight);
        for other in bad {
            self.adjust(position, other, -weight);
        }
    }

    /// Moves a history toward its bound, so that new results count for more than old ones.
    #[expect(clippy::cast_possible_truncation, reason = "bounded by MOST_HISTORY")]
    fn adjust(&mut self, position: &Position, played: &Move, weight: i32) {
        let (kind, squares) = Self::place(position, played);
        let history = &mut self.history[kind & 3][squares & 4095];
        let before = i32::from(*history);
        *history = (before + weight - before * weight.abs() / MOST_HISTORY) as i16;
    }
}

/// Moves of a node, given out the most promising first. They keep the place the generator gave them.
pub(super) struct Ordered {
    /// Rank and place of each move that is still to come.
    waiting: SmallVec<[(i32, u8); 64]>,
    next: usize,
}

impl Ordered {
    #[inline]
    pub(super) fn new(
        moves: &MoveList,
        position: &Position,
        from_table: Option<u8>,
        memory: &Memory,
        ply: usize,
    ) -> Self {
        let killers = memory.killers.get(ply).copied().unwrap_or_default();
        let rank = |place: u8, played: &Move| {
            if from_table == Some(place) {
                FROM_TABLE
            } else if played.is_capture() {
                CAPTURE + capture_rank(position, played)
            } else if played.promotes {
                PROMOTION
            } else if killers[0] == Some(*played) {
                KILLERS[0]
            } else if killers[1] == Some(*played) {
                KILLERS[1]
            } else {
                memory.history(position, played)
            }
        };
        let waiting = (0..u8::MAX).zip(moves).map(|(place, played)| (rank(place, played), place)).collect();
        Self { waiting, next: 0 }
    }

    /// Captures alone, the richest first.
    #[inline]
    pub(super) fn captures(moves: &MoveList, position: &Position) -> Self {
        let waiting = (0..u8::MAX).zip(moves).map(|(place, played)| (capture_rank(position, played), place)).collect();
        Self { waiting, next: 0 }
    }

    /// The place of the next move. Among equals the generator's order holds.
    #[inline]
    pub(super) fn next(&mut self) -> Option<u8> {
        let rest = self.waiting.get_mut(self.next..)?;
        let (best, _) = rest.iter().enumerate().max_by_key(|(at, (rank, _))| (*rank, std::cmp::Reverse(*at)))?;
        rest.swap(0, best);
        self.next += 1;
        rest.first().map(|&(_, place)| place)
    }
}

/// Pieces taken, kings for more.
#[expect(clippy::cast_possible_wrap, reason = "pieces are few")]
fn capture_rank(position: &Position, played: &Move) -> i32 {
    let kings = (played.taken & position.kings()).count_ones() as i32;
    2 * played.taken.count_ones() as i32 + 3 * kings + i32::from(played.promotes)
}
