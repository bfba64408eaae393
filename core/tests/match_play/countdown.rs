//! The draw that is near, as the board shows it, and the draw itself.

use super::common::{game, play, walk};
use super::desk::*;
use draughts::game::Game;
use draughts::play::{Input, Phase, Player, TextKey};
use draughts::rules::Variant;

/// Two kings each, far apart.
fn kings(plies: usize) -> Game {
    let mut game = game(Variant::English, "W:WK32,K31:BK1,K2");
    walk(&mut game, plies);
    game
}

#[test]
fn it_shows_from_fifteen_moves_left_and_names_its_rule() {
    assert_eq!(Desk::in_game(TWO, &kings(49)).state().countdown, None);
    for (plies, left, urgent) in [(50, 15, false), (51, 15, false), (52, 14, false), (70, 5, true), (79, 1, true)] {
        let countdown = Desk::in_game(TWO, &kings(plies)).state().countdown.unwrap();
        assert_eq!((countdown.moves_left, countdown.limit, countdown.urgent), (left, 40, urgent), "{plies} plies");
        assert_eq!((countdown.rule.key, countdown.rule.count), (TextKey::ClockNoProgress, Some(40)));
    }
}

#[test]
fn the_full_count_draws_by_name() {
    let whole = kings(80);
    let desk = Desk::in_game(TWO, &whole);
    let state = desk.state();
    assert_eq!((state.phase, state.countdown), (Phase::Over, None));
    let over = state.game_over.unwrap();
    assert_eq!((over.winner, over.score), (None, None));
    assert_eq!((over.cause.key, over.cause.count), (TextKey::ClockNoProgress, Some(40)));
    assert_eq!(desk.undo().countdown.unwrap().moves_left, 1, "undo brings the count back");
}

#[test]
fn it_goes_with_a_game_that_the_players_end() {
    let giving_up = [Input::Resign { player: Player::One }];
    let agreeing = [Input::OfferDraw { player: Player::One }, Input::AnswerDraw { accepts: true }];
    for inputs in [&giving_up[..], &agreeing] {
        let mut desk = Desk::in_game(TWO, &kings(60));
        assert_eq!(desk.state().countdown.unwrap().moves_left, 10);
        let state = inputs.iter().fold(desk.state(), |_, input| desk.send(*input));
        assert_eq!((state.phase, state.countdown), (Phase::Over, None));
        assert_eq!(desk.reopen().countdown, None, "nor is it there again in the saved game");
        assert_eq!(desk.undo().countdown.unwrap().moves_left, 10, "the game goes on, and so does the count");
    }
}

#[test]
fn a_short_clock_shows_from_its_start() {
    let mut game = game(Variant::Russian, "W:Wa1,Kc1,Ke1:BKh2");
    assert_eq!(Desk::in_game(two(Variant::Russian), &game).state().countdown, None, "K, K and a man: no short clock");
    play(&mut game, "e1-g3");
    play(&mut game, "h2:e5");
    let state = Desk::in_game(two(Variant::Russian), &game).state();
    let countdown = state.countdown.unwrap();
    assert_eq!((countdown.moves_left, countdown.limit, countdown.urgent), (5, 5, true));
    assert_eq!(countdown.rule.key, TextKey::ClockFewPieces);
}

#[test]
fn the_third_repetition_draws() {
    let mut game = game(Variant::English, "W:WK32:BK1");
    for text in ["32-27", "1-6", "27-32", "6-1", "32-27", "1-6", "27-32"] {
        play(&mut game, text);
    }
    let desk = Desk::in_game(TWO, &game);
    assert_eq!(desk.state().game_over, None);
    let over = desk.taps(&[6, 1]).game_over.unwrap();
    assert_eq!((over.winner, over.cause.key), (None, TextKey::CauseRepetition));
}

/// Each rule under its own name, with its limit, as the countdown shows it.
#[test]
fn every_rule_is_told_by_its_name() {
    let off_the_road = |variant: Variant| {
        move |position: &draughts::position::Position| {
            position.pieces(draughts::color::Color::Black) & variant.rules().board.main_diagonal() == 0
        }
    };
    let table = [
        (Variant::English, "W:WKa1,Kc1:BKf8,Kh8", 50, TextKey::ClockNoProgress, 40),
        (Variant::Italian, "W:WKa1,Kc1:BKf8,Kh8", 50, TextKey::ClockNoProgress, 40),
        (Variant::Czech, "W:WKc1,Ke1:BKd8,Kf8", 10, TextKey::ClockNoProgress, 15),
        (Variant::Spanish, "W:WKc1,Ke1:BKd8,Kf8", 50, TextKey::ClockNoCaptureOrCrowning, 40),
        (Variant::Brazilian, "W:WKc1,Ke1,Kg1:BKd8,Kf8", 10, TextKey::ClockKingsOnly, 20),
        (Variant::Brazilian, "W:WKc1,Ke1:BKd8,Kf8", 0, TextKey::ClockFewPieces, 5),
        (Variant::Russian, "W:WKc1,Ke1,Kg1:BKf8", 10, TextKey::ClockThreeKings, 15),
        (Variant::Russian, "W:WKc1,Ke1,Kg1:BKh8", 0, TextKey::ClockMainRoad, 5),
        (Variant::Russian, "W:WKc1,Ke1:BKf8", 0, TextKey::ClockFewPieces, 5),
        (Variant::International, "W:WK47,K48,K49:BK3", 10, TextKey::ClockThreePieces, 16),
        (Variant::International, "W:WK47,K48,K49:BK5", 0, TextKey::ClockMainRoad, 5),
        (Variant::International, "W:WK47,K48:BK3,K4", 20, TextKey::ClockKingsOnly, 25),
    ];
    for (variant, fen, plies, key, limit) in table {
        let mut game = game(variant, fen);
        if [TextKey::ClockThreeKings, TextKey::ClockThreePieces].contains(&key) {
            super::common::walk_in(&mut game, plies, off_the_road(variant));
        } else {
            walk(&mut game, plies);
        }
        let countdown = Desk::in_game(two(variant), &game).state().countdown.unwrap();
        assert_eq!((countdown.rule.key, countdown.rule.count), (key, Some(u32::from(limit))), "{variant:?} {fen}");
        assert_eq!(countdown.limit, limit);
    }
}
