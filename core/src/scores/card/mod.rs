//! The card that colleagues pass to each other: a nickname and the best results, as one line of text.
//!
//! `draughts:` is followed by bytes in Crockford's base 32 (digits and capital letters but I, L, O and U):
//!
//! | bytes | |
//! |---|---|
//! | 1 | the version, now 1 |
//! | 2 | how many bytes the body has, low byte first |
//! | … | the body: see `body.rs` |
//! | 4 | the CRC-32 of all before it, low byte first |
//!
//! This frame is for ever, so that a card of any later version is known as such, and told from a damaged one. A card is
//! read out of any text around it, in small letters too, and with blanks and line breaks in it, as mail makes them.

mod body;
mod frame;
mod qr;

pub use qr::QrMatrix;

use super::{Nickname, RecordKey};
use crate::store::crc32;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A number that tells people apart, made at random on first use. It says nothing about a person or a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId(pub u64);

/// A text that is no [`PersonId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not sixteen hexadecimal digits")]
pub struct PersonIdError;

impl TryFrom<String> for PersonId {
    type Error = PersonIdError;

    fn try_from(text: String) -> Result<Self, PersonIdError> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = if digits { u64::from_str_radix(&text, 16).ok() } else { None };
        number.map(Self).ok_or(PersonIdError)
    }
}

impl From<PersonId> for String {
    fn from(id: PersonId) -> Self {
        format!("{:016x}", id.0)
    }
}

/// What one person tells a colleague.
///
/// ```
/// use draughts::level::Level;
/// use draughts::rules::Variant;
/// use draughts::scores::{Card, CardError, Nickname, PersonId, RecordKey};
///
/// let key = RecordKey { variant: Variant::English, forced_capture: true, level: Level::Medium };
/// let nickname = Nickname::parse("Анна").unwrap();
/// let card = Card { id: PersonId(7), nickname, edition: 1_796_000_000, best: [(key, 920)].into() };
/// let text = card.to_text();
/// assert!(text.starts_with("draughts:0"));
/// assert_eq!(Card::read(&format!("Play with me!\n{text}\nAnna")), Ok(card));
/// assert_eq!(Card::read("hello"), Err(CardError::NotACard));
/// assert_eq!(Card::read(&text[..40]), Err(CardError::Cut));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Whose it is.
    pub id: PersonId,
    /// What they are called.
    pub nickname: Nickname,
    /// Which of two cards of one person is the newer: it grows.
    pub edition: u64,
    /// The points of the best result of each row.
    pub best: BTreeMap<RecordKey, u32>,
}

/// Why a text is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum CardError {
    /// There is no card in the text.
    #[error("there is no card in the text")]
    NotACard,
    /// The end is missing.
    #[error("the card is cut off")]
    Cut,
    /// Something in it was changed.
    #[error("the card is damaged")]
    Mangled,
    /// A newer version of the app made it.
    #[error("the card is of a newer version")]
    Newer,
    /// It is the person's own.
    #[error("it is one's own card")]
    Own,
    /// What is known of that colleague already is newer.
    #[error("the card is older than what is known")]
    Older,
    /// A fault of the core's own.
    #[error("a fault of the core")]
    OwnFault,
}

impl Card {
    /// The most characters of a card's text.
    pub const MOST_CHARACTERS: usize = 600;

    /// The last edition that can be written; it is 35 000 years away.
    pub(super) const LAST_EDITION: u64 = (1 << 40) - 1;

    const VERSION: u8 = 1;

    /// The card as one line.
    pub fn to_text(&self) -> String {
        frame::write(Self::VERSION, &body::write(self))
    }

    /// Reads the first card in a text.
    ///
    /// # Errors
    ///
    /// [`CardError`], but for [`CardError::Own`] and [`CardError::Older`], which only those can know who know more.
    pub fn read(text: &str) -> Result<Self, CardError> {
        let (version, body) = frame::read(text)?;
        if version > Self::VERSION {
            return Err(CardError::Newer);
        }
        body::read(&body)
    }

    /// The same for the same nickname and results.
    pub(super) fn checksum(&self) -> u32 {
        crc32(&body::write(&Self { edition: 0, ..self.clone() }))
    }
}
