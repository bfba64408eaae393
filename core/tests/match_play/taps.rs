//! Tapping a piece and its target.

use super::desk::*;
use draughts::play::{Feedback, Input, LastMark, Motion, Phase, Piece, Player, Target, TextKey};
use draughts::rules::Variant;

#[test]
fn a_tap_picks_a_piece_up_and_marks_its_targets() {
    let desk = Desk::new(TWO);
    let state = desk.tap(11);
    assert_eq!(picked(&state), [11]);
    assert_eq!(targets(&state), [(15, Target::Quiet), (16, Target::Quiet)]);
    assert_eq!(movable(&state), [9, 10, 11, 12]);
    assert!(rings(&state).is_empty());
    assert_eq!(state.feedback, Feedback::Tick);
    assert_eq!(state.message.key, TextKey::TapTarget);
    assert_eq!(state.turn, Player::One);
}

#[test]
fn a_tap_on_a_target_plays_there() {
    let desk = Desk::new(TWO);
    let state = desk.taps(&[11, 15]);
    assert_eq!(board(&state), "1,2,3,4,5,6,7,8,9,10,12,15 21,22,23,24,25,26,27,28,29,30,31,32");
    assert_eq!(last(&state), "11-15");
    assert_eq!(square(&state, 11).last, Some(LastMark::From));
    assert_eq!(square(&state, 15).last, Some(LastMark::To));
    assert_eq!(squares(&state, |square| square.last.is_some()), [11, 15]);
    assert_eq!(state.turn, Player::Two);
    assert!(picked(&state).is_empty());
    assert!(targets(&state).is_empty());
    let piece = Piece { owner: Player::One, king: false };
    let motion = Motion { piece, path: vec![11, 15], taken: vec![], removed: vec![], crowned: false };
    assert_eq!(state.motion, Some(motion));
    assert_eq!(desk.state().motion, None, "a state that is only read moves nothing");
}

#[test]
fn a_tap_on_the_picked_piece_puts_it_back() {
    let desk = Desk::new(TWO);
    let state = desk.taps(&[11, 11]);
    assert!(picked(&state).is_empty());
    assert!(targets(&state).is_empty());
    assert_eq!(state.refusal, None);
    assert_eq!(last(&state), "");
}

#[test]
fn another_own_piece_that_can_move_is_picked_instead() {
    let desk = Desk::new(TWO);
    let state = desk.taps(&[11, 9]);
    assert_eq!(picked(&state), [9]);
    assert_eq!(targets(&state), [(13, Target::Quiet), (14, Target::Quiet)]);
}

#[test]
fn a_tap_on_the_rim_changes_nothing() {
    let desk = Desk::new(TWO);
    let before = desk.tap(11);
    let after = desk.send(Input::TapOutside);
    assert_eq!(after.squares, before.squares);
    assert_eq!(after.refusal, None);
}

#[test]
fn two_people_take_turns_and_only_the_side_to_move_can_move() {
    let desk = Desk::new(TWO);
    assert_eq!(desk.state().message.key, TextKey::PlayerOneMoves);
    let state = desk.taps(&[11, 15]);
    assert_eq!(state.message.key, TextKey::PlayerTwoMoves);
    assert_eq!(movable(&state), [21, 22, 23, 24]);
    let state = desk.taps(&[23, 19]);
    assert_eq!(state.phase, Phase::PersonMoves);
    assert_eq!((state.turn, state.move_number), (Player::One, 2));
}

#[test]
fn a_man_is_crowned_on_the_last_row() {
    let desk = Desk::at(TWO, "B:W21:B27");
    let state = desk.taps(&[27, 32]);
    assert_eq!(piece(&state, 32), Some((Player::One, true)));
    assert!(state.motion.unwrap().crowned);
    assert!(state.last_move.unwrap().crowned);
}

/// Each variant's board as player one sees it: one's own pieces are below, a dark square is at the near left, and a
/// tap on the square that a shell finds there moves the piece that it shows there.
#[test]
fn every_board_is_drawn_from_player_ones_side() {
    for variant in Variant::ALL {
        let desk = Desk::new(two(variant));
        let state = desk.state();
        let size = state.board_size;
        assert_eq!(state.squares.len(), usize::from(size) * usize::from(size) / 2);
        assert!(state.squares.windows(2).all(|pair| (pair[0].row, pair[0].column) < (pair[1].row, pair[1].column)));
        assert!(state.squares.iter().any(|square| (square.row, square.column) == (size - 1, 0)), "{variant:?}");
        for square in &state.squares {
            assert!((square.row + square.column) % 2 == 1, "{variant:?}: {} is a light square", square.square);
            let owner = match square.row {
                row if row < size / 2 - 1 => Some(Player::Two),
                row if row > size / 2 => Some(Player::One),
                _ => None,
            };
            assert_eq!(square.piece, owner.map(|owner| Piece { owner, king: false }));
        }
        let man = state.squares.iter().find(|square| square.movable).unwrap().clone();
        let state = desk.tap(man.square);
        let target = state.squares.iter().find(|square| square.target.is_some()).unwrap();
        assert_eq!(target.row, man.row - 1, "{variant:?}: men move up the screen");
        assert_eq!(target.column.abs_diff(man.column), 1);
    }
}

/// The Italian and Spanish numbers, and the letters, as their federations print them.
#[test]
fn squares_have_their_official_numbers_and_names() {
    let corner = |variant, row, column| {
        let state = Desk::new(two(variant)).state();
        let found = state.squares.iter().find(|square| (square.row, square.column) == (row, column)).unwrap();
        (found.square, found.name.clone())
    };
    // Player one has Black in English: the near left is Black's.
    assert_eq!(corner(Variant::English, 7, 0), (4, "4".into()));
    assert_eq!(corner(Variant::Russian, 7, 0), (29, "a1".into()));
    assert_eq!(corner(Variant::Russian, 0, 7), (4, "h8".into()));
    assert_eq!(corner(Variant::Brazilian, 0, 1), (1, "b8".into()));
    assert_eq!(corner(Variant::Czech, 7, 2), (30, "c1".into()));
    assert_eq!(corner(Variant::International, 9, 0), (46, "46".into()));
    assert_eq!(corner(Variant::International, 0, 9), (5, "5".into()));
    // Mirrored: 32 is at the near right in Italy, and so at the near left here; 1 is at the near right in Spain.
    assert_eq!(corner(Variant::Italian, 7, 0), (32, "32".into()));
    assert_eq!(corner(Variant::Spanish, 7, 0), (1, "1".into()));
}
