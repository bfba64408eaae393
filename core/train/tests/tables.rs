//! The committed tables: true by the rules, as many of each kind as are pinned, and made again byte for byte.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::endgame::{Class, Table, file_name, most_pieces};
use draughts::rules::Variant;
use draughts_train::{CHECKSUMS, checksum_line, count_lines, counts_in, make, verify};
use std::collections::BTreeMap;
use std::path::PathBuf;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn file(variant: Variant) -> Vec<u8> {
    std::fs::read(root().join("core/data/endgame").join(file_name(variant))).unwrap()
}

fn table(variant: Variant) -> Table {
    Table::read(variant, file(variant)).unwrap()
}

/// The pinned lines of a variant.
fn pinned(variant: Variant) -> String {
    let all = std::fs::read_to_string(root().join("tests/data/endgame/counts.txt")).unwrap();
    let name = format!("{variant:?} ").to_lowercase();
    all.split_inclusive('\n').filter(|line| line.starts_with(&name)).collect()
}

/// Won, drawn and lost of each class, as pinned.
fn pinned_counts(variant: Variant) -> BTreeMap<String, [u64; 3]> {
    let lines = pinned(variant);
    let fields = lines.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    fields.map(|field| (field[1].to_owned(), [2, 3, 4].map(|place| field[place].parse().unwrap()))).collect()
}

fn sweep(variant: Variant, every: usize) -> u64 {
    let report = verify(&table(variant), every);
    assert!(report.wrong.is_empty(), "{variant:?}: {:?}", report.wrong);
    report.positions
}

#[test]
fn a_sample_of_values_is_the_best_of_the_successors() {
    for variant in Variant::ALL {
        let every = if variant == Variant::English { 4_999 } else { 499 };
        assert!(sweep(variant, every) > 10_000, "{variant:?}");
    }
}

#[test]
#[ignore = "minutes"]
fn every_value_is_the_best_of_the_successors() {
    for variant in Variant::ALL {
        let positions: u64 = pinned_counts(variant).values().flatten().sum();
        assert_eq!(sweep(variant, 1), positions, "{variant:?}");
    }
}

#[test]
fn up_to_three_pieces_are_won_drawn_and_lost_as_often_as_pinned() {
    for variant in Variant::ALL {
        let (table, pinned) = (table(variant), pinned_counts(variant));
        for class in Class::all(3) {
            assert_eq!(counts_in(&table, class), pinned[&class.to_string()], "{variant:?} {class}");
        }
    }
}

/// The positions of so many pieces on the board of 32 squares are known from elsewhere: J. Schaeffer and others, *Checkers is
/// solved*, 2007. Theirs are with one side to move, those in which one side has no piece among them.
#[test]
fn there_are_as_many_positions_as_others_have_counted() {
    let choose = |n: u64, k: u64| (0..k).fold(1, |ways, place| ways * (n - place) / (place + 1));
    let pinned = pinned_counts(Variant::English);
    for (pieces, all) in [(2, 6_972), (3, 261_224), (4, 7_092_774), (5, 148_688_232)] {
        let both_sides: u64 = Class::all(most_pieces(Variant::English))
            .into_iter()
            .filter(|class| u64::from(class.pieces()) == pieces)
            .map(|class| pinned[&class.to_string()].iter().sum::<u64>())
            .sum();
        let one_side: u64 = (0..=pieces).map(|men| choose(28, men) * choose(32 - men, pieces - men)).sum();
        assert_eq!(both_sides + 2 * one_side, all, "{pieces} pieces");
    }
}

#[test]
#[ignore = "minutes"]
fn made_anew_they_are_the_same() {
    let list = std::fs::read_to_string(root().join("core/data/endgame").join(CHECKSUMS)).unwrap();
    for (variant, line) in Variant::ALL.into_iter().zip(list.lines()) {
        let made = make(variant);
        assert_eq!(checksum_line(variant, &made.bytes).trim_end(), line);
        assert!(made.bytes == file(variant), "{variant:?} differs");
        assert_eq!(count_lines(variant, &made), pinned(variant));
    }
}
