//! Games out of a text, one after the other.

use super::chain::{Chain, Item, next_item};
use super::error::{MoveName, PdnError, PdnErrorKind, Place};
use super::game::{PdnGame, Replay};
use super::header::{Header, Settled, pass_header};
use super::lexer::Lexer;
use super::result::GameResult;
use super::tags::RESULT;
use crate::moves::{Captures, Move};
use crate::rules::Variant;

/// What is expected of a file.
#[derive(Clone, Copy, Debug)]
pub struct ReadOptions {
    /// The variant asked for. Games that do not say their type are of this one, and games that say another are errors.
    /// Without it games must say their type, or be guessed.
    pub variant: Option<Variant>,
    /// Where no variant is asked for: a game that does not say its type is of this variant, or else of the first one, in the
    /// order of [`Variant::ALL`], by whose rules all its moves are legal.
    pub likely: Option<Variant>,
    /// Whether captures are compulsory in games that say nothing about it.
    pub captures: Captures,
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self { variant: None, likely: None, captures: Captures::Forced }
    }
}

/// Reads the games of a text. A game that cannot be read is an error in its place; the games behind it are still read.
///
/// ```
/// use draughts::notation::pdn::{ReadOptions, read};
/// use draughts::rules::Variant;
///
/// let text = "1. 11 - 15 {usual} 23x18 (22-17 or what you like) 2. 8-11! 27-23 1-0\n1. 11-15 15-18 * 1. 9-13 *";
/// let options = ReadOptions { variant: Some(Variant::English), ..ReadOptions::default() };
/// let mut games = read(text, options);
/// let error = games.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 20: move 1 of White, '23x18', is not legal in English draughts");
/// let error = games.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 10: move 1 of White, '15-18', is not legal in English draughts");
/// assert_eq!(games.next().unwrap().unwrap().moves().len(), 1);
/// assert!(games.next().is_none());
/// ```
pub fn read(text: &str, options: ReadOptions) -> Games<'_> {
    Games { lexer: Lexer::new(text), options }
}

/// The games of a text: see [`read`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    lexer: Lexer<'a>,
    options: ReadOptions,
}

/// What is left of a game that was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    HeaderAndMoves,
    Moves,
    Nothing,
}

impl Iterator for Games<'_> {
    type Item = Result<PdnGame, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match read_game(&mut self.lexer, self.options) {
            Ok(game) => game.map(Ok),
            Err((error, left)) => {
                pass_game(&mut self.lexer, left);
                Some(Err(error))
            }
        }
    }
}

impl std::iter::FusedIterator for Games<'_> {}

/// Reads a game; `None` at the end of the text.
fn read_game(lexer: &mut Lexer<'_>, options: ReadOptions) -> Result<Option<PdnGame>, (PdnError, Left)> {
    let Some((header, begin)) = read_header(lexer)? else { return Ok(None) };
    let likely = options.likely.filter(|_| options.variant.is_none() && !header.names_type());
    let others = || Variant::ALL.into_iter().filter(move |&other| Some(other) != likely);
    for variant in likely.into_iter().flat_map(|likely| std::iter::once(likely).chain(others())) {
        let mut ahead = lexer.clone();
        if let Ok(game) = read_rest(&mut ahead, &header, begin, ReadOptions { variant: Some(variant), ..options }) {
            *lexer = ahead;
            return Ok(Some(game));
        }
    }
    read_rest(lexer, &header, begin, options).map(Some)
}

