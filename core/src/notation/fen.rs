//! FEN of PDN 3.0: `TURN:Wlist:Blist`.
//!
//! Read: numbers, letters, ranges of numbers, `K` before a king, both colour orders, empty lists, a final dot, blanks
//! around the parts. Written: numbers in rising order, White first, no final dot.

use super::names::Names;
use crate::board::{Square, squares_of};
use crate::color::Color;
use crate::position::{Position, PositionError, Setup};
use crate::rules::Variant;

/// What is wrong with a FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind} (at character {column})")]
pub struct FenError {
    /// The character at which the fault stands, from 1.
    pub column: usize,
    /// The fault.
    pub kind: FenErrorKind,
}

/// A fault in a FEN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenErrorKind {
    /// It does not begin with `W` or `B`.
    #[error("the side to move must be W or B")]
    NoTurn,
    /// The colon before a list is missing, or more follows after the second list.
    #[error("expected a colon and a list of pieces")]
    NoList,
    /// A list begins with neither `W` nor `B`, or both lists have the same colour.
    #[error("expected a list of the other colour, beginning with W or B")]
    NoColor,
    /// Something that is not a square of the board.
    #[error("'{text}' is not a square of this board")]
    NoSquare {
        /// What stands there.
        text: String,
    },
    /// A range that runs backwards.
    #[error("the range {first}-{last} runs backwards")]
    BackwardRange {
        /// Its first square.
        first: u8,
        /// Its last square.
        last: u8,
    },
    /// A square is named twice.
    #[error("square {square} is named twice")]
    NamedTwice {
        /// Its number.
        square: u8,
    },
    /// The pieces make no position of the variant.
    #[error("{0}")]
    Position(PositionError),
}

/// Reads a position of `variant`.
///
/// ```
/// use draughts::notation::fen;
/// use draughts::rules::Variant;
///
/// let position = fen::parse(Variant::English, "B:W18,K26-28:B15.").unwrap();
/// assert_eq!(fen::write(Variant::English, &position), "B:W18,K26,K27,K28:B15");
/// let error = fen::parse(Variant::English, "W:W33:B1").unwrap_err();
/// assert_eq!(error.to_string(), "'33' is not a square of this board (at character 4)");
/// ```
///
/// # Errors
///
/// [`FenError`] with the place of the first fault.
pub fn parse(variant: Variant, text: &str) -> Result<Position, FenError> {
    let mut reader = Reader { names: Names::of(variant), setup: Setup::default() };
    let body = text.trim_end();
    let body = body.strip_suffix('.').unwrap_or(body);
    let mut parts = split(body, 0, ':');
    let turn =
        parts.next().and_then(|(_, part)| color(part.trim())).ok_or_else(|| at(text, 0, FenErrorKind::NoTurn))?;

    let mut seen = None;
    let mut listed_end = None;
    for _ in 0..2 {
        let (offset, part) = parts.next().ok_or_else(|| at(text, body.len(), FenErrorKind::NoList))?;
        listed_end = Some(offset + part.len());
        let trimmed = part.trim_start();
        let offset = offset + part.len() - trimmed.len();
        let side = trimmed
            .get(..1)
            .and_then(color)
            .filter(|&side| seen != Some(side))
            .ok_or_else(|| at(text, offset, FenErrorKind::NoColor))?;
        seen = Some(side);
        reader.list(text, side, offset + 1, &trimmed[1..])?;
    }
    if parts.next().is_some() {
        return Err(at(text, listed_end.unwrap_or(0), FenErrorKind::NoList));
    }
    Position::new(variant, reader.setup, turn).map_err(|error| Reader::locate(text, error))
}

/// Writes a position of `variant`.
pub fn write(variant: Variant, position: &Position) -> String {
    let names = Names::of(variant);
    let list = |color: Color| {
        let mut squares: Vec<_> = squares_of(position.pieces(color)).collect();
        squares.sort_by_key(|&square| names.number(square));
        let name = |square: Square| {
            let king = if position.kings() & square.bit() == 0 { "" } else { "K" };
            format!("{king}{}", names.number(square))
        };
        squares.into_iter().map(name).collect::<Vec<_>>().join(",")
    };
    format!("{}:W{}:B{}", position.turn().letter(), list(Color::White), list(Color::Black))
}

struct Reader {
    names: Names,
    setup: Setup,
}

impl Reader {
    /// Reads a list of `pieces`, which begins `offset` bytes into `text`.
    fn list(&mut self, text: &str, side: Color, offset: usize, pieces: &str) -> Result<(), FenError> {
        if pieces.trim().is_empty() {
            return Ok(());
        }
        for (offset, item) in split(pieces, offset, ',') {
            let trimmed = item.trim();
            let offset = offset + item.len() - item.trim_start().len();
            let king = trimmed.starts_with(['K', 'k']);
            let named = if king { &trimmed[1..] } else { trimmed };
            let fault = |kind| at(text, offset, kind);
            let find = |name: &str| {
                self.names.parse(name).ok_or_else(|| fault(FenErrorKind::NoSquare { text: named.to_owned() }))
            };
            let (begin, end) = named.split_once('-').unwrap_or((named, named));
            let (first, last) = (self.names.number(find(begin)?), self.names.number(find(end)?));
            if first > last {
                return Err(fault(FenErrorKind::BackwardRange { first, last }));
            }
            for number in first..=last {
                let Some(square) = self.names.square(number) else { continue };
                let bit = square.bit();
                if (self.setup.white | self.setup.black) & bit != 0 {
                    return Err(fault(FenErrorKind::NamedTwice { square: number }));
                }
                match side {
                    Color::White => self.setup.white |= bit,
                    Color::Black => self.setup.black |= bit,
                }
                if king {
                    self.setup.kings |= bit;
                }
            }
        }
        Ok(())
    }

    /// Finds the place of a fault that showed only when the position was whole.
    fn locate(text: &str, error: PositionError) -> FenError {
        let color = match error {
            PositionError::ManOnLastRow { color, .. } | PositionError::TooManyPieces { color, .. } => color,
            PositionError::OffBoard | PositionError::Overlap { .. } => Color::White,
        };
        let list = text
            .match_indices(':')
            .find(|&(index, _)| text[index + 1..].trim_start().get(..1).and_then(self::color) == Some(color));
        at(text, list.map_or(0, |(index, _)| index + 1), FenErrorKind::Position(error))
    }
}

fn color(letter: &str) -> Option<Color> {
    match letter {
        "W" | "w" => Some(Color::White),
        "B" | "b" => Some(Color::Black),
        _ => None,
    }
}

/// The parts of `text` between separators, with their offsets counted from `base`.
fn split(text: &str, base: usize, separator: char) -> impl Iterator<Item = (usize, &str)> {
    let mut next = base;
    text.split(separator).map(move |part| {
        let offset = next;
        next += part.len() + separator.len_utf8();
        (offset, part)
    })
}

/// A fault at a byte offset, told in characters.
fn at(text: &str, offset: usize, kind: FenErrorKind) -> FenError {
    let column = text.char_indices().take_while(|&(index, _)| index < offset).count() + 1;
    FenError { column, kind }
}
