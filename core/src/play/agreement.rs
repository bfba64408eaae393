//! How two people end a game that the rules would let go on: by giving up, or by agreeing on a draw.

use super::sitting::{Refused, Response, Sitting};
use super::state::{Mode, Player};
use super::text::TextKey;
use serde::{Deserialize, Serialize};

/// An end that the players made.
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
}

impl Sitting {
    /// Ends the game.
    pub(super) fn end_by_players(&mut self, ending: Ending) -> Result<Response, Refused> {
        self.between_two()?;
        (self.pick, self.draw_offer, self.ending) = (None, None, Some(ending));
        Ok(Response::QUIET)
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
    fn between_two(&self) -> Result<(), Refused> {
        if self.is_over() {
            Err(Refused::plain(TextKey::GameOverRefusal))
        } else if self.setup.mode == Mode::TwoPlayers {
            Ok(())
        } else {
            Err(Refused::plain(TextKey::OnlyBetweenTwo))
        }
    }
}
