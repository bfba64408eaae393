//! `draughts-train`: makes the endgame tables.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line prints")]

use clap::Parser;
use draughts::endgame::file_name;
use draughts::rules::Variant;
use draughts_train::{CHECKSUMS, COUNTS_HEAD, checksum_line, count_lines, make};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Makes the endgame tables of every variant and the list of their checksums.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Where the files go.
    #[arg(long, default_value = "core/data/endgame")]
    folder: PathBuf,
    /// Where the numbers of won, drawn and lost positions of each class go.
    #[arg(long, default_value = "tests/data/endgame/counts.txt")]
    counts: PathBuf,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("draughts-train: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> std::io::Result<()> {
    std::fs::create_dir_all(&arguments.folder)?;
    let mut list = String::new();
    let mut counts = COUNTS_HEAD.to_owned();
    for variant in Variant::ALL {
        let begun = Instant::now();
        let made = make(variant);
        std::fs::write(arguments.folder.join(file_name(variant)), &made.bytes)?;
        list += &checksum_line(variant, &made.bytes);
        counts += &count_lines(variant, &made);
        let positions: u64 = made.placements.values().map(|class| class.counts().all()).sum();
        println!(
            "{:24} {positions:>12} positions {:>9} bytes {:>6.1} s",
            file_name(variant),
            made.bytes.len(),
            begun.elapsed().as_secs_f64()
        );
    }
    std::fs::write(arguments.folder.join(CHECKSUMS), list)?;
    std::fs::write(&arguments.counts, counts)
}
