//! The tags before a game's moves, and what they settle.

use super::error::{PdnError, PdnErrorKind, Place};
use super::game::Replay;
use super::lexer::{Lexer, is_in_name};
use super::tags::{FEN, GAME_TYPE, RULE, SET_UP, Tags, normal};
use super::{MOST_TAGS, NO_FORCED_CAPTURE, ReadOptions, fen, game_type};
use crate::moves::Captures;
use crate::position::Position;
use crate::rules::Variant;

/// A tag and where its value begins.
struct Tag {
    name: String,
    value: String,
    place: Place,
}

/// The tags of a game as they stand in the file.
#[derive(Default)]
pub(super) struct Header {
    tags: Vec<Tag>,
}

/// What a header settles before the first move.
pub(super) struct Settled {
    pub replay: Replay,
    /// The file says another variant than was asked for, here.
    pub other: Option<(Place, Variant)>,
}

impl Header {
    /// Adds all tags that stand before anything else.
    pub(super) fn read(&mut self, lexer: &mut Lexer<'_>) -> Result<(), PdnError> {
        loop {
            lexer.pass_over()?;
            if lexer.peek_char() != Some('[') {
                return Ok(());
            }
            let place = lexer.place();
            if self.tags.len() >= MOST_TAGS {
                return Err(PdnError::at(place, PdnErrorKind::TooManyTags));
            }
            self.tags.push(read_tag(lexer)?);
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }

    /// Finds the variant, the home rule and the start.
    pub(super) fn settle(&self, options: ReadOptions, begin: Place) -> Result<Settled, PdnError> {
        let given = match self.find(GAME_TYPE) {
            Some(tag) => {
                let variant = game_type::parse(&tag.value).map_err(|kind| PdnError::at(tag.place, kind))?;
                Some((tag.place, variant))
            }
            None => None,
        };
        let found = given.map(|(_, variant)| variant);
        let variant = options.variant.or(found).ok_or_else(|| PdnError::at(begin, PdnErrorKind::NoGameType))?;
        let other = given.filter(|(_, found)| *found != variant);
        let captures = if self.has_home_rule() { Captures::Optional } else { options.captures };
        let start = match (self.start(variant), other) {
            (Err(_), Some((place, found))) => {
                let kind = PdnErrorKind::OtherVariant { asked: variant, found, illegal: None };
                return Err(PdnError::at(place, kind));
            }
            (start, _) => start?,
        };
        Ok(Settled { replay: Replay::new(variant, captures, start), other })
    }

    /// A tag says what the game is of.
    pub(super) fn names_type(&self) -> bool {
        self.find(GAME_TYPE).is_some()
    }

    /// The tags that the game does not give by itself.
    pub(super) fn other_tags(&self) -> Tags {
        let home_rule = self.has_home_rule();
        let mut tags = Tags::default();
        for tag in &self.tags {
            let own = matches!(tag.name.as_str(), GAME_TYPE | SET_UP | FEN) || home_rule && tag.name == RULE;
            if !own && tags.get(&tag.name).is_none() {
                tags.put(&tag.name, &tag.value);
            }
        }
        tags
    }

    fn start(&self, variant: Variant) -> Result<Position, PdnError> {
        let Some(tag) = self.find(FEN) else { return Ok(Position::start(variant)) };
        fen::parse(variant, &tag.value).map_err(|error| {
            let place = Place { column: tag.place.column + error.column - 1, ..tag.place };
            PdnError::at(place, PdnErrorKind::Fen(error.kind))
        })
    }

    fn has_home_rule(&self) -> bool {
        self.find(RULE).is_some_and(|tag| tag.value.trim().eq_ignore_ascii_case(NO_FORCED_CAPTURE))
    }

    fn find(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }
}

/// Reads a tag: `[Name "value"]`.
fn read_tag(lexer: &mut Lexer<'_>) -> Result<Tag, PdnError> {
    let fault = |lexer: &Lexer<'_>, kind| PdnError::at(lexer.place(), kind);
    let blank = |c: char| c.is_whitespace() && c != '\n' && c != '\r';
    lexer.bump();
    lexer.take_while(blank);
    let place = lexer.place();
    let name = lexer.take_while(is_in_name);
    let name = normal(name).ok_or_else(|| PdnError::at(place, PdnErrorKind::NoTagName))?;
    lexer.take_while(blank);
    if lexer.peek_char() != Some('"') {
        return Err(fault(lexer, PdnErrorKind::NoTagValue));
    }
    let opening = lexer.place();
    lexer.bump();
    let place = lexer.place();
    let value = read_value(lexer).ok_or_else(|| PdnError::at(opening, PdnErrorKind::UnclosedValue))?;
    lexer.take_while(blank);
    if lexer.peek_char() != Some(']') {
        return Err(fault(lexer, PdnErrorKind::UnclosedTag));
    }
    lexer.bump();
    Ok(Tag { name, value, place })
}

/// Reads a value up to its closing mark; `None` if the line ends first. A backslash stands before a mark or a backslash
/// that belongs to the value; before anything else it is one itself.
fn read_value(lexer: &mut Lexer<'_>) -> Option<String> {
    let mut value = String::new();
    loop {
        value.push_str(lexer.take_while(|c| !matches!(c, '"' | '\\' | '\n' | '\r')));
        match lexer.peek_char()? {
            '"' => {
                lexer.bump();
                return Some(value);
            }
            '\\' => {
                lexer.bump();
                match lexer.peek_char() {
                    Some(escaped @ ('"' | '\\')) => {
                        value.push(escaped);
                        lexer.bump();
                    }
                    _ => value.push('\\'),
                }
            }
            _ => return None,
        }
    }
}

/// Passes over what is left of a header in which there was a fault. The faulty tag ends with its bracket, or with its
/// line.
pub(super) fn pass_header(lexer: &mut Lexer<'_>) {
    loop {
        lexer.take_while(|c| !matches!(c, ']' | '\n' | '\r'));
        if lexer.peek_char() == Some(']') {
            lexer.bump();
        }
        loop {
            if lexer.pass_over().is_err() || lexer.peek_char() != Some('[') {
                return;
            }
            if read_tag(lexer).is_err() {
                break;
            }
        }
    }
}
