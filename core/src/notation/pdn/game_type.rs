//! The types of games that PDN knows.

use super::error::{PdnErrorKind, quote};
use super::result::Scoring;
use crate::rules::Variant;

/// A type in the table of PDN 3.0.
struct GameType {
    number: u16,
    name: &'static str,
    scoring: Scoring,
}

const fn type_of(number: u16, name: &'static str, scoring: Scoring) -> GameType {
    GameType { number, name, scoring }
}

/// Portuguese draughts are Spanish draughts under another number.
const PORTUGUESE: u16 = 28;
const SPANISH: u16 = 24;

/// The table of PDN 3.0 under "`GameType` tag".
const TYPES: [GameType; 17] = [
    type_of(0, "chess", Scoring::One),
    type_of(1, "Chinese chess", Scoring::One),
    type_of(20, "International draughts", Scoring::Two),
    type_of(21, "English draughts", Scoring::One),
    type_of(22, "Italian draughts", Scoring::One),
    type_of(23, "American pool checkers", Scoring::One),
    type_of(SPANISH, "Spanish draughts", Scoring::One),
    type_of(25, "Russian draughts", Scoring::One),
    type_of(26, "Brazilian draughts", Scoring::One),
    type_of(27, "Canadian draughts", Scoring::Two),
    type_of(PORTUGUESE, "Portuguese draughts", Scoring::One),
    type_of(29, "Czech draughts", Scoring::One),
    type_of(30, "Turkish draughts", Scoring::One),
    type_of(31, "Thai draughts", Scoring::One),
    type_of(40, "Frisian draughts", Scoring::One),
    type_of(41, "Spantsiretti draughts", Scoring::One),
    type_of(50, "Othello", Scoring::One),
];

/// How results of a variant are counted in PDN.
pub(super) fn scoring(variant: Variant) -> Scoring {
    let number = number_of(variant.rules().notation.game_type);
    let found = TYPES.iter().find(|known| Some(known.number) == number);
    found.map_or(Scoring::One, |known| known.scoring)
}

/// Reads the value of a `GameType` tag, short (`21`) or in full. Of the full form the board's size must be right; the
/// rest is taken for granted.
pub(super) fn parse(text: &str) -> Result<Variant, PdnErrorKind> {
    let bad = || PdnErrorKind::BadGameType { text: quote(text) };
    let number = number_of(text).ok_or_else(bad)?;
    let played = if number == PORTUGUESE { SPANISH } else { number };
    let variant = Variant::ALL
        .into_iter()
        .find(|variant| number_of(variant.rules().notation.game_type) == Some(played))
        .ok_or_else(|| {
            let name = TYPES.iter().find(|known| known.number == number).map(|known| known.name);
            PdnErrorKind::OtherGame { number, name }
        })?;
    let size = variant.rules().board.size.to_string();
    let sizes = text.split(',').skip(2).take(2);
    if sizes.map(str::trim).any(|given| given != size) { Err(bad()) } else { Ok(variant) }
}

fn number_of(text: &str) -> Option<u16> {
    let number = text.split(',').next()?.trim();
    if number.bytes().all(|byte| byte.is_ascii_digit()) { number.parse().ok() } else { None }
}
