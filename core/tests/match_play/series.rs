//! Captures of several pieces: by their landing squares, by their last square, and where they end where they began.

use super::desk::*;
use draughts::play::{LastMark, Motion, Piece, Player, RemovedPiece, Target, TextKey};
use draughts::rules::Variant;

/// From 10 over 15 to 19, and on over 23 to 26 or over 24 to 28. The man on 1 must wait.
const FORK: &str = "B:W15,23,24:B1,10";
/// Round a rectangle, one way or the other.
const ROUND: &str = "W:WK19:B14,15,22,23";
/// From 2 to 18 over 6 and 14, or over 7 and 15.
const TWO_WAYS: &str = "B:W6,7,14,15:B2";

const ONE_MAN: Piece = Piece { owner: Player::One, king: false };
const TWO_MAN: Piece = Piece { owner: Player::Two, king: false };

#[test]
fn the_landing_squares_one_by_one() {
    let desk = Desk::at(TWO, FORK);
    assert_eq!(rings(&desk.state()), [10]);
    let state = desk.tap(10);
    assert_eq!(targets(&state), [(19, Target::Via), (26, Target::Capture), (28, Target::Capture)]);
    assert_eq!(state.message.key, TextKey::TakeByTapping);

    let state = desk.tap(19);
    assert_eq!(picked(&state), [19]);
    assert_eq!(targets(&state), [(26, Target::Capture), (28, Target::Capture)]);
    assert_eq!(taken(&state), [15]);
    assert_eq!(board(&state), "1,19 15,23,24", "the taken piece stays until the move is over");
    assert_eq!(state.message.key, TextKey::SeriesHalfWay);
    assert_eq!(state.message.count, Some(1));
    let half = Motion { piece: ONE_MAN, path: vec![10, 19], taken: vec![15], removed: vec![], crowned: false };
    assert_eq!(state.motion, Some(half));
    assert_eq!(state.turn, Player::One, "it is no move yet");

    let state = desk.tap(26);
    assert_eq!(board(&state), "1,26 24");
    assert_eq!(last(&state), "10x26");
    let removed = [15, 23].map(|square| RemovedPiece { square, piece: TWO_MAN }).to_vec();
    let rest = Motion { piece: ONE_MAN, path: vec![19, 26], taken: vec![23], removed, crowned: false };
    assert_eq!(state.motion, Some(rest));
    let played = state.last_move.unwrap();
    assert_eq!((played.path, played.taken), (vec![10, 19, 26], vec![15, 23]));
}

#[test]
fn the_last_square_at_once_where_one_series_leads_there() {
    let desk = Desk::at(TWO, FORK);
    let state = desk.taps(&[10, 28]);
    assert_eq!(board(&state), "1,28 23");
    let removed = [15, 24].map(|square| RemovedPiece { square, piece: TWO_MAN }).to_vec();
    let whole = Motion { piece: ONE_MAN, path: vec![10, 19, 28], taken: vec![15, 24], removed, crowned: false };
    assert_eq!(state.motion, Some(whole));
}

#[test]
fn half_way_the_rings_and_the_movable_mark_go_with_the_piece() {
    let desk = Desk::at(TWO, FORK);
    let state = desk.taps(&[10, 19]);
    assert_eq!(piece(&state, 10), None);
    assert_eq!(rings(&state), [19]);
    assert_eq!(movable(&state), [19]);
}

#[test]
fn the_landing_squares_tell_apart_two_series_with_the_same_ends() {
    let desk = Desk::at(TWO, TWO_WAYS);
    let state = desk.tap(2);
    assert_eq!(targets(&state), [(9, Target::Via), (11, Target::Via)], "18 is not offered: which way?");
    let state = desk.tap(18);
    assert_eq!(refused(&state), TextKey::SeveralSeriesLeadThere);
    assert_eq!(pointed(&state), [9, 11]);
    assert_eq!(picked(&state), [2]);
    let state = desk.taps(&[11, 18]);
    assert_eq!(board(&state), "18 6,14");
    assert_eq!(last(&state), "2x11x18", "the short form would be ambiguous");
}

#[test]
fn a_tap_on_the_start_square_plays_the_series_that_ends_there() {
    let desk = Desk::at(TWO, ROUND);
    let state = desk.tap(19);
    assert_eq!(targets(&state), [(10, Target::Via), (19, Target::Capture), (26, Target::Via)]);
    let state = desk.tap(19);
    assert_eq!(board(&state), "K19 ");
    assert_eq!(state.game_over.unwrap().winner, Some(Player::One));
    let played = state.last_move.unwrap();
    assert_eq!(played.path.first(), played.path.last());
    assert_eq!(played.taken.len(), 4);
    assert_eq!(state.motion.unwrap().path, played.path);
    let marked: Vec<_> = state.squares.iter().filter_map(|square| Some((square.square, square.last?))).collect();
    assert_eq!(marked, [(19, LastMark::To)]);
}

#[test]
fn a_drop_on_the_start_square_puts_the_piece_back_all_the_same() {
    let desk = Desk::at(TWO, ROUND);
    assert_eq!(picked(&desk.lift(19)), [19]);
    let state = desk.drop_on(19);
    assert!(picked(&state).is_empty());
    assert_eq!(board(&state), "K19 14,15,22,23");
    assert_eq!(state.refusal, None);
}

