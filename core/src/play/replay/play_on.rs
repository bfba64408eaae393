//! A recorded game played on from one of its positions.

use super::super::session::Match;
use super::super::setup::MatchSetup;
use super::super::sitting::Sitting;
use super::super::state::MatchState;
use super::Replay;
use super::heading::ReplayPlayers;
use crate::game::Game;

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Replay {
    /// Whether the game can be played on from the board after `place` moves: see [`Match::play_on`].
    pub fn can_play_on(&self, place: u32) -> bool {
        self.game_from(place).outcome().is_none()
    }
}

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Match {
    /// Begins another game with the board after `place` moves of a recorded one; beyond its length, with the end. It is played
    /// as the record was, against the computer at that level or between two people; a game out of a file is played as the match
    /// is set up. Both sides are who they were. A win is not ranked. In the middle of a game against the computer this resigns;
    /// ask first ([`MatchState::new_game_resigns`]). Where nobody can move ([`Replay::can_play_on`]) nothing happens.
    pub fn play_on(&self, replay: &Replay, place: u32) -> MatchState {
        let mut inner = self.lock();
        inner.note_time();
        let game = replay.game_from(place);
        if game.outcome().is_some() {
            return inner.state();
        }
        let recorded = replay.base.setup;
        let by_file = matches!(replay.heading.players, ReplayPlayers::File { .. });
        inner.change(|next| {
            let kept = if by_file { next.setup } else { recorded };
            let MatchSetup { variant, forced_capture, .. } = recorded;
            let setup = MatchSetup { variant, forced_capture, ..kept };
            next.begin(|seed| Sitting::of_game(setup, replay.base.color_one, seed, game));
        })
    }
}

impl Replay {
    /// A game that begins with the board after `place` moves.
    fn game_from(&self, place: u32) -> Game {
        let at = self.line.at(place as usize).game(false);
        Game::from_position(at.variant(), at.captures(), *at.position())
    }
}
