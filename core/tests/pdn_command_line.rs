//! `replay` and `play` of the command-line tool, as a person runs them.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(common::tool());
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // It may have ended before it read all.
    let _: Result<(), _> = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn replay(file: &str, more: &[&str]) -> (bool, String) {
    let path = common::data("pdn").join(file);
    let arguments: Vec<_> = ["replay", path.to_str().unwrap()].iter().chain(more).copied().collect();
    let output = run(&arguments, b"");
    (output.status.success(), text(&output.stdout).to_owned())
}

#[test]
fn replay_prints_a_line_for_each_game() {
    let expected = "game 1: 11 plies, ok 1-0; ended at ply 8: draw, third repetition\ngame 2: 1 plies, ok 2-0\n";
    assert_eq!(replay("liberal/past-the-draw.pdn", &[]), (true, expected.to_owned()));
}

#[test]
fn replay_fails_where_a_game_does_and_goes_on() {
    let (succeeded, lines) = replay("broken/another-variant.pdn", &["--variant", "english"]);
    assert!(!succeeded);
    assert_eq!(lines.lines().count(), 8);
    assert!(lines.contains("game 7: 1 plies, ok *\n"), "{lines}");
    assert!(lines.contains("game 5: line 8, column 43: move 1 of Black, '32-28', is not legal"), "{lines}");
    assert!(!replay("no such file", &[]).0);
}

#[test]
fn replay_knows_the_home_rule() {
    assert!(!replay("liberal/blanks-and-zeros.pdn", &["--variant", "russian"]).0);
    assert!(replay("liberal/blanks-and-zeros.pdn", &["--variant", "english", "--no-forced-capture"]).0);
    let (_, forced) = replay("broken/moves.pdn", &[]);
    let (_, optional) = replay("broken/moves.pdn", &["--no-forced-capture"]);
    assert!(forced.contains("game 13: line 16"), "{forced}");
    assert!(optional.contains("game 13: 3 plies, ok *"), "{optional}");
}

#[test]
fn play_answers_moves_and_ends_with_its_input() {
    for variant in ["english", "russian", "brazilian", "italian", "czech", "spanish", "international"] {
        for input in ["", "help\nmoves\nundo", "\n\nnonsense\n1-0\n99x1\n*\n(\n", "quit\n"] {
            let output = run(&["play", variant], input.as_bytes());
            assert!(output.status.success(), "{variant} {input:?}: {}", text(&output.stderr));
        }
    }
    let output = run(&["play", "russian", "--level", "easy", "--seed", "7"], b"c3-d4\nundo\n22 - 18\npdn\nquit\n");
    let printed = text(&output.stdout);
    assert_eq!(printed.matches("computer: ").count(), 2, "{printed}");
    assert!(printed.contains("1. c3-d4 "), "{printed}");
    let not_text = run(&["play", "english"], b"\xff\xfe\n");
    assert!(!text(&not_text.stderr).contains("panicked"));
}
