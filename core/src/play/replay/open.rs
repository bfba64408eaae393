//! Games opened to be looked through.

use super::super::agreement::Ending;
use super::super::names::PlayerNames;
use super::super::response::Response;
use super::super::session::Match;
use super::super::settle;
use super::super::setup::{MatchSetup, Mode, Starter};
use super::super::share;
use super::super::sitting::Sitting;
use super::super::state::MatchState;
use super::heading::{GameRecord, RecordedResult, ReplayHeading, ReplayPlayers};
use super::line::Line;
use super::{End, Replay};
use crate::color::Color;
use crate::level::Level;
use crate::moves::Captures;
use crate::notation::SquareNaming;
use crate::notation::pdn::PdnGame;
use crate::scores::{EndCause, FinishedGame, HistoryEntry, now};
use std::sync::Arc;

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Match {
    /// Opens a game of the history; `None` if it is not there or cannot be read. Waits for the disk: call it off the main
    /// thread.
    pub fn replay(&self, id: u64) -> Option<Arc<Replay>> {
        let records = self.records();
        let entry = records.history_entry(id)?;
        let finished = records.game(id)?;
        self.replay_finished(&finished, entry)
    }

    /// Opens the game on the board, once it is over; `None` before. Between two people too.
    pub fn review(&self) -> Option<Arc<Replay>> {
        let sitting = self.sitting();
        if !sitting.is_over() {
            return None;
        }
        if sitting.setup.mode == Mode::TwoPlayers {
            return Some(Arc::new(Replay::of_two(sitting, self.settings().square_naming, now())));
        }
        // The history knows when it ended.
        let last = self.records().last_game().filter(|last| last.seed == sitting.seed);
        let finished = last.unwrap_or_else(|| settle::finished(&sitting, now()));
        let entry = HistoryEntry::new(0, &finished.summary());
        self.replay_finished(&finished, entry)
    }

    /// The running game's board after `place` moves, from 0; beyond the last move, that one. With `forward` the last of
    /// them is in motion. It is there to be looked at, as [`Replay::state`] is; the clocks show what they show now. The
    /// way back to the game is [`Match::state`].
    pub fn state_at(&self, place: u32, forward: bool) -> MatchState {
        let mut inner = self.lock();
        inner.note_time();
        let replay = Replay::of_running(inner.sitting.clone(), inner.settings.square_naming);
        MatchState { clock: inner.sitting.clock_view(), ..replay.state(place, forward) }
    }
}

impl Match {
    fn replay_finished(&self, finished: &FinishedGame, entry: HistoryEntry) -> Option<Arc<Replay>> {
        let nickname = self.records().profile().nickname;
        Replay::of_finished(finished, entry, &nickname, self.settings().square_naming).map(Arc::new)
    }
}

impl Replay {
    fn of_finished(finished: &FinishedGame, entry: HistoryEntry, nickname: &str, naming: SquareNaming) -> Option<Self> {
        let game = settle::replay(finished)?;
        let began = finished.color == finished.variant.rules().first_mover;
        let setup = MatchSetup {
            variant: finished.variant,
            forced_capture: finished.forced_capture,
            mode: Mode::Computer,
            level: finished.level,
            starter: if began { Starter::Me } else { Starter::Computer },
            clock: None,
        };
        let pdn = share::pdn(finished, &game, Some(nickname).filter(|nickname| !nickname.is_empty()));
        let by_players = (finished.cause == EndCause::Resigned).then_some(End::GivenUp);
        let base = Sitting {
            undo_used: finished.undo_used,
            hint_used: finished.hint_used,
            ..Sitting::of_game(setup, finished.color, 0, game.clone())
        };
        Some(Self::new(base, Line::of_game(game), by_players, ReplayPlayers::Computer { entry }, pdn, naming))
    }

    /// A game of two people, which the history does not have.
    fn of_two(sitting: Sitting, naming: SquareNaming, now: u64) -> Self {
        let result = RecordedResult::of_record(sitting.came_out(), sitting.color_one);
        let pdn = share::pdn_of_sitting(&sitting, "", now);
        let players = ReplayPlayers::Two { result, names: sitting.names.view() };
        Self::of_sitting(sitting, players, pdn, naming)
    }

    /// A game that is still played, to be looked at on the board only.
    fn of_running(sitting: Sitting, naming: SquareNaming) -> Self {
        let players = ReplayPlayers::Two { result: RecordedResult::Unknown, names: PlayerNames::default() };
        Self::of_sitting(sitting, players, String::new(), naming)
    }

    fn of_sitting(sitting: Sitting, players: ReplayPlayers, pdn: String, naming: SquareNaming) -> Self {
        let by_players = sitting.ending.map(|ending| match ending {
            Ending::Resigned { .. } => End::GivenUp,
            Ending::DrawAgreed => End::Agreed,
            Ending::TimeUp { .. } => End::TimeUp,
        });
        let line = Line::of_game(sitting.game.clone());
        Self::new(sitting, line, by_players, players, pdn, naming)
    }

    /// A game out of a file.
    pub(in crate::play) fn of_record(game: &PdnGame, naming: SquareNaming) -> Self {
        let color: Color = game.variant().rules().first_mover;
        let record = GameRecord::of(game);
        let line = Line::of_record(game);
        let setup = MatchSetup {
            variant: game.variant(),
            forced_capture: game.captures() == Captures::Forced,
            mode: Mode::TwoPlayers,
            level: Level::Medium,
            starter: Starter::Me,
            clock: None,
        };
        let base = Sitting::of_game(setup, color, 0, line.end().clone());
        let by_record = Some(End::Recorded(record.result)).filter(|_| line.end().outcome().is_none());
        Self::new(base, line, by_record, ReplayPlayers::File { record }, game.to_string(), naming)
    }

    fn new(
        base: Sitting,
        line: Line,
        end: Option<End>,
        players: ReplayPlayers,
        pdn: String,
        naming: SquareNaming,
    ) -> Self {
        let heading = ReplayHeading {
            variant: line.variant(),
            forced_capture: line.captures() == Captures::Forced,
            second_side_begins: line.start().turn() != line.variant().rules().first_mover,
            players,
        };
        // What was going on at the board when it was opened is no part of the game.
        let mut base = base;
        (base.pick, base.draw_offer, base.ending, base.result) = (None, None, None, None);
        (base.hint, base.clock, base.response) = (None, None, Response::QUIET);
        Self { base, line, end, heading, pdn, naming }
    }
}
