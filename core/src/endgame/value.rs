//! What a position is worth with best play and no draw clock.

/// Lost, drawn or won for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The side to move loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// The same for the other side.
    #[inline]
    #[must_use]
    pub const fn negated(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }

    /// The value that two bits of a table stand for; the fourth pattern is not used.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        match bits & 3 {
            0 => Self::Loss,
            1 => Self::Draw,
            _ => Self::Win,
        }
    }
}
