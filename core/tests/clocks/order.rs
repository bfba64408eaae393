//! The order of the checks after a move: a side that cannot move has lost; then repetition; then the clocks.

use super::common::{game, play, walk};
use super::{counted, drawn_by};
use draughts::color::Color;
use draughts::game::{DrawReason, Game, Outcome, WinReason};
use draughts::moves::Captures;
use draughts::notation::fen;
use draughts::rules::ClockName::*;
use draughts::rules::Variant::{self, *};

const REPEATED: Option<Outcome> = Some(Outcome::Drawn { reason: DrawReason::Repetition });

#[test]
fn a_side_without_a_move_has_lost_though_a_clock_is_full() {
    // Under the home rule, so that the king may be let go; its last square is a1, walled in by b2 and c3.
    let position = fen::parse(Russian, "B:WKc3,Ke1:BKb2").unwrap();
    let mut game = Game::from_position(Russian, Captures::Optional, position);
    for text in ["b2-a1", "e1-f2", "a1-b2", "f2-e1", "b2-a1", "e1-d2", "a1-b2", "d2-c1", "b2-a1"] {
        play(&mut game, text);
        assert_eq!(game.outcome(), None);
    }
    assert_eq!(counted(&game, FewPieces, 5), 9);
    play(&mut game, "c1-b2");
    assert_eq!(counted(&game, FewPieces, 5), 10, "the clock is full");
    assert_eq!(game.outcome(), Some(Outcome::Won { winner: Color::White, reason: WinReason::NoMoves }));
}

#[test]
fn a_repetition_comes_before_a_clock() {
    let mut game = game(Russian, "W:WKe1:BKd8");
    for text in ["e1-a5", "d8-h4", "a5-d8", "h4-e1", "d8-a5", "e1-h4", "a5-d8", "h4-e1", "d8-a5"] {
        play(&mut game, text);
        assert_eq!(game.outcome(), None);
    }
    play(&mut game, "e1-h4");
    assert_eq!(counted(&game, FewPieces, 5), 10, "the clock is full");
    assert_eq!(game.outcome(), REPEATED);
}

#[test]
fn an_ending_comes_before_kings_only() {
    let mut game = game(Russian, "W:WKc1,Ke1,Kg1,Ka3:BKf8");
    walk(&mut game, 30);
    assert_eq!((counted(&game, ThreeKings, 15), counted(&game, KingsOnly, 15)), (30, 30), "both are full");
    assert_eq!(drawn_by(&game), Some((ThreeKings, 15)));
}

#[test]
fn the_third_time_draws_in_every_variant() {
    for variant in Variant::ALL {
        let (fen, moves) = match variant {
            International => ("W:WK47,K48:BK3,K4", ["47-41", "3-9", "41-47", "9-3"]),
            _ if variant.rules().flying_kings => ("W:WKc1,Ke1:BKf8,Kd8", ["e1-h4", "d8-a5", "h4-e1", "a5-d8"]),
            _ => ("W:WKc1,Ke1:BKf8,Kd8", ["c1-d2", "f8-e7", "d2-c1", "e7-f8"]),
        };
        let mut game = game(variant, fen);
        for (ply, text) in moves.iter().cycle().take(8).enumerate() {
            assert_eq!(game.outcome(), None, "{variant:?} after {ply} plies");
            play(&mut game, text);
        }
        assert_eq!(game.outcome(), REPEATED, "{variant:?}");
    }
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    // White loses a move on the way round the triangle: the same pieces stand four times, twice with each side to move.
    let mut game = game(Russian, "W:WKe1,Kg1:BKd8,Kb8");
    for text in ["e1-h4", "d8-a5", "h4-e1", "a5-d8"] {
        play(&mut game, text);
    }
    assert_eq!(game.outcome(), None);
    for text in ["e1-f2", "d8-a5", "f2-h4", "a5-d8", "h4-e1"] {
        play(&mut game, text);
    }
    assert_eq!(game.outcome(), None, "the third time the pieces stand so, but Black is to move");
}

#[test]
fn what_stood_before_a_capture_or_a_mans_move_cannot_come_back() {
    let mut game = game(English, "W:WK32,21:BK1");
    for text in ["32-27", "1-6", "27-32", "6-1", "21-17"] {
        play(&mut game, text);
    }
    assert_eq!(game.repeatable().count(), 0);
    for text in ["1-6", "32-27", "6-1", "27-32", "1-6", "32-27", "6-1"] {
        play(&mut game, text);
        assert_eq!(game.outcome(), None);
    }
    play(&mut game, "27-32");
    assert_eq!(game.outcome(), REPEATED, "counted from the man's move on");
}
