//! Writing without waiting for the disk.

use super::save::bytes_of;
use super::{SaveError, Store, Versioned};
use std::collections::BTreeMap;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

/// A thread that owns all writing to a [`Store`].
///
/// [`put`](Self::put) hands a state over and returns at once. States that come faster than the disk takes them are
/// passed over: only the latest of each name is written. What could not be written is kept and tried again with the
/// next put, by [`flush`](Self::flush), and when the writer is dropped, which waits until everything has been tried.
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
    /// What no round has taken yet, by name.
    waiting: BTreeMap<&'static str, Vec<u8>>,
    /// What could not be written, until something of that name is. The bytes are gone while they are tried again.
    failed: BTreeMap<&'static str, (Option<Vec<u8>>, SaveError)>,
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
        let shared = Arc::new(Shared { store: Mutex::new(store), state: Mutex::default(), changed: Condvar::new() });
        let theirs = Arc::clone(&shared);
        let thread = thread::Builder::new().name("draughts-writer".into()).spawn(move || theirs.run());
        // Without a thread everything is still saved, only slower: each put writes by itself.
        let thread = thread.map_err(|error| log::error!("no thread to write with: {error}")).ok();
        Self { shared, thread }
    }

    /// Hands a state over to be saved. Does not wait for the disk; a failure shows in [`Self::problem`].
    pub fn put<T: Versioned>(&self, value: &T) {
        let bytes = bytes_of(value);
        let mut state = self.shared.lock();
        match bytes {
            Ok(bytes) => {
                state.waiting.insert(T::NAME, bytes);
                state.asked += 1;
            }
            Err(error) => state.failed.entry(T::NAME).or_insert((None, error)).1 = error,
        }
        self.wake(state);
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
        state.asked += u64::from(!state.failed.is_empty());
        self.wake(state);
        if let Some(thread) = self.thread.take() {
            // An error would be the thread's panic, which the log has.
            let _ = thread.join();
        }
    }
}

