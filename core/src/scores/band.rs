//! Bands of mastery.

use crate::level::Level;
use serde::{Deserialize, Serialize};

/// The level on which bands are counted: a win on another level has points but no band.
pub const BAND_LEVEL: Level = Level::Medium;

/// A band of mastery: a bar to reach, not an opponent.
///
/// ```
/// use draughts::scores::Band;
///
/// let band = Band::of(920);
/// assert_eq!(band, Band::Expert);
/// assert_eq!(band.next(), Some(Band::Pro));
/// assert_eq!(Band::missing(920), 80);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "lowercase")]
pub enum Band {
    /// Any win.
    Novice,
    /// From 500 points.
    Expert,
    /// From 1000 points.
    Pro,
}

impl Band {
    /// All bands, lowest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Expert, Self::Pro];

    /// The points from which this band holds.
    pub const fn from_points(self) -> u32 {
        match self {
            Self::Novice => 0,
            Self::Expert => 500,
            Self::Pro => 1000,
        }
    }

    /// The band of a result on [`BAND_LEVEL`].
    pub const fn of(points: u32) -> Self {
        if points >= Self::Pro.from_points() {
            Self::Pro
        } else if points >= Self::Expert.from_points() {
            Self::Expert
        } else {
            Self::Novice
        }
    }

    /// The band above; `None` at the top.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Novice => Some(Self::Expert),
            Self::Expert => Some(Self::Pro),
            Self::Pro => None,
        }
    }

    /// The points that a result of `points` lacks to the next band; 0 at the top.
    pub const fn missing(points: u32) -> u32 {
        match Self::of(points).next() {
            Some(next) => next.from_points() - points,
            None => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_begin_exactly_at_their_points() {
        let cases = [
            (0, Band::Novice, 500),
            (499, Band::Novice, 1),
            (500, Band::Expert, 500),
            (999, Band::Expert, 1),
            (1000, Band::Pro, 0),
            (u32::MAX, Band::Pro, 0),
        ];
        for (points, band, missing) in cases {
            assert_eq!((Band::of(points), Band::missing(points)), (band, missing), "{points} points");
        }
    }

    #[test]
    fn the_next_band_is_the_next_of_all() {
        for pair in Band::ALL.windows(2) {
            assert_eq!(pair[0].next(), Some(pair[1]));
            assert!(pair[0].from_points() < pair[1].from_points());
        }
        assert_eq!(Band::Pro.next(), None);
    }
}
