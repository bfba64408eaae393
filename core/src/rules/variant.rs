//! The seven variants by name, and the one place where a name meets its rules.

use serde::{Deserialize, Serialize};

/// A variant of draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// English draughts, American checkers.
    English,
    /// Russian draughts.
    Russian,
    /// Brazilian draughts.
    Brazilian,
    /// Italian draughts.
    Italian,
    /// Czech draughts.
    Czech,
    /// Spanish draughts.
    Spanish,
    /// International draughts on the 10x10 board.
    International,
}

impl Variant {
    /// All variants, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::English,
        Self::Russian,
        Self::Brazilian,
        Self::Italian,
        Self::Czech,
        Self::Spanish,
        Self::International,
    ];
}
