//! Which page of the help explains what is on the screen.

use super::block::HelpPlace;
use crate::play::{MatchState, TextKey};
use crate::rules::Variant;

/// The page that sets the variants side by side.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn help_page_comparing() -> String {
    "variants".to_owned()
}

/// The page of a variant's rules.
pub fn help_page_for(variant: Variant) -> String {
    match variant {
        Variant::English => "english",
        Variant::Russian => "russian",
        Variant::Brazilian => "brazilian",
        Variant::Italian => "italian",
        Variant::Czech => "czech",
        Variant::Spanish => "spanish",
        Variant::International => "international",
    }
    .to_owned()
}

/// Where the help says why a message of a game of `variant` came; `None` if the message explains itself.
///
/// ```
/// use draughts::help::help_for_message;
/// use draughts::play::TextKey;
/// use draughts::rules::Variant;
///
/// let place = help_for_message(Variant::Spanish, TextKey::MostKingsCount).unwrap();
/// assert_eq!((place.page.as_str(), place.heading.as_deref()), ("spanish", Some("choice")));
/// ```
pub fn help_for_message(variant: Variant, key: TextKey) -> Option<HelpPlace> {
    let rule = |heading: &str| Some(place(&help_page_for(variant), heading));
    match key {
        TextKey::CaptureIsCompulsory
        | TextKey::AnotherMustCapture
        | TextKey::MustCapture
        | TextKey::TakeWithRinged
        | TextKey::ManCannotTakeKing => rule("captures"),
        TextKey::LongestCaptureCounts
        | TextKey::TakeMost
        | TextKey::KingTakesFirst
        | TextKey::MostKingsCount
        | TextKey::KingsSoonestCount => rule("choice"),
        TextKey::LandWhereItGoesOn => rule("kings"),
        TextKey::PieceIsBlocked | TextKey::CannotGoThere => rule("men"),
        TextKey::ClockNoProgress
        | TextKey::ClockKingsOnly
        | TextKey::ClockNoCaptureOrCrowning
        | TextKey::ClockThreeKings
        | TextKey::ClockThreePieces
        | TextKey::ClockMainRoad
        | TextKey::ClockFewPieces
        | TextKey::ClockBalance
        | TextKey::CauseNoPieces
        | TextKey::CauseNoMoves
        | TextKey::CauseRepetition => rule("end"),
        TextKey::SeveralSeriesLeadThere | TextKey::TakeByTapping | TextKey::SeriesHalfWay => {
            Some(place("controls", "series"))
        }
        TextKey::NothingToUndo | TextKey::NothingToRedo | TextKey::FinishedGameStays => Some(place("controls", "undo")),
        TextKey::OnlyBetweenTwo | TextKey::CauseResigned | TextKey::CauseDrawAgreed => Some(place("controls", "two")),
        TextKey::UnrankedUndo | TextKey::UnrankedHint | TextKey::UnrankedSetUp => Some(place("scores", "ranked")),
        TextKey::HintIs | TextKey::HintUnranks => Some(place("controls", "hint")),
        TextKey::ClockPaused | TextKey::CauseTimeUp => Some(place("controls", "clock")),
        TextKey::GameFileDamaged | TextKey::ScoresFileDamaged => Some(place("questions", "files")),
        _ => None,
    }
}

/// Where to open the help from a game: at the rule that refused a move or ended the game, if one just did; otherwise at
/// the top of the variant's page.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn help_for_state(state: &MatchState) -> HelpPlace {
    let variant = state.setup.variant;
    // A refusal's message and detail are the state's; its detail is the rule, its message what happened.
    let told = [state.detail.as_ref(), Some(&state.message)];
    let cause = [state.game_over.as_ref().map(|over| &over.cause), None];
    let keys = if state.refusal.is_some() { told } else { cause };
    keys.into_iter()
        .flatten()
        .find_map(|text| help_for_message(variant, text.key))
        .unwrap_or_else(|| HelpPlace { page: help_page_for(variant), heading: None })
}

fn place(page: &str, heading: &str) -> HelpPlace {
    HelpPlace { page: page.to_owned(), heading: Some(heading.to_owned()) }
}
