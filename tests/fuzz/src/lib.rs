//! What must hold whatever comes from outside: for each reader of foreign text or files a function that takes any bytes
//! and panics where something does not hold.
//!
//! | target | what is read | what must hold, besides that nothing panics, hangs or eats memory |
//! |---|---|---|
//! | [`fen`] | positions and moves | what was read is written and read again; a fault has a place in the text |
//! | [`pdn`] | files of games | the same; every game can be looked through, place by place |
//! | [`card`] | a colleague's card, as text and as the bytes in it | what was read is written and read again |
//! | [`stored`] | the game in progress, table, settings, profile, colleagues | what cannot be used is set aside as it is and told; the match is consistent and can be played on |
//! | [`journal`] | the history | every game in the list can be opened; the next start finds the same |
//! | [`archive`] | all data for another phone | refused, it changes nothing; taken in, it comes out the same and can be taken back |
//! | [`endgame`] | the file of a variant's tables | every position has a value or none |
//! | [`legal`] | positions, moves | exactly the legal moves can be played; taking back restores everything |
//!
//! `make fuzz` gives them to libFuzzer, which looks for bytes that reach new code. The tests here give each target what
//! lies in `seeds/`: from there libFuzzer starts, and what it found to be wrong stays there. With nightly Rust,
//! `cargo fuzz run --fuzz-dir tests/fuzz pdn` works too.

// Targets are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic, clippy::missing_panics_doc)]

mod archive;
mod card;
#[path = "../../../core/tests/common/consistent.rs"]
mod consistent;
mod endgame;
mod journal;
mod legal;
mod notation;
mod sitting;
mod stored;

pub use archive::archive;
pub use card::card;
pub use endgame::endgame;
pub use journal::journal;
pub use legal::legal;
#[cfg(fuzzing)]
pub use libfuzzer_sys;
pub use notation::{fen, pdn};
pub use stored::stored;

use draughts::rules::Variant;

/// The program of a target. Without libFuzzer it looks at the files that it is given, such as one that libFuzzer left.
#[macro_export]
macro_rules! target {
    ($target:path) => {
        #[cfg(fuzzing)]
        $crate::libfuzzer_sys::fuzz_target!(|bytes: &[u8]| $target(bytes));

        #[cfg(not(fuzzing))]
        fn main() -> std::io::Result<()> {
            for file in std::env::args_os().skip(1) {
                $target(&std::fs::read(file)?);
            }
            Ok(())
        }
    };
}

/// A number that any bytes decide, to choose by: seeds can then be files as they are.
fn number_of(bytes: &[u8]) -> usize {
    draughts::endgame::checksum(bytes) as usize
}

fn variant_of(bytes: &[u8]) -> Variant {
    Variant::ALL[number_of(bytes) % Variant::ALL.len()]
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    /// The files in a folder and below, in a fixed order.
    fn files(folder: &Path) -> Vec<PathBuf> {
        let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        let below = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
        entries.into_iter().flat_map(below).collect()
    }

    /// Gives a target its seeds, whole and cut.
    fn seeds(name: &str, target: fn(&[u8])) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(name);
        let files = files(&folder);
        assert!(!files.is_empty(), "{name} has no seeds");
        for file in files {
            println!("{}", file.display());
            let bytes = std::fs::read(file).unwrap();
            target(&bytes);
            target(&bytes[..bytes.len() / 2]);
        }
    }

    #[test]
    fn seeds_of_positions_and_moves() {
        seeds("fen", super::fen);
    }

    #[test]
    fn seeds_of_games() {
        seeds("pdn", super::pdn);
    }

    #[test]
    fn seeds_of_cards() {
        seeds("card", super::card);
    }

    #[test]
    fn seeds_of_stored_files() {
        seeds("stored", super::stored);
    }

    #[test]
    fn seeds_of_journals() {
        seeds("journal", super::journal);
    }

    #[test]
    fn seeds_of_archives() {
        seeds("archive", super::archive);
    }

    #[test]
    fn seeds_of_endgame_files() {
        seeds("endgame", super::endgame);
    }

    #[test]
    fn seeds_of_legal_moves() {
        seeds("legal", super::legal);
    }
}
