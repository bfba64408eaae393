//! A process that saves without pause is killed, really and at random moments: what it had acknowledged is there.

#![cfg(unix)]
// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::store::{Loaded, Store, Versioned, Writer};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// How often each way of saving is killed.
const KILLS: u32 = 150;

/// Set for the process that is to be killed: its folder.
const FOLDER: &str = "DRAUGHTS_KILL_FOLDER";

/// Begins a line that acknowledges a save.
const SAVED: &str = "saved ";

/// A state that shows whether it is complete.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Counter {
    value: u32,
    filling: Vec<u32>,
}

impl Versioned for Counter {
    const NAME: &'static str = "counter";
    const VERSION: u32 = 1;
}

impl Counter {
    /// Up to 20 kB, so that it takes more than one block and its length changes.
    fn new(value: u32) -> Self {
        Self { value, filling: vec![value; (value % 40) as usize * 100] }
    }
}

/// The value on the disk, 0 if there is none.
fn value(folder: &Path) -> u32 {
    match Store::new(folder).load::<Counter>(0) {
        Loaded::Fresh => 0,
        Loaded::Read(counter) => {
            assert_eq!(counter, Counter::new(counter.value), "not as it was saved");
            counter.value
        }
        other => panic!("{other:?}"),
    }
}

fn acknowledge(value: u32) {
    let mut out = io::stdout().lock();
    writeln!(out, "{SAVED}{value}").and_then(|()| out.flush()).unwrap();
}

/// The one that is killed. Does nothing in an ordinary run of the tests.
#[test]
fn victim_of_store() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let first = value(Path::new(&folder)) + 1;
    let store = Store::new(&folder);
    for value in first.. {
        store.save(&Counter::new(value)).unwrap();
        acknowledge(value);
    }
}

/// The same with a [`Writer`], which may pass over values.
#[test]
fn victim_of_writer() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let first = value(Path::new(&folder)) + 1;
    let writer = Writer::start(Store::new(&folder));
    for value in first.. {
        writer.put(&Counter::new(value));
        if value % 3 == 0 {
            writer.flush().unwrap();
            acknowledge(value);
        }
    }
}

/// Kills `victim` over and over on one folder. No state may be older than the last acknowledged one, or newer than the
/// process can have got to after it.
fn kill(victim: &str, ahead: u32) {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Pcg32::new(7, u64::from(ahead));
    let mut kept = 0;
    for _ in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", victim, "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut acknowledged = kept;
        // Let it get going, then let it run for a moment more.
        for line in lines.by_ref() {
            if let Some(value) = line.unwrap().strip_prefix(SAVED) {
                acknowledged = value.parse().unwrap();
                break;
            }
        }
        std::thread::sleep(Duration::from_micros(u64::from(random.next_u32() % 12_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        for line in lines {
            if let Some(value) = line.unwrap().strip_prefix(SAVED) {
                acknowledged = value.parse().unwrap();
            }
        }
        assert!(acknowledged > kept, "nothing was saved");

        let found = value(folder.path());
        assert!((acknowledged..=acknowledged + ahead).contains(&found), "{found}, but {acknowledged} was acknowledged");
        kept = found;
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn a_killed_store_keeps_what_it_acknowledged() {
    kill("victim_of_store", 1);
}

#[test]
fn a_killed_writer_keeps_what_it_acknowledged() {
    kill("victim_of_writer", 3);
}
