//! The handle of a running search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Stops a search from another thread, and tells how far it is. Clones are handles of the same search.
///
/// ```
/// use draughts::search::Control;
///
/// let control = Control::default();
/// let elsewhere = control.clone();
/// elsewhere.stop();
/// assert!(control.is_stopped());
/// assert_eq!(control.share(), 0.0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Control {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    stopped: AtomicBool,
    /// Millionths of the budget.
    done: AtomicU32,
}

const WHOLE: u32 = 1_000_000;

impl Control {
    /// Ends the search soon, without a move. A search that has not begun yet will not begin.
    pub fn stop(&self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search was stopped.
    pub fn is_stopped(&self) -> bool {
        self.shared.stopped.load(Ordering::Relaxed)
    }

    /// How much of its budget the search has used, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "millionths fit into an f32's digits closely enough to show")]
    pub fn share(&self) -> f32 {
        self.shared.done.load(Ordering::Relaxed) as f32 / WHOLE as f32
    }

    /// Notes that `used` of `all` is done; the share never falls.
    pub(super) fn report(&self, used: u64, all: u64) {
        let done = used.min(all).saturating_mul(u64::from(WHOLE)).checked_div(all).unwrap_or(0);
        self.shared.done.fetch_max(u32::try_from(done).unwrap_or(WHOLE), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_rises_and_stays_within_the_whole() {
        let control = Control::default();
        for (used, all, expected) in [(1, 4, 0.25), (1, 8, 0.25), (9, 4, 1.0), (0, 0, 1.0)] {
            control.report(used, all);
            assert!((control.share() - expected).abs() < 1e-6);
        }
    }
}
