//! What the tests share.
#![allow(dead_code, reason = "each test program uses a part")]
// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::board::squares_of;
use draughts::color::Color;
use draughts::game::{Game, REPETITIONS};
use draughts::moves::{Captures, Move, legal_moves};
use draughts::notation::{Names, fen};
use draughts::position::{Position, Setup};
use draughts::rules::Variant;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::path::PathBuf;

/// A file under `tests/data`.
pub fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/data").join(name)
}

/// A JSON file under `tests/data`.
pub fn json<T: serde::de::DeserializeOwned>(name: &str) -> T {
    let path = data(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A game that begins with a position.
pub fn game(variant: Variant, text: &str) -> Game {
    let position = fen::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Game::from_position(variant, Captures::Forced, position)
}

/// Plays `11-15`, `c3:e5` or `10x26`: the one legal move with these ends.
pub fn play(game: &mut Game, text: &str) {
    let names = Names::of(game.variant());
    let ends: Vec<_> = text.split(['-', 'x', ':']).map(|square| names.parse(square)).collect();
    let fits = |legal: &&Move| [Some(legal.from), Some(legal.to)] == ends[..];
    let legal: Vec<_> = game.legal_moves().iter().filter(fits).copied().collect();
    let [only] = legal[..] else { panic!("{text} is {} legal moves of {}", legal.len(), written(game)) };
    game.play(&only).unwrap();
}

/// The position of a game as FEN.
pub fn written(game: &Game) -> String {
    fen::write(game.variant(), game.position())
}

/// The quiet moves of kings that offer nothing, with the positions they lead to.
pub fn walks(variant: Variant, position: &Position) -> Vec<(Move, Position)> {
    let quiet = |next: &Position| legal_moves(variant, Captures::Forced, next).iter().all(|m| !m.is_capture());
    legal_moves(variant, Captures::Forced, position)
        .into_iter()
        .filter(|played| !played.is_capture() && position.kings() & played.from.bit() != 0)
        .map(|played| (played, position.after(&played)))
        .filter(|(_, next)| quiet(next))
        .collect()
}

/// Walks kings about: quiet moves of kings that offer nothing and bring no position a third time. `keep` tells which
/// positions may be entered. Where one way comes to an end another is tried.
pub fn walk_in(game: &mut Game, plies: usize, keep: impl Fn(&Position) -> bool) {
    for seed in 0..100 {
        let mut tried = game.clone();
        let mut random = random(seed);
        if (0..plies).all(|_| walk_on(&mut tried, &keep, &mut random)) {
            *game = tried;
            return;
        }
    }
    panic!("no way to walk {plies} plies from {}", written(game));
}

/// One step of a walk, one that leaves the other side a step too if there is such a one; false if there is none.
fn walk_on(game: &mut Game, keep: &impl Fn(&Position) -> bool, random: &mut Pcg32) -> bool {
    let seen = |next: &Position| game.repeatable().filter(|&earlier| earlier == next).count();
    let stuck = |next: &Position| !walks(game.variant(), next).iter().any(|(_, after)| keep(after));
    let step = walks(game.variant(), game.position())
        .into_iter()
        .filter(|(_, next)| keep(next) && seen(next) + 1 < REPETITIONS)
        .min_by_key(|(_, next)| (stuck(next), seen(next), random.random::<u32>()));
    step.is_some_and(|(played, _)| game.play(&played).is_ok())
}

/// Walks kings about wherever they may go.
pub fn walk(game: &mut Game, plies: usize) {
    walk_in(game, plies, |_| true);
}

/// A game of random moves to its end.
pub fn random_game(variant: Variant, captures: Captures, random: &mut Pcg32) -> Game {
    let mut game = Game::new(variant, captures);
    while let Some(played) = pick(game.legal_moves(), random) {
        game.play(&played).unwrap();
    }
    game
}

/// Any of them.
pub fn pick<T: Copy>(all: &[T], random: &mut Pcg32) -> Option<T> {
    if all.is_empty() { None } else { Some(all[random.random_range(0..all.len())]) }
}

/// A generator of random numbers from a seed that a failing test tells.
pub fn random(seed: u64) -> Pcg32 {
    Pcg32::seed_from_u64(seed)
}

/// Pieces thrown on the board: few or many, kings more common than in games.
pub fn scattered(variant: Variant, random: &mut Pcg32) -> Position {
    let rules = variant.rules();
    let most = random.random_range(1..=rules.men_each());
    loop {
        let mut setup = Setup::default();
        let squares: Vec<_> = squares_of(rules.board.squares).collect();
        for _ in 0..random.random_range(1..=2 * most) {
            let square = squares[random.random_range(0..squares.len())];
            let color = if random.random() { Color::White } else { Color::Black };
            let own = if color == Color::White { &mut setup.white } else { &mut setup.black };
            *own |= square.bit();
            if square.bit() & rules.crown_row(color) != 0 || random.random_range(0..4) == 0 {
                setup.kings |= square.bit();
            }
        }
        let turn = if random.random() { Color::White } else { Color::Black };
        // Two pieces may have met on one square, or a side may have too many.
        if let Ok(position) = Position::new(variant, setup, turn) {
            return position;
        }
    }
}

/// The command-line tool. Plain `cargo test` builds it with the tests; before `cargo test --test …` build it by
/// `cargo build --example draughts`.
pub fn tool() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let built = tests.parent().and_then(|folder| folder.parent()).unwrap();
    let tool = built.join("examples").join(format!("draughts{}", std::env::consts::EXE_SUFFIX));
    assert!(tool.exists(), "{} is not built", tool.display());
    tool
}
