//! Material classes: how many men and kings each side has.

use crate::color::Color;
use crate::position::Position;
use crate::rules::Variant;

/// The most pieces that any variant has tables for.
pub const MOST_PIECES: u8 = 5;

/// How many men and kings each side has, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class {
    /// How many men the mover has, and how many the other side.
    pub men: [u8; 2],
    /// How many kings the mover has, and how many the other side.
    pub kings: [u8; 2],
}

/// The most pieces on the board for which a variant has tables.
pub const fn most_pieces(variant: Variant) -> u8 {
    match variant {
        Variant::English => MOST_PIECES,
        _ => MOST_PIECES - 1,
    }
}

impl Class {
    /// The class of a position.
    #[inline]
    pub const fn of(position: &Position) -> Self {
        let own = position.pieces(position.turn());
        let other = position.pieces(position.turn().other());
        let kings = position.kings();
        Self { men: [count(own & !kings), count(other & !kings)], kings: [count(own & kings), count(other & kings)] }
    }

    /// All pieces of both sides.
    #[inline]
    pub const fn pieces(self) -> u8 {
        self.men[0] + self.men[1] + self.kings[0] + self.kings[1]
    }

    /// The men of both sides.
    pub const fn all_men(self) -> u8 {
        self.men[0] + self.men[1]
    }

    /// The same pieces with the other side to move.
    pub const fn turned(self) -> Self {
        Self { men: [self.men[1], self.men[0]], kings: [self.kings[1], self.kings[0]] }
    }

    /// All classes of 2 to `most` pieces in which both sides have one, in an order in which each comes after those that
    /// its captures and crownings lead to.
    pub fn all(most: u8) -> Vec<Self> {
        let mut classes: Vec<Self> = (0..=most)
            .flat_map(|a| (0..=most).map(move |b| (a, b)))
            .flat_map(|(a, b)| (0..=most).map(move |c| (a, b, c)))
            .flat_map(|(a, b, c)| (0..=most).map(move |d| Self { men: [a, c], kings: [b, d] }))
            .filter(|class| class.pieces() <= most)
            .filter(|class| class.men[0] + class.kings[0] > 0 && class.men[1] + class.kings[1] > 0)
            .collect();
        classes.sort_by_key(|class| (class.pieces(), class.all_men(), *class));
        classes
    }

    /// A number below [`Class::NUMBERS`] that no other class has.
    #[inline]
    pub(super) const fn number(self) -> usize {
        let [men, other_men] = self.men;
        let [kings, other_kings] = self.kings;
        ((men as usize * SIDE + kings as usize) * SIDE + other_men as usize) * SIDE + other_kings as usize
    }

    /// More than any [`Class::number`].
    pub(super) const NUMBERS: usize = SIDE * SIDE * SIDE * SIDE;
}

const SIDE: usize = MOST_PIECES as usize + 1;

#[expect(clippy::cast_possible_truncation, reason = "a board has at most 50 squares")]
const fn count(bits: u64) -> u8 {
    bits.count_ones() as u8
}

impl std::fmt::Display for Class {
    /// `KKm-k`: the mover's kings and men, then the other side's.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for side in [0, 1] {
            if side == 1 {
                f.write_str("-")?;
            }
            for _ in 0..self.kings[side] {
                f.write_str("K")?;
            }
            for _ in 0..self.men[side] {
                f.write_str("m")?;
            }
        }
        Ok(())
    }
}

/// A position with White to move: the same, or with the colours exchanged and the board turned round.
#[inline]
pub(super) const fn for_white(variant_rules: &crate::rules::Rules, position: &Position) -> Position {
    match position.turn() {
        Color::White => *position,
        Color::Black => position.flipped(variant_rules),
    }
}
