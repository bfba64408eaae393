//! Files that cannot be read, and folders that cannot be written: told once, nothing lost, play goes on.

use super::desk::*;
use draughts::play::{Input, Match, Phase, TextKey};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tempfile::{TempDir, tempdir};

/// The broken files of a folder of the test data.
fn broken(kind: &str) -> Vec<(String, Vec<u8>)> {
    let folder = super::common::data("broken").join(kind);
    let files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read(path).unwrap()))
        .collect();
    assert!(!files.is_empty());
    files
}

/// A folder with one file in it.
fn with(file: &str, bytes: &[u8]) -> TempDir {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join(file), bytes).unwrap();
    folder
}

/// Plays a move, which must be kept.
fn play_goes_on(desk: &Desk) {
    let state = desk.send(Input::NewGame { setup: TWO });
    assert_eq!(state.phase, Phase::PersonMoves);
    assert_eq!(last(&desk.taps(&[11, 15])), "11-15");
    assert_eq!(desk.file("game.json")["moves"], json!(["11-15"]));
}

/// Opens a folder with one bad file: it must be told, by its new name, and be there under that name.
fn is_set_aside(name: &str, file: &str, bytes: &[u8], expected: TextKey) {
    let desk = Desk::open(with(file, bytes));
    let notices = desk.state().notices;
    assert_eq!(keys(&notices), [expected], "{name} as {file}");
    let [draughts::play::Argument::Verbatim { value: aside }] = &notices[0].arguments[..] else {
        panic!("{name}: the notice names no file")
    };
    assert_ne!(aside, file);
    assert_eq!(fs::read(desk.folder.path().join(aside)).unwrap(), bytes, "{name}: nothing that was there is lost");
    play_goes_on(&desk);
    assert_eq!(fs::read(desk.folder.path().join(aside)).unwrap(), bytes);
    assert_eq!(keys(&desk.state().notices), [expected], "the notice waits until it is read");
    assert_eq!(desk.send(Input::DismissNotice).notices, []);
    assert_eq!(desk.send(Input::DismissNotice).notices, []);
}

#[test]
fn a_damaged_or_foreign_file_is_set_aside_and_told() {
    for (name, bytes) in broken("any") {
        is_set_aside(&name, "game.json", &bytes, TextKey::GameFileDamaged);
        is_set_aside(&name, "scores.json", &bytes, TextKey::ScoresFileDamaged);
    }
    for (name, bytes) in broken("scores") {
        is_set_aside(&name, "scores.json", &bytes, TextKey::ScoresFileDamaged);
    }
}

#[test]
fn a_newer_file_is_set_aside_and_told() {
    for (name, bytes) in broken("newer") {
        is_set_aside(&name, "game.json", &bytes, TextKey::GameFileNewer);
        is_set_aside(&name, "scores.json", &bytes, TextKey::ScoresFileNewer);
    }
}

/// Complete JSON of the right version that is no game.
#[test]
fn a_game_that_cannot_have_been_played_is_damaged() {
    let good = game_file(TWO, "black", "B:W15,23,24:B1,10");
    let with = |key: &str, value: Value| {
        let mut file = good.clone();
        file[key] = value;
        file
    };
    let mut without = good.clone();
    without.as_object_mut().unwrap().remove("moves");
    let setup = |key: &str, value: Value| {
        let mut file = good.clone();
        file["setup"][key] = value;
        file
    };
    let alone = |key: &str, value: Value| {
        let mut file = setup("mode", json!("computer"));
        file[key] = value;
        file
    };
    let bad = [
        ("a field is missing", without),
        ("a quiet move where a capture is due", with("moves", json!(["1-5"]))),
        ("a move off the board", with("moves", json!(["10x99"]))),
        ("no move at all", with("moves", json!(["hello"]))),
        ("an empty move", with("moves", json!([""]))),
        ("a capture that names no pieces", with("moves", json!(["10x28"]))),
        ("a capture of other pieces", with("moves", json!(["10x28x15x23"]))),
        ("an illegal move taken back", with("undone", json!(["1-5"]))),
        ("a start with men on their last row", with("start", json!("B:W1:B10"))),
        ("no start", with("start", json!(""))),
        ("two pieces on one square", with("start", json!("B:W10:B10"))),
        ("an unknown colour", with("playerOne", json!("red"))),
        ("an unknown variant", setup("variant", json!("chess"))),
        ("an unknown level", setup("level", json!("godlike"))),
        ("a piece picked that must not move", with("entry", json!([1]))),
        ("a square picked with nothing on it", with("entry", json!([5]))),
        ("a series that does not exist", with("entry", json!([10, 18]))),
        ("a series played to its end and not moved", with("entry", json!([10, 19, 28]))),
        ("a square off the board picked", with("entry", json!([99]))),
        ("a game against the computer given up", alone("ending", json!({ "resigned": { "by": "one" } }))),
        ("a draw offered to the computer", alone("drawOffer", json!("one"))),
        ("time up without a clock", with("ending", json!({ "timeUp": { "of": "one" } }))),
        ("a negative seed", with("seed", json!(-1))),
    ];
    for (name, file) in bad {
        is_set_aside(name, "game.json", file.to_string().as_bytes(), TextKey::GameFileDamaged);
    }
    assert_eq!(Desk::saved(&good).state().notices, [], "the file itself is good");
}

