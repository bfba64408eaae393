//! What the squares of a variant are called.

use crate::board::{Board, Square};
use crate::rules::{Numbering, SquareNames, Variant};
use serde::{Deserialize, Serialize};

/// Which names of squares a person wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum SquareNaming {
    /// Those of the variant's federation.
    Official,
    /// The variant's numbers.
    Numbers,
    /// Files and ranks, as White counts them.
    Letters,
}

/// The names of the squares of one variant.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    board: Board,
    numbering: Numbering,
    squares: SquareNames,
}

impl Names {
    /// The names that `variant` uses.
    pub const fn of(variant: Variant) -> Self {
        let rules = variant.rules();
        Self { board: rules.board, numbering: rules.notation.numbering, squares: rules.notation.squares }
    }

    /// The names to show where a person prefers `naming`.
    pub const fn shown(variant: Variant, naming: SquareNaming) -> Self {
        let official = Self::of(variant);
        let squares = match naming {
            SquareNaming::Official => official.squares,
            SquareNaming::Numbers => SquareNames::Numbers,
            SquareNaming::Letters => SquareNames::Letters,
        };
        Self { squares, ..official }
    }

    /// The official number of a square, from 1.
    pub const fn number(&self, square: Square) -> u8 {
        self.mirrored(square.index(&self.board)) + 1
    }

    /// The square with this official number; `None` if the board has none.
    pub const fn square(&self, number: u8) -> Option<Square> {
        if number == 0 || number > self.board.square_count() {
            return None;
        }
        // Each numbering mirrors the board in itself, so the way back is the way there.
        Square::from_index(&self.board, self.mirrored(number - 1))
    }

    /// The name as the variant writes it: a number, or a file and a rank.
    pub fn name(&self, square: Square) -> String {
        match self.squares {
            SquareNames::Numbers => self.number(square).to_string(),
            SquareNames::Letters => self.letters(square),
        }
    }

    /// File and rank as White counts them, whatever the variant's own way.
    pub fn letters(&self, square: Square) -> String {
        let file = char::from(b'a' + square.column(&self.board));
        format!("{file}{}", self.board.size - square.row(&self.board))
    }

    /// The square that a text names, as a number or as file and rank; both are read in every variant.
    pub fn parse(&self, text: &str) -> Option<Square> {
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            return text
                .bytes()
                .all(|byte| byte.is_ascii_digit())
                .then(|| text.parse().ok())
                .flatten()
                .and_then(|number| self.square(number));
        }
        let mut letters = text.chars();
        let file = letters.next()?.to_ascii_lowercase();
        let rank: u8 = letters.as_str().parse().ok()?;
        if !letters.as_str().bytes().all(|byte| byte.is_ascii_digit()) || !file.is_ascii_lowercase() {
            return None;
        }
        let column = u8::try_from(u32::from(file) - u32::from('a')).ok()?;
        Square::at(&self.board, self.board.size.checked_sub(rank)?, column)
    }

    const fn mirrored(&self, index: u8) -> u8 {
        let per_row = self.board.size / 2;
        match self.numbering {
            Numbering::FarLeft => index,
            Numbering::FarRight => index / per_row * per_row + (per_row - 1 - index % per_row),
            Numbering::NearLeft => (self.board.size - 1 - index / per_row) * per_row + index % per_row,
        }
    }
}

/// The square of `variant` with this official number; `None` if the board has none.
pub const fn square(variant: Variant, number: u8) -> Option<Square> {
    Names::of(variant).square(number)
}

/// The official number of a square in `variant`.
pub const fn square_number(variant: Variant, square: Square) -> u8 {
    Names::of(variant).number(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_again_by_number_and_by_letters() {
        for variant in Variant::ALL {
            let names = Names::of(variant);
            for number in 1..=variant.rules().board.square_count() {
                let square = names.square(number).unwrap();
                assert_eq!(names.number(square), number);
                assert_eq!(names.parse(&names.name(square)), Some(square));
                assert_eq!(names.parse(&names.letters(square)), Some(square));
            }
            for text in ["0", "51", "33x", "", "a", "a0", "a9999", "i1", "b1", "é1", "-1", "+1"] {
                let expected = if text == "b1" || text == "i1" { names.parse(text) } else { None };
                assert_eq!(names.parse(text), expected, "{text}");
            }
        }
    }

    #[test]
    fn corners_have_their_official_numbers() {
        let named = |variant, number| square(variant, number).map(|square| Names::of(variant).letters(square));
        assert_eq!(named(Variant::English, 29).as_deref(), Some("a1"));
        assert_eq!(named(Variant::English, 4).as_deref(), Some("h8"));
    }
}
