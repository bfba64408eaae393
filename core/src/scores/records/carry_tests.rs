//! Exports that come back, are taken back, are cut or changed.

use super::tests::{ENGLISH, open, own, total, win};
use super::*;
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
    let text = other.export(own()).unwrap();
    let summary = DataSummary { nickname: "Other".into(), games: 2, results: 1, colleagues: 0 };
    assert_eq!(data_summary(&text), Ok(summary));
    assert_eq!(data_summary(&text[..99]), Err(TransferError::Mangled));
    assert_eq!(records.take_back().map(drop), Err(TransferError::NothingToTakeBack));

    records.import(&text, ImportMode::Replace, own()).unwrap();
    records.import_done();
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
    records.import_done();
    let is_mine = |records: &Records| {
        total(records) == 1
            && records.profile().nickname == "Me"
            && records.scores().best(ENGLISH).is_some_and(|best| best.points == 920)
    };
    assert!(is_mine(&records) && !records.can_take_back());
    drop(records);
    let records = open(here.path());
    assert!(is_mine(&records) && !records.can_take_back());

    // Dead after the data was written and before the rest was.
    drop(records);
    std::fs::write(here.path().join("import.json"), &text).unwrap();
    assert!(is_other(&open(here.path())));
    assert!(!here.path().join("import.json").exists());
}

#[test]
fn every_change_of_an_export_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let records = open(folder.path());
    records.settle(win(7));
    let text = records.export(own()).unwrap();
    let refused = |text: &str| records.import(text, ImportMode::Replace, own()).map(drop);
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

/// The disk is full while the import is written. Once it is not, the next start must not do the import again: games have
/// been played since.
#[test]
fn an_import_that_was_written_late_is_not_done_twice() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (records, other) = (open(here.path()), open(there.path()));
    records.settle(win(7));
    other.settle(win(3));
    let text = other.export(own()).unwrap();
    // A folder in the place of a file cannot be overwritten.
    let in_the_way = here.path().join("colleagues.json");
    std::fs::create_dir_all(in_the_way.join("x")).unwrap();
    records.import(&text, ImportMode::Replace, own()).unwrap();
    records.import_done();
    let under_way = here.path().join("import.json");
    assert!(under_way.exists(), "should the process die now, the next start does the rest");
    std::fs::remove_dir_all(&in_the_way).unwrap();
    records.settle(win(5));
    records.flush().unwrap();
    assert!(!under_way.exists());
    drop(records);
    assert_eq!(total(&open(here.path())), 2);
}
