//! Writing without waiting for the disk.

use super::queue::Queue;
use super::save::bytes_of;
use super::{Journal, SaveError, Store, Versioned};
use std::collections::BTreeMap;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

/// A thread that owns all writing to a [`Store`].
///
/// [`put`](Self::put) hands a state over and returns at once. States that come faster than the disk takes them are
/// passed over: only the latest of each name is written. [`append`](Self::append) does the same for the lines of a
/// journal, of which none is passed over. In each round journals are written before files. What could not be written is
/// kept and tried again with the next put or append, by [`flush`](Self::flush), and when the writer is dropped, which
/// waits until everything has been tried.
///
/// The thread sleeps while there is nothing to write.
pub struct Writer {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    /// Locked for a whole round: rounds follow each other.
    store: Mutex<Store>,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// What no round has taken yet.
    waiting: Queue,
    /// What could not be written; it is gone while it is tried again.
    failed: Queue,
    /// Why, by name, until something of that name is written.
    errors: BTreeMap<&'static str, SaveError>,
    /// Rounds asked for, by puts and flushes. A round begun later than that has tried everything put before.
    asked: u64,
    /// All rounds up to this one are done.
    done: u64,
    /// The thread shall end when nothing is asked for.
    closing: bool,
    /// The thread has ended.
    ended: bool,
}

impl Writer {
    /// Starts the thread. Load first: the store is the writer's from now on.
    pub fn start(store: Store) -> Self {
        let mut writer = Self::without_thread(store);
        let theirs = Arc::clone(&writer.shared);
        let thread = thread::Builder::new().name("draughts-writer".into()).spawn(move || theirs.run());
        // Without a thread everything is still saved, only slower: each put writes by itself.
        writer.thread = thread.map_err(|error| log::error!("no thread to write with: {error}")).ok();
        writer
    }

    pub(super) fn without_thread(store: Store) -> Self {
        let shared = Shared { store: Mutex::new(store), state: Mutex::default(), changed: Condvar::new() };
        Self { shared: Arc::new(shared), thread: None }
    }

    /// Hands a state over to be saved. Does not wait for the disk; a failure shows in [`Self::problem`].
    pub fn put<T: Versioned>(&self, value: &T) {
        let bytes = bytes_of(value);
        let mut state = self.shared.lock();
        match bytes {
            Ok(bytes) => {
                state.waiting.put(T::NAME, bytes);
                state.asked += 1;
            }
            Err(error) => drop(state.errors.insert(T::NAME, error)),
        }
        self.wake(state);
    }

    /// Hands over lines, as [`super::journal_line`] makes them, to be added to a journal. Does not wait for the disk.
    pub fn append(&self, journal: Journal, lines: &[u8]) {
        let mut state = self.shared.lock();
        state.waiting.append(journal, lines);
        state.asked += 1;
        self.wake(state);
    }

    /// Uses the store between two rounds, on the thread of the caller, who waits for the disk.
    pub(crate) fn with_store<T>(&self, use_it: impl FnOnce(&Store) -> T) -> T {
        use_it(&self.shared.store.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until everything put so far is on the disk.
    ///
    /// # Errors
    ///
    /// What stands in the way of it; it has been tried once more.
    pub fn flush(&self) -> Result<(), SaveError> {
        let mut state = self.shared.lock();
        state.asked += 1;
        let round = state.asked;
        self.wake(state);
        let mut state = self.shared.lock();
        while state.done < round && !state.ended {
            state = self.shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        match state.problem() {
            Some(problem) => Err(problem),
            None if state.done < round => Err(SaveError::CannotWrite),
            None => Ok(()),
        }
    }

    /// What stands in the way of saving, until everything that failed has been saved after all.
    pub fn problem(&self) -> Option<SaveError> {
        self.shared.lock().problem()
    }

    /// Lets the thread know, or does its work where there is none.
    fn wake(&self, state: MutexGuard<'_, State>) {
        drop(state);
        if self.thread.is_some() {
            self.shared.changed.notify_all();
        } else {
            self.shared.round();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.closing = true;
        state.asked += u64::from(!state.errors.is_empty());
        self.wake(state);
        if let Some(thread) = self.thread.take() {
            // An error would be the thread's panic, which the log has.
            let _ = thread.join();
        }
    }
}

impl State {
    fn problem(&self) -> Option<SaveError> {
        self.errors.values().copied().min()
    }
}

impl Shared {
    /// A state is whole between any two statements, so a panic of another thread does not spoil it.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The thread's life.
    fn run(&self) {
        let _ended = Ended(self);
        loop {
            let mut state = self.lock();
            while state.asked == state.done {
                if state.closing {
                    return;
                }
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
            drop(state);
            self.round();
        }
    }

    /// Tries to write everything that is not on the disk.
    fn round(&self) {
        let store = self.store.lock().unwrap_or_else(PoisonError::into_inner);
        let mut state = self.lock();
        let round = state.asked;
        let mut batch = mem::take(&mut state.failed);
        batch.add(mem::take(&mut state.waiting));
        drop(state);

        let tell = |name, written| {
            let mut state = self.lock();
            match written {
                Ok(()) => state.errors.remove(name),
                Err(error) => state.errors.insert(name, error),
            };
        };
        // A panic must not be the end of all saving. What it came upon is tried again: a line that is there twice counts once.
        if catch_unwind(AssertUnwindSafe(|| batch.write(&store, tell))).is_err() {
            log::error!("writing has failed by a fault of the core's own");
            batch.names().for_each(|name| tell(name, Err(SaveError::CannotWrite)));
        }

        let mut state = self.lock();
        state.failed = batch;
        state.done = round;
        drop(state);
        self.changed.notify_all();
    }
}

/// Tells those who wait that nobody will write any more, even if the thread panics.
struct Ended<'a>(&'a Shared);

impl Drop for Ended<'_> {
    fn drop(&mut self) {
        self.0.lock().ended = true;
        self.0.changed.notify_all();
    }
}
