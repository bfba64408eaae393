//! What a person wants to be called.

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

/// A nickname: 1 to [`Nickname::MOST_LETTERS`] letters of any script.
///
/// A letter is what a reader sees as one (a grapheme cluster of Unicode): `й`, `क्षि` and a family of four are one each,
/// however many code points they are made of. Because there is no end to the marks that one letter can carry, the whole
/// has a limit in bytes too, eight for each letter. Blanks around it are taken off, and those within it become one each.
///
/// ```
/// use draughts::scores::{Nickname, NicknameError};
///
/// assert_eq!(Nickname::parse("  Анна   К. ").unwrap().as_str(), "Анна К.");
/// assert_eq!(Nickname::parse("क्षि".repeat(24).as_str()).map(|name| name.as_str().len()), Err(NicknameError::TooLong));
/// assert_eq!(Nickname::parse(" \u{3000} "), Err(NicknameError::Empty));
/// assert_eq!(Nickname::parse("evil\u{202E}cod"), Err(NicknameError::BadCharacter));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nickname(String);

/// Why a text is no nickname.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum NicknameError {
    /// There is nothing in it that can be seen.
    #[error("the nickname is empty")]
    Empty,
    /// It has more than 24 letters, or too many marks on them.
    #[error("the nickname is too long")]
    TooLong,
    /// It has a control character, or one that turns the direction of text or cannot be seen.
    #[error("the nickname has a character that cannot be shown")]
    BadCharacter,
    /// A fault of the core's own.
    #[error("a fault of the core")]
    OwnFault,
}

impl Nickname {
    /// The most letters.
    pub const MOST_LETTERS: usize = 24;

    /// The most bytes of UTF-8.
    pub const MOST_BYTES: usize = 8 * Self::MOST_LETTERS;

    /// Reads what a person has typed.
    ///
    /// # Errors
    ///
    /// [`NicknameError`], of which a shell tells the person.
    pub fn parse(text: &str) -> Result<Self, NicknameError> {
        // A line break from a pasted text is a blank at the end, and a control character within.
        let text = text.trim();
        if text.chars().any(is_bad) {
            return Err(NicknameError::BadCharacter);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !name.chars().any(is_seen) {
            return Err(NicknameError::Empty);
        }
        // The bytes first: they are counted at once, however long the text is.
        if name.len() > Self::MOST_BYTES || name.graphemes(true).count() > Self::MOST_LETTERS {
            return Err(NicknameError::TooLong);
        }
        Ok(Self(name))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a text is as a nickname: as it will be shown.
///
/// # Errors
///
/// [`NicknameError`] if it can be none.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn check_nickname(text: &str) -> Result<String, NicknameError> {
    Nickname::parse(text).map(Into::into)
}

impl TryFrom<String> for Nickname {
    type Error = NicknameError;

    fn try_from(text: String) -> Result<Self, NicknameError> {
        Self::parse(&text)
    }
}

impl From<Nickname> for String {
    fn from(name: Nickname) -> Self {
        name.0
    }
}

/// Control characters, line breaks, marks and overrides of direction, characters that cannot be seen and are part of no
/// word, private ones, and those that are none. The two joiners stay: Persian and many pictures need them.
fn is_bad(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}'
            | '\u{3164}' | '\u{E000}'..='\u{F8FF}' | '\u{FDD0}'..='\u{FDEF}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{10FFFF}')
}

/// Something that is seen by itself: no blank and no joiner or variation selector.
fn is_seen(c: char) -> bool {
    !c.is_whitespace() && !matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_counted_as_they_are_seen() {
        for letter in ["a", "й", "и\u{306}", "न", "한", "👨‍👩‍👧", "🇫🇮", "ß"] {
            let most = letter.repeat(24);
            let fits = most.len() <= Nickname::MOST_BYTES;
            assert_eq!(Nickname::parse(&most).is_ok(), fits, "{letter}");
            assert_eq!(Nickname::parse(&letter.repeat(25)), Err(NicknameError::TooLong), "{letter}");
            assert_eq!(Nickname::parse(letter).unwrap().as_str(), letter);
        }
        let marks = format!("a{}", "\u{301}".repeat(500));
        assert_eq!(Nickname::parse(&marks), Err(NicknameError::TooLong));
    }

    #[test]
    fn what_cannot_be_shown_is_refused() {
        for bad in [
            "a\nb",
            "a\u{0}",
            "\u{7F}a",
            "a\u{202E}b",
            "\u{2066}a",
            "a\u{200F}b",
            "a\u{2028}b",
            "a\u{200B}b",
            "\u{3164}",
        ] {
            assert_eq!(Nickname::parse(bad), Err(NicknameError::BadCharacter), "{bad:?}");
        }
        for empty in ["", " ", "\t\n", "\u{200D}", "\u{A0}"] {
            assert_eq!(Nickname::parse(empty), Err(NicknameError::Empty), "{empty:?}");
        }
        assert_eq!(Nickname::parse("\n Ann\t").unwrap().as_str(), "Ann");
        assert_eq!(Nickname::parse("Ann\u{A0}\u{3000}B").unwrap().as_str(), "Ann B");
        assert!(Nickname::parse("می\u{200C}خواهم").is_ok());
    }
}
