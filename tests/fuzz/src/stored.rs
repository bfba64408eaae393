//! The small files of the app's folder.

use super::number_of;
use super::sitting::{folder, open, play_on, reopen};
use draughts::level::Level;
use std::path::Path;

/// Every small file there is, by name.
const FILES: [&str; 5] = ["game", "scores", "settings", "profile", "colleagues"];

/// The same bytes as each of the files.
pub fn stored(bytes: &[u8]) {
    let folder = folder();
    for name in FILES {
        std::fs::write(folder.path().join(name).with_extension("json"), bytes).unwrap();
    }
    let game = open(folder.path());
    let told = game.state().notices.len() + game.records().notices().len();
    assert!(aside(folder.path(), bytes) >= told, "what was told of is not kept as it was");
    let records = game.records();
    for level in Level::ALL {
        records.score_board(level);
    }
    records.card();
    records.colleagues();
    play_on(&game, number_of(bytes));
    game.export_data().unwrap();
    reopen(game, folder.path());
    assert!(aside(folder.path(), bytes) >= told, "what was set aside did not stay");
}

/// How many files were set aside with these bytes.
fn aside(folder: &Path, bytes: &[u8]) -> usize {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_aside = |path: &Path| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        name.contains(".damaged-") || name.contains(".newer-")
    };
    files.filter(|path| is_aside(path) && std::fs::read(path).unwrap() == bytes).count()
}
