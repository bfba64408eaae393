//! `hub` of the command-line tool.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Sends lines, then `quit` once the answer is there; what was printed.
fn talk(lines: &[&str]) -> Vec<String> {
    let mut engine =
        Command::new(common::tool()).arg("hub").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    for line in lines {
        writeln!(input, "{line}").unwrap();
    }
    let mut printed = Vec::new();
    for line in BufReader::new(engine.stdout.take().unwrap()).lines() {
        printed.push(line.unwrap());
        if printed.last().unwrap().starts_with("done") {
            break;
        }
    }
    writeln!(input, "quit").unwrap();
    assert!(engine.wait().unwrap().success());
    printed
}

/// The answer to a position with the tables for so many pieces: its move, and the last score.
fn answer(tables: u8, position: &str) -> (String, f64) {
    let size = format!("set-param name=bb-size value={tables}");
    let printed = talk(&["hub", &size, "init", position, "level nodes=2000", "go think"]);
    let word = |line: &str, name: &str| {
        let rest = line.split(&format!(" {name}=")).nth(1).unwrap();
        rest.split(' ').next().unwrap().to_owned()
    };
    let score = printed.iter().rfind(|line| line.starts_with("info")).map(|line| word(line, "score"));
    (word(printed.last().unwrap(), "move"), score.unwrap().parse().unwrap())
}

#[test]
fn bb_size_is_the_most_pieces_with_which_the_tables_are_looked_at() {
    let declared = talk(&["hub", "init", "pos", "level depth=1", "go think"]);
    assert!(declared.contains(&"param name=bb-size value=5 type=int min=0 max=5".to_owned()));
    // White has kings on 1 and 3, Black on 12: won, by a long way for who does not know it.
    let three = "pos pos=WWeWeeeeeeeeBeeeeeeeeeeeeeeeeeeee";
    let (with, won) = answer(3, three);
    assert_eq!(with, "3-7");
    assert!(won > 150.0, "{won}");
    for fewer in [0, 2] {
        let (_, unknown) = answer(fewer, three);
        assert!(!(150.0..=290.0).contains(&unknown), "the tables are not asked: {unknown}");
    }
}

#[test]
fn where_the_other_side_plays_on_in_a_draw_a_move_is_found() {
    // The same position for the third time.
    let back_and_forth = "32-27 1-6 27-32 6-1 32-27 1-6 27-32 6-1";
    let position = format!("pos pos=WBeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeW moves=\"{back_and_forth}\"");
    let printed = talk(&["hub", "init", &position, "level depth=3", "go think"]);
    let last = printed.last().unwrap();
    assert!(last.starts_with("done move=32-2"), "{last}");
}