impl State {
    fn problem(&self) -> Option<SaveError> {
        self.failed.values().map(|(_, error)| *error).min()
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
        let mut batch = mem::take(&mut state.waiting);
        for (&name, (bytes, _)) in &mut state.failed {
            if let Some(bytes) = bytes.take() {
                batch.entry(name).or_insert(bytes);
            }
        }
        drop(state);

        for (name, bytes) in batch {
            let saved = store.save_bytes(name, &bytes);
            let mut state = self.lock();
            match saved {
                Ok(()) => drop(state.failed.remove(name)),
                Err(error) => drop(state.failed.insert(name, (Some(bytes), error))),
            }
        }

        self.lock().done = round;
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

#[cfg(test)]
mod tests {
    use super::super::memory_disk::MemoryDisk;
    use super::super::tests::{Number, store};
    use super::*;
    use serde::{Deserialize, Serialize};

    /// A second file.
    #[derive(Serialize, Deserialize)]
    struct Other {}

    impl Versioned for Other {
        const NAME: &'static str = "other";
        const VERSION: u32 = 1;
    }

    /// No JSON can hold it.
    #[derive(Serialize, Deserialize)]
    struct Impossible(u8);

    impl Versioned for Impossible {
        const NAME: &'static str = "number";
        const VERSION: u32 = 1;
    }

    fn read(disk: &MemoryDisk) -> Option<Number> {
        store(disk).load(0).value()
    }

    #[test]
    fn a_put_does_not_wait_and_the_latest_wins() {
        let disk = MemoryDisk::default();
        let writer = Writer::start(store(&disk));
        {
            let memory = disk.memory();
            for value in 1..=1_000 {
                writer.put(&Number::new(value));
            }
            assert_eq!(memory.steps, 0);
        }
        assert_eq!(writer.flush(), Ok(()));
        assert_eq!(read(&disk), Some(Number::new(1_000)));
        assert!(disk.memory().steps < 50, "{} steps", disk.memory().steps);
    }

    #[test]
    fn dropping_finishes_what_was_put() {
        let disk = MemoryDisk::default();
        let writer = Writer::start(store(&disk));
        writer.put(&Number::new(1));
        writer.put(&Number::new(2));
        drop(writer);
        assert_eq!(read(&disk), Some(Number::new(2)));
    }

    #[test]
    fn a_problem_clears_itself_and_what_failed_is_saved_after_all() {
        let disk = MemoryDisk::default();
        let writer = Writer::start(store(&disk));
        assert_eq!((writer.flush(), writer.problem()), (Ok(()), None));

        disk.memory().full = true;
        writer.put(&Number::new(1));
        assert_eq!(writer.flush(), Err(SaveError::DiskFull));
        assert_eq!(writer.problem(), Some(SaveError::DiskFull));

        disk.memory().full = false;
        writer.put(&Other {});
        assert_eq!((writer.flush(), writer.problem()), (Ok(()), None));
        assert_eq!(disk.names(), ["number.json", "other.json"]);
    }

    #[test]
    fn what_failed_is_tried_again_at_the_end_unless_it_was_overtaken() {
        let disk = MemoryDisk::default();
        let writer = Writer::start(store(&disk));
        disk.memory().full = true;
        writer.put(&Number::new(1));
        assert!(writer.flush().is_err());
        writer.put(&Number::new(2));
        assert!(writer.flush().is_err());
        disk.memory().full = false;
        drop(writer);
        assert_eq!(read(&disk), Some(Number::new(2)));
    }

    #[test]
    fn what_is_kept_back_stays_a_problem_while_the_rest_is_saved() {
        let disk = MemoryDisk::default();
        disk.put("number.json", b"damaged");
        disk.memory().full = true;
        let store = store(&disk);
        assert_eq!(store.load::<Number>(0), super::super::Loaded::Unreadable);
        disk.memory().full = false;

        let writer = Writer::start(store);
        writer.put(&Number::new(1));
        writer.put(&Other {});
        assert_eq!(writer.flush(), Err(SaveError::KeptBack));
        assert_eq!(disk.names(), ["number.json", "other.json"]);
        drop(writer);
        assert_eq!(disk.get("number.json").unwrap(), b"damaged");
    }

    #[test]
    fn without_a_thread_puts_write_by_themselves() {
        let disk = MemoryDisk::default();
        let shared = Shared { store: Mutex::new(store(&disk)), state: Mutex::default(), changed: Condvar::new() };
        let writer = Writer { shared: Arc::new(shared), thread: None };
        writer.put(&Number::new(1));
        assert_eq!(read(&disk), Some(Number::new(1)));
        disk.memory().full = true;
        writer.put(&Number::new(2));
        assert_eq!(writer.problem(), Some(SaveError::DiskFull));
        disk.memory().full = false;
        assert_eq!(writer.flush(), Ok(()));
        disk.memory().full = true;
        writer.put(&Number::new(3));
        disk.memory().full = false;
        drop(writer);
        assert_eq!(read(&disk), Some(Number::new(3)));
    }

    #[test]
    fn what_no_json_can_hold_is_a_problem_and_not_a_panic() {
        let disk = MemoryDisk::default();
        let writer = Writer::start(store(&disk));
        writer.put(&Impossible(1));
        assert_eq!(writer.flush(), Err(SaveError::CannotWrite));
        writer.put(&Number::new(1));
        assert_eq!((writer.flush(), writer.problem()), (Ok(()), None));
    }

    #[test]
    fn many_threads_may_put_and_flush() {
        let disk = MemoryDisk::default();
        let writer = Writer::start(store(&disk));
        thread::scope(|scope| {
            for thread in 0..4 {
                let writer = &writer;
                scope.spawn(move || {
                    for value in 0..50 {
                        writer.put(&Number::new(thread * 100 + value));
                        writer.flush().unwrap();
                    }
                });
            }
        });
        assert_eq!(read(&disk).map(|number| number.value % 100), Some(49), "the last of some thread");
    }
}
