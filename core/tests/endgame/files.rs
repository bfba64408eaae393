//! The committed files, and what becomes of broken ones.

use super::{folder, tables};
use draughts::endgame::{Table, TableError, TableSource, Tables, Value, checksum, file_name};
use draughts::game::Game;
use draughts::level::{Level, choose_move_with};
use draughts::moves::Captures;
use draughts::notation::fen;
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Limits, Request, Techniques, search};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// All files together, in bytes.
const MOST_BYTES: usize = 6_000_000;

fn file(variant: Variant) -> Vec<u8> {
    std::fs::read(folder().join(file_name(variant))).unwrap()
}

#[test]
fn the_files_are_those_of_the_list_and_small() {
    let list = std::fs::read_to_string(folder().join("checksums.txt")).unwrap();
    let mut all = 0;
    for (variant, line) in Variant::ALL.into_iter().zip(list.lines()) {
        let bytes = file(variant);
        let (summed, _) = bytes.split_last_chunk::<4>().unwrap();
        assert_eq!(line, format!("{} {} {:08x}", file_name(variant), bytes.len(), checksum(summed)));
        assert_eq!(Table::read(variant, bytes.clone()).map(|table| table.variant()).unwrap(), variant);
        all += bytes.len();
    }
    assert_eq!(list.lines().count(), Variant::ALL.len());
    assert!(all <= MOST_BYTES, "{all} bytes");
}

#[test]
fn a_file_that_was_cut_anywhere_is_damaged() {
    let whole = file(Variant::Italian);
    for kept in (0..whole.len()).step_by(997).chain([0, 1, 4, 7, 8, 11, 12, whole.len() - 1]) {
        let error = Table::read(Variant::Italian, whole[..kept].to_vec()).unwrap_err();
        assert_eq!(error, TableError::Damaged, "the first {kept} bytes");
    }
}

#[test]
fn a_file_with_a_changed_byte_is_not_used() {
    let whole = file(Variant::Italian);
    for place in (0..whole.len()).step_by(991).chain([0, 4, 5, 6, 7, whole.len() - 4, whole.len() - 1]) {
        let mut changed = whole.clone();
        changed[place] ^= 0x10;
        assert!(Table::read(Variant::Italian, changed).is_err(), "byte {place}");
    }
}

/// A sum that fits does not make a file of ours: heads of other variants and versions, and directories that do not fit.
#[test]
fn a_file_whose_sum_fits_is_still_looked_at() {
    let signed = |mut bytes: Vec<u8>| {
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    };
    let mut body = file(Variant::Italian);
    body.truncate(body.len() - 4);
    assert!(Table::read(Variant::Italian, signed(body.clone())).is_ok());
    assert_eq!(Table::read(Variant::Czech, signed(body.clone())).unwrap_err(), TableError::Foreign);
    for (place, byte) in [(0, b'X'), (4, 2), (5, 0), (6, 5), (7, 12)] {
        let mut other = body.clone();
        other[place] = byte;
        assert_eq!(Table::read(Variant::Italian, signed(other)).unwrap_err(), TableError::Foreign, "byte {place}");
    }
    assert_eq!(Table::read(Variant::Italian, signed(Vec::new())).unwrap_err(), TableError::Foreign);
    for kept in [8, 9, 100, 4000, body.len() - 1] {
        assert_eq!(Table::read(Variant::Italian, signed(body[..kept].to_vec())).unwrap_err(), TableError::Damaged);
    }
    let longer = [body, vec![0]].concat();
    assert_eq!(Table::read(Variant::Italian, signed(longer)).unwrap_err(), TableError::Damaged);
}

/// Gives the same bytes for every file, or none, and counts how often it is asked.
struct Same(Option<Vec<u8>>, AtomicU32);

impl TableSource for Same {
    fn read(&self, _: String) -> Option<Vec<u8>> {
        self.1.fetch_add(1, Ordering::Relaxed);
        self.0.clone()
    }
}

