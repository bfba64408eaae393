//! What is still to be written.

use super::{Journal, SaveError, Store};
use std::collections::BTreeMap;

/// States and lines on their way to the disk. Of each file only the latest state counts; of each journal every line.
#[derive(Default)]
pub(super) struct Queue {
    files: BTreeMap<&'static str, Vec<u8>>,
    journals: BTreeMap<&'static str, (Journal, Lines)>,
}

/// What is to happen to a journal.
#[derive(Default)]
struct Lines {
    /// These lines instead of all that are there; then …
    replace: Option<Vec<u8>>,
    /// … these behind them.
    append: Vec<u8>,
}

impl Queue {
    /// A file's latest state.
    pub(super) fn put(&mut self, name: &'static str, bytes: Vec<u8>) {
        self.files.insert(name, bytes);
    }

    /// More lines for a journal.
    pub(super) fn append(&mut self, journal: Journal, lines: &[u8]) {
        self.lines_of(journal).append.extend(lines);
    }

    /// Other lines for a journal, in the place of all it has and all that were on their way to it.
    pub(super) fn replace(&mut self, journal: Journal, lines: Vec<u8>) {
        *self.lines_of(journal) = Lines { replace: Some(lines), append: Vec::new() };
    }

    fn lines_of(&mut self, journal: Journal) -> &mut Lines {
        &mut self.journals.entry(journal.name).or_insert_with(|| (journal, Lines::default())).1
    }

    /// Adds what came later.
    pub(super) fn add(&mut self, later: Self) {
        self.files.extend(later.files);
        for (journal, lines) in later.journals.into_values() {
            match lines.replace {
                Some(replace) => *self.lines_of(journal) = Lines { replace: Some(replace), append: lines.append },
                None => self.append(journal, &lines.append),
            }
        }
    }

    /// Writes everything, journals first: when a file says that a game is over, its line is there. `tell` hears of each
    /// name how it went. What could not be written comes back.
    pub(super) fn write(self, store: &Store, mut tell: impl FnMut(&'static str, Result<(), SaveError>)) -> Self {
        let mut failed = Self::default();
        for (name, (journal, mut lines)) in self.journals {
            let written = lines.write(store, &journal);
            if written.is_err() {
                failed.journals.insert(name, (journal, lines));
            }
            tell(name, written);
        }
        for (name, bytes) in self.files {
            let written = store.save_bytes(name, &bytes);
            if written.is_err() {
                failed.files.insert(name, bytes);
            }
            tell(name, written);
        }
        failed
    }
}

impl Lines {
    fn write(&mut self, store: &Store, journal: &Journal) -> Result<(), SaveError> {
        if let Some(lines) = &self.replace {
            store.replace_journal(journal, lines)?;
            self.replace = None;
        }
        if self.append.is_empty() { Ok(()) } else { store.append(journal, &self.append) }
    }
}
