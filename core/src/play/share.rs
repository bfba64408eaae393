//! A game as PDN.

use super::session::Match;
use super::setup::{Mode, Player};
use super::sitting::Sitting;
use crate::color::Color;
use crate::game::Game;
use crate::level::Level;
use crate::notation::fen;
use crate::notation::pdn::{GameResult, PdnGame, Tags};
use crate::scores::{FinishedGame, Verdict, now};
use crate::store::date;

/// PDN's word for what is not known.
const UNKNOWN: &str = "?";

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Match {
    /// The game on the board as PDN, finished or not, with what the players are called.
    pub fn pdn(&self) -> String {
        let profile = self.records().profile();
        let mut inner = self.lock();
        inner.note_time();
        pdn_of_sitting(&inner.sitting, &profile.nickname, now())
    }

    /// The position on the board as FEN.
    pub fn fen(&self) -> String {
        let inner = self.lock();
        let game = &inner.sitting.game;
        fen::write(game.variant(), game.position())
    }
}

/// A game of the history, with the day on which it ended (UTC). `nickname` stands for the person, `?` where there is none.
pub(super) fn pdn(finished: &FinishedGame, game: &Game, nickname: Option<&str>) -> String {
    let result = match finished.verdict {
        Verdict::Drawn => GameResult::Drawn,
        Verdict::Won => GameResult::Won(finished.color),
        Verdict::Lost => GameResult::Won(finished.color.other()),
    };
    let names = [nickname.unwrap_or(UNKNOWN), &computer(finished.level)];
    written(game, finished.color, names, result, finished.unix_time)
}

/// The game of a sitting, as far as it is played, with the day (UTC) on which it is shared.
pub(super) fn pdn_of_sitting(sitting: &Sitting, nickname: &str, unix_time: u64) -> String {
    let name = |player| match (sitting.setup.mode, player) {
        (Mode::TwoPlayers, _) => sitting.name_of(player).unwrap_or(UNKNOWN).to_owned(),
        (Mode::Computer, Player::One) if nickname.is_empty() => UNKNOWN.to_owned(),
        (Mode::Computer, Player::One) => nickname.to_owned(),
        (Mode::Computer, Player::Two) => computer(sitting.setup.level),
    };
    let names = [Player::One, Player::Two].map(name);
    let names = names.each_ref().map(String::as_str);
    written(&sitting.game, sitting.color_one, names, sitting.came_out(), unix_time)
}

/// The game, player one having `color` and the names being player one's and player two's.
fn written(game: &Game, color: Color, names: [&str; 2], result: GameResult, unix_time: u64) -> String {
    let (year, month, day) = date(unix_time / SECONDS_A_DAY);
    let [one, two] = names;
    let (white, black) = match color {
        Color::White => (one, two),
        Color::Black => (two, one),
    };
    // Counted in ones; the writer knows how the variant counts. A game given up is won by this tag alone.
    let result = match result {
        GameResult::Won(Color::White) => "1-0",
        GameResult::Won(Color::Black) => "0-1",
        GameResult::Drawn => "1/2-1/2",
        GameResult::BothLost => "0-0",
        GameResult::Unknown => "*",
    };
    let mut tags = Tags::default();
    let day = format!("{year:04}.{month:02}.{day:02}");
    for (name, value) in [("Date", &*day), ("White", white), ("Black", black), ("Result", result)] {
        if let Err(error) = tags.set(name, value) {
            log::error!("{name}: {error}");
        }
    }
    PdnGame::of(game, tags).to_string()
}

const SECONDS_A_DAY: u64 = 86_400;

/// The computer's name, in PDN's English.
fn computer(level: Level) -> String {
    let level = match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Master => "master",
    };
    format!("Computer, {level}")
}
