//! Carrying a piece by hand, or by two.

use super::desk::*;
use draughts::play::{Feedback, Input, Key, Target, TextKey};

const FORK: &str = "B:W15,23,24:B1,10";

#[test]
fn a_drag_carries_the_piece_to_where_it_goes() {
    let desk = Desk::new(TWO);
    let state = desk.lift(11);
    assert_eq!(picked(&state), [11]);
    assert_eq!(targets(&state), [(15, Target::Quiet), (16, Target::Quiet)]);
    let state = desk.drop_on(15);
    assert_eq!(last(&state), "11-15");
    assert_eq!(state.motion.unwrap().path, [15], "it was carried there: nothing is left to move");
}

#[test]
fn dropped_anywhere_else_it_goes_back() {
    let desk = Desk::new(TWO);
    desk.lift(11);
    let state = desk.drop_on(20);
    assert_eq!(refused(&state), TextKey::CannotGoThere);
    assert_eq!(pointed(&state), [15, 16]);
    assert!(picked(&state).is_empty());
    desk.lift(11);
    let state = desk.drop_outside();
    assert_eq!((state.refusal, state.feedback), (None, Feedback::None));
    assert!(picked(&desk.state()).is_empty());
    desk.lift(11);
    let state = desk.drop_on(11);
    assert_eq!(state.refusal, None);
    assert!(picked(&state).is_empty());
}

#[test]
fn a_series_is_carried_landing_by_landing_or_to_its_end() {
    let desk = Desk::at(TWO, FORK);
    desk.lift(10);
    let state = desk.drop_on(19);
    assert_eq!(picked(&state), [19]);
    assert_eq!(state.motion.unwrap().path, [19]);
    desk.lift(19);
    let state = desk.drop_on(28);
    assert_eq!(board(&state), "1,28 23");
    let desk = Desk::at(TWO, FORK);
    desk.lift(10);
    let state = desk.drop_on(26);
    assert_eq!(board(&state), "1,26 24");
    assert_eq!(state.motion.unwrap().path, [26]);
}

#[test]
fn dropped_elsewhere_half_way_it_goes_back_to_where_it_had_got() {
    let desk = Desk::at(TWO, FORK);
    desk.lift(10);
    desk.drop_on(19);
    desk.lift(19);
    let state = desk.drop_on(12);
    assert_eq!(refused(&state), TextKey::MustCapture);
    assert_eq!(picked(&state), [19]);
    desk.lift(19);
    let state = desk.drop_outside();
    assert_eq!(picked(&state), [19]);
    assert_eq!(taken(&state), [15]);
    assert_eq!(board(&desk.tap(28)), "1,28 23", "the rest may be tapped");
}

#[test]
fn a_drop_where_several_series_end_asks_and_carries_nothing() {
    let desk = Desk::at(TWO, "B:W6,7,14,15:B2");
    desk.lift(2);
    let state = desk.drop_on(18);
    assert_eq!(refused(&state), TextKey::SeveralSeriesLeadThere);
    assert_eq!(pointed(&state), [9, 11]);
    assert_eq!(last(&state), "");
    assert_eq!(board(&desk.taps(&[9, 18])), "18 7,15");
}

#[test]
fn what_cannot_be_lifted_is_refused_as_a_tap_is() {
    let desk = Desk::new(TWO);
    assert_eq!(refused(&desk.lift(15)), TextKey::NoPieceHere);
    assert_eq!(refused(&desk.lift(22)), TextKey::NotThisPlayersTurn);
    assert_eq!(refused(&desk.lift(1)), TextKey::PieceIsBlocked);
    assert_eq!(refused(&desk.lift(99)), TextKey::NoSuchSquare);
}

#[test]
fn a_drop_after_a_refused_lift_moves_nothing() {
    let desk = Desk::new(TWO);
    desk.tap(11);
    desk.lift(15);
    let state = desk.drop_on(16);
    assert_eq!(last(&state), "", "the finger went down on an empty square: it carries no piece");
    assert_eq!(state.refusal, None);
    desk.lift(22);
    assert_eq!(last(&desk.drop_on(15)), "");
}

#[test]
fn a_drop_without_a_lift_moves_nothing() {
    let desk = Desk::new(TWO);
    assert_eq!(desk.drop_on(15).refusal, None);
    desk.tap(11);
    assert_eq!(last(&desk.drop_on(15)), "");
    assert_eq!(last(&desk.tap(15)), "11-15", "the tapped piece is still picked");
}

#[test]
fn a_piece_put_back_by_a_key_is_carried_no_more() {
    let desk = Desk::new(TWO);
    desk.lift(11);
    desk.key(Key::Cancel);
    let state = desk.drop_on(15);
    assert_eq!((last(&state), &state.refusal), ("", &None));
}

#[test]
fn a_second_finger_makes_no_second_move() {
    let desk = Desk::new(TWO);
    desk.lift(11);
    desk.lift(9);
    let state = desk.drop_on(13);
    assert_eq!(last(&state), "9-13");
    let state = desk.drop_on(15);
    assert_eq!(last(&state), "9-13");
    assert_eq!(state.refusal, None);
}

#[test]
fn keys_that_move_the_cursor_do_not_disturb_a_drag() {
    let desk = Desk::new(TWO);
    desk.lift(11);
    desk.key(Key::Left);
    desk.send(Input::DismissNotice);
    assert_eq!(last(&desk.drop_on(15)), "11-15");
}
