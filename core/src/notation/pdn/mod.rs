//! Games in Portable Draughts Notation.
//!
//! The [writer](write()) keeps to PDN 3.0: the type of game in full, squares and signs as the variant has them, moves by
//! their ends unless another has the same, then with every landing square, lines of moves under 80 characters, `*` after
//! each game. The home rule is said by a tag that PDN leaves free: `[Rule "no forced capture"]`.
//!
//! The [reader](read) takes what files contain:
//!
//! - squares as numbers or letters in every variant, with leading zeros, with blanks around the signs (`18 x 11`);
//! - `-`, `x`, `X`, `:`, `*` or a dash or multiplication sign between them; a hyphen for a capture; `c3d4` for `c3-d4`;
//! - in a capture any squares on which it lands on the way, all of them or some;
//! - comments in braces and from `;` to the end of the line, escape lines with `%`, variations in parentheses (passed
//!   over, however deep), annotations (`$1`, `!?`, a star behind a move), move numbers of any kind;
//! - results counted in ones and in twos, as the tag or after the moves (the tag goes first), or none at all;
//! - a `GameType` in short or in full or missing, a start position (`FEN`), tags with any names, kept in order;
//! - many games in a text, one after another, with or without headers.
//!
//! It does not go on from a position set up in the middle of a game, and it drops comments. It reads a text in one pass,
//! in time and memory proportional to it at worst; a game has at most [`MOST_TAGS`] tags and [`MOST_PLIES`] plies, a move
//! at most 21 squares. Names that are not Unicode must be decoded before.

mod chain;
mod error;
mod find;
mod game;
mod game_type;
mod header;
mod lexer;
mod reader;
mod result;
mod spoken;
mod tags;
mod writer;

use super::fen;

pub(super) use error::quote;
pub use error::{MoveName, PdnError, PdnErrorKind, Place};
pub use game::{MOST_PLIES, PdnGame};
pub use reader::{Games, ReadOptions, read};
pub use result::GameResult;
pub use spoken::read_move;
pub use tags::{TagNameError, Tags};
pub use writer::write;

/// A game with more tags is not read.
pub const MOST_TAGS: usize = 256;

/// The value of the tag `Rule` for the home rule that a capture may be left alone.
pub const NO_FORCED_CAPTURE: &str = "no forced capture";
