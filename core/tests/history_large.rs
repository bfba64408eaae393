//! A history of ten thousand games: how fast it opens, and how little one more game writes.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::play::{Input, Match};
use draughts::scores::HistoryFilter;
use draughts::store::{Journal, Store, journal_line};
use serde_json::json;
use std::path::Path;
use std::time::Instant;

const GAMES: u64 = 10_000;

/// Sixty plies, as long as games usually are.
fn moves() -> String {
    ["11-15", "22-18", "15x22x18", "25x18x22", "8-11", "29-25"].repeat(10).join(" ")
}

fn write(folder: &Path) {
    let line = |id: u64| {
        journal_line(&json!({"game": [id, {
            "seed": u64::MAX - id, "unixTime": 1_796_000_000 + id, "variant": "english", "forcedCapture": true,
            "level": (["easy", "medium", "hard"][usize::try_from(id % 3).unwrap()]), "color": "black", "verdict": "lost",
            "cause": "noMoves", "ownMoves": 30, "piecesLeft": 0, "moves": moves(),
        }]}))
        .unwrap()
    };
    let lines: Vec<u8> = (1..=GAMES).flat_map(line).collect();
    Store::new(folder).append(&Journal { name: "history", version: 1 }, &lines).unwrap();
}

fn open(folder: &Path) -> std::sync::Arc<Match> {
    Match::open_seeded(folder.to_str().unwrap(), 1)
}

#[test]
fn ten_thousand_games_open_and_one_more_is_one_small_write() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path());
    let file = folder.path().join("history.journal");
    let length = || std::fs::metadata(&file).unwrap().len();
    let before = length();

    let begun = Instant::now();
    let game = open(folder.path());
    let opened = begun.elapsed();
    let records = game.records();
    let begun = Instant::now();
    let page = records.history(HistoryFilter::default(), 0, 50);
    let board = records.score_board(draughts::level::Level::Medium);
    let listed = begun.elapsed();
    assert_eq!((page.total, page.entries.len(), page.entries[0].id), (10_000, 50, GAMES));
    assert_eq!(board.rows[0].played, 3_334);
    let begun = Instant::now();
    assert_eq!(records.game(5_000).unwrap().moves, moves());
    let read = begun.elapsed();

    game.flush();
    game.input(Input::Tap { square: 11 });
    game.input(Input::Tap { square: 15 });
    let begun = Instant::now();
    game.input(Input::NextGame);
    let added = begun.elapsed();
    game.flush();
    assert_eq!(records.history(HistoryFilter::default(), 0, 1).total, 10_001);
    let grown = length() - before;
    println!("{GAMES} games, {} kB: opened in {opened:?}, first page and table in {listed:?}", before / 1_000);
    println!("one game read in {read:?}; one added in {added:?} on the caller's thread, {grown} bytes on the disk");
    assert!(grown < 500, "{grown} bytes");
    drop((game, records));
    assert_eq!(open(folder.path()).records().history(HistoryFilter::default(), 0, 1).total, 10_001);
}
