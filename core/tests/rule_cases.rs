//! Single positions with all their legal moves, one rule each.

mod common;

use draughts::board::squares_of;
use draughts::moves::{Captures, Series, legal_moves};
use draughts::notation::{Names, fen};
use draughts::rules::Variant;
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Case {
    id: String,
    variant: Variant,
    fen: String,
    tests: String,
    legal: Vec<Legal>,
}

#[derive(Deserialize, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Legal {
    from: u8,
    to: u8,
    captured: BTreeSet<u8>,
    promotes: bool,
}

#[test]
fn every_case_has_exactly_its_legal_moves() {
    for case in common::json::<Vec<Case>>("rule-cases.json") {
        let position = fen::parse(case.variant, &case.fen).unwrap_or_else(|error| panic!("{}: {error}", case.id));
        let names = Names::of(case.variant);
        let found: Vec<_> = legal_moves(case.variant, Captures::Forced, &position)
            .iter()
            .map(|legal| Legal {
                from: names.number(legal.from),
                to: names.number(legal.to),
                captured: squares_of(legal.taken).map(|square| names.number(square)).collect(),
                promotes: legal.promotes,
            })
            .collect();
        let unique: BTreeSet<_> = found.iter().collect();
        assert_eq!(unique.len(), found.len(), "{}: a move is listed twice", case.id);
        assert_eq!(unique, case.legal.iter().collect(), "{}: {} ({})", case.id, case.tests, case.fen);
    }
}

#[test]
fn every_capture_can_be_entered_jump_by_jump() {
    for case in common::json::<Vec<Case>>("rule-cases.json") {
        let position = fen::parse(case.variant, &case.fen).unwrap();
        for legal in legal_moves(case.variant, Captures::Forced, &position).iter().filter(|legal| legal.is_capture()) {
            let route = Series::route(case.variant, Captures::Forced, &position, legal);
            let route = route.unwrap_or_else(|| panic!("{}: {legal:?} cannot be entered", case.id));
            assert_eq!(route.finished(), Some(*legal), "{}", case.id);
            assert_eq!(route.taken(), legal.taken, "{}", case.id);
            assert_eq!(route.at(), legal.to, "{}", case.id);
        }
    }
}
