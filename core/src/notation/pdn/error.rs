//! What can be wrong with a PDN file, and where.

use super::super::fen::FenErrorKind;
use crate::color::Color;
use crate::rules::Variant;

/// So much of a wrong text is quoted.
const LONGEST_QUOTE: usize = 24;

/// A place in a text, in lines and characters, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

/// Why a game could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {kind}", place.line, place.column)]
pub struct PdnError {
    /// Where the fault stands.
    pub place: Place,
    /// The fault.
    pub kind: PdnErrorKind,
}

impl PdnError {
    pub(super) const fn at(place: Place, kind: PdnErrorKind) -> Self {
        Self { place, kind }
    }
}

/// A fault in a PDN file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnErrorKind {
    /// A `{` without its `}`.
    #[error("this comment is never closed")]
    UnclosedComment,
    /// A `(` without its `)`.
    #[error("this variation is never closed")]
    UnclosedVariation,
    /// A bracket before the moves with no name behind it.
    #[error("a tag must begin with a name")]
    NoTagName,
    /// A tag without a value in quotation marks on the same line.
    #[error("expected the tag's value in quotation marks")]
    NoTagValue,
    /// A tag's value without its closing quotation mark.
    #[error("the tag's value is never closed")]
    UnclosedValue,
    /// A tag without its closing bracket.
    #[error("expected the bracket that closes the tag")]
    UnclosedTag,
    /// More tags than [`super::MOST_TAGS`].
    #[error("the game has too many tags")]
    TooManyTags,
    /// Neither the file nor the caller says which variant the game is of.
    #[error("the game does not say its type and no variant was asked for")]
    NoGameType,
    /// A `GameType` that is none.
    #[error("'{text}' is not a type of game")]
    BadGameType {
        /// What stands there.
        text: String,
    },
    /// A game that this program does not play.
    #[error("game type {number} ({}) is not supported", name.unwrap_or("unknown"))]
    OtherGame {
        /// Its number in `GameType`.
        number: u16,
        /// Its name, if PDN has one.
        name: Option<&'static str>,
    },
    /// A game of another variant than the one asked for.
    #[error("this is a game of {found:?} draughts, not of {asked:?} draughts{}", stops(illegal.as_ref()))]
    OtherVariant {
        /// The variant asked for.
        asked: Variant,
        /// The variant by the file.
        found: Variant,
        /// The first move that is not legal in the variant asked for; `None` if all are, or if not even the start is.
        illegal: Option<MoveName>,
    },
    /// The start position is none.
    #[error("{0}")]
    Fen(FenErrorKind),
    /// Something that is neither a move nor anything else that belongs to a game.
    #[error("'{text}' is not a move")]
    NoMove {
        /// What stands there.
        text: String,
    },
    /// Something that should be a square and is none of the board.
    #[error("'{text}' is not a square of this board")]
    NoSquare {
        /// What stands there.
        text: String,
    },
    /// A sign between squares with no square behind it.
    #[error("expected a square")]
    SquareExpected,
    /// A move that the rules do not allow.
    #[error("{played} is not legal in {variant:?} draughts")]
    IllegalMove {
        /// The variant it is played in.
        variant: Variant,
        /// The move.
        played: MoveName,
    },
    /// A move that names more than one legal capture.
    #[error("{played} names more than one capture")]
    AmbiguousMove {
        /// The move.
        played: MoveName,
    },
    /// More moves than [`super::MOST_PLIES`].
    #[error("the game has too many moves")]
    TooManyMoves,
}

/// Which move of a game, and how the file writes it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} of {color:?}, '{text}',")]
pub struct MoveName {
    /// The number of the move: both sides' moves have the same.
    pub number: usize,
    /// Whose move it is.
    pub color: Color,
    /// The move as the file writes it, without blanks.
    pub text: String,
}

fn stops(illegal: Option<&MoveName>) -> String {
    illegal.map(|played| format!(": {played} is not legal")).unwrap_or_default()
}

/// The beginning of a text, as an error quotes it.
pub(in super::super) fn quote(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
