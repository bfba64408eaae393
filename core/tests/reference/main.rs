//! The move generator against a second one, written from the rules alone: plain, slow, on an array of squares.
//!
//! The two share no code. Positions come from play-outs and from pieces thrown on the board; a failing test names the
//! seed and the position.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

#[path = "../common/mod.rs"]
mod common;
mod plain;
mod rules;

use draughts::board::squares_of;
use draughts::moves::{Captures, Move, Series, legal_moves};
use draughts::notation::{Names, fen};
use draughts::position::Position;
use draughts::rules::Variant;
use plain::{Board, PlainMove};
use std::collections::BTreeSet;

const POSITIONS: usize = 10_000;
const SEED: u64 = 20_261_130;

/// Both ways to play captures that the variant has: the home rule is for 8x8.
fn ways(variant: Variant) -> &'static [Captures] {
    if variant == Variant::International { &[Captures::Forced] } else { &[Captures::Forced, Captures::Optional] }
}

/// A move of the generator under test in the numbers of the plain one.
fn plainly(variant: Variant, played: &Move) -> PlainMove {
    let names = Names::of(variant);
    PlainMove {
        from: names.number(played.from),
        to: names.number(played.to),
        taken: squares_of(played.taken).map(|square| names.number(square)).collect(),
        promotes: played.promotes,
    }
}

fn compare(variant: Variant, position: &Position, seed: u64) {
    let text = fen::write(variant, position);
    for &captures in ways(variant) {
        let board = Board::read(variant, &text);
        let expected = board.legal_moves(captures == Captures::Forced);
        let found: Vec<_> = legal_moves(variant, captures, position).iter().map(|m| plainly(variant, m)).collect();
        let once: BTreeSet<_> = found.iter().cloned().collect();
        assert_eq!(once.len(), found.len(), "{variant:?} {captures:?} {text} (seed {seed}): a move is listed twice");
        assert_eq!(once, expected, "{variant:?} {captures:?} {text} (seed {seed})");
    }
}

/// Random games, with and without compulsory captures, so that kings and long captures occur.
fn positions_of_games(variant: Variant, count: usize, seed: u64) -> Vec<Position> {
    let mut random = common::random(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let captures = *ways(variant).last().unwrap();
        let game = common::random_game(variant, captures, &mut random);
        positions.extend(game.plies().iter().map(|ply| ply.before));
        positions.push(*game.position());
    }
    positions.truncate(count);
    positions
}

fn scattered_positions(variant: Variant, count: usize, seed: u64) -> Vec<Position> {
    let mut random = common::random(seed);
    (0..count).map(|_| common::scattered(variant, &mut random)).collect()
}

/// Half of the positions from games, half scattered.
fn ten_thousand(variant: Variant, seed: u64) {
    println!("{variant:?}: seed {seed}");
    let mut captures = [0_usize; 3];
    for position in positions_of_games(variant, POSITIONS / 2, seed).into_iter().chain(scattered_positions(
        variant,
        POSITIONS / 2,
        seed,
    )) {
        compare(variant, &position, seed);
        let longest = legal_moves(variant, Captures::Forced, &position).iter().map(|m| m.taken.count_ones()).max();
        captures[longest.unwrap_or(0).min(2) as usize] += 1;
    }
    let [quiet, single, several] = captures;
    assert!(quiet > 2_000 && single > 1_000 && several > 400, "the positions are poor: {captures:?}");
}

#[test]
fn english() {
    ten_thousand(Variant::English, SEED);
}

#[test]
fn russian() {
    ten_thousand(Variant::Russian, SEED);
}

#[test]
fn brazilian() {
    ten_thousand(Variant::Brazilian, SEED);
}

#[test]
fn italian() {
    ten_thousand(Variant::Italian, SEED);
}

#[test]
fn czech() {
    ten_thousand(Variant::Czech, SEED);
}

#[test]
fn spanish() {
    ten_thousand(Variant::Spanish, SEED);
}

#[test]
fn international() {
    ten_thousand(Variant::International, SEED);
}

