//! A match over a folder of its own.

use super::consistent::{check, kept};
use draughts::play::{Input, Match, MatchState};
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;

/// A new folder, in memory where the system has a place for that: it is written thousands of times.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

pub fn open(folder: &Path) -> Arc<Match> {
    let game = Match::open_seeded(folder.to_str().unwrap(), 1);
    game.let_time_pass(0);
    check(&game.state());
    game
}

/// Does what a person does first: back, forth, and one of the moves that are offered.
pub fn play_on(game: &Match, choice: usize) {
    let send = |input| {
        let state = game.input(input);
        check(&state);
        state
    };
    send(Input::Undo);
    send(Input::Redo);
    let state = send(Input::ResumeClock);
    let movable = |state: &MatchState| squares(state, |square| square.movable);
    let targets = |state: &MatchState| squares(state, |square| square.target.is_some());
    for list in [movable(&state), targets(&game.state()), targets(&game.state())] {
        if !list.is_empty() {
            send(Input::Tap { square: list[choice % list.len()] });
        }
    }
    game.move_list();
    game.state_at(u32::MAX, true);
    draughts::notation::fen::parse(game.state().setup.variant, &game.fen()).unwrap();
}

fn squares(state: &MatchState, holds: impl Fn(&draughts::play::SquareState) -> bool) -> Vec<u8> {
    state.squares.iter().filter(|square| holds(square)).map(|square| square.square).collect()
}

/// Closes the match and opens it again: it must be found as it was left, with nothing to be told.
pub fn reopen(game: Arc<Match>, folder: &Path) -> Arc<Match> {
    // What is under a finger and a clock that runs do not outlive the app.
    game.input(Input::TapOutside);
    game.input(Input::PauseClock);
    game.flush();
    let left = kept(&game.state());
    drop(game);
    let game = open(folder);
    let found = game.state();
    assert_eq!(kept(&found), left);
    assert_eq!((found.notices, game.records().notices()), (vec![], vec![]));
    game
}
