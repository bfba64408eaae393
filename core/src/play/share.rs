//! A finished game as PDN.

use crate::color::Color;
use crate::game::Game;
use crate::level::Level;
use crate::notation::pdn::{PdnGame, Tags};
use crate::scores::{FinishedGame, Verdict};
use crate::store::date;

/// The game in PDN, with the day on which it ended (UTC). `nickname` stands for the person, `?` where there is none.
pub(super) fn pdn(finished: &FinishedGame, game: &Game, nickname: Option<&str>) -> String {
    let person = nickname.unwrap_or("?");
    let computer = format!("Computer, {}", level_name(finished.level));
    let (white, black) = match finished.color {
        Color::White => (person, &*computer),
        Color::Black => (&*computer, person),
    };
    // Counted in ones; the writer knows how the variant counts. A game given up is won by this tag alone.
    let result = match (finished.verdict, finished.color) {
        (Verdict::Drawn, _) => "1/2-1/2",
        (Verdict::Won, Color::White) | (Verdict::Lost, Color::Black) => "1-0",
        (Verdict::Won, Color::Black) | (Verdict::Lost, Color::White) => "0-1",
    };
    written(game, finished.unix_time, &[("White", white), ("Black", black), ("Result", result)])
}

/// A game of two people in PDN, with the day (UTC) on which it is shared; `result` as PDN counts in ones.
pub(super) fn pdn_of_two(game: &Game, result: &str, unix_time: u64) -> String {
    written(game, unix_time, &[("Result", result)])
}

fn written(game: &Game, unix_time: u64, values: &[(&str, &str)]) -> String {
    let (year, month, day) = date(unix_time / SECONDS_A_DAY);
    let day = format!("{year:04}.{month:02}.{day:02}");
    let mut tags = Tags::default();
    for (name, value) in [("Date", &*day)].iter().chain(values) {
        if let Err(error) = tags.set(name, value) {
            log::error!("{name}: {error}");
        }
    }
    PdnGame::of(game, tags).to_string()
}

const SECONDS_A_DAY: u64 = 86_400;

/// PDN is in English.
const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
    }
}
