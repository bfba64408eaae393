//! Several files that are replaced together: whenever a process dies, all of the old ones are found, or all of the new.
//!
//! The new ones are written beside the old (`scores.next.json`). Then one small file, `next.json`, says that they are the
//! ones that count, and each is renamed over the old one. A start that finds `next.json` does the rest; one that does not
//! removes what stands ready. So a disk that is full says so before anything has changed.
//!
//! A file that cannot be renamed is read and saved where it stands until a later start can.

use super::save::bytes_of;
use super::{Journal, SaveError, Store, Versioned, file_name};
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::sync::{MutexGuard, PoisonError};

/// The file that says that the new ones count.
const READY: &str = "next";

/// A file that is to be replaced together with others.
pub(crate) struct NextFile {
    name: &'static str,
    ending: &'static str,
    bytes: Vec<u8>,
}

impl NextFile {
    /// The file of `T`.
    pub(crate) fn of<T: Versioned>(value: &T) -> Result<Self, SaveError> {
        Ok(Self::whole(T::NAME, bytes_of(value)?))
    }

    /// The file of `name`, as it is to be.
    pub(crate) const fn whole(name: &'static str, bytes: Vec<u8>) -> Self {
        Self { name, ending: file_name::JSON, bytes }
    }

    /// A journal with these lines.
    pub(crate) fn journal(journal: &Journal, lines: &[u8]) -> Self {
        Self { name: journal.name, ending: file_name::JOURNAL, bytes: journal.with_lines(lines) }
    }
}

impl Store {
    /// Writes what is to take the place of other files beside them, in place of all that stood ready before.
    ///
    /// # Errors
    ///
    /// [`SaveError`]; nothing has changed then.
    pub(crate) fn make_ready(&self, files: &[NextFile]) -> Result<(), SaveError> {
        if !self.waiting().is_empty() {
            // What stands ready counts already.
            return Err(SaveError::CannotWrite);
        }
        if files.iter().any(|file| self.is_kept_back(file.name)) {
            return Err(SaveError::KeptBack);
        }
        let made = self.forget_ready().and_then(|()| self.write_ready(files));
        made.map_err(|error| {
            log::error!("files that are to be replaced together cannot be written: {error}");
            self.discard_ready();
            error.into()
        })
    }

    fn write_ready(&self, files: &[NextFile]) -> io::Result<()> {
        for file in files {
            let path = self.path(&file_name::next(file.name, file.ending));
            match self.disk.create(&path, &file.bytes) {
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    self.disk.create_folder(&self.folder)?;
                    self.disk.create(&path, &file.bytes)?;
                }
                created => created?,
            }
        }
        self.disk.flush_folder(&self.folder)
    }

    /// Puts `files`, which were made ready last, in the place of the old ones, all together. When it returns `Ok` they
    /// outlive the loss of power.
    ///
    /// # Errors
    ///
    /// [`SaveError`]; nothing has changed then.
    pub(crate) fn replace_together(&self, files: &[NextFile]) -> Result<(), SaveError> {
        self.replace_file(READY, &file_name::main(READY), b"{\"version\":1}\n").map_err(|error| {
            log::error!("files cannot be replaced together: {error}");
            self.discard_ready();
            error
        })?;
        for file in files.iter().filter(|file| file.ending == file_name::JOURNAL) {
            self.set_length(file.name, file.bytes.len() as u64);
        }
        self.put_in_place();
        Ok(())
    }

    /// Does the rest of a replacement during which the process died, or undoes what it had not got to. Call it before
    /// anything is loaded.
    pub(crate) fn finish_replacing(&self) {
        self.remove_temporaries(READY);
        let ready = file_name::main(READY);
        match self.disk.list(&self.folder) {
            Ok(files) if files.contains(&ready) => self.put_in_place(),
            Ok(_) => self.discard_ready(),
            // There is no folder yet, or nothing can be read anyway.
            Err(error) => log::info!("the folder cannot be looked into: {error}"),
        }
    }

    /// Gives what stands ready the names of the old files.
    fn put_in_place(&self) {
        for (next, file) in self.ready_files() {
            if let Err(error) = self.disk.rename(&self.path(&next), &self.path(&file)) {
                log::error!("{next}: cannot be put in its place: {error}");
                self.waiting().insert(file);
            }
        }
        if !self.waiting().is_empty() {
            return;
        }
        if let Err(error) = self.disk.flush_folder(&self.folder).and_then(|()| self.remove_flushed(READY)) {
            // The next start, or the next replacement, finds nothing more to be done.
            log::warn!("what was replaced cannot be ended: {error}");
        }
    }

    /// Removes what stands ready, if it does not count.
    pub(crate) fn discard_ready(&self) {
        if let Err(error) = self.forget_ready() {
            log::error!("what stands ready cannot be removed: {error}");
        }
    }

    fn forget_ready(&self) -> io::Result<()> {
        // First what says that it counts: half of it must not.
        self.remove_flushed(READY)?;
        for (next, _) in self.ready_files() {
            self.disk.remove(&self.path(&next))?;
        }
        Ok(())
    }

    fn remove_flushed(&self, name: &str) -> io::Result<()> {
        match self.disk.remove(&self.path(&file_name::main(name))) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            removed => removed.and_then(|()| self.disk.flush_folder(&self.folder)),
        }
    }

    /// What stands ready, each with the name that it is to have.
    fn ready_files(&self) -> Vec<(String, String)> {
        let files = self.disk.list(&self.folder).unwrap_or_default();
        files.into_iter().filter_map(|next| file_name::after_next(&next).map(|file| (next, file))).collect()
    }

    /// The file of `name` with this ending: where it stands ready, if it could not be put in its place.
    pub(super) fn file(&self, name: &str, ending: &str) -> String {
        let file = format!("{name}.{ending}");
        if self.waiting().contains(&file) { file_name::next(name, ending) } else { file }
    }

    fn waiting(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
