//! Which pieces set an ending's clock going: both what does and what only looks like it.

use super::common::game;
use draughts::rules::ClockName::{self, *};
use draughts::rules::Variant::{self, *};

/// The ending clocks that run in a position.
fn running(variant: Variant, fen: &str) -> Vec<(ClockName, u16)> {
    let position = *game(variant, fen).position();
    let endings = variant.rules().clocks.iter().filter(|clock| clock.condition.holds(&position));
    let always = [NoProgress, KingsOnly, NoCaptureOrCrowning];
    endings.map(|clock| (clock.name, clock.limit)).filter(|(name, _)| !always.contains(name)).collect()
}

#[test]
fn russian() {
    let table: [(&str, &[(ClockName, u16)]); 26] = [
        // (a) Three kings or more against a lone king.
        ("W:WKc1,Ke1,Kg1:BKf8", &[(ThreeKings, 15), (Balance, 30)]),
        ("B:WKf8:BKc1,Ke1,Kg1", &[(ThreeKings, 15), (Balance, 30)]),
        ("W:WKc1,Ke1,Kg1,a3:BKf8", &[(ThreeKings, 15), (Balance, 30)]),
        ("W:WKc1,Ke1,Kg1,Ka3,Kh2:BKf8", &[(ThreeKings, 15), (Balance, 60)]),
        ("W:WKc1,Ke1,Kg1,Ka3,Kh2,Kh4,a5:BKf8", &[(ThreeKings, 15)]),
        ("W:WKc1,Ke1,g1:BKf8", &[(Balance, 30)]),
        ("W:WKc1,Ke1,Kg1:Bf8", &[]),
        ("W:WKc1,Ke1,Kg1:BKf8,d8", &[(Balance, 30)]),
        // (b) Three pieces with a king against a lone king on the main road.
        ("W:WKc1,Ke1,Kg1:BKh8", &[(ThreeKings, 15), (MainRoad, 5), (Balance, 30)]),
        ("W:WKc1,Ke1,g1:BKd4", &[(MainRoad, 5), (Balance, 30)]),
        ("W:WKc1,e1,g1:BKa1", &[(MainRoad, 5), (Balance, 30)]),
        ("B:WKa1:BKd8,f8,b8", &[(MainRoad, 5), (Balance, 30)]),
        ("W:Wc1,e1,g1:BKa1", &[]),
        ("W:WKc1,Ke1,Kg3:BKg1", &[(ThreeKings, 15), (Balance, 30)]),
        ("W:WKb2,Ke1,Kg1:BKh8", &[(ThreeKings, 15), (Balance, 30)]),
        ("W:WKc1,Ke1,Kg1,Ka3:BKh8", &[(ThreeKings, 15), (Balance, 30)]),
        // (c) Two pieces with a king, or a king, against a lone king.
        ("W:WKc1,Ke1:BKf8", &[(FewPieces, 5)]),
        ("W:WKc1,e1:BKf8", &[(FewPieces, 5)]),
        ("W:WKc1:BKf8", &[(FewPieces, 5)]),
        ("W:Wc1,e1:BKf8", &[]),
        ("W:WKc1:Bd8", &[]),
        ("W:WKc1,Ke1:Bd8", &[]),
        // (d) Kings on both sides: four or five pieces, six or seven.
        ("W:WKc1,e1:BKf8,d8", &[(Balance, 30)]),
        ("W:WKc1,e1,g1:BKf8,d8,b8", &[(Balance, 60)]),
        ("W:WKc1,e1,g1,a3:BKf8,d8,b8,h6", &[]),
        ("W:WKc1,Ke1,Kg1:Bf8,d8", &[]),
    ];
    for (fen, expected) in table {
        assert_eq!(running(Russian, fen), expected, "{fen}");
    }
}

#[test]
fn brazilian() {
    let five: &[(ClockName, u16)] = &[(FewPieces, 5)];
    let table = [
        ("W:WKc1,Ke1:BKf8,Kd8", five),
        ("W:WKc1,Ke1:BKf8", five),
        ("W:WKc1:BKf8,Kd8", five),
        ("W:WKc1,Ke1:BKf8,d8", five),
        ("W:WKc1,e1:BKf8,Kd8", five),
        ("W:WKc1:BKf8", five),
        ("W:WKc1:BKf8,d8", five),
        ("W:WKc1,e1:BKf8", five),
        ("W:WKc1,Ke1,Kg1:BKf8", &[]),
        ("W:WKc1,Ke1,Kg1:BKh8", &[]),
        ("W:WKc1,e1:BKf8,d8", &[]),
        ("W:WKc1,Ke1:Bf8", &[]),
        ("W:WKc1,Ke1:Bf8,d8", &[]),
        ("W:WKc1:Bf8", &[]),
        ("W:Wc1:Bf8", &[]),
    ];
    for (fen, expected) in table {
        assert_eq!(running(Brazilian, fen), expected, "{fen}");
    }
}

#[test]
fn international() {
    // A capture out of three pieces does not prolong their sixteen moves, so these go on beside the five.
    let few: &[(ClockName, u16)] = &[(ThreePieces, 16), (FewPieces, 5)];
    let three: &[(ClockName, u16)] = &[(ThreePieces, 16)];
    let road: &[(ClockName, u16)] = &[(ThreePieces, 16), (MainRoad, 5)];
    let table = [
        ("W:WK47,K48,K49:BK3", three),
        ("W:WK47,K48,45:BK3", three),
        ("W:WK47,45,35:BK3", three),
        ("B:WK3:BK47,K48,K49", three),
        ("W:W45,35,36:BK3", &[]),
        ("W:WK47,K48,K49,K50:BK3", &[]),
        ("W:WK47,K48,K49:BK3,6", &[]),
        ("W:WK47,K48,K49:B6", &[]),
        ("W:WK47,K48,K49:BK5", road),
        ("W:WK47,K48,K49:BK46", road),
        ("W:WK47,45,35:BK28", road),
        ("W:WK46,K48,K49:BK5", three),
        ("W:WK47,K48:BK3", few),
        ("W:WK47,45:BK3", few),
        ("W:WK47:BK3", few),
        ("W:WK47,K48:BK5", few),
        ("W:W45,35:BK3", &[]),
        ("W:WK47,K48:BK3,K4", &[]),
        ("W:WK47:B6", &[]),
    ];
    for (fen, expected) in table {
        assert_eq!(running(International, fen), expected, "{fen}");
    }
}

#[test]
fn the_others_have_no_endings() {
    for variant in [English, Italian, Czech, Spanish] {
        for fen in ["W:WKc1,Ke1,Kg1:BKf8", "W:WKc1:BKf8", "W:WKc1,Ke1,Kg1:BKh8"] {
            assert_eq!(running(variant, fen), [], "{variant:?} {fen}");
        }
    }
}
