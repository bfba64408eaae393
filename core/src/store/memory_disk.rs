//! A disk for tests: it can be full, die at any step, and forget what was not flushed.

use super::disk::Disk;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

/// A disk with one folder. Clones are the same disk.
#[derive(Clone, Default)]
pub(super) struct MemoryDisk(Arc<Mutex<Memory>>);

/// What is on it.
#[derive(Clone, Default)]
pub(super) struct Memory {
    /// The contents of all files that ever were; names point here.
    contents: Vec<Vec<u8>>,
    /// The names as the running process sees them.
    names: Names,
    /// The names that are sure to be there after a loss of power.
    flushed: Names,
    /// What happened to names since then. Each is there or not after a loss of power, whatever happens to the others.
    pending: Vec<Change>,
    /// Steps done so far.
    pub(super) steps: u32,
    /// At this step the process dies: what it writes is cut, and nothing works any more.
    pub(super) dies_at: Option<u32>,
    /// At this step, and only there, the disk is full.
    pub(super) full_at: Option<u32>,
    /// At this step, and only there, there is a panic.
    pub(super) panics_at: Option<u32>,
    /// Nothing can be written.
    pub(super) full: bool,
    /// As on Android.
    pub(super) no_links: bool,
}

type Names = BTreeMap<String, usize>;

/// Names that change together, and what they point at then.
type Change = Vec<(String, Option<usize>)>;

impl MemoryDisk {
    /// A disk as it was when `memory` was taken.
    pub(super) fn from(memory: Memory) -> Self {
        Self(Arc::new(Mutex::new(memory)))
    }

    /// Held, it halts everybody who needs the disk.
    pub(super) fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().unwrap()
    }

    /// Puts a file there behind everybody's back.
    pub(super) fn put(&self, name: &str, bytes: &[u8]) {
        let mut memory = self.memory();
        let content = memory.add(bytes);
        memory.names.insert(name.into(), content);
        memory.flushed = memory.names.clone();
        memory.pending.clear();
    }

    /// The content of a file.
    pub(super) fn get(&self, name: &str) -> Option<Vec<u8>> {
        let memory = self.memory();
        memory.names.get(name).map(|&content| memory.contents[content].clone())
    }

    /// The names, sorted.
    pub(super) fn names(&self) -> Vec<String> {
        self.memory().names.keys().cloned().collect()
    }

    /// A step on the way: the error if it is not to be done.
    fn step(&self, writes: bool) -> io::Result<MutexGuard<'_, Memory>> {
        let mut memory = self.memory();
        let step = memory.steps;
        if memory.dies_at.is_some_and(|dies| step >= dies) {
            return Err(io::Error::other("the process is dead"));
        }
        memory.steps += 1;
        if memory.panics_at == Some(step) {
            drop(memory);
            panic!("a fault of the core, made by a test");
        }
        if writes && (memory.full || memory.full_at == Some(step)) {
            return Err(ErrorKind::StorageFull.into());
        }
        Ok(memory)
    }
}

impl Memory {
    /// All that the disk may hold when the device starts again: what the process saw when it was killed, and, after a
    /// loss of power, what was flushed with any selection of what was not.
    pub(super) fn after_death(&self) -> Vec<Self> {
        let mut disks = vec![self.reborn(self.names.clone())];
        for selection in 0..1_u32 << self.pending.len() {
            let mut names = self.flushed.clone();
            let chosen = self.pending.iter().enumerate().filter(|(i, _)| selection >> i & 1 == 1);
            for (name, content) in chosen.flat_map(|(_, change)| change) {
                match content {
                    Some(content) => names.insert(name.clone(), *content),
                    None => names.remove(name),
                };
            }
            disks.push(self.reborn(names));
        }
        disks
    }

    fn reborn(&self, names: Names) -> Self {
        Self {
            contents: self.contents.clone(),
            flushed: names.clone(),
            names,
            no_links: self.no_links,
            ..Self::default()
        }
    }

    fn add(&mut self, bytes: &[u8]) -> usize {
        self.contents.push(bytes.to_vec());
        self.contents.len() - 1
    }

    fn change(&mut self, change: Change) {
        for (name, content) in &change {
            match content {
                Some(content) => self.names.insert(name.clone(), *content),
                None => self.names.remove(name),
            };
        }
        self.pending.push(change);
    }

    fn find(&self, path: &Path) -> io::Result<usize> {
        self.names.get(&name(path)).copied().ok_or_else(|| ErrorKind::NotFound.into())
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().into()
}

impl Disk for MemoryDisk {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        let memory = self.step(false)?;
        let content = &memory.contents[memory.find(path)?];
        Ok(content[..content.len().min(usize::try_from(limit).unwrap())].to_vec())
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.memory().find(path).is_ok() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        let done = self.step(true).map(drop);
        let mut memory = self.memory();
        // What could not be written whole is written by half.
        let written = if done.is_ok() { bytes } else { &bytes[..bytes.len() / 2] };
        let content = memory.add(written);
        memory.change(vec![(name(path), Some(content))]);
        done
    }

    fn append(&self, path: &Path, at: u64, bytes: &[u8]) -> io::Result<()> {
        let at = usize::try_from(at).unwrap();
        let found = self.memory().find(path);
        let done = self.step(true).map(drop);
        let mut memory = self.memory();
        let written = if done.is_ok() { bytes } else { &bytes[..bytes.len() / 2] };
        let Ok(content) = found else {
            if at > 0 {
                return Err(ErrorKind::NotFound.into());
            }
            let content = memory.add(written);
            memory.change(vec![(name(path), Some(content))]);
            return done;
        };
        if memory.contents[content].len() < at {
            return Err(ErrorKind::InvalidData.into());
        }
        memory.contents[content].truncate(at);
        memory.contents[content].extend(written);
        done
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut memory = self.step(true)?;
        if memory.no_links {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let content = memory.find(from)?;
        if memory.find(to).is_ok() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        memory.change(vec![(name(to), Some(content))]);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut memory = self.step(true)?;
        let content = memory.find(from)?;
        if memory.find(to).is_ok_and(|other| other == content) {
            return Ok(());
        }
        memory.change(vec![(name(from), None), (name(to), Some(content))]);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut memory = self.step(false)?;
        memory.find(path)?;
        memory.change(vec![(name(path), None)]);
        Ok(())
    }

    fn list(&self, _: &Path) -> io::Result<Vec<String>> {
        Ok(self.step(false)?.names.keys().cloned().collect())
    }

    fn create_folder(&self, _: &Path) -> io::Result<()> {
        self.step(true).map(drop)
    }

    fn flush_folder(&self, _: &Path) -> io::Result<()> {
        let mut memory = self.step(true)?;
        memory.flushed = memory.names.clone();
        memory.pending.clear();
        Ok(())
    }
}
