//! Texts of any length that are written and read as one.

use super::{Journal, SaveError, Store, file_name};
use std::io::ErrorKind;

impl Store {
    /// Puts `bytes` in the place of the file of `name`, in one step, without a copy of what was there.
    pub(crate) fn write_whole(&self, name: &str, bytes: &[u8]) -> Result<(), SaveError> {
        self.replace_file(name, &file_name::main(name), bytes).map_err(|error| {
            log::error!("{name}: cannot be saved: {error}");
            error.into()
        })
    }

    /// The text in the file of `name`, if there is one that can be read.
    pub(crate) fn read_whole(&self, name: &str) -> Option<String> {
        self.remove_temporaries(name);
        let read = self.disk.read(&self.path(&file_name::main(name)), Journal::SIZE_LIMIT);
        let bytes = match read {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) => {
                log::error!("{name}: cannot be read: {error}");
                return None;
            }
        };
        String::from_utf8(bytes).map_err(|_| log::error!("{name}: not a text")).ok()
    }

    /// Whether there is a file of `name`.
    pub(crate) fn has_whole(&self, name: &str) -> bool {
        self.disk.read(&self.path(&file_name::main(name)), 1).is_ok()
    }

    /// Removes the file of `name`, if there is one.
    pub(crate) fn remove_whole(&self, name: &str) {
        let removed =
            self.disk.remove(&self.path(&file_name::main(name))).and_then(|()| self.disk.flush_folder(&self.folder));
        if let Err(error) = removed
            && error.kind() != ErrorKind::NotFound
        {
            log::error!("{name}: cannot be removed: {error}");
        }
    }

    /// Saves what is the content of a small file already.
    pub(crate) fn save_raw(&self, name: &str, bytes: &[u8]) -> Result<(), SaveError> {
        self.save_bytes(name, bytes)
    }
}
