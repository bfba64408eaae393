//! What a recorded game is called.

use super::super::names::PlayerNames;
use crate::color::Color;
use crate::notation::pdn::{GameResult, PdnGame, Tags};
use crate::rules::Variant;
use crate::scores::HistoryEntry;
use unicode_segmentation::UnicodeSegmentation;

/// What stands above a game that is looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ReplayHeading {
    /// The rules.
    pub variant: Variant,
    /// False: the home rule.
    pub forced_capture: bool,
    /// The side that does not begin a usual game begins this one: in a list of moves its first line has one move, in
    /// the second column.
    pub second_side_begins: bool,
    /// Who played it.
    pub players: ReplayPlayers,
}

/// Who played a recorded game, and how it came out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ReplayPlayers {
    /// The person (solid) against the computer.
    Computer {
        /// As the history lists it.
        entry: HistoryEntry,
    },
    /// Two people at this device.
    Two {
        /// How it came out.
        result: RecordedResult,
        /// What they are called.
        names: PlayerNames,
    },
    /// The game is out of a file.
    File {
        /// What the file says of it.
        record: GameRecord,
    },
}

/// A game out of a file, as its tags have it. What a file does not say is empty; what turns the direction of text is left
/// out, and what is longer than a hundred letters is cut.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameRecord {
    /// Who has the solid pieces, at the bottom: whoever begins a usual game of the variant.
    pub solid: String,
    /// Who has the outlined ones.
    pub outlined: String,
    /// Where it was played: a tournament, a match.
    pub event: String,
    /// When, as the file writes it, without what it does not know at the end: "2026.11.??" is "2026.11".
    pub date: String,
    /// The same where it is a whole day of the calendar: it is then shown as the person's language writes days.
    pub day: Option<RecordedDay>,
    /// How it came out.
    pub result: RecordedResult,
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RecordedDay {
    /// With all its digits: 1 to 9999.
    pub year: u16,
    /// From 1, which is January, to 12.
    pub month: u8,
    /// From 1 on, and no more than the month has.
    pub day: u8,
}

impl RecordedDay {
    /// Reads "2026.11.30", as a PDN file writes it; `None` for anything else, and for a day that no month has.
    fn of_pdn(date: &str) -> Option<Self> {
        let mut parts = date.split('.');
        let mut number = |digits: usize| {
            let part = parts.next()?;
            (part.len() <= digits && part.bytes().all(|b| b.is_ascii_digit())).then(|| part.parse::<u16>().ok())?
        };
        let (year, month, day) = (number(4)?, number(2)?, number(2)?);
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let longest = match month {
            2 => 28 + u16::from(leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        let is_day = parts.next().is_none() && year >= 1 && (1..=longest).contains(&day);
        let (month, day) = (u8::try_from(month).ok()?, u8::try_from(day).ok()?);
        is_day.then_some(Self { year, month, day })
    }
}

/// How a recorded game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RecordedResult {
    /// Solid won.
    SolidWon,
    /// Outlined won.
    OutlinedWon,
    /// Nobody won.
    Drawn,
    /// Both lost, as a punishment.
    BothLost,
    /// It was not finished, or the file does not say.
    Unknown,
}

impl RecordedResult {
    /// The result of a game in which player one has `color_one`.
    pub(in crate::play) fn of_record(result: GameResult, color_one: Color) -> Self {
        match result {
            GameResult::Won(winner) if winner == color_one => Self::SolidWon,
            GameResult::Won(_) => Self::OutlinedWon,
            GameResult::Drawn => Self::Drawn,
            GameResult::BothLost => Self::BothLost,
            GameResult::Unknown => Self::Unknown,
        }
    }
}

impl GameRecord {
    /// What a file says of a game.
    pub(in crate::play) fn of(game: &PdnGame) -> Self {
        let tags = game.tags();
        let (white, black) = (known(tags, "White"), known(tags, "Black"));
        let solid_color = game.variant().rules().first_mover;
        let (solid, outlined) = if solid_color == Color::White { (white, black) } else { (black, white) };
        let result = RecordedResult::of_record(game.result(), solid_color);
        let date = known(tags, "Date").trim_end_matches(['.', '?']).to_owned();
        let day = RecordedDay::of_pdn(&date);
        Self { solid, outlined, event: known(tags, "Event"), date, day, result }
    }
}

/// The most letters of a tag that are shown. Names of tournaments are long, but a row of a list has an end.
const MOST_LETTERS: usize = 100;
/// And the most bytes of them: there is no end to the marks that a letter can carry.
const MOST_BYTES: usize = 8 * MOST_LETTERS;

/// A tag's value; a question mark stands for what nobody knows.
fn known(tags: &Tags, name: &str) -> String {
    let value = tags.get(name).unwrap_or_default().trim();
    if value.chars().all(|c| matches!(c, '?' | '.' | '-')) { String::new() } else { shown(value) }
}

/// A foreign text as it may stand beside one's own: without what turns the direction of the text around it, and cut where
/// it is too long.
fn shown(text: &str) -> String {
    let turns =
        |c: &char| matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().filter(|c| !turns(c)).take(MOST_BYTES).collect();
    let mut bytes = 0;
    let fits = |&(count, letter): &(usize, &str)| {
        bytes += letter.len();
        count < MOST_LETTERS && bytes <= MOST_BYTES
    };
    let kept: String = plain.graphemes(true).enumerate().take_while(fits).map(|(_, letter)| letter).collect();
    if kept.len() < plain.len() { kept + "\u{2026}" } else { kept }
}

#[cfg(test)]
mod tests {
    use super::RecordedDay;

    #[test]
    fn only_a_day_of_the_calendar_is_one() {
        let day = |year, month, day| Some(RecordedDay { year, month, day });
        for (text, expected) in [
            ("2026.11.30", day(2026, 11, 30)),
            ("1999.1.5", day(1999, 1, 5)),
            ("2024.02.29", day(2024, 2, 29)),
            ("2000.02.29", day(2000, 2, 29)),
            ("1900.02.29", None),
            ("2026.02.29", None),
            ("2026.11.31", None),
            ("2026.13.01", None),
            ("2026.00.01", None),
            ("2026.01.00", None),
            ("0000.01.01", None),
            ("2026.11", None),
            ("2026.11.30.1", None),
            ("2026-11-30", None),
            ("20260.1.1", None),
            ("2026.+1.1", None),
            ("2026..1", None),
            ("", None),
        ] {
            assert_eq!(RecordedDay::of_pdn(text), expected, "{text}");
        }
    }
}
