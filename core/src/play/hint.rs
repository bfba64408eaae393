//! A hint: the best move, shown until a move is made or another piece is picked.

use super::response::Response;
use super::route::route;
use super::sitting::Sitting;
use crate::board::Square;
use crate::moves::Move;
use crate::notation::{Names, write_move_with};
use serde::Serialize;

/// The move that the computer would make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct HintView {
    /// As the screen writes moves.
    pub notation: String,
    /// The squares it goes through, start first, end last.
    pub path: Vec<u8>,
    /// The squares of the pieces it takes, in order.
    pub taken: Vec<u8>,
}

impl Sitting {
    /// Shows a hint, and notes for good that there was one in this game. Another piece that is picked is put back: what it can
    /// do would hide what the hint says.
    pub(super) fn show_hint(&mut self, best: Move) {
        (self.hint, self.hint_used) = (Some(best), true);
        self.pick = self.pick.take().filter(|pick| pick.from() == best.from);
        self.carrying &= self.pick.is_some();
        self.response = Response::QUIET;
    }

    /// Whoever picks another piece than the hint's has something else in mind: the hint is shown no longer.
    pub(super) fn keep_hint_of(&mut self, picked: Square) {
        self.hint = self.hint.filter(|hint| hint.from == picked);
    }

    pub(super) fn hint_view(&self, names: Names) -> Option<HintView> {
        let best = self.hint?;
        let game = &self.game;
        let (path, taken) = route(game, game.position(), &best);
        Some(HintView {
            notation: write_move_with(names, game.variant(), game.captures(), game.position(), &best),
            path: self.numbers(path),
            taken: self.numbers(taken),
        })
    }
}
