//! [`Records`]: everything that outlives a game, with its files.

mod carry;
#[cfg(test)]
mod carry_tests;
mod lists;
mod people;
#[cfg(test)]
mod tests;

pub(crate) use carry::{Carried, MatchPart};
pub use people::{CardView, ProfileView, Received};

use super::colleagues::{Colleague, Colleagues};
use super::history::{HISTORY, History};
use super::notice::{self, RecordsNotice, RecordsPart};
use super::profile::Profile;
use super::{FinishedGame, ScoreTable};
use crate::store::{Store, Writer};
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// The table of best results, the history with its statistics, the profile and the colleagues.
///
/// One object lives as long as the match it belongs to: see [`crate::play::Match::records`]. It may be used from any
/// thread, and no call waits for a disk unless it says so. What changes is saved by the match's writer, and
/// [`crate::play::Match::flush`] waits for that.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Records {
    inner: Mutex<Inner>,
    writer: Arc<Writer>,
    /// The history's file, from which games are read when they are opened.
    journal: PathBuf,
    /// One import at a time.
    importing: Mutex<()>,
}

#[derive(Default)]
struct Inner {
    scores: ScoreTable,
    history: History,
    profile: Profile,
    colleagues: Colleagues,
    /// The colleague forgotten last, who can be brought back.
    forgotten: Option<Colleague>,
    /// The games deleted last, which can be brought back.
    deleted: Vec<u64>,
    notices: Vec<RecordsNotice>,
    /// There is an import that can be taken back.
    can_take_back: bool,
}

/// What the records make of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settled {
    /// It became the best of its row.
    pub(crate) new_best: bool,
    /// The best points of its row, this game included.
    pub(crate) best: Option<u32>,
}

/// The records as they were found, before there is a writer.
#[derive(Default)]
pub(crate) struct OpenedRecords {
    inner: Inner,
    journal: PathBuf,
    /// The history knew of better results than the table.
    table_mended: bool,
}

impl OpenedRecords {
    /// Reads everything but the table, which is `scores`. Waits for the disk.
    pub(crate) fn open(store: &Store, mut scores: ScoreTable, now: u64) -> Self {
        let mut notices = Vec::new();
        let history = open_history(store, now, &mut notices);
        // A game is in the history before it is in the table: a process may have died between the two.
        let better = history.ranked().filter(|(key, record)| scores.offer(*key, *record)).count();
        let inner = Inner {
            profile: notice::load(store, RecordsPart::Profile, now, &mut notices).unwrap_or_default(),
            colleagues: notice::load(store, RecordsPart::Colleagues, now, &mut notices).unwrap_or_default(),
            scores,
            history,
            forgotten: None,
            deleted: Vec::new(),
            notices,
            can_take_back: store.has_whole(carry::BEFORE),
        };
        Self { inner, journal: HISTORY.path(store), table_mended: better > 0 }
    }

    /// Lets `writer` write from now on.
    pub(crate) fn start(self, writer: Arc<Writer>) -> Records {
        if self.table_mended {
            log::info!("the table was mended from the history");
            writer.put(&self.inner.scores);
        }
        Records { inner: Mutex::new(self.inner), writer, journal: self.journal, importing: Mutex::new(()) }
    }
}

/// Reads the history, and writes its file anew where most of it is of no use any more.
fn open_history(store: &Store, now: u64, notices: &mut Vec<RecordsNotice>) -> History {
    let mut loaded = store.load_journal(&HISTORY, now);
    let mut restored = History::restore(&loaded);
    if !restored.strange.is_empty() {
        store.set_lines_aside(&HISTORY, &mut loaded, &restored.strange, now);
        restored = History::restore(&loaded);
    }
    let file = HISTORY.path(store).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    notice::of_journal(&loaded, &file, notices);
    let compacted = restored.compact.is_some_and(|lines| store.replace_journal(&HISTORY, &lines).is_ok());
    if compacted || loaded.moved {
        // The lines stand elsewhere now.
        return History::restore(&store.load_journal(&HISTORY, now)).history;
    }
    restored.history
}

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Records {
    /// Things to be told once, oldest first.
    pub fn notices(&self) -> Vec<RecordsNotice> {
        self.lock().notices.clone()
    }

    /// The person has read the first notice.
    pub fn dismiss_notice(&self) {
        let mut inner = self.lock();
        if !inner.notices.is_empty() {
            inner.notices.remove(0);
        }
    }
}

impl Records {
    /// Records without any files: nothing is read and nothing written.
    #[cfg(feature = "uniffi")]
    pub(crate) fn closed() -> Self {
        OpenedRecords::default().start(Arc::new(Writer::start(Store::closed())))
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Each change is made by assignments that cannot panic.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What there is at one moment, with the history's file as it is then: the places of its games are places in that
    /// file, though an import may put another one there before they are read.
    fn look<T>(&self, at: impl FnOnce(&Inner) -> T) -> (T, io::Result<File>) {
        let inner = self.lock();
        (at(&inner), File::open(&self.journal))
    }

    /// Enters a finished game against the computer.
    pub(crate) fn settle(&self, game: FinishedGame) -> Settled {
        let mut inner = self.lock();
        let summary = game.summary();
        let (_, line) = inner.history.add(game);
        self.writer.append(HISTORY, &line);
        let new_best = summary.record().is_some_and(|record| inner.scores.offer(summary.key, record));
        if new_best {
            self.writer.put(&inner.scores);
        }
        Settled { new_best, best: inner.scores.best(summary.key).map(|record| record.points) }
    }

    /// The game that ended last, if it is at hand.
    pub(crate) fn last_game(&self) -> Option<FinishedGame> {
        self.lock().history.last().cloned()
    }

    /// The table.
    pub fn scores(&self) -> ScoreTable {
        self.lock().scores.clone()
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
