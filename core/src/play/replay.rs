//! A finished game, to be looked through.

use super::session::Match;
use super::settle;
use super::share;
use super::sitting::Sitting;
use super::state::{MatchSetup, MatchState, Mode, Phase, Starter};
use super::view;
use crate::game::{Game, Ply};
use crate::notation::{Names, SquareNaming, fen, write_move_with};
use crate::scores::FinishedGame;
use std::sync::Arc;

/// A game of the history, to be looked through move by move. It does not change; where the person is in it the shell
/// knows.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Replay {
    finished: Arc<FinishedGame>,
    /// Played to its end.
    game: Game,
    /// What the person was called when it was opened.
    nickname: String,
    /// How squares were named on the screen then.
    naming: SquareNaming,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Match {
    /// Opens a game of the history; `None` if it is not there or cannot be read. Waits for the disk: call it off the main
    /// thread.
    pub fn replay(&self, id: u64) -> Option<Arc<Replay>> {
        let records = self.records();
        let finished = records.game(id)?;
        let game = settle::replay(&finished)?;
        Some(Arc::new(Replay {
            finished,
            game,
            nickname: records.profile().nickname,
            naming: self.settings().square_naming,
        }))
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Replay {
    /// How many moves there are, both sides' counted: the last place to look at.
    pub fn length(&self) -> u32 {
        u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX)
    }

    /// The moves as the screen names them, for a list of moves.
    pub fn moves(&self) -> Vec<String> {
        let (variant, captures) = (self.game.variant(), self.game.captures());
        let names = Names::shown(variant, self.naming);
        let written = |ply: &Ply| write_move_with(names, variant, captures, &ply.before, &ply.played);
        self.game.plies().iter().map(written).collect()
    }

    /// The board after `place` moves, from 0 to [`Replay::length`]; beyond it, the end. With `forward` the last of them
    /// is in motion. Nobody is to move: the phase is over, and nothing can be picked.
    pub fn state(&self, place: u32, forward: bool) -> MatchState {
        let place = place.min(self.length()) as usize;
        let mut sitting = self.sitting(if forward { place.saturating_sub(1) } else { place });
        if forward && let Some(ply) = self.game.plies().get(place.wrapping_sub(1)) {
            sitting.reply(&ply.played);
        }
        let mut state = view::state(&sitting, self.naming);
        for square in &mut state.squares {
            (square.movable, square.must_capture, square.target) = (false, false, None);
        }
        MatchState { phase: Phase::Over, can_undo: false, can_redo: false, new_game_resigns: false, ..state }
    }

    /// The game as PDN, to be shared or copied.
    pub fn pdn(&self) -> String {
        let nickname = Some(&*self.nickname).filter(|nickname| !nickname.is_empty());
        share::pdn(&self.finished, &self.game, nickname)
    }

    /// The position after `place` moves as FEN, to be shared.
    pub fn fen(&self, place: u32) -> String {
        let sitting = self.sitting(place.min(self.length()) as usize);
        fen::write(self.game.variant(), sitting.game.position())
    }
}

impl Replay {
    /// The match as it was after `place` moves.
    fn sitting(&self, place: usize) -> Sitting {
        let finished = &self.finished;
        let mut game = self.game.clone();
        while game.plies().len() > place {
            game.undo();
        }
        let setup = MatchSetup {
            variant: finished.variant,
            forced_capture: finished.forced_capture,
            mode: Mode::Computer,
            level: finished.level,
            starter: if finished.color == finished.variant.rules().first_mover {
                Starter::Me
            } else {
                Starter::Computer
            },
        };
        let mut sitting = Sitting::of_game(setup, finished.color, finished.seed, game);
        sitting.undo_used = finished.undo_used;
        sitting
    }
}
