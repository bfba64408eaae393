//! Reading a file, and what becomes of one that cannot be read.

use super::format::{Versioned, decode};
use super::{Store, file_name};
use std::io::{self, ErrorKind};

/// What a load found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    /// Nothing was saved yet.
    Fresh,
    /// The last saved state.
    Read(T),
    /// The file was not to be used, or gone; this is the last good copy, which is one save older at most.
    FromCopy {
        /// The state in the copy.
        value: T,
        /// What was set aside; `None` if the file was gone, or could not be moved (saving then fails).
        aside: Option<Aside>,
    },
    /// The file was not to be used and there was no copy: it stands under another name, and one starts anew.
    SetAside(Aside),
    /// There is something, or may be, but the system does not let it be read. Nothing was touched, and saving fails
    /// with [`super::SaveError::KeptBack`] until a later load succeeds.
    Unreadable,
}

impl<T> Loaded<T> {
    /// The state, if one was found.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Read(value) | Self::FromCopy { value, .. } => Some(value),
            Self::Fresh | Self::SetAside(_) | Self::Unreadable => None,
        }
    }

    /// What was set aside.
    pub const fn aside(&self) -> Option<&Aside> {
        match self {
            Self::SetAside(aside) | Self::FromCopy { aside: Some(aside), .. } => Some(aside),
            _ => None,
        }
    }
}

/// A file that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Why.
    pub reason: AsideReason,
    /// Its new name in the folder.
    pub file: String,
}

/// Why a file is not to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AsideReason {
    /// It is cut, foreign, too large, or holds what cannot be.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
}

/// One of the two files of a name.
enum Found<T> {
    Missing,
    Good(T, Vec<u8>),
    Flawed(AsideReason),
    Unreadable,
}

impl Store {
    /// Reads the file of `T`; `now`, in seconds since 1970, names what has to be set aside.
    ///
    /// Call it before the first save. It never fails and never overwrites: see [`Loaded`]. What a killed process left
    /// half-written is removed, and a state that came from the copy is put back in its place.
    pub fn load<T: Versioned>(&self, now: u64) -> Loaded<T> {
        let name = T::NAME;
        self.remove_temporaries(name);
        let loaded = match self.find::<T>(&self.file(name, file_name::JSON)) {
            Found::Good(value, _) => {
                self.keep_back(name, false);
                return Loaded::Read(value);
            }
            Found::Missing => self.load_copy(None, now),
            Found::Flawed(reason) => self.load_copy(Some(reason), now),
            Found::Unreadable => Loaded::Unreadable,
        };
        if matches!(loaded, Loaded::Unreadable) {
            self.keep_back(name, true);
        }
        loaded
    }

    /// Goes on where the file is missing, or has a flaw.
    fn load_copy<T: Versioned>(&self, flaw: Option<AsideReason>, now: u64) -> Loaded<T> {
        let (main, copy) = (self.file(T::NAME, file_name::JSON), file_name::copy(T::NAME));
        let found = self.find::<T>(&copy);
        if matches!(found, Found::Unreadable) {
            return Loaded::Unreadable;
        }
        let mut asides: Vec<_> =
            flaw.map(|reason| self.set_aside(T::NAME, &main, reason, Some(now))).into_iter().collect();
        if let Found::Flawed(reason) = found {
            asides.push(self.set_aside(T::NAME, &copy, reason, Some(now)));
        }
        let stuck = asides.iter().any(Result::is_err);
        self.keep_back(T::NAME, stuck);
        let aside = asides.into_iter().flatten().next();
        match (found, aside) {
            (Found::Good(value, bytes), aside) => {
                if !stuck && let Err(error) = self.restore(T::NAME, &bytes) {
                    // The copy is still there: the next save or load makes it good.
                    log::warn!("{main}: cannot be restored from its copy: {error}");
                }
                Loaded::FromCopy { value, aside }
            }
            (_, Some(aside)) => Loaded::SetAside(aside),
            (_, None) if stuck => Loaded::Unreadable,
            (_, None) => Loaded::Fresh,
        }
    }

    /// Reads one file.
    fn find<T: Versioned>(&self, file: &str) -> Found<T> {
        match self.disk.read(&self.path(file), Self::SIZE_LIMIT + 1) {
            Ok(bytes) => match decode(&bytes) {
                Ok(value) => Found::Good(value, bytes),
                Err(reason) => Found::Flawed(reason),
            },
            Err(error) if error.kind() == ErrorKind::NotFound => Found::Missing,
            Err(error) => {
                log::error!("{file}: cannot be read: {error}");
                Found::Unreadable
            }
        }
    }

    /// Renames a file out of the way, to a name that was not there.
    pub(super) fn set_aside(&self, name: &str, file: &str, reason: AsideReason, now: Option<u64>) -> io::Result<Aside> {
        let ending = file.rsplit('.').next().unwrap_or(file_name::JSON);
        let moved = self.free_aside(name, ending, reason, now).and_then(|new| {
            self.disk.rename(&self.path(file), &self.path(&new))?;
            Ok(new)
        });
        match moved {
            Ok(new) => {
                log::warn!("{file}: {reason:?}, set aside as {new}");
                if let Err(error) = self.disk.flush_folder(&self.folder) {
                    log::warn!("the folder cannot be flushed: {error}");
                }
                Ok(Aside { reason, file: new })
            }
            Err(error) => {
                log::error!("{file}: {reason:?}, and cannot be set aside: {error}");
                Err(error)
            }
        }
    }

    /// A name for a file set aside that is not taken.
    pub(super) fn free_aside(
        &self,
        name: &str,
        ending: &str,
        reason: AsideReason,
        now: Option<u64>,
    ) -> io::Result<String> {
        let taken = self.disk.list(&self.folder)?;
        let mut names = (1..=u32::MAX).map(|number| file_name::aside(name, ending, reason, now, number));
        names.find(|new| !taken.contains(new)).ok_or_else(|| ErrorKind::AlreadyExists.into())
    }

    /// Removes what a killed process left half-written. It was never acknowledged.
    pub(super) fn remove_temporaries(&self, name: &str) {
        for file in self.disk.list(&self.folder).unwrap_or_default() {
            if file_name::is_temporary(name, &file)
                && let Err(error) = self.disk.remove(&self.path(&file))
            {
                log::warn!("{file}: cannot be removed: {error}");
            }
        }
    }
}
