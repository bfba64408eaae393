//! The clocks of two people.

use super::desk::*;
use draughts::play::{ClockView, Input, MatchSetup, MatchState, Mode, Phase, Player, Sound, TextKey, TimeControl};
use proptest::collection::vec;
use proptest::prelude::*;

const fn timed(minutes: u8, increment: u8) -> MatchSetup {
    MatchSetup { clock: Some(TimeControl { minutes, increment }), ..TWO }
}

/// A game by the clock in which only the time passes that is let pass.
fn desk(minutes: u8, increment: u8) -> Desk {
    let desk = Desk::open(tempfile::tempdir().unwrap());
    desk.game.let_time_pass(0);
    desk.send(Input::NewGame { setup: timed(minutes, increment) });
    desk
}

fn wait(desk: &Desk, milliseconds: u64) -> MatchState {
    desk.game.let_time_pass(milliseconds);
    desk.state()
}

fn clock(state: &MatchState) -> ClockView {
    state.clock.clone().unwrap()
}

fn left(state: &MatchState) -> [u64; 2] {
    let clock = clock(state);
    [clock.one.milliseconds, clock.two.milliseconds]
}

#[test]
fn the_clocks_start_with_the_first_move() {
    let desk = desk(5, 0);
    let state = wait(&desk, 60_000);
    assert_eq!((left(&state), clock(&state).running), ([300_000; 2], None));
    let state = desk.taps(&[11, 15]);
    assert_eq!((left(&state), clock(&state).running), ([300_000; 2], Some(Player::Two)));
    assert_eq!(left(&wait(&desk, 1_500)), [300_000, 298_500]);
    desk.taps(&[23, 19]);
    assert_eq!(left(&wait(&desk, 2_000)), [298_000, 298_500]);
}

#[test]
fn a_move_adds_the_increment_and_the_first_does_not() {
    let desk = desk(1, 3);
    assert_eq!(left(&desk.taps(&[11, 15])), [60_000, 60_000]);
    wait(&desk, 1_000);
    assert_eq!(left(&desk.taps(&[23, 19])), [60_000, 62_000]);
    // What is entered in parts is one move.
    let desk = desk_with_series();
    desk.taps(&[1, 5]);
    wait(&desk, 500);
    let half_way = desk.taps(&[32, 28]);
    assert_eq!(left(&half_way), [60_000, 61_500]);
}

fn desk_with_series() -> Desk {
    let mut file = game_file(timed(1, 2), "black", "B:W32:B1,2");
    file["clock"] = serde_json::json!({ "left": [60_000, 60_000], "arrivals": [[60_000, 60_000]] });
    let desk = Desk::saved(&file);
    desk.game.let_time_pass(0);
    desk
}

#[test]
fn time_is_shown_in_begun_seconds() {
    let desk = desk(1, 0);
    desk.taps(&[11, 15]);
    let shown = |state: &MatchState| (clock(state).two.shown, clock(state).two.low, clock(state).changes_in);
    assert_eq!(shown(&desk.state()), ("1:00".into(), false, Some(1_000)));
    assert_eq!(shown(&wait(&desk, 1)), ("1:00".into(), false, Some(999)));
    assert_eq!(shown(&wait(&desk, 999)), ("0:59".into(), false, Some(1_000)));
    assert_eq!(shown(&wait(&desk, 49_000)), ("0:10".into(), false, Some(1_000)));
    assert_eq!(shown(&wait(&desk, 1)), ("0:10".into(), true, Some(999)));
    assert_eq!(shown(&wait(&desk, 9_998)), ("0:01".into(), true, Some(1)));
    assert_eq!(shown(&wait(&desk, 1)), ("0:00".into(), true, None));
}

#[test]
fn who_has_no_time_left_has_lost() {
    let desk = desk(1, 0);
    desk.taps(&[11, 15]);
    desk.tap(23);
    desk.game.let_time_pass(70_000);
    assert_eq!(desk.game.clock().unwrap().fallen, Some(Player::Two));
    let state = desk.state();
    let over = state.game_over.clone().unwrap();
    assert_eq!((over.winner, over.cause.key), (Some(Player::One), TextKey::CauseTimeUp));
    assert_eq!((state.phase, state.sound, picked(&state)), (Phase::Over, Some(Sound::Won), vec![]));
    assert_eq!(desk.state().sound, None, "it is heard once");
    assert_eq!(desk.file("game.json")["ending"], serde_json::json!({ "timeUp": { "of": "two" } }));
    assert!(desk.game.pdn().contains("[Result \"0-1\"]"), "player one has Black");
}

/// Enter begins the next game after the end: not with the same press that was to make a move.
#[test]
fn an_input_that_comes_too_late_does_nothing() {
    for late in [Input::Press { key: draughts::play::Key::Select }, Input::Tap { square: 19 }, Input::Undo] {
        let desk = desk(1, 0);
        desk.taps(&[11, 15]);
        desk.tap(23);
        desk.game.let_time_pass(60_000);
        let state = desk.send(late);
        assert_eq!(
            (state.game_over.map(|over| over.cause.key), last(&desk.state())),
            (Some(TextKey::CauseTimeUp), "11-15")
        );
    }
}

