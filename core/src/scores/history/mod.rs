//! Every finished game against the computer.
//!
//! The games stand in a journal (`history.journal`, see [`crate::store::Journal`]); in memory there is a small summary
//! of each and where its line is. The moves are read when a game is opened.

mod line;
mod page;
mod statistics;

pub(crate) use line::{HISTORY, Line};
pub use page::{HistoryEntry, HistoryFilter, HistoryPage, HistoryRules};
pub use statistics::Statistics;

use super::{FinishedGame, Record, RecordKey, Summary};
use crate::store::LoadedJournal;
use line::Ranges;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;

/// A journal with less than this many bytes of no use is not written anew.
const WASTE: usize = 64 << 10;

/// The games, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    games: Vec<Kept>,
}

/// A game in memory.
#[derive(Clone, Debug)]
struct Kept {
    id: u64,
    summary: Summary,
    place: Place,
    deleted: bool,
}

/// Where a game is whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the journal: where its JSON begins, and how long it is.
    Disk { offset: u64, length: usize },
    /// Here: it was added since the app was started.
    Memory(Arc<FinishedGame>),
}

/// What became of a journal's lines.
pub(crate) struct Restored {
    pub(crate) history: History,
    /// The places of whole lines that this version does not understand.
    pub(crate) strange: Vec<usize>,
    /// The lines of the games that are there, if it is worth the while to write the journal anew with them alone.
    pub(crate) compact: Option<Vec<u8>>,
}

impl History {
    /// The history that a journal tells.
    pub(crate) fn restore(loaded: &LoadedJournal) -> Restored {
        let mut history = Self::default();
        let mut strange = Vec::new();
        let count = loaded.lines.len();
        for (number, range) in loaded.lines.iter().enumerate() {
            match serde_json::from_slice::<Line>(&loaded.bytes[range.clone()]) {
                Ok(Line::Game(id, game)) if id >= history.next_id() => {
                    let disk = Place::Disk { offset: range.start as u64, length: range.len() };
                    // The last may have to be compared with the game in progress.
                    let last = number + 1 == count;
                    let (summary, place) = (game.summary(), if last { Place::Memory(Arc::new(game)) } else { disk });
                    history.games.push(Kept { id, summary, place, deleted: false });
                }
                Ok(Line::Delete(ids)) => history.mark(&ids, true),
                Ok(Line::Restore(ids)) => history.mark(&ids, false),
                Ok(Line::Game(..)) | Err(_) => strange.push(number),
            }
        }
        // What was not understood must not go with what is of no use.
        let kept = strange.is_empty() && (loaded.lost == 0 || loaded.moved);
        let compact = if kept { history.compacted(loaded) } else { None };
        Restored { history, strange, compact }
    }

    /// The live lines, if at least half of the journal is dead.
    fn compacted(&self, loaded: &LoadedJournal) -> Option<Vec<u8>> {
        let live = |kept: &&Kept| !kept.deleted;
        let length: usize = self.games.iter().filter(live).map(|kept| kept.place.length()).sum();
        let waste = loaded.bytes.len().saturating_sub(length);
        if waste < WASTE || waste < length {
            return None;
        }
        let games = self.games.iter().filter(live).filter_map(|kept| match &kept.place {
            Place::Disk { offset, length } => {
                let start = usize::try_from(*offset).ok()?;
                let line: Line = serde_json::from_slice(loaded.bytes.get(start..start + length)?).ok()?;
                Some(line.to_bytes())
            }
            Place::Memory(game) => Some(Line::Game(kept.id, FinishedGame::clone(game)).to_bytes()),
        });
        Some(games.flatten().collect())
    }

    fn next_id(&self) -> u64 {
        self.games.last().map_or(1, |last| last.id.saturating_add(1))
    }

    fn mark(&mut self, ids: &Ranges, deleted: bool) {
        for (first, last) in ids.iter() {
            let begin = self.games.partition_point(|kept| kept.id < first);
            for kept in self.games[begin..].iter_mut().take_while(|kept| kept.id <= last) {
                kept.deleted = deleted;
            }
        }
    }

