//! Every step of a save and of a load at which a process may die, a device lose power or a disk be full.

use super::memory_disk::{Memory, MemoryDisk};
use super::*;
use serde::{Deserialize, Serialize};

/// A state that shows whether it is complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Number {
    pub(super) value: u32,
    again: u32,
}

impl Versioned for Number {
    const NAME: &'static str = "number";
    const VERSION: u32 = 1;
}

impl Number {
    pub(super) fn new(value: u32) -> Self {
        Self { value, again: value }
    }
}

pub(super) fn store(disk: &MemoryDisk) -> Store {
    Store::on(Box::new(disk.clone()), Path::new("folder"))
}

/// The number that a load finds, without a word to the person; 0 if nothing was saved.
fn loaded(disk: &MemoryDisk) -> u32 {
    match store(disk).load::<Number>(0) {
        Loaded::Fresh => 0,
        Loaded::Read(number) => {
            assert_eq!(number.value, number.again);
            number.value
        }
        other => panic!("{other:?}"),
    }
}

/// A disk on which `saves` numbers were saved.
fn disk_with(saves: u32, no_links: bool) -> MemoryDisk {
    let disk = MemoryDisk::default();
    disk.memory().no_links = no_links;
    for value in 1..=saves {
        store(&disk).save(&Number::new(value)).unwrap();
    }
    disk
}

/// Saves `value` on a disk like `before`, dying at every step in turn, and passes each disk that may be found then,
/// with whether the save had been acknowledged.
fn die_everywhere(before: &Memory, value: u32, mut found: impl FnMut(&Memory, bool)) {
    for step in 0.. {
        let disk = MemoryDisk::from(before.clone());
        disk.memory().dies_at = Some(step);
        let saved = store(&disk).save(&Number::new(value)).is_ok();
        let memory = disk.memory();
        for after in memory.after_death() {
            found(&after, saved);
        }
        if memory.steps < step {
            assert!(saved && step > 3);
            return;
        }
    }
}

#[test]
fn death_and_power_loss_at_every_step_leave_the_old_or_the_new_state() {
    for no_links in [false, true] {
        for saves in 0..3 {
            let before = disk_with(saves, no_links).memory().clone();
            let mut seen = [false; 2];
            die_everywhere(&before, saves + 1, |after, saved| {
                let disk = MemoryDisk::from(after.clone());
                let value = loaded(&disk);
                assert!(value == saves + 1 || value == saves && !saved, "{value} after {saves}, saved: {saved}");
                seen[usize::from(value > saves)] = true;
                assert!(!disk.names().concat().contains("tmp"), "{:?}", disk.names());
            });
            assert_eq!(seen, [true, true]);
        }
    }
}

#[test]
fn a_second_death_after_the_first_does_no_more_harm() {
    for no_links in [false, true] {
        for saves in 1..3 {
            let before = disk_with(saves, no_links).memory().clone();
            die_everywhere(&before, saves + 1, |after, _| {
                // Without a load in between, so that what the first left over is in the way.
                let old = loaded(&MemoryDisk::from(after.clone()));
                die_everywhere(after, saves + 2, |after, saved| {
                    let value = loaded(&MemoryDisk::from(after.clone()));
                    assert!(value == saves + 2 || value == old && !saved);
                });
            });
        }
    }
}

#[test]
fn a_full_disk_at_every_step_leaves_a_complete_state_and_the_next_save_works() {
    for no_links in [false, true] {
        for saves in 0..3 {
            let mut refused = 0;
            for step in 0.. {
                let disk = disk_with(saves, no_links);
                let begin = disk.memory().steps;
                disk.memory().full_at = Some(begin + step);
                let saved = store(&disk).save(&Number::new(saves + 1));
                if let Err(error) = saved {
                    assert_eq!(error, SaveError::DiskFull);
                    refused += 1;
                }
                let done = disk.memory().steps <= begin + step;
                let value = loaded(&disk);
                assert!(value == saves + 1 || value == saves && saved.is_err());
                assert!(!disk.names().concat().contains("tmp"), "{:?}", disk.names());
                store(&disk).save(&Number::new(9)).unwrap();
                assert_eq!(loaded(&disk), 9);
                if done {
                    break;
                }
            }
            assert!(refused >= 3, "{refused}");
        }
    }
}

#[test]
fn death_while_a_damaged_file_is_set_aside_loses_neither_it_nor_the_copy() {
    let damaged = b"{\"version\":1,\"val";
    for step in 0.. {
        let disk = disk_with(2, step % 2 == 0);
        disk.put("number.json", damaged);
        let begin = disk.memory().steps;
        disk.memory().dies_at = Some(begin + step);
        let _ = store(&disk).load::<Number>(7);
        let memory = disk.memory();
        for after in memory.after_death() {
            let disk = MemoryDisk::from(after);
            let value = store(&disk).load::<Number>(8).value();
            assert_eq!(value, Some(Number::new(1)));
            assert_eq!(loaded(&disk), 1, "a second load has nothing to tell");
            let kept = disk.names().into_iter().filter(|name| disk.get(name).is_some_and(|bytes| bytes == damaged));
            assert_eq!(kept.count(), 1);
        }
        if memory.steps < begin + step {
            break;
        }
    }
}

#[test]
fn what_cannot_be_set_aside_is_not_overwritten() {
    let disk = disk_with(2, false);
    disk.put("number.json", b"damaged");
    disk.memory().full = true;
    let store = store(&disk);
    // The copy still serves.
    assert_eq!(store.load::<Number>(0), Loaded::FromCopy { value: Number::new(1), aside: None });
    disk.memory().full = false;
    assert_eq!(store.save(&Number::new(3)), Err(SaveError::KeptBack));
    assert_eq!(disk.get("number.json").unwrap(), b"damaged");

    // A later load that succeeds lifts the ban.
    assert!(store.load::<Number>(0).aside().is_some());
    assert_eq!(store.save(&Number::new(3)), Ok(()));
}

#[test]
fn a_file_damaged_since_it_was_loaded_replaces_no_copy() {
    let disk = disk_with(2, false);
    disk.put("number.json", b"");
    store(&disk).save(&Number::new(3)).unwrap();
    assert_eq!(loaded(&disk), 3);
    assert_eq!(disk.names(), ["number.copy.json", "number.damaged.json", "number.json"]);
    assert!(disk.get("number.copy.json").unwrap().ends_with(b"\"value\":1,\"again\":1}\n"));
}

#[test]
fn the_copy_is_one_save_older() {
    for no_links in [false, true] {
        let disk = disk_with(3, no_links);
        assert_eq!(disk.names(), ["number.copy.json", "number.json"]);
        disk.put("number.json", b"");
        let loaded = store(&disk).load::<Number>(0);
        assert_eq!(loaded.aside().map(|aside| aside.reason), Some(AsideReason::Damaged));
        assert_eq!(loaded.value(), Some(Number::new(2)));
    }
}
