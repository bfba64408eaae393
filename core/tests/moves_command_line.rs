//! `perft` and `moves` of the command-line tool.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use serde_json::Value;
use std::process::Command;

fn run(arguments: &[&str]) -> String {
    let output = Command::new(common::tool()).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The moves in an order of their own.
fn sorted(moves: &Value) -> Vec<String> {
    let mut lines: Vec<_> = moves.as_array().unwrap().iter().map(ToString::to_string).collect();
    lines.sort();
    lines
}

#[test]
fn moves_are_printed_as_the_rule_cases_have_them() {
    for case in common::json::<Vec<Value>>("rule-cases.json").iter().step_by(3) {
        let text = |key: &str| case[key].as_str().unwrap();
        let mut printed: Value = serde_json::from_str(&run(&["moves", text("variant"), text("fen")])).unwrap();
        for legal in printed.as_array_mut().unwrap() {
            let path = legal.as_object_mut().unwrap().remove("path").unwrap();
            let path = path.as_array().unwrap();
            assert_eq!((path.first(), path.last()), (Some(&legal["from"]), Some(&legal["to"])), "{}", text("id"));
        }
        assert_eq!(sorted(&printed), sorted(&case["legal"]), "{}", text("id"));
    }
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    assert_eq!(run(&["perft", "english", "start", "3"]), "1 7\n2 49\n3 302\n");
    assert_eq!(run(&["perft", "russian", "start", "3", "--no-forced-capture", "--no-bulk"]), "1 7\n2 49\n3 379\n");
    let windmill = "W:WK31:B1,6,K10,14,16,17,27";
    assert_eq!(run(&["perft", "russian", windmill, "1"]), "1 5\n");
    let routes: u64 = run(&["perft", "russian", windmill, "1", "--routes"]).trim()[2..].parse().unwrap();
    assert!(routes > 5, "{routes} routes");
}
