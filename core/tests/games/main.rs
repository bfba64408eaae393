//! The scripted games of `tests/data/games`: each line gives the state that is written down beside it.
//!
//! `UPDATE_GAMES=1 cargo test -p draughts --test games` writes the states anew, and the generated scripts too: see the
//! README there.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod make;
mod player;
mod summary;

use player::Player;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

fn folder() -> PathBuf {
    common::data("games")
}

/// The names of the files with an ending.
fn names(ending: &str) -> BTreeSet<String> {
    fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

/// Plays a script and writes down what follows each line.
fn states_of(script: &str) -> Vec<String> {
    let mut player = Player::new();
    script.lines().filter_map(|line| player.obey(line).map(|said| format!("{line}: {said}"))).collect()
}

fn update() -> bool {
    std::env::var_os("UPDATE_GAMES").is_some()
}

#[test]
fn every_line_of_every_script_gives_the_state_written_down() {
    if update() {
        for (name, script) in make::all() {
            fs::write(folder().join(format!("{name}.txt")), script).unwrap();
        }
    }
    let scripts = names("txt");
    assert!(scripts.len() >= 10, "{scripts:?}");
    for name in &scripts {
        let script = fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
        let states = states_of(&script);
        let file = folder().join(format!("{name}.states"));
        if update() {
            fs::write(&file, states.join("\n") + "\n").unwrap();
            continue;
        }
        let written = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for (number, (found, expected)) in states.iter().zip(written.lines()).enumerate() {
            assert_eq!(found, expected, "{name}: state {}", number + 1);
        }
        assert_eq!(states.len(), written.lines().count(), "{name}");
    }
    assert_eq!(names("states"), scripts, "each script has its states, and no states are left over");
}

#[test]
fn a_script_gives_the_same_states_whenever_it_is_played() {
    if update() {
        return;
    }
    for name in ["english-against-easy", "russian"] {
        let script = fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
        assert_eq!(states_of(&script), states_of(&script));
    }
}

/// What the scripts are there to show is still in them, after whatever change of rules, search or script.
#[test]
fn the_scripts_show_what_they_are_for() {
    if update() {
        return;
    }
    let shows: [(&str, &[&str]); 13] = [
        (
            "english-against-easy",
            &[
                "seriesHalfWay",
                "resume:",
                "undo:",
                "redo:",
                "noPieceHere",
                "notYourPiece",
                "think:",
                "over=one",
                "score=",
            ],
        ),
        ("english-won-on-easy", &["think:", "over=one", "score="]),
        ("english-by-dragging", &["drag ", "lift ", "drop outside", "over="]),
        ("english-by-keys", &["key enter", "key esc", "cursor=", "over="]),
        ("russian", &["crowned", "over="]),
        ("russian-home-rule", &["over="]),
        ("brazilian", &["longestCaptureCounts", "over="]),
        ("italian", &["kingTakesFirst", "over="]),
        ("czech", &["kingTakesFirst", "over="]),
        ("spanish", &["mostKingsCount", "over="]),
        ("international", &["longestCaptureCounts", "over="]),
        (
            "two-by-the-clock",
            &[
                "namedPlayerMoves",
                "clock=",
                ":paused",
                "hint=",
                "clockPaused",
                "causeTimeUp",
                "resume:",
                "undo:",
                "error",
            ],
        ),
        ("refusals", &["error", "nothingToUndo", "pieceIsBlocked", "mustCapture"]),
    ];
    for (name, wanted) in shows {
        let states = fs::read_to_string(folder().join(format!("{name}.states"))).unwrap();
        for wanted in wanted {
            assert!(states.contains(wanted), "{name}: nothing shows {wanted}");
        }
    }
}
