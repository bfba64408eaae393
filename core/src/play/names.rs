//! What two people at one device are called.

use super::setup::{Mode, Player};
use super::sitting::Sitting;
use crate::scores::Nickname;
use serde::{Deserialize, Serialize};

/// Names for the two players, each by the rules of a nickname; who has none is called by the pieces.
///
/// They are kept with the game in progress and stay for the next one. Nothing else keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Names {
    one: Option<Nickname>,
    two: Option<Nickname>,
}

/// The names as they are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlayerNames {
    /// Player one's.
    pub one: Option<String>,
    /// Player two's.
    pub two: Option<String>,
}

impl Names {
    pub(super) fn set(&mut self, player: Player, name: Option<Nickname>) {
        *match player {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        } = name;
    }

    pub(super) fn of(&self, player: Player) -> Option<&str> {
        let name = match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        };
        name.as_ref().map(Nickname::as_str)
    }

    pub(super) fn view(&self) -> PlayerNames {
        PlayerNames { one: self.of(Player::One).map(Into::into), two: self.of(Player::Two).map(Into::into) }
    }
}

impl Sitting {
    /// A player's name, where two people play and the player has one.
    pub(super) fn name_of(&self, player: Player) -> Option<&str> {
        self.names.of(player).filter(|_| self.setup.mode == Mode::TwoPlayers)
    }
}