#[test]
fn a_stopped_clock_takes_no_time_and_no_move() {
    let desk = desk(5, 2);
    assert!(!clock(&desk.send(Input::PauseClock)).paused, "before the first move there is nothing to stop");
    desk.taps(&[11, 15]);
    wait(&desk, 700);
    let paused = desk.send(Input::PauseClock);
    assert_eq!((clock(&paused).running, clock(&paused).paused, paused.can_hint), (None, true, false));
    assert_eq!(paused.message.key, TextKey::ClockPaused);
    assert_eq!(left(&wait(&desk, 99_000)), [300_000, 299_300]);
    assert_eq!(refused(&desk.tap(23)), TextKey::ClockPaused);
    assert_eq!(refused(&desk.lift(23)), TextKey::ClockPaused);
    assert_eq!(refused(&pollster::block_on(desk.game.hint()).unwrap()), TextKey::ClockPaused);
    let running = desk.send(Input::ResumeClock);
    assert_eq!((clock(&running).running, left(&running)), (Some(Player::Two), [300_000, 299_300]));
    assert_eq!(last(&desk.taps(&[23, 19])), "23-19");
}

#[test]
fn taking_back_sets_both_clocks_back() {
    let desk = desk(5, 2);
    desk.taps(&[11, 15]);
    wait(&desk, 1_000);
    let second = desk.taps(&[23, 19]);
    wait(&desk, 5_000);
    let third = desk.taps(&[8, 11]);
    wait(&desk, 3_000);
    assert_eq!(left(&desk.undo()), left(&second));
    assert_eq!(left(&desk.redo()), left(&third));
    desk.undo();
    desk.undo();
    let first = desk.undo();
    assert_eq!((left(&first), clock(&first).running), ([300_000; 2], None), "nobody has moved");
}

#[test]
fn a_lost_game_goes_on_with_the_time_that_there_was_for_the_move() {
    let desk = desk(1, 0);
    desk.taps(&[11, 15]);
    wait(&desk, 60_000);
    let state = desk.undo();
    assert_eq!((state.phase, left(&state), last(&state)), (Phase::PersonMoves, [60_000; 2], "11-15"));
    assert!(clock(&state).paused, "so that both can see it before it goes on");
    desk.send(Input::ResumeClock);
    assert_eq!(left(&wait(&desk, 10)), [60_000, 59_990]);
}

#[test]
fn giving_up_stops_the_clocks() {
    let desk = desk(1, 0);
    desk.taps(&[11, 15]);
    desk.send(Input::Resign { player: Player::Two });
    let state = wait(&desk, 70_000);
    assert_eq!((left(&state), clock(&state).running), ([60_000; 2], None));
    assert_eq!(state.game_over.unwrap().cause.key, TextKey::CauseResigned);
}

#[test]
fn after_a_restart_the_clocks_are_stopped_and_show_what_they_did() {
    let mut desk = desk(5, 0);
    desk.taps(&[11, 15]);
    wait(&desk, 4_321);
    // Leaving the app stops them, and writes down what they show.
    desk.send(Input::PauseClock);
    let state = desk.reopen();
    assert_eq!((left(&state), clock(&state).paused), ([300_000, 295_679], true));
    assert_eq!(left(&desk.undo()), [300_000; 2], "the times of earlier moves are kept too");
}

#[test]
fn times_are_within_limits_and_for_two_people_only() {
    for (minutes, increment, expected) in [(0, 0, (1, 0)), (1, 61, (1, 60)), (200, 255, (60, 60)), (60, 60, (60, 60))] {
        let clock = desk(minutes, increment).state().setup.clock.unwrap();
        assert_eq!((clock.minutes, clock.increment), expected);
    }
    let alone = Desk::new(MatchSetup { mode: Mode::Computer, ..timed(5, 0) });
    assert_eq!((alone.state().setup.clock, alone.state().clock, alone.game.clock()), (None, None, None));
    // Without clocks there is nothing to stop.
    let plain = Desk::new(TWO);
    plain.taps(&[11, 15]);
    assert_eq!(plain.send(Input::PauseClock).message.key, TextKey::PlayerTwoMoves);
}

#[test]
fn clocks_that_do_not_belong_to_the_game_are_no_saved_game() {
    let start = [60_000, 60_000];
    let files = [
        serde_json::Value::Null,
        serde_json::json!({ "left": start, "arrivals": [] }),
        serde_json::json!({ "left": start, "arrivals": [start, start] }),
        serde_json::json!({ "left": [60_001, 60_000], "arrivals": [start] }),
        serde_json::json!({ "left": [1, 1], "arrivals": [[1, 1]] }),
    ];
    for clock in files {
        let mut file = game_file(timed(1, 0), "black", "B:W32:B1");
        file["clock"] = clock;
        is_no_game(&file);
    }
}

fn is_no_game(file: &serde_json::Value) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
    assert_eq!(keys(&Desk::open(folder).state().notices), [TextKey::GameFileDamaged], "{file}");
}

