//! Hints: when there is one, what it shows, how long it stays, and what it costs.

use super::desk::*;
use super::saving::nearly_won;
use draughts::level::Level;
use draughts::notation::Names;
use draughts::play::{Input, Key, MatchSetup, MatchState, Phase, Player, Settings, TextKey, ThinkError, TimeControl};
use draughts::rules::Variant;
use draughts::scores::{HistoryFilter, Unranked};
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Waker};

/// Black is to move and has one move, 15x22.
const ONE_MOVE: &str = "B:W18,32:B1,15";

fn hint(desk: &Desk) -> MatchState {
    pollster::block_on(desk.game.hint()).unwrap()
}

#[test]
fn a_hint_is_a_legal_move_with_its_route() {
    for setup in [EASY, TWO] {
        let desk = Desk::new(setup);
        assert!(desk.state().can_hint);
        let state = hint(&desk);
        let shown = state.hint.clone().unwrap();
        assert!(shown.taken.is_empty());
        assert_eq!(shown.notation, format!("{}-{}", shown.path[0], shown.path[1]));
        assert_eq!(state.message.key, TextKey::HintIs);
        let unranks = state.detail.is_some_and(|detail| detail.key == TextKey::HintUnranks);
        assert_eq!(unranks, setup == EASY, "between two nothing is ranked");
        let played = desk.taps(&shown.path);
        assert_eq!(last(&played), shown.notation);
        assert_eq!(played.hint, None, "it stays until a move is made");
    }
}

#[test]
fn a_series_is_shown_landing_by_landing() {
    let desk = Desk::at(TWO, "B:W15,23,32:B1,10");
    let shown = hint(&desk).hint.unwrap();
    assert_eq!((shown.path, shown.taken), (vec![10, 19, 26], vec![15, 23]));
}

#[test]
fn a_hint_stays_while_a_piece_is_picked_and_goes_with_the_position() {
    let desk = Desk::at(TWO, ONE_MOVE);
    hint(&desk);
    for square in [15, 15, 3] {
        assert!(desk.tap(square).hint.is_some(), "nothing has moved");
    }
    assert_eq!(desk.taps(&[15, 22]).hint, None);
    assert_eq!(desk.undo().hint, None);
    assert_eq!(desk.redo().hint, None);

    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    hint(&desk);
    assert_eq!(desk.undo().hint, None);

    let desk = Desk::at(TWO, ONE_MOVE);
    hint(&desk);
    assert_eq!(desk.send(Input::Resign { player: Player::One }).hint, None);
    assert_eq!(desk.send(Input::NextGame).hint, None);
}

#[test]
fn a_hint_goes_when_another_piece_is_picked() {
    for pick in [Desk::tap, Desk::lift] {
        // Two men can move, and the hint is of one of them.
        let desk = Desk::at(TWO, "B:W32:B1,12");
        let from = hint(&desk).hint.unwrap().path[0];
        let other = 13 - from;
        assert!(pick(&desk, from).hint.is_some(), "its own piece may be picked");
        assert!(desk.send(Input::Press { key: Key::Cancel }).hint.is_some(), "and put back");
        assert!(desk.tap(32).hint.is_some(), "what is refused changes nothing");
        assert_eq!(pick(&desk, other).hint, None);
        assert_eq!(desk.send(Input::Press { key: Key::Cancel }).hint, None, "it does not come back by itself");
        assert!(hint(&desk).hint.is_some(), "but when it is asked for");
    }
}

#[test]
fn a_hint_puts_another_piece_back() {
    let from = hint(&Desk::at(TWO, "B:W32:B1,12")).hint.unwrap().path[0];
    for picked in [from, 13 - from] {
        let desk = Desk::at(TWO, "B:W32:B1,12");
        desk.lift(picked);
        let state = hint(&desk);
        assert!(state.hint.is_some());
        assert_eq!(state.squares.iter().any(|square| square.picked), picked == from);
        let dropped = desk.drop_on(16);
        assert!(dropped.hint.is_some() || picked == from, "nothing is carried any more");
    }
}

#[test]
fn without_a_move_of_ones_own_there_is_no_hint() {
    let desk = Desk::new(EASY);
    let thinking = desk.taps(&[11, 15]);
    assert!(!thinking.can_hint);
    assert_eq!(refused(&hint(&desk)), TextKey::NotYourTurn);
    let over = Desk::at(EASY, "B:W18:B15");
    assert!(!over.taps(&[15, 22]).can_hint);
    let state = hint(&over);
    assert_eq!(refused(&state), TextKey::GameOverRefusal);
    assert_eq!(state.hint, None);
}

