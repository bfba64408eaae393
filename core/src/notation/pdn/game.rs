//! A game as PDN records it.

use super::error::PdnErrorKind;
use super::result::GameResult;
use super::tags::{RESULT, Tags};
use crate::game::{Game, Outcome};
use crate::moves::{Captures, Move, legal_moves};
use crate::position::Position;
use crate::rules::Variant;

/// A game with more plies is not read: no game of people or programs comes near, and a file made to fill the memory
/// cannot.
pub const MOST_PLIES: usize = 10_000;

/// A record of a game: where it began, its moves, how it came out, and what else its tags say.
///
/// It comes from a [`Game`] or from a file, so its moves are always legal. In a file a game may go on where this program
/// would have ended it as a draw: [`PdnGame::ended_at`] says where that was.
///
/// ```
/// use draughts::game::Game;
/// use draughts::moves::Captures;
/// use draughts::notation::pdn::{PdnGame, ReadOptions, Tags, read, read_move};
/// use draughts::rules::Variant;
///
/// let mut game = Game::new(Variant::English, Captures::Forced);
/// for text in ["11-15", "24-20", "8-11"] {
///     let played = read_move(&game, text).unwrap();
///     game.play(&played).unwrap();
/// }
/// let mut tags = Tags::default();
/// tags.set("White", "Computer").unwrap();
/// let text = PdnGame::of(&game, tags).to_string();
/// assert_eq!(
///     text,
///     "[White \"Computer\"]\n[Result \"*\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n1. 11-15 24-20 2. 8-11 *\n"
/// );
/// let read_again = read(&text, ReadOptions::default()).next().unwrap().unwrap();
/// assert_eq!(read_again.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnGame {
    variant: Variant,
    captures: Captures,
    tags: Tags,
    start: Position,
    moves: Vec<Move>,
    result: GameResult,
    ended_at: Option<(usize, Outcome)>,
}

impl PdnGame {
    /// The record of a game. Where the board does not say how it came out, the tag `Result` does.
    ///
    /// The tags `GameType`, `SetUp`, `FEN` and, with the home rule, `Rule` are the game's own: they are written for it,
    /// whatever `tags` says.
    pub fn of(game: &Game, tags: Tags) -> Self {
        let by_tag = tags.get(RESULT).and_then(GameResult::parse);
        let result = game.outcome().map(GameResult::from).or(by_tag).unwrap_or_default();
        Self {
            variant: game.variant(),
            captures: game.captures(),
            tags,
            start: *game.start(),
            moves: game.plies().iter().map(|ply| ply.played).collect(),
            result,
            ended_at: game.outcome().map(|outcome| (game.plies().len(), outcome)),
        }
    }

    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether captures are compulsory.
    pub const fn captures(&self) -> Captures {
        self.captures
    }

    /// The tags but for those that [the game itself](PdnGame::of) gives.
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The position before the first move.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves of both sides in turn.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How it came out, by its record.
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// After how many plies this program's own rules end the game, and how; `None` if they let it go on to the last
    /// move and beyond. A file's game may have more plies than that.
    pub const fn ended_at(&self) -> Option<(usize, Outcome)> {
        self.ended_at
    }
}

/// A record while it is read: the position moves on, and a game beside it tells where it would have ended.
pub(super) struct Replay {
    variant: Variant,
    captures: Captures,
    start: Position,
    position: Position,
    game: Game,
    moves: Vec<Move>,
    ended_at: Option<(usize, Outcome)>,
}

impl Replay {
    pub(super) fn new(variant: Variant, captures: Captures, start: Position) -> Self {
        let game = Game::from_position(variant, captures, start);
        let ended_at = game.outcome().map(|outcome| (0, outcome));
        Self { variant, captures, start, position: start, game, moves: Vec::new(), ended_at }
    }

    pub(super) const fn variant(&self) -> Variant {
        self.variant
    }

    pub(super) const fn captures(&self) -> Captures {
        self.captures
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    /// The legal moves, also where the game has ended already by this program's draw rules.
    pub(super) fn legal_moves(&self) -> crate::moves::MoveList {
        match self.ended_at {
            None => self.game.legal_moves().into(),
            Some(_) => legal_moves(self.variant, self.captures, &self.position),
        }
    }

    /// The number that PDN gives to the next move.
    pub(super) fn move_number(&self) -> usize {
        move_number(self.variant, &self.start, self.moves.len())
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, played: Move) -> Result<(), PdnErrorKind> {
        if self.moves.len() >= MOST_PLIES {
            return Err(PdnErrorKind::TooManyMoves);
        }
        self.moves.push(played);
        self.position = self.position.after(&played);
        if self.ended_at.is_none() && self.game.play(&played).is_ok() {
            self.ended_at = self.game.outcome().map(|outcome| (self.moves.len(), outcome));
        }
        Ok(())
    }

    pub(super) fn finish(self, tags: Tags, result: GameResult) -> PdnGame {
        PdnGame {
            variant: self.variant,
            captures: self.captures,
            tags,
            start: self.start,
            moves: self.moves,
            result,
            ended_at: self.ended_at,
        }
    }
}

/// The number that PDN gives to the move after so many plies. The side that begins a usual game begins each number.
pub(super) fn move_number(variant: Variant, start: &Position, plies: usize) -> usize {
    let finished = if start.turn() == variant.rules().first_mover { plies / 2 } else { plies.div_ceil(2) };
    finished + 1
}
