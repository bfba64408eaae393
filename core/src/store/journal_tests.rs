//! Journals that are cut, changed, foreign, on a full disk, or whose process dies.

use super::memory_disk::MemoryDisk;
use super::tests::store;
use super::*;
use std::ops::Range;

const JOURNAL: Journal = Journal { name: "diary", version: 1 };

fn line(value: u32) -> Vec<u8> {
    journal_line(&vec![value; value as usize % 5 + 1]).unwrap()
}

/// The numbers of the good lines; each stands in its line again and again.
fn numbers(loaded: &LoadedJournal) -> Vec<u32> {
    let read = |range: &Range<usize>| serde_json::from_slice::<Vec<u32>>(&loaded.bytes[range.clone()]).unwrap();
    loaded.lines.iter().map(read).map(|numbers| numbers[0]).collect()
}

fn disk_with(lines: u32) -> MemoryDisk {
    let disk = MemoryDisk::default();
    let store = store(&disk);
    for value in 0..lines {
        store.append(&JOURNAL, &line(value)).unwrap();
    }
    disk
}

fn loaded(disk: &MemoryDisk) -> LoadedJournal {
    store(disk).load_journal(&JOURNAL, 0)
}

#[test]
fn what_is_appended_is_read() {
    let disk = MemoryDisk::default();
    assert!(loaded(&disk).lines.is_empty());
    for value in 0..5 {
        let store = store(&disk);
        store.load_journal(&JOURNAL, 0);
        store.append(&JOURNAL, &[line(value * 2), line(value * 2 + 1)].concat()).unwrap();
    }
    assert_eq!(numbers(&loaded(&disk)), (0..10).collect::<Vec<_>>());
    let text = String::from_utf8(disk.get("diary.journal").unwrap()).unwrap();
    assert!(text.contains(" {\"journal\":\"diary\",\"version\":1}\n"), "{text}");
}

#[test]
fn a_cut_at_every_byte_takes_only_the_line_it_is_in() {
    let whole = disk_with(4).get("diary.journal").unwrap();
    for length in 0..whole.len() {
        let disk = MemoryDisk::default();
        disk.put("diary.journal", &whole[..length]);
        let found = loaded(&disk);
        let complete = whole[..length].split(|&byte| byte == b'\n').count().saturating_sub(2);
        assert_eq!(numbers(&found).len(), complete, "{length} bytes");
        assert_eq!((found.lost, &found.aside), (0, &None), "{length} bytes");

        let store = store(&disk);
        store.load_journal(&JOURNAL, 0);
        store.append(&JOURNAL, &line(9)).unwrap();
        let found = loaded(&disk);
        assert_eq!(numbers(&found).last(), Some(&9));
        assert_eq!((numbers(&found).len(), found.torn), (complete + 1, false));
    }
}

#[test]
fn a_changed_byte_costs_its_line_and_the_file_is_kept() {
    let whole = disk_with(4).get("diary.journal").unwrap();
    for at in 0..whole.len() - 1 {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        let disk = MemoryDisk::default();
        disk.put("diary.journal", &bytes);
        let found = loaded(&disk);
        assert!(numbers(&found).len() >= 2, "byte {at}");
        assert!(found.lost > 0, "byte {at}");
        assert_eq!(disk.get(&found.aside.unwrap().file).unwrap(), bytes);
        let again = loaded(&disk);
        assert_eq!((again.lost, again.torn, again.lines.len()), (0, false, found.lines.len()), "byte {at}");
    }
}

#[test]
fn what_is_no_journal_is_set_aside() {
    let newer = String::from_utf8(journal_line(&serde_json::json!({"journal": "diary", "version": 2})).unwrap());
    let other = String::from_utf8(journal_line(&serde_json::json!({"journal": "other", "version": 1})).unwrap());
    for (text, reason) in [
        ("hello", AsideReason::Damaged),
        ("\n\n", AsideReason::Damaged),
        ("{\"version\":1}\n", AsideReason::Damaged),
        ("\0\0\0\0", AsideReason::Damaged),
        (&newer.unwrap(), AsideReason::Newer),
        (&other.unwrap(), AsideReason::Damaged),
    ] {
        let disk = MemoryDisk::default();
        disk.put("diary.journal", text.as_bytes());
        let store = store(&disk);
        let aside = store.load_journal(&JOURNAL, 0).aside.unwrap();
        assert_eq!((aside.reason, disk.get(&aside.file).unwrap()), (reason, text.as_bytes().to_vec()));
        store.append(&JOURNAL, &line(1)).unwrap();
        assert_eq!(numbers(&loaded(&disk)), [1]);
    }
}

#[test]
fn death_and_power_loss_at_every_step_of_an_append_or_a_rewrite_leave_the_old_or_the_new_lines() {
    for rewrite in [false, true] {
        for lines in 0..3 {
            for step in 0.. {
                let disk = disk_with(lines);
                let store = store(&disk);
                store.load_journal(&JOURNAL, 0);
                let begin = disk.memory().steps;
                disk.memory().dies_at = Some(begin + step);
                let saved = if rewrite {
                    store.replace_journal(&JOURNAL, &line(7)).is_ok()
                } else {
                    store.append(&JOURNAL, &line(7)).is_ok()
                };
                let old: Vec<_> = (0..lines).collect();
                let new = if rewrite { vec![7] } else { (0..lines).chain([7]).collect() };
                let memory = disk.memory();
                for after in memory.after_death() {
                    let found = numbers(&loaded(&MemoryDisk::from(after)));
                    assert!(found == new || found == old && !saved, "{found:?} after {old:?}, saved: {saved}");
                }
                if memory.steps < begin + step {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_full_disk_leaves_the_old_lines_and_the_next_try_adds_the_new() {
    for lines in 0..3 {
        for step in 0..4 {
            let disk = disk_with(lines);
            let store = store(&disk);
            store.load_journal(&JOURNAL, 0);
            let begin = disk.memory().steps;
            disk.memory().full_at = Some(begin + step);
            let saved = store.append(&JOURNAL, &line(7));
            assert!(saved.is_ok() || saved == Err(SaveError::DiskFull));
            let expected: Vec<_> = (0..lines).chain([7]).collect();
            if saved.is_err() {
                store.append(&JOURNAL, &line(7)).unwrap();
            }
            assert_eq!(numbers(&loaded(&disk)), expected);
        }
    }
}
