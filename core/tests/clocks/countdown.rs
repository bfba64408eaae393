//! When the board begins to count down.

use super::common::{game, walk, walk_in};
use draughts::game::Game;
use draughts::rules::ClockName::*;
use draughts::rules::Variant::*;

/// The moves left that are shown after each ply, from the start on.
fn shown(mut game: Game, plies: usize, step: impl Fn(&mut Game)) -> Vec<Option<u16>> {
    let mut shown = vec![game.countdown().map(|countdown| countdown.moves_left)];
    for _ in 0..plies {
        step(&mut game);
        shown.push(game.countdown().map(|countdown| countdown.moves_left));
    }
    shown
}

#[test]
fn it_begins_once_fifteen_are_left_and_five_have_been_counted() {
    // The limit, and the ply with which the countdown begins: 15 moves left or 5 moves counted, whichever is later.
    let table = [
        (English, "W:WKa1,Kc1:BKf8,Kh8", 40, 50),
        (Italian, "W:WKa1,Kc1:BKf8,Kh8", 40, 50),
        (Spanish, "W:WKc1,Ke1:BKd8,Kf8", 40, 50),
        (Czech, "W:WKc1,Ke1:BKd8,Kf8", 15, 10),
        (Brazilian, "W:WKc1,Ke1,Kg1:BKd8,Kf8", 20, 10),
        (International, "W:WK47,K48:BK3,K4", 25, 20),
    ];
    for (variant, fen, limit, begins) in table {
        let shown = shown(game(variant, fen), 2 * limit - 1, |game| walk(game, 1));
        for (plies, left) in shown.into_iter().enumerate() {
            let expected = (plies >= begins).then(|| u16::try_from((2 * limit - plies).div_ceil(2)).unwrap());
            assert_eq!(left, expected, "{variant:?} after {plies} plies");
        }
    }
}

#[test]
fn a_clock_of_five_shows_from_its_start() {
    for (variant, fen) in
        [(Russian, "W:WKc1,Ke1:BKf8"), (Brazilian, "W:WKc1,Ke1:BKf8,Kd8"), (International, "W:WK47,K48:BK3")]
    {
        let shown = shown(game(variant, fen), 9, |game| walk(game, 1));
        let expected = [5, 5, 4, 4, 3, 3, 2, 2, 1, 1].map(Some);
        assert_eq!(shown, expected, "{variant:?}");
    }
}

#[test]
fn of_several_the_one_that_will_be_full_first_is_shown() {
    let on_the_road = |position: &draughts::position::Position| {
        let road = Russian.rules().board.main_diagonal();
        let [white, black] = position.pieces_by_color();
        black & road != 0 && white & road == 0
    };
    let mut game = game(Russian, "W:WKc1,Ke1,Kg1:BKh8");
    assert_eq!(game.countdown().map(|countdown| countdown.clock.name), Some(MainRoad));
    walk_in(&mut game, 4, on_the_road);
    let countdown = game.countdown().unwrap();
    assert_eq!((countdown.clock.name, countdown.moves_left), (MainRoad, 3));
}

#[test]
fn it_is_gone_when_the_clock_starts_anew() {
    let mut game = game(Czech, "W:WKc1,a1:BKd8,h8");
    walk(&mut game, 12);
    assert!(game.countdown().is_some());
    let man = game.legal_moves().iter().find(|m| game.position().kings() & m.from.bit() == 0).copied().unwrap();
    game.play(&man).unwrap();
    assert_eq!(game.countdown(), None);
    game.undo();
    assert!(game.countdown().is_some());
}
