//! Unpacked blocks that are kept, and those that make room.

use super::codec::BLOCK;

/// A block, two bits a value.
pub(super) type Unpacked = [u8; BLOCK / 4];

/// The blocks that are kept at most: 12 MiB.
const MOST_BLOCKS: usize = (12 << 20) / size_of::<Unpacked>();
/// A block that is not kept.
const NOWHERE: u32 = u32::MAX;

/// Unpacked blocks. What was not asked for while the hand went round makes room.
#[derive(Debug)]
pub(super) struct Cache {
    /// Where each block is.
    places: Vec<u32>,
    kept: Vec<Kept>,
    hand: usize,
}

#[derive(Debug)]
struct Kept {
    block: u32,
    asked: bool,
    values: Box<Unpacked>,
}

impl Cache {
    pub(super) fn new(blocks: usize) -> Self {
        Self { places: vec![NOWHERE; blocks], kept: Vec::new(), hand: 0 }
    }

    /// The values of a block, unpacked by `unpack` unless they are kept.
    #[inline]
    pub(super) fn get(&mut self, block: usize, unpack: impl FnOnce(&mut Unpacked)) -> Option<&Unpacked> {
        let place = *self.places.get(block)?;
        if place == NOWHERE {
            return self.fetch(block, unpack);
        }
        let kept = self.kept.get_mut(place as usize)?;
        kept.asked = true;
        Some(&kept.values)
    }

    /// Gives all memory back.
    pub(super) fn clear(&mut self) {
        *self = Self::new(self.places.len());
    }

    #[cold]
    #[expect(clippy::cast_possible_truncation, reason = "a file has some ten thousand blocks")]
    fn fetch(&mut self, block: usize, unpack: impl FnOnce(&mut Unpacked)) -> Option<&Unpacked> {
        let place = if self.kept.len() < MOST_BLOCKS {
            self.kept.push(Kept { block: NOWHERE, asked: true, values: Box::new([0; BLOCK / 4]) });
            self.kept.len() - 1
        } else {
            self.make_room()
        };
        let kept = self.kept.get_mut(place)?;
        if let Some(before) = self.places.get_mut(kept.block as usize) {
            *before = NOWHERE;
        }
        unpack(&mut kept.values);
        kept.block = block as u32;
        kept.asked = true;
        *self.places.get_mut(block)? = place as u32;
        Some(&kept.values)
    }

    /// The next place that was not asked for since the hand came by.
    fn make_room(&mut self) -> usize {
        loop {
            let place = self.hand;
            self.hand = (self.hand + 1) % self.kept.len().max(1);
            match self.kept.get_mut(place) {
                Some(kept) if kept.asked => kept.asked = false,
                _ => return place,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(block: usize) -> u8 {
        u8::try_from(block % 251).unwrap()
    }

    #[test]
    fn every_block_is_found_again_however_many_there_are() {
        let blocks = MOST_BLOCKS + 500;
        let mut cache = Cache::new(blocks);
        let mut unpacked = 0;
        for round in 0..2 {
            for block in 0..blocks {
                let values = cache.get(block, |values| {
                    unpacked += 1;
                    values.fill(mark(block));
                });
                assert_eq!(values.unwrap()[round], mark(block));
            }
        }
        assert!(unpacked > blocks && cache.kept.len() == MOST_BLOCKS);
        assert_eq!(cache.get(blocks, |_| ()), None);
    }
}
