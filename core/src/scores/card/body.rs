//! What version 1 of a card says, in as few bytes as it needs.
//!
//! | size | |
//! |---|---|
//! | 8 bytes | the id, low byte first |
//! | 5 bytes | the edition, low byte first |
//! | 1 byte | how many bytes the nickname has |
//! | … | the nickname in UTF-8 |
//! | 56 bits | for each row whether there is a result: variants in their order, each with and then without compulsory captures, for each of these four levels |
//! | 9 bits for each result | a tenth of its points |
//!
//! Bits are written from the highest of each byte; the last byte is filled up with zeros. Points that no game of the
//! variant can bring are refused.

use super::{Card, CardError, PersonId};
use crate::level::Level;
use crate::rules::Variant;
use crate::scores::rows::rows;
use crate::scores::{Nickname, Points, RecordKey};
use std::collections::BTreeMap;

const EDITION_BYTES: usize = 5;
/// Levels that a card has room for; those that this app does not know come from a newer one.
const LEVELS: usize = 4;
const RESULT_BITS: usize = 9;
/// Points come in steps of this.
const STEP: u32 = 10;

const _: () = assert!(Level::ALL.len() <= LEVELS);
const _: () = assert!(Nickname::MOST_BYTES <= u8::MAX as usize);

/// The rows by the place of their bit; `None` for levels that are not known.
fn slots() -> impl Iterator<Item = Option<RecordKey>> {
    rows().flat_map(|(variant, forced_capture)| {
        (0..LEVELS).map(move |level| Level::ALL.get(level).map(|&level| RecordKey { variant, forced_capture, level }))
    })
}

pub(super) fn write(card: &Card) -> Vec<u8> {
    let mut bytes = card.id.0.to_le_bytes().to_vec();
    bytes.extend(&card.edition.to_le_bytes()[..EDITION_BYTES]);
    let name = card.nickname.as_str().as_bytes();
    bytes.push(u8::try_from(name.len()).unwrap_or(u8::MAX));
    bytes.extend(name);

    let results: Vec<_> = slots().map(|key| card.best.get(&key?)).collect();
    let mut bits = BitWriter::default();
    for result in &results {
        bits.push(u32::from(result.is_some()), 1);
    }
    for points in results.into_iter().flatten() {
        bits.push(points / STEP, RESULT_BITS);
    }
    bytes.extend(bits.bytes);
    bytes
}

pub(super) fn read(body: &[u8]) -> Result<Card, CardError> {
    parse(body).ok_or(CardError::Mangled)?
}

/// `None` for what this app does not write; with a right checksum that is no accident.
fn parse(body: &[u8]) -> Option<Result<Card, CardError>> {
    let (id, rest) = body.split_first_chunk::<8>()?;
    let (edition, rest) = rest.split_first_chunk::<EDITION_BYTES>()?;
    let (&length, rest) = rest.split_first()?;
    let (name, rest) = rest.split_at_checked(usize::from(length))?;
    let text = std::str::from_utf8(name).ok()?;
    let nickname = Nickname::parse(text).ok().filter(|nickname| nickname.as_str() == text)?;

    let mut bits = BitReader { bytes: rest, next: 0 };
    let mut present = Vec::new();
    for key in slots() {
        if bits.take(1)? == 1 {
            let Some(key) = key else { return Some(Err(CardError::Newer)) };
            present.push(key);
        }
    }
    let mut best = BTreeMap::new();
    for key in present {
        let points = bits.take(RESULT_BITS)? * STEP;
        is_possible(key.variant, points).then(|| best.insert(key, points))?;
    }
    bits.is_at_end().then_some(())?;
    let edition = edition.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
    Some(Ok(Card { id: PersonId(u64::from_le_bytes(*id)), nickname, edition, best }))
}

/// Whether a win of the variant can bring these points: for one piece at least, and for at most all.
fn is_possible(variant: Variant, points: u32) -> bool {
    let pieces = (points / Points::PIECE).min(u32::from(variant.rules().men_each()));
    let for_moves = points - pieces * Points::PIECE;
    pieces > 0 && for_moves < Points::MOVE_LIMIT * Points::MOVE
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    length: usize,
}

impl BitWriter {
    fn push(&mut self, value: u32, count: usize) {
        for bit in (0..count).rev() {
            if self.length.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if value >> bit & 1 == 1
                && let Some(last) = self.bytes.last_mut()
            {
                *last |= 0x80 >> (self.length % 8);
            }
            self.length += 1;
        }
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    next: usize,
}

impl BitReader<'_> {
    fn take(&mut self, count: usize) -> Option<u32> {
        (0..count).try_fold(0, |value, _| {
            let bit = self.bytes.get(self.next / 8)? >> (7 - self.next % 8) & 1;
            self.next += 1;
            Some(value << 1 | u32::from(bit))
        })
    }

    /// Only filling is left, and it is zeros.
    fn is_at_end(&self) -> bool {
        let left = self.bytes.len() * 8 - self.next;
        left < 8 && (left == 0 || self.bytes.last().is_some_and(|last| last << (8 - left) == 0))
    }
}
