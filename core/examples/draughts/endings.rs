//! `endings`: how fast the endgame tables are looked up, and how much memory they take.

use clap::Args;
use draughts::board::squares_of;
use draughts::color::Color;
use draughts::endgame::{Folder, Tables, most_pieces};
use draughts::game::Game;
use draughts::level::Level;
use draughts::moves::Captures;
use draughts::notation::fen;
use draughts::position::{Position, Setup};
use draughts::rules::{English, International, RuleSet, Variant};
use draughts::search::{Control, HashTable, Limits, Request, Techniques, search};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::sync::Arc;
use std::time::Instant;

#[derive(Args)]
pub struct Options {
    /// Positions looked up.
    #[arg(long, default_value_t = 200_000)]
    positions: usize,
    /// Measures memory instead: of Master in English, in endings that touch much of the tables and need the largest distances.
    #[arg(long)]
    memory: bool,
}

#[expect(clippy::cast_precision_loss, reason = "shown with two digits")]
pub fn run(options: &Options) -> Result<(), String> {
    if options.memory {
        return memory();
    }
    println!(
        "{:14} {:>8} {:>12} {:>12} {:>12} {:>22}",
        "variant", "open, ms", "first, us", "again, ns", "quiet, ns", "Mn/s with and without"
    );
    for variant in Variant::ALL {
        let tables = shipped_tables();
        let began = Instant::now();
        let table = tables.of(variant).ok_or("the tables cannot be read")?;
        let open = began.elapsed().as_secs_f64() * 1e3;
        let positions = made_up(variant, options.positions);
        let time = |positions: &[Position]| {
            let began = Instant::now();
            let known = positions.iter().filter(|position| table.value(position).is_some()).count();
            assert_eq!(known, positions.len());
            began.elapsed().as_secs_f64() * 1e9 / count(positions)
        };
        let first = time(&positions) / 1e3;
        let again = time(&positions);
        let quiet: Vec<Position> = positions.into_iter().filter(|position| !must_capture(variant, position)).collect();
        let quiet = time(&quiet);
        let game = seven_pieces(variant)?;
        let speed = [Some(&tables), None].map(|tables| {
            let request =
                Request { game: &game, limits: Limits::nodes(1_000_000), techniques: Techniques::ALL, seed: 1, tables };
            let began = Instant::now();
            let report = search(&request, &mut HashTable::new(18), &Control::default(), &mut |_| ());
            report.map_or(0.0, |report| report.nodes as f64 / began.elapsed().as_secs_f64() / 1e6)
        });
        println!(
            "{:14} {open:>8.1} {first:>12.2} {again:>12.0} {quiet:>12.0} {:>12.2} {:>9.2}",
            crate::bench::name(variant),
            speed[0],
            speed[1]
        );
    }
    slice::<English>(Variant::English, "W:WK1,K2,K3:BK30,K31")?;
    slice::<International>(Variant::International, "W:WK1,K2,K3:BK48")?;
    Ok(())
}

pub fn shipped_tables() -> Tables {
    Tables::new(Arc::new(Folder::new(concat!(env!("CARGO_MANIFEST_DIR"), "/data/endgame"))))
}

#[expect(clippy::cast_precision_loss, reason = "shown with two digits")]
fn count(positions: &[Position]) -> f64 {
    positions.len().max(1) as f64
}

/// An ending from which the search comes upon the tables everywhere.
fn seven_pieces(variant: Variant) -> Result<Game, String> {
    let text = if variant == Variant::International { "W:W31,36,37,47:B6,16,K5" } else { "W:W21,22,27,K30:B5,6,11" };
    let position = fen::parse(variant, text).map_err(|error| error.to_string())?;
    Ok(Game::from_position(variant, Captures::Forced, position))
}

/// Positions of the most pieces, anywhere on the board: as far from each other as can be.
fn made_up(variant: Variant, count: usize) -> Vec<Position> {
    let mut random = Pcg32::seed_from_u64(7);
    let mut squares: Vec<_> = squares_of(variant.rules().board.squares).collect();
    let pieces = usize::from(most_pieces(variant));
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        squares.shuffle(&mut random);
        let mut setup = Setup::default();
        for (place, square) in squares.iter().take(pieces).enumerate() {
            let white = place == 0 || place > 1 && random.random();
            *(if white { &mut setup.white } else { &mut setup.black }) |= square.bit();
            if random.random() {
                setup.kings |= square.bit();
            }
        }
        let turn = if random.random() { Color::White } else { Color::Black };
        positions.extend(Position::new(variant, setup, turn).ok());
    }
    positions
}

fn must_capture(variant: Variant, position: &Position) -> bool {
    draughts::moves::legal_moves(variant, Captures::Forced, position).iter().any(draughts::moves::Move::is_capture)
}

fn memory() -> Result<(), String> {
    let tables = shipped_tables();
    let mut hash = HashTable::new(Level::Master.log2_table_entries());
    for (text, nodes) in
        [("W:W21,22,27,K30:B5,6,11", 5_000_000), ("W:WK1,K2,K3:BK30,K31", 1_000), ("W:WK1,K7,20:BK3,K4,9", 5_000_000)]
    {
        let position = fen::parse(Variant::English, text).map_err(|error| error.to_string())?;
        let game = Game::from_position(Variant::English, Captures::Forced, position);
        let limits = Limits::nodes(nodes);
        let request = Request { game: &game, limits, techniques: Techniques::ALL, seed: 1, tables: Some(&tables) };
        search(&request, &mut hash, &Control::default(), &mut |_| ()).ok_or("no move was found")?;
        println!("{text}: peak memory of the process {} MB", peak());
    }
    Ok(())
}

/// Times the distances of all placements of the kings of a position.
fn slice<R: RuleSet>(variant: Variant, text: &str) -> Result<(), String> {
    let tables = shipped_tables();
    let table = tables.of(variant).ok_or("the tables cannot be read")?;
    let position = fen::parse(variant, text).map_err(|error| error.to_string())?;
    let began = Instant::now();
    let slice = table.slice_of::<R>(&position, &mut || true).ok_or("too many placements")?;
    println!("distances of all placements of {}: {:.0} ms", slice.class(), began.elapsed().as_secs_f64() * 1e3);
    Ok(())
}

/// The most memory that this process has had, in megabytes; 0 where the system does not tell it as Linux does.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).map_or(0, |kilobytes| kilobytes / 1024)
}
