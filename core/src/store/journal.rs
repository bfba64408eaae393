//! Files that grow: one more line costs one small write, and no crash takes a line that was there.
//!
//! A journal is text. Each line is the CRC-32 of what follows it, as eight hexadecimal digits, a blank, and JSON without
//! line breaks; the first line names the journal and its version:
//!
//! ```text
//! 5f4a0d0c {"journal":"history","version":1}
//! 0d1c8b77 {"delete":[[3,3]]}
//! ```
//!
//! Lines are only ever added, and flushed. A process that dies while it adds leaves at worst a part of what it was
//! adding at the very end: that part was never acknowledged, and the next load cuts it off.

use super::checksum::crc32;
use super::{Aside, AsideReason, SaveError, Store, file_name};
use serde::{Deserialize, Serialize};
use std::io::{self, ErrorKind};
use std::ops::Range;
use std::path::PathBuf;

/// Which journal, and the version of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The name of the file, without its ending: small letters only, and nothing else's.
    pub name: &'static str,
    /// The version that is written, from 1. Lines that an older app would misread need the next number.
    pub version: u32,
}

/// What a load found.
#[derive(Debug, Default)]
pub struct LoadedJournal {
    /// The whole file as it was, in which `lines` are.
    pub bytes: Vec<u8>,
    /// Where the JSON of each good line stands, oldest first, without the line that names the journal.
    pub lines: Vec<Range<usize>>,
    /// The end was cut off: it was half-written when the process died.
    pub torn: bool,
    /// Lines that were damaged, or foreign. They are kept in the file set aside.
    pub lost: usize,
    /// What was set aside.
    pub aside: Option<Aside>,
    /// There is a file, but the system does not let it be read. It is left alone, and appending fails.
    pub unreadable: bool,
    /// The good lines do not stand in the file as they do in `bytes`: the file was written anew without the others.
    pub moved: bool,
}

impl Journal {
    /// The largest journal that is read, in bytes: some half a million games.
    pub const SIZE_LIMIT: u64 = 256 << 20;

    /// The file of this journal in the folder of `store`.
    pub fn path(&self, store: &Store) -> PathBuf {
        store.path(&store.file(self.name, file_name::JOURNAL))
    }

    /// The first line.
    fn header(&self) -> Vec<u8> {
        let mut line = Vec::new();
        push_line(&mut line, format!(r#"{{"journal":"{}","version":{}}}"#, self.name, self.version).as_bytes());
        line
    }

    /// The whole file with these lines.
    pub(super) fn with_lines(&self, lines: &[u8]) -> Vec<u8> {
        [&self.header(), lines].concat()
    }
}

/// The start of a header; the rest is skipped.
#[derive(Deserialize)]
struct Header {
    journal: String,
    version: u32,
}

/// A value as a line of a journal, its line break included. `None` if no JSON can hold it.
pub fn journal_line(value: &impl Serialize) -> Option<Vec<u8>> {
    let json = serde_json::to_vec(value).map_err(|error| log::error!("no line can hold this: {error}")).ok()?;
    let mut line = Vec::with_capacity(json.len() + LINE_EXTRA);
    push_line(&mut line, &json);
    Some(line)
}

/// The digits of the checksum and the blank before the JSON.
const LINE_START: usize = 9;
/// What a line has besides its JSON.
const LINE_EXTRA: usize = LINE_START + 1;

fn push_line(into: &mut Vec<u8>, json: &[u8]) {
    into.extend(format!("{:08x} ", crc32(json)).bytes());
    into.extend(json);
    into.push(b'\n');
}

/// The JSON of a line without its line break, if its checksum is right.
fn json_of(line: &[u8]) -> Option<&[u8]> {
    let (start, json) = line.split_at_checked(LINE_START)?;
    let digits = std::str::from_utf8(start.strip_suffix(b" ")?).ok()?;
    let right = u32::from_str_radix(digits, 16).is_ok_and(|sum| sum == crc32(json));
    right.then_some(json)
}

/// What stands in a journal's bytes.
#[derive(Default)]
struct Scan {
    version: Option<u32>,
    lines: Vec<Range<usize>>,
    lost: usize,
    /// Where the last complete line ends.
    end: usize,
}

fn scan(journal: &Journal, bytes: &[u8]) -> Scan {
    let mut found = Scan::default();
    let mut first = true;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let start = found.end;
        let Some(line) = line.strip_suffix(b"\n") else { break };
        found.end += line.len() + 1;
        match json_of(line) {
            Some(json) if first => {
                let header = serde_json::from_slice::<Header>(json).ok();
                found.version = header.filter(|header| header.journal == journal.name).map(|header| header.version);
                found.lost += usize::from(found.version.is_none());
            }
            Some(_) => found.lines.push(start + LINE_START..found.end - 1),
            None => found.lost += 1,
        }
        first = false;
    }
    found
}

impl Store {
    /// Reads a journal; `now`, in seconds since 1970, names what has to be set aside.
    ///
    /// Call it before the first append. It never fails and loses no good line: see [`LoadedJournal`].
    pub fn load_journal(&self, journal: &Journal, now: u64) -> LoadedJournal {
        self.remove_temporaries(journal.name);
        self.keep_back(journal.name, false);
        let file = self.file(journal.name, file_name::JOURNAL);
        let bytes = match self.disk.read(&self.path(&file), Journal::SIZE_LIMIT + 1) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return LoadedJournal::default(),
            Err(error) => {
                log::error!("{file}: cannot be read: {error}");
                self.keep_back(journal.name, true);
                return LoadedJournal { unreadable: true, ..LoadedJournal::default() };
            }
        };
        let found = scan(journal, &bytes);
        let newer = found.version.is_some_and(|version| version > journal.version);
        if newer || bytes.len() as u64 > Journal::SIZE_LIMIT {
            return self.refuse(journal, if newer { AsideReason::Newer } else { AsideReason::Damaged }, now);
        }
        if found.version.is_none() && found.lines.is_empty() {
            // The first line was being written when the process died; or this is something else.
            let begun = journal.header().starts_with(&bytes);
            return if begun { LoadedJournal::default() } else { self.refuse(journal, AsideReason::Damaged, now) };
        }
        let torn = found.end < bytes.len();
        let mut loaded = LoadedJournal { lines: found.lines, torn, lost: found.lost, ..LoadedJournal::default() };
        loaded.bytes = bytes;
        if found.lost > 0 {
            self.part(journal, &mut loaded, now);
        }
        if !loaded.moved {
            self.set_length(journal.name, found.end as u64);
            if torn && let Err(error) = self.disk.append(&self.path(&file), found.end as u64, &[]) {
                log::warn!("{file}: its torn end cannot be cut off: {error}");
            }
        }
        loaded
    }

