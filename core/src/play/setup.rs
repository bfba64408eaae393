//! Who plays what: the players, and what is fixed for a game.

use super::clock::TimeControl;
use crate::level::Level;
use crate::rules::Variant;
use serde::{Deserialize, Serialize};

/// A person, or the computer, at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Player {
    /// Has the solid pieces, at the bottom. Against the computer: the person.
    One,
    /// Has the outlined pieces, at the top. Against the computer: the computer.
    Two,
}

impl Player {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

/// Who plays player two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Mode {
    /// The computer.
    Computer,
    /// A second person at the same device.
    TwoPlayers,
}

/// Who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Starter {
    /// The person; between two people, player one.
    Me,
    /// The computer. Between two people it counts as [`Starter::Me`].
    Computer,
    /// Drawn by lot at the start of each game.
    Lot,
}

/// What is fixed for a game; to change one of these is a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// The rules.
    pub variant: Variant,
    /// False: the home rule, under which a capture may be left alone.
    pub forced_capture: bool,
    /// Computer or a second person.
    pub mode: Mode,
    /// The computer's strength; without meaning between two people.
    pub level: Level,
    /// Who moves first.
    pub starter: Starter,
    /// Between two people: how much time they have, if they play by a clock.
    #[serde(default)]
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub clock: Option<TimeControl>,
}

impl Default for MatchSetup {
    fn default() -> Self {
        Self {
            variant: Variant::English,
            forced_capture: true,
            mode: Mode::Computer,
            level: Level::Medium,
            starter: Starter::Me,
            clock: None,
        }
    }
}
