//! The files of `tests/data/pdn`: what is written strictly, what is read liberally, and where broken ones are broken.
//!
//! In each folder a line `% asked: VARIANT` at the top says which variant is asked for.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::notation::pdn::{self, PdnGame, ReadOptions};
use draughts::rules::Variant;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The files of a folder with this ending, and their texts.
fn files(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let folder = common::data("pdn").join(folder);
    let paths: BTreeSet<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let files = paths.into_iter().filter(|path| path.to_str().unwrap().ends_with(ending));
    files.map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

fn asked(text: &str) -> ReadOptions {
    let asked = text.lines().take(3).find_map(|line| line.strip_prefix("% asked: "));
    let variant =
        asked.map(|name| Variant::ALL.into_iter().find(|v| format!("{v:?}").eq_ignore_ascii_case(name)).unwrap());
    ReadOptions { variant, ..ReadOptions::default() }
}

fn read_well(path: &Path, text: &str, options: ReadOptions) -> Vec<PdnGame> {
    let good = |game: Result<_, _>| game.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    pdn::read(text, options).map(good).collect()
}

/// A strict file as the writer writes it: without the lines that say where it comes from.
fn without_escapes(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !line.starts_with('%')).collect()
}

#[test]
fn strict_files_are_written_as_they_are() {
    let files = files("strict", ".pdn");
    assert_eq!(files.len(), Variant::ALL.len());
    for (path, text) in files {
        let games = read_well(&path, &text, asked(&text));
        assert!(games.len() >= 2, "{}", path.display());
        assert_eq!(pdn::write(&games), without_escapes(&text), "{}", path.display());
        // A game may begin by the first mover or, from a position, by the other; but all of a file are of one variant.
        let variants: BTreeSet<_> = games.iter().map(PdnGame::variant).collect();
        assert!(path.ends_with(format!("{:?}.pdn", variants.first().unwrap()).to_lowercase()) && variants.len() == 1);
    }
}

#[test]
fn liberal_files_mean_their_strict_twins() {
    let files = files("liberal", ".pdn");
    for (path, text) in files.iter().filter(|(path, _)| !path.to_str().unwrap().ends_with(".strict.pdn")) {
        let strict = std::fs::read_to_string(path.with_extension("strict.pdn")).unwrap();
        let written = pdn::write(&read_well(path, text, asked(text)));
        assert_eq!(written, without_escapes(&strict), "{}\n{written}", path.display());
        // The ends of lines do not matter.
        for ending in ["\r\n", "\r"] {
            assert_eq!(
                pdn::write(&read_well(path, &text.replace('\n', ending), asked(text))),
                written,
                "{}",
                path.display()
            );
        }
    }
}

#[test]
fn broken_files_are_broken_where_they_are() {
    for (path, text) in files("broken", ".pdn") {
        let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap();
        let found = report(&text);
        assert_eq!(found, without_escapes(&expected), "{}\n{found}", path.display());
        assert_eq!(report(&text.replace('\n', "\r\n")), found, "{}", path.display());
    }
}

/// A line for each game: its plies, or the place and the kind of its fault with what is said of it.
fn report(text: &str) -> String {
    let line = |(index, game): (usize, Result<PdnGame, pdn::PdnError>)| match game {
        Ok(game) => format!("{} good {}\n", index + 1, game.moves().len()),
        Err(error) => {
            let kind = format!("{:?}", error.kind);
            let kind = kind.split(|c: char| !c.is_alphanumeric()).next().unwrap();
            format!("{} {}:{} {kind}: {}\n", index + 1, error.place.line, error.place.column, error.kind)
        }
    };
    pdn::read(text, asked(text)).enumerate().map(line).collect()
}

#[test]
fn a_game_goes_on_where_this_program_would_have_ended_it() {
    let path = common::data("pdn/liberal/past-the-draw.pdn");
    let games = read_well(&path, &std::fs::read_to_string(&path).unwrap(), ReadOptions::default());
    let ended: Vec<_> = games.iter().map(|game| (game.moves().len(), game.ended_at().map(|(ply, _)| ply))).collect();
    assert_eq!(ended, [(11, Some(8)), (1, Some(1))]);
}
