//! The computer's move and the hint: a search on a thread of its own, and the wait for it.

use super::response::{Refused, Response};
use super::session::{Inner, Match};
use super::sitting::Sitting;
use super::state::{MatchState, Phase};
use super::text::TextKey;
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
    /// A fault of the core's own.
    #[error("a fault of the core")]
    OwnFault,
}

/// How a hint is found: by Master, in the least of its times.
const ADVISER: Strength = Strength { level: Level::Master, master_time: MasterTime::OneSecond };

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Match {
    /// Lets the computer move: searches on a thread of its own and plays what it found.
    ///
    /// Dropping the future, [`Match::stop_thinking`], any input that changes the game and a second call stop the
    /// search; a move for a position that is gone is never played. If the search fails by a fault of its own, or no thread
    /// is to be had for it, a move that needs no search is played: the game goes on. If playing the move fails too, the state
    /// says so and that nobody is to move, until a move is taken back, another game is begun or the app is opened anew.
    ///
    /// # Errors
    ///
    /// [`ThinkError::NotToMove`] if it is not the computer's turn, or its move has failed; [`ThinkError::Cancelled`] if the search was stopped.
    pub async fn think(&self) -> Result<MatchState, ThinkError> {
        let (request, search) = self.lock().start_thinking()?;
        self.play_found(request, search).await
    }

    /// Looks for the best move of the person who is to move, for at most a second, and shows it: see
    /// [`MatchState::hint`]. From then on the game is one with a hint, whether or not the move is made. A single legal
    /// move, and one that is shown already, is not searched for.
    ///
    /// Where there is no hint to be had the state tells why, as after an input that was refused; so too if the search
    /// fails. What stops [`Match::think`] stops this too.
    ///
    /// ```
    /// use draughts::play::{Input, Match};
    ///
    /// let folder = tempfile::tempdir().unwrap();
    /// let game = Match::open_seeded(folder.path().to_str().unwrap(), 1);
    /// let hint = pollster::block_on(game.hint()).unwrap().hint.unwrap();
    /// for square in hint.path {
    ///     game.input(Input::Tap { square });
    /// }
    /// let state = game.state();
    /// assert_eq!((state.last_move.unwrap().notation, state.hint), (hint.notation, None));
    /// ```
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
        self.show_found(request, search).await
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

impl Match {
    /// Plays what a search found.
    async fn play_found(&self, request: u64, search: Search) -> Result<MatchState, ThinkError> {
        let found = search.found().await;
        let mut inner = self.lock();
        inner.end_search(request)?;
        // Told that it was cancelled, a shell would ask again, and again in vain; so too if this panics.
        inner.stuck = true;
        let played = found.or_else(|| without_search(&inner.sitting.game)).ok_or(ThinkError::NotToMove)?;
        Ok(inner.reply(|next| next.reply(&played)))
    }

    /// Shows what a search found as the hint.
    async fn show_found(&self, request: u64, search: Search) -> Result<MatchState, ThinkError> {
        let found = search.found().await;
        let mut inner = self.lock();
        inner.end_search(request)?;
        if inner.note_time() {
            return Err(ThinkError::Cancelled);
        }
        Ok(inner.change(|next| match found {
            Some(best) => next.show_hint(best),
            None => next.response = Response::refused(Refused::plain(TextKey::NoHintFound)),
        }))
    }
}

impl Inner {
    fn start_thinking(&mut self) -> Result<(u64, Search), ThinkError> {
        if self.stuck || self.sitting.phase() != Phase::ComputerMoves {
            return Err(ThinkError::NotToMove);
        }
        let strength = Strength { level: self.sitting.setup.level, master_time: self.settings.master_time };
        // Should it panic, it is not tried again.
        self.stuck = true;
        let started = self.start_search(strength);
        self.stuck = false;
        Ok(started)
    }

    /// Makes the computer's move. Where nothing comes of it the computer cannot move, and the state tells.
    fn reply(&mut self, reply: impl FnOnce(&mut Sitting)) -> MatchState {
        let plies = self.sitting.game.plies().len();
        let state = self.change(reply);
        self.stuck = self.sitting.game.plies().len() == plies;
        if self.stuck { self.state() } else { state }
    }

    /// A search for a hint, or the state where none is needed or none can be had.
    fn start_hint(&mut self) -> Result<(u64, Search), Box<MatchState>> {
        self.note_time();
        let refused = self.sitting.person_moves().err();
        if refused.is_none() && self.sitting.hint.is_none() {
            return Ok(self.start_search(ADVISER));
        }
        let response = refused.map_or(Response::QUIET, Response::refused);
        Err(Box::new(self.change(|next| next.response = response)))
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

    /// A search has ended; an error if it is not the one that is wanted, as none is that was stopped.
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

/// The move that takes most. It needs nothing but the legal moves, so it is there when a search has failed.
fn without_search(game: &Game) -> Option<Move> {
    game.legal_moves().iter().max_by_key(|legal| legal.taken.count_ones()).copied()
}

/// A search that is running. Dropping it stops the search.
#[derive(Debug)]
pub(super) struct Search {
    control: Control,
    found: oneshot::Receiver<Option<Move>>,
}

impl Search {
    /// Starts a search on a thread of its own. If there is no thread to be had, it is as if it failed at once.
    pub(super) fn start(game: Game, strength: Strength, seed: u64, tables: Option<Arc<Tables>>) -> Self {
        Self::run(move |control| choose_move_with(&game, strength, seed, tables.as_deref(), control))
    }

    fn run(work: impl FnOnce(&Control) -> Option<Move> + Send + 'static) -> Self {
        let control = Control::default();
        let theirs = control.clone();
        let (tell, found) = oneshot::channel();
        let work = move || {
            // If nobody waits any more the answer is not wanted. After a panic none is sent.
            let _ = tell.send(work(&theirs));
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

    /// The move found; `None` if the search was stopped, or failed.
    pub(super) async fn found(mut self) -> Option<Move> {
        let found = (&mut self.found).await;
        if found.is_err() && !self.control.is_stopped() {
            log::error!("the search has failed");
        }
        found.ok().flatten()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.control.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::super::input::Input;
    use super::super::setup::MatchSetup;
    use super::*;
    use crate::moves::Captures;
    use crate::notation::fen;
    use crate::rules::Variant;
    use tempfile::{TempDir, tempdir};

    fn panics(_: &Control) -> Option<Move> {
        panic!("a fault of the search, made by a test")
    }

    /// What a search is that fails: it panics, or there is no thread for it.
    fn failing() -> [Search; 2] {
        [Search::run(panics), Search { control: Control::default(), found: oneshot::channel().1 }]
    }

    /// White, to move, can take one piece or two.
    fn where_white_takes(computer_moves: bool) -> (Arc<Match>, TempDir) {
        let position = fen::parse(Variant::Russian, "W:Wc3,g3:Bb4,f4,f6,a7").unwrap();
        let color_one = if computer_moves { position.turn().other() } else { position.turn() };
        let game = Game::from_position(Variant::Russian, Captures::Forced, position);
        let setup = MatchSetup { variant: Variant::Russian, ..MatchSetup::default() };
        let folder = tempdir().unwrap();
        let opened = Match::open_seeded(folder.path().to_str().unwrap(), 1);
        opened.replace_sitting(Sitting::of_game(setup, color_one, 1, game));
        (opened, folder)
    }

    /// Makes `search` the one that is wanted.
    fn begin(game: &Match, search: &Search) -> u64 {
        let mut inner = game.lock();
        inner.requests += 1;
        inner.thinking = Some((inner.requests, search.control().clone()));
        inner.requests
    }

    #[test]
    fn the_computer_moves_though_its_search_fails() {
        for search in failing() {
            let (game, _folder) = where_white_takes(true);
            let request = begin(&game, &search);
            let state = pollster::block_on(game.play_found(request, search)).unwrap();
            assert_eq!(state.phase, Phase::PersonMoves);
            assert_eq!(state.last_move.unwrap().taken.len(), 2, "the capture of two");
            assert!(game.lock().thinking.is_none());
        }
    }

    #[test]
    fn a_reply_that_fails_is_told_and_not_asked_for_again() {
        let (game, _folder) = where_white_takes(true);
        let before = game.state();
        // By a panic, and by a move that is none.
        let faults: [fn(&mut Sitting); 2] = [|_| panic!("a fault of the core, made by a test"), |_| ()];
        for fault in faults {
            game.lock().stuck = false;
            let told = game.lock().reply(fault);
            for state in [told, game.state()] {
                assert_eq!((state.phase, state.message.key), (Phase::Over, TextKey::ComputerCannotMove));
                assert_eq!((state.squares, state.game_over), (before.squares.clone(), None));
            }
            assert_eq!(pollster::block_on(game.think()).map(drop), Err(ThinkError::NotToMove));
        }
        // Another game goes on, and so does the same one opened anew.
        assert_eq!(game.saved_game().restore().unwrap().phase(), Phase::ComputerMoves);
        let state = game.input(Input::NextGame);
        assert_eq!((state.phase, state.new_game_resigns), (Phase::PersonMoves, false));
    }

    #[test]
    fn a_search_that_was_stopped_plays_nothing_whatever_became_of_it() {
        for search in failing() {
            let (game, _folder) = where_white_takes(true);
            let request = begin(&game, &search);
            game.stop_thinking();
            let stopped = pollster::block_on(game.play_found(request, search));
            assert_eq!(stopped.map(drop), Err(ThinkError::Cancelled));
            assert_eq!(game.state().phase, Phase::ComputerMoves);
        }
    }

    #[test]
    fn a_hint_whose_search_fails_is_refused_and_costs_nothing() {
        for search in failing() {
            let (game, _folder) = where_white_takes(false);
            let request = begin(&game, &search);
            let state = pollster::block_on(game.show_found(request, search)).unwrap();
            assert_eq!(state.refusal.unwrap().reason.key, TextKey::NoHintFound);
            assert_eq!((state.hint, game.sitting().hint_used), (None, false));
        }
    }
}
