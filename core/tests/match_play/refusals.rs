//! What is refused, with which reason, and what is pointed at.

use super::desk::*;
use draughts::play::{Input, MatchSetup, Starter, TextKey};
use draughts::rules::Variant;

#[test]
fn an_empty_square() {
    let desk = Desk::new(TWO);
    let state = desk.tap(15);
    assert_eq!(refused(&state), TextKey::NoPieceHere);
    assert_eq!(state.refusal.unwrap().square, Some(15));
}

#[test]
fn the_other_sides_piece() {
    assert_eq!(refused(&Desk::new(EASY).tap(22)), TextKey::NotYourPiece);
    assert_eq!(refused(&Desk::new(TWO).tap(22)), TextKey::NotThisPlayersTurn);
    let desk = Desk::new(TWO);
    desk.tap(11);
    let state = desk.tap(22);
    assert_eq!(refused(&state), TextKey::NotThisPlayersTurn, "the square itself is the better reason");
    assert_eq!(picked(&state), [11], "and the piece stays picked");
}

#[test]
fn a_blocked_piece() {
    let desk = Desk::new(TWO);
    let state = desk.tap(1);
    assert_eq!(refused(&state), TextKey::PieceIsBlocked);
    assert_eq!((pointed(&state), detail(&state)), (vec![], None));
    desk.tap(11);
    assert_eq!(refused(&desk.tap(1)), TextKey::PieceIsBlocked);
}

#[test]
fn a_square_out_of_reach() {
    let desk = Desk::new(TWO);
    desk.tap(11);
    let state = desk.tap(20);
    assert_eq!(refused(&state), TextKey::CannotGoThere);
    assert_eq!(pointed(&state), [15, 16]);
    assert_eq!(picked(&state), [11]);
    assert_eq!(desk.tap(15).refusal, None, "the next input starts afresh");
}

#[test]
fn a_piece_while_another_must_capture() {
    let desk = Desk::at(TWO, "B:W15,23,24:B1,10");
    let state = desk.tap(1);
    assert_eq!(refused(&state), TextKey::AnotherMustCapture);
    assert_eq!(detail(&state), Some(TextKey::CaptureIsCompulsory));
    assert_eq!(pointed(&state), [10]);
    desk.tap(10);
    let state = desk.tap(1);
    assert_eq!(refused(&state), TextKey::AnotherMustCapture);
    assert_eq!(picked(&state), [10]);
}

#[test]
fn a_quiet_square_while_the_piece_must_capture() {
    let desk = Desk::at(TWO, "B:W15,23,24:B1,10");
    desk.tap(10);
    let state = desk.tap(14);
    assert_eq!(refused(&state), TextKey::MustCapture);
    assert_eq!(detail(&state), Some(TextKey::CaptureIsCompulsory));
    assert_eq!(pointed(&state), [19, 26, 28]);
}

#[test]
fn breaking_a_series_off() {
    let desk = Desk::at(TWO, "B:W15,23,24:B1,10");
    let state = desk.taps(&[10, 19, 16]);
    assert_eq!(refused(&state), TextKey::MustCapture);
    assert_eq!(pointed(&state), [26, 28]);
    assert_eq!(picked(&state), [19]);
}

