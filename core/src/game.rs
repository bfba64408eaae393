//! A game being played: moves, taking back, repetition, draw clocks and the outcome.

mod counting;

use crate::color::Color;
use crate::moves::{Captures, Move, MoveList, legal_moves};
use crate::position::Position;
use crate::rules::{Clock, Variant};

/// The times that a position must occur, with the same side to move, to draw the game: so in the rules of all variants.
pub const REPETITIONS: usize = 3;

/// A countdown is shown once a clock has so many moves by each side left, if it has also counted long enough.
pub const COUNTDOWN_FROM: u16 = 15;

/// Moves by each side that a clock must have counted for its countdown to show. One whose limit is no more shows from its
/// start.
const COUNTDOWN_AFTER: u16 = 5;

/// No variant has more clocks.
const MOST_CLOCKS: usize = 8;

/// How far each draw clock of the variant has counted, in plies; in the order of [`crate::rules::Rules::clocks`].
pub type ClockCounts = [u16; MOST_CLOCKS];

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One side won.
    Won {
        /// Which.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
}

/// Why a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// The other side has no pieces left.
    NoPieces,
    /// The other side is to move and cannot.
    NoMoves,
}

/// Why a game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// A position occurred for the third time with the same side to move.
    Repetition,
    /// A draw clock is full.
    Clock(Clock),
}

/// A draw clock that is nearly full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    /// The clock.
    pub clock: Clock,
    /// Moves by each side until the draw, rounded up.
    pub moves_left: u16,
}

/// A move was not legal in the position it was to be played in, or the game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a legal move of this game")]
pub struct IllegalMove;

/// A move that was played, with what it takes to take it back.
#[derive(Clone, Copy, Debug)]
pub struct Ply {
    /// The move.
    pub played: Move,
    /// The position before it.
    pub before: Position,
    clocks_before: ClockCounts,
}