    /// Puts lines aside that are whole but say nothing to whoever reads them, as damaged ones are put aside. `strange` are
    /// their places among the `loaded` lines, rising. Call it before the first append.
    pub(crate) fn set_lines_aside(&self, journal: &Journal, loaded: &mut LoadedJournal, strange: &[usize], now: u64) {
        let mut place = 0..;
        loaded.lines.retain(|_| place.next().is_none_or(|place| strange.binary_search(&place).is_err()));
        loaded.lost += strange.len();
        self.part(journal, loaded, now);
    }

    /// Sets the whole file aside, or keeps it back if that fails.
    fn refuse(&self, journal: &Journal, reason: AsideReason, now: u64) -> LoadedJournal {
        let aside = self.set_aside(journal.name, &self.file(journal.name, file_name::JOURNAL), reason, Some(now)).ok();
        self.keep_back(journal.name, aside.is_none());
        LoadedJournal { unreadable: aside.is_none(), aside, ..LoadedJournal::default() }
    }

    /// Puts a copy of a damaged file aside, unless that was done, and writes its good lines anew. Without the copy nothing
    /// is written.
    fn part(&self, journal: &Journal, loaded: &mut LoadedJournal, now: u64) {
        let copy = || {
            let new = self.free_aside(journal.name, file_name::JOURNAL, AsideReason::Damaged, Some(now))?;
            self.disk.create(&self.path(&new), &loaded.bytes)?;
            Ok::<_, io::Error>(new)
        };
        if loaded.aside.is_none() {
            match copy() {
                Ok(file) => loaded.aside = Some(Aside { reason: AsideReason::Damaged, file }),
                Err(error) => return log::error!("{}: damaged, and no copy can be kept: {error}", journal.name),
            }
        }
        let mut good = Vec::new();
        for line in &loaded.lines {
            push_line(&mut good, &loaded.bytes[line.clone()]);
        }
        match self.replace_journal(journal, &good) {
            Ok(()) => loaded.moved = true,
            Err(error) => log::error!("{}: damaged, and cannot be written anew: {error}", journal.name),
        }
    }

    /// Adds whole lines, as [`journal_line`] makes them. When it returns `Ok` they outlive the loss of power.
    ///
    /// Waits for the disk: see [`super::Writer`] for those who must not.
    ///
    /// # Errors
    ///
    /// [`SaveError`]; the lines before are untouched, and the same lines can be tried again.
    pub fn append(&self, journal: &Journal, lines: &[u8]) -> Result<(), SaveError> {
        if self.is_kept_back(journal.name) {
            return Err(SaveError::KeptBack);
        }
        self.try_append(journal, lines).map_err(|error| self.failed(journal, error))
    }

    fn try_append(&self, journal: &Journal, lines: &[u8]) -> io::Result<()> {
        let path = journal.path(self);
        let at = self.length(journal.name);
        if at > 0 {
            self.disk.append(&path, at, lines)?;
        } else {
            let bytes = journal.with_lines(lines);
            match self.disk.append(&path, 0, &bytes) {
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    self.disk.create_folder(&self.folder)?;
                    self.disk.append(&path, 0, &bytes)?;
                }
                appended => appended?,
            }
            self.disk.flush_folder(&self.folder)?;
            self.set_length(journal.name, journal.header().len() as u64);
        }
        self.set_length(journal.name, self.length(journal.name) + lines.len() as u64);
        Ok(())
    }

    /// Puts whole lines in the place of all that are there, in one step: a process that dies leaves the old or the new.
    ///
    /// # Errors
    ///
    /// [`SaveError`]; what was there is untouched.
    pub fn replace_journal(&self, journal: &Journal, lines: &[u8]) -> Result<(), SaveError> {
        if self.is_kept_back(journal.name) {
            return Err(SaveError::KeptBack);
        }
        let bytes = journal.with_lines(lines);
        self.replace_file(journal.name, &self.file(journal.name, file_name::JOURNAL), &bytes)
            .map_err(|error| self.failed(journal, error))?;
        self.set_length(journal.name, bytes.len() as u64);
        Ok(())
    }

    fn failed(&self, journal: &Journal, error: io::Error) -> SaveError {
        log::error!("{}: cannot be saved: {error}", journal.path(self).display());
        error.into()
    }
}
