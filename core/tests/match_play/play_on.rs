//! A recorded game played on from one of its positions.

use super::desk::*;
use draughts::level::Level;
use draughts::play::{Input, MatchSetup, MatchState, Mode, Phase, Player, Replay, TextKey};
use draughts::rules::Variant;
use draughts::scores::{HistoryFilter, Verdict};
use std::sync::Arc;

/// Two moves each, from a position that was set up.
const RECORD: &str = "[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"B:W18,32:B2,10\"]\n1. 10-14 18x9 2. 2-7 32-27 *";

fn record(desk: &Desk, text: &str) -> Arc<Replay> {
    desk.game.open_pdn(text).unwrap().replay(0).unwrap()
}

fn board(state: &MatchState) -> Vec<(u8, Option<(Player, bool)>)> {
    let piece = |square: &draughts::play::SquareState| square.piece.map(|piece| (piece.owner, piece.king));
    state.squares.iter().map(|square| (square.square, piece(square))).collect()
}

#[test]
fn it_begins_with_the_board_that_is_looked_at() {
    for place in 0..=4 {
        let mut desk = Desk::new(MatchSetup { variant: Variant::Russian, ..TWO });
        let replay = record(&desk, RECORD);
        assert!(replay.can_play_on(place));
        let state = desk.game.play_on(&replay, place);
        assert_eq!(board(&state), board(&replay.state(place, false)));
        assert_eq!(
            state.setup,
            MatchSetup { variant: Variant::English, ..TWO },
            "a file is played as the match is set up"
        );
        assert_eq!(state.turn, if place % 2 == 0 { Player::One } else { Player::Two });
        assert_eq!((state.phase, state.can_undo, state.last_move.is_none()), (Phase::PersonMoves, false, true));
        desk.reopen();
        assert_eq!(board(&desk.state()), board(&state), "it is kept");
    }
}

#[test]
fn against_the_computer_it_may_be_the_computers_move() {
    let desk = Desk::new(MatchSetup { variant: Variant::Czech, ..EASY });
    let replay = record(&desk, RECORD);
    let state = desk.game.play_on(&replay, 3);
    assert_eq!((state.phase, state.setup.mode), (Phase::ComputerMoves, Mode::Computer));
    let state = pollster::block_on(desk.game.think()).unwrap();
    assert_eq!(state.phase, Phase::PersonMoves);
    assert!(!state.can_undo, "the person has not moved yet");
}

#[test]
fn a_game_of_the_history_goes_on_at_its_level_and_is_not_ranked() {
    let desk = Desk::at(MatchSetup { level: Level::Hard, ..EASY }, "B:W18,14:B9,15,1");
    // Taken, and the rest given up: what is in the history can be played on.
    desk.taps(&[15, 22]);
    desk.send(Input::NewGame { setup: MatchSetup { variant: Variant::Russian, ..EASY } });
    let entry = desk.game.records().history(HistoryFilter::default(), 0, 9).entries[0].clone();
    assert_eq!(entry.verdict, Verdict::Lost);
    let replay = desk.game.replay(entry.id).unwrap();
    let state = desk.game.play_on(&replay, 0);
    assert_eq!((state.setup.level, state.setup.variant), (Level::Hard, Variant::English));
    let over = Desk::at(EASY, "B:W18:B15,1");
    over.taps(&[15, 22]);
    let review = over.game.review().unwrap();
    let again = over.game.play_on(&review, 0);
    assert_eq!((again.phase, again.pieces_one), (Phase::PersonMoves, 2));
    let won = over.taps(&[15, 22]).game_over.unwrap();
    assert_eq!(won.score.unwrap().unranked.unwrap().key, TextKey::UnrankedSetUp);
}

#[test]
fn the_game_before_counts_as_lost() {
    let desk = Desk::new(EASY);
    let replay = record(&desk, RECORD);
    let lost = |desk: &Desk| desk.game.records().history(HistoryFilter::default(), 0, 9).total;
    desk.game.play_on(&replay, 0);
    assert_eq!(lost(&desk), 0, "nobody had moved");
    assert!(desk.taps(&[10, 14]).new_game_resigns);
    desk.game.play_on(&replay, 0);
    assert_eq!(lost(&desk), 1);
}

#[test]
fn from_an_end_nothing_is_played() {
    let desk = Desk::at(TWO, "B:W18:B15,1");
    desk.taps(&[15, 22]);
    let review = desk.game.review().unwrap();
    let end = review.length();
    assert!(!review.can_play_on(end) && !review.can_play_on(u32::MAX) && review.can_play_on(end - 1));
    assert_eq!(desk.game.play_on(&review, end).phase, Phase::Over);
}

#[test]
fn two_people_go_on_with_their_names_and_clocks_wound() {
    let desk = Desk::new(MatchSetup { clock: Some(draughts::play::TimeControl { minutes: 5, increment: 0 }), ..TWO });
    desk.game.let_time_pass(0);
    desk.game.set_name(Player::Two, "Анна").unwrap();
    desk.taps(&[11, 15]);
    desk.game.let_time_pass(60_000);
    desk.send(Input::Resign { player: Player::Two });
    let review = desk.game.review().unwrap();
    let state = desk.game.play_on(&review, 1);
    assert_eq!((state.names.two.as_deref(), state.turn), (Some("Анна"), Player::Two));
    assert_eq!(state.clock.map(|clock| (clock.one.milliseconds, clock.two.milliseconds)), Some((300_000, 300_000)));
}
