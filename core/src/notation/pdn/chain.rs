//! The moves' part of a game, taken apart into moves and results.

use super::error::{MoveName, PdnError, PdnErrorKind, Place, quote};
use super::find::{NotFound, Spoken, find};
use super::lexer::{Lexeme, Lexer, Token};
use super::result::GameResult;
use crate::moves::{Captures, Move};
use crate::notation::Names;
use crate::position::Position;
use crate::rules::Variant;
use smallvec::SmallVec;

/// No capture lands on more squares: it can take twenty pieces.
const MOST_SQUARES: usize = 21;

/// Squares with signs between.
#[derive(Clone, Debug)]
pub(super) struct Chain<'a> {
    squares: SmallVec<[(&'a str, Place); 4]>,
    capture: bool,
}

/// What comes next in a game's moves.
#[derive(Clone, Debug)]
pub(super) enum Item<'a> {
    Move(Chain<'a>),
    /// The text that says how the game came out, and ends it.
    Result(&'static str),
    /// The header of the next game, which is not taken.
    Tag,
    End,
}

/// The next move or result. After a fault the next call goes on behind it.
pub(super) fn next_item<'a>(lexer: &mut Lexer<'a>) -> Result<(Item<'a>, Lexeme<'a>), PdnError> {
    loop {
        let lexeme = lexer.next()?;
        let item = match lexeme.token {
            Token::End => Item::End,
            Token::Tag => Item::Tag,
            Token::Dots => continue,
            Token::Star if is_mark_of_strength(lexer, &lexeme) => continue,
            Token::Star => Item::Result("*"),
            Token::Half => half(lexer),
            Token::Square(first) => match next_if(lexer, |token| token == Token::Dots) {
                // The number of a move.
                Some(_) if first.starts_with(|c: char| c.is_ascii_digit()) => continue,
                _ => chain(lexer, first, lexeme.place)?,
            },
            Token::Word(text) | Token::Other(text) => return Err(no_move(lexeme.place, text)),
            Token::Hyphen => return Err(no_move(lexeme.place, "-")),
            Token::Capture => return Err(no_move(lexeme.place, "x")),
        };
        return Ok((item, lexeme));
    }
}

fn no_move(place: Place, text: &str) -> PdnError {
    PdnError::at(place, PdnErrorKind::NoMove { text: quote(text) })
}

/// Takes the next token if it is wanted. A fault on the way to it is left for whoever reads on.
fn next_if<'a>(lexer: &mut Lexer<'a>, wanted: impl Fn(Token<'a>) -> bool) -> Option<Lexeme<'a>> {
    let mut ahead = lexer.clone();
    let lexeme = ahead.next().ok().filter(|lexeme| wanted(lexeme.token))?;
    *lexer = ahead;
    Some(lexeme)
}

/// Old files mark a strong move with a star right behind it. At the end of a game it is the end of the game instead.
fn is_mark_of_strength(lexer: &Lexer<'_>, star: &Lexeme<'_>) -> bool {
    let next = lexer.clone().next().map(|lexeme| lexeme.token);
    star.glued && matches!(next, Ok(Token::Square(_) | Token::Half | Token::Star))
}

/// The rest of `1/2-1/2`; the first half alone says the same.
fn half<'a>(lexer: &mut Lexer<'a>) -> Item<'a> {
    let mut ahead = lexer.clone();
    if next_if(&mut ahead, |token| token == Token::Hyphen).is_some()
        && next_if(&mut ahead, |token| token == Token::Half).is_some()
    {
        *lexer = ahead;
    }
    Item::Result("1/2-1/2")
}

