//! What is shown and told after a call of a shell has failed by a fault of the core's own: see `bridge.rs`.
//!
//! A failed call may have been about anything, and whoever asked got nothing or an error; the next state of the match
//! says that something failed. There is one match in a process, as there is one log.

use super::session::{Inner, Match};
use super::setup::MatchSetup;
use super::sitting::Sitting;
use super::state::{Feedback, MatchState, Phase, Refusal};
use super::text::{Text, TextKey};
use crate::scores::OpenedRecords;
use crate::store::Store;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// A call has failed, and no state has told of it.
static UNTOLD: AtomicBool = AtomicBool::new(false);

/// A call has failed.
pub(crate) fn note_fault() {
    UNTOLD.store(true, Ordering::Relaxed);
}

impl Match {
    /// A new match without any files, where the one that is kept cannot be opened. Nothing is read and nothing written, and
    /// the state says so as soon as something would be.
    pub(crate) fn closed() -> Arc<Self> {
        let sitting = Sitting::new(MatchSetup::default(), RandomState::new().hash_one(0));
        let inner = Inner::new(Store::closed(), OpenedRecords::default(), sitting);
        Arc::new(Self { inner: Mutex::new(inner) })
    }

    /// What was shown last.
    pub(crate) fn shown(&self) -> Option<MatchState> {
        self.lock().shown.clone()
    }
}

impl Inner {
    /// Adds a notice if a call has failed.
    pub(super) fn tell_fault(&mut self) {
        let told = Text::plain(TextKey::SomethingFailed);
        if UNTOLD.swap(false, Ordering::Relaxed) && !self.notices.contains(&told) {
            self.notices.push(told);
        }
    }
}

impl MatchState {
    /// This state once more, where what was asked for has failed. Nobody asks the computer to move because of it.
    pub(crate) fn that_stands(self) -> Self {
        let reason = Text::plain(TextKey::OwnFault);
        Self {
            phase: if self.phase == Phase::ComputerMoves { Phase::Over } else { self.phase },
            message: reason.clone(),
            detail: None,
            motion: None,
            feedback: Feedback::DoubleTick,
            sound: None,
            refusal: Some(Refusal { reason, square: None, point_at: Vec::new() }),
            ..self
        }
    }
}