#[test]
fn a_series_that_ends_where_it_began_can_be_entered_either_way_round() {
    for way in [[10, 17, 26, 19], [26, 17, 10, 19]] {
        let desk = Desk::at(TWO, ROUND);
        desk.tap(19);
        for (index, landing) in way.into_iter().enumerate() {
            let state = desk.tap(landing);
            assert_eq!(state.refusal, None);
            assert_eq!(state.game_over.is_some(), index == 3);
        }
        assert_eq!(board(&desk.state()), "K19 ");
    }
}

#[test]
fn with_several_series_that_end_where_they_began_a_tap_there_asks() {
    let desk = Desk::at(two(Variant::Russian), "W:WK30:B11,13,14,15,23,K25");
    desk.tap(30);
    let state = desk.tap(30);
    assert_eq!(refused(&state), TextKey::SeveralSeriesLeadThere);
    assert_eq!(picked(&state), [30]);
}

#[test]
fn a_flying_king_chooses_its_landing_and_must_land_where_it_can_go_on() {
    // Behind 17 (b4) it could land on 14, 10, 7 or 3; only from 14 (c5) is there more to take.
    let desk = Desk::at(two(Variant::Russian), "W:WK21:B17,27");
    let state = desk.tap(21);
    let offered = targets(&state);
    assert!(offered.iter().all(|(_, target)| *target != Target::Quiet));
    let via: Vec<_> = offered.iter().filter(|(_, target)| *target == Target::Via).map(|(square, _)| *square).collect();
    assert_eq!(via, [14]);
    let state = desk.tap(10);
    assert_eq!(refused(&state), TextKey::MustCapture);
    assert_eq!(detail(&state), Some(TextKey::LandWhereItGoesOn));
    let state = desk.tap(14);
    assert_eq!(targets(&state), [(32, Target::Capture)]);
}

#[test]
fn where_a_flying_king_may_stop_anywhere_each_square_is_a_target() {
    let desk = Desk::at(two(Variant::Russian), "W:WK29:B22");
    let state = desk.tap(29);
    let squares: Vec<_> = targets(&state).into_iter().map(|(square, _)| square).collect();
    assert_eq!(squares, [4, 8, 11, 15, 18]);
    assert_eq!(board(&desk.tap(11)), "K11 ");
}

#[test]
fn under_the_home_rule_a_shared_target_plays_the_quiet_move_and_the_first_landing_enters_the_capture() {
    let setup = home_rule(two(Variant::Russian));
    let desk = Desk::at(setup, ROUND);
    let state = desk.tap(19);
    assert_eq!(square(&state, 16).target, Some(Target::Quiet));
    assert_eq!(square(&state, 10).target, Some(Target::Via));
    assert!(rings(&state).is_empty(), "nothing is ringed");
    assert_eq!(board(&desk.tap(16)), "K16 14,15,22,23");

    let desk = Desk::at(setup, ROUND);
    desk.taps(&[19, 10]);
    assert_eq!(board(&desk.tap(16)), "K16 ");
}

#[test]
fn under_the_home_rule_a_capture_may_be_left_alone_but_not_broken_off() {
    let desk = Desk::at(home_rule(TWO), FORK);
    let state = desk.state();
    assert_eq!(movable(&state), [1, 10]);
    assert!(rings(&state).is_empty());
    let state = desk.tap(10);
    let ways = [(14, Target::Quiet), (19, Target::Via), (26, Target::Capture), (28, Target::Capture)];
    assert_eq!(targets(&state), ways);
    desk.tap(19);
    let state = desk.tap(14);
    assert_eq!(refused(&state), TextKey::CannotGoThere);
    assert_eq!(pointed(&state), [26, 28]);
    let desk = Desk::at(home_rule(TWO), FORK);
    assert_eq!(last(&desk.taps(&[1, 5])), "1-5");
}

#[test]
fn another_piece_can_be_taken_up_half_way() {
    let desk = Desk::at(TWO, "B:W15,24,17:B10,13");
    let state = desk.taps(&[10, 19, 13]);
    assert_eq!(picked(&state), [13]);
    assert!(taken(&state).is_empty());
    assert_eq!(board(&state), "10,13 15,17,24");
}

#[test]
fn a_tap_on_the_piece_half_way_puts_it_back_to_its_start() {
    let desk = Desk::at(TWO, FORK);
    let state = desk.taps(&[10, 19, 19]);
    assert!(picked(&state).is_empty());
    assert_eq!(board(&state), "1,10 15,23,24");
}

#[test]
fn a_man_crowned_in_passing_wears_its_crown_half_way() {
    // Russian: over 8 to the last row, and on as a king.
    let desk = Desk::at(two(Variant::Russian), "W:W12:B8,18");
    let state = desk.taps(&[12, 3]);
    assert_eq!(state.refusal, None);
    if state.last_move.is_none() {
        assert_eq!(piece(&state, 3), Some((Player::One, true)));
        assert!(state.motion.unwrap().crowned);
    }
}

#[test]
fn a_man_that_only_passes_the_last_row_stays_a_man() {
    let desk = Desk::at(two(Variant::International), "W:W15:B9,10");
    let state = desk.taps(&[15, 4]);
    assert_eq!(piece(&state, 4), Some((Player::One, false)));
    let end = targets(&state)[0].0;
    let state = desk.tap(end);
    assert_eq!(piece(&state, end), Some((Player::One, false)));
    assert!(!state.last_move.unwrap().crowned);
}
