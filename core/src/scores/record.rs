//! A best result, and what it is the best of.

use super::Points;
use crate::level::Level;
use crate::rules::Variant;
use serde::{Deserialize, Serialize};

/// What a best result is the best of: one row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RecordKey {
    /// The rules.
    pub variant: Variant,
    /// False: the home rule, which counts as a variant of its own.
    pub forced_capture: bool,
    /// The computer's strength.
    pub level: Level,
}

/// A ranked win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Record {
    /// All points of the win: [`Points::total`].
    pub points: u32,
    /// The person's own moves, from 1; a series is one.
    pub moves: u32,
    /// When the game ended, in seconds since 1970 (UTC).
    pub unix_time: u64,
}

impl Record {
    /// Whether a win of `variant` can bring these points in these moves.
    ///
    /// The points less those for the moves must be those of at least one piece and at most all that the variant starts
    /// with. What this refuses was not written by this app.
    ///
    /// ```
    /// use draughts::{rules::Variant, scores::Record};
    ///
    /// let record = |points| Record { points, moves: 38, unix_time: 0 };
    /// assert!(record(920).is_possible(Variant::English));
    /// assert!(!record(930).is_possible(Variant::English)); // 220 for moves leave 710
    /// assert!(!record(1_920).is_possible(Variant::English)); // 17 pieces left of 12
    /// ```
    pub fn is_possible(&self, variant: Variant) -> bool {
        let Some(for_pieces) = self.points.checked_sub(Points::of_win(0, self.moves).for_moves()) else {
            return false;
        };
        let men = u32::from(variant.rules().men_each());
        let pieces = for_pieces / Points::PIECE;
        self.moves > 0 && for_pieces % Points::PIECE == 0 && (1..=men).contains(&pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_win_is_possible() {
        for variant in Variant::ALL {
            for pieces in 1..=variant.rules().men_each() {
                for moves in 1..=130 {
                    let points = Points::of_win(pieces, moves).total();
                    assert!(Record { points, moves, unix_time: 0 }.is_possible(variant));
                }
            }
        }
    }

    #[test]
    fn no_other_points_are_possible() {
        let cases = [(0, 60), (0, 1), (590, 1), (600, 1), (920, 0), (921, 38), (919, 38), (1520, 38), (100, 59)];
        for (points, moves) in cases {
            let record = Record { points, moves, unix_time: 0 };
            assert!(!record.is_possible(Variant::Russian), "{record:?}");
        }
        for variant in Variant::ALL {
            assert!(!Record { points: u32::MAX, moves: u32::MAX, unix_time: 0 }.is_possible(variant));
        }
    }
}