/// Reads what stands behind a header.
fn read_rest(
    lexer: &mut Lexer<'_>,
    header: &Header,
    begin: Place,
    options: ReadOptions,
) -> Result<PdnGame, (PdnError, Left)> {
    let Settled { mut replay, other } = header.settle(options, begin).map_err(|error| (error, Left::Moves))?;
    let end = read_moves(lexer, &mut replay);
    if let Some((place, found)) = other {
        let (illegal, left) = match end {
            Ok(_) => (None, Left::Nothing),
            Err(stop) => (stop.played, Left::Moves),
        };
        let kind = PdnErrorKind::OtherVariant { asked: replay.variant(), found, illegal };
        return Err((PdnError::at(place, kind), left));
    }
    let by_end = end.map_err(|stop| (stop.error, Left::Moves))?;
    let mut tags = header.other_tags();
    let mut result = tags.get(RESULT).and_then(GameResult::parse).unwrap_or_default();
    if result == GameResult::Unknown {
        result = GameResult::parse(by_end).unwrap_or_default();
        if result != GameResult::Unknown {
            tags.put(RESULT, by_end);
        }
    }
    Ok(replay.finish(tags, result))
}

/// Reads the header of the next game and tells where its moves begin; `None` at the end of the text. A game may be
/// without a header.
fn read_header(lexer: &mut Lexer<'_>) -> Result<Option<(Header, Place)>, (PdnError, Left)> {
    loop {
        let mut header = Header::default();
        if let Err(error) = header.read(lexer) {
            // What is open behind a game's end has nothing to do with the next one's tags.
            let between = header.is_empty()
                && matches!(error.kind, PdnErrorKind::UnclosedComment | PdnErrorKind::UnclosedVariation);
            return Err((error, if between { Left::Nothing } else { Left::HeaderAndMoves }));
        }
        let begin = lexer.place();
        if !header.is_empty() {
            return Ok(Some((header, begin)));
        }
        let mut ahead = lexer.clone();
        match next_item(&mut ahead) {
            Ok((Item::Move(_), _)) => return Ok(Some((header, begin))),
            Ok((Item::End, _)) => return Ok(None),
            // A result with no game before it only separates games.
            Ok((Item::Result(_) | Item::Tag, _)) => *lexer = ahead,
            Err(error) => {
                *lexer = ahead;
                return Err((error, Left::Moves));
            }
        }
    }
}

/// Why the moves of a game cannot be read on.
struct Stop {
    error: PdnError,
    /// The move that is to blame, if one is.
    played: Option<MoveName>,
}

impl From<PdnError> for Stop {
    fn from(error: PdnError) -> Self {
        Self { error, played: None }
    }
}

/// Reads moves to the end of the game, and gives the text that ends it.
fn read_moves(lexer: &mut Lexer<'_>, replay: &mut Replay) -> Result<&'static str, Stop> {
    loop {
        match next_item(lexer)?.0 {
            Item::Move(chain) => {
                let played = find_move(&chain, replay)?;
                replay.play(played).map_err(|kind| PdnError::at(chain.place(), kind))?;
            }
            Item::Result(text) => return Ok(text),
            Item::Tag | Item::End => return Ok("*"),
        }
    }
}

fn find_move(chain: &Chain<'_>, replay: &Replay) -> Result<Move, Stop> {
    let (variant, position) = (replay.variant(), replay.position());
    chain.find(variant, replay.captures(), position, &replay.legal_moves()).map_err(|fault| {
        let played = MoveName { number: replay.move_number(), color: position.turn(), text: chain.text() };
        let error = fault.of_move(variant, played.clone());
        Stop { error, played: Some(played) }
    })
}

/// Passes over what is left of a game that was given up.
fn pass_game(lexer: &mut Lexer<'_>, left: Left) {
    if left == Left::Nothing {
        return;
    }
    if left == Left::HeaderAndMoves {
        pass_header(lexer);
    }
    loop {
        match next_item(lexer) {
            Ok((Item::Result(_) | Item::End, _)) => return,
            // In the middle of a line a bracket may be a part of what is wrong.
            Ok((Item::Tag, lexeme)) if lexeme.first_on_line => return,
            Ok((Item::Tag, _)) => {
                lexer.bump();
            }
            Ok((Item::Move(_), _)) | Err(_) => {}
        }
    }
}
