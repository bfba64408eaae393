//! Draw clocks: when a game without progress is drawn. How they count is the game's: see [`Clock::count_after`].

use crate::board::Bits;

/// A count of moves that draws the game when it is full.
///
/// A ply counts if the [condition](Clock::condition) holds before and after it and nothing [resets](Clock::resets) the
/// clock; otherwise the count is 0 again. So a count of material starts with the first move after the capture or the
/// crowning that made the material.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What it is called.
    pub name: ClockName,
    /// Moves by each side until the draw.
    pub limit: u16,
    /// When it runs.
    pub condition: Condition,
    /// What starts it anew.
    pub resets: Resets,
}

/// What a draw clock is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockName {
    /// Moves without a capture and without a man's move.
    NoProgress,
    /// Moves of kings alone, without a capture.
    KingsOnly,
    /// Moves without a capture and without a crowning.
    NoCaptureOrCrowning,
    /// Three kings or more against a lone king.
    ThreeKings,
    /// Three pieces against a lone king.
    ThreePieces,
    /// Three pieces against a lone king on the main road.
    MainRoad,
    /// An ending of so few pieces that it is soon a draw.
    FewPieces,
    /// Kings on both sides, and nothing taken or crowned.
    Balance,
}

/// When a clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Always.
    Always,
    /// One side has a single king and nothing else; the other has pieces within these bounds.
    LoneKing {
        /// The fewest pieces of the other side.
        least: u32,
        /// The most pieces of the other side.
        most: u32,
        /// The fewest kings among them.
        kings: u32,
        /// The lone king must stand on one of these squares, and no other piece may.
        road: Option<Bits>,
    },
    /// The pieces are one of these pairs, whichever side has which.
    Pieces(&'static [[Army; 2]]),
    /// Both sides have a king, and so many pieces are on the board in all.
    KingsOnBothSides {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
}

/// The pieces of one side, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    /// Its kings.
    pub kings: u32,
    /// Its men.
    pub men: u32,
}

/// What starts a clock anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resets {
    /// A capture.
    pub capture: bool,
    /// A man's move.
    pub man_move: bool,
    /// A crowning.
    pub crowning: bool,
}

impl Resets {
    /// A capture or any move of a man: what is left are quiet moves of kings.
    pub const PROGRESS: Self = Self { capture: true, man_move: true, crowning: true };
    /// A capture or a crowning.
    pub const BALANCE: Self = Self { capture: true, man_move: false, crowning: true };
    /// Nothing: only the condition can stop the clock.
    pub const NEVER: Self = Self { capture: false, man_move: false, crowning: false };
}
