//! One command-line tool for people who study positions, and for tests: `cargo run --release -p draughts --example
//! draughts -- help`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line prints")]

mod bench;
mod endings;
mod hub;
mod ladder;
mod matches;
#[path = "../../benches/measured/mod.rs"]
mod measured;
mod play;
mod positions;
mod replay;
mod tactics;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Draughts in seven variants, on the command line.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays a match by lines read from standard input and prints each state as a line of JSON.
    Match(matches::Arguments),
    /// Counts move sequences; prints a line `depth nodes` for each depth.
    Perft(positions::PerftArguments),
    /// Prints the legal moves of a position as a JSON array.
    Moves(positions::MovesArguments),
    /// Measures the search: nodes a second, depth in a second, and the signature of each variant.
    Bench(bench::Options),
    /// Measures the endgame tables: how fast they are looked up, and how much memory they take.
    Endings(endings::Options),
    /// Replays the games of a PDN file by the rules; prints a line for each.
    Replay(replay::Arguments),
    /// Plays against the computer in a terminal.
    Play(play::Arguments),
    /// Speaks the Hub protocol with a program that lets engines play.
    Hub,
    /// Plays the levels against each other and prints how they scored.
    Ladder(ladder::Arguments),
    /// Finds positions with one right move that lies deep.
    Tactics(tactics::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Match(arguments) => matches::run(&arguments),
        Command::Perft(arguments) => positions::perft(&arguments),
        Command::Moves(arguments) => positions::moves(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Bench(options) => {
            bench::run(&options);
            Ok(())
        }
        Command::Endings(options) => endings::run(&options).map_err(Into::into),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Tactics(arguments) => tactics::run(&arguments),
        Command::Hub => {
            hub::run();
            Ok(())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("draughts: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads a value by the name it has in the files: `english`, `medium`.
fn named<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_value(serde_json::Value::String(text.to_owned())).map_err(|error| error.to_string())
}
