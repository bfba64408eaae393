//! Each clock to its end: one ply before it is full the game goes on, with it the game is drawn under its name.

use super::common::{game, walk_in, walks};
use super::{counted, drawn_by};
use draughts::game::Game;
use draughts::moves::{Captures, Move, legal_moves};
use draughts::position::Position;
use draughts::rules::ClockName::{self, *};
use draughts::rules::Variant::{self, *};

/// Where the kings may walk while the clock is to be filled.
type Region = fn(Variant, &Position) -> bool;

fn anywhere(_: Variant, _: &Position) -> bool {
    true
}

/// Black's king is not on the main road.
fn off_the_road(variant: Variant, position: &Position) -> bool {
    position.pieces(draughts::color::Color::Black) & variant.rules().board.main_diagonal() == 0
}

/// Black's king is on the main road, and nothing else is.
fn on_the_road(variant: Variant, position: &Position) -> bool {
    let road = variant.rules().board.main_diagonal();
    !off_the_road(variant, position) && position.pieces(draughts::color::Color::White) & road == 0
}

/// Plays kings' moves until one ply is missing, then the last one.
fn fill(mut game: Game, name: ClockName, limit: u16, region: Region) {
    let variant = game.variant();
    let keep = |position: &Position| region(variant, position);
    walk_in(&mut game, usize::from(2 * limit - 1), keep);
    assert_eq!(game.outcome(), None, "{variant:?} {name:?}: drawn too soon");
    assert_eq!(counted(&game, name, limit), 2 * limit - 1);
    assert_eq!(game.countdown().map(|countdown| (countdown.clock.name, countdown.moves_left)), Some((name, 1)));
    walk_in(&mut game, 1, keep);
    assert_eq!(drawn_by(&game), Some((name, limit)), "{variant:?}");
    assert!(game.legal_moves().is_empty() && game.countdown().is_none());
    game.undo();
    assert_eq!(game.outcome(), None, "{variant:?} {name:?}: undo takes the draw back");
}

#[test]
fn kings_alone_fill_each_clock() {
    let table: [(Variant, &str, ClockName, u16, Region); 26] = [
        (English, "W:WKa1,Kc1:BKf8,Kh8", NoProgress, 40, anywhere),
        (English, "B:WKa1,Kc1:BKf8,Kh8", NoProgress, 40, anywhere),
        (Italian, "W:WKa1,Kc1:BKf8,Kh8", NoProgress, 40, anywhere),
        (Czech, "W:WKc1,Ke1:BKd8,Kf8", NoProgress, 15, anywhere),
        (Spanish, "W:WKc1,Ke1:BKd8,Kf8", NoCaptureOrCrowning, 40, anywhere),
        (Brazilian, "W:WKc1,Ke1,Kg1:BKd8,Kf8", KingsOnly, 20, anywhere),
        (Brazilian, "W:WKc1,Ke1,Kg1:BKd8", KingsOnly, 20, anywhere),
        (Brazilian, "W:WKc1,Ke1:BKd8,Kf8", FewPieces, 5, anywhere),
        (Brazilian, "W:WKc1,Ke1:BKf8", FewPieces, 5, anywhere),
        (Brazilian, "W:WKe1:BKd8,Kf8", FewPieces, 5, anywhere),
        (Brazilian, "W:WKc1,Ke1:BKf8,a7", FewPieces, 5, anywhere),
        (Brazilian, "W:WKe1:BKf8", FewPieces, 5, anywhere),
        (Brazilian, "W:WKe1:BKf8,a7", FewPieces, 5, anywhere),
        (Russian, "W:WKc1,Ke1,Kg1:BKf8", ThreeKings, 15, off_the_road),
        (Russian, "W:WKc1,Ke1,Kg1,Ka3:BKf8", ThreeKings, 15, off_the_road),
        (Russian, "W:WKc1,Ke1,Kg1,Ka3:BKh8", ThreeKings, 15, anywhere),
        (Russian, "W:WKc1,Ke1,Kg1:BKh8", MainRoad, 5, on_the_road),
        (Russian, "W:WKc1,Ke1,h2:BKh8", MainRoad, 5, on_the_road),
        (Russian, "W:WKe1,h2,h4:BKh8", MainRoad, 5, on_the_road),
        (Russian, "W:WKc1,Ke1:BKf8", FewPieces, 5, anywhere),
        (Russian, "W:WKe1,h2:BKf8", FewPieces, 5, anywhere),
        (Russian, "W:WKe1:BKf8", FewPieces, 5, anywhere),
        (Russian, "W:WKc1,Ke1:BKd8,Kf8", KingsOnly, 15, anywhere),
        (International, "W:WK47,K48:BK3,K4", KingsOnly, 25, anywhere),
        (International, "W:WK47,K48,K49:BK3", ThreePieces, 16, off_the_road),
        (International, "W:WK47,K48,K49:BK5", MainRoad, 5, on_the_road),
    ];
    for (variant, fen, name, limit, region) in table {
        println!("{variant:?} {fen}");
        fill(game(variant, fen), name, limit, region);
    }
}

