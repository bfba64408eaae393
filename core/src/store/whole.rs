//! Texts of any length that are read as one.

use super::{Journal, Store, file_name};
use std::io::ErrorKind;

impl Store {
    /// The text in the file of `name`, if there is one that can be read.
    pub(crate) fn read_whole(&self, name: &str) -> Option<String> {
        let read = self.disk.read(&self.path(&self.file(name, file_name::JSON)), Journal::SIZE_LIMIT);
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
        self.disk.read(&self.path(&self.file(name, file_name::JSON)), 1).is_ok()
    }

    /// Removes the file of `name`, if there is one.
    pub(crate) fn remove_whole(&self, name: &str) {
        let removed = self
            .disk
            .remove(&self.path(&self.file(name, file_name::JSON)))
            .and_then(|()| self.disk.flush_folder(&self.folder));
        if let Err(error) = removed
            && error.kind() != ErrorKind::NotFound
        {
            log::error!("{name}: cannot be removed: {error}");
        }
    }
}
