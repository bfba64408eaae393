//! The endgame tables in a match: asked for by Master and the hint on their own thread, and missed without harm.

use super::desk::*;
use draughts::endgame::{Folder, TableSource};
use draughts::play::{Argument, Text, TextKey};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// Two kings against one: there is one quick way to win, and three slow ones.
const WON: &str = "B:WK21:BK30,K32";

fn committed() -> Folder {
    Folder::new(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/endgame"))
}

/// What becomes of a file's bytes on their way.
type Change = fn(Vec<u8>) -> Option<Vec<u8>>;

/// Files of a folder, or changed; it notes what was read on which thread.
struct Watched {
    change: Change,
    reads: Mutex<Vec<(String, Option<String>)>>,
}

impl Watched {
    fn new(change: Change) -> Arc<Self> {
        Arc::new(Self { change, reads: Mutex::default() })
    }

    fn reads(&self) -> Vec<(String, Option<String>)> {
        self.reads.lock().unwrap().clone()
    }
}

impl TableSource for Watched {
    fn read(&self, name: String) -> Option<Vec<u8>> {
        let thread = std::thread::current().name().map(str::to_owned);
        self.reads.lock().unwrap().push((name.clone(), thread));
        committed().read(name).and_then(self.change)
    }
}

fn hinted(desk: &Desk) -> Vec<u8> {
    pollster::block_on(desk.game.hint()).unwrap().hint.unwrap().path
}

#[test]
fn a_hint_wins_by_the_tables_and_reads_them_once_on_its_own_thread() {
    let source = Watched::new(Some);
    let desk = Desk::at(EASY, WON);
    desk.game.use_tables(Arc::clone(&source) as Arc<dyn TableSource>);
    assert_eq!(source.reads(), [], "nothing is read before it is needed");
    assert_eq!(hinted(&desk), [30, 26]);
    let read = ("english.endgame".to_owned(), Some("draughts-search".to_owned()));
    assert_eq!(source.reads(), [read]);
    assert_eq!(desk.game.tables_note(), None);
}

#[test]
fn what_cannot_be_used_is_told_for_the_settings_and_a_move_is_found_all_the_same() {
    let cases: [(Change, TextKey); 3] = [
        (|_| None, TextKey::TablesMissing),
        (|bytes| Some(bytes[..bytes.len() / 2].to_vec()), TextKey::TablesUnusable),
        (|_| Some(b"another file".to_vec()), TextKey::TablesUnusable),
    ];
    for (change, key) in cases {
        let desk = Desk::at(EASY, WON);
        assert_eq!(desk.game.tables_note(), None, "there is no source");
        let source = Watched::new(change);
        desk.game.use_tables(Arc::clone(&source) as Arc<dyn TableSource>);
        assert_eq!(desk.game.tables_note(), None, "not needed yet");
        assert_eq!(hinted(&desk).len(), 2);
        let file = Argument::Verbatim { value: "english.endgame".to_owned() };
        assert_eq!(desk.game.tables_note(), Some(Text::with(key, [file])));
        assert!(desk.game.state().notices.is_empty(), "the game is not disturbed");
    }
}
