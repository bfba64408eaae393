//! The worth of a position in which nothing is searched.
//!
//! In hundredths of a man, for each side:
//!
//! | what | worth |
//! |---|---|
//! | a man | 100 |
//! | a king | [`king_value`](crate::rules::Rules::king_value) of the variant |
//! | each row a man has advanced | 3 |
//! | a man on its own back row | 8 |
//! | a king on one of the eight dark squares of the central 4x4 | 6 |
//!
//! The side that has more, men and kings alone counted, has besides:
//!
//! - of its lead a quarter, times the share of the pieces that have left the board: it trades gladly;
//! - 2 for each step by which each of its kings is nearer than the length of the board to the next enemy piece: it
//!   drives them there.
//!
//! All but the last two is a sum over the pieces, which the search keeps up from move to move.

use super::hash::{KINDS, index, kind};
use super::score::Score;
use crate::board::{Square, squares_of};
use crate::color::Color;
use crate::position::Position;
use crate::rules::RuleSet;

const MAN: Score = 100;
const ROW: Score = 3;
const BACK_ROW: Score = 8;
const CENTRE: Score = 6;
const STEP_NEARER: Score = 2;

/// How many pieces there are of each kind: a byte each, by [`kind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Material(u32);

impl Material {
    pub(super) fn of(position: &Position) -> Self {
        position.iter().fold(Self::default(), |all, (_, color, king)| all.with(kind(color, king)))
    }

    #[inline]
    pub(super) const fn with(self, kind: usize) -> Self {
        Self(self.0 + (1 << (8 * kind)))
    }

    #[inline]
    pub(super) const fn without(self, kind: usize) -> Self {
        Self(self.0 - (1 << (8 * kind)))
    }

    #[inline]
    const fn count(self, color: Color, king: bool) -> Score {
        (self.0 >> (8 * kind(color, king)) & 0xff).cast_signed()
    }

    /// All pieces of both sides.
    #[inline]
    pub(super) const fn pieces(self) -> Score {
        self.count(Color::White, false)
            + self.count(Color::White, true)
            + self.count(Color::Black, false)
            + self.count(Color::Black, true)
    }

    /// White's men and kings over Black's.
    #[inline]
    const fn lead<R: RuleSet>(self) -> Score {
        MAN * (self.count(Color::White, false) - self.count(Color::Black, false))
            + R::RULES.king_value * (self.count(Color::White, true) - self.count(Color::Black, true))
    }
}

/// What a piece on a square is worth, White's as positive numbers and Black's as negative ones.
#[inline]
pub(super) fn piece_value<R: RuleSet>(kind: usize, square: Square) -> Score {
    Score::from((const { &piece_values::<R>() })[kind & 3][index(square)])
}

/// The sum over the pieces of a position, White's over Black's.
pub(super) fn balance<R: RuleSet>(position: &Position) -> Score {
    position.iter().map(|(square, color, king)| piece_value::<R>(kind(color, king), square)).sum()
}

/// The worth of a position for the side to move.
#[inline]
pub(super) fn evaluate<R: RuleSet>(position: &Position, balance: Score, material: Material) -> Score {
    let lead = material.lead::<R>();
    let mut worth = balance;
    if lead != 0 {
        let at_start = const { 2 * R::RULES.men_each() as Score };
        worth += lead * (at_start - material.pieces()) / (4 * at_start);
        let ahead = if lead > 0 { Color::White } else { Color::Black };
        if position.kings() & position.pieces(ahead) != 0 {
            let nearness = drive::<R>(position, ahead);
            worth += if lead > 0 { nearness } else { -nearness };
        }
    }
    match position.turn() {
        Color::White => worth,
        Color::Black => -worth,
    }
}

/// How near the kings of a side are to the enemy.
fn drive<R: RuleSet>(position: &Position, side: Color) -> Score {
    let enemies = position.pieces(side.other());
    if enemies == 0 {
        return 0;
    }
    let distances = const { &distances(R::RULES.board.size) };
    squares_of(position.pieces(side) & position.kings())
        .map(|king| {
            let from = &distances[index(king)];
            let nearest = squares_of(enemies).map(|enemy| from[index(enemy)]).min().unwrap_or(0);
            STEP_NEARER * (Score::from(R::RULES.board.size) - Score::from(nearest))
        })
        .sum()
}

