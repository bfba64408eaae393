//! Files of every version that was ever stored, read by this one.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::level::Level;
use draughts::play::{BoardTheme, Match, Phase, TouchInput};
use draughts::rules::Variant;
use draughts::scores::{
    Band, Card, CardError, EndCause, HistoryFilter, ImportMode, Leader, RecordsPart, RecordsProblem, Unranked, Verdict,
};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tempfile::{TempDir, tempdir};

const STORED: [&str; 6] =
    ["history.journal", "scores.json", "profile.json", "colleagues.json", "game.json", "settings.json"];

fn version_1(file: &str) -> String {
    fs::read_to_string(common::data("stored/v1").join(file)).unwrap()
}

/// A folder with the files of version 1.
fn folder() -> TempDir {
    let folder = tempdir().unwrap();
    for file in STORED {
        fs::write(folder.path().join(file), version_1(file)).unwrap();
    }
    folder
}

fn open(folder: &Path) -> Arc<Match> {
    Match::open_seeded(folder.to_str().unwrap(), 1)
}

/// What an export says of the records. Settings and the game in progress have files of their own, which later versions
/// fill with more.
fn records_of(export: &str) -> serde_json::Value {
    let mut export: serde_json::Value = serde_json::from_str(export).unwrap();
    let data = export["data"].as_object_mut().unwrap();
    assert!(data.remove("settings").is_some() && data.remove("game").is_some());
    export["data"].take()
}

/// What the files of version 1 say.
fn check(game: &Match, deleted: bool) {
    let records = game.records();
    assert!(records.notices().is_empty() && game.state().notices.is_empty());
    let page = records.history(HistoryFilter::default(), 0, 9);
    let seen: Vec<_> = page
        .entries
        .iter()
        .map(|entry| (entry.variant, entry.level, entry.verdict, entry.cause, entry.points))
        .collect();
    let expected = [
        (Variant::International, Level::Hard, Verdict::Lost, EndCause::Resigned, 0),
        (Variant::English, Level::Medium, Verdict::Won, EndCause::NoMoves, 970),
        (Variant::English, Level::Medium, Verdict::Won, EndCause::NoPieces, 1230),
    ];
    assert_eq!(seen, expected);
    assert_eq!(page.entries.iter().map(|entry| entry.unranked).collect::<Vec<_>>(), [None, Some(Unranked::Undo), None]);
    if deleted {
        assert_eq!(page.entries.iter().map(|entry| entry.id).collect::<Vec<_>>(), [4, 2, 1]);
    }
    for entry in &page.entries {
        let replay = game.replay(entry.id).unwrap();
        let end = replay.state(u32::MAX, false);
        assert_eq!(end.game_over.is_some(), entry.cause != EndCause::Resigned);
        assert_eq!(end.game_over.and_then(|over| over.score).map_or(0, |score| score.total), entry.points);
    }
    let board = records.score_board(Level::Medium);
    let best = board.rows[0].best.unwrap();
    assert_eq!(
        (best.points, best.moves, best.unix_time, board.rows[0].band),
        (1230, 17, 1_796_000_905, Some(Band::Pro))
    );
    assert_eq!(records.profile().nickname, "Анна");
    let colleague = records.colleagues().remove(0);
    assert_eq!((&*colleague.nickname, colleague.led_by_me, colleague.led_by_colleague), ("Bob", 1, 2));
    assert_eq!((colleague.exchanged, colleague.rows[1].leader), (1_796_000_905, Leader::Me));
    let settings = game.settings();
    assert_eq!((settings.theme, settings.touch, settings.sound), (BoardTheme::Slate, TouchInput::TapOnly, false));
    let state = game.state();
    assert_eq!((state.setup.variant, state.phase, state.move_number), (Variant::Italian, Phase::PersonMoves, 1));
}

#[test]
fn version_1_reads_for_ever_and_is_left_as_it_is() {
    let folder = folder();
    let game = open(folder.path());
    check(&game, true);
    assert_eq!(game.records().card().unwrap().text, version_1("card.txt").trim());
    assert_eq!(records_of(&game.export_data().unwrap()), records_of(&version_1("export.json")));
    game.flush();
    for file in STORED {
        assert_eq!(fs::read_to_string(folder.path().join(file)).unwrap(), version_1(file), "{file}");
    }
}