#[test]
fn the_international_endings_with_men_among_the_three_or_two() {
    let table: [(&str, ClockName, u16, Region); 7] = [
        ("W:WK47,K48,45:BK3", ThreePieces, 16, off_the_road),
        ("W:WK47,45,35:BK3", ThreePieces, 16, off_the_road),
        ("W:WK47,K48,45:BK5", MainRoad, 5, on_the_road),
        ("W:WK47,45,35:BK5", MainRoad, 5, on_the_road),
        ("W:WK47,K48:BK3", FewPieces, 5, anywhere),
        ("W:WK47,45:BK3", FewPieces, 5, anywhere),
        ("W:WK47:BK3", FewPieces, 5, anywhere),
    ];
    for (fen, name, limit, region) in table {
        println!("{fen}");
        fill(game(International, fen), name, limit, region);
    }
}

/// A quiet move of a man that offers nothing, is not crowned, and leaves a king of the other side free to walk.
fn step_of_a_man(game: &mut Game) -> bool {
    let safe = |played: &&Move| {
        let next = game.position().after(played);
        let man = game.position().kings() & played.from.bit() == 0;
        let quiet = legal_moves(game.variant(), Captures::Forced, &next).iter().all(|m| !m.is_capture());
        man && !played.is_capture() && !played.promotes && quiet && !walks(game.variant(), &next).is_empty()
    };
    let Some(played) = game.legal_moves().iter().find(safe).copied() else { return false };
    game.play(&played).is_ok()
}

/// Men's moves stop *kings only* and *no progress*, but not the clocks of the balance: these are filled with a man's
/// move now and then.
#[test]
fn a_mans_moves_do_not_stop_the_clocks_of_the_balance() {
    let table = [
        (Russian, "W:WKc1,a1:BKd8,h8", Balance, 30),
        (Russian, "W:WKc1,a1,Ke1:BKd8,h8", Balance, 30),
        (Russian, "W:WKc1,a1,g1:BKd8,h8,b8", Balance, 60),
        (Russian, "W:WKc1,a1,g1,Ke1:BKd8,h8,b8", Balance, 60),
        (Spanish, "W:WKc1,a1:BKd8,h8", NoCaptureOrCrowning, 40),
    ];
    for (variant, fen, name, limit) in table {
        let mut game = game(variant, fen);
        let mut since_a_man = 0;
        let mut steps = 0;
        for ply in 1..=2 * limit {
            assert_eq!(game.outcome(), None, "{fen} {name:?}: drawn too soon, after {} plies", ply - 1);
            if since_a_man > 12 && step_of_a_man(&mut game) {
                since_a_man = 0;
                steps += 1;
            } else {
                walk_in(&mut game, 1, |_| true);
                since_a_man += 1;
            }
            assert_eq!(counted(&game, name, limit), ply);
        }
        assert!(steps > 1, "{fen}: no man has moved");
        assert_eq!(drawn_by(&game), Some((name, limit)), "{fen}");
    }
}

/// The same with *kings only*: each man's move starts it anew, and so the game lasts longer than the limit.
#[test]
fn a_mans_move_starts_the_others_anew() {
    let table = [
        (English, "W:WKc1,Ke1,a1:BKd8,Kb8,h8", NoProgress, 40),
        (Italian, "W:WKc1,Ke1,a1:BKd8,Kb8,h8", NoProgress, 40),
        (Czech, "W:WKc1,a1:BKd8,h8", NoProgress, 15),
        (Brazilian, "W:WKc1,Ke1,a1:BKd8,h8", KingsOnly, 20),
        (Russian, "W:WKc1,a1,g1:BKd8,h8,b8", KingsOnly, 15),
        (International, "W:WK47,46:BK3,5", KingsOnly, 25),
    ];
    for (variant, fen, name, limit) in table {
        let mut game = game(variant, fen);
        for _ in 0..2 {
            walk_in(&mut game, usize::from(2 * limit - 10), |_| true);
            while !step_of_a_man(&mut game) {
                walk_in(&mut game, 1, |_| true);
                assert_eq!(game.outcome(), None, "{variant:?}: no safe step of a man");
            }
            assert_eq!(counted(&game, name, limit), 0, "{variant:?}");
        }
        walk_in(&mut game, usize::from(2 * limit), |_| true);
        assert_eq!(drawn_by(&game), Some((name, limit)), "{variant:?}");
    }
}