/// Each ground of preference, told as such to the piece it holds back.
#[test]
fn a_capture_that_another_outdoes() {
    let cases = [
        // One piece against two.
        (Variant::International, "W:W47,49:B34,41,44", "47", TextKey::LongestCaptureCounts),
        (Variant::Brazilian, "W:Wa1,e1:Bb2,f2,f4", "a1", TextKey::LongestCaptureCounts),
        // A man against a king, one piece each; in Czech draughts the numbers do not matter.
        (Variant::Italian, "W:Wa1,Kh2:Bb2,g3", "a1", TextKey::KingTakesFirst),
        (Variant::Czech, "W:Wa1,Kh2:Bb2,d4,g3", "a1", TextKey::KingTakesFirst),
        // A man taken against a king taken.
        (Variant::Spanish, "W:Wa3,f2:Bb4,Kg3", "a3", TextKey::MostKingsCount),
        (Variant::Italian, "W:WKa1,Kh2:Bb2,Kg3", "a1", TextKey::MostKingsCount),
        // A king taken second against a king taken first.
        (Variant::Italian, "W:WKa1,Kh8:BKb2,d4,g7,Ke7", "h8", TextKey::KingsSoonestCount),
        // No capture at all.
        (Variant::Italian, "W:Wa3,Kh2:Bg3", "a3", TextKey::CaptureIsCompulsory),
    ];
    for (variant, fen, square, reason) in cases {
        let desk = Desk::at(two(variant), fen);
        let square = named(variant, square);
        let state = desk.tap(square);
        assert_eq!(refused(&state), TextKey::AnotherMustCapture, "{variant:?} {fen}");
        assert_eq!(detail(&state), Some(reason), "{variant:?} {fen}");
        assert_eq!(pointed(&state), rings(&state));
        assert!(!pointed(&state).contains(&square));
    }
}

#[test]
fn an_italian_man_that_faces_a_king() {
    let desk = Desk::at(two(Variant::Italian), "W:Wc3,g1:Ba5,b4,Kd4");
    let state = desk.tap(named(Variant::Italian, "c3"));
    assert_eq!(refused(&state), TextKey::PieceIsBlocked);
    assert_eq!(detail(&state), Some(TextKey::ManCannotTakeKing));
}

#[test]
fn anything_on_the_board_while_the_computer_is_to_move() {
    let desk = Desk::new(MatchSetup { starter: Starter::Computer, ..EASY });
    let before = desk.state();
    assert!(movable(&before).is_empty(), "nothing invites a tap");
    for state in [desk.tap(11), desk.lift(11), desk.tap(22)] {
        assert_eq!(refused(&state), TextKey::NotYourTurn);
        assert_eq!(board(&state), board(&before));
    }
    assert_eq!(desk.drop_on(15).refusal, None);
}

#[test]
fn anything_on_the_board_after_the_game() {
    let desk = Desk::at(TWO, "B:W18:B15");
    desk.taps(&[15, 22]);
    assert_eq!(refused(&desk.tap(22)), TextKey::GameOverRefusal);
    assert_eq!(refused(&desk.lift(22)), TextKey::GameOverRefusal);
    assert!(movable(&desk.state()).is_empty());
}

#[test]
fn squares_that_the_board_does_not_have() {
    let desk = Desk::new(TWO);
    for number in [0, 33, 50, 51, 255] {
        assert_eq!(refused(&desk.tap(number)), TextKey::NoSuchSquare);
        assert_eq!(refused(&desk.lift(number)), TextKey::NoSuchSquare);
        desk.lift(11);
        assert_eq!(refused(&desk.drop_on(number)), TextKey::NoSuchSquare);
        assert!(picked(&desk.state()).is_empty(), "what is dropped on no square goes back");
    }
    let desk = Desk::new(two(Variant::International));
    assert_eq!(desk.tap(31).refusal, None);
    assert_eq!(refused(&desk.tap(51)), TextKey::NoSuchSquare);
}

#[test]
fn a_refusal_is_gone_with_the_next_input() {
    let desk = Desk::new(TWO);
    desk.tap(15);
    assert!(desk.state().refusal.is_some(), "reading the state again repeats it");
    let state = desk.send(Input::TapOutside);
    assert_eq!(state.refusal, None);
    assert_eq!(state.message.key, TextKey::PlayerOneMoves);
}

#[test]
fn under_the_home_rule_too_a_worse_capture_says_so() {
    let setup = home_rule(two(Variant::Brazilian));
    let desk = Desk::at(setup, "W:Wa3,h2:Bb4,g3,e5");
    let state = desk.tap(named(Variant::Brazilian, "a3"));
    assert_eq!(refused(&state), TextKey::PieceIsBlocked);
    assert_eq!(detail(&state), Some(TextKey::LongestCaptureCounts));
    assert!(rings(&state).is_empty(), "nothing is compulsory");
}
