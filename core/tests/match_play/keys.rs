//! The keyboard.

use super::desk::*;
use draughts::play::{Feedback, Input, Key, MatchState, Phase, Player};

fn cursor(state: &MatchState) -> Vec<u8> {
    squares(state, |square| square.cursor)
}

/// Presses keys: U, D, L, R, enter (!), escape (x).
fn press(desk: &Desk, keys: &str) -> MatchState {
    let key = |letter: char| match letter {
        'U' => Key::Up,
        'D' => Key::Down,
        'L' => Key::Left,
        'R' => Key::Right,
        '!' => Key::Select,
        'x' => Key::Cancel,
        _ => panic!("no key {letter}"),
    };
    let mut state = desk.state();
    for letter in keys.chars() {
        state = desk.key(key(letter));
    }
    state
}

#[test]
fn the_cursor_is_hidden_until_a_key_is_pressed_and_while_one_points() {
    let desk = Desk::new(TWO);
    assert!(cursor(&desk.state()).is_empty());
    let state = press(&desk, "U");
    assert_eq!(cursor(&state).len(), 1, "the first key only shows it");
    assert_eq!(state.feedback, Feedback::None);
    assert!(cursor(&desk.tap(11)).is_empty());
    assert_eq!(cursor(&press(&desk, "!")), cursor(&state), "it comes back where it was");
    assert_eq!(picked(&desk.state()), [11], "and that key did nothing else");
}

#[test]
fn arrows_walk_the_dark_squares_and_stop_at_the_edge() {
    let desk = Desk::new(TWO);
    let start = cursor(&press(&desk, "U"));
    let state = press(&desk, "UUUUUUUUUULLLLLL");
    let here = square(&state, cursor(&state)[0]);
    assert_eq!((here.row, here.column), (0, 1));
    let state = press(&desk, "DDDDDDDDDDRRRRRR");
    let here = square(&state, cursor(&state)[0]);
    assert_eq!((here.row, here.column), (7, 6));
    let desk = Desk::new(TWO);
    press(&desk, "U");
    assert_eq!(cursor(&press(&desk, "UD")), start);
}

#[test]
fn enter_picks_and_places_under_the_cursor() {
    let desk = Desk::new(TWO);
    let from = cursor(&press(&desk, "U"))[0];
    let state = press(&desk, "!");
    assert_eq!(picked(&state), [from]);
    let to = targets(&state)[0].0;
    let goal = square(&state, to).clone();
    let mut state = press(&desk, "U");
    while square(&state, cursor(&state)[0]).column != goal.column {
        let left = square(&state, cursor(&state)[0]).column > goal.column;
        state = press(&desk, if left { "L" } else { "R" });
    }
    assert_eq!(last(&press(&desk, "!")), format!("{from}-{to}"));
    assert_eq!(cursor(&desk.state()), [to], "the cursor stays in sight");
}

#[test]
fn escape_puts_the_piece_back_also_half_way() {
    let desk = Desk::at(TWO, "B:W15,23,24:B1,10");
    desk.tap(10);
    assert!(picked(&press(&desk, "x")).is_empty());
    desk.taps(&[10, 19]);
    let state = press(&desk, "x");
    assert_eq!((picked(&state), taken(&state)), (vec![], vec![]));
    assert_eq!(board(&state), "1,10 15,23,24");
    assert_eq!(state.feedback, Feedback::Tick);
    let state = press(&desk, "x");
    assert_eq!((state.feedback, state.refusal), (Feedback::None, None), "with nothing picked it does nothing");
}

#[test]
fn after_the_game_enter_starts_the_next() {
    let desk = Desk::at(TWO, "B:W18:B15");
    let over = desk.taps(&[15, 22]);
    assert_eq!(over.phase, Phase::Over);
    let state = press(&desk, "!");
    assert_eq!((state.phase, state.turn), (Phase::PersonMoves, Player::One));
    assert_eq!((state.pieces_one, state.pieces_two), (12, 12));
}

#[test]
fn the_cursor_survives_an_undo_by_key() {
    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    let shown = cursor(&press(&desk, "U"));
    assert_eq!(cursor(&desk.undo()), shown, "undo does not point at the board");
    assert_eq!(cursor(&desk.redo()), shown);
}

#[test]
fn keys_while_the_computer_is_to_move_only_walk() {
    let desk = Desk::new(EASY);
    desk.taps(&[11, 15]);
    press(&desk, "U");
    let state = press(&desk, "!");
    assert_eq!(refused(&state), draughts::play::TextKey::NotYourTurn);
    assert_eq!(last(&state), "11-15");
    assert_eq!(desk.send(Input::TapOutside).refusal, None);
}
