//! Taking back and playing again.

use super::agreement::Ending;
use super::response::{Refused, Response};
use super::setup::{Mode, Player};
use super::sitting::Sitting;
use super::state::Phase;
use super::text::TextKey;

impl Sitting {
    /// Why nothing can be taken back, if so.
    pub(super) fn undo_refused(&self) -> Option<TextKey> {
        match self.setup.mode {
            Mode::Computer if self.is_over() => Some(TextKey::FinishedGameStays),
            Mode::Computer if self.moves_of_player_one() == 0 => Some(TextKey::NothingToUndo),
            Mode::TwoPlayers if self.game.plies().is_empty() && self.ending.is_none() => Some(TextKey::NothingToUndo),
            _ => None,
        }
    }

    /// Whether something that was taken back can be played again.
    pub(super) fn can_redo(&self) -> bool {
        !self.game.undone().is_empty() && self.ending.is_none()
    }

    /// Takes back the last move of a person, and the computer's reply with it; before that, a series half entered.
    pub(super) fn undo(&mut self) -> Result<Response, Refused> {
        // A series half entered is not a move yet: it is what is taken back first.
        if self.pick.take().is_some_and(|pick| pick.is_half_way()) {
            return Ok(Response::TICK);
        }
        if let Some(reason) = self.undo_refused() {
            return Err(Refused::plain(reason));
        }
        let was_over = self.is_over();
        // What was ended by the players goes on from where it stood; nothing else is taken back.
        if let Some(ending) = self.ending.take() {
            if matches!(ending, Ending::TimeUp { .. }) {
                self.clock_back();
            }
            self.pause(true);
            return Ok(Response::TICK);
        }
        (self.draw_offer, self.hint) = (None, None);
        self.game.undo();
        while self.setup.mode == Mode::Computer && self.turn() == Player::Two {
            self.game.undo();
        }
        self.undo_used = true;
        self.clock_back();
        if was_over {
            self.pause(true);
        }
        Ok(Response::TICK)
    }

    /// Plays again what was taken back, the computer's reply included.
    pub(super) fn redo(&mut self) -> Result<Response, Refused> {
        if !self.can_redo() {
            return Err(Refused::plain(TextKey::NothingToRedo));
        }
        (self.pick, self.draw_offer, self.hint) = (None, None, None);
        self.game.redo();
        if self.phase() == Phase::ComputerMoves {
            self.game.redo();
        }
        self.clock_back();
        Ok(Response::TICK)
    }
}
