//! Writing a file so that at every moment the old or the new state is there, complete.

use super::format::{Versioned, encode, is_whole};
use super::{AsideReason, Store, file_name};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::atomic::Ordering;

/// Why a state could not be saved. What was saved before it is still there.
///
/// What a person can most easily mend comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
pub enum SaveError {
    /// No room on the disk, or none left for this app.
    #[error("the disk is full")]
    DiskFull,
    /// The folder cannot be made or written, or the disk fails.
    #[error("the folder cannot be written")]
    CannotWrite,
    /// What is there could not be read or set aside when it was loaded, so it is not overwritten.
    #[error("the file could not be read and is left as it is")]
    KeptBack,
}

impl From<io::Error> for SaveError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull,
            _ => Self::CannotWrite,
        }
    }
}

/// How many names are tried for a temporary file. The first are free, unless a killed process had the same number.
const TEMPORARY_NAMES: u32 = 1_000;

impl Store {
    /// Saves `value` in the place of what was saved before. When it returns `Ok` the state outlives the loss of power.
    ///
    /// Waits for the disk: see [`super::Writer`] for those who must not.
    ///
    /// # Errors
    ///
    /// [`SaveError`]; the state saved before is untouched.
    pub fn save<T: Versioned>(&self, value: &T) -> Result<(), SaveError> {
        self.save_bytes(T::NAME, &bytes_of(value)?)
    }

    /// Saves what [`bytes_of`] made.
    pub(super) fn save_bytes(&self, name: &str, bytes: &[u8]) -> Result<(), SaveError> {
        if self.is_kept_back(name) {
            return Err(SaveError::KeptBack);
        }
        let saved = match self.replace(name, bytes) {
            // The folder is not there yet; or another store cleaned up behind our back.
            Err(error) if error.kind() == ErrorKind::NotFound => {
                self.disk.create_folder(&self.folder).and_then(|()| self.replace(name, bytes))
            }
            saved => saved,
        };
        saved.map_err(|error| {
            log::error!("{name}: cannot be saved: {error}");
            error.into()
        })
    }

    /// New file, copy of the old one, rename: each step leaves `NAME.json` complete.
    fn replace(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.with_temporary(
            name,
            |temporary| self.disk.create(temporary, bytes),
            |temporary| {
                self.keep_copy(name)?;
                self.disk.rename(temporary, &self.path(&self.file(name, file_name::JSON)))
            },
        )?;
        self.disk.flush_folder(&self.folder)
    }

    /// Writes the last good copy back to where it belongs, as a file of its own.
    pub(super) fn restore(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let main = self.path(&self.file(name, file_name::JSON));
        self.with_temporary(name, |temporary| self.disk.create(temporary, bytes), |t| self.disk.rename(t, &main))?;
        self.disk.flush_folder(&self.folder)
    }

    /// Puts `bytes` in the place of a file in one step, without a copy of what was there.
    pub(super) fn replace_file(&self, name: &str, file: &str, bytes: &[u8]) -> io::Result<()> {
        let path = self.path(file);
        let replace = || {
            self.with_temporary(name, |temporary| self.disk.create(temporary, bytes), |t| self.disk.rename(t, &path))
        };
        match replace() {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                self.disk.create_folder(&self.folder).and_then(|()| replace())?;
            }
            replaced => replaced?,
        }
        self.disk.flush_folder(&self.folder)
    }

    /// Makes what is saved now the last good copy, if it is good.
    ///
    /// Without a copy the save goes on: the copy of before is kept, and the new state is more than either. But what
    /// cannot be read is not overwritten, and what is not whole is set aside.
    fn keep_copy(&self, name: &str) -> io::Result<()> {
        let main = self.file(name, file_name::JSON);
        let old = match self.disk.read(&self.path(&main), Self::SIZE_LIMIT + 1) {
            Ok(old) => old,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error),
        };
        if !is_whole(&old) {
            return self.set_aside(name, &main, AsideReason::Damaged, None).map(drop);
        }
        let kept = self.with_temporary(
            name,
            |temporary| self.link(&self.path(&main), &old, temporary),
            |temporary| self.disk.rename(temporary, &self.path(&file_name::copy(name))),
        );
        if let Err(error) = kept {
            log::warn!("{main}: no copy was kept: {error}");
        }
        Ok(())
    }

    /// A second name for a file, or, where there are none (Android forbids them), a second file.
    fn link(&self, from: &Path, content: &[u8], to: &Path) -> io::Result<()> {
        if !self.links_refused.load(Ordering::Relaxed) {
            match self.disk.link(from, to) {
                Err(error) if error.kind() != ErrorKind::AlreadyExists => {
                    log::info!("no hard links here: {error}");
                    self.links_refused.store(true, Ordering::Relaxed);
                }
                linked => return linked,
            }
        }
        self.disk.create(to, content)
    }

    /// Makes a temporary file under a name that is free, uses it, and leaves none behind.
    pub(super) fn with_temporary(
        &self,
        name: &str,
        make: impl Fn(&Path) -> io::Result<()>,
        then: impl FnOnce(&Path) -> io::Result<()>,
    ) -> io::Result<()> {
        for number in 0..TEMPORARY_NAMES {
            let path = self.path(&file_name::temporary(name, &self.writer, number));
            let done = match make(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => Err(error),
                Ok(()) => then(&path),
            };
            // Gone if all went well, unless both names were one file: then a rename does nothing.
            let _ = self.disk.remove(&path);
            return done;
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

/// The content of the file of `T`.
pub(super) fn bytes_of<T: Versioned>(value: &T) -> Result<Vec<u8>, SaveError> {
    encode(value).map_err(|error| {
        log::error!("{}: no JSON can hold this: {error}", T::NAME);
        SaveError::CannotWrite
    })
}
