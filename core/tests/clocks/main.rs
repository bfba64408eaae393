//! When games are drawn: every clock of every variant as *Draws as this product plays them* has it, repetition, and the
//! order of the checks.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

#[path = "../common/mod.rs"]
mod common;
mod countdown;
mod events;
mod full;
mod material;
mod order;

use draughts::game::{DrawReason, Game, Outcome};
use draughts::rules::{ClockName, Variant};

/// The name and the limit of the clock that drew the game.
fn drawn_by(game: &Game) -> Option<(ClockName, u16)> {
    match game.outcome()? {
        Outcome::Drawn { reason: DrawReason::Clock(clock) } => Some((clock.name, clock.limit)),
        other => panic!("{other:?}, and not by a clock: {}", common::written(game)),
    }
}

/// How far a clock has counted, in plies.
fn counted(game: &Game, name: ClockName, limit: u16) -> u16 {
    let clocks = game.variant().rules().clocks.iter().zip(game.clocks());
    let mut found = clocks.filter(|(clock, _)| (clock.name, clock.limit) == (name, limit));
    let (_, count) = found.next().unwrap_or_else(|| panic!("{:?} has no {name:?} of {limit}", game.variant()));
    assert!(found.next().is_none());
    *count
}

/// Every clock there is, with its limit in moves by each side.
#[test]
fn each_variant_has_these_clocks_endings_first() {
    use ClockName::*;
    let table: [(Variant, &[(ClockName, u16)]); 7] = [
        (Variant::English, &[(NoProgress, 40)]),
        (
            Variant::Russian,
            &[(ThreeKings, 15), (MainRoad, 5), (FewPieces, 5), (Balance, 30), (Balance, 60), (KingsOnly, 15)],
        ),
        (Variant::Brazilian, &[(FewPieces, 5), (KingsOnly, 20)]),
        (Variant::Italian, &[(NoProgress, 40)]),
        (Variant::Czech, &[(NoProgress, 15)]),
        (Variant::Spanish, &[(NoCaptureOrCrowning, 40)]),
        (Variant::International, &[(ThreePieces, 16), (MainRoad, 5), (FewPieces, 5), (KingsOnly, 25)]),
    ];
    for (variant, expected) in table {
        let clocks: Vec<_> = variant.rules().clocks.iter().map(|clock| (clock.name, clock.limit)).collect();
        assert_eq!(clocks, expected, "{variant:?}");
    }
}
