//! The files of `tests/data/fen`: how positions are read and written, and where broken ones are broken.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::notation::fen;
use draughts::position::Position;
use draughts::rules::Variant;

/// The lines of a file behind its first, which says where it comes from, in their parts.
fn rows(name: &str) -> Vec<(Variant, Vec<String>)> {
    let text = std::fs::read_to_string(common::data("fen").join(name)).unwrap();
    let row = |line: &str| {
        let mut parts = line.split('|').map(ToOwned::to_owned);
        let variant = parts.next().unwrap();
        let named = Variant::ALL.into_iter().find(|v| format!("{v:?}").eq_ignore_ascii_case(&variant));
        (named.unwrap_or_else(|| panic!("{line}")), parts.collect())
    };
    text.lines().skip(1).map(row).collect()
}

#[test]
fn good_ones_are_read_and_written() {
    for (variant, row) in rows("good.txt") {
        let position = fen::parse(variant, &row[0]).unwrap_or_else(|error| panic!("{row:?}: {error}"));
        assert_eq!(fen::write(variant, &position), row[1]);
        assert_eq!(fen::parse(variant, &row[1]), Ok(position));
    }
}

#[test]
fn broken_ones_are_broken_where_they_are() {
    let (found, expected): (Vec<_>, Vec<_>) = rows("broken.txt")
        .into_iter()
        .map(|(variant, row)| {
            let error = fen::parse(variant, &row[0]).expect_err(&row[0]);
            (format!("{}|{}|{}", row[0], error.column, error.kind), row.join("|"))
        })
        .unzip();
    assert_eq!(found, expected);
}

#[test]
fn the_start_of_every_variant_comes_back() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        assert_eq!(fen::parse(variant, &fen::write(variant, &start)), Ok(start));
    }
}

#[test]
fn fifty_megabytes_end_in_an_error() {
    for part in ["18,", "W:", "K", "-", "1", "18-19,", " ", "."] {
        let text = format!("W:W{}:B15", part.repeat(50_000_000 / part.len()));
        assert!(fen::parse(Variant::English, &text).is_err() || part == " ");
    }
}
