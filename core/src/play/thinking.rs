//! The computer's move and the hint: a search on a thread of its own, and the wait for it.

use super::session::{Inner, Match};
use super::sitting::Response;
use super::state::{MatchState, Phase};
use crate::endgame::Tables;
use crate::game::Game;
use crate::level::{Level, MasterTime, Strength, choose_move_with};
use crate::moves::Move;
use crate::search::Control;
use futures_channel::oneshot;
use std::sync::Arc;

/// Why no move came back from [`Match::think`], or no hint from [`Match::hint`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum ThinkError {
    /// It is not the computer's turn.
    #[error("the computer is not to move")]
    NotToMove,
    /// The search was stopped, or the position it was for is gone.
    #[error("the search was cancelled")]
    Cancelled,
}

/// How a hint is found: by Master, in the least of its times.
const ADVISER: Strength = Strength { level: Level::Master, master_time: MasterTime::OneSecond };

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Match {
    /// Lets the computer move: searches on a thread of its own and plays what it found.
    ///
    /// Dropping the future, [`Match::stop_thinking`], any input that changes the game and a second call stop the
    /// search; a move for a position that is gone is never played.
    ///
    /// # Errors
    ///
    /// [`ThinkError::NotToMove`] if it is not the computer's turn; [`ThinkError::Cancelled`] if the search was stopped.
    pub async fn think(&self) -> Result<MatchState, ThinkError> {
        let (request, search) = self.lock().start_thinking()?;
        let found = search.found().await;
        let mut inner = self.lock();
        inner.end_search(request)?;
        let played = found.ok_or(ThinkError::Cancelled)?;
        let mut next = inner.sitting.clone();
        next.reply(&played);
        inner.accept(next);
        Ok(inner.state())
    }

    /// Looks for the best move of the person who is to move, for at most a second, and shows it: see
    /// [`MatchState::hint`]. From then on the game is one with a hint, whether or not the move is made. A single legal
    /// move, and one that is shown already, is not searched for.
    ///
    /// Where there is no hint to be had the state tells why, as after an input that was refused. What stops
    /// [`Match::think`] stops this too.
    ///
    /// # Errors
    ///
    /// [`ThinkError::Cancelled`] if the search was stopped; the game is then as if nothing had been asked.
    pub async fn hint(&self) -> Result<MatchState, ThinkError> {
        let started = self.lock().start_hint();
        let (request, search) = match started {
            Ok(started) => started,
            Err(state) => return Ok(*state),
        };
        let found = search.found().await;
        let mut inner = self.lock();
        inner.end_search(request)?;
        let best = found.ok_or(ThinkError::Cancelled)?;
        if inner.note_time() {
            return Err(ThinkError::Cancelled);
        }
        let mut next = inner.sitting.clone();
        next.show_hint(best);
        inner.accept(next);
        Ok(inner.state())
    }

    /// Stops the search, if one is running; its `think` or `hint` returns [`ThinkError::Cancelled`].
    pub fn stop_thinking(&self) {
        self.lock().stop_search();
    }

    /// The share of the search's budget that is used, from 0 to 1; 0 when no search is running.
    pub fn thinking_share(&self) -> f32 {
        let inner = self.lock();
        // A search whose future was dropped is stopped, and still noted here.
        let running = inner.thinking.as_ref().filter(|(_, control)| !control.is_stopped());
        running.map_or(0.0, |(_, control)| control.share())
    }
}

impl Inner {
    fn start_thinking(&mut self) -> Result<(u64, Search), ThinkError> {
        if self.sitting.phase() != Phase::ComputerMoves {
            return Err(ThinkError::NotToMove);
        }
        let strength = Strength { level: self.sitting.setup.level, master_time: self.settings.master_time };
        Ok(self.start_search(strength))
    }

    /// A search for a hint, or the state where none is needed or none can be had.
    fn start_hint(&mut self) -> Result<(u64, Search), Box<MatchState>> {
        self.note_time();
        let refused = self.sitting.hint_refused().err();
        if refused.is_none() && self.sitting.hint.is_none() {
            return Ok(self.start_search(ADVISER));
        }
        let mut next = self.sitting.clone();
        next.response = refused.map_or(Response::QUIET, Response::refused);
        self.accept(next);
        Err(Box::new(self.state()))
    }

    /// Searches the position on the board; a search that runs is stopped.
    fn start_search(&mut self, strength: Strength) -> (u64, Search) {
        self.stop_search();
        let plies = self.sitting.game.plies().len() as u64;
        let seed = self.sitting.seed.wrapping_add(plies);
        let search = Search::start(self.sitting.game.clone(), strength, seed, self.tables.clone());
        self.requests += 1;
        self.thinking = Some((self.requests, search.control().clone()));
        (self.requests, search)
    }

    /// A search has ended; an error if it is not the one that is wanted.
    fn end_search(&mut self, request: u64) -> Result<(), ThinkError> {
        let current = self.thinking.take_if(|(current, _)| *current == request);
        current.map(|_| ()).ok_or(ThinkError::Cancelled)
    }

    pub(super) fn stop_search(&mut self) {
        if let Some((_, control)) = self.thinking.take() {
            control.stop();
        }
    }
}

/// A search that is running. Dropping it stops the search.
#[derive(Debug)]
pub(super) struct Search {
    control: Control,
    found: oneshot::Receiver<Option<Move>>,
}

impl Search {
    /// Starts a search on a thread of its own. If there is no thread to be had, it is as if it were stopped at once.
    pub(super) fn start(game: Game, strength: Strength, seed: u64, tables: Option<Arc<Tables>>) -> Self {
        let control = Control::default();
        let theirs = control.clone();
        let (tell, found) = oneshot::channel();
        let work = move || {
            // If nobody waits any more the answer is not wanted.
            let _ = tell.send(choose_move_with(&game, strength, seed, tables.as_deref(), &theirs));
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
