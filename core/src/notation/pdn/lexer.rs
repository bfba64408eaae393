//! A text in pieces: squares, signs and where they stand.
//!
//! Everything between them that says nothing about the moves is passed over here: blanks, comments, variations, escape
//! lines, numeric and other annotations. Nothing is recursive, and nothing is read more than a few times: a line of a
//! million brackets costs a million steps.

use super::error::{PdnError, PdnErrorKind, Place};

/// Longer names are no tags. It bounds how far a bracket at the start of a line is looked at.
const LONGEST_NAME: usize = 64;

/// The mark that some programs write before everything else in a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A piece of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// What may be a square: digits, or a letter with digits.
    Square(&'a str),
    /// `-`, or a dash like it.
    Hyphen,
    /// `x` or `:`.
    Capture,
    /// `*`: a capture sign, the end of a game or a mark of a strong move.
    Star,
    /// One full stop or more.
    Dots,
    /// `1/2`, or the one character for it.
    Half,
    /// A bracket with which a tag may begin. It is not taken: the next token is the same again.
    Tag,
    /// A word.
    Word(&'a str),
    /// Any other character.
    Other(&'a str),
    /// Nothing is left.
    End,
}

/// A token and its surroundings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexeme<'a> {
    pub token: Token<'a>,
    pub place: Place,
    /// Nothing stands between it and the token before.
    pub glued: bool,
    /// It is the first on its line.
    pub first_on_line: bool,
}

/// Takes a text apart. A copy is a way to look ahead.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: Place,
    first_on_line: bool,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        Self { rest, place: Place { line: 1, column: 1 }, first_on_line: true }
    }

    pub(super) const fn place(&self) -> Place {
        self.place
    }

    pub(super) fn peek_char(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next token. After a fault the next call goes on behind it.
    pub(super) fn next(&mut self) -> Result<Lexeme<'a>, PdnError> {
        let before = self.rest.len();
        self.pass_over()?;
        let (place, glued, first_on_line) = (self.place, self.rest.len() == before, self.first_on_line);
        let token = self.token();
        self.first_on_line &= token == Token::Tag;
        Ok(Lexeme { token, place, glued, first_on_line })
    }

    fn token(&mut self) -> Token<'a> {
        let Some(first) = self.peek_char() else { return Token::End };
        let begin = self.rest;
        let (token, length) = match first {
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => (Token::Hyphen, 1),
            // The last two are the letter that looks like it on a Cyrillic keyboard.
            'x' | 'X' | ':' | '\u{d7}' | '\u{445}' | '\u{425}' => (Token::Capture, 1),
            '*' => (Token::Star, 1),
            '.' | '\u{2026}' => (Token::Dots, count(begin, |c| matches!(c, '.' | '\u{2026}'))),
            '[' if self.may_begin_tag() => return Token::Tag,
            '\u{bd}' => (Token::Half, 1),
            _ if begin.starts_with("1/2") => (Token::Half, 3),
            '0'..='9' => {
                let digits = count(begin, |c| c.is_ascii_digit());
                (Token::Square(&begin[..digits]), digits)
            }
            _ if first.is_alphabetic() => {
                let letters = count(begin, char::is_alphabetic);
                let (word, rest) = split_at_char(begin, letters);
                let digits = count(rest, |c| c.is_ascii_digit());
                if letters == 1 && digits > 0 {
                    (Token::Square(&begin[..word.len() + digits]), letters + digits)
                } else {
                    (Token::Word(word), letters)
                }
            }
            _ => (Token::Other(&begin[..first.len_utf8()]), 1),
        };
        for _ in 0..length {
            self.bump();
        }
        token
    }

    /// Takes a character.
    pub(super) fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let taken = chars.next()?;
        self.rest = chars.as_str();
        if taken == '\n' || (taken == '\r' && !self.rest.starts_with('\n')) {
            self.place = Place { line: self.place.line + 1, column: 1 };
            self.first_on_line = true;
        } else {
            self.place.column += 1;
        }
        Some(taken)
    }

    /// Takes characters for as long as they are of a kind, and gives them.
    pub(super) fn take_while(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let begin = self.rest;
        while self.peek_char().is_some_and(&accept) {
            self.bump();
        }
        &begin[..begin.len() - self.rest.len()]
    }

    /// Takes what is left of the line.
    pub(super) fn pass_line(&mut self) {
        self.take_while(|c| c != '\n' && c != '\r');
    }

    /// Takes blanks, comments, variations and annotations.
    pub(super) fn pass_over(&mut self) -> Result<(), PdnError> {
        while let Some(next) = self.peek_char() {
            match next {
                '{' => self.comment()?,
                '(' => self.variation()?,
                // PDN's reading grammar has such lines begin anywhere.
                ';' | '%' => self.pass_line(),
                '$' => {
                    self.bump();
                    self.take_while(|c| c.is_ascii_digit());
                }
                '!' | '?' | BYTE_ORDER_MARK => {
                    self.bump();
                }
                _ if next.is_whitespace() => {
                    self.bump();
                }
                _ => break,
            }
        }
        Ok(())
    }

    fn comment(&mut self) -> Result<(), PdnError> {
        let place = self.place;
        while !self.is_at_tag_line() {
            match self.bump() {
                Some('}') => return Ok(()),
                Some(_) => {}
                None => break,
            }
        }
        Err(PdnError::at(place, PdnErrorKind::UnclosedComment))
    }

    /// Takes a variation with all that is nested in it.
    fn variation(&mut self) -> Result<(), PdnError> {
        let place = self.place;
        let mut depth = 0_usize;
        while !self.is_at_tag_line() {
            match self.peek_char() {
                Some('{') => {
                    self.comment()?;
                    continue;
                }
                Some(';') => {
                    self.pass_line();
                    continue;
                }
                Some('%') if self.place.column == 1 => {
                    self.pass_line();
                    continue;
                }
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some(_) => {}
                None => break,
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
        Err(PdnError::at(place, PdnErrorKind::UnclosedVariation))
    }

    /// Whether a line begins here that can only be a tag: then whatever was still open before was never closed, and
    /// the next game need not be lost with it.
    fn is_at_tag_line(&self) -> bool {
        let blank = |c| c == ' ' || c == '\t';
        self.place.column == 1
            && self.may_begin_tag()
            && self.rest[1..]
                .trim_start_matches(blank)
                .trim_start_matches(is_in_name)
                .trim_start_matches(blank)
                .starts_with('"')
    }

    /// Whether a bracket with a short name behind it stands here.
    fn may_begin_tag(&self) -> bool {
        let Some(inside) = self.rest.strip_prefix('[') else { return false };
        let mut name = inside.chars().skip_while(|&c| c == ' ' || c == '\t').take(LONGEST_NAME + 1);
        name.next().is_some_and(|first| first.is_ascii_alphabetic()) && name.any(|c| !is_in_name(c))
    }
}

/// Whether a tag's name can contain the character.
pub(super) const fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// How many characters of a kind a text begins with. All kinds asked for but letters are of one byte each.
fn count(text: &str, of_kind: impl Fn(char) -> bool) -> usize {
    text.chars().take_while(|&c| of_kind(c)).count()
}

/// A text before and from a character, counted from 0.
fn split_at_char(text: &str, index: usize) -> (&str, &str) {
    text.split_at(text.char_indices().nth(index).map_or(text.len(), |(offset, _)| offset))
}
