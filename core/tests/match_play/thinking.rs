//! The computer's move: played when it is still wanted, and never otherwise.

use super::desk::*;
use draughts::level::Level;
use draughts::play::{Input, Key, MatchSetup, MatchState, Phase, Player, ThinkError};
use rand::RngExt;
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::thread;

const HARD: MatchSetup = MatchSetup { level: Level::Hard, ..EASY };

/// A search has begun; `then` happens; what comes of the search.
fn search_and(desk: &Desk, then: impl FnOnce()) -> Result<MatchState, ThinkError> {
    let mut thinking = pin!(desk.game.think());
    let first = thinking.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    assert!(first.is_pending() || matches!(first, Poll::Ready(Ok(_))));
    assert!(first.is_pending(), "a search of Hard takes a while");
    then();
    pollster::block_on(thinking)
}

fn after_one_move(setup: MatchSetup) -> Desk {
    let desk = Desk::new(setup);
    assert_eq!(desk.taps(&[11, 15]).phase, Phase::ComputerMoves);
    desk
}

#[test]
fn the_reply_is_played_and_given_with_its_motion() {
    let desk = after_one_move(EASY);
    let state = desk.reply();
    assert_eq!((state.phase, state.turn), (Phase::PersonMoves, Player::One));
    let played = state.last_move.clone().unwrap();
    assert_eq!(played.player, Player::Two);
    assert_eq!(state.motion.unwrap().path, played.path);
    assert!(desk.game.thinking_share() == 0.0);
}

#[test]
fn only_the_side_that_is_to_move_can_think() {
    let not_to_move = |desk: &Desk| pollster::block_on(desk.game.think()) == Err(ThinkError::NotToMove);
    assert!(not_to_move(&Desk::new(EASY)));
    assert!(not_to_move(&Desk::new(TWO)));
    let desk = Desk::at(EASY, "B:W18:B15");
    desk.taps(&[15, 22]);
    assert!(not_to_move(&desk), "the game is over");
}

#[test]
fn whatever_makes_the_position_go_cancels_the_search() {
    type Cancel = fn(&Desk);
    let cancels: [(&str, Cancel); 6] = [
        ("undo", |desk| drop(desk.undo())),
        ("a new game", |desk| drop(desk.send(Input::NewGame { setup: HARD }))),
        ("the next game", |desk| drop(desk.send(Input::NextGame))),
        ("stop", |desk| desk.game.stop_thinking()),
        ("undo and redo", |desk| {
            desk.undo();
            desk.redo();
        }),
        ("a second call", |desk| {
            assert_eq!(desk.reply().last_move.unwrap().player, Player::Two);
        }),
    ];
    for (name, cancel) in cancels {
        let desk = after_one_move(HARD);
        let mut left = None;
        let result = search_and(&desk, || {
            cancel(&desk);
            left = Some(board(&desk.state()));
        });
        assert_eq!(result, Err(ThinkError::Cancelled), "{name}");
        assert_eq!(Some(board(&desk.state())), left, "{name}: no reply for a position that is gone");
    }
}

#[test]
fn after_a_cancelled_search_another_can_be_had() {
    let desk = after_one_move(HARD);
    assert!(search_and(&desk, || desk.game.stop_thinking()).is_err());
    assert_eq!(desk.state().phase, Phase::ComputerMoves);
    assert_eq!(desk.reply().phase, Phase::PersonMoves);
}

#[test]
fn a_reply_to_the_same_moves_of_another_game_is_not_played() {
    let desk = after_one_move(HARD);
    let result = search_and(&desk, || {
        desk.send(Input::NewGame { setup: HARD });
        desk.taps(&[11, 15]);
    });
    assert_eq!(result, Err(ThinkError::Cancelled));
    assert_eq!(last(&desk.state()), "11-15", "the new game's computer has not been asked yet");
}

#[test]
fn a_dropped_search_stops_and_plays_nothing() {
    let desk = after_one_move(HARD);
    {
        let mut thinking = pin!(desk.game.think());
        assert!(thinking.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    }
    assert!(desk.game.thinking_share() == 0.0, "no search is running");
    assert_eq!(desk.state().phase, Phase::ComputerMoves);
    assert_eq!(last(&desk.state()), "11-15");
    assert_eq!(desk.reply().phase, Phase::PersonMoves);
}

#[test]
fn inputs_that_change_nothing_let_the_search_go_on() {
    let desk = after_one_move(HARD);
    let result = search_and(&desk, || {
        desk.tap(22);
        desk.lift(11);
        desk.drop_outside();
        desk.send(Input::TapOutside);
        desk.send(Input::DismissNotice);
    });
    assert_eq!(result.unwrap().phase, Phase::PersonMoves);
}

#[test]
fn the_board_answers_while_the_computer_thinks() {
    let desk = after_one_move(HARD);
    let game = &desk.game;
    let result = thread::scope(|scope| {
        let thinking = scope.spawn(|| pollster::block_on(game.think()));
        while game.thinking_share() == 0.0 && !thinking.is_finished() {
            thread::yield_now();
        }
        assert!(game.input(Input::Tap { square: 22 }).refusal.is_some() || thinking.is_finished());
        thinking.join().unwrap()
    });
    assert_eq!(result.unwrap().phase, Phase::PersonMoves);
}

#[test]
fn a_game_that_is_closed_while_the_computer_thinks_is_found_again() {
    let mut desk = after_one_move(HARD);
    let _cancelled = search_and(&desk, || desk.game.stop_thinking());
    assert_eq!(desk.reopen().phase, Phase::ComputerMoves);
}

/// Fingers, keys and the computer at once, from as many threads: each state is whole, and the last is in the file.
#[test]
fn inputs_from_many_threads_leave_a_consistent_match() {
    let mut desk = Desk::new(EASY);
    let game = &desk.game;
    thread::scope(|scope| {
        for seed in 0..3 {
            scope.spawn(move || {
                let mut random = super::common::random(seed);
                for _ in 0..150 {
                    let square = random.random_range(1..=32);
                    let input = match random.random_range(0..20) {
                        0..12 => Input::Tap { square },
                        12..14 => Input::Lift { square },
                        14..16 => Input::Drop { square: Some(square) },
                        16 => Input::Undo,
                        17 => Input::Redo,
                        18 => Input::Press { key: Key::Select },
                        _ if seed == 0 => Input::NextGame,
                        _ => Input::TapOutside,
                    };
                    super::consistent::check(&game.input(input));
                }
            });
        }
        scope.spawn(|| {
            for _ in 0..60 {
                match pollster::block_on(game.think()) {
                    Ok(state) => super::consistent::check(&state),
                    Err(ThinkError::NotToMove | ThinkError::Cancelled) => thread::yield_now(),
                    Err(fault @ ThinkError::OwnFault) => panic!("{fault}"),
                }
            }
        });
    });
    desk.send(Input::TapOutside);
    let left = desk.state();
    let found = desk.reopen();
    assert_eq!((board(&found), found.phase, picked(&found)), (board(&left), left.phase, picked(&left)));
}
