//! One square as it is drawn.

use super::setup::Player;
use serde::Serialize;

/// One playable square, with all that is drawn on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct SquareState {
    /// The variant's number for it, from 1; what inputs name.
    pub square: u8,
    /// Row on the screen with player one at the bottom: 0 is the top.
    pub row: u8,
    /// Column on the screen: 0 is the left.
    pub column: u8,
    /// Its name in the variant's notation: `12` or `e3`.
    pub name: String,
    /// What stands there. The picked piece of a half-entered series stands where it has got to.
    pub piece: Option<Piece>,
    /// The piece can be picked.
    pub movable: bool,
    /// The piece must capture: ring it.
    pub must_capture: bool,
    /// The piece is picked.
    pub picked: bool,
    /// The picked piece may go here.
    pub target: Option<Target>,
    /// The piece is taken by the series being entered, and still blocks.
    pub taken: bool,
    /// Part of the last move.
    pub last: Option<LastMark>,
    /// The keyboard's cursor is here.
    pub cursor: bool,
}

/// A piece as the screen knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct Piece {
    /// Whose it is: one is solid, two is outlined.
    pub owner: Player,
    /// It wears a crown.
    pub king: bool,
}

/// How a square can be reached by the picked piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Target {
    /// By a quiet move.
    Quiet,
    /// As the next landing of a series that goes on.
    Via,
    /// As the last landing of a capture.
    Capture,
}

/// The two ends of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum LastMark {
    /// It began here.
    From,
    /// It ended here (and perhaps began here too).
    To,
}
