//! The rules of each variant, as data.
//!
//! A variant is a [`Rules`] value in a file of its own; the one generator ([`crate::moves`]) and the one search are
//! specialised over it at compile time through [`RuleSet`]. Nothing else asks which variant is played, except
//! the macro `with_rules!`, where a [`Variant`] chosen at run time meets its rules.

mod brazilian;
mod clock;
mod czech;
mod english;
mod international;
mod italian;
mod russian;
mod spanish;
mod variant;

pub use brazilian::Brazilian;
pub use clock::{Army, Clock, ClockName, Condition, Resets};
pub use czech::Czech;
pub use english::English;
pub use international::International;
pub use italian::Italian;
pub use russian::Russian;
pub use spanish::Spanish;
pub(crate) use variant::with_rules;
pub use variant::{Variant, has_home_rule};

use crate::board::Board;
use crate::color::Color;

/// All that distinguishes one variant from another.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The board.
    pub board: Board,
    /// Rows filled with men at the start, on each side.
    pub rows_of_men: u8,
    /// Who moves first.
    pub first_mover: Color,
    /// Kings move and capture over any distance; otherwise one square at a time.
    pub flying_kings: bool,
    /// Men capture in all four directions; otherwise forward only.
    pub men_capture_backward: bool,
    /// Men may capture kings.
    pub men_capture_kings: bool,
    /// What becomes of a man that reaches the crown row in the middle of a capture.
    pub crowning: Crowning,
    /// Which captures are to be preferred, the weightiest first; among the best the choice is free.
    pub precedence: &'static [Precedence],
    /// When a game without progress is drawn.
    pub clocks: &'static [Clock],
    /// How squares and moves are written.
    pub notation: NotationRules,
    /// What a king is worth in hundredths of a man, in the specified evaluation.
    pub king_value: i32,
}

/// What becomes of a man that reaches the crown row in the middle of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowning {
    /// It is crowned and the move ends.
    EndsMove,
    /// It is crowned at once and goes on as a king if it can.
    GoesOnAsKing,
    /// It goes on as a man if it can, and is crowned only if it stops there.
    OnlyWhereItStops,
}

/// A ground for preferring one capture to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precedence {
    /// More pieces taken.
    MostPieces,
    /// A king captures rather than a man.
    WithKing,
    /// More kings taken.
    MostKings,
    /// The first king is taken sooner; if equal, the second, and so on.
    KingsSoonest,
}

/// How a variant writes squares, moves and games.
#[derive(Clone, Copy, Debug)]
pub struct NotationRules {
    /// Numbers or letters.
    pub squares: SquareNames,
    /// Which corner is numbered first.
    pub numbering: Numbering,
    /// Between the squares of a capture.
    pub capture_sign: char,
    /// The value of PDN's `GameType` tag in full.
    pub game_type: &'static str,
}

/// How squares are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareNames {
    /// `1` to `32` or `50`.
    Numbers,
    /// `a1` to `h8`.
    Letters,
}

/// How the official numbers run, on the board as this program draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbering {
    /// From White's far left, by rows.
    FarLeft,
    /// From White's far right: the official board is mirrored.
    FarRight,
    /// From White's near left: the official board is mirrored, and counts from White's side.
    NearLeft,
}

/// A variant at compile time.
pub trait RuleSet: 'static {
    /// Its rules.
    const RULES: Rules;
}

impl Rules {
    /// Men on each side at the start.
    pub const fn men_each(&self) -> u8 {
        self.rows_of_men * self.board.size / 2
    }

    /// The row on which men of `color` are crowned.
    pub const fn crown_row(&self, color: Color) -> crate::board::Bits {
        match color {
            Color::White => self.board.row(0),
            Color::Black => self.board.row(self.board.size - 1),
        }
    }

    /// Whether `precedence` plays a part.
    pub const fn prefers(&self, precedence: Precedence) -> bool {
        let mut i = 0;
        while i < self.precedence.len() {
            if self.precedence[i] as u8 == precedence as u8 {
                return true;
            }
            i += 1;
        }
        false
    }
}
