//! Moves as text.

use super::names::Names;
use crate::board::{Bits, Square, squares_of};
use crate::moves::{Captures, Move, Series, legal_moves};
use crate::position::Position;
use crate::rules::Variant;

/// A legal move of `position` as the variant writes it: start and end, and the squares between where another move has
/// the same two.
///
/// ```
/// use draughts::moves::{Captures, legal_moves};
/// use draughts::notation::{fen, write_move};
/// use draughts::rules::Variant;
///
/// let position = fen::parse(Variant::English, "B:W18:B15").unwrap();
/// let capture = legal_moves(Variant::English, Captures::Forced, &position)[0];
/// assert_eq!(write_move(Variant::English, Captures::Forced, &position, &capture), "15x22");
/// ```
pub fn write_move(variant: Variant, captures: Captures, position: &Position, played: &Move) -> String {
    write_move_with(Names::of(variant), variant, captures, position, played)
}

/// Like [`write_move`], with other names of squares.
pub fn write_move_with(
    names: Names,
    variant: Variant,
    captures: Captures,
    position: &Position,
    played: &Move,
) -> String {
    let sign = if played.is_capture() { variant.rules().notation.capture_sign } else { '-' };
    // The sign tells a capture from a quiet move with the same ends.
    let alike =
        |other: &&Move| (other.from, other.to, other.is_capture()) == (played.from, played.to, played.is_capture());
    let ambiguous = legal_moves(variant, captures, position).iter().filter(alike).count() > 1;
    let path = match Series::route(variant, captures, position, played) {
        Some(series) if ambiguous => series.path(),
        _ => vec![played.from, played.to],
    };
    join(path.into_iter().map(|square| names.name(square)), sign)
}

/// A move by numbers, with everything that tells it from every other: `11-15`, or start, end and taken squares in
/// rising order, `15x22x18`.
pub fn write_exact(names: Names, played: &Move) -> String {
    let sign = if played.is_capture() { 'x' } else { '-' };
    let mut taken: Vec<_> = squares_of(played.taken).map(|square| names.number(square)).collect();
    taken.sort_unstable();
    let numbers = [names.number(played.from), names.number(played.to)].into_iter().chain(taken);
    join(numbers.map(|number| number.to_string()), sign)
}

/// Finds the move that [`write_exact`] wrote, or any text that names start, end and the taken squares in any order,
/// among `legal`.
pub fn read_exact(names: Names, text: &str, legal: &[Move]) -> Option<Move> {
    let squares = text.split(['x', '-']).map(|number| names.parse(number)).collect::<Option<Vec<Square>>>()?;
    let [from, to, taken @ ..] = squares.as_slice() else { return None };
    let taken: Bits = taken.iter().fold(0, |taken, square| taken | square.bit());
    legal.iter().find(|legal| (legal.from, legal.to, legal.taken) == (*from, *to, taken)).copied()
}

fn join(parts: impl Iterator<Item = String>, sign: char) -> String {
    parts.collect::<Vec<_>>().join(sign.encode_utf8(&mut [0; 4]))
}
