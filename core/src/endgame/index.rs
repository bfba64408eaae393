//! Positions as numbers: each class counts its placements from 0.
//!
//! A placement is four sets of squares: the mover's men, the other side's men, the mover's kings, the other side's kings.
//! Each set has a rank among all sets of its size (`C(s1, 1) + C(s2, 2) + …` with its squares in rising order), and the
//! number is those four ranks, the last one running fastest. Sets may overlap: such numbers stand for nothing, and cost
//! next to nothing in a compressed table. So all that stands beside fixed men is one stretch, and the numbers of
//! neighbouring squares are near each other.

use super::class::{Class, MOST_PIECES};
use crate::board::{Bits, Board, squares_of};
use crate::color::Color;
use crate::position::Position;
use crate::rules::RuleSet;

/// `CHOOSE[n][k]`: sets of `k` among `n` squares.
const CHOOSE: [[u32; MOST_PIECES as usize + 1]; 51] = choose();

const fn choose() -> [[u32; MOST_PIECES as usize + 1]; 51] {
    let mut table = [[0; MOST_PIECES as usize + 1]; 51];
    let mut n = 0;
    while n < 51 {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= MOST_PIECES as usize {
            table[n][k] = table[n - 1][k] + table[n - 1][k - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

/// What a [`Layout`] measures of each of the four sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Group {
    /// Pieces in it.
    count: u8,
    /// Squares on which they may stand.
    squares: u8,
    /// The first of these squares, in reading order.
    first: u8,
}

impl Group {
    const fn size(self) -> u32 {
        CHOOSE[self.squares as usize][self.count as usize]
    }

    #[inline]
    fn rank(self, board: &Board, set: Bits) -> u32 {
        let mut rank = 0;
        for (place, square) in squares_of(set).enumerate() {
            let index = square.index(board).wrapping_sub(self.first);
            rank += CHOOSE[usize::from(index) % 51][(place + 1) % (MOST_PIECES as usize + 1)];
        }
        rank
    }

    /// All sets, by rank.
    fn sets(self, board: &Board) -> Vec<Bits> {
        let mut sets = Vec::with_capacity(self.size() as usize);
        let end = 1u64 << self.squares;
        let mut packed = (1u64 << self.count) - 1;
        while packed < end {
            sets.push(unpack(board, packed << self.first));
            if packed == 0 {
                break;
            }
            // The next greater number with as many bits.
            let low = packed & packed.wrapping_neg();
            let high = packed + low;
            packed = high | (((packed ^ high) / low) >> 2);
        }
        sets
    }
}

/// Puts one bit for each square in reading order where the board has it.
fn unpack(board: &Board, packed: u64) -> Bits {
    (0..board.square_count())
        .filter(|index| packed >> index & 1 == 1)
        .filter_map(|index| crate::board::Square::from_index(board, index))
        .fold(0, |set, square| set | square.bit())
}

/// How a class counts its placements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    class: Class,
    /// The mover's men, the other side's men, the mover's kings, the other side's kings.
    groups: [Group; 4],
}

impl Layout {
    /// The layout of a class on the board of `R`.
    pub fn new<R: RuleSet>(class: Class) -> Self {
        let board = const { R::RULES.board };
        let (all, row) = (board.square_count(), board.size / 2);
        let group = |count, squares, first| Group { count, squares, first };
        Self {
            class,
            groups: [
                // No man stands on the row on which it is crowned.
                group(class.men[0], all - row, row),
                group(class.men[1], all - row, 0),
                group(class.kings[0], all, 0),
                group(class.kings[1], all, 0),
            ],
        }
    }

    /// The class.
    pub const fn class(&self) -> Class {
        self.class
    }

    /// How many numbers there are.
    pub const fn size(&self) -> u32 {
        self.men_size() * self.kings_size()
    }

    /// Ways to place the men.
    pub const fn men_size(&self) -> u32 {
        self.groups[0].size() * self.groups[1].size()
    }

    /// Ways to place the kings beside given men.
    pub const fn kings_size(&self) -> u32 {
        self.groups[2].size() * self.groups[3].size()
    }

    /// Distances between the numbers of neighbours in each of the four ranks, the fastest last.
    pub(super) const fn strides(&self) -> [u32; 4] {
        let [_, other_men, kings, other_kings] = self.groups;
        let third = other_kings.size();
        let second = third * kings.size();
        [second * other_men.size(), second, third, 1]
    }

    /// Pieces in each of the four sets.
    pub(super) const fn counts(&self) -> [u8; 4] {
        [self.groups[0].count, self.groups[1].count, self.groups[2].count, self.groups[3].count]
    }

    /// The number of a position of this class with White to move.
    #[inline]
    pub fn number<R: RuleSet>(&self, position: &Position) -> u32 {
        let (own, other, kings) = (position.pieces(Color::White), position.pieces(Color::Black), position.kings());
        self.men_number::<R>(own & !kings, other & !kings) * self.kings_size()
            + self.kings_number::<R>(own & kings, other & kings)
    }

    /// The number of a placement of the men.
    #[inline]
    pub fn men_number<R: RuleSet>(&self, own: Bits, other: Bits) -> u32 {
        let board = const { &R::RULES.board };
        self.groups[0].rank(board, own) * self.groups[1].size() + self.groups[1].rank(board, other)
    }

    /// The number of a placement of the kings.
    #[inline]
    pub(super) fn kings_number<R: RuleSet>(&self, own: Bits, other: Bits) -> u32 {
        let board = const { &R::RULES.board };
        self.groups[2].rank(board, own) * self.groups[3].size() + self.groups[3].rank(board, other)
    }

    /// The sets of squares of one of the four groups, by rank: 0 and 1 are the men of the mover and of the other side, 2 and 3
    /// their kings.
    ///
    /// # Panics
    ///
    /// If there is no such group.
    pub fn sets<R: RuleSet>(&self, group: usize) -> Vec<Bits> {
        self.groups[group].sets(const { &R::RULES.board })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{English, International};

    fn numbers_run_through<R: RuleSet>(men: [u8; 2], kings: [u8; 2]) {
        let layout = Layout::new::<R>(Class { men, kings });
        let sets = [0, 1, 2, 3].map(|group| layout.sets::<R>(group));
        let mut expected = 0;
        for own in &sets[0] {
            for other in &sets[1] {
                assert_eq!(layout.men_number::<R>(*own, *other) * layout.kings_size(), expected);
                for kings in &sets[2] {
                    for other_kings in &sets[3] {
                        let number = layout.men_number::<R>(*own, *other) * layout.kings_size()
                            + layout.kings_number::<R>(*kings, *other_kings);
                        assert_eq!(number, expected);
                        expected += 1;
                    }
                }
            }
        }
        assert_eq!(expected, layout.size());
    }

    #[test]
    fn each_placement_has_the_next_number() {
        numbers_run_through::<English>([0, 0], [2, 1]);
        numbers_run_through::<English>([1, 2], [0, 1]);
        numbers_run_through::<English>([3, 0], [0, 1]);
        numbers_run_through::<International>([1, 1], [1, 0]);
        numbers_run_through::<International>([0, 0], [1, 3]);
    }
}
