//! The file of a variant's endgame tables.

use super::{number_of, variant_of};
use draughts::endgame::{Table, checksum, file_name, head};
use draughts::notation::fen;
use draughts::rules::Variant;
use std::sync::LazyLock;

/// The smallest of the files, whose changes are looked at.
const VARIANT: Variant = Variant::Italian;

static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../core/data/endgame");
    std::fs::read(std::path::Path::new(folder).join(file_name(VARIANT))).unwrap()
});

/// Few pieces of each kind.
const POSITIONS: [&str; 8] = [
    "W:WK1,K3:BK12,20",
    "B:WK29,21:BK12,K3",
    "W:WK30,K31,K32:BK5",
    "W:W21,22:B9,K14",
    "B:W21,22:B9,14",
    "W:WK17:BK14",
    "W:W18:B14",
    "B:WK10,25:B5",
];

/// The bytes as a file, as a file with a right head and checksum, and as changes of a real one, with a right checksum.
pub fn endgame(bytes: &[u8]) {
    let any = variant_of(bytes);
    look_up(any, bytes.to_vec());
    look_up(any, summed([&head(any), bytes].concat()));
    look_up(VARIANT, summed(changed(bytes)));
}

fn look_up(variant: Variant, file: Vec<u8>) {
    let Ok(table) = Table::read(variant, file) else { return };
    for text in POSITIONS {
        let position = fen::parse(variant, text).unwrap();
        let first = table.value(&position);
        assert_eq!(table.value(&position), first, "the second look, which finds it unpacked");
    }
}

/// Four bytes change one byte of the file: three say where, one to what. What is left over says where the file ends.
fn changed(bytes: &[u8]) -> Vec<u8> {
    let mut file = FILE[..FILE.len() - 4].to_vec();
    let (changes, left) = bytes.as_chunks::<4>();
    for &[low, middle, high, value] in changes {
        let place = u32::from_le_bytes([low, middle, high, 0]) as usize;
        let length = file.len();
        file[place % length] = value;
    }
    if left.len() > 2 {
        file.truncate(number_of(left) % file.len());
    }
    file
}

fn summed(mut bytes: Vec<u8>) -> Vec<u8> {
    let sum = checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}
