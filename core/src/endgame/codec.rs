//! How the values of a class are packed: an adaptive model of each value given its neighbours, and a range coder.
//!
//! The values of a class lie in a row by number ([`Layout`]) and are cut into blocks of [`BLOCK`]. A block is coded by
//! itself, so that any can be read alone. Each value is foretold from those already known around it: the one before, those
//! at the last square of the other groups of pieces, and those a row away. What is foretold well costs a hundredth of a bit.
//! Positions in which a capture must be played are looked up in their successors and never read; the writer puts there
//! whatever costs least.
//!
//! All is whole numbers, so every machine reads and writes the same.

use super::index::Layout;
use crate::rules::RuleSet;

/// Values in a block: 2,048.
pub const BLOCK: usize = 1 << LOG2_BLOCK;
/// The same as a power of two.
pub const LOG2_BLOCK: u32 = 11;

/// Chances in units of 2^-16 that a value is a draw, and that it is a win if it is no draw.
pub type Chances = [u16; 2];

/// Neighbours that are looked at.
const MOST_NEIGHBOURS: usize = 6;
/// Contexts that these make: each is lost, drawn, won or outside the block.
pub const CONTEXTS: usize = 1 << (2 * MOST_NEIGHBOURS);
/// A neighbour outside the block.
const OUTSIDE: u8 = 3;

/// Nothing is impossible, lest it cannot be coded.
const LEAST_CHANCE: u16 = 24;
/// The share of what is missing by which a chance moves toward what was seen, as a power of two.
const HASTE: u32 = 6;

/// Codes the value at a place, or reads it; 0 is lost, 1 drawn, 2 won.
pub trait SymbolCoder {
    /// The value at `place`, of which `chances` are foretold.
    fn code(&mut self, place: usize, chances: Chances) -> u8;
}

/// The chances with which every block of a class begins, by context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    neighbours: [usize; MOST_NEIGHBOURS],
    start: Box<[Chances]>,
}

impl Model {
    /// A model that knows nothing yet.
    pub fn new<R: RuleSet>(layout: &Layout) -> Self {
        let row = usize::from(R::RULES.board.size / 2);
        let strides = layout.strides();
        let used = (0..4).rev().filter(|&group| layout.counts()[group] > 0);
        let mut near: Vec<usize> = used.map(|group| strides[group] as usize).collect();
        if let Some(&second) = near.get(1) {
            near.push(second * row);
        }
        near.push(row);
        // What is not used, or farther, lies outside every block.
        let mut neighbours = [BLOCK; MOST_NEIGHBOURS];
        for (place, offset) in neighbours.iter_mut().zip(near) {
            *place = offset.min(BLOCK);
        }
        Self { neighbours, start: vec![[1 << 15; 2]; CONTEXTS].into_boxed_slice() }
    }

    /// Sets the chances at which every block begins in a context, as [`byte_of_chance`] gives them. A context that is not
    /// below [`CONTEXTS`] is passed over.
    pub fn set(&mut self, context: usize, chances: [u8; 2]) {
        if let Some(start) = self.start.get_mut(context) {
            *start = chances.map(chance_of_byte);
        }
    }

    /// Codes or reads a block of at most [`BLOCK`] values; `seen` hears of each context, below [`CONTEXTS`], and value.
    pub fn pass(&self, coder: &mut impl SymbolCoder, values: &mut [u8], seen: &mut impl FnMut(usize, u8)) {
        let mut chances = self.start.clone();
        // Before the block there is a whole one of what lies outside.
        let mut known = [OUTSIDE; 2 * BLOCK];
        for (place, value_here) in values.iter_mut().enumerate() {
            let context = self
                .neighbours
                .iter()
                .fold(0, |context, &offset| context << 2 | usize::from(known[(BLOCK + place - offset) % (2 * BLOCK)]));
            let here = &mut chances[context % CONTEXTS];
            let value = coder.code(place, *here);
            *value_here = value;
            known[(BLOCK + place) % (2 * BLOCK)] = value;
            seen(context, value);
            adapt(&mut here[0], value == 1);
            if value != 1 {
                adapt(&mut here[1], value == 2);
            }
        }
    }
}

#[inline]
fn adapt(chance: &mut u16, seen: bool) {
    *chance = if seen { *chance + ((u16::MAX - *chance) >> HASTE) } else { *chance - (*chance >> HASTE) };
    *chance = (*chance).clamp(LEAST_CHANCE, u16::MAX - LEAST_CHANCE);
}

/// A chance as a table's head keeps it: in which half, a power of two of four bits, and three bits after the first.
#[expect(clippy::cast_possible_truncation, reason = "at most 2^15")]
fn chance_of_byte(byte: u8) -> u16 {
    let small = ((8 + u32::from(byte & 7)) << (byte >> 3 & 15)).clamp(LEAST_CHANCE.into(), 1 << 15) as u16;
    if byte & 128 == 0 { small } else { u16::MAX - small }
}

/// The byte whose chance is nearest to `part` of `all`, with a little doubt. `part` is at most `all`, and `all` is below
/// 2^46.
pub fn byte_of_chance(part: u64, all: u64) -> u8 {
    let wanted = (2 * part + 1) * (1 << 16) / (2 * all + 2);
    let off = |byte: u8| u64::from(chance_of_byte(byte)).abs_diff(wanted);
    (0..=u8::MAX).min_by_key(|&byte| off(byte)).unwrap_or_default()
}

/// Reads a packed block.
#[derive(Clone, Debug)]
pub struct Decoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    range: u32,
    code: u32,
}

/// Below this, 2^24 of 2^32, the coder's range is widened by a byte.
pub const LEAST_RANGE: u32 = 1 << 24;

impl<'a> Decoder<'a> {
    /// A reader of a packed block. Beyond its end there are zeros.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { bytes: bytes.iter(), range: u32::MAX, code: 0 };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    #[inline]
    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }

    #[inline]
    fn bit(&mut self, chance: u16) -> bool {
        let bound = (self.range >> 16) * u32::from(chance);
        let bit = self.code < bound;
        if bit {
            self.range = bound;
        } else {
            self.code -= bound;
            self.range -= bound;
        }
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

impl SymbolCoder for Decoder<'_> {
    #[inline]
    fn code(&mut self, _place: usize, chances: Chances) -> u8 {
        if self.bit(chances[0]) {
            1
        } else if self.bit(chances[1]) {
            2
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_as_bytes_are_near() {
        for (part, all) in [(0, 1), (1, 2), (1, 3), (999, 1000), (0, 1_000_000), (1_000_000, 1_000_000)] {
            let chance = u64::from(chance_of_byte(byte_of_chance(part, all)));
            let wanted = (65_536 * part / all).clamp(u64::from(LEAST_CHANCE), 65_512);
            assert!(
                chance.abs_diff(wanted) <= wanted.min(65_536 - wanted) / 4 + 17_000 / all.min(1000),
                "{part} of {all}: {chance}"
            );
        }
        assert!(
            (0..=u8::MAX).map(chance_of_byte).all(|chance| (LEAST_CHANCE..=u16::MAX - LEAST_CHANCE).contains(&chance))
        );
    }
}
