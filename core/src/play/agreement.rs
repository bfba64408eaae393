//! How two people end a game that the rules would let go on: by giving up, by agreeing on a draw, or by a clock.

use super::response::{Refused, Response};
use super::setup::{Mode, Player};
use super::sitting::Sitting;
use super::text::TextKey;
use crate::game::Outcome;
use crate::notation::pdn::GameResult;
use serde::{Deserialize, Serialize};

/// An end that the players made, or their clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Ending {
    /// One gave up.
    Resigned {
        /// Who.
        by: Player,
    },
    /// Both agreed on a draw.
    DrawAgreed,
    /// One has no time left.
    TimeUp {
        /// Who.
        of: Player,
    },
}

impl Sitting {
    /// How the game came out, by the rules or by the players; unknown while it goes on.
    pub(super) fn came_out(&self) -> GameResult {
        let color = |player| if player == Player::One { self.color_one } else { self.color_one.other() };
        match (self.ending, self.game.outcome()) {
            (Some(Ending::Resigned { by: loser } | Ending::TimeUp { of: loser }), _) => {
                GameResult::Won(color(loser.other()))
            }
            (None, Some(Outcome::Won { winner, .. })) => GameResult::Won(winner),
            (Some(Ending::DrawAgreed), _) | (None, Some(Outcome::Drawn { .. })) => GameResult::Drawn,
            (None, None) => GameResult::Unknown,
        }
    }

    /// Who won; nobody in a draw, and while the game goes on.
    pub(super) fn winner(&self) -> Option<Player> {
        match self.came_out() {
            GameResult::Won(color) => Some(self.player(color)),
            GameResult::Drawn | GameResult::BothLost | GameResult::Unknown => None,
        }
    }

    /// Ends the game as the two players want it.
    pub(super) fn end_by_players(&mut self, ending: Ending) -> Result<Response, Refused> {
        self.between_two()?;
        self.end(ending);
        Ok(Response::QUIET)
    }

    /// Ends the game otherwise than by the rules. Nothing that only a running game has is left.
    pub(super) fn end(&mut self, ending: Ending) {
        (self.pick, self.carrying, self.draw_offer, self.hint) = (None, false, None, None);
        self.ending = Some(ending);
    }

    /// Offers a draw; the offer stands until it is answered or a move is made.
    pub(super) fn offer_draw(&mut self, player: Player) -> Result<Response, Refused> {
        self.between_two()?;
        // Both offering is both agreeing.
        if self.draw_offer == Some(player.other()) {
            return self.end_by_players(Ending::DrawAgreed);
        }
        self.draw_offer = Some(player);
        Ok(Response::QUIET)
    }

    /// Answers the offer that stands, if one does.
    pub(super) fn answer_draw(&mut self, accepts: bool) -> Result<Response, Refused> {
        self.between_two()?;
        if self.draw_offer.take().is_some() && accepts {
            return self.end_by_players(Ending::DrawAgreed);
        }
        Ok(Response::QUIET)
    }

    /// Draws are agreed and games given up between two people only.
    pub(super) fn between_two(&self) -> Result<(), Refused> {
        if self.is_over() {
            Err(Refused::plain(TextKey::GameOverRefusal))
        } else if self.setup.mode == Mode::TwoPlayers {
            Ok(())
        } else {
            Err(Refused::plain(TextKey::OnlyBetweenTwo))
        }
    }
}
