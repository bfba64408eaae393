//! Taking back and playing again.

use super::desk::*;
use draughts::play::{MatchSetup, MatchState, Phase, Player, Starter, TextKey};

/// The board, the side to move and the phase: what a move changes.
fn seen(state: &MatchState) -> (String, Player, Phase, String) {
    (board(state), state.turn, state.phase, last(state).to_owned())
}

#[test]
fn undo_takes_back_the_move_and_the_reply() {
    let desk = Desk::new(EASY);
    let begin = desk.state();
    desk.taps(&[11, 15]);
    let after = desk.reply();
    assert_eq!(after.last_move.as_ref().unwrap().player, Player::Two);
    let state = desk.undo();
    assert_eq!(seen(&state), seen(&begin));
    assert!(!state.can_undo && state.can_redo);
    let state = desk.redo();
    assert_eq!(seen(&state), seen(&after), "redo plays both again");
    assert!(state.can_undo && !state.can_redo);
}

#[test]
fn undo_while_the_computer_thinks_takes_back_the_move_alone() {
    let desk = Desk::new(EASY);
    let begin = desk.state();
    let thinking = desk.taps(&[11, 15]);
    assert_eq!((thinking.phase, thinking.can_undo), (Phase::ComputerMoves, true));
    assert_eq!(thinking.detail.as_ref().unwrap().key, TextKey::MayTakeBack);
    assert_eq!(seen(&desk.undo()), seen(&begin));
    assert_eq!(seen(&desk.redo()), seen(&thinking), "there is no reply to be played again");
}

#[test]
fn half_way_through_a_series_undo_takes_back_what_was_entered() {
    let desk = Desk::at(TWO, "B:W15,23,24:B1,10");
    let begin = desk.state();
    let half_way = desk.taps(&[10, 19]);
    assert!(half_way.can_undo);
    let state = desk.undo();
    assert_eq!(seen(&state), seen(&begin));
    assert_eq!((picked(&state), taken(&state)), (vec![], vec![]));
    assert!(!state.can_undo);
    assert_eq!(refused(&desk.undo()), TextKey::NothingToUndo);
}

#[test]
fn half_way_through_a_series_the_move_before_is_kept() {
    let desk = Desk::at(TWO, "W:W15,23,24,32:B1,6,10");
    let before = desk.taps(&[32, 28]);
    let half_way = desk.taps(&[10, 19]);
    assert_eq!(taken(&half_way), [15]);
    assert_eq!(seen(&desk.undo()), seen(&before));
    assert_eq!(last(&desk.undo()), "", "only then the move is taken back");
}

#[test]
fn with_no_own_move_there_is_nothing_to_undo() {
    let desk = Desk::new(EASY);
    assert!(!desk.state().can_undo);
    assert_eq!(refused(&desk.undo()), TextKey::NothingToUndo);
    assert_eq!(refused(&Desk::new(TWO).undo()), TextKey::NothingToUndo);
    // The computer has begun: its move is not one's own.
    let desk = Desk::new(MatchSetup { starter: Starter::Computer, ..EASY });
    assert_eq!(refused(&desk.undo()), TextKey::NothingToUndo);
    let begun = desk.reply();
    let state = desk.undo();
    assert_eq!(refused(&state), TextKey::NothingToUndo);
    assert_eq!(seen(&state), seen(&begun));
}

#[test]
fn where_the_computer_began_its_first_move_stays() {
    let desk = Desk::new(MatchSetup { starter: Starter::Computer, ..EASY });
    let begun = desk.reply();
    let from = movable(&begun)[0];
    let to = targets(&desk.tap(from))[0].0;
    desk.tap(to);
    desk.reply();
    assert_eq!(seen(&desk.undo()), seen(&begun));
}

#[test]
fn between_two_the_last_move_alone_is_taken_back() {
    let desk = Desk::new(TWO);
    let first = desk.taps(&[11, 15]);
    desk.taps(&[23, 19]);
    assert_eq!(seen(&desk.undo()), seen(&first));
    desk.undo();
    assert_eq!(refused(&desk.undo()), TextKey::NothingToUndo);
    desk.redo();
    let state = desk.redo();
    assert_eq!(last(&state), "23-19");
    assert_eq!(refused(&desk.redo()), TextKey::NothingToRedo);
}

#[test]
fn what_was_taken_back_cannot_be_played_again_after_another_move() {
    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    desk.undo();
    let state = desk.taps(&[9, 13]);
    assert!(!state.can_redo);
    let state = desk.redo();
    assert_eq!(refused(&state), TextKey::NothingToRedo);
    assert_eq!(last(&state), "9-13");
}

#[test]
fn several_moves_are_taken_back_and_played_again_in_order() {
    let desk = Desk::new(EASY);
    let mut states = vec![desk.state()];
    for _ in 0..4 {
        let from = movable(&desk.state())[0];
        let to = targets(&desk.tap(from))[0].0;
        let mut state = desk.tap(to);
        while state.phase == Phase::PersonMoves && state.turn == Player::One && !picked(&state).is_empty() {
            state = desk.tap(targets(&state)[0].0);
        }
        states.push(desk.reply());
    }
    for state in states.iter().rev().skip(1) {
        assert_eq!(seen(&desk.undo()), seen(state));
    }
    for state in &states[1..] {
        assert_eq!(seen(&desk.redo()), seen(state));
    }
}

#[test]
fn a_finished_game_against_the_computer_stays() {
    let desk = Desk::at(EASY, "B:W18:B15");
    let over = desk.taps(&[15, 22]);
    assert_eq!((over.phase, over.can_undo), (Phase::Over, false));
    let state = desk.undo();
    assert_eq!(refused(&state), TextKey::FinishedGameStays);
    assert_eq!(seen(&state), seen(&over));
}

#[test]
fn between_two_a_finished_game_can_be_taken_back() {
    let desk = Desk::at(TWO, "B:W18:B15");
    let over = desk.taps(&[15, 22]);
    assert!(over.game_over.is_some() && over.can_undo);
    let state = desk.undo();
    assert_eq!((state.phase, &state.game_over), (Phase::PersonMoves, &None));
    assert_eq!(seen(&desk.redo()), seen(&over));
    assert!(desk.state().game_over.is_some());
}

#[test]
fn a_piece_that_is_only_picked_is_put_back_and_the_move_before_taken_back() {
    let desk = Desk::new(TWO);
    let begin = desk.state();
    desk.taps(&[11, 15]);
    desk.tap(23);
    let state = desk.undo();
    assert_eq!(seen(&state), seen(&begin));
    assert!(picked(&state).is_empty());
}

#[test]
fn redo_puts_the_picked_piece_back() {
    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    desk.undo();
    desk.tap(9);
    let state = desk.redo();
    assert_eq!((last(&state), picked(&state)), ("11-15", vec![]));
}
