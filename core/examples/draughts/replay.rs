//! `replay`: the games of a PDN file by the rules.

use draughts::color::Color;
use draughts::game::{DrawReason, Outcome, WinReason};
use draughts::moves::Captures;
use draughts::notation::pdn::{self, PdnGame, ReadOptions};
use draughts::rules::{Clock, ClockName, Variant};
use std::error::Error;
use std::io::{Write, stdout};
use std::path::PathBuf;

/// What `replay` takes.
#[derive(clap::Args)]
pub struct Arguments {
    /// A PDN file.
    file: PathBuf,
    /// Every game must be of this variant; games that do not say theirs are taken to be.
    #[arg(long, value_parser = crate::named::<Variant>)]
    variant: Option<Variant>,
    /// Home rule: a capture may be left alone, also in games that do not say so.
    #[arg(long)]
    no_forced_capture: bool,
}

/// Prints a line for each game. Fails if one of them could not be replayed.
pub fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let bytes = std::fs::read(&arguments.file).map_err(|error| format!("{}: {error}", arguments.file.display()))?;
    // Old files are not Unicode; what matters here is.
    let text = String::from_utf8_lossy(&bytes);
    let captures = if arguments.no_forced_capture { Captures::Optional } else { Captures::Forced };
    let mut out = stdout().lock();
    let (mut read, mut failed) = (0_usize, 0_usize);
    for game in pdn::read(&text, ReadOptions { variant: arguments.variant, captures, ..ReadOptions::default() }) {
        read += 1;
        match game {
            Ok(game) => writeln!(out, "game {read}: {}", describe(&game))?,
            Err(error) => {
                failed += 1;
                writeln!(out, "game {read}: {error}")?;
            }
        }
    }
    match (read, failed) {
        (0, _) => Err(format!("{}: no game in it", arguments.file.display()).into()),
        (_, 0) => Ok(()),
        _ => Err(format!("{failed} of {read} games failed").into()),
    }
}

fn describe(game: &PdnGame) -> String {
    let plies = game.moves().len();
    let result = game.tags().get("Result").unwrap_or("*");
    let ended = game.ended_at().filter(|&(ply, _)| ply < plies);
    let ended = ended.map(|(ply, outcome)| format!("; ended at ply {ply}: {}", describe_outcome(&outcome)));
    format!("{plies} plies, ok {result}{}", ended.unwrap_or_default())
}

/// How a game ended, and by which rule.
pub fn describe_outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Won { winner, reason } => {
            let (winner, loser) = (name(*winner), name(winner.other()));
            match reason {
                WinReason::NoPieces => format!("{winner} won, {loser} has no pieces"),
                WinReason::NoMoves => format!("{winner} won, {loser} has no moves"),
            }
        }
        Outcome::Drawn { reason: DrawReason::Repetition } => "draw, third repetition".to_owned(),
        Outcome::Drawn { reason: DrawReason::Clock(clock) } => format!("draw, {}", describe_clock(clock)),
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn describe_clock(clock: &Clock) -> String {
    let counted = match clock.name {
        ClockName::NoProgress => "without a capture and without a man's move",
        ClockName::KingsOnly => "of kings alone without a capture",
        ClockName::NoCaptureOrCrowning => "without a capture and without a crowning",
        ClockName::ThreeKings => "with three kings or more against one",
        ClockName::ThreePieces => "with three pieces against a king",
        ClockName::MainRoad => "with three pieces against a king on the main road",
        ClockName::FewPieces => "with so few pieces",
        ClockName::Balance => "with kings on both sides and nothing taken or crowned",
    };
    format!("{} moves each {counted}", clock.limit)
}
