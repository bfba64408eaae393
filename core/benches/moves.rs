//! How fast moves are made, in every variant: the legal moves of a position, and sequences of moves (perft).

mod measured;

use criterion::{Criterion, Throughput};
use draughts::moves::{Captures, PerftOptions, legal_moves, perft};
use draughts::position::Position;
use draughts::rules::Variant;
use measured::positions;
use std::hint::black_box;
use std::time::Duration;

/// Deep enough that captures and crowned men occur, and still some milliseconds.
const PERFT_DEPTH: u32 = 7;

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    for variant in Variant::ALL {
        legal_moves_of_positions(&mut criterion, variant);
        count_sequences(&mut criterion, variant);
    }
    criterion.final_summary();
}

/// The moves of three positions, as a game asks for them.
fn legal_moves_of_positions(criterion: &mut Criterion, variant: Variant) {
    let all = positions(variant).map(|game| *game.position());
    let mut group = criterion.benchmark_group("legal moves of three positions");
    group.bench_function(format!("{variant:?}"), |bencher| {
        bencher
            .iter(|| all.iter().map(|at| legal_moves(variant, Captures::Forced, black_box(at)).len()).sum::<usize>());
    });
}

/// Sequences from the start position: those of the last ply only counted, and all of them played.
fn count_sequences(criterion: &mut Criterion, variant: Variant) {
    let start = Position::start(variant);
    let sequences = perft(variant, &start, PERFT_DEPTH, PerftOptions::default());
    for (title, bulk) in [("perft, last ply counted", true), ("perft, last ply played", false)] {
        let options = PerftOptions { bulk, ..PerftOptions::default() };
        let mut group = criterion.benchmark_group(title);
        group.throughput(Throughput::Elements(sequences));
        group.bench_function(format!("{variant:?}"), |bencher| {
            bencher.iter(|| perft(variant, black_box(&start), PERFT_DEPTH, options));
        });
    }
}
