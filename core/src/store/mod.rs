//! Small versioned JSON files in one folder, written so that nothing that was there is ever lost.
//!
//! A type that is [`Versioned`] has one file. A [`Store`] reads and writes such files in the folder the shell gives;
//! a [`Writer`] takes the store over and writes on a thread of its own, so that nobody waits for a disk.
//!
//! For the name `scores` the folder holds
//!
//! | file | what it is |
//! |---|---|
//! | `scores.json` | the last saved state |
//! | `scores.next.json` | a state that is to take its place together with those of other names: see `together.rs` |
//! | `scores.copy.json` | the state saved before it, read if the former is damaged |
//! | `scores.4711-0-0.tmp` | a state being written; what a killed process left is removed at the next load |
//! | `scores.damaged-2026-11-29T234436Z.json` | what could not be understood, set aside at that moment (UTC) |
//! | `scores.newer-2026-11-29T234436Z.json` | what a newer version of the app wrote |
//!
//! The store knows no clock: times are arguments. What grows is a [`Journal`] beside these files, `history.journal`, to
//! which one small write adds a line.
//!
//! ```
//! use draughts::scores::ScoreTable;
//! use draughts::store::{Loaded, Store, Writer};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let temporary = tempfile::tempdir()?;
//! # let folder = temporary.path().join("data");
//! # let now = 1_796_000_000;
//! let store = Store::new(&folder);
//! let scores = match store.load::<ScoreTable>(now) {
//!     Loaded::Read(table) => table,
//!     _ => ScoreTable::default(), // Anything else is worth a word to the person: see `Loaded`.
//! };
//! let writer = Writer::start(store);
//! writer.put(&scores);
//! writer.flush()?;
//! assert!(folder.join("scores.json").exists());
//! # Ok(())
//! # }
//! ```

mod checksum;
mod disk;
mod file_name;
mod format;
mod journal;
#[cfg(test)]
mod journal_tests;
mod load;
#[cfg(test)]
mod memory_disk;
mod queue;
mod save;
#[cfg(test)]
mod tests;
mod together;
#[cfg(test)]
mod together_tests;
mod whole;
mod writer;
#[cfg(test)]
mod writer_tests;

pub(crate) use checksum::crc32;
pub(crate) use file_name::date;
pub use format::Versioned;
pub(crate) use format::{decode, encode};
pub use journal::{Journal, LoadedJournal, journal_line};
pub use load::{Aside, AsideReason, Loaded};
pub use save::SaveError;
pub(crate) use together::NextFile;
pub use writer::Writer;

use disk::{Disk, RealDisk};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};

/// The files of one folder.
///
/// One store at a time should write to a folder: two damage no file, but the one that writes last wins.
pub struct Store {
    folder: PathBuf,
    disk: Box<dyn Disk>,
    /// Part of the names of its temporary files.
    writer: String,
    /// Names whose file is there and could not be read, or not set aside: it must not be overwritten.
    kept_back: Mutex<BTreeSet<&'static str>>,
    /// How far each journal is whole.
    lengths: Mutex<BTreeMap<&'static str, u64>>,
    /// The file system makes no hard links: copies are written out.
    links_refused: AtomicBool,
    /// Nothing is written at all.
    closed: bool,
    /// Files that were replaced together with others and could not be put in their place.
    waiting: Mutex<BTreeSet<String>>,
}

impl Store {
    /// The largest file that is read, in bytes. A larger one was not written by this app and counts as damaged.
    pub const SIZE_LIMIT: u64 = 16 << 20;

    /// A store on `folder`, which is made when something is first saved.
    pub fn new(folder: impl AsRef<Path>) -> Self {
        Self::on(Box::new(RealDisk), folder.as_ref())
    }

    /// A store in which there is nothing, and that takes nothing: saving fails with [`SaveError::KeptBack`].
    #[cfg(feature = "uniffi")]
    pub(crate) fn closed() -> Self {
        Self { closed: true, ..Self::new("") }
    }

    /// A store on another disk than the real one.
    fn on(disk: Box<dyn Disk>, folder: &Path) -> Self {
        Self {
            folder: folder.to_path_buf(),
            disk,
            writer: file_name::writer(),
            kept_back: Mutex::new(BTreeSet::new()),
            lengths: Mutex::default(),
            links_refused: AtomicBool::new(false),
            closed: false,
            waiting: Mutex::default(),
        }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    fn length(&self, journal: &str) -> u64 {
        self.lengths.lock().unwrap_or_else(PoisonError::into_inner).get(journal).copied().unwrap_or(0)
    }

    fn set_length(&self, journal: &'static str, length: u64) {
        self.lengths.lock().unwrap_or_else(PoisonError::into_inner).insert(journal, length);
    }

    fn is_kept_back(&self, name: &str) -> bool {
        self.closed || self.kept_back.lock().unwrap_or_else(PoisonError::into_inner).contains(name)
    }

    fn keep_back(&self, name: &'static str, keep: bool) {
        let mut names = self.kept_back.lock().unwrap_or_else(PoisonError::into_inner);
        if keep {
            names.insert(name);
        } else {
            names.remove(name);
        }
    }
}
