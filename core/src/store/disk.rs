//! The few things a store does to a disk, so that tests can let each of them fail.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// What a store needs of a disk. Each call is one step after which a process may be killed.
pub(super) trait Disk: Send + Sync {
    /// At most `limit` bytes of a file. What is no plain file is an error, for reading it might never end.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;
    /// Makes a file that was not there, and flushes its content.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Cuts a file to its first `at` bytes, adds `bytes` after them, and flushes it. With `at` 0 the file may be missing
    /// and is made. A file shorter than `at` is an error.
    fn append(&self, path: &Path, at: u64, bytes: &[u8]) -> io::Result<()>;
    /// Gives a file a second name that was not there.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Renames a file over whatever had the name. Nothing happens if both already name the same file.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a name.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// The names in a folder.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;
    /// Makes a folder and those above it, unless they are there.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;
    /// Flushes the names of a folder.
    fn flush_folder(&self, folder: &Path) -> io::Result<()>;
}

/// The disk of the device.
pub(super) struct RealDisk;

impl Disk for RealDisk {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::new(ErrorKind::InvalidInput, "not a plain file"));
        }
        let mut bytes = Vec::new();
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::create_new(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn append(&self, path: &Path, at: u64, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().write(true).create(at == 0).truncate(false).open(path)?;
        let length = file.metadata()?.len();
        if length < at {
            return Err(io::Error::new(ErrorKind::InvalidData, "the file has shrunk"));
        }
        if length > at {
            file.set_len(at)?;
        }
        file.seek(SeekFrom::Start(at))?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::hard_link(from, to)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        // A name that is not Unicode is none of ours.
        fs::read_dir(folder)?.filter_map(|entry| entry.map(|e| e.file_name().into_string().ok()).transpose()).collect()
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        folder.parent().map_or(Ok(()), |parent| self.flush_folder(parent))
    }

    fn flush_folder(&self, folder: &Path) -> io::Result<()> {
        match File::open(folder)?.sync_all() {
            // Some file systems have nothing to flush for a folder.
            Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => Ok(()),
            flushed => flushed,
        }
    }
}
