//! A PDN text opened from outside.

use super::replay::{GameRecord, Replay};
use super::session::Match;
use super::text::{Argument, Text, TextKey};
use crate::moves::Captures;
use crate::notation::SquareNaming;
use crate::notation::pdn::{MoveName, PdnError, PdnErrorKind, PdnGame, ReadOptions, read};
use crate::rules::Variant;
use std::sync::Arc;

/// The games of a PDN text, in its order. One that cannot be read stands in its place with the reason.
#[derive(Debug)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct PdnFile {
    games: Vec<Result<PdnGame, PdnError>>,
    naming: SquareNaming,
}

/// A game in the list of a file's games.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum PdnEntry {
    /// It can be looked through.
    Game {
        /// What it is of.
        variant: Variant,
        /// False: the home rule.
        forced_capture: bool,
        /// What the file says of it.
        record: GameRecord,
        /// How many moves it has; both sides' are one.
        moves: u32,
    },
    /// It cannot be read.
    Unreadable {
        /// Why.
        why: Text,
    },
}

/// A text in which there is no game that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum PdnFileError {
    /// Nothing to look through.
    #[error("no game can be read: {:?}", why.key)]
    NoGame {
        /// Why: the first fault, or that there is no game at all.
        why: Text,
    },
}

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Match {
    /// Reads the games of a PDN text. A game that does not say what it is of is taken for the variant on the board, or
    /// else for the first one by whose rules all its moves are legal. A long text takes its time: call it off the main
    /// thread.
    ///
    /// # Errors
    ///
    /// [`PdnFileError::NoGame`] if there is none that can be read.
    pub fn open_pdn(&self, text: &str) -> Result<Arc<PdnFile>, PdnFileError> {
        PdnFile::read(text, self.sitting().setup.variant, self.settings().square_naming).map(Arc::new)
    }
}

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl PdnFile {
    /// All games, to be listed.
    pub fn entries(&self) -> Vec<PdnEntry> {
        self.games.iter().map(PdnEntry::of).collect()
    }

    /// The place in the list, 0, of the game to be opened at once, where the file holds no other.
    pub fn only(&self) -> Option<u32> {
        (self.games.len() == 1).then_some(0)
    }

    /// Opens the game at a place in the list, counted from 0; `None` if it cannot be read.
    pub fn replay(&self, index: u32) -> Option<Arc<Replay>> {
        let game = self.games.get(index as usize)?.as_ref().ok()?;
        Some(Arc::new(Replay::of_record(game, self.naming)))
    }
}

impl PdnFile {
    fn read(text: &str, likely: Variant, naming: SquareNaming) -> Result<Self, PdnFileError> {
        let options = ReadOptions { likely: Some(likely), ..ReadOptions::default() };
        let games: Vec<_> = read(text, options).collect();
        if games.iter().any(Result::is_ok) {
            return Ok(Self { games, naming });
        }
        let first = games.into_iter().find_map(Result::err);
        let why = first.map_or_else(|| Text::plain(TextKey::PdnNoGame), |error| told(&error));
        Err(PdnFileError::NoGame { why })
    }
}

impl PdnEntry {
    fn of(game: &Result<PdnGame, PdnError>) -> Self {
        match game {
            Ok(game) => Self::Game {
                variant: game.variant(),
                forced_capture: game.captures() == Captures::Forced,
                record: GameRecord::of(game),
                moves: u32::try_from(game.moves().len().div_ceil(2)).unwrap_or(u32::MAX),
            },
            Err(error) => Self::Unreadable { why: told(error) },
        }
    }
}

/// What a person is told of a fault.
fn told(error: &PdnError) -> Text {
    let number = |value: usize| Argument::Number { value: u32::try_from(value).unwrap_or(u32::MAX) };
    let verbatim = |text: &str| Argument::Verbatim { value: text.to_owned() };
    let line = |key| Text::with(key, [number(error.place.line)]);
    let of_move = |key, played: &MoveName| Text::with(key, [number(played.number), verbatim(&played.text)]);
    match &error.kind {
        PdnErrorKind::NoGameType => Text::plain(TextKey::PdnNoVariant),
        PdnErrorKind::OtherGame { number: kind, .. } => Text::with(TextKey::PdnOtherGame, [number((*kind).into())]),
        PdnErrorKind::IllegalMove { variant, played } => {
            of_move(TextKey::PdnIllegalMove, played).and(Argument::Variant { value: *variant })
        }
        PdnErrorKind::AmbiguousMove { played } => of_move(TextKey::PdnAmbiguousMove, played),
        PdnErrorKind::Fen(_) => line(TextKey::PdnBadPosition),
        PdnErrorKind::TooManyMoves | PdnErrorKind::TooManyTags => Text::plain(TextKey::PdnTooLong),
        PdnErrorKind::UnclosedComment
        | PdnErrorKind::UnclosedVariation
        | PdnErrorKind::NoTagName
        | PdnErrorKind::NoTagValue
        | PdnErrorKind::UnclosedValue
        | PdnErrorKind::UnclosedTag
        | PdnErrorKind::BadGameType { .. }
        | PdnErrorKind::OtherVariant { .. }
        | PdnErrorKind::NoMove { .. }
        | PdnErrorKind::NoSquare { .. }
        | PdnErrorKind::SquareExpected => line(TextKey::PdnNotUnderstood),
    }
}
