//! The game in progress outlives the app, whatever state it is in.

use super::desk::*;
use draughts::game::Game;
use draughts::moves::Captures;
use draughts::play::{Feedback, Input, Key, MatchSetup, MatchState, Phase, Player, Starter};
use draughts::rules::Variant;

const FORK: &str = "B:W15,23,24:B1,10";

/// A state without what only an input leaves behind: its motion, its tick, the cursor.
fn kept(state: &MatchState) -> MatchState {
    let mut squares = state.squares.clone();
    for square in &mut squares {
        square.cursor = false;
    }
    MatchState { motion: None, feedback: Feedback::None, sound: None, squares, ..state.clone() }
}

/// Closes and opens: the state must be the one that was left.
fn resumed(desk: &mut Desk) -> MatchState {
    let left = kept(&desk.state());
    assert_eq!(left.refusal, None);
    let found = desk.reopen();
    assert_eq!(found, left);
    found
}

#[test]
fn every_kind_of_state_is_found_again() {
    let mut desk = Desk::new(TWO);
    resumed(&mut desk);
    desk.tap(11);
    assert_eq!(picked(&resumed(&mut desk)), [11]);
    desk.tap(15);
    assert_eq!(last(&resumed(&mut desk)), "11-15");
    desk.taps(&[23, 19]);
    desk.undo();
    assert!(resumed(&mut desk).can_redo, "what was taken back can still be played again");
    desk.redo();
    assert_eq!(last(&resumed(&mut desk)), "23-19");
    desk.undo();
    desk.undo();
    resumed(&mut desk);
    desk.redo();
    assert_eq!(last(&desk.redo()), "23-19", "in the right order");
}

#[test]
fn half_way_through_a_series() {
    let mut desk = Desk::at(TWO, FORK);
    desk.taps(&[10, 19]);
    let state = resumed(&mut desk);
    assert_eq!((picked(&state), taken(&state)), (vec![19], vec![15]));
    assert_eq!(board(&desk.tap(28)), "1,28 23");

    let mut desk = Desk::at(TWO, FORK);
    desk.taps(&[10, 19]);
    resumed(&mut desk);
    assert_eq!(board(&desk.key(Key::Cancel)), "1,10 15,23,24");
    assert!(picked(&resumed(&mut desk)).is_empty());
}

#[test]
fn half_way_round_a_rectangle_and_as_a_flying_king() {
    let mut desk = Desk::at(two(Variant::Russian), "W:WK19:B14,15,22,23");
    for landing in [19, 10, 17, 26] {
        desk.tap(landing);
        resumed(&mut desk);
    }
    desk.tap(19);
    assert!(resumed(&mut desk).game_over.is_some());
}

#[test]
fn while_the_computer_is_to_move() {
    let mut desk = Desk::new(EASY);
    desk.taps(&[11, 15]);
    assert_eq!(resumed(&mut desk).phase, Phase::ComputerMoves);
    desk.reply();
    let state = resumed(&mut desk);
    assert_eq!(state.last_move.unwrap().player, Player::Two);
    desk.undo();
    assert_eq!(last(&resumed(&mut desk)), "");
}

#[test]
fn a_finished_game_with_its_points() {
    let mut desk = Desk::at(EASY, "B:W18:B15");
    desk.taps(&[15, 22]);
    let state = resumed(&mut desk);
    assert!(state.game_over.unwrap().score.is_some());
    desk.send(Input::NextGame);
    assert_eq!(resumed(&mut desk).game_over, None);
}

#[test]
fn who_began_and_who_is_below_is_kept_for_each_starter() {
    for starter in [Starter::Me, Starter::Computer, Starter::Lot] {
        for variant in Variant::ALL {
            let mut desk = Desk::new(MatchSetup { variant, starter, forced_capture: false, ..EASY });
            let state = resumed(&mut desk);
            assert_eq!(state.setup.starter, starter);
            // The home rule is for the 8x8 board.
            assert_eq!(state.setup.forced_capture, variant == Variant::International);
        }
    }
}

#[test]
fn the_computers_moves_after_a_resume_are_those_without_it() {
    let play = |resume: bool| {
        let mut desk = Desk::new(EASY);
        for _ in 0..3 {
            let from = movable(&desk.state())[0];
            let to = targets(&desk.tap(from))[0].0;
            if desk.tap(to).phase != Phase::ComputerMoves {
                break;
            }
            if resume {
                desk.reopen();
            }
            desk.reply();
        }
        board(&desk.state())
    };
    assert_eq!(play(true), play(false));
}

