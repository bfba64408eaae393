//! Files replaced together on a disk that is full, or whose process dies, at every step.

use super::memory_disk::{Memory, MemoryDisk};
use super::tests::{Number, store};
use super::*;

const DIARY: Journal = Journal { name: "diary", version: 1 };

fn line(value: u32) -> Vec<u8> {
    journal_line(&value).unwrap()
}

fn files(value: u32) -> [NextFile; 3] {
    [
        NextFile::journal(&DIARY, &line(value)),
        NextFile::of(&Number::new(value)).unwrap(),
        NextFile::whole("note", value.to_string().into_bytes()),
    ]
}

fn replace(disk: &MemoryDisk, value: u32) -> Result<(), SaveError> {
    let store = store(disk);
    store.make_ready(&files(value))?;
    store.replace_together(&files(value))
}

/// A disk on which all files say 1.
fn disk_with_ones() -> MemoryDisk {
    let disk = MemoryDisk::default();
    replace(&disk, 1).unwrap();
    disk
}

/// What a store finds that was just opened: in the journal, in the small file, in the text.
fn found(store: &Store) -> (Vec<u32>, u32, String) {
    let diary = store.load_journal(&DIARY, 0);
    assert!(!diary.torn && diary.lost == 0 && diary.aside.is_none());
    let read = |range: &std::ops::Range<usize>| serde_json::from_slice(&diary.bytes[range.clone()]).unwrap();
    let Loaded::Read(number) = store.load::<Number>(0) else { panic!("no number") };
    (diary.lines.iter().map(read).collect(), number.value, store.read_whole("note").unwrap())
}

fn all(value: u32) -> (Vec<u32>, u32, String) {
    (vec![value], value, value.to_string())
}

/// What the next start finds.
fn next_start(disk: &MemoryDisk) -> (Vec<u32>, u32, String) {
    let store = store(disk);
    store.finish_replacing();
    found(&store)
}

fn is_clean(disk: &MemoryDisk) -> bool {
    disk.names() == ["diary.journal", "note.json", "number.json"]
}

/// Does `act` on disks like `before` that die at every step in turn, and passes each disk that may be found then.
fn die_everywhere(before: &Memory, act: impl Fn(&MemoryDisk) -> bool, mut found: impl FnMut(Memory, bool)) {
    for step in 0.. {
        let disk = MemoryDisk::from(before.clone());
        disk.memory().dies_at = Some(step);
        let acknowledged = act(&disk);
        let memory = disk.memory();
        for after in memory.after_death() {
            found(after, acknowledged);
        }
        if memory.steps < step {
            assert!(acknowledged);
            return;
        }
    }
}

#[test]
fn death_and_power_loss_at_every_step_leave_all_old_or_all_new_files() {
    let before = disk_with_ones().memory().clone();
    let mut seen = [false; 2];
    die_everywhere(
        &before,
        |disk| replace(disk, 2).is_ok(),
        |after, acknowledged| {
            // Dies again while the start does the rest.
            let finish = |disk: &MemoryDisk| {
                store(disk).finish_replacing();
                let memory = disk.memory();
                memory.dies_at.is_some_and(|step| memory.steps < step)
            };
            let expected = next_start(&MemoryDisk::from(after.clone()));
            assert!(expected == all(2) || expected == all(1) && !acknowledged, "{expected:?}");
            seen[usize::from(expected == all(2))] = true;
            die_everywhere(&after, finish, |after, _| {
                let disk = MemoryDisk::from(after);
                assert_eq!(next_start(&disk), expected);
                assert!(is_clean(&disk), "{:?}", disk.names());
            });
        },
    );
    assert_eq!(seen, [true, true]);
}

#[test]
fn a_full_disk_at_every_step_changes_nothing_or_everything() {
    let mut refused = 0;
    for step in 0.. {
        let disk = disk_with_ones();
        let begin = disk.memory().steps;
        disk.memory().full_at = Some(begin + step);
        let replaced = replace(&disk, 2);
        if let Err(error) = replaced {
            assert_eq!(error, SaveError::DiskFull);
            refused += 1;
        }
        let done = disk.memory().steps <= begin + step;
        assert_eq!(next_start(&disk), all(if replaced.is_ok() { 2 } else { 1 }));
        assert!(is_clean(&disk), "{:?}", disk.names());
        assert_eq!(replace(&disk, 3), Ok(()));
        assert_eq!(next_start(&disk), all(3));
        if done {
            break;
        }
    }
    assert!(refused >= 5, "{refused}");
}

#[test]
fn what_cannot_be_put_in_its_place_counts_is_saved_and_gets_there_later() {
    let disk = disk_with_ones();
    let before = store(&disk);
    before.make_ready(&files(2)).unwrap();
    // As if the process had died when all stood ready: the word is there, and nothing is in its place.
    disk.put("next.json", b"{\"version\":1}\n");
    disk.memory().full = true;
    let first = store(&disk);
    first.finish_replacing();
    assert_eq!(found(&first), all(2));
    assert_eq!(first.make_ready(&files(4)), Err(SaveError::CannotWrite), "what stands ready is what counts");

    disk.memory().full = false;
    first.append(&DIARY, &line(3)).unwrap();
    first.save(&Number::new(3)).unwrap();
    let all_saved = (vec![2, 3], 3, "2".to_owned());
    let second = store(&disk);
    disk.memory().full = true;
    second.finish_replacing();
    assert_eq!(found(&second), all_saved);
    disk.memory().full = false;
    assert_eq!(next_start(&disk), all_saved);
    assert!(!disk.names().concat().contains("next"), "{:?}", disk.names());
}

#[test]
fn what_could_not_be_read_is_not_replaced() {
    let disk = disk_with_ones();
    disk.put("number.json", b"damaged");
    disk.memory().full = true;
    let store = store(&disk);
    store.load::<Number>(0);
    disk.memory().full = false;
    assert_eq!(store.make_ready(&files(2)), Err(SaveError::KeptBack));
    assert_eq!(disk.get("number.json").unwrap(), b"damaged");
}