/// A game from its start to now.
///
/// ```
/// use draughts::game::Game;
/// use draughts::moves::Captures;
/// use draughts::rules::Variant;
///
/// let mut game = Game::new(Variant::English, Captures::Forced);
/// let first = game.legal_moves()[0];
/// game.play(&first).unwrap();
/// assert_eq!(game.undo(), Some(first));
/// assert_eq!(game.redo(), Some(first));
/// assert_eq!(game.plies().len(), 1);
/// assert_eq!(game.outcome(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    variant: Variant,
    captures: Captures,
    plies: Vec<Ply>,
    undone: Vec<Move>,
    position: Position,
    clocks: ClockCounts,
    legal: MoveList,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from the variant's start.
    pub fn new(variant: Variant, captures: Captures) -> Self {
        Self::from_position(variant, captures, Position::start(variant))
    }

    /// A game from a position of the variant.
    pub fn from_position(variant: Variant, captures: Captures, position: Position) -> Self {
        let mut game = Self {
            variant,
            captures,
            plies: Vec::new(),
            undone: Vec::new(),
            position,
            clocks: [0; MOST_CLOCKS],
            legal: MoveList::new(),
            outcome: None,
        };
        game.assess();
        game
    }

    /// Its variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether captures are compulsory.
    pub const fn captures(&self) -> Captures {
        self.captures
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        self.plies.first().map_or(&self.position, |ply| &ply.before)
    }

    /// The moves played, oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The moves taken back, the one to be played again next last.
    pub fn undone(&self) -> &[Move] {
        &self.undone
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> &[Move] {
        &self.legal
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How far the draw clocks have counted.
    pub const fn clocks(&self) -> &ClockCounts {
        &self.clocks
    }

    /// The positions since the last capture or man's move, newest first, without the present one. Only these can be
    /// repeated.
    pub fn repeatable(&self) -> impl Iterator<Item = &Position> {
        self.plies.iter().rev().take_while(|ply| is_reversible(ply)).map(|ply| &ply.before)
    }

    /// Plays a legal move. What was taken back can then not be played again.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if it is not one of [`Game::legal_moves`].
    pub fn play(&mut self, played: &Move) -> Result<(), IllegalMove> {
        if !self.legal.contains(played) {
            return Err(IllegalMove);
        }
        self.undone.clear();
        self.advance(*played);
        Ok(())
    }

    /// Takes back the last move, if there is one.
    pub fn undo(&mut self) -> Option<Move> {
        let ply = self.plies.pop()?;
        self.undone.push(ply.played);
        self.position = ply.before;
        self.clocks = ply.clocks_before;
        self.assess();
        Some(ply.played)
    }

    /// Plays again the move that was taken back last, if there is one.
    pub fn redo(&mut self) -> Option<Move> {
        let played = self.undone.pop()?;
        self.advance(played);
        Some(played)
    }

    /// The draw clock that will be full first, once it is time to say so.
    pub fn countdown(&self) -> Option<Countdown> {
        if self.outcome.is_some() {
            return None;
        }
        let clocks = self.variant.rules().clocks.iter().zip(self.clocks);
        let near = clocks.filter_map(|(clock, counted)| {
            let moves_left = (2 * clock.limit).saturating_sub(counted).div_ceil(2);
            let shows = if clock.limit <= COUNTDOWN_AFTER {
                counted > 0 || clock.condition.holds(&self.position)
            } else {
                moves_left <= COUNTDOWN_FROM && counted >= 2 * COUNTDOWN_AFTER
            };
            shows.then_some(Countdown { clock: *clock, moves_left })
        });
        near.min_by_key(|countdown| countdown.moves_left)
    }

    fn advance(&mut self, played: Move) {
        let before = self.position;
        self.plies.push(Ply { played, before, clocks_before: self.clocks });
        self.position = before.after(&played);
        let clocks = self.variant.rules().clocks;
        for (clock, count) in clocks.iter().zip(&mut self.clocks) {
            *count = clock.count_after(*count, &before, &played, &self.position);
        }
        self.assess();
    }

    /// Works out the legal moves and the outcome. The order of the checks is the rules': a side that cannot move has
    /// lost even if a draw is due at the same time; then repetition; then the clocks, endings before the others.
    fn assess(&mut self) {
        self.legal = legal_moves(self.variant, self.captures, &self.position);
        self.outcome = if self.legal.is_empty() {
            let loser = self.position.turn();
            let reason = if self.position.pieces(loser) == 0 { WinReason::NoPieces } else { WinReason::NoMoves };
            Some(Outcome::Won { winner: loser.other(), reason })
        } else if self.repeatable().filter(|&earlier| *earlier == self.position).count() + 1 >= REPETITIONS {
            Some(Outcome::Drawn { reason: DrawReason::Repetition })
        } else {
            let clocks = self.variant.rules().clocks.iter().zip(self.clocks);
            let full = clocks.into_iter().find(|(clock, count)| *count >= 2 * clock.limit);
            full.map(|(clock, _)| Outcome::Drawn { reason: DrawReason::Clock(*clock) })
        };
        if self.outcome.is_some() {
            self.legal.clear();
        }
    }
}

/// Whether a position before this ply can come back: nothing was taken and no man moved.
fn is_reversible(ply: &Ply) -> bool {
    !ply.played.is_capture() && ply.before.kings() & ply.played.from.bit() != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Names, fen};

    fn game(fen: &str) -> Game {
        let position = fen::parse(Variant::English, fen).unwrap();
        Game::from_position(Variant::English, Captures::Forced, position)
    }

    fn play(game: &mut Game, from: u8, to: u8) {
        let names = Names::of(game.variant());
        let legal = game.legal_moves().iter().copied();
        let played = legal.into_iter().find(|m| (names.number(m.from), names.number(m.to)) == (from, to));
        game.play(&played.unwrap_or_else(|| panic!("{from}-{to} is not legal"))).unwrap();
    }

    #[test]
    fn a_side_without_pieces_has_lost() {
        let mut game = game("B:W18:B15");
        play(&mut game, 15, 22);
        assert_eq!(game.outcome(), Some(Outcome::Won { winner: Color::Black, reason: WinReason::NoPieces }));
        assert!(game.legal_moves().is_empty());
    }

    #[test]
    fn a_blocked_side_has_lost() {
        let mut game = game("B:W13:B5,6");
        play(&mut game, 5, 9);
        assert_eq!(game.outcome(), Some(Outcome::Won { winner: Color::Black, reason: WinReason::NoMoves }));
    }

    #[test]
    fn the_third_time_draws_with_the_same_side_to_move() {
        let mut game = game("W:WK32:BK1");
        for round in 0..2 {
            for (from, to) in [(32, 27), (1, 6), (27, 32), (6, 1)] {
                assert_eq!(game.outcome(), None, "round {round}");
                play(&mut game, from, to);
            }
        }
        assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Repetition }));
        game.undo();
        assert_eq!(game.outcome(), None);
        game.redo();
        assert_eq!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Repetition }));
    }

    /// Walks kings about so that nothing is offered and no position comes three times before the clock is full.
    fn walk(game: &mut Game, plies: usize) {
        for _ in 0..plies {
            let offers = |next: &Position| legal_moves(Variant::English, Captures::Forced, next)[0].is_capture();
            let seen = |next: &Position| game.repeatable().filter(|&earlier| earlier == next).count();
            let played = *game
                .legal_moves()
                .iter()
                .filter(|played| !offers(&game.position().after(played)))
                .min_by_key(|played| seen(&game.position().after(played)))
                .unwrap();
            game.play(&played).unwrap();
        }
    }

    #[test]
    fn forty_moves_each_without_progress_draw() {
        let mut game = game("W:WK32,K31:BK1,K2");
        walk(&mut game, 79);
        assert_eq!(game.outcome(), None);
        assert_eq!(game.countdown().map(|countdown| countdown.moves_left), Some(1));
        walk(&mut game, 1);
        let drawn =
            matches!(game.outcome(), Some(Outcome::Drawn { reason: DrawReason::Clock(Clock { limit: 40, .. }) }));
        assert!(drawn, "{:?}", game.outcome());
    }

    #[test]
    fn the_countdown_shows_from_fifteen() {
        let mut game = game("W:WK32,K31:BK1,K2");
        walk(&mut game, 49);
        assert_eq!(game.countdown(), None);
        walk(&mut game, 1);
        assert_eq!(game.countdown().map(|countdown| countdown.moves_left), Some(15));
        walk(&mut game, 1);
        assert_eq!(game.countdown().map(|countdown| countdown.moves_left), Some(15));
        walk(&mut game, 1);
        assert_eq!(game.countdown().map(|countdown| countdown.moves_left), Some(14));
    }

    #[test]
    fn undo_restores_everything() {
        let mut game = Game::new(Variant::English, Captures::Forced);
        let before = game.clone();
        let first = game.legal_moves()[0];
        game.play(&first).unwrap();
        game.undo();
        assert_eq!(game.position(), before.position());
        assert_eq!(game.clocks(), before.clocks());
        assert_eq!(game.legal_moves(), before.legal_moves());
        assert_eq!(game.undone(), [first]);
        assert_eq!(game.play(&Move { to: first.from, ..first }), Err(IllegalMove));
    }
}