/// More time than the increments can have brought: adding to it would overflow.
#[test]
fn a_saved_clock_has_no_more_time_than_a_game_can_bring() {
    let start = [60_000, 60_000];
    let with = |second: u64| {
        let mut file = game_file(timed(1, 2), "black", "B:W32:B1");
        file["moves"] = serde_json::json!(["1-6"]);
        file["clock"] = serde_json::json!({ "left": start, "arrivals": [start, [60_000, second]] });
        file
    };
    Desk::saved(&with(62_000));
    for second in [62_001, u64::MAX] {
        is_no_game(&with(second));
    }
}

/// Time that is up would lose a game against the computer and spoil the statistics.
#[test]
fn a_game_against_the_computer_has_no_saved_clock() {
    let mut file = game_file(timed(1, 0), "black", "B:W32:B1");
    file["clock"] = serde_json::json!({ "left": [60_000, 60_000], "arrivals": [[60_000, 60_000]] });
    Desk::saved(&file);
    file["setup"]["mode"] = serde_json::json!("computer");
    is_no_game(&file);
}

#[test]
fn a_clock_beyond_the_limits_is_no_saved_clock() {
    for minutes in [0, 61, 255_u8] {
        let start = [60_000 * u64::from(minutes); 2];
        let mut file = game_file(timed(minutes, 0), "black", "B:W32:B1");
        file["clock"] = serde_json::json!({ "left": start, "arrivals": [start] });
        is_no_game(&file);
    }
}

/// Data carried to another phone has the time that there is, not what there was when somebody last looked.
#[test]
fn an_export_knows_what_time_has_passed() {
    let desk = desk(1, 0);
    desk.taps(&[11, 15]);
    desk.game.let_time_pass(1_234);
    let data = desk.game.export_data().unwrap();
    assert!(data.contains("\"left\":[60000,58766]"), "{data}");
}

/// What two restless people do to a clock.
#[derive(Clone, Copy, Debug)]
enum Act {
    Wait(u64),
    /// Makes the first legal move.
    Move,
    Undo,
    Redo,
    Pause,
    Go,
    Reopen,
}

fn acts() -> impl Strategy<Value = Act> {
    prop_oneof![
        8 => (0..20_000_u64).prop_map(Act::Wait),
        8 => Just(Act::Move),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => Just(Act::Pause),
        3 => Just(Act::Go),
        1 => Just(Act::Reopen),
    ]
}

/// A whole move with the first piece that can move, series by their landings.
fn make_a_move(desk: &Desk) -> MatchState {
    let mut state = desk.tap(movable(&desk.state())[0]);
    let turn = state.turn;
    while state.phase == Phase::PersonMoves && state.turn == turn {
        state = desk.tap(targets(&state)[0].0);
    }
    state
}

proptest! {
    #![proptest_config(one_case_in(5))]

    /// Time goes off the running clock and no other; a move adds the increment to its player's; to take back and to play
    /// again is to see what was seen.
    #[test]
    fn no_time_is_lost_or_found(increment in 0..5_u8, acts in vec(acts(), 0..80)) {
        let mut desk = desk(1, increment);
        // What the clocks showed when each position came up.
        let mut seen = vec![left(&desk.state())];
        for act in acts {
            let before = desk.state();
            let (view, was, over) = (clock(&before), left(&before), before.phase == Phase::Over);
            prop_assert_eq!(view.running.is_some(), seen_moves(&desk) > 0 && !view.paused && !over);
            match act {
                Act::Wait(time) => {
                    let state = wait(&desk, time);
                    let mut expected = was;
                    if let Some(player) = view.running {
                        let place = usize::from(player == Player::Two);
                        expected[place] = was[place].saturating_sub(time);
                        prop_assert_eq!(expected[place] == 0, clock(&state).fallen == Some(player));
                    }
                    prop_assert_eq!(left(&state), expected);
                }
                Act::Move if !over && !view.paused => {
                    let mover = usize::from(before.turn == Player::Two);
                    let plies = seen_moves(&desk);
                    let state = make_a_move(&desk);
                    let mut expected = was;
                    expected[mover] += if plies == 0 { 0 } else { 1000 * u64::from(increment) };
                    prop_assert_eq!(left(&state), expected);
                    seen.truncate(plies + 1);
                    seen.push(expected);
                }
                Act::Undo | Act::Redo => {
                    let state = if matches!(act, Act::Undo) { desk.undo() } else { desk.redo() };
                    let expected = if state.refusal.is_some() { was } else { seen[seen_moves(&desk)] };
                    prop_assert_eq!(left(&state), expected);
                }
                Act::Pause => { desk.send(Input::PauseClock); }
                Act::Go => { desk.send(Input::ResumeClock); }
                Act::Reopen => {
                    desk.send(Input::PauseClock);
                    let left = desk.state();
                    let found = desk.reopen();
                    desk.game.let_time_pass(0);
                    prop_assert_eq!(&found.clock, &left.clock);
                }
                Act::Move => (),
            }
        }
    }
}

fn seen_moves(desk: &Desk) -> usize {
    desk.game.move_list().len()
}
