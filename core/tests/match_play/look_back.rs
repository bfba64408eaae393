//! Earlier positions of the running game.

use super::desk::*;
use draughts::play::{Input, Phase, Player, TextKey};

#[test]
fn every_place_of_a_running_game_can_be_seen() {
    let desk = Desk::new(TWO);
    let moves = [[11, 15], [23, 19], [8, 11]];
    let mut boards = vec![board(&desk.state())];
    boards.extend(moves.iter().map(|squares| board(&desk.taps(squares))));
    desk.tap(22);
    let now = desk.state();
    for (place, expected) in (0..).zip(&boards) {
        let state = desk.game.state_at(place, false);
        assert_eq!(&board(&state), expected);
        assert_eq!(
            (state.phase, movable(&state), picked(&state), state.motion.is_none()),
            (Phase::Over, vec![], vec![], true)
        );
        assert!(!state.can_undo && !state.can_redo && !state.can_resign);
        assert!(!state.can_hint && state.game_over.is_none());
        let forward = desk.game.state_at(place, true);
        assert_eq!((board(&forward), forward.motion.is_some()), (expected.clone(), place > 0));
    }
    assert_eq!(desk.game.state_at(2, false).message.key, TextKey::ReplayMoveOutlined);
    assert_eq!(desk.game.state_at(0, false).message.key, TextKey::ReplayStart);
    assert_eq!(board(&desk.game.state_at(99, false)), boards[3], "beyond the last move is the last");
    assert_eq!(desk.state(), now, "looking changes nothing");
}

#[test]
fn moves_taken_back_are_not_seen_and_still_there() {
    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    desk.taps(&[23, 19]);
    desk.undo();
    assert_eq!(last(&desk.game.state_at(99, false)), "11-15");
    assert!(desk.state().can_redo);
}

#[test]
fn a_game_that_the_players_ended_is_over_only_at_its_end() {
    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    desk.send(Input::Resign { player: Player::One });
    assert_eq!(desk.game.state_at(0, false).detail.unwrap().key, TextKey::PlayerOneBegins);
    assert_eq!(desk.game.state_at(1, false).detail.unwrap().key, TextKey::CauseResigned);
}

#[test]
fn the_clocks_run_on_while_somebody_looks_back() {
    let desk = Desk::open(tempfile::tempdir().unwrap());
    desk.game.let_time_pass(0);
    let clock = Some(draughts::play::TimeControl { minutes: 1, increment: 0 });
    desk.send(Input::NewGame { setup: draughts::play::MatchSetup { clock, ..TWO } });
    desk.taps(&[11, 15]);
    desk.game.let_time_pass(1_000);
    let seen = desk.game.state_at(0, false).clock.unwrap();
    assert_eq!((seen.two.milliseconds, seen.running), (59_000, Some(Player::Two)));
}
