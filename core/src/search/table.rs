//! The hash table: what earlier visits to a position found out.

use super::score::Score;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is exact.
    Exact,
    /// The true score is at least this.
    AtLeast,
    /// The true score is at most this.
    AtMost,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub score: Score,
    pub bound: Bound,
    /// Plies to which it was searched.
    pub depth: i32,
    /// The best move, as its place among the generated ones.
    pub best: Option<u8>,
}

/// A key and a packed [`Found`]; an age of 0 marks an empty slot.
type Slot = [u64; 2];

/// Slots that are looked at for one position: as many as share a cache line.
const WAYS: usize = 4;

/// A hash table of fixed size.
#[derive(Clone, Debug)]
pub struct HashTable {
    slots: Box<[Slot]>,
    /// From 1 to 63, so that results of earlier searches are replaced first.
    age: u64,
}

impl HashTable {
    /// A table of `2^log2_entries` entries of 16 bytes, at least 4 and at most 2^26 of them.
    pub fn new(log2_entries: u8) -> Self {
        Self { slots: vec![[0; 2]; 1 << log2_entries.clamp(2, 26)].into_boxed_slice(), age: 1 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill([0; 2]);
        self.age = 1;
    }

    /// Tells the table that another search begins.
    pub(super) fn next_search(&mut self) {
        self.age = self.age % 63 + 1;
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the low bits are wanted")]
    fn first_way(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1) & !(WAYS - 1)
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Found> {
        let first = self.first_way(key);
        let ways = self.slots.get(first..first + WAYS)?;
        ways.iter().find(|way| way[0] == key && age_of(way[1]) != 0).map(|way| unpack(way[1]))
    }

    /// Keeps what was found out. It takes the place of the same position, or of the one that is oldest and least deep.
    #[inline]
    pub(super) fn keep(&mut self, key: u64, found: Found) {
        let first = self.first_way(key);
        let age = self.age;
        let Some(ways) = self.slots.get_mut(first..first + WAYS) else { return };
        let mut place = 0;
        let mut least = i32::MAX;
        for (index, way) in ways.iter().enumerate() {
            if way[0] == key {
                place = index;
                break;
            }
            let worth = depth_of(way[1]) + if age_of(way[1]) == age { 256 } else { 0 };
            if worth < least && age_of(way[1]) != 0 {
                (place, least) = (index, worth);
            } else if age_of(way[1]) == 0 && least > -1 {
                (place, least) = (index, -1);
            }
        }
        let mut found = found;
        if ways[place][0] == key && found.best.is_none() && age_of(ways[place][1]) != 0 {
            found.best = unpack(ways[place][1]).best;
        }
        ways[place] = [key, pack(found, age)];
    }
}

#[inline]
fn age_of(packed: u64) -> u64 {
    packed >> 48 & 63
}

#[inline]
fn depth_of(packed: u64) -> i32 {
    (packed >> 32 & 0xff) as i32
}

/// Score 32 bits, depth 8, move 8 (none is 255), age 6, bound 2.
#[inline]
#[expect(clippy::cast_sign_loss, reason = "bits are packed")]
fn pack(found: Found, age: u64) -> u64 {
    let bound = match found.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    let depth = found.depth.clamp(0, 255) as u64;
    u64::from(found.score as u32)
        | depth << 32
        | u64::from(found.best.unwrap_or(u8::MAX)) << 40
        | age << 48
        | bound << 54
}

#[inline]
#[expect(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "bits are unpacked")]
fn unpack(packed: u64) -> Found {
    let bound = match packed >> 54 & 3 {
        0 => Bound::Exact,
        1 => Bound::AtLeast,
        _ => Bound::AtMost,
    };
    let best = (packed >> 40 & 0xff) as u8;
    Found { score: packed as u32 as i32, bound, depth: depth_of(packed), best: (best != u8::MAX).then_some(best) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(score: Score, depth: i32, best: Option<u8>) -> Found {
        Found { score, bound: Bound::AtMost, depth, best }
    }

    #[test]
    fn what_is_kept_is_found() {
        let mut table = HashTable::new(4);
        assert_eq!(table.find(0), None);
        for (key, score) in [(0, -29_990), (1, 29_990), (1 << 40, 0), (7, -1)] {
            table.keep(key, found(score, 12, Some(3)));
            assert_eq!(table.find(key), Some(found(score, 12, Some(3))));
        }
        table.keep(7, found(5, 13, None));
        assert_eq!(table.find(7), Some(found(5, 13, Some(3))));
        table.clear();
        assert_eq!(table.find(7), None);
    }

    #[test]
    fn the_least_deep_of_an_earlier_search_makes_room() {
        let mut table = HashTable::new(2);
        for (key, depth) in [(4, 9), (8, 2), (12, 5)] {
            table.keep(key, found(0, depth, None));
        }
        table.next_search();
        table.keep(16, found(0, 1, None));
        assert!([4, 8, 12, 16].into_iter().all(|key| table.find(key).is_some()));
        table.keep(20, found(0, 1, None));
        assert_eq!(table.find(8), None);
        table.keep(24, found(0, 1, None));
        assert_eq!(table.find(12), None);
        assert!([4, 16, 20, 24].into_iter().all(|key| table.find(key).is_some()));
    }
}
