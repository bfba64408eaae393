//! The table of best results: what it keeps, and its file.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::level::Level;
use draughts::rules::Variant;
use draughts::scores::{Points, Record, RecordKey, ScoreTable};
use draughts::store::{Loaded, Store};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::FileFailurePersistence;

fn keys() -> impl Strategy<Value = RecordKey> {
    (select(&Variant::ALL[..]), any::<bool>(), select(&Level::ALL[..]))
        .prop_map(|(variant, forced_capture, level)| RecordKey { variant, forced_capture, level })
}

/// Wins, of few different values so that there are equals.
fn wins() -> impl Strategy<Value = Record> {
    (1..=12_u8, prop_oneof![1..=3_u32, 55..65_u32, any::<u32>()], any::<u64>()).prop_map(
        |(pieces, moves, unix_time)| {
            let moves = moves.max(1);
            Record { points: Points::of_win(pieces, moves).total(), moves, unix_time }
        },
    )
}

/// What no game can bring.
fn impossible() -> impl Strategy<Value = Record> {
    (any::<u32>(), any::<u32>(), any::<u64>())
        .prop_map(|(points, moves, unix_time)| Record { points, moves, unix_time })
        .prop_filter("no variant has it", |record| !record.is_possible(Variant::International))
}

/// The best of all offers for a key, the earliest of equals, by looking at all of them again.
fn best(offers: &[(RecordKey, Record)], key: RecordKey) -> Option<Record> {
    let results: Vec<_> = offers.iter().filter(|offer| offer.0 == key).map(|offer| offer.1).collect();
    let most = results.iter().map(|record| record.points).max()?;
    results.into_iter().find(|record| record.points == most)
}

fn table_of(offers: &[(RecordKey, Record)]) -> ScoreTable {
    let mut table = ScoreTable::default();
    for (key, record) in offers {
        table.offer(*key, *record);
    }
    table
}

proptest! {
    // What fails is kept beside this file, and tried first from then on.
    #![proptest_config(ProptestConfig::with_failure_persistence(FileFailurePersistence::WithSource("regressions")))]

    #[test]
    fn any_sequence_of_offers_leaves_the_best_of_each_row(offers in vec((keys(), wins()), 0..60)) {
        let mut table = ScoreTable::default();
        for (i, (key, record)) in offers.iter().enumerate() {
            let before = best(&offers[..i], *key);
            let is_best = before.is_none_or(|before| record.points > before.points);
            prop_assert_eq!(table.offer(*key, *record), is_best);
            prop_assert_eq!(table.best(*key), best(&offers[..=i], *key));
        }
        for (key, record) in table.iter() {
            prop_assert_eq!(Some(record), best(&offers, key));
        }
        let mut rows: Vec<_> = offers.iter().map(|offer| offer.0).collect();
        rows.sort();
        rows.dedup();
        prop_assert_eq!(table.iter().map(|row| row.0).collect::<Vec<_>>(), rows);
    }

    #[test]
    fn whatever_is_offered_can_be_read_again(
        offers in vec((keys(), prop_oneof![3 => wins(), 1 => impossible()]), 0..60),
    ) {
        let table = table_of(&offers);
        let text = serde_json::to_string(&table).unwrap();
        prop_assert_eq!(serde_json::from_str::<ScoreTable>(&text).unwrap(), table);
    }

    #[test]
    fn equal_tables_are_equal_files(offers in vec((keys(), wins()), 0..20)) {
        let table = table_of(&offers);
        let mut turned: Vec<_> = table.iter().collect();
        turned.reverse();
        let turned = table_of(&turned);
        prop_assert_eq!(serde_json::to_string(&turned).unwrap(), serde_json::to_string(&table).unwrap());
    }

    #[test]
    fn what_no_game_can_bring_is_refused(key in keys(), record in impossible()) {
        let mut table = ScoreTable::default();
        prop_assert!(!table.offer(key, record));
        prop_assert!(table.is_empty());
    }
}

/// Version 1, as it is on people's phones: this text is never changed.
const VERSION_1: &str = concat!(
    r#"{"version":1,"records":["#,
    r#"{"variant":"english","forcedCapture":false,"level":"hard","points":1790,"moves":1,"unixTime":0},"#,
    r#"{"variant":"english","forcedCapture":true,"level":"easy","points":100,"moves":316,"unixTime":1796000001},"#,
    r#"{"variant":"english","forcedCapture":true,"level":"medium","points":920,"moves":38,"unixTime":1796000000},"#,
    r#"{"variant":"international","forcedCapture":true,"level":"medium","points":500,"moves":60,"unixTime":1796000002}"#,
    "]}\n"
);

#[test]
fn version_1_reads_forever_and_is_what_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("scores.json");
    std::fs::write(&file, VERSION_1).unwrap();
    let store = Store::new(folder.path());
    let Loaded::Read(table) = store.load::<ScoreTable>(0) else { panic!("not read") };

    assert_eq!(table.len(), 4);
    let key = RecordKey { variant: Variant::English, forced_capture: true, level: Level::Medium };
    assert_eq!(table.best(key), Some(Record { points: 920, moves: 38, unix_time: 1_796_000_000 }));

    store.save(&table).unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), VERSION_1);
}