    /// Adds a game; gives its number and its line for the journal.
    pub(crate) fn add(&mut self, game: FinishedGame) -> (u64, Vec<u8>) {
        let id = self.next_id();
        let line = Line::Game(id, game);
        let bytes = line.to_bytes();
        if let Line::Game(_, game) = line {
            let summary = game.summary();
            self.games.push(Kept { id, summary, place: Place::Memory(Arc::new(game)), deleted: false });
        }
        (id, bytes)
    }

    /// Deletes those of `ids` that are there, in rising order; gives them and the line for the journal.
    pub(crate) fn delete(&mut self, ids: impl IntoIterator<Item = u64>) -> Option<(Vec<u64>, Vec<u8>)> {
        let ids: Vec<_> = ids.into_iter().filter(|&id| self.find(id).is_some()).collect();
        if ids.is_empty() {
            return None;
        }
        let ranges: Ranges = ids.iter().copied().collect();
        self.each(&ids, true);
        Some((ids, Line::Delete(ranges).to_bytes()))
    }

    /// Brings deleted games back; gives the line for the journal.
    pub(crate) fn undelete(&mut self, ids: &[u64]) -> Vec<u8> {
        self.each(ids, false);
        Line::Restore(ids.iter().copied().collect()).to_bytes()
    }

    fn each(&mut self, ids: &[u64], deleted: bool) {
        for id in ids {
            if let Ok(index) = self.games.binary_search_by_key(id, |kept| kept.id) {
                self.games[index].deleted = deleted;
            }
        }
    }

    fn find(&self, id: u64) -> Option<&Kept> {
        let index = self.games.binary_search_by_key(&id, |kept| kept.id).ok()?;
        self.games.get(index).filter(|kept| !kept.deleted)
    }

    /// The games that are there, oldest first.
    fn live(&self) -> impl DoubleEndedIterator<Item = &Kept> {
        self.games.iter().filter(|kept| !kept.deleted)
    }

    /// Their numbers.
    pub(crate) fn ids(&self) -> Vec<u64> {
        self.live().map(|kept| kept.id).collect()
    }

    /// What they were, oldest first.
    pub(crate) fn summaries(&self) -> impl DoubleEndedIterator<Item = &Summary> {
        self.live().map(|kept| &kept.summary)
    }

    /// The ranked wins, oldest first.
    pub(crate) fn ranked(&self) -> impl Iterator<Item = (RecordKey, Record)> {
        self.summaries().filter_map(|summary| Some((summary.key, summary.record()?)))
    }

    /// Where a game is whole.
    pub(crate) fn place(&self, id: u64) -> Option<Place> {
        self.find(id).map(|kept| kept.place.clone())
    }

    /// Where all games are whole, oldest first.
    pub(crate) fn places(&self) -> Vec<Place> {
        self.live().map(|kept| kept.place.clone()).collect()
    }

    /// The game that ended last, also if it was deleted since, if it is in memory.
    pub(crate) fn last(&self) -> Option<&FinishedGame> {
        match &self.games.last()?.place {
            Place::Memory(game) => Some(game),
            Place::Disk { .. } => None,
        }
    }
}

impl Place {
    fn length(&self) -> usize {
        match self {
            Self::Disk { length, .. } => *length,
            Self::Memory(_) => 0,
        }
    }

    /// The game, from the journal as it was opened when this was its place.
    pub(crate) fn read(&self, journal: &io::Result<File>) -> io::Result<Arc<FinishedGame>> {
        match self {
            Self::Memory(game) => Ok(Arc::clone(game)),
            Self::Disk { offset, length } => {
                let mut journal = journal.as_ref().map_err(|error| io::Error::from(error.kind()))?;
                journal.seek(SeekFrom::Start(*offset))?;
                let mut json = vec![0; *length];
                journal.read_exact(&mut json)?;
                match serde_json::from_slice(&json)? {
                    Line::Game(_, game) => Ok(Arc::new(game)),
                    Line::Delete(_) | Line::Restore(_) => Err(io::ErrorKind::InvalidData.into()),
                }
            }
        }
    }
}
