//! The two sides of notation.

use serde::{Deserialize, Serialize};

/// White or Black as FEN and PDN name them. The screen never says so: it speaks of players, solid and outlined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Starts at the bottom of a printed diagram and moves up.
    White,
    /// Starts at the top and moves down.
    Black,
}

impl Color {
    /// Both, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// `W` or `B`, as FEN writes it.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }
}
