//! Nothing leads nowhere.

use super::{headings, page, pages, texts};
use draughts::help::{HelpPlace, HelpSpan, Language, help_for_message, help_for_state, help_page};
use draughts::play::{Input, Match, MatchSetup, MatchState, Mode, TextKey};
use draughts::rules::Variant;
use std::collections::HashSet;

fn is_there(place: &HelpPlace) -> bool {
    let page = help_page(&place.page, Language::English);
    page.is_some_and(|page| place.heading.as_ref().is_none_or(|id| headings(&page).contains(&id.as_str())))
}

#[test]
fn every_link_arrives() {
    for language in Language::ALL {
        for page in pages(language) {
            for span in page.blocks.iter().flat_map(texts).flat_map(|text| &text.spans) {
                if let HelpSpan::Link { text, place } = span {
                    assert!(is_there(place), "{}: [{text}] leads to {place:?}", page.id);
                    let here = HelpPlace { page: page.id.clone(), heading: None };
                    assert_ne!(*place, here, "{} leads to itself", page.id);
                }
            }
        }
    }
}

#[test]
fn no_two_headings_of_a_page_share_an_id() {
    for page in pages(Language::English) {
        let ids = headings(&page);
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "{}", page.id);
    }
}

/// The rules that refuse a move or end a game, and the heading that explains them on the variant's page.
const RULES: [(TextKey, &str); 18] = [
    (TextKey::CaptureIsCompulsory, "captures"),
    (TextKey::LongestCaptureCounts, "choice"),
    (TextKey::KingTakesFirst, "choice"),
    (TextKey::MostKingsCount, "choice"),
    (TextKey::KingsSoonestCount, "choice"),
    (TextKey::ManCannotTakeKing, "captures"),
    (TextKey::LandWhereItGoesOn, "kings"),
    (TextKey::ClockNoProgress, "end"),
    (TextKey::ClockKingsOnly, "end"),
    (TextKey::ClockNoCaptureOrCrowning, "end"),
    (TextKey::ClockThreeKings, "end"),
    (TextKey::ClockThreePieces, "end"),
    (TextKey::ClockMainRoad, "end"),
    (TextKey::ClockFewPieces, "end"),
    (TextKey::ClockBalance, "end"),
    (TextKey::CauseNoPieces, "end"),
    (TextKey::CauseNoMoves, "end"),
    (TextKey::CauseRepetition, "end"),
];

/// Other messages that the help explains.
const OTHERS: [TextKey; 24] = [
    TextKey::AnotherMustCapture,
    TextKey::MustCapture,
    TextKey::TakeWithRinged,
    TextKey::TakeMost,
    TextKey::TakeByTapping,
    TextKey::SeriesHalfWay,
    TextKey::PieceIsBlocked,
    TextKey::CannotGoThere,
    TextKey::SeveralSeriesLeadThere,
    TextKey::NothingToUndo,
    TextKey::NothingToRedo,
    TextKey::FinishedGameStays,
    TextKey::OnlyBetweenTwo,
    TextKey::CauseResigned,
    TextKey::CauseDrawAgreed,
    TextKey::UnrankedUndo,
    TextKey::UnrankedHint,
    TextKey::UnrankedSetUp,
    TextKey::HintIs,
    TextKey::HintUnranks,
    TextKey::ClockPaused,
    TextKey::CauseTimeUp,
    TextKey::GameFileDamaged,
    TextKey::ScoresFileDamaged,
];

#[test]
fn every_rule_that_refuses_a_move_is_explained() {
    for variant in Variant::ALL {
        let own = draughts::help::help_page_for(variant);
        for (key, heading) in RULES {
            let place = help_for_message(variant, key).unwrap();
            assert_eq!((&place.page, place.heading.as_deref()), (&own, Some(heading)), "{key:?}");
            assert!(is_there(&place), "{key:?}");
        }
        for key in OTHERS {
            assert!(is_there(&help_for_message(variant, key).unwrap()), "{key:?}");
        }
    }
    assert_eq!(help_for_message(Variant::English, TextKey::YourMove), None);
}

/// Two people play by `variant`; the squares are tapped.
fn after_taps(variant: Variant, squares: &[u8]) -> MatchState {
    let folder = tempfile::tempdir().unwrap();
    let game = Match::open_seeded(folder.path().to_str().unwrap(), 1);
    let setup = MatchSetup { variant, mode: Mode::TwoPlayers, ..MatchSetup::default() };
    let mut state = game.input(Input::NewGame { setup });
    for &square in squares {
        state = game.input(Input::Tap { square });
    }
    state
}

#[test]
fn the_help_opens_at_the_rule_that_refused() {
    let cases: [(&[u8], Option<&str>); 5] = [
        (&[], None),
        (&[11, 15], None),
        (&[1], Some("men")),
        (&[11, 20], Some("men")),
        // 11-15, 22-18, and now 15 must take.
        (&[11, 15, 22, 18, 9], Some("captures")),
    ];
    for (squares, heading) in cases {
        let place = help_for_state(&after_taps(Variant::English, squares));
        assert_eq!((place.page.as_str(), place.heading.as_deref()), ("english", heading), "{squares:?}");
    }
    assert_eq!(help_for_state(&after_taps(Variant::Czech, &[])).page, "czech");
}

#[test]
fn the_page_of_questions_explains_files_set_aside() {
    assert!(headings(&page("questions")).contains(&"files"));
}

#[test]
fn the_page_that_compares_the_variants_is_there() {
    assert!(page(&draughts::help::help_page_comparing()).blocks.iter().any(|block| {
        matches!(block, draughts::help::HelpBlock::Table { rows, .. } if rows.len() == Variant::ALL.len())
    }));
}
