//! Where the files come from.

use std::path::PathBuf;

/// Gives the files that lie beside the app's code.
#[cfg_attr(feature = "uniffi", uniffi::export(with_foreign))]
pub trait TableSource: Send + Sync {
    /// The whole file of this name, such as `english.endgame`; `None` if there is none or it cannot be read. Called on the
    /// search's thread, once for each variant that is played. One that panics, or throws in a shell, counts as missing.
    fn read(&self, name: String) -> Option<Vec<u8>>;
}

/// Files in a folder.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The files in the folder `path`.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }
}

impl TableSource for Folder {
    fn read(&self, name: String) -> Option<Vec<u8>> {
        std::fs::read(self.path.join(name)).ok()
    }
}