/// The squares and signs from `first` on: a move, or a result such as `1-0`.
fn chain<'a>(lexer: &mut Lexer<'a>, first: &'a str, place: Place) -> Result<Item<'a>, PdnError> {
    let mut chain = Chain { squares: SmallVec::from_iter([(first, place)]), capture: false };
    let mut starred = false;
    while let Some(sign) = next_sign(lexer, &chain, starred) {
        starred = sign == Token::Star;
        chain.capture |= matches!(sign, Token::Capture | Token::Star);
        let behind = next_if(lexer, |token| matches!(token, Token::Square(_)));
        let Some(Lexeme { token: Token::Square(text), place, .. }) = behind else {
            lexer.pass_over()?;
            return Err(PdnError::at(lexer.place(), PdnErrorKind::SquareExpected));
        };
        if chain.squares.len() == MOST_SQUARES {
            return Err(no_move(place, text));
        }
        chain.squares.push((text, place));
    }
    match chain.squares.as_slice() {
        [_] => Err(no_move(place, first)),
        [(white, _), (black, _)] if !chain.capture => {
            Ok(GameResult::of_points(white, black).map_or(Item::Move(chain), Item::Result))
        }
        _ => Ok(Item::Move(chain)),
    }
}

/// Takes the sign that carries a chain on, if there is one.
fn next_sign<'a>(lexer: &mut Lexer<'a>, chain: &Chain<'a>, starred: bool) -> Option<Token<'a>> {
    let mut ahead = lexer.clone();
    let sign = ahead.next().ok()?;
    let carries_on = match sign.token {
        Token::Hyphen | Token::Capture => true,
        // `18*11`, or `18 * 11`; behind a whole move it is the end of the game, unless this move is written with stars.
        Token::Star => {
            let whole = chain.squares.len() > 1;
            let mut behind = ahead.clone();
            let square = next_if(&mut behind, |token| matches!(token, Token::Square(_)));
            square.is_some_and(|square| {
                let numbers_a_move = next_if(&mut behind, |token| token == Token::Dots).is_some();
                !numbers_a_move && (!whole || starred || sign.glued && square.glued)
            })
        }
        // `c3d4`.
        Token::Square(text) => {
            let by_letters = |text: &str| text.starts_with(char::is_alphabetic);
            if sign.glued && by_letters(text) && chain.squares.iter().all(|(text, _)| by_letters(text)) {
                return Some(Token::Hyphen);
            }
            false
        }
        _ => false,
    };
    if !carries_on {
        return None;
    }
    *lexer = ahead;
    Some(sign.token)
}

/// Why a chain is no move.
#[derive(Debug)]
pub(super) struct ChainFault {
    place: Place,
    kind: ChainFaultKind,
}

#[derive(Debug)]
enum ChainFaultKind {
    NoSquare(String),
    NotFound(NotFound),
}

impl ChainFault {
    /// The fault as that of a certain move of a game.
    pub(super) fn of_move(self, variant: Variant, played: MoveName) -> PdnError {
        let kind = match self.kind {
            ChainFaultKind::NoSquare(text) => PdnErrorKind::NoSquare { text },
            ChainFaultKind::NotFound(NotFound::Illegal) => PdnErrorKind::IllegalMove { variant, played },
            ChainFaultKind::NotFound(NotFound::Ambiguous) => PdnErrorKind::AmbiguousMove { played },
        };
        PdnError::at(self.place, kind)
    }
}

impl Chain<'_> {
    /// Where the move begins.
    pub(super) fn place(&self) -> Place {
        self.squares.first().map_or(Place { line: 1, column: 1 }, |(_, place)| *place)
    }

    /// The move as it stands in the file, without blanks and with the plainest signs.
    pub(super) fn text(&self) -> String {
        let sign = if self.capture { "x" } else { "-" };
        let squares: Vec<_> = self.squares.iter().map(|(text, _)| *text).collect();
        quote(&squares.join(sign))
    }

    /// The legal move that is meant.
    pub(super) fn find(
        &self,
        variant: Variant,
        captures: Captures,
        position: &Position,
        legal: &[Move],
    ) -> Result<Move, ChainFault> {
        let names = Names::of(variant);
        let squares = self
            .squares
            .iter()
            .map(|&(text, place)| {
                let kind = || ChainFaultKind::NoSquare(quote(text));
                names.parse(text).ok_or_else(|| ChainFault { place, kind: kind() })
            })
            .collect::<Result<_, _>>()?;
        let spoken = Spoken { squares, capture: self.capture };
        find(variant, captures, position, legal, &spoken)
            .map_err(|fault| ChainFault { place: self.place(), kind: ChainFaultKind::NotFound(fault) })
    }
}
