//! What a game's header says.

use super::lexer::is_in_name;

/// The names that PDN asks for first, in its order.
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", RESULT];

pub(super) const RESULT: &str = "Result";
pub(super) const GAME_TYPE: &str = "GameType";
pub(super) const SET_UP: &str = "SetUp";
pub(super) const FEN: &str = "FEN";
pub(super) const RULE: &str = "Rule";
/// Says that results are not counted in the usual way.
pub(super) const RESULT_FORMAT: &str = "ResultFormat";

/// Names that are written like this however a file writes them.
const KNOWN: [&str; 12] =
    ["Event", "Site", "Date", "Round", "White", "Black", RESULT, GAME_TYPE, SET_UP, FEN, RULE, RESULT_FORMAT];

/// A name that no tag can have: not of letters, digits and `_`, or not beginning with a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a name for a tag")]
pub struct TagNameError;

/// The tags of a game, in their order. Names begin with a capital letter, values have no line breaks.
///
/// ```
/// use draughts::notation::pdn::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("White", "Кандауров, Михаил").unwrap();
/// tags.set("White", "?").unwrap();
/// assert_eq!(tags.get("White"), Some("?"));
/// assert!(tags.set("White player", "?").is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    tags: Vec<(String, String)>,
}

impl Tags {
    /// The value of the first tag of that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Gives a tag a value, in its place if there is one of that name, else after all others. Line breaks and other
    /// control characters in the value become blanks.
    ///
    /// # Errors
    ///
    /// [`TagNameError`] if no tag can have that name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagNameError> {
        if !name.chars().all(is_in_name) {
            return Err(TagNameError);
        }
        self.put(&normal(name).ok_or(TagNameError)?, value);
        Ok(())
    }

    /// As [`Tags::set`], for a name that was made sure of.
    pub(super) fn put(&mut self, name: &str, value: &str) {
        let value = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        match self.tags.iter_mut().find(|(known, _)| *known == name) {
            Some(tag) => tag.1 = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// Takes a tag out.
    pub fn remove(&mut self, name: &str) {
        self.tags.retain(|(known, _)| known != name);
    }

    /// Names and values in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// A name as it is kept: those that mean something as PDN writes them, all others with a capital.
pub(super) fn normal(name: &str) -> Option<String> {
    if let Some(known) = KNOWN.into_iter().find(|known| known.eq_ignore_ascii_case(name)) {
        return Some(known.to_owned());
    }
    let first = name.chars().next().filter(char::is_ascii_alphabetic)?;
    Some(format!("{}{}", first.to_ascii_uppercase(), &name[1..]))
}
