//! Positions with one right move that lies deep (`tests/data/tactics`): Hard finds it, Medium often does not.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::game::Game;
use draughts::level::{Level, choose_move};
use draughts::moves::{Captures, Move};
use draughts::notation::{Names, fen, write_exact};
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Judged, Limits, Request, Techniques, judge};

/// The least of each variant.
const LEAST: usize = 12;
/// In hundredths of a man, as in the files' first lines.
const MARGIN: i32 = 80;
const UNSEEN: i32 = 30;

struct Tactic {
    game: Game,
    right: Move,
    plies: u8,
    line: String,
}

fn tactics(variant: Variant) -> Vec<Tactic> {
    let word = serde_json::to_value(variant).unwrap();
    let path = format!("{}/../tests/data/tactics/{}.txt", env!("CARGO_MANIFEST_DIR"), word.as_str().unwrap());
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [position, right, plies] = line.split(';').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let game = Game::from_position(variant, Captures::Forced, fen::parse(variant, position).unwrap());
            let written = |legal: &&Move| write_exact(Names::of(variant), legal) == right;
            let right = *game.legal_moves().iter().find(written).unwrap_or_else(|| panic!("{line}"));
            Tactic { game, right, plies: plies.parse().unwrap(), line: line.to_owned() }
        })
        .collect()
}

#[test]
fn hard_finds_every_one_and_medium_misses_half() {
    for variant in Variant::ALL {
        let all = tactics(variant);
        assert!(all.len() >= LEAST, "{variant:?}");
        let solved_by = |level, tactic: &Tactic| choose_move(&tactic.game, level, 1, &Control::default());
        for tactic in &all {
            assert!(tactic.plies >= 7);
            assert_eq!(solved_by(Level::Hard, tactic), Some(tactic.right), "{variant:?} {}", tactic.line);
        }
        let missed = all.iter().filter(|tactic| solved_by(Level::Medium, tactic) != Some(tactic.right)).count();
        assert!(2 * missed >= all.len(), "{variant:?}: Medium misses {missed} of {}", all.len());
    }
}

fn exhaustive(game: &Game, plies: u8) -> Vec<Judged> {
    let limits = Limits::depth(plies);
    let request = Request { game, limits, techniques: Techniques::EXACT, seed: 1, tables: None };
    judge(&request, &mut HashTable::new(16), &Control::default()).unwrap()
}

/// By how much a move is better than every other; negative if it is not the best.
fn lead(judged: &[Judged], right: Move) -> i32 {
    let score = |own: bool| judged.iter().filter(|j| (j.played == right) == own).map(|j| j.score).max().unwrap();
    score(true) - score(false)
}

/// Every move of the root searched by itself, without reductions and without results from the hash table.
#[test]
#[ignore = "a minute in release mode: make test-slow"]
fn each_is_the_one_right_move_and_deep() {
    for variant in Variant::ALL {
        for tactic in tactics(variant) {
            let shallow = lead(&exhaustive(&tactic.game, 5), tactic.right);
            assert!(shallow < UNSEEN, "{variant:?} {} is seen at 5 plies", tactic.line);
            let deep = lead(&exhaustive(&tactic.game, tactic.plies), tactic.right);
            assert!(deep >= MARGIN, "{variant:?} {} leads by {deep}", tactic.line);
        }
    }
}
