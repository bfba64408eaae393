//! What is still to be written.

use super::{Journal, SaveError, Store};
use std::collections::BTreeMap;

/// States and lines on their way to the disk. Of each file only the latest state counts; of each journal every line.
#[derive(Default)]
pub(super) struct Queue {
    files: BTreeMap<&'static str, Vec<u8>>,
    journals: BTreeMap<&'static str, (Journal, Vec<u8>)>,
}

impl Queue {
    /// A file's latest state.
    pub(super) fn put(&mut self, name: &'static str, bytes: Vec<u8>) {
        self.files.insert(name, bytes);
    }

    /// More lines for a journal.
    pub(super) fn append(&mut self, journal: Journal, lines: &[u8]) {
        self.journals.entry(journal.name).or_insert_with(|| (journal, Vec::new())).1.extend(lines);
    }

    /// Adds what came later.
    pub(super) fn add(&mut self, later: Self) {
        self.files.extend(later.files);
        for (journal, lines) in later.journals.into_values() {
            self.append(journal, &lines);
        }
    }

    /// The names of all that is in it.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.journals.keys().chain(self.files.keys()).copied()
    }

    /// Writes everything, journals first: when a file says that a game is over, its line is there. `tell` hears of each
    /// name how it went. What could not be written stays, and after a panic what was not written yet.
    pub(super) fn write(&mut self, store: &Store, mut tell: impl FnMut(&'static str, Result<(), SaveError>)) {
        let mut stays = |name, written: Result<(), SaveError>| {
            let failed = written.is_err();
            tell(name, written);
            failed
        };
        self.journals.retain(|name, (journal, lines)| stays(name, store.append(journal, lines)));
        self.files.retain(|name, bytes| stays(name, store.save_bytes(name, bytes)));
    }
}
