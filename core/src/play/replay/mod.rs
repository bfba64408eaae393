//! A recorded game, to be looked through.

mod heading;
mod line;
mod open;
mod play_on;

pub use heading::{GameRecord, RecordedDay, RecordedResult, ReplayHeading, ReplayPlayers};

use super::setup::{Mode, Player};
use super::sitting::Sitting;
use super::state::{MatchState, Phase};
use super::text::{Argument, Text, TextKey};
use super::view;
use crate::game::Ply;
use crate::notation::{Names, SquareNaming, fen, write_move_with};
use line::Line;

/// A recorded game, to be looked through move by move: one of the history, the one on the board, or one out of a file.
/// It does not change; where the person is in it the shell knows.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Replay {
    /// Who plays whom; its game is not used.
    base: Sitting,
    line: Line,
    /// How it ended, where the board does not say so.
    end: Option<End>,
    heading: ReplayHeading,
    pdn: String,
    /// How squares were named on the screen when it was opened.
    naming: SquareNaming,
}

/// An end that is not on the board.
#[derive(Clone, Copy, Debug)]
enum End {
    GivenUp,
    Agreed,
    TimeUp,
    Recorded(RecordedResult),
}

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Replay {
    /// What stands above it.
    pub fn heading(&self) -> ReplayHeading {
        self.heading.clone()
    }

    /// How many moves there are, both sides' counted: the last place to look at.
    pub fn length(&self) -> u32 {
        u32::try_from(self.line.length()).unwrap_or(u32::MAX)
    }

    /// The moves as the screen names them, for a list of moves.
    pub fn moves(&self) -> Vec<String> {
        let names = Names::shown(self.line.variant(), self.naming);
        self.line.plies().map(|ply| self.written(names, ply)).collect()
    }

    /// The board after `place` moves, from 0 to [`Replay::length`]; beyond it, the end. With `forward` the last of them
    /// is in motion. Nobody is to move: the phase is over, and nothing can be picked. The message says which move it
    /// was, the detail at the end how the game ended.
    pub fn state(&self, place: u32, forward: bool) -> MatchState {
        let place = place.min(self.length());
        let at = self.line.at(place as usize);
        let mut sitting = Sitting { game: at.game(forward), ..self.base.clone() };
        if let Some(played) = at.last().filter(|_| forward) {
            sitting.reply(played);
        }
        let state = view::state(&sitting, self.naming);
        let mut squares = state.squares;
        for square in &mut squares {
            (square.movable, square.must_capture, square.target) = (false, false, None);
        }
        let at_end = place == self.length();
        let begins = state.detail.filter(|_| place == 0);
        MatchState {
            squares,
            phase: Phase::Over,
            move_number: u16::try_from(self.number(place)).unwrap_or(u16::MAX),
            message: self.message(place, state.last_move.as_ref().map(|last| (last.player, &*last.notation))),
            detail: if at_end { self.cause().or(begins) } else { begins },
            countdown: state.countdown.filter(|_| !at.beyond),
            game_over: state.game_over.filter(|_| at_end),
            can_undo: false,
            can_redo: false,
            can_resign: false,
            can_hint: false,
            new_game_resigns: false,
            ..state
        }
    }

    /// The game as PDN, to be shared or copied.
    pub fn pdn(&self) -> String {
        self.pdn.clone()
    }

    /// The position after `place` moves as FEN, to be shared.
    pub fn fen(&self, place: u32) -> String {
        let game = self.line.at(place as usize).game(false);
        fen::write(game.variant(), game.position())
    }
}

impl Replay {
    fn written(&self, names: Names, ply: &Ply) -> String {
        write_move_with(names, self.line.variant(), self.line.captures(), &ply.before, &ply.played)
    }

    /// The number of the move that leads to a place; both sides' moves have the same.
    fn number(&self, place: u32) -> u32 {
        let plies = place.saturating_sub(1) + u32::from(self.heading.second_side_begins);
        plies / 2 + 1
    }

    fn message(&self, place: u32, last: Option<(Player, &str)>) -> Text {
        let Some((player, notation)) = last.filter(|_| place > 0) else {
            return Text::plain(TextKey::ReplayStart);
        };
        let key = match (self.base.setup.mode, player) {
            (Mode::Computer, Player::One) => TextKey::ReplayMoveYours,
            (Mode::Computer, Player::Two) => TextKey::ReplayMoveComputers,
            (Mode::TwoPlayers, Player::One) => TextKey::ReplayMoveSolid,
            (Mode::TwoPlayers, Player::Two) => TextKey::ReplayMoveOutlined,
        };
        let number = Argument::Number { value: self.number(place) };
        Text::with(key, [number, Argument::Verbatim { value: notation.to_owned() }])
    }

    /// Why the game ended.
    fn cause(&self) -> Option<Text> {
        let key = match self.end {
            None => {
                let end = Sitting { game: self.line.end().clone(), ..self.base.clone() };
                return super::message::cause(&end);
            }
            Some(End::GivenUp) => TextKey::CauseResigned,
            Some(End::TimeUp) => TextKey::CauseTimeUp,
            Some(End::Agreed) => TextKey::CauseDrawAgreed,
            Some(End::Recorded(result)) => match result {
                RecordedResult::SolidWon => TextKey::RecordSolidWon,
                RecordedResult::OutlinedWon => TextKey::RecordOutlinedWon,
                RecordedResult::Drawn => TextKey::RecordDrawn,
                RecordedResult::BothLost => TextKey::RecordBothLost,
                RecordedResult::Unknown => TextKey::RecordUnfinished,
            },
        };
        Some(Text::plain(key))
    }
}
