//! What ends a search, and which techniques it uses.

use std::time::{Duration, Instant};

/// What ends a search; the first limit that is reached does. Without any it goes on to the greatest depth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Plies to be searched to the end, before captures are followed.
    pub depth: Option<u8>,
    /// Positions to be looked at.
    pub nodes: Option<u64>,
    /// Begin and end of the time that may be used.
    pub time: Option<(Instant, Instant)>,
}

impl Limits {
    /// So many plies.
    pub const fn depth(plies: u8) -> Self {
        Self { depth: Some(plies), nodes: None, time: None }
    }

    /// So many positions.
    pub const fn nodes(count: u64) -> Self {
        Self { depth: None, nodes: Some(count), time: None }
    }

    /// So much time, which begins now.
    pub fn time_from_now(time: Duration) -> Self {
        let now = Instant::now();
        Self { depth: None, nodes: None, time: Some((now, now + time)) }
    }
}

/// The techniques of a search that can be switched off, because a weak level does without them or a test compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent switch")]
pub struct Techniques {
    /// Captures are followed to their end before a position is judged.
    pub captures_to_end: bool,
    /// So are men's moves to the last row, where nothing can be captured.
    pub promotions: bool,
    /// A single legal move costs no depth.
    pub extensions: bool,
    /// Late moves are searched less deeply at first and near the leaves not at all; positions that are new are searched less
    /// deeply, too; and what is far outside the window is judged early near the leaves.
    pub reductions: bool,
    /// Results of the hash table are used, not only its moves.
    pub hash_results: bool,
}

impl Techniques {
    /// All of them.
    pub const ALL: Self =
        Self { captures_to_end: true, promotions: true, extensions: true, reductions: true, hash_results: true };
    /// A search whose result does not depend on the order of the moves or on the hash table.
    pub const EXACT: Self =
        Self { captures_to_end: true, promotions: false, extensions: false, reductions: false, hash_results: false };
}

impl Default for Techniques {
    fn default() -> Self {
        Self::ALL
    }
}
