//! A panic in a call of a shell: it ends at the bridge, is told once, and everything goes on.
#![cfg(feature = "uniffi")]
// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::bridge::{Harmless, guard, guard_async, provoke_fault};
use draughts::help::{Language, help_page};
use draughts::play::{Input, Match, MatchState, Phase, TextKey, ThinkError};
use draughts::scores::{HistoryFilter, ImportMode, NicknameError, TransferError};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use tempfile::{TempDir, tempdir};

/// What was not told yet is the process's: one test after the other.
static ALONE: Mutex<()> = Mutex::new(());

fn open(folder: &TempDir) -> Arc<Match> {
    Match::bridged_open(folder.path().to_str().unwrap())
}

/// Makes a call fail, and gives what it gives then.
fn failed<T>(call: impl FnOnce() -> T) -> T {
    provoke_fault();
    call()
}

/// How often the state tells of a fault; it tells until that is dismissed.
fn told(state: &MatchState) -> usize {
    state.notices.iter().filter(|notice| notice.key == TextKey::SomethingFailed).count()
}

#[test]
fn a_call_that_panics_gives_what_is_harmless_and_the_next_one_works() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = tempdir().unwrap();
    let game = open(&folder);
    for square in [11, 15] {
        game.bridged_input(Input::Tap { square });
    }
    let records = game.bridged_records();
    let before = game.state();
    assert_eq!(told(&before), 0);

    // A state, a text, nothing, a list, one of none, errors of their own kind.
    for state in [failed(|| game.bridged_state()), failed(|| game.bridged_input(Input::Undo))] {
        assert_eq!((state.phase, state.message.key, &state.squares), (Phase::Over, TextKey::OwnFault, &before.squares));
    }
    let never_shown = open(&tempdir().unwrap());
    let state = failed(|| never_shown.bridged_state());
    assert_eq!((state.phase, state.message.key, state.squares.len()), (Phase::Over, TextKey::OwnFault, 0));
    assert_eq!(failed(|| game.bridged_pdn()), "");
    failed(|| game.bridged_flush());
    assert_eq!(failed(|| records.bridged_history_rules()), []);
    assert_eq!(failed(|| records.bridged_history(HistoryFilter::default(), 0, 9)).total, 0);
    assert!(failed(|| game.bridged_replay(1)).is_none() && failed(|| game.bridged_clock()).is_none());
    assert_eq!(failed(|| records.bridged_set_nickname("Anna")).err(), Some(NicknameError::OwnFault));
    assert_eq!(failed(|| game.bridged_import_data("", ImportMode::Merge)).err(), Some(TransferError::OwnFault));
    assert!(failed(|| game.bridged_open_pdn("1. 11-15")).is_err());
    let thought = failed(|| pollster::block_on(game.bridged_think()));
    assert_eq!(thought.err(), Some(ThinkError::OwnFault));
    assert_eq!(failed(|| draughts::help::bridged_help_page("english", Language::English)), None);

    // It is told once, until it was read, and everything is as it was.
    let after = game.bridged_state();
    assert_eq!((told(&after), &after.squares, after.phase), (1, &before.squares, before.phase));
    assert_eq!(told(&game.bridged_input(Input::DismissNotice)), 0);
    assert_eq!(pollster::block_on(game.bridged_think()).unwrap().phase, Phase::PersonMoves);
    assert_eq!(records.bridged_set_nickname("Anna").unwrap().nickname, "Anna");
    assert!(draughts::help::bridged_help_page("english", Language::English).is_some());
}

#[test]
fn a_match_that_cannot_be_opened_is_played_without_files_and_touches_none() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = tempdir().unwrap();
    let game = open(&folder);
    game.input(Input::Tap { square: 11 });
    let kept = game.input(Input::Tap { square: 15 });
    drop(game);

    let unopened = failed(|| open(&folder));
    assert_eq!(told(&unopened.bridged_state()), 1);
    for square in [9, 13] {
        unopened.input(Input::Tap { square });
    }
    unopened.flush();
    let state = unopened.state();
    assert_eq!(state.phase, Phase::ComputerMoves);
    assert!(state.notices.iter().any(|notice| notice.key == TextKey::CannotSave), "{:?}", state.notices);
    assert!(unopened.records().set_nickname("Anna").is_ok());
    drop(unopened);

    let game = open(&folder);
    let state = game.state();
    assert_eq!((state.squares, state.notices.len()), (kept.squares, 0));
    assert_eq!(game.records().profile().nickname, "");
}

#[test]
fn a_lock_that_somebody_held_while_panicking_is_taken_again() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let lock = Mutex::new(1_u32);
    let held = || {
        let mut value = lock.lock().unwrap_or_else(PoisonError::into_inner);
        *value += 1;
        assert!(*value > 2, "a fault under the lock");
        *value
    };
    assert_eq!([guard("first", None, held), guard("second", None, held)], [0, 3]);
    take();
}

#[test]
fn a_future_that_panics_later_ends_too() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let later = async {
        let mut first = true;
        std::future::poll_fn(|context| {
            if std::mem::take(&mut first) {
                context.waker().wake_by_ref();
                return Poll::<()>::Pending;
            }
            panic!("a fault in the second half")
        })
        .await;
        true
    };
    assert!(!pollster::block_on(guard_async("later", None, later)));
    assert!(<Result<(), ThinkError>>::harmless().is_err());
    assert!(help_page("english", Language::English).is_some());
    take();
}

/// Hears of what this test has provoked, so that no other does.
fn take() {
    assert_eq!(told(&open(&tempdir().unwrap()).state()), 1);
}
