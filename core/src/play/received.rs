//! Texts that come from outside: opened as a file or a link, shared by another app, or pasted.

use super::encoding::text_of;
use crate::notation::pdn::{PdnErrorKind, ReadOptions, read};
use crate::scores::{Card, CardError, is_data};

/// What a text is, so that it can be handed to what reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ReceivedKind {
    /// A colleague's card, whole or not: for [`crate::scores::Records::receive_card`].
    Card,
    /// All data of this app or of something like it: for [`super::Match::import_data`], after a question.
    Data,
    /// Games, or nothing that is known: for [`super::Match::open_pdn`].
    Pdn,
}

/// The most bytes of a text that are taken from outside: more than fifty thousand games. What is longer is not read.
pub const MOST_RECEIVED_BYTES: u32 = 32 << 20;

/// Says what a text is. It never fails: whoever reads it says what is wrong with it. A long text takes its time: call it
/// off the main thread.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn received_kind(text: &str) -> ReceivedKind {
    if is_data(text) {
        return ReceivedKind::Data;
    }
    if Card::read(text) == Err(CardError::NotACard) {
        return ReceivedKind::Pdn;
    }
    // A comment in a file of games may say "draughts:" too.
    let names_its_type = |kind: &PdnErrorKind| matches!(kind, PdnErrorKind::IllegalMove { .. });
    let is_game = read(text, ReadOptions::default()).take(1).any(|game| match game {
        Ok(_) => true,
        Err(error) => names_its_type(&error.kind),
    });
    if is_game { ReceivedKind::Pdn } else { ReceivedKind::Card }
}

/// The text of a file. Files of games are old: a line that is not UTF-8 is taken for Windows' Cyrillic or Western letters
/// (windows-1251, windows-1252) or for those of DOS (code page 866), whichever the words look like. Every byte is something there, so no file is refused for a
/// name. A long text takes its time: call it off the main thread.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn received_text(bytes: Vec<u8>) -> String {
    text_of(bytes)
}

/// [`MOST_RECEIVED_BYTES`], for the shells.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub const fn most_received_bytes() -> u32 {
    MOST_RECEIVED_BYTES
}
