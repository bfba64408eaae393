//! How fast the search is, in every variant: so many nodes from three positions, with all techniques and without tables.

mod measured;

use criterion::{Criterion, Throughput};
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Limits, Request, Techniques, search};
use measured::positions;
use std::time::Duration;

/// Nodes of each search; a third of what Hard has for a move.
const NODES: u64 = 20_000;

/// Entries of the hash table as a power of two, as Hard has them.
const LOG2_ENTRIES: u8 = 16;

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    for variant in Variant::ALL {
        let games = positions(variant);
        let look = |table: &mut HashTable| {
            let nodes = games.iter().filter_map(|game| {
                table.clear();
                let limits = Limits::nodes(NODES);
                let request = Request { game, limits, techniques: Techniques::ALL, seed: 1, tables: None };
                search(&request, table, &Control::default(), &mut |_| ())
            });
            nodes.map(|report| report.nodes).sum::<u64>()
        };
        let mut table = HashTable::new(LOG2_ENTRIES);
        let mut group = criterion.benchmark_group("search of three positions");
        group.throughput(Throughput::Elements(look(&mut table)));
        group.bench_function(format!("{variant:?}"), |bencher| bencher.iter(|| look(&mut table)));
    }
    criterion.final_summary();
}