#[test]
fn an_export_of_version_1_fills_another_phone() {
    let folder = tempdir().unwrap();
    let game = open(folder.path());
    for mode in [ImportMode::Replace, ImportMode::Merge, ImportMode::Replace] {
        let state = game.import_data(&version_1("export.json"), mode).unwrap();
        assert_eq!(state.setup.variant, Variant::Italian, "the game goes on");
        check(&game, false);
    }
    drop(game);
    let game = open(folder.path());
    check(&game, false);
    assert_eq!(records_of(&game.export_data().unwrap()), records_of(&version_1("export.json")));
    let own = game.records().receive_card(&version_1("card.txt")).unwrap_err();
    assert_eq!(own, CardError::Own);
    assert_eq!(Card::read(&version_1("card.txt")).unwrap().best.len(), 1);
}

#[test]
fn what_is_torn_damaged_or_newer_is_told_and_costs_no_more_than_it_must() {
    let whole = version_1("history.journal");
    let lines: Vec<_> = whole.split_inclusive('\n').collect();
    let cases = [
        (whole[..whole.len() - 9].to_owned(), RecordsProblem::HalfWritten, 4),
        (whole.replacen("10-14", "10-15", 1), RecordsProblem::PartlyDamaged { entries: 1 }, 2),
        (
            format!("{}{}", lines[0], lines[1..].concat().replace("won", "one")),
            RecordsProblem::PartlyDamaged { entries: 2 },
            1,
        ),
        // Right checksums, but nothing of ours: by no accident, and told once all the same.
        (format!("{whole}{}", foreign(7)), RecordsProblem::PartlyDamaged { entries: 1 }, 3),
        (
            format!("{}{}{}", lines[0], foreign(8), lines[1..].concat().replacen("10-14", "10-15", 1)),
            RecordsProblem::PartlyDamaged { entries: 2 },
            2,
        ),
        ("{\"version\":1}\n".to_owned(), RecordsProblem::Damaged, 0),
        (String::from_utf8(newer()).unwrap(), RecordsProblem::Newer, 0),
    ];
    for (text, problem, games) in cases {
        let folder = folder();
        let file = folder.path().join("history.journal");
        fs::write(&file, &text).unwrap();
        let game = open(folder.path());
        let records = game.records();
        let notices = records.notices();
        assert_eq!(
            notices.iter().map(|notice| (notice.about, notice.problem)).collect::<Vec<_>>(),
            [(RecordsPart::History, problem)]
        );
        assert_eq!(records.history(HistoryFilter::default(), 0, 9).total, games, "{problem:?}");
        if problem != RecordsProblem::HalfWritten {
            assert_eq!(fs::read_to_string(folder.path().join(&notices[0].file)).unwrap(), text);
        }
        records.dismiss_notice();
        assert!(records.notices().is_empty());
        assert_eq!(records.score_board(Level::Medium).rows[0].best.map(|best| best.points), Some(1230));
        drop((game, records));
        let records = open(folder.path()).records();
        assert!(records.notices().is_empty(), "told once");
        assert_eq!(records.history(HistoryFilter::default(), 0, 9).total, games);
    }
}

/// A line with a right checksum that no version has written.
fn foreign(number: u32) -> String {
    String::from_utf8(draughts::store::journal_line(&serde_json::json!({ "foreign": number })).unwrap()).unwrap()
}

/// A journal of the next version.
fn newer() -> Vec<u8> {
    draughts::store::journal_line(&serde_json::json!({"journal": "history", "version": 2})).unwrap()
}

#[test]
fn damaged_people_are_told_of_and_set_aside() {
    for (file, about) in [("profile.json", RecordsPart::Profile), ("colleagues.json", RecordsPart::Colleagues)] {
        for (text, problem) in [
            ("{\"version\":1", RecordsProblem::Damaged),
            ("{\"version\":9}", RecordsProblem::Newer),
            (&*version_1(file).replace("0123456789abcdef", "x").replace("Анна", "a\\u202eb"), RecordsProblem::Damaged),
        ] {
            let folder = folder();
            fs::write(folder.path().join(file), text).unwrap();
            let notices = open(folder.path()).records().notices();
            assert_eq!(notices.len(), 1);
            assert_eq!((notices[0].about, notices[0].problem), (about, problem));
            assert_eq!(fs::read_to_string(folder.path().join(&notices[0].file)).unwrap(), text);
        }
    }
}
