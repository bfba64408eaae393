//! Wins and losses by their distance: the search agrees with a plain look at every line of play.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::random;
use draughts::color::Color;
use draughts::game::{Game, Outcome};
use draughts::moves::Captures;
use draughts::position::{Position, Setup};
use draughts::rules::Variant;
use draughts::search::{
    Control, HashTable, Limits, Report, Request, Techniques, WIN, lost_in, moves_to_end, search, won_in,
};
use rand::RngExt;

/// The score of the side to move if the game is decided within `plies`, whatever the other side does: every line is
/// played out by the rules of the game itself.
fn decided(game: &mut Game, plies: usize, ply: usize) -> Option<i32> {
    match game.outcome() {
        // The side to move has no piece or no move.
        Some(Outcome::Won { .. }) => return Some(lost_in(ply)),
        Some(Outcome::Drawn { .. }) => return None,
        None if plies == 0 => return None,
        None => (),
    }
    let mut best = None;
    let mut all_lose = true;
    for legal in game.legal_moves().to_vec() {
        game.play(&legal).unwrap();
        let theirs = decided(game, plies - 1, ply + 1);
        game.undo();
        match theirs {
            Some(score) if score < 0 => best = best.max(Some(-score)),
            Some(score) if all_lose => best = Some(best.map_or(-score, |best: i32| best.max(-score))),
            Some(_) => (),
            None => {
                all_lose = false;
                best = best.filter(|&score| score > 0);
            }
        }
    }
    best
}

/// Few pieces, kings mostly, so that games end soon.
fn small_position(variant: Variant, seed: u64) -> Option<Game> {
    let mut random = random(seed);
    let board = variant.rules().board;
    let squares: Vec<_> = draughts::board::squares_of(board.squares).collect();
    let mut setup = Setup::default();
    for side in [Color::White, Color::White, Color::Black] {
        let bit = squares[random.random_range(0..squares.len())].bit();
        if (setup.white | setup.black) & bit != 0 {
            return None;
        }
        let pieces = if side == Color::White { &mut setup.white } else { &mut setup.black };
        *pieces |= bit;
        if random.random_bool(0.7) {
            setup.kings |= bit;
        }
    }
    let turn = if random.random_bool(0.5) { Color::White } else { Color::Black };
    let position = Position::new(variant, setup, turn).ok()?;
    Some(Game::from_position(variant, Captures::Forced, position))
}

fn look(game: &Game, plies: u8) -> Option<Report> {
    let limits = Limits::depth(plies);
    let request = Request { game, limits, techniques: Techniques::EXACT, seed: 1, tables: None };
    search(&request, &mut HashTable::new(12), &Control::default(), &mut |_| ())
}

#[test]
fn the_search_sees_ends_where_they_are() {
    for variant in Variant::ALL {
        let plies: u8 = if variant.rules().flying_kings { 3 } else { 5 };
        let mut ends = 0;
        for seed in 0..400 {
            let Some(mut game) = small_position(variant, seed) else { continue };
            if game.outcome().is_some() {
                continue;
            }
            let expected = decided(&mut game, usize::from(plies), 0);
            let score = look(&game, plies).unwrap().score;
            if let Some(expected) = expected {
                ends += 1;
                assert_eq!(score, expected, "{variant:?} {seed}");
            } else {
                // Captures are followed farther.
                let farther = moves_to_end(score).is_none_or(|end| end > u32::from(plies));
                assert!(farther, "{variant:?} {seed}: {score}");
            }
        }
        assert!(ends > 30, "{variant:?}: only {ends} ends");
    }
    assert_eq!((won_in(1), lost_in(0)), (WIN - 1, -WIN));
}
