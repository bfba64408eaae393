//! The keys of positions: one random number for each kind of piece on each square, and one for the side to move.
//!
//! They come from a fixed generator, so every machine has the same ones.

use crate::board::{Bits, Square, squares_of};
use crate::color::Color;
use crate::position::Position;

/// The kinds of pieces: men and kings of each side.
pub(super) const KINDS: usize = 4;

/// The kind of a piece, as an index.
#[inline]
pub(super) const fn kind(color: Color, king: bool) -> usize {
    color as usize * 2 + king as usize
}

/// A square as an index below 64.
#[inline]
pub(super) const fn index(square: Square) -> usize {
    (square.bit().trailing_zeros() & 63) as usize
}

static KEYS: [[u64; 64]; KINDS] = keys();

/// Added while Black is to move.
pub(super) const TURN: u64 = mix(u64::MAX);

/// The key of a piece on a square.
#[inline]
pub(super) fn key(kind: usize, square: Square) -> u64 {
    KEYS[kind & 3][index(square)]
}

/// The key of a position from its pieces; the search keeps it up from move to move.
pub(super) fn of_position(position: &Position) -> u64 {
    let kinds = [(Color::White, false), (Color::White, true), (Color::Black, false), (Color::Black, true)];
    let pieces = kinds.into_iter().flat_map(|(color, king)| {
        let bits: Bits = position.pieces(color) & if king { position.kings() } else { !position.kings() };
        squares_of(bits).map(move |square| key(kind(color, king), square))
    });
    let turn = if position.turn() == Color::Black { TURN } else { 0 };
    pieces.fold(turn, |all, key| all ^ key)
}

/// A key for a number, such as a count of a draw clock.
#[inline]
pub(super) const fn mix(number: u64) -> u64 {
    // The generator SplitMix64.
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

const fn keys() -> [[u64; 64]; KINDS] {
    let mut keys = [[0; 64]; KINDS];
    let mut state = 0x0064_7261_7567_6874;
    let mut kind = 0;
    while kind < KINDS {
        let mut square = 0;
        while square < 64 {
            state = mix(state);
            keys[kind][square] = state;
            square += 1;
        }
        kind += 1;
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_are_the_same_everywhere_and_all_different() {
        assert_eq!(KEYS[0][0], mix(0x0064_7261_7567_6874));
        let mut all: Vec<u64> = KEYS.iter().flatten().copied().chain([TURN]).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), KINDS * 64 + 1);
    }
}
