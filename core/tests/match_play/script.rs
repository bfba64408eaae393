//! The lines of scripted games and of the command line.

use super::desk::*;
use draughts::level::Level;
use draughts::play::{Input, Key, MatchSetup, Mode, Player, ScriptError, ScriptLine, Starter, TimeControl};
use draughts::rules::Variant;

fn send(inputs: &[Input]) -> ScriptLine {
    ScriptLine::Send { inputs: inputs.to_vec() }
}

#[test]
fn every_line_of_the_table_is_read() {
    let desk = Desk::new(TWO);
    let setup = MatchSetup { variant: Variant::Russian, starter: Starter::Lot, level: Level::Hard, ..EASY };
    let by_the_clock = MatchSetup { clock: Some(TimeControl { minutes: 5, increment: 3 }), ..TWO };
    let lines: [(&str, &[Input]); 28] = [
        ("tap 12", &[Input::Tap { square: 12 }]),
        ("tap e3", &[Input::Tap { square: 23 }]),
        ("tap outside", &[Input::TapOutside]),
        ("drag 12 16", &[Input::Lift { square: 12 }, Input::Drop { square: Some(16) }]),
        ("drag 12 outside", &[Input::Lift { square: 12 }, Input::Drop { square: None }]),
        ("lift 12", &[Input::Lift { square: 12 }]),
        ("drop 16", &[Input::Drop { square: Some(16) }]),
        ("drop outside", &[Input::Drop { square: None }]),
        ("key up", &[Input::Press { key: Key::Up }]),
        ("key down", &[Input::Press { key: Key::Down }]),
        ("key left", &[Input::Press { key: Key::Left }]),
        ("key right", &[Input::Press { key: Key::Right }]),
        ("key enter", &[Input::Press { key: Key::Select }]),
        ("key esc", &[Input::Press { key: Key::Cancel }]),
        ("undo", &[Input::Undo]),
        ("redo", &[Input::Redo]),
        ("next", &[Input::NextGame]),
        ("dismiss", &[Input::DismissNotice]),
        ("new russian hard lot", &[Input::NewGame { setup }]),
        ("new russian hard lot free", &[Input::NewGame { setup: home_rule(setup) }]),
        ("new russian two me", &[Input::NewGame { setup: two(Variant::Russian) }]),
        ("new russian master lot", &[Input::NewGame { setup: MatchSetup { level: Level::Master, ..setup } }]),
        ("new english two me clock 5 3", &[Input::NewGame { setup: by_the_clock }]),
        ("new english two me free clock 5 3", &[Input::NewGame { setup: home_rule(by_the_clock) }]),
        ("pause", &[Input::PauseClock]),
        ("continue", &[Input::ResumeClock]),
        ("", &[]),
        ("  # what is said here", &[]),
    ];
    for (line, inputs) in lines {
        assert_eq!(desk.game.read_line(line), Ok(send(inputs)), "{line}");
        assert_eq!(desk.game.read_line(&format!("  {line}  # and more")), Ok(send(inputs)), "{line}");
    }
    assert_eq!(desk.game.read_line("think"), Ok(ScriptLine::Think));
    assert_eq!(desk.game.read_line("hint"), Ok(ScriptLine::Hint));
    assert_eq!(desk.game.read_line("wait 2500"), Ok(ScriptLine::Wait { milliseconds: 2_500 }));
    for (line, player, name) in [("name one", Player::One, ""), ("name two  Anna  K. # Anna", Player::Two, "Anna K.")] {
        assert_eq!(desk.game.read_line(line), Ok(ScriptLine::Name { player, name: name.into() }), "{line}");
    }
    assert_eq!(desk.game.read_line("resume"), Ok(ScriptLine::Resume));
    for variant in Variant::ALL {
        let line = format!("new {} easy computer", format!("{variant:?}").to_lowercase());
        let setup = MatchSetup { variant, mode: Mode::Computer, starter: Starter::Computer, ..EASY };
        assert_eq!(desk.game.read_line(&line), Ok(send(&[Input::NewGame { setup }])));
    }
}

#[test]
fn what_cannot_be_read_is_told_by_its_word() {
    let desk = Desk::new(TWO);
    let unknown = [
        "tap 33",
        "tap 0",
        "tap e9",
        "tap b1",
        "jump 12",
        "key home",
        "new chess easy me",
        "new english godlike me",
        "new english easy you",
        "new english easy me paid",
        "tap 11 15",
        "undo now",
        "drag 12 99",
        "TAP 12",
        "tap -1",
        "tap 300",
        "wait -1",
        "wait soon",
        "hint now",
        "name three Anna",
        "new english two me clock 256 0",
    ];
    for line in unknown {
        let Err(ScriptError::Unknown { word, .. }) = desk.game.read_line(line) else { panic!("{line} was read") };
        assert!(line.contains(&word), "{line}: {word}");
    }
    for line in [
        "tap",
        "drag",
        "drag 12",
        "lift",
        "drop",
        "key",
        "new",
        "new english",
        "new english easy",
        "wait",
        "name",
        "new english two me clock 5",
    ] {
        assert!(matches!(desk.game.read_line(line), Err(ScriptError::Missing { .. })), "{line}");
    }
    let text = desk.game.read_line("tap 33").unwrap_err().to_string();
    assert_eq!(text, "'33' is not a square of this board");
}

#[test]
fn squares_are_read_as_the_variant_being_played_names_them() {
    let desk = Desk::new(two(Variant::International));
    assert_eq!(desk.game.read_line("tap 50"), Ok(send(&[Input::Tap { square: 50 }])));
    // The official Spanish board counts from White's side.
    let desk = Desk::new(two(Variant::Spanish));
    assert_eq!(desk.game.read_line("tap a1"), Ok(send(&[Input::Tap { square: 1 }])));
}
