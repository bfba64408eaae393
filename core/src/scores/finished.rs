//! A finished game against the computer, as the history keeps it.

use super::{Points, Record, RecordKey};
use crate::color::Color;
use crate::level::Level;
use crate::rules::Variant;
use serde::{Deserialize, Serialize};

/// How a game came out for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// The person won.
    Won,
    /// Nobody won.
    Drawn,
    /// The computer won, or the person gave the game up.
    Lost,
}

/// Why a game ended. Which draw clock was full, the end of its replay says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum EndCause {
    /// The loser has no pieces left.
    NoPieces,
    /// The loser has no legal move.
    NoMoves,
    /// The same position for the third time.
    Repetition,
    /// A draw clock was full.
    DrawClock,
    /// The person began a new game in the middle of this one.
    Resigned,
}

/// Why a win does not count for the table. If there are several reasons, the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Unranked {
    /// A move was taken back.
    Undo,
    /// A hint was asked for.
    Hint,
    /// The game began from a position that was set up.
    SetUp,
}

impl Unranked {
    /// The first reason that holds.
    pub(crate) const fn first(undo_used: bool, hint_used: bool, set_up: bool) -> Option<Self> {
        match (undo_used, hint_used, set_up) {
            (true, ..) => Some(Self::Undo),
            (false, true, _) => Some(Self::Hint),
            (false, false, true) => Some(Self::SetUp),
            (false, false, false) => None,
        }
    }
}

/// What the lists and sums need of a finished game: small, and in memory for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// When it ended, in seconds since 1970 (UTC).
    pub unix_time: u64,
    /// Variant, home rule and level.
    pub key: RecordKey,
    /// The colour that the person had in notation.
    pub color: Color,
    /// How it came out.
    pub verdict: Verdict,
    /// Why it ended.
    pub cause: EndCause,
    /// Moves of the person; a series is one.
    pub own_moves: u32,
    /// Own pieces left; 0 unless won.
    pub pieces_left: u8,
    /// A move was taken back.
    pub undo_used: bool,
    /// A hint was asked for.
    pub hint_used: bool,
    /// It began from a position that was set up.
    pub set_up: bool,
}

/// A finished game, whole: what a line of the history holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FinishedGame {
    /// The seed of the game, which no two games share: the saved game in progress and this are known by it as one.
    pub seed: u64,
    /// When it ended, in seconds since 1970 (UTC).
    pub unix_time: u64,
    /// The rules.
    pub variant: Variant,
    /// False: the home rule.
    pub forced_capture: bool,
    /// The computer's strength.
    pub level: Level,
    /// The colour that the person had in notation.
    pub color: Color,
    /// How it came out.
    pub verdict: Verdict,
    /// Why it ended.
    pub cause: EndCause,
    /// Moves of the person; a series is one.
    pub own_moves: u32,
    /// Own pieces left; 0 unless won.
    pub pieces_left: u8,
    /// A move was taken back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub undo_used: bool,
    /// A hint was asked for.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hint_used: bool,
    /// The position it began with, as FEN, where that is not the variant's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves of both sides, as [`crate::notation::write_exact`] writes them, with blanks between.
    pub moves: String,
}

// Serde passes a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl FinishedGame {
    /// Without the moves.
    pub const fn summary(&self) -> Summary {
        let key = RecordKey { variant: self.variant, forced_capture: self.forced_capture, level: self.level };
        Summary {
            unix_time: self.unix_time,
            key,
            color: self.color,
            verdict: self.verdict,
            cause: self.cause,
            own_moves: self.own_moves,
            pieces_left: self.pieces_left,
            undo_used: self.undo_used,
            hint_used: self.hint_used,
            set_up: self.start.is_some(),
        }
    }
}

impl Summary {
    /// What the game was worth.
    pub const fn points(&self) -> Points {
        match self.verdict {
            Verdict::Won => Points::of_win(self.pieces_left, self.own_moves),
            Verdict::Drawn | Verdict::Lost => Points::NONE,
        }
    }

    /// Why a win does not count; `None` for what is ranked, and for a loss or a draw.
    pub const fn unranked(&self) -> Option<Unranked> {
        match self.verdict {
            Verdict::Won => Unranked::first(self.undo_used, self.hint_used, self.set_up),
            Verdict::Drawn | Verdict::Lost => None,
        }
    }

    /// What is offered to the table: a ranked win.
    pub fn record(&self) -> Option<Record> {
        let ranked = self.verdict == Verdict::Won && self.unranked().is_none();
        let record = || Record { points: self.points().total(), moves: self.own_moves, unix_time: self.unix_time };
        ranked.then(record)
    }
}
