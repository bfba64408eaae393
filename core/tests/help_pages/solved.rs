//! What the strategy pages claim of won and drawn endings is worked out to the end.

use super::diagrams::{game, step};
use super::source::diagrams;
use draughts::game::Game;
use draughts::help::Language;
use draughts::moves::{Captures, legal_moves};
use draughts::position::Position;
use draughts::rules::{ClockName, Variant};
use std::collections::HashMap;

/// Which side can force what, by looking at every move.
struct Solver {
    variant: Variant,
    /// For a position, within how many plies the side to move is known to win, and within how many it is known not to.
    known: HashMap<Position, (u32, u32)>,
}

impl Solver {
    fn new(variant: Variant) -> Self {
        Self { variant, known: HashMap::new() }
    }

    /// Whether the side to move can win within so many plies.
    fn wins(&mut self, position: &Position, plies: u32) -> bool {
        let (wins, fails) = self.known.get(position).copied().unwrap_or((u32::MAX, 0));
        if plies >= wins || plies <= fails {
            return plies >= wins;
        }
        let moves = legal_moves(self.variant, Captures::Forced, position);
        let won = moves.iter().any(|played| self.loses(&position.after(played), plies - 1));
        let known = if won { (plies, fails) } else { (wins, plies) };
        self.known.insert(*position, known);
        won
    }

    /// Whether the side to move loses within so many plies, whatever it plays.
    fn loses(&mut self, position: &Position, plies: u32) -> bool {
        let moves = legal_moves(self.variant, Captures::Forced, position);
        moves.is_empty() || plies > 0 && moves.iter().all(|played| self.wins(&position.after(played), plies - 1))
    }
}

/// The `at`th diagram of a page, as a game and its steps.
fn diagram(page: &str, at: usize) -> (Game, Vec<String>) {
    let diagram = diagrams(page, Language::English).swap_remove(at);
    let steps = diagram.iter().filter(|(key, _)| key == "step").map(|(_, line)| line.clone());
    (game(&diagram), steps.collect())
}

/// The line is won at every step, and no line is shorter against the best defence.
fn is_best_line(page: &str, at: usize) {
    let (mut game, steps) = diagram(page, at);
    let mut solver = Solver::new(game.variant());
    for (played, line) in (0..).zip(&steps) {
        let left = u32::try_from(steps.len()).unwrap() - played;
        let position = game.position();
        if played % 2 == 0 {
            assert!(solver.wins(position, left), "{line} should win in {left}");
            assert!(left < 3 || !solver.wins(position, left - 2), "{line} is not the quickest");
        } else {
            assert!(solver.loses(position, left), "{line} should lose in {left}");
        }
        step(&mut game, line);
    }
    assert!(game.legal_moves().is_empty());
}

#[test]
fn two_kings_beat_one_in_eight_moves() {
    let (_, steps) = diagram("endgame", 0);
    assert_eq!(steps.len().div_ceil(2), 8);
    is_best_line("endgame", 0);
}

#[test]
fn one_king_does_not_beat_one_in_the_double_corner() {
    let (game, _) = diagram("endgame", 1);
    let mut solver = Solver::new(game.variant());
    assert!(!solver.wins(game.position(), 60));
}

#[test]
fn three_flying_kings_catch_one_off_the_main_road() {
    is_best_line("flying-kings", 1);
}

#[test]
fn three_flying_kings_do_not_catch_one_on_the_main_road_before_the_draw() {
    let (game, _) = diagram("flying-kings", 0);
    let clock = game.variant().rules().clocks.iter().find(|clock| clock.name == ClockName::MainRoad).unwrap();
    let mut solver = Solver::new(game.variant());
    assert!(!solver.wins(game.position(), 2 * u32::from(clock.limit) - 1));
}