const fn piece_values<R: RuleSet>() -> [[i16; 64]; KINDS] {
    let rules = R::RULES;
    let size = rules.board.size;
    let centre = size / 2 - 2..size / 2 + 2;
    let mut values = [[0; 64]; KINDS];
    let mut at = 0;
    while at < rules.board.square_count() {
        if let Some(square) = Square::from_index(&rules.board, at) {
            let (row, column) = (square.row(&rules.board), square.column(&rules.board));
            let central = centre.start <= row && row < centre.end && centre.start <= column && column < centre.end;
            let king = rules.king_value + if central { CENTRE } else { 0 };
            let (white, black) = (man_value(size - 1 - row), man_value(row));
            values[kind(Color::White, false)][index(square)] = narrow(white);
            values[kind(Color::Black, false)][index(square)] = narrow(-black);
            values[kind(Color::White, true)][index(square)] = narrow(king);
            values[kind(Color::Black, true)][index(square)] = narrow(-king);
        }
        at += 1;
    }
    values
}

const fn man_value(advanced: u8) -> Score {
    MAN + ROW * advanced as Score + if advanced == 0 { BACK_ROW } else { 0 }
}

#[expect(clippy::cast_possible_truncation, reason = "pieces are worth hundreds")]
const fn narrow(value: Score) -> i16 {
    value as i16
}

/// The steps a short king needs between any two squares.
const fn distances(size: u8) -> [[u8; 64]; 64] {
    let board = if size == 8 { crate::board::Board::EIGHT } else { crate::board::Board::TEN };
    let mut distances = [[0; 64]; 64];
    let mut from = 0;
    while from < board.square_count() {
        let mut to = 0;
        while to < board.square_count() {
            if let (Some(one), Some(other)) = (Square::from_index(&board, from), Square::from_index(&board, to)) {
                let rows = one.row(&board).abs_diff(other.row(&board));
                let columns = one.column(&board).abs_diff(other.column(&board));
                distances[index(one)][index(other)] = if rows > columns { rows } else { columns };
            }
            to += 1;
        }
        from += 1;
    }
    distances
}

/// The squares of the central 4x4, for the tests.
#[cfg(test)]
fn central_squares<R: RuleSet>() -> crate::board::Bits {
    let most = R::RULES.king_value + CENTRE;
    squares_of(R::RULES.board.squares)
        .filter(|&square| piece_value::<R>(kind(Color::White, true), square) == most)
        .fold(0, |all, square| all | square.bit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::{English, International, Russian, Variant};

    fn worth<R: RuleSet>(variant: Variant, fen: &str) -> Score {
        let position = fen::parse(variant, fen).unwrap();
        evaluate::<R>(&position, balance::<R>(&position), Material::of(&position))
    }

    #[test]
    fn eight_dark_squares_are_central_on_either_board() {
        for squares in [central_squares::<English>(), central_squares::<International>()] {
            assert_eq!(squares.count_ones(), 8);
        }
    }

    #[test]
    fn the_start_is_even() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            let worth = crate::rules::with_rules!(variant, R =>
                evaluate::<R>(&start, balance::<R>(&start), Material::of(&start)));
            assert_eq!(worth, 0, "{variant:?}");
        }
    }

    #[test]
    fn each_term_counts_as_it_is_documented() {
        // A man on its fourth row against one on its own back row.
        assert_eq!(worth::<English>(Variant::English, "W:W17:B1"), 3 * ROW - BACK_ROW);
        // A king in the centre against one outside it.
        assert_eq!(worth::<English>(Variant::English, "W:WK18:BK1"), CENTRE);
        assert_eq!(worth::<English>(Variant::English, "B:WK18:BK1"), -CENTRE);
        // A king against a man five rows forward: the lead is 60, 22 of 24 pieces are gone, and they are 3 steps apart.
        let expected = 160 - (100 + 5 * 3) + 60 * 22 / (4 * 24) + 2 * (8 - 3);
        assert_eq!(worth::<English>(Variant::English, "W:WK9:B21"), expected);
        let flying = Russian::RULES.king_value;
        let expected = flying - (100 + 5 * 3) + (flying - 100) * 22 / (4 * 24) + 2 * (8 - 2);
        assert_eq!(worth::<Russian>(Variant::Russian, "W:WKa5:Ba3"), expected);
    }
}
