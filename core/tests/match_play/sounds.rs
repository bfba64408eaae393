//! What is heard: a move for the most that it does, a refusal, and nothing twice.

use super::desk::*;
use draughts::play::{Input, Settings, Sound};

/// Player one, who has Black and the move, takes the last man.
const LAST_MAN: &str = "B:W15:B11";
/// The same, and it is player two who takes.
const LAST_OWN_MAN: &str = "B:W15:B7";

#[test]
fn a_move_is_heard_once_and_a_pick_is_not() {
    let desk = Desk::new(TWO);
    assert_eq!(desk.tap(11).sound, None);
    assert_eq!(desk.tap(15).sound, Some(Sound::Place));
    assert_eq!(desk.state().sound, None, "a state that is only read is silent");
    assert_eq!(desk.undo().sound, None);
}

#[test]
fn a_refusal_is_heard() {
    let desk = Desk::new(TWO);
    assert_eq!(desk.tap(1).sound, Some(Sound::Refused));
}

#[test]
fn a_capture_and_a_crowning_are_told_apart() {
    let desk = Desk::at(TWO, "B:W15,32:B11");
    assert_eq!(desk.taps(&[11, 18]).sound, Some(Sound::Capture));
    let desk = Desk::at(TWO, "B:WK1:B25");
    assert_eq!(desk.taps(&[25, 29]).sound, Some(Sound::Crown));
    let desk = Desk::at(TWO, "B:W26,K1:B23");
    assert_eq!(desk.taps(&[23, 30]).sound, Some(Sound::Crown), "crowned in a capture");
}

#[test]
fn the_end_is_heard_as_the_person_finds_it() {
    for setup in [TWO, EASY] {
        assert_eq!(Desk::at(setup, LAST_MAN).taps(&[11, 18]).sound, Some(Sound::Won));
    }
    let between_two = Desk::at(TWO, LAST_OWN_MAN);
    between_two.taps(&[7, 10]);
    assert_eq!(between_two.taps(&[15, 6]).sound, Some(Sound::Won), "one of two people has won");
    let computer = Desk::at(EASY, LAST_OWN_MAN);
    computer.taps(&[7, 10]);
    assert_eq!(computer.reply().sound, Some(Sound::Lost));
    let kings = Desk::at(TWO, "B:WK32:BK1");
    let there_and_back = [[1, 6], [32, 27], [6, 1], [27, 32]];
    let heard: Vec<_> = there_and_back.iter().cycle().take(8).map(|ends| kings.taps(ends).sound.unwrap()).collect();
    assert_eq!(heard, [vec![Sound::Place; 7], vec![Sound::Drawn]].concat(), "the third repetition");
}

#[test]
fn switched_off_nothing_is_heard() {
    let desk = Desk::new(TWO);
    let settings = Settings { sound: false, ..desk.game.settings() };
    desk.game.change_settings(settings);
    assert_eq!(desk.send(Input::Tap { square: 1 }).sound, None);
    assert_eq!(desk.taps(&[11, 15]).sound, None);
}
