//! The strengths of the computer player.

use serde::{Deserialize, Serialize};

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Two plies, random moves in between and a noisy eye: it gives pieces away.
    Easy,
    /// Four plies, then all captures to the end.
    Medium,
    /// A fixed budget of computation, so the same strength on every phone.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];
}