#[test]
fn the_last_good_copy_takes_the_place_of_a_damaged_file() {
    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    desk.game.flush();
    // Saved one by one, for what comes in quick succession is saved once.
    for square in [23, 19] {
        desk.tap(square);
        desk.game.flush();
    }
    let folder = desk.folder;
    drop(desk.game);
    fs::write(folder.path().join("game.json"), "{\"version\":1,\"set").unwrap();
    let desk = Desk::open(folder);
    let state = desk.state();
    assert_eq!(keys(&state.notices), [TextKey::GameFromCopy]);
    assert_eq!(picked(&state), [23], "the state before the last one: the piece was picked");
    assert_eq!(last(&desk.tap(19)), "23-19");
}

#[test]
fn both_files_may_be_bad_at_once() {
    let folder = with("game.json", b"nothing");
    fs::write(folder.path().join("scores.json"), b"nothing").unwrap();
    let desk = Desk::open(folder);
    assert_eq!(keys(&desk.state().notices), [TextKey::ScoresFileDamaged, TextKey::GameFileDamaged]);
    assert_eq!(keys(&desk.send(Input::DismissNotice).notices), [TextKey::GameFileDamaged]);
    play_goes_on(&desk);
}

#[test]
fn a_good_folder_has_no_notice() {
    let mut desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    assert_eq!(desk.reopen().notices, []);
}

/// Plays on without a folder to write to.
fn plays_unsaved(game: &Match) {
    game.input(Input::NewGame { setup: TWO });
    game.input(Input::Tap { square: 11 });
    assert_eq!(last(&game.input(Input::Tap { square: 15 })), "11-15");
    game.flush();
    let told = keys(&game.state().notices);
    assert_eq!(told.iter().filter(|key| **key == TextKey::CannotSave).count(), 1, "{told:?}");
    game.input(Input::Tap { square: 23 });
    assert_eq!(last(&game.input(Input::Tap { square: 19 })), "23-19");
    game.flush();
    let told = keys(&game.state().notices);
    assert_eq!(told.iter().filter(|key| **key == TextKey::CannotSave).count(), 1, "told once: {told:?}");
}

#[test]
fn where_nothing_can_be_written_play_goes_on_and_says_so_once() {
    let outer = tempdir().unwrap();
    let file = outer.path().join("a file");
    fs::write(&file, "not a folder").unwrap();
    plays_unsaved(&open(&file));
    plays_unsaved(&open(&file.join("below")));
    assert_eq!(fs::read(&file).unwrap(), b"not a folder");
}

#[test]
fn a_folder_that_goes_away_is_told_and_made_again_when_it_can_be() {
    let outer = tempdir().unwrap();
    let folder = outer.path().join("data");
    let game = open(&folder);
    game.input(Input::NewGame { setup: TWO });
    game.flush();
    assert!(folder.join("game.json").exists());
    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, "in the way").unwrap();
    game.input(Input::Tap { square: 11 });
    game.flush();
    assert_eq!(keys(&game.state().notices), [TextKey::CannotSave]);
    fs::remove_file(&folder).unwrap();
    game.input(Input::Tap { square: 15 });
    game.flush();
    assert!(saved(&folder).contains("11-15"), "as soon as it can be saved it is");
    assert_eq!(keys(&game.state().notices), [TextKey::CannotSave], "the notice waits to be read");
}

fn saved(folder: &Path) -> String {
    fs::read_to_string(folder.join("game.json")).unwrap()
}
