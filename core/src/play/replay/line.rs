//! The moves of a recorded game, place by place.

use crate::game::{Game, Ply};
use crate::moves::{Captures, Move};
use crate::notation::pdn::PdnGame;
use crate::position::Position;
use crate::rules::Variant;

/// A game's moves in parts.
///
/// A file may go on where this program's rules call a draw. There another part begins, whose clocks and repetitions are
/// counted anew; the last part ends where the record does.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// At least one; all but the last ended by the rules, and none but the first is without moves.
    parts: Vec<Game>,
}

/// Where a place lies.
pub(super) struct At<'a> {
    part: &'a Game,
    /// How many moves of the part are played there.
    plies: usize,
    /// The part goes on from an end that the record did not take for one.
    pub(super) beyond: bool,
}

impl Line {
    /// A game that was played here, to where it is.
    pub(super) fn of_game(game: Game) -> Self {
        Self { parts: vec![game] }
    }

    /// A game out of a file.
    pub(super) fn of_record(record: &PdnGame) -> Self {
        let begin = |position: Position| Game::from_position(record.variant(), record.captures(), position);
        let mut parts = vec![begin(*record.start())];
        for played in record.moves() {
            let Some(part) = parts.last_mut() else { break };
            if part.play(played).is_err() {
                let mut next = begin(*part.position());
                // The reader has let only legal moves through; without one the line just ends.
                if next.play(played).is_err() {
                    break;
                }
                parts.push(next);
            }
        }
        Self { parts }
    }

    pub(super) fn variant(&self) -> Variant {
        self.parts[0].variant()
    }

    pub(super) fn captures(&self) -> Captures {
        self.parts[0].captures()
    }

    /// The position before the first move.
    pub(super) fn start(&self) -> &Position {
        self.parts[0].start()
    }

    /// The game as it stands after the last move.
    pub(super) fn end(&self) -> &Game {
        // There is always a part.
        self.parts.last().unwrap_or(&self.parts[0])
    }

    pub(super) fn plies(&self) -> impl Iterator<Item = &Ply> {
        self.parts.iter().flat_map(Game::plies)
    }

    pub(super) fn length(&self) -> usize {
        self.parts.iter().map(|part| part.plies().len()).sum()
    }

    /// The place after so many moves, or the end.
    pub(super) fn at(&self, place: usize) -> At<'_> {
        let mut plies = place;
        for (index, part) in self.parts.iter().enumerate() {
            let length = part.plies().len();
            if plies <= length {
                return At { part, plies, beyond: index > 0 };
            }
            plies -= length;
        }
        At { part: self.end(), plies: self.end().plies().len(), beyond: self.parts.len() > 1 }
    }
}

impl At<'_> {
    /// The move that leads here; `None` at the start.
    pub(super) fn last(&self) -> Option<&Move> {
        self.part.plies().get(self.plies.checked_sub(1)?).map(|ply| &ply.played)
    }

    /// The game as it was here, or, `before`, one move earlier.
    pub(super) fn game(&self, before: bool) -> Game {
        let mut game = self.part.clone();
        let plies = if before { self.plies.saturating_sub(1) } else { self.plies };
        while game.plies().len() > plies {
            game.undo();
        }
        game
    }
}
