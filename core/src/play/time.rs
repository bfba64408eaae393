//! The one place in which a match reads the time that passes.

use std::time::Instant;

/// Milliseconds since the match was opened.
#[derive(Debug)]
pub(super) struct MatchTime {
    began: Instant,
    /// Where a script lets the time pass: how much of it has.
    scripted: Option<u64>,
    /// The time that was noted last.
    seen: u64,
}

impl MatchTime {
    pub(super) fn start() -> Self {
        Self { began: Instant::now(), scripted: None, seen: 0 }
    }

    /// How much has passed since this was asked last.
    pub(super) fn passed(&mut self) -> u64 {
        let system = || u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let now = self.scripted.unwrap_or_else(system);
        now.saturating_sub(std::mem::replace(&mut self.seen, now))
    }

    /// From the first call on the time no longer follows the system's, and only so much passes.
    pub(super) fn let_pass(&mut self, milliseconds: u64) {
        self.scripted = Some(self.scripted.unwrap_or(self.seen).saturating_add(milliseconds));
    }
}
