//! The positions on which speed is measured, so that figures can be compared: the start, an opening and a middle game.

use draughts::game::Game;
use draughts::level::{Level, choose_move};
use draughts::moves::Captures;
use draughts::rules::Variant;
use draughts::search::Control;

/// After so many plies.
const PLIES: [usize; 3] = [0, 12, 30];

/// The positions of a variant, with the games that led to them.
pub fn positions(variant: Variant) -> [Game; 3] {
    PLIES.map(|plies| made_up(variant, plies))
}

/// A game of so many plies between two weak players; it is the same every time.
fn made_up(variant: Variant, plies: usize) -> Game {
    let mut game = Game::new(variant, Captures::Forced);
    for ply in 0..plies {
        let chosen = choose_move(&game, Level::Medium, ply as u64, &Control::default());
        if chosen.and_then(|chosen| game.play(&chosen).ok()).is_none() || game.outcome().is_some() {
            game.undo();
            break;
        }
    }
    game
}