#[test]
fn without_a_usable_file_the_computer_plays_on_and_the_fault_is_known() {
    let position = fen::parse(Variant::English, "W:WK1,K3:BK12").unwrap();
    let game = Game::from_position(Variant::English, Captures::Forced, position);
    let cases = [
        (None, TableError::Missing),
        (Some(Vec::new()), TableError::Damaged),
        (Some(file(Variant::English)[..5000].to_vec()), TableError::Damaged),
        (Some(file(Variant::Russian)), TableError::Foreign),
        (Some(b"not a table at all".to_vec()), TableError::Foreign),
    ];
    for (bytes, expected) in cases {
        let source = Arc::new(Same(bytes, AtomicU32::new(0)));
        let tables = Tables::new(Arc::clone(&source) as Arc<dyn TableSource>);
        assert_eq!(tables.fault(Variant::English), None, "not asked for yet");
        let with = |tables| {
            let limits = Limits::nodes(5_000);
            let request = Request { game: &game, limits, techniques: Techniques::ALL, seed: 1, tables };
            search(&request, &mut HashTable::new(12), &Control::default(), &mut |_| ()).unwrap()
        };
        assert_eq!(with(Some(&tables)), with(None));
        assert_eq!(with(Some(&tables)), with(None));
        assert_eq!(tables.fault(Variant::English), Some(expected));
        assert_eq!(source.1.load(Ordering::Relaxed), 1, "a file that cannot be used is not read again");
    }
}

/// A sum is no proof: what is packed may be anything. Then the computer plays badly, but it plays.
#[test]
fn a_file_that_lies_does_no_harm() {
    let mut random = Pcg32::seed_from_u64(3);
    let mut body = file(Variant::Russian);
    body.truncate(body.len() - 4);
    let mut read = 0;
    for round in 0..24 {
        let mut changed = body.clone();
        // The packed blocks, and in every fourth round the directory before them too.
        let from = if round % 4 == 0 { 8 } else { body.len() / 2 };
        for _ in 0..[1, 30_000][round % 2] {
            let place = random.random_range(from..changed.len());
            changed[place] = random.random();
        }
        let sum = checksum(&changed);
        changed.extend(sum.to_le_bytes());
        let source = Arc::new(Same(Some(changed), AtomicU32::new(0)));
        let tables = Tables::new(source as Arc<dyn TableSource>);
        read += u32::from(tables.of(Variant::Russian).is_some());
        for text in ["W:WK1,K3:BK12,20", "B:WK29,21:BK12,K3", "W:WK30,K31,K32:BK5", "W:W21,22:B9,K14"] {
            let position = fen::parse(Variant::Russian, text).unwrap();
            let game = Game::from_position(Variant::Russian, Captures::Forced, position);
            let limits = Limits::nodes(3_000);
            let request = Request { game: &game, limits, techniques: Techniques::ALL, seed: 1, tables: Some(&tables) };
            let found = search(&request, &mut HashTable::new(12), &Control::default(), &mut |_| ()).unwrap();
            assert!(game.legal_moves().contains(&found.best().unwrap()), "{text}");
        }
    }
    assert!(read > 12, "{read}: most of them must have been looked into");
}

#[test]
fn only_master_reads_and_not_while_captures_are_left_to_the_player() {
    let position = fen::parse(Variant::English, "W:WK1,K3:BK12").unwrap();
    for captures in [Captures::Forced, Captures::Optional] {
        let game = Game::from_position(Variant::English, captures, position);
        for level in Level::ALL {
            let source = Arc::new(Same(None, AtomicU32::new(0)));
            let tables = Tables::new(Arc::clone(&source) as Arc<dyn TableSource>);
            if level == Level::Master && captures == Captures::Optional {
                // Its second would be spent: the search itself is asked.
                let limits = Limits::nodes(5_000);
                let request =
                    Request { game: &game, limits, techniques: Techniques::ALL, seed: 1, tables: Some(&tables) };
                search(&request, &mut HashTable::new(12), &Control::default(), &mut |_| ()).unwrap();
            } else {
                choose_move_with(&game, level, 1, Some(&tables), &Control::default()).unwrap();
            }
            let expected = u32::from(level == Level::Master && captures == Captures::Forced);
            assert_eq!(source.1.load(Ordering::Relaxed), expected, "{level:?} {captures:?}");
        }
    }
}

#[test]
fn one_variant_after_another_is_opened() {
    let tables = tables();
    for variant in [Variant::Russian, Variant::English, Variant::Russian] {
        let table = tables.of(variant).unwrap();
        let position = fen::parse(variant, "W:WK1,K2,K3:B21").unwrap();
        assert_eq!((table.variant(), table.value(&position)), (variant, Some(Value::Win)));
        assert_eq!(tables.fault(variant), None);
    }
}

/// A shell's code that fails in its own way: what UniFFI makes of an exception.
struct Failing;

impl TableSource for Failing {
    fn read(&self, name: String) -> Option<Vec<u8>> {
        panic!("{name} cannot be read")
    }
}

#[test]
fn a_source_that_fails_in_its_own_way_has_no_file() {
    let tables = Tables::new(Arc::new(Failing));
    for _ in 0..2 {
        assert!(tables.of(Variant::English).is_none());
        assert_eq!(tables.fault(Variant::English), Some(TableError::Missing));
    }
}
