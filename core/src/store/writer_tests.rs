//! The writer on disks that are full, slow to be waited for, or hold what must not be overwritten.

use super::memory_disk::MemoryDisk;
use super::tests::{Number, store};
use super::*;
use serde::{Deserialize, Serialize};
use std::thread;

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
    assert_eq!(store.load::<Number>(0), Loaded::Unreadable);
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
    let writer = Writer::without_thread(store(&disk));
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

#[test]
fn every_line_is_written_in_order_whatever_fails_meanwhile() {
    const DIARY: Journal = Journal { name: "diary", version: 1 };
    let line = |value: u32| journal_line(&value).unwrap();
    let lines = |disk: &MemoryDisk| {
        let found = store(disk).load_journal(&DIARY, 0);
        let read = |range: &std::ops::Range<usize>| serde_json::from_slice::<u32>(&found.bytes[range.clone()]).unwrap();
        found.lines.iter().map(read).collect::<Vec<_>>()
    };
    for first_fails in 0..12 {
        let disk = MemoryDisk::default();
        let writer = Writer::start(store(&disk));
        for value in 0..6 {
            disk.memory().full = (first_fails..first_fails + 3).contains(&value);
            writer.append(DIARY, &line(value));
            writer.put(&Number::new(value));
            let _ = writer.flush();
        }
        disk.memory().full = false;
        assert_eq!(writer.flush(), Ok(()));
        assert_eq!(lines(&disk), [0, 1, 2, 3, 4, 5]);
    }
}

#[test]
fn a_panic_while_writing_is_told_and_what_it_came_upon_is_saved_after_all() {
    // With the writer's thread, and without one.
    for (start, has_thread) in [(Writer::start as fn(Store) -> Writer, true), (Writer::without_thread, false)] {
        let disk = MemoryDisk::default();
        let writer = start(store(&disk));
        disk.memory().panics_at = Some(0);
        writer.put(&Number::new(1));
        if !has_thread {
            assert_eq!(writer.problem(), Some(SaveError::CannotWrite));
        }
        // The first may be a part of the round that panics.
        let _ = writer.flush();
        assert_eq!((writer.flush(), writer.problem()), (Ok(()), None));
        assert_eq!(read(&disk), Some(Number::new(1)));
    }
}
