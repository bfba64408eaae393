//! The computer's move: a search on a thread of its own, and the wait for it.

use crate::game::Game;
use crate::level::{Level, choose_move};
use crate::moves::Move;
use crate::search::Control;
use futures_channel::oneshot;

/// A search that is running. Dropping it stops the search.
#[derive(Debug)]
pub(super) struct Search {
    control: Control,
    found: oneshot::Receiver<Option<Move>>,
}

impl Search {
    /// Starts a search on a thread of its own. If there is no thread to be had, it is as if it were stopped at once.
    pub(super) fn start(game: Game, level: Level, seed: u64) -> Self {
        let control = Control::default();
        let theirs = control.clone();
        let (tell, found) = oneshot::channel();
        let work = move || {
            // If nobody waits any more the answer is not wanted.
            let _ = tell.send(choose_move(&game, level, seed, &theirs));
        };
        if let Err(error) = std::thread::Builder::new().name("draughts-search".into()).spawn(work) {
            log::error!("no thread to search with: {error}");
        }
        Self { control, found }
    }

    /// The handle that stops the search and tells how far it is.
    pub(super) const fn control(&self) -> &Control {
        &self.control
    }

    /// The move found; `None` if the search was stopped.
    pub(super) async fn found(mut self) -> Option<Move> {
        (&mut self.found).await.ok().flatten()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.control.stop();
    }
}
