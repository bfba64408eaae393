//! Packing values: the writing side of `draughts::endgame`'s codec.

use draughts::endgame::{Chances, LEAST_RANGE, SymbolCoder};

/// What may be anything.
pub const ANY: u8 = 3;

/// Writes a block.
#[derive(Debug)]
pub struct Encoder<'a> {
    wanted: &'a [u8],
    low: u64,
    range: u32,
    /// Bytes that are settled but for a carry: one, then so many of 255.
    held: Option<u8>,
    full: usize,
    bytes: Vec<u8>,
}

impl<'a> Encoder<'a> {
    /// A writer of the values `wanted`; where they are [`ANY`] it puts what is foretold.
    pub const fn new(wanted: &'a [u8]) -> Self {
        Self { wanted, low: 0, range: u32::MAX, held: None, full: 0, bytes: Vec::new() }
    }

    fn bit(&mut self, bit: bool, chance: u16) {
        let bound = (self.range >> 16) * u32::from(chance);
        if bit {
            self.range = bound;
        } else {
            self.low += u64::from(bound);
            self.range -= bound;
        }
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Moves the highest byte of `low` out, with what a carry makes of those before it.
    fn shift(&mut self) {
        let carry = u8::from(self.low > u64::from(u32::MAX));
        let top = (self.low >> 24 & 255) as u8;
        if top == u8::MAX && carry == 0 {
            self.full += 1;
        } else {
            self.bytes.extend(self.held.map(|held| held.wrapping_add(carry)));
            self.bytes.extend(std::iter::repeat_n(u8::MAX.wrapping_add(carry), self.full));
            self.full = 0;
            self.held = Some(top);
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// The packed bytes; the reader takes what is missing at the end for zeros.
    pub fn finish(mut self) -> Vec<u8> {
        // Of the numbers that mean the same, the one with the most zeros at its end.
        let end = self.low + u64::from(self.range) - 1;
        let cut = (0..=32).rev().find(|&zeros| end >> zeros << zeros >= self.low).unwrap_or(0);
        self.low = end >> cut << cut;
        for _ in 0..5 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

impl SymbolCoder for Encoder<'_> {
    fn code(&mut self, place: usize, chances: Chances) -> u8 {
        let value = match self.wanted[place] {
            ANY => foretold(chances),
            value => value,
        };
        self.bit(value == 1, chances[0]);
        if value != 1 {
            self.bit(value == 2, chances[1]);
        }
        value
    }
}

/// The likeliest value.
fn foretold([draw, win]: Chances) -> u8 {
    let (draw, win) = (u32::from(draw) << 16, (65_536 - u32::from(draw)) * u32::from(win));
    let loss = (u64::from(u32::MAX) + 1).saturating_sub(u64::from(draw) + u64::from(win));
    if draw >= win && u64::from(draw) >= loss {
        1
    } else if u64::from(win) >= loss {
        2
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::endgame::Decoder;

    /// Values and chances of all kinds, the least likely among them, come back as they were.
    #[test]
    fn what_is_written_is_read() {
        let mut state: u32 = 1;
        let mut next = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        };
        for length in [0, 1, 2, 3, 50, 2048] {
            for _ in 0..50 {
                let edge = [24, 100, 1 << 15, u16::MAX - 24];
                let chances: Vec<Chances> =
                    (0..length).map(|_| [edge[next(4) as usize], edge[next(4) as usize]]).collect();
                let wanted: Vec<u8> = (0..length).map(|_| [0, 1, 2, ANY][next(4) as usize]).collect();
                let mut encoder = Encoder::new(&wanted);
                let written: Vec<u8> =
                    chances.iter().enumerate().map(|(place, chances)| encoder.code(place, *chances)).collect();
                let bytes = encoder.finish();
                let mut decoder = Decoder::new(&bytes);
                let read: Vec<u8> =
                    chances.iter().enumerate().map(|(place, chances)| decoder.code(place, *chances)).collect();
                assert_eq!(read, written);
                assert!(wanted.iter().zip(&written).all(|(wanted, written)| *wanted == ANY || wanted == written));
            }
        }
    }
}
