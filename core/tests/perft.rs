//! Counts of move sequences, each confirmed by independent generators, against ours.
//!
//! The fast suite follows each row to about a million nodes; `--ignored` follows it to its end.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::moves::{Captures, PerftOptions, perft};
use draughts::notation::fen;
use draughts::rules::Variant;
use serde::Deserialize;

#[derive(Deserialize)]
struct Row {
    variant: Variant,
    fen: String,
    perft: Vec<u64>,
    perft_routes: Option<Vec<u64>>,
    #[serde(default = "yes")]
    forced_capture: bool,
}

fn yes() -> bool {
    true
}

fn check(file: &str, most: u64) {
    let rows: Vec<Row> = common::json(file);
    assert!(!rows.is_empty());
    for row in rows {
        let position = fen::parse(row.variant, &row.fen).unwrap();
        let captures = if row.forced_capture { Captures::Forced } else { Captures::Optional };
        let counts = [(false, Some(&row.perft)), (true, row.perft_routes.as_ref())];
        for (routes, expected) in counts.into_iter().filter_map(|(routes, counts)| Some((routes, counts?))) {
            for (depth, &expected) in (1..).zip(expected).take_while(|&(_, &nodes)| nodes <= most) {
                for bulk in [true, false] {
                    let counted = perft(row.variant, &position, depth, PerftOptions { captures, routes, bulk });
                    let what = format!("depth {depth} routes {routes} bulk {bulk}");
                    assert_eq!(counted, expected, "{:?} {} {what}", row.variant, row.fen);
                }
            }
        }
    }
}

#[test]
fn move_counts() {
    check("perft.json", 1_200_000);
}

#[test]
fn move_counts_without_forced_capture() {
    check("perft-no-forced-capture.json", 1_200_000);
}

#[test]
#[ignore = "minutes: run by make test-slow"]
fn move_counts_in_full() {
    check("perft.json", u64::MAX);
    check("perft-no-forced-capture.json", u64::MAX);
}
