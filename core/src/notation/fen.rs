//! FEN of PDN 3.0: `TURN:Wlist:Blist`.
//!
//! Read: numbers, letters, ranges of numbers (`W21-32`, `WK1-3` for kings), `K` before a king, both colour orders, empty
//! lists, small letters, a final dot, blanks around the parts. Written: numbers in rising order, White first, no final
//! dot.

use super::names::Names;
use super::pdn::quote;
use crate::board::{Board, Square, squares_of};
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
    /// Something that is not a playable square of the board.
    #[error("'{text}' is not a square of this board")]
    NoSquare {
        /// What stands there.
        text: String,
    },
    /// A square on which no piece can stand.
    #[error("'{text}' is a light square")]
    LightSquare {
        /// Its name.
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
    let board = &variant.rules().board;
    let mut reader = Reader { board, names: Names::of(variant), setup: Setup::default(), placed: Vec::new() };
    let body = text.trim_end();
    let body = body.strip_suffix('.').unwrap_or(body);
    let mut parts = split(body, 0, ':');
    let (begin, letter) = parts.next().map_or((0, ""), |(offset, part)| trimmed(offset, part));
    let turn = color(letter).ok_or_else(|| at(text, begin, FenErrorKind::NoTurn))?;

    let mut seen = None;
    for _ in 0..2 {
        let (offset, part) = parts.next().ok_or_else(|| at(text, body.len(), FenErrorKind::NoList))?;
        let (offset, part) = trimmed(offset, part);
        let side = part
            .get(..1)
            .and_then(color)
            .filter(|&side| seen != Some(side))
            .ok_or_else(|| at(text, offset, FenErrorKind::NoColor))?;
        seen = Some(side);
        reader.list(text, side, offset + 1, &part[1..])?;
    }
    if let Some((offset, _)) = parts.next() {
        return Err(at(text, offset - 1, FenErrorKind::NoList));
    }
    let Reader { setup, placed, .. } = reader;
    Position::new(variant, setup, turn).map_err(|error| at(text, blamed(&placed, error), FenErrorKind::Position(error)))
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
    board: &'static Board,
    names: Names,
    setup: Setup,
    /// Whose piece was placed where, and which byte of the text said so; in the order of the text.
    placed: Vec<(Color, Square, usize)>,
}

impl Reader {
    /// Reads a list of `pieces`, which begins `offset` bytes into `text`.
    fn list(&mut self, text: &str, side: Color, offset: usize, pieces: &str) -> Result<(), FenError> {
        if pieces.trim().is_empty() {
            return Ok(());
        }
        for (offset, item) in split(pieces, offset, ',') {
            let (offset, item) = trimmed(offset, item);
            let king = item.starts_with(['K', 'k']);
            let named = if king { item[1..].trim_start() } else { item };
            let (first, last) = self.range(named).map_err(|kind| at(text, offset, kind))?;
            for number in first..=last {
                let Some(square) = self.names.square(number) else { continue };
                let bit = square.bit();
                if (self.setup.white | self.setup.black) & bit != 0 {
                    return Err(at(text, offset, FenErrorKind::NamedTwice { square: number }));
                }
                match side {
                    Color::White => self.setup.white |= bit,
                    Color::Black => self.setup.black |= bit,
                }
                if king {
                    self.setup.kings |= bit;
                }
                self.placed.push((side, square, offset));
            }
        }
        Ok(())
    }

    /// The numbers of the first and the last square that `named` stands for: a square, or two numbers with a hyphen.
    fn range(&self, named: &str) -> Result<(u8, u8), FenErrorKind> {
        let number = |name: &str| {
            let square = self.names.parse(name).ok_or_else(|| match quote(name) {
                text if self.is_light(name) => FenErrorKind::LightSquare { text },
                text => FenErrorKind::NoSquare { text },
            })?;
            Ok(self.names.number(square))
        };
        let is_number = |name: &str| name.starts_with(|c: char| c.is_ascii_digit());
        let ends = named.split_once('-').map(|(first, last)| (first.trim(), last.trim()));
        let Some((first, last)) = ends.filter(|&(first, last)| is_number(first) && is_number(last)) else {
            return number(named).map(|number| (number, number));
        };
        let (first, last) = (number(first)?, number(last)?);
        if first > last { Err(FenErrorKind::BackwardRange { first, last }) } else { Ok((first, last)) }
    }

    /// Whether a name that is no playable square's is another square's of the board.
    fn is_light(&self, name: &str) -> bool {
        let mut rank = name.chars();
        let file = rank.next().map_or(0, |file| u32::from(file.to_ascii_lowercase()));
        let size = u32::from(self.board.size);
        (u32::from('a')..u32::from('a') + size).contains(&file)
            && rank.as_str().parse().is_ok_and(|rank: u32| (1..=size).contains(&rank))
    }
}

/// Which byte of the text is to blame for a fault that showed only when the position was whole.
fn blamed(placed: &[(Color, Square, usize)], error: PositionError) -> usize {
    let mut of_side = placed.iter().filter(|(side, square, _)| match error {
        PositionError::ManOnLastRow { square: faulty, .. } | PositionError::Overlap { square: faulty } => {
            *square == faulty
        }
        PositionError::TooManyPieces { color, .. } => *side == color,
        PositionError::OffBoard => false,
    });
    let skipped = if let PositionError::TooManyPieces { most, .. } = error { most } else { 0 };
    of_side.nth(skipped as usize).map_or(0, |&(_, _, offset)| offset)
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

/// A part without the blanks around it, and its offset.
fn trimmed(offset: usize, part: &str) -> (usize, &str) {
    (offset + part.len() - part.trim_start().len(), part.trim())
}

/// A fault at a byte offset, told in characters.
fn at(text: &str, offset: usize, kind: FenErrorKind) -> FenError {
    let column = text.char_indices().take_while(|&(index, _)| index < offset).count() + 1;
    FenError { column, kind }
}
