//! New games: who begins, what is fixed, what counts as resigning.

use super::desk::*;
use draughts::level::Level;
use draughts::play::{Input, Match, MatchSetup, Mode, Phase, Player, Starter, TextKey};
use draughts::rules::Variant;
use tempfile::tempdir;

#[test]
fn the_first_match_of_all_is_english_against_medium_and_the_person_begins() {
    let desk = Desk::open(tempdir().unwrap());
    let state = desk.state();
    let expected = MatchSetup {
        variant: Variant::English,
        forced_capture: true,
        mode: Mode::Computer,
        level: Level::Medium,
        starter: Starter::Me,
        clock: None,
    };
    assert_eq!(state.setup, expected);
    assert_eq!((state.phase, state.turn), (Phase::PersonMoves, Player::One));
    assert_eq!(state.detail.unwrap().key, TextKey::YouBegin);
    assert_eq!(state.notices, []);
}

#[test]
fn in_every_variant_the_person_moves_first_unless_set_otherwise() {
    for variant in Variant::ALL {
        let begins = |mode, starter| Desk::new(MatchSetup { variant, mode, starter, ..TWO }).state().turn;
        assert_eq!(begins(Mode::Computer, Starter::Me), Player::One);
        assert_eq!(begins(Mode::Computer, Starter::Computer), Player::Two);
        assert_eq!(begins(Mode::TwoPlayers, Starter::Me), Player::One);
        assert_eq!(begins(Mode::TwoPlayers, Starter::Computer), Player::One, "there is no computer to begin");
    }
}

#[test]
fn whoever_begins_player_one_is_below() {
    for starter in [Starter::Me, Starter::Computer] {
        let state = Desk::new(MatchSetup { starter, ..EASY }).state();
        let below = state.squares.iter().filter(|square| square.row > 4);
        assert!(
            below.clone().count() == 12
                && below.into_iter().all(|square| { square.piece.is_some_and(|piece| piece.owner == Player::One) })
        );
    }
}

#[test]
fn the_lot_is_drawn_anew_for_each_game_and_falls_to_both() {
    for mode in [Mode::Computer, Mode::TwoPlayers] {
        let desk = Desk::new(MatchSetup { mode, starter: Starter::Lot, ..EASY });
        let first: Vec<_> = (0..40).map(|_| desk.send(Input::NextGame).turn).collect();
        let ones = first.iter().filter(|&&turn| turn == Player::One).count();
        assert!((8..=32).contains(&ones), "{mode:?}: {ones} of 40");
        assert_eq!(desk.state().setup.starter, Starter::Lot);
    }
}

#[test]
fn the_lot_comes_from_the_seed() {
    let first = |seed| {
        let folder = tempdir().unwrap();
        let game = Match::open_seeded(folder.path().to_str().unwrap(), seed);
        let setup = MatchSetup { starter: Starter::Lot, ..TWO };
        (0..20).map(|_| game.input(Input::NewGame { setup }).turn).collect::<Vec<_>>()
    };
    assert_eq!(first(7), first(7));
    assert_ne!(first(7), first(8));
}

#[test]
fn a_new_game_in_the_middle_against_the_computer_resigns() {
    let desk = Desk::new(EASY);
    assert!(!desk.state().new_game_resigns, "nobody has moved");
    assert!(desk.taps(&[11, 15]).new_game_resigns);
    assert!(desk.reply().new_game_resigns);
    let state = desk.send(Input::NewGame { setup: two(Variant::Russian) });
    assert!(!state.new_game_resigns);
    assert_eq!(state.setup, two(Variant::Russian));
    assert!(!state.can_undo && !state.can_redo, "the game before is gone");
    assert!(!desk.has_file("scores.json"), "a game given up is worth nothing");
}

#[test]
fn before_ones_first_move_a_new_game_resigns_nothing() {
    let desk = Desk::new(MatchSetup { starter: Starter::Computer, ..EASY });
    assert!(!desk.reply().new_game_resigns, "only the computer has moved");
}

#[test]
fn between_two_and_after_the_game_a_new_game_resigns_nothing() {
    assert!(!Desk::new(TWO).taps(&[11, 15]).new_game_resigns);
    let desk = Desk::at(EASY, "B:W18:B15");
    assert!(!desk.taps(&[15, 22]).new_game_resigns);
}

#[test]
fn the_next_game_has_the_same_setup() {
    let setup = MatchSetup { variant: Variant::Czech, forced_capture: false, ..EASY };
    let desk = Desk::new(setup);
    let state = desk.send(Input::NextGame);
    assert_eq!(state.setup, setup);
    assert_eq!((state.pieces_one, state.pieces_two, state.move_number), (12, 12, 1));
    assert_eq!(state.last_move, None);
}

#[test]
fn the_same_seed_and_the_same_inputs_give_the_same_states() {
    let play = |seed| {
        let folder = tempdir().unwrap();
        let game = Match::open_seeded(folder.path().to_str().unwrap(), seed);
        let mut states = vec![game.input(Input::NewGame { setup: EASY })];
        for _ in 0..12 {
            let state = states.last().unwrap();
            let next = match state.phase {
                Phase::Over => break,
                Phase::ComputerMoves => pollster::block_on(game.think()).unwrap(),
                Phase::PersonMoves => {
                    let goal = targets(state).first().map_or_else(|| movable(state)[0], |target| target.0);
                    game.input(Input::Tap { square: goal })
                }
            };
            states.push(next);
        }
        states
    };
    assert_eq!(play(5), play(5));
    assert!((6..12).any(|seed| play(seed) != play(5)), "the seed has a part in it");
}