/// Two captures with the same ends are two moves: the file tells them apart.
#[test]
fn moves_with_the_same_ends_are_kept_apart() {
    for (way, left) in [(9, "18 7,15"), (11, "18 6,14")] {
        let mut desk = Desk::at(TWO, "B:W6,7,14,15:B2");
        desk.taps(&[2, way, 18]);
        assert_eq!(board(&resumed(&mut desk)), left);
    }
}

/// Whole games of every variant, saved and played through again.
#[test]
fn random_games_of_every_variant_are_found_again() {
    for variant in Variant::ALL {
        for (seed, captures) in [(1, Captures::Forced), (2, Captures::Optional)] {
            if captures == Captures::Optional && variant == Variant::International {
                continue;
            }
            let whole = super::common::random_game(variant, captures, &mut super::common::random(seed));
            let setup = MatchSetup { forced_capture: captures == Captures::Forced, ..two(variant) };
            let mut desk = Desk::in_game(setup, &whole);
            resumed(&mut desk);
            while desk.state().can_undo {
                desk.undo();
            }
            resumed(&mut desk);
            while desk.state().can_redo {
                desk.redo();
            }
            assert_eq!(position(&desk.state()), position(&Desk::in_game(setup, &whole).state()));
        }
    }
}

fn position(state: &MatchState) -> (String, bool) {
    (board(state), state.game_over.is_some())
}

/// The file is written after each move without being asked for; `flush` only waits for it.
#[test]
fn each_move_is_in_the_file() {
    let desk = Desk::new(TWO);
    for (count, taps) in [(1, [11, 15]), (2, [23, 19]), (3, [8, 11])] {
        desk.taps(&taps);
        assert_eq!(desk.file("game.json")["moves"].as_array().unwrap().len(), count);
    }
    assert_eq!(desk.file("game.json")["moves"][0], "11-15");
}

/// What was half entered when a game stood on another side's turn cannot be in a file of ours.
#[test]
fn a_piece_picked_for_the_computer_is_no_saved_game() {
    let mut file = game_file(EASY, "white", "B:W18,32:B1,15");
    file["entry"] = serde_json::json!([15]);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
    let desk = Desk::open(folder);
    assert!(picked(&desk.state()).is_empty(), "the computer's pieces are not for picking");
    assert_eq!(keys(&desk.state().notices), [draughts::play::TextKey::GameFileDamaged]);
}

/// A result in the file of a running game would keep its end out of the scores.
#[test]
fn a_running_game_has_no_result() {
    let mut random = super::common::random(3);
    let mut whole = nearly_won(Variant::English, &mut random);
    let winning = whole.undo().unwrap();
    let names = draughts::notation::Names::of(Variant::English);
    let moves: Vec<_> = whole.plies().iter().map(|ply| draughts::notation::write_exact(names, &ply.played)).collect();
    let mut file = game_file(EASY, "black", &draughts::notation::fen::write(Variant::English, whole.start()));
    file["moves"] = serde_json::json!(moves);
    file["result"] = serde_json::json!({ "newBest": false, "best": null });
    let desk = Desk::saved(&file);
    desk.tap(names.number(winning.from));
    let state = desk.tap(names.number(winning.to));
    assert!(state.game_over.unwrap().score.unwrap().new_best);
}

/// A game that player one, who began, has just won.
pub fn nearly_won(variant: Variant, random: &mut rand_pcg::Pcg32) -> Game {
    loop {
        let game = super::common::random_game(variant, Captures::Forced, random);
        let won = matches!(game.outcome(), Some(draughts::game::Outcome::Won { winner, .. })
            if winner == variant.rules().first_mover);
        let last = game.plies().last();
        // With one way to enter the last move, so that two taps do.
        let plain = last.is_some_and(|ply| {
            let ends = |other: &&draughts::moves::Move| (other.from, other.to) == (ply.played.from, ply.played.to);
            ply.played.from != ply.played.to
                && draughts::moves::legal_moves(variant, Captures::Forced, &ply.before).iter().filter(ends).count() == 1
        });
        if won && plain {
            return game;
        }
    }
}
