//! `bench`: how fast the search is, and whether it still searches the same tree.

use crate::measured::positions;
use clap::Args;
use draughts::game::Game;
use draughts::level::{Level, choose_move};
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Limits, Report, Request, Techniques, search};
use std::time::{Duration, Instant};

#[derive(Args)]
pub struct Options {
    /// Only this variant.
    variant: Option<String>,
    /// Depth of the fixed search whose nodes are the signature.
    #[arg(long, default_value_t = 17)]
    depth: u8,
    /// Length of the timed search, in seconds; 0 leaves it out.
    #[arg(long, default_value_t = 1.0)]
    time: f64,
}

/// The variant's name as the command line takes it.
pub fn name(variant: Variant) -> String {
    format!("{variant:?}").to_lowercase()
}

#[expect(clippy::cast_precision_loss, reason = "shown with two digits")]
pub fn run(options: &Options) {
    println!(
        "{:14} {:>12} {:>8} {:>24} {:>12} {:>6}",
        "variant", "signature", "Mn/s", "Easy, Medium, Hard, ms", "Hard, depth", "in 1 s"
    );
    for variant in Variant::ALL {
        let name = name(variant);
        if options.variant.as_ref().is_some_and(|wanted| *wanted != name) {
            continue;
        }
        let games = positions(variant);
        let mut table = HashTable::new(20);
        let mut searching = Duration::ZERO;
        let mut signature = 0;
        for game in &games {
            // So that its memory is there when the clock starts.
            table.clear();
            let began = Instant::now();
            let report = look(game, Limits::depth(options.depth), &mut table);
            searching += began.elapsed();
            signature += report.map_or(0, |report| report.nodes);
        }
        let speed = signature as f64 / searching.as_secs_f64() / 1e6;
        let answers =
            // Master takes the time that it is given.
            [Level::Easy, Level::Medium, Level::Hard].map(|level| format!("{:.1}", answer_ms(&games, level)));
        let depths: Vec<String> = games
            .iter()
            .filter_map(|game| look(game, Level::Hard.limits(), &mut HashTable::new(Level::Hard.log2_table_entries())))
            .map(|report| report.depth.to_string())
            .collect();
        let timed = if options.time > 0.0 {
            table.clear();
            let now = Instant::now();
            let time = Some((now, now + Duration::from_secs_f64(options.time)));
            look(&games[0], Limits { time, ..Limits::default() }, &mut table)
                .map_or(String::new(), |report| report.depth.to_string())
        } else {
            String::new()
        };
        println!(
            "{name:14} {signature:>12} {speed:>8.2} {:>24} {:>12} {timed:>6}",
            answers.join(" "),
            depths.join(" ")
        );
    }
}

/// How long a level takes for its answer, in milliseconds, on the average of some positions.
#[expect(clippy::cast_precision_loss, reason = "a mean of a few")]
fn answer_ms(games: &[Game], level: Level) -> f64 {
    let began = Instant::now();
    for (seed, game) in (1..).zip(games) {
        choose_move(game, level, seed, &Control::default());
    }
    began.elapsed().as_secs_f64() * 1e3 / games.len() as f64
}

fn look(game: &Game, limits: Limits, table: &mut HashTable) -> Option<Report> {
    let request = Request { game, limits, techniques: Techniques::ALL, seed: 1, tables: None };
    search(&request, table, &Control::default(), &mut |_| ())
}