/// Goes on with a series in every way that it offers: each path must end in a legal move, and each legal capture must
/// be the end of a path. On the way it never ends too soon.
fn follow(series: &Series, legal: &[Move], found: &mut BTreeSet<PlainMove>, variant: Variant, text: &str) {
    let next = series.next_jumps();
    if let Some(finished) = series.finished() {
        assert!(legal.contains(&finished), "{variant:?} {text}: {finished:?} is not legal");
        assert!(next.is_empty(), "{variant:?} {text}: finished, and yet it could go on from {:?}", series.path());
        assert_eq!((series.at(), series.taken()), (finished.to, finished.taken));
        found.insert(plainly(variant, &finished));
        return;
    }
    assert!(!next.is_empty() || series.jumps().is_empty(), "{variant:?} {text}: stuck at {:?}", series.path());
    for jump in next {
        let mut further = series.clone();
        further.enter(jump);
        assert!(!further.candidates().is_empty());
        follow(&further, legal, found, variant, text);
    }
}

fn series_of_two_thousand(variant: Variant, seed: u64) {
    println!("{variant:?}: seed {seed}");
    let scattered = scattered_positions(variant, 1_500, seed);
    for position in scattered.into_iter().chain(positions_of_games(variant, 500, seed)) {
        let text = fen::write(variant, &position);
        let legal = legal_moves(variant, Captures::Forced, &position);
        let captures: BTreeSet<_> = legal.iter().filter(|m| m.is_capture()).map(|m| plainly(variant, m)).collect();
        let mut found = BTreeSet::new();
        for square in squares_of(position.pieces(position.turn())) {
            let series = Series::begin(variant, Captures::Forced, &position, square);
            assert_eq!(series.next_jumps().is_empty(), series.candidates().is_empty());
            follow(&series, &legal, &mut found, variant, &text);
        }
        assert_eq!(found, captures, "{variant:?} {text} (seed {seed})");
        for capture in legal.iter().filter(|m| m.is_capture()) {
            let route = Series::route(variant, Captures::Forced, &position, capture).unwrap();
            assert_eq!(route.finished(), Some(*capture), "{variant:?} {text}");
        }
    }
}

#[test]
fn every_path_of_a_series_ends_in_a_legal_capture_and_every_legal_capture_has_a_path() {
    for variant in Variant::ALL {
        series_of_two_thousand(variant, SEED);
    }
}

#[test]
#[ignore = "minutes: run by make test-slow"]
fn many_more_positions() {
    for seed in 1..=50 {
        for variant in Variant::ALL {
            ten_thousand(variant, seed);
            series_of_two_thousand(variant, seed);
        }
    }
}

/// The plain generator itself, against what is known of each variant.
#[test]
fn the_plain_generator_counts_as_the_published_tables_do() {
    for variant in Variant::ALL {
        let start = fen::write(variant, &Position::start(variant));
        let counted: Vec<_> = (1..=5).map(|depth| perft(&Board::read(variant, &start), depth)).collect();
        let expected = match variant {
            Variant::International => [9, 81, 658, 4_265, 27_117],
            Variant::Russian => [7, 49, 302, 1_469, 7_482],
            Variant::Brazilian => [7, 49, 302, 1_469, 7_473],
            _ => [7, 49, 302, 1_469, 7_361],
        };
        assert_eq!(counted, expected, "{variant:?}");
    }
}

fn perft(board: &Board, depth: u32) -> u64 {
    let moves = board.legal_moves(true);
    if depth == 1 { moves.len() as u64 } else { moves.iter().map(|m| perft(&board.after(m), depth - 1)).sum() }
}

#[derive(serde::Deserialize)]
struct Case {
    id: String,
    variant: Variant,
    fen: String,
    legal: Vec<Legal>,
}

#[derive(serde::Deserialize)]
struct Legal {
    from: u8,
    to: u8,
    captured: BTreeSet<u8>,
    promotes: bool,
}

#[test]
fn the_plain_generator_knows_every_rule_case() {
    for Case { id, variant, fen, legal } in common::json::<Vec<Case>>("rule-cases.json") {
        let expected: BTreeSet<_> = legal
            .into_iter()
            .map(|Legal { from, to, captured, promotes }| PlainMove { from, to, taken: captured, promotes })
            .collect();
        assert_eq!(Board::read(variant, &fen).legal_moves(true), expected, "{id} {fen}");
    }
}
