//! The file of one variant's tables.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `DEGT` |
//! | 1 | version of the format, 1 |
//! | 1 | the variant, by its place in [`Variant::ALL`] |
//! | 1 | the most pieces on the board |
//! | 1 | values in a block, as a power of two |
//! | then, for each class in the order of [`Class::all`] | |
//! | varint | contexts whose first chances follow, and for each: |
//! | 2, 2 | its number, and its two chances, a byte each |
//! | varint for each block | 0, 1 or 2: all its values are lost, drawn or won; otherwise 3 more than its packed bytes |
//! | then | the packed blocks, one after another |
//! | last 4 | CRC-32 of all before |
//!
//! Numbers have their low byte first. A varint has seven bits in a byte, the low ones first, the highest bit set in all
//! bytes but the last.

use super::class::{Class, most_pieces};
use super::codec::{BLOCK, LOG2_BLOCK};
use super::index::Layout;
use crate::rules::{RuleSet, Variant};
use crate::store::crc32;

/// The first bytes of a file.
pub const MAGIC: [u8; 4] = *b"DEGT";
/// The version of the format.
pub const VERSION: u8 = 1;

/// Why a file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// There is none.
    #[error("there is no such file")]
    Missing,
    /// It was cut short or changed.
    #[error("the file was cut or changed")]
    Damaged,
    /// It is of another variant, another version, or no such file at all.
    #[error("the file is not of this variant and version")]
    Foreign,
}

/// What fills a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Block<'a> {
    /// One value, as its bits.
    All(u8),
    /// Packed bytes.
    Packed(&'a [u8]),
}

/// One class of a file.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub layout: Layout,
    /// Contexts with their first chances.
    pub chances: Vec<(u16, [u8; 2])>,
    /// The place of its first block among all blocks.
    pub first_block: usize,
}

/// What a file holds, without unpacking it.
#[derive(Clone, Debug)]
pub(super) struct Directory {
    pub sections: Vec<Section>,
    /// Where each block begins in the file, and in the highest two bits the value of one that has but one, or [`PACKED`]. At the
    /// end stands where the last one ends.
    blocks: Vec<u32>,
}

const PLACE: u32 = (1 << KIND_SHIFT) - 1;
const KIND_SHIFT: u32 = 30;
const PACKED: u32 = 3;

impl Directory {
    /// How many blocks there are.
    pub(super) fn count(&self) -> usize {
        self.blocks.len().saturating_sub(1)
    }

    /// What fills a block of a file.
    #[inline]
    pub(super) fn block<'a>(&self, bytes: &'a [u8], block: usize) -> Option<Block<'a>> {
        let &[begin, end] = self.blocks.get(block..)?.first_chunk()?;
        match begin >> KIND_SHIFT {
            PACKED => bytes.get((begin & PLACE) as usize..(end & PLACE) as usize).map(Block::Packed),
            value => Some(Block::All((value & 3) as u8)),
        }
    }
}

/// The name of a variant's file.
pub fn file_name(variant: Variant) -> String {
    format!("{variant:?}.endgame").to_lowercase()
}

/// The head of a variant's file: four letters, the version of the format, the variant's place in [`Variant::ALL`], the most
/// pieces, and a block's length as a power of two.
pub fn head(variant: Variant) -> [u8; 8] {
    let [a, b, c, d] = MAGIC;
    let place = Variant::ALL.iter().position(|&other| other == variant).unwrap_or_default();
    #[expect(clippy::cast_possible_truncation, reason = "seven variants, and a block of a few thousand")]
    [a, b, c, d, VERSION, place as u8, most_pieces(variant), LOG2_BLOCK as u8]
}

/// Reads a file's directory, after its checksum.
pub(super) fn read<R: RuleSet>(variant: Variant, bytes: &[u8]) -> Result<Directory, TableError> {
    let (all, sum) = bytes.split_last_chunk::<4>().ok_or(TableError::Damaged)?;
    if all.get(..4).is_some_and(|magic| magic != MAGIC) {
        return Err(TableError::Foreign);
    }
    if crc32(all) != u32::from_le_bytes(*sum) {
        return Err(TableError::Damaged);
    }
    let body = all.strip_prefix(&head(variant)).ok_or(TableError::Foreign)?;
    directory::<R>(variant, all, body).ok_or(TableError::Damaged)
}

fn directory<R: RuleSet>(variant: Variant, all: &[u8], mut rest: &[u8]) -> Option<Directory> {
    let mut found = Directory { sections: Vec::new(), blocks: Vec::new() };
    for class in Class::all(most_pieces(variant)) {
        let layout = Layout::new::<R>(class);
        let count = varint(&mut rest)?;
        let mut chances = Vec::new();
        for _ in 0..count {
            let ([low, high, draw, win], after) = rest.split_first_chunk()?;
            chances.push((u16::from_le_bytes([*low, *high]), [*draw, *win]));
            rest = after;
        }
        found.sections.push(Section { layout, chances, first_block: found.blocks.len() });
        for _ in 0..(layout.size() as usize).div_ceil(BLOCK) {
            let size = varint(&mut rest)?;
            found.blocks.push(size);
        }
    }
    let mut at = u32::try_from(all.len() - rest.len()).ok()?;
    for block in &mut found.blocks {
        let size = *block;
        *block = at & PLACE | size.min(PACKED) << KIND_SHIFT;
        at = at.checked_add(size.saturating_sub(PACKED))?;
    }
    found.blocks.push(at & PLACE);
    (at as usize == all.len() && at <= PLACE).then_some(found)
}

fn varint(rest: &mut &[u8]) -> Option<u32> {
    let mut number = 0;
    for shift in (0..32).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= u32::from(byte & 127).checked_shl(shift)?;
        if byte & 128 == 0 {
            return Some(number);
        }
    }
    None
}

/// Adds a number in one to five bytes: seven bits in each, the lowest first, the highest bit set in all but the last.
pub fn put_varint(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 127 {
        bytes.push((number & 127) as u8 | 128);
        number >>= 7;
    }
    bytes.push((number & 127) as u8);
}