#[test]
fn a_refused_hint_lets_the_computer_think_on() {
    let desk = Desk::new(MatchSetup { level: Level::Hard, ..EASY });
    desk.taps(&[11, 15]);
    let mut thinking = pin!(desk.game.think());
    assert!(thinking.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    assert_eq!(refused(&hint(&desk)), TextKey::NotYourTurn);
    assert_eq!(pollster::block_on(thinking).unwrap().phase, Phase::PersonMoves);
}

/// The board goes on taking inputs; those that change the game stop the search, and nothing is marked.
#[test]
fn whatever_changes_the_game_cancels_a_hint() {
    type Cancel = fn(&Desk);
    let cancels: [(&str, Cancel); 7] = [
        ("a move", |desk| drop(desk.taps(&[24, 20]))),
        ("undo", |desk| drop(desk.undo())),
        ("a new game", |desk| drop(desk.send(Input::NewGame { setup: TWO }))),
        ("the next game", |desk| drop(desk.send(Input::NextGame))),
        ("giving up", |desk| drop(desk.send(Input::Resign { player: Player::One }))),
        ("stop", |desk| desk.game.stop_thinking()),
        ("undo and redo", |desk| {
            desk.undo();
            desk.redo();
        }),
    ];
    for (name, cancel) in cancels {
        let desk = Desk::new(TWO);
        desk.taps(&[11, 15]);
        let mut asked = pin!(desk.game.hint());
        assert!(asked.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending(), "{name}");
        cancel(&desk);
        let left = desk.state();
        assert_eq!(pollster::block_on(asked), Err(ThinkError::Cancelled), "{name}");
        assert_eq!(desk.state(), left, "{name}");
        assert_eq!(desk.file("game.json")["hintUsed"], false, "{name}");
    }
}

/// While the clocks are stopped nobody thinks on the other's account, nor does the device.
#[test]
fn stopping_the_clocks_cancels_a_hint() {
    let desk = Desk::new(MatchSetup { clock: Some(TimeControl { minutes: 5, increment: 0 }), ..TWO });
    desk.taps(&[11, 15]);
    let mut asked = pin!(desk.game.hint());
    assert!(asked.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    desk.send(Input::PauseClock);
    assert_eq!(pollster::block_on(asked), Err(ThinkError::Cancelled));
    assert_eq!(desk.send(Input::ResumeClock).hint, None);
    assert_eq!(desk.file("game.json")["hintUsed"], false);
    assert!(hint(&desk).hint.is_some());
}

#[test]
fn a_dropped_hint_marks_nothing() {
    let desk = Desk::new(EASY);
    {
        let mut asked = pin!(desk.game.hint());
        assert!(asked.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    }
    assert!(desk.game.thinking_share() == 0.0);
    assert_eq!(desk.state().hint, None);
    assert_eq!(desk.file("game.json")["hintUsed"], false);
}

#[test]
fn inputs_that_change_nothing_let_the_hint_come() {
    let desk = Desk::new(TWO);
    let mut asked = pin!(desk.game.hint());
    assert!(asked.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    desk.tap(11);
    desk.tap(3);
    desk.game.change_settings(Settings { coordinates: false, ..desk.game.settings() });
    let state = pollster::block_on(asked).unwrap();
    assert!(state.hint.is_some());
    assert_eq!(picked(&state), [11], "what was picked meanwhile is still picked");
}

/// The win that the last move of a game brings, with a hint given before it in one way or another.
#[test]
fn a_win_with_a_hint_is_kept_and_not_ranked() {
    type Way = fn(&mut Desk);
    let ways: [(&str, Way); 3] = [
        ("at once", |_| ()),
        ("after the app was killed", |desk| drop(desk.reopen())),
        ("after the move was taken back", |desk| {
            desk.undo();
            desk.redo();
        }),
    ];
    for (name, way) in ways {
        let mut before = nearly_won(Variant::English, &mut super::common::random(1));
        let winning = before.undo().unwrap();
        let mut desk = Desk::in_game(EASY, &before);
        hint(&desk);
        way(&mut desk);
        let names = Names::of(Variant::English);
        let state = desk.taps(&[names.number(winning.from), names.number(winning.to)]);
        let score = state.game_over.unwrap().score.unwrap();
        let undone = desk.file("game.json")["undoUsed"] == true;
        let expected = if undone { TextKey::UnrankedUndo } else { TextKey::UnrankedHint };
        assert_eq!((score.unranked.unwrap().key, score.new_best), (expected, false), "{name}");
        assert!(score.total > 0, "{name}: it is worth what it is worth");
        let history = desk.game.records().history(HistoryFilter::default(), 0, 1);
        let listed = if undone { Unranked::Undo } else { Unranked::Hint };
        assert_eq!(history.entries[0].unranked, Some(listed), "{name}");
        assert!(!desk.has_file("scores.json"), "{name}");
    }
}

#[test]
fn a_game_from_a_set_up_position_is_not_ranked() {
    let desk = Desk::at(EASY, "B:W18:B15");
    let state = desk.taps(&[15, 22]);
    let score = state.game_over.unwrap().score.unwrap();
    assert_eq!((score.unranked.unwrap().key, score.new_best), (TextKey::UnrankedSetUp, false));
    assert!(!desk.has_file("scores.json"));
}

#[test]
fn a_shown_hint_is_found_again_and_forgotten_with_its_move() {
    let mut desk = Desk::at(TWO, ONE_MOVE);
    let shown = hint(&desk);
    let found = desk.reopen();
    assert_eq!((found.hint, found.message), (shown.hint, shown.message));
    desk.taps(&[15, 22]);
    assert_eq!(desk.file("game.json")["hint"], serde_json::Value::Null);
}

#[test]
fn a_hint_that_is_no_move_is_no_saved_game() {
    let mut file = game_file(TWO, "black", ONE_MOVE);
    file["hint"] = serde_json::json!("1-5");
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
    assert_eq!(keys(&Desk::open(folder).state().notices), [TextKey::GameFileDamaged]);
}

/// A hint for the computer's move would tell what it is about to do.
#[test]
fn a_hint_for_the_computer_is_no_saved_game() {
    let mut file = game_file(EASY, "white", ONE_MOVE);
    Desk::saved(&file);
    file["hint"] = serde_json::json!("15x22x18");
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
    assert_eq!(keys(&Desk::open(folder).state().notices), [TextKey::GameFileDamaged]);
}
