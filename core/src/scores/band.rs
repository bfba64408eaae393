//! Bands of mastery.

use serde::{Deserialize, Serialize};

/// A band of mastery: a bar to reach, not an opponent.
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
