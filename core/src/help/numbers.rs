//! Numbers in the text, taken from the constants that the game itself obeys.
//!
//! | placeholder | stands for |
//! |---|---|
//! | `{english.board}`, `{english.men}`, `{english.king_value}` | a constant of the variant's rules |
//! | `{english.no_progress}`, `{russian.kings_only}`, … | the limit of one of its draw clocks, in moves by each side |
//! | `{repetitions}`, `{countdown.from}` | the draw by repetition; when the countdown shows |
//! | `{points.piece}`, `{points.move}`, `{points.limit}` | what a win is worth |
//! | `{band.expert}`, `{band.pro}` | from how many points a band is reached |
//! | `{easy.plies}`, `{medium.plies}` | how far a level looks |
//! | `{master.shortest}`, `{master.longest}` | how long Master looks, in seconds |
//! | `{clock.minutes}`, `{clock.increment}` | the most that a clock for two gives |
//! | `{example.pieces}`, … | the worked example of a score |

use super::error::PageError;
use crate::game::{COUNTDOWN_FROM, REPETITIONS};
use crate::level::{Level, MasterTime};
use crate::play::TimeControl;
use crate::rules::{Clock, ClockName, Rules, Variant};
use crate::scores::{Band, Points};
use serde::Deserialize;
use serde::de::value::{Error as ValueError, StrDeserializer};

/// The worked example: so many pieces left …
const EXAMPLE_PIECES: u8 = 7;
/// … after so many moves.
const EXAMPLE_MOVES: u32 = 38;

/// Puts numbers in the place of the placeholders. A brace before `#` begins a heading's id and is left alone.
pub(super) fn fill(text: &str) -> Result<String, PageError> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        if after.starts_with('#') {
            filled.push('{');
            rest = after;
            continue;
        }
        let name = after.split('}').next().unwrap_or_default();
        let number = number(name).ok_or_else(|| PageError::Placeholder { name: name.to_owned() })?;
        filled.push_str(&number.to_string());
        rest = after.get(name.len() + 1..).unwrap_or_default();
    }
    filled.push_str(rest);
    Ok(filled)
}

fn number(name: &str) -> Option<u32> {
    let (of, what) = name.split_once('.').unwrap_or((name, ""));
    let example = Points::of_win(EXAMPLE_PIECES, EXAMPLE_MOVES);
    Some(match (of, what) {
        ("repetitions", "") => u32::try_from(REPETITIONS).ok()?,
        ("countdown", "from") => COUNTDOWN_FROM.into(),
        ("points", "piece") => Points::PIECE,
        ("points", "move") => Points::MOVE,
        ("points", "limit") => Points::MOVE_LIMIT,
        ("band", "expert") => Band::Expert.from_points(),
        ("band", "pro") => Band::Pro.from_points(),
        ("easy", "plies") => Level::Easy.limits().depth?.into(),
        ("medium", "plies") => Level::Medium.limits().depth?.into(),
        ("master", "shortest") => seconds(MasterTime::OneSecond)?,
        ("master", "longest") => seconds(MasterTime::TenSeconds)?,
        ("clock", "minutes") => TimeControl::MOST_MINUTES.into(),
        ("clock", "increment") => TimeControl::MOST_INCREMENT.into(),
        ("example", "pieces") => example.pieces_left(),
        ("example", "moves") => EXAMPLE_MOVES,
        ("example", "under") => example.moves_under(),
        ("example", "for_pieces") => example.for_pieces(),
        ("example", "for_moves") => example.for_moves(),
        ("example", "total") => example.total(),
        _ => {
            let variant = Variant::deserialize(StrDeserializer::<ValueError>::new(of)).ok()?;
            return of_rules(variant.rules(), what);
        }
    })
}

fn seconds(time: MasterTime) -> Option<u32> {
    u32::try_from(time.duration().as_secs()).ok()
}

fn of_rules(rules: &Rules, what: &str) -> Option<u32> {
    let clocks = |name: ClockName| rules.clocks.iter().filter(move |clock| clock.name == name);
    let limit = |clock: &Clock| u32::from(clock.limit);
    let only = |name: ClockName| clocks(name).map(limit).next();
    match what {
        "board" => Some(rules.board.size.into()),
        "men" => Some(rules.men_each().into()),
        "king_value" => u32::try_from(rules.king_value).ok(),
        "no_progress" => only(ClockName::NoProgress),
        "kings_only" => only(ClockName::KingsOnly),
        "no_capture_or_crowning" => only(ClockName::NoCaptureOrCrowning),
        "three_kings" => only(ClockName::ThreeKings),
        "three_pieces" => only(ClockName::ThreePieces),
        "main_road" => only(ClockName::MainRoad),
        "few_pieces" => only(ClockName::FewPieces),
        // The clock for few pieces, and the one for more.
        "balance" => clocks(ClockName::Balance).map(limit).min(),
        "balance_more" => clocks(ClockName::Balance).map(limit).max(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_become_numbers_and_ids_stay() {
        let text = "## Draws {#draws}\n{english.no_progress} on {international.board}, {points.piece}";
        assert_eq!(fill(text).unwrap(), "## Draws {#draws}\n40 on 10, 100");
    }

    #[test]
    fn what_stands_for_nothing_is_told() {
        for name in ["", "points", "points.pieces", "czech.kings_only", "chinese.men", "english.no_progress "] {
            let expected = PageError::Placeholder { name: name.to_owned() };
            assert_eq!(fill(&format!("a {{{name}}} b")), Err(expected), "{name}");
        }
        assert_eq!(fill("a {b"), Err(PageError::Placeholder { name: "b".to_owned() }));
    }
}
