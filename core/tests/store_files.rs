//! Files and folders as a store may find them on a real disk.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::level::Level;
use draughts::rules::Variant;
use draughts::scores::{Record, RecordKey, ScoreTable};
use draughts::store::{Aside, AsideReason, Loaded, SaveError, Store, Versioned, Writer};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::{TempDir, tempdir};

/// 29 November 2026, 23:44:36 UTC.
const NOW: u64 = 1_795_995_876;

/// A file of which no version 1 can be mistaken for a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Note {
    text: String,
    lines: u32,
}

impl Versioned for Note {
    const NAME: &'static str = "note";
    const VERSION: u32 = 1;
}

/// The same after a change of form.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct NewNote {
    lines: Vec<String>,
}

impl Versioned for NewNote {
    const NAME: &'static str = "note";
    const VERSION: u32 = 3;

    fn migrate(version: u32, old: serde_json::Value) -> Option<Self> {
        match version {
            1 => Some(Self { lines: vec![serde_json::from_value::<Note>(old).ok()?.text] }),
            _ => None,
        }
    }
}

fn note(text: &str) -> Note {
    Note { text: text.into(), lines: 1 }
}

fn table(points: u32) -> ScoreTable {
    let mut table = ScoreTable::default();
    let key = RecordKey { variant: Variant::English, forced_capture: true, level: Level::Medium };
    assert!(table.offer(key, Record { points, moves: 60, unix_time: NOW }));
    table
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The broken files of a folder of the test data.
fn broken(kind: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/broken").join(kind);
    let files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    assert!(!files.is_empty());
    files
}

/// Loads `bytes` as the file of `T`, alone and then with a good copy beside it.
fn is_set_aside<T>(bytes: &[u8], reason: AsideReason, good: &T, what: &str)
where
    T: Versioned + Clone + PartialEq + std::fmt::Debug,
{
    let name = T::NAME;
    let word = if reason == AsideReason::Damaged { "damaged" } else { "newer" };
    let file = format!("{name}.{word}-2026-11-29T234436Z.json");

    let folder = tempdir().unwrap();
    let main = folder.path().join(format!("{name}.json"));
    let store = Store::new(folder.path());
    fs::write(&main, bytes).unwrap();
    assert_eq!(store.load::<T>(NOW), Loaded::SetAside(Aside { reason, file: file.clone() }), "{what}");
    assert_eq!(names(folder.path()), [&*file], "{what}");
    assert_eq!(fs::read(folder.path().join(&file)).unwrap(), bytes, "{what}");
    assert_eq!(store.load::<T>(NOW), Loaded::Fresh, "{what}");

    store.save(good).unwrap();
    store.save(good).unwrap();
    fs::write(&main, bytes).unwrap();
    let second = format!("{name}.{word}-2026-11-29T234436Z-2.json");
    let expected = Loaded::FromCopy { value: good.clone(), aside: Some(Aside { reason, file: second.clone() }) };
    assert_eq!(store.load::<T>(NOW), expected, "{what}");
    assert_eq!(fs::read(folder.path().join(&file)).unwrap(), bytes, "{what}");
    assert_eq!(fs::read(folder.path().join(&second)).unwrap(), bytes, "{what}");
    assert_eq!(store.load::<T>(NOW), Loaded::Read(good.clone()), "{what}");
}

#[test]
fn broken_files_are_set_aside_whatever_they_should_be() {
    for (path, bytes) in broken("any") {
        let what = path.display().to_string();
        is_set_aside(&bytes, AsideReason::Damaged, &table(500), &what);
        is_set_aside(&bytes, AsideReason::Damaged, &note("a"), &what);
    }
    for (path, bytes) in broken("newer") {
        let what = path.display().to_string();
        is_set_aside(&bytes, AsideReason::Newer, &table(500), &what);
        is_set_aside(&bytes, AsideReason::Newer, &note("a"), &what);
    }
}

#[test]
fn impossible_scores_are_set_aside() {
    for (path, bytes) in broken("scores") {
        is_set_aside(&bytes, AsideReason::Damaged, &table(500), &path.display().to_string());
    }
}

#[test]
fn a_file_over_the_limit_is_damaged_even_if_it_would_read() {
    let mut bytes = br#"{"version":1,"text":"","lines":1}"#.to_vec();
    bytes.resize(usize::try_from(Store::SIZE_LIMIT).unwrap(), b' ');
    let folder = tempdir().unwrap();
    let file = folder.path().join("note.json");
    fs::write(&file, &bytes).unwrap();
    assert_eq!(Store::new(folder.path()).load::<Note>(NOW), Loaded::Read(note("")));

    bytes.push(b' ');
    is_set_aside(&bytes, AsideReason::Damaged, &note("a"), "one byte too many");
    let sparse = fs::File::create(&file).unwrap();
    sparse.set_len(8 << 30).unwrap();
    assert!(matches!(Store::new(folder.path()).load::<Note>(NOW), Loaded::SetAside(_)));
}

#[test]
fn megabytes_of_brackets_overflow_no_stack() {
    for opening in ["[", "{\"a\":", "{\"version\":1,\"text\":[", "{\"records\":[{\"variant\":"] {
        is_set_aside(opening.repeat(200_000).as_bytes(), AsideReason::Damaged, &table(500), opening);
    }
}

#[test]
fn every_cut_of_a_file_is_noticed() {
    let folder = tempdir().unwrap();
    let store = Store::new(folder.path());
    store.save(&table(500)).unwrap();
    let file = folder.path().join("scores.json");
    let whole = fs::read(&file).unwrap();
    // Without its last line break it is still complete.
    for length in 0..whole.len() - 1 {
        fs::write(&file, &whole[..length]).unwrap();
        assert!(matches!(store.load::<ScoreTable>(NOW), Loaded::SetAside(_)), "{length} bytes");
    }
}

proptest! {
    // What fails is kept beside this file, and tried first from then on.
    #![proptest_config(ProptestConfig::with_failure_persistence(FileFailurePersistence::WithSource("regressions")))]

    #[test]
    fn any_change_of_a_byte_is_read_or_set_aside(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let folder = tempdir().unwrap();
        let store = Store::new(folder.path());
        store.save(&table(500)).unwrap();
        let file = folder.path().join("scores.json");
        let mut bytes = fs::read(&file).unwrap();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        fs::write(&file, &bytes).unwrap();
        match store.load::<ScoreTable>(NOW) {
            Loaded::Read(_) => prop_assert_eq!(fs::read(&file).unwrap(), bytes),
            Loaded::SetAside(aside) => prop_assert_eq!(fs::read(folder.path().join(aside.file)).unwrap(), bytes),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}

#[test]
fn a_damaged_copy_is_set_aside_too() {
    let folder = tempdir().unwrap();
    let store = Store::new(folder.path());
    fs::write(folder.path().join("note.json"), "main").unwrap();
    fs::write(folder.path().join("note.copy.json"), r#"{"version":9}"#).unwrap();
    let loaded = store.load::<Note>(NOW);
    assert_eq!(loaded.aside().map(|aside| aside.reason), Some(AsideReason::Damaged));
    assert_eq!(names(folder.path()), ["note.damaged-2026-11-29T234436Z.json", "note.newer-2026-11-29T234436Z.json"]);
}

#[test]
fn a_lost_file_comes_back_from_its_copy() {
    let folder = tempdir().unwrap();
    let store = Store::new(folder.path());
    store.save(&note("a")).unwrap();
    store.save(&note("b")).unwrap();
    fs::remove_file(folder.path().join("note.json")).unwrap();
    assert_eq!(store.load::<Note>(NOW), Loaded::FromCopy { value: note("a"), aside: None });
    assert_eq!(store.load::<Note>(NOW), Loaded::Read(note("a")));
}

#[test]
fn files_of_a_name_leave_those_of_others_alone() {
    let folder = tempdir().unwrap();
    for name in ["note.0.tmp", "note.4711-0-17.tmp", "notes.0.tmp", "note.x.tmp", "other.json"] {
        fs::write(folder.path().join(name), "half").unwrap();
    }
    assert_eq!(Store::new(folder.path()).load::<Note>(NOW), Loaded::Fresh);
    assert_eq!(names(folder.path()), ["note.x.tmp", "notes.0.tmp", "other.json"]);
}

#[test]
fn older_versions_are_read_and_written_as_the_present_one() {
    let folder = tempdir().unwrap();
    let store = Store::new(folder.path());
    store.save(&note("old")).unwrap();
    assert_eq!(store.load::<NewNote>(NOW), Loaded::Read(NewNote { lines: vec!["old".into()] }));
    store.save(&NewNote { lines: vec!["new".into()] }).unwrap();
    assert_eq!(fs::read_to_string(folder.path().join("note.json")).unwrap(), "{\"version\":3,\"lines\":[\"new\"]}\n");

    // An older app then finds a newer file, and the copy of its own time.
    let loaded = store.load::<Note>(NOW);
    assert_eq!(loaded.aside().map(|aside| aside.reason), Some(AsideReason::Newer));
    assert_eq!(loaded.value(), Some(note("old")));

    // A version that never was.
    fs::write(folder.path().join("note.json"), r#"{"version":2,"text":"x","lines":1}"#).unwrap();
    fs::remove_file(folder.path().join("note.copy.json")).unwrap();
    assert!(matches!(store.load::<NewNote>(NOW), Loaded::SetAside(_)));
}

#[test]
fn a_missing_folder_is_made_when_something_is_saved() {
    let outer = tempdir().unwrap();
    let folder = outer.path().join("a/b");
    let store = Store::new(&folder);
    assert_eq!(store.load::<Note>(NOW), Loaded::Fresh);
    assert!(!folder.exists());
    store.save(&note("a")).unwrap();
    assert_eq!(store.load::<Note>(NOW), Loaded::Read(note("a")));
    assert_eq!(names(&folder), ["note.json"]);
}

#[test]
fn a_folder_that_vanishes_is_made_again() {
    let outer = tempdir().unwrap();
    let folder = outer.path().join("data");
    let writer = Writer::start(Store::new(&folder));
    writer.put(&note("a"));
    writer.flush().unwrap();
    fs::remove_dir_all(&folder).unwrap();
    writer.put(&note("b"));
    writer.flush().unwrap();
    assert_eq!(Store::new(&folder).load::<Note>(NOW), Loaded::Read(note("b")));
}

#[test]
fn a_folder_that_cannot_be_is_a_problem_and_not_a_panic() {
    let outer = tempdir().unwrap();
    let file = outer.path().join("file");
    fs::write(&file, "in the way").unwrap();
    for folder in [file.clone(), file.join("data"), PathBuf::from("/proc/draughts"), PathBuf::from("a\0b")] {
        let store = Store::new(&folder);
        assert_eq!(store.load::<Note>(NOW).value(), None);
        assert!(store.save(&note("a")).is_err(), "{}", folder.display());
        let writer = Writer::start(store);
        writer.put(&note("b"));
        assert!(writer.flush().is_err());
        assert!(writer.problem().is_some());
    }
    // Where nothing was read first, it is the folder and not the file that is refused.
    assert_eq!(Store::new(&file).save(&note("a")), Err(SaveError::CannotWrite));
    assert_eq!(fs::read(&file).unwrap(), b"in the way");
}

/// A file that is there and cannot be read, for root too: a folder has its name.
fn unreadable() -> TempDir {
    let folder = tempdir().unwrap();
    fs::create_dir(folder.path().join("note.json")).unwrap();
    fs::write(folder.path().join("note.json/inside"), "precious").unwrap();
    folder
}

#[test]
fn what_cannot_be_read_is_neither_renamed_nor_overwritten() {
    let folder = unreadable();
    let store = Store::new(folder.path());
    assert_eq!(store.load::<Note>(NOW), Loaded::Unreadable);
    assert_eq!(store.save(&note("a")), Err(SaveError::KeptBack));
    assert_eq!(names(folder.path()), ["note.json"]);
    // Not even by one who did not load first.
    assert_eq!(Store::new(folder.path()).save(&note("a")), Err(SaveError::CannotWrite));
    assert_eq!(names(folder.path()), ["note.json"]);
    assert_eq!(fs::read(folder.path().join("note.json/inside")).unwrap(), b"precious");

    // Once it can be read all is well again.
    fs::rename(folder.path().join("note.json"), folder.path().join("elsewhere")).unwrap();
    assert_eq!(store.load::<Note>(NOW), Loaded::Fresh);
    assert_eq!(store.save(&note("a")), Ok(()));
}

#[test]
fn an_unreadable_copy_is_left_alone_too() {
    let folder = unreadable();
    fs::rename(folder.path().join("note.json"), folder.path().join("note.copy.json")).unwrap();
    fs::write(folder.path().join("note.json"), "damaged").unwrap();
    let store = Store::new(folder.path());
    assert_eq!(store.load::<Note>(NOW), Loaded::Unreadable);
    assert_eq!(store.save(&note("a")), Err(SaveError::KeptBack));
    assert_eq!(names(folder.path()), ["note.copy.json", "note.json"]);
}

#[cfg(unix)]
#[test]
fn permissions_that_forbid_are_respected() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempdir().unwrap();
    let file = folder.path().join("note.json");
    Store::new(folder.path()).save(&note("a")).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o500)).unwrap();
    let store = Store::new(folder.path());
    // For root there are no permissions, and all of it works.
    match store.load::<Note>(NOW) {
        Loaded::Unreadable => assert_eq!(store.save(&note("b")), Err(SaveError::KeptBack)),
        loaded => assert_eq!(loaded, Loaded::Read(note("a"))),
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn two_stores_on_one_folder_damage_nothing() {
    let folder = tempdir().unwrap();
    Store::new(folder.path()).save(&note("")).unwrap();
    std::thread::scope(|scope| {
        for writer in 0..3 {
            let folder = folder.path();
            scope.spawn(move || {
                let store = Store::new(folder);
                for i in 0..40 {
                    // A save may be refused when the other cleans up; it must not leave half a file.
                    let _ = store.save(&note(&"x".repeat(writer * 1_000 + i)));
                    assert!(matches!(store.load::<Note>(NOW), Loaded::Read(_)));
                }
            });
        }
    });
    assert!(matches!(Store::new(folder.path()).load::<Note>(NOW), Loaded::Read(_)));
}
