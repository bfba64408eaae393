//! Any inputs in any order, in every variant: nothing panics, every state is consistent, and the file gives it back.

use super::consistent::{check, kept};
use super::desk::*;
use draughts::level::Level;
use draughts::play::{Feedback, Input, Key, MatchSetup, MatchState, Mode, Phase, Player, Starter, TimeControl};
use draughts::rules::Variant;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use tempfile::tempdir;

/// What a restless player does.
#[derive(Clone, Debug)]
pub enum Act {
    Input(Input),
    /// Goes to one of the marked targets, or picks one of the movable pieces.
    Sensible(Index),
    /// The same by carrying.
    Carry(Index),
    Think,
    Hint,
    Wait(u64),
    Reopen,
}

fn number() -> impl Strategy<Value = u8> {
    prop_oneof![9 => 1..=50_u8, 1 => any::<u8>()]
}

fn players() -> impl Strategy<Value = Player> {
    select(&[Player::One, Player::Two][..])
}

pub fn setups() -> impl Strategy<Value = MatchSetup> {
    let modes = select(&[Mode::Computer, Mode::TwoPlayers][..]);
    let starters = select(&[Starter::Me, Starter::Computer, Starter::Lot][..]);
    let clocks = proptest::option::of((1..3_u8, 0..3_u8));
    let clocks = clocks.prop_map(|clock| clock.map(|(minutes, increment)| TimeControl { minutes, increment }));
    (select(&Variant::ALL[..]), any::<bool>(), modes, starters, clocks).prop_map(
        |(variant, forced, mode, starter, clock)| {
            MatchSetup {
                variant,
                // The home rule is for the boards of 64 squares.
                forced_capture: forced || variant == Variant::International,
                mode,
                level: Level::Easy,
                starter,
                clock,
            }
        },
    )
}

fn inputs() -> impl Strategy<Value = Input> {
    let keys = [Key::Up, Key::Down, Key::Left, Key::Right, Key::Select, Key::Cancel];
    prop_oneof![
        6 => number().prop_map(|square| Input::Tap { square }),
        3 => number().prop_map(|square| Input::Lift { square }),
        3 => proptest::option::weighted(0.8, number()).prop_map(|square| Input::Drop { square }),
        4 => select(keys.to_vec()).prop_map(|key| Input::Press { key }),
        1 => players().prop_map(|player| Input::Resign { player }),
        1 => players().prop_map(|player| Input::OfferDraw { player }),
        1 => any::<bool>().prop_map(|accepts| Input::AnswerDraw { accepts }),
        1 => Just(Input::NextGame),
        2 => Just(Input::Undo),
        2 => Just(Input::Redo),
        1 => Just(Input::TapOutside),
        1 => Just(Input::PauseClock),
        3 => Just(Input::ResumeClock),
        1 => Just(Input::DismissNotice),
        1 => prop_oneof![4 => Just(None), 1 => setups().prop_map(Some)]
            .prop_map(|setup| setup.map_or(Input::TapOutside, |setup| Input::NewGame { setup })),
    ]
}

pub fn acts() -> impl Strategy<Value = Act> {
    prop_oneof![
        30 => any::<Index>().prop_map(Act::Sensible),
        5 => any::<Index>().prop_map(Act::Carry),
        12 => inputs().prop_map(Act::Input),
        8 => Just(Act::Think),
        1 => Just(Act::Hint),
        4 => (0..20_000_u64).prop_map(Act::Wait),
        1 => Just(Act::Reopen),
    ]
}

/// A square that a player who knows the game would tap.
fn sensible(state: &MatchState, index: Index) -> u8 {
    let targets = targets(state);
    let movable = movable(state);
    match (targets.is_empty(), movable.is_empty()) {
        (false, _) => targets[index.index(targets.len())].0,
        (true, false) => movable[index.index(movable.len())],
        (true, true) => 1,
    }
}

/// Asks for a hint and does not wait for it; where none is to be had that is told at once.
fn hint(desk: &Desk) -> MatchState {
    let mut asked = pin!(desk.game.hint());
    let first = asked.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    if let Poll::Ready(state) = first { state.unwrap() } else { desk.state() }
}

pub fn act(desk: &mut Desk, before: &MatchState, act: &Act) -> MatchState {
    match act {
        Act::Input(input) => {
            let state = desk.send(*input);
            match input {
                Input::Undo => assert_eq!(state.refusal.is_none(), before.can_undo),
                Input::Redo => assert_eq!(state.refusal.is_none(), before.can_redo),
                Input::Resign { .. } | Input::OfferDraw { .. } => {
                    assert_eq!(state.refusal.is_none(), before.can_resign);
                }
                _ => (),
            }
            state
        }
        Act::Sensible(index) => desk.tap(sensible(before, *index)),
        Act::Carry(index) => {
            let piece = picked(before).first().copied().unwrap_or_else(|| sensible(before, *index));
            let lifted = desk.lift(piece);
            desk.drop_on(sensible(&lifted, *index))
        }
        Act::Think => pollster::block_on(desk.game.think()).unwrap_or_else(|_| {
            assert_ne!(before.phase, Phase::ComputerMoves);
            desk.state()
        }),
        Act::Hint => hint(desk),
        Act::Wait(milliseconds) => {
            desk.game.let_time_pass(*milliseconds);
            desk.state()
        }
        Act::Reopen => {
            desk.send(Input::TapOutside);
            // A clock that is found again stands still.
            desk.send(Input::PauseClock);
            let left = kept(&desk.state());
            let found = desk.reopen();
            desk.game.let_time_pass(0);
            assert_eq!(kept(&found), left);
            assert_eq!(found.notices, []);
            found
        }
    }
}

fn run(setup: MatchSetup, acts: &[Act]) {
    let mut desk = Desk::open(tempdir().unwrap());
    desk.game.let_time_pass(0);
    let mut state = desk.send(Input::NewGame { setup });
    check(&state);
    for one in acts {
        state = act(&mut desk, &state, one);
        check(&state);
        let read = desk.state();
        assert_eq!(
            read,
            MatchState { motion: None, feedback: Feedback::None, sound: None, ..state.clone() },
            "reading a state changes nothing"
        );
    }
    act(&mut desk, &state, &Act::Reopen);
}

proptest! {
    #![proptest_config(one_case_in(5))]

    #[test]
    fn any_inputs_leave_a_consistent_match(setup in setups(), acts in vec(acts(), 0..160)) {
        run(setup, &acts);
    }

    /// From scattered positions, where kings and long captures are common.
    #[test]
    fn any_inputs_from_any_position(
        variant in select(&Variant::ALL[..]),
        free in any::<bool>(),
        seed in any::<u64>(),
        acts in vec(acts(), 0..60),
    ) {
        let mut random = super::common::random(seed);
        let position = super::common::scattered(variant, &mut random);
        let setup = two(variant);
        let setup = if free && variant != Variant::International { home_rule(setup) } else { setup };
        let mut desk = Desk::at(setup, &draughts::notation::fen::write(variant, &position));
        let mut state = desk.state();
        check(&state);
        for one in &acts {
            state = act(&mut desk, &state, one);
            check(&state);
        }
    }
}
