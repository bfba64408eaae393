//! Exports that come back, are taken back, are cut or changed.

use super::tests::{ENGLISH, all, open, own, total, win};
use super::*;
use crate::scores::history::Place;
use crate::scores::{DataSummary, ImportMode, TransferError, data_summary};

#[test]
fn an_import_replaces_and_can_be_taken_back_once_also_after_a_restart() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (records, other) = (open(here.path()), open(there.path()));
    records.set_nickname("Me").unwrap();
    records.settle(win(7));
    other.set_nickname("Other").unwrap();
    other.settle(win(3));
    other.settle(win(4));
    let text = other.export(&own()).unwrap();
    let summary = DataSummary { nickname: "Other".into(), games: 2, results: 1, colleagues: 0 };
    assert_eq!(data_summary(&text), Ok(summary));
    assert_eq!(data_summary(&text[..99]), Err(TransferError::Mangled));
    assert_eq!(records.take_back().map(drop), Err(TransferError::NothingToTakeBack));

    records.import(&text, ImportMode::Replace, &own()).unwrap();
    let is_other = |records: &Records| {
        total(records) == 2
            && records.profile().nickname == "Other"
            && records.scores().best(ENGLISH).is_some_and(|best| best.points == 620)
    };
    assert!(is_other(&records) && records.can_take_back());
    drop(records);
    let records = open(here.path());
    assert!(is_other(&records) && records.can_take_back());
    records.take_back().unwrap();
    let is_mine = |records: &Records| {
        total(records) == 1
            && records.profile().nickname == "Me"
            && records.scores().best(ENGLISH).is_some_and(|best| best.points == 920)
    };
    assert!(is_mine(&records) && !records.can_take_back());
    drop(records);
    let records = open(here.path());
    assert!(is_mine(&records) && !records.can_take_back());
}

#[test]
fn every_change_of_an_export_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let records = open(folder.path());
    records.settle(win(7));
    let text = records.export(&own()).unwrap();
    let refused = |text: &str| records.import(text, ImportMode::Replace, &own()).map(drop);
    for at in 0..text.len() - 1 {
        assert!(refused(&text[..at]).is_err(), "cut at {at}");
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        let changed = String::from_utf8(bytes).unwrap();
        assert!(refused(&changed).is_err(), "{changed}");
    }
    assert_eq!(refused(&text[..text.len() - 9]), Err(TransferError::Mangled));
    assert_eq!(refused(&text.replace("38", "37")), Err(TransferError::Mangled));
    assert_eq!(refused("hello"), Err(TransferError::Foreign));
    assert_eq!(refused("{\"format\":\"chess\",\"version\":1}"), Err(TransferError::Foreign));
    assert_eq!(refused("{\"format\":\"draughts\",\"version\":2}"), Err(TransferError::Newer));
    assert_eq!(total(&records), 1);
    assert!(!records.can_take_back());
    assert_eq!(refused(&format!("\u{FEFF}{text}")), Ok(()));
}

/// A file that cannot be put in its place does not hold up the others, and what is played then is not undone when it can.
#[test]
fn an_import_that_cannot_be_ended_counts_and_is_ended_later() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (records, other) = (open(here.path()), open(there.path()));
    records.settle(win(7));
    other.set_nickname("Other").unwrap();
    other.settle(win(3));
    let text = other.export(&own()).unwrap();
    // A folder in the place of a file cannot be overwritten.
    let in_the_way = ["colleagues.json", "history.journal"].map(|file| here.path().join(file));
    records.writer.flush().unwrap();
    std::fs::remove_file(&in_the_way[1]).unwrap();
    for folder in &in_the_way {
        std::fs::create_dir_all(folder.join("x")).unwrap();
    }
    records.import(&text, ImportMode::Replace, &own()).unwrap();
    records.settle(win(5));
    drop(records);
    let is_other = |records: &Records| total(records) == 2 && records.profile().nickname == "Other";
    let records = open(here.path());
    assert!(is_other(&records) && records.notices().is_empty(), "{:?}", records.notices());
    records.settle(win(4));
    drop(records);

    for folder in &in_the_way {
        std::fs::remove_dir_all(folder).unwrap();
    }
    let records = open(here.path());
    assert!(total(&records) == 3 && records.can_take_back());
    let names = |entry: io::Result<std::fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let left: Vec<_> = std::fs::read_dir(here.path()).unwrap().map(names).collect();
    assert!(left.iter().all(|name| !name.contains("next")), "{left:?}");
}

#[test]
fn an_import_that_cannot_be_written_changes_nothing() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (records, other) = (open(here.path()), open(there.path()));
    records.settle(win(7));
    let text = other.export(&own()).unwrap();
    std::fs::create_dir_all(here.path().join("profile.next.json/x")).unwrap();
    assert_eq!(records.import(&text, ImportMode::Replace, &own()).map(drop), Err(TransferError::Disk));
    assert_eq!((total(&records), records.can_take_back()), (1, false));
    drop(records);
    let records = open(here.path());
    assert_eq!((total(&records), records.can_take_back()), (1, false));
}

/// Whoever ends a game while data is taken in waits for nothing, and the game is not lost.
#[test]
fn games_that_end_while_data_is_taken_in_are_kept() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (records, other) = (open(here.path()), open(there.path()));
    for _ in 0..200 {
        other.settle(win(3));
    }
    let text = other.export(&own()).unwrap();
    std::thread::scope(|scope| {
        records.writer.with_store(|_| {
            let importing = scope.spawn(|| records.import(&text, ImportMode::Merge, &own()).map(drop));
            // It cannot end while the store is in use, but games can.
            while records.importing.try_lock().is_ok() {
                std::thread::yield_now();
            }
            for pieces in 1..=100 {
                records.settle(FinishedGame { seed: pieces, ..win(7) });
                std::thread::yield_now();
            }
            assert!(!importing.is_finished());
        });
    });
    assert_eq!(total(&records), 300);
    drop(records);
    assert_eq!(total(&open(here.path())), 300);
}

/// What is read after an import was listed before it: at that place another file stands by then.
#[test]
fn a_game_is_read_from_the_file_in_which_it_was_listed() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mine, theirs) = ([win(3), win(5), win(7)], [win(9), win(9)]);
    let (records, other) = (open(here.path()), open(there.path()));
    for game in &mine {
        records.settle(game.clone());
    }
    for game in &theirs {
        other.settle(game.clone());
    }
    drop(records);

    let records = open(here.path());
    let (place, journal) = records.look(|inner| inner.history.place(1));
    records.import(&other.export(&own()).unwrap(), ImportMode::Replace, &own()).unwrap();
    assert!(matches!(place, Some(Place::Disk { .. })));
    assert_eq!(*place.unwrap().read(&journal).unwrap(), mine[0]);
    assert_eq!(all(&records), theirs);
}
