//! The history.

use super::notation::look_through;
use super::number_of;
use super::sitting::{folder, open};
use draughts::endgame::checksum;
use draughts::level::Level;
use draughts::play::Match;
use draughts::scores::{HistoryEntry, HistoryFilter};

const FILE: &str = "history.journal";
/// So many games are opened.
const MOST_GAMES: usize = 16;

/// The bytes as a journal; mostly with right checksums, so that its lines are read.
pub fn journal(bytes: &[u8]) {
    let folder = folder();
    let content = if number_of(bytes).is_multiple_of(8) { bytes.to_vec() } else { summed(bytes) };
    std::fs::write(folder.path().join(FILE), content).unwrap();
    let game = open(folder.path());
    let games = listed(&game);
    for entry in games.iter().take(MOST_GAMES) {
        game.records().game(entry.id).unwrap();
        if let Some(replay) = game.replay(entry.id) {
            look_through(&replay);
        }
    }
    for level in Level::ALL {
        game.records().score_board(level);
    }
    game.export_data().unwrap();
    // One is deleted, and that is taken back.
    let deleted = games.first().is_some_and(|entry| game.records().delete_game(entry.id));
    assert_eq!(game.records().undelete(), deleted);
    assert_eq!(listed(&game), games);
    game.flush();
    drop(game);
    let again = open(folder.path());
    assert_eq!(listed(&again), games);
    // What was damaged or foreign has been set aside, and told.
    assert_eq!(again.records().notices(), []);
}

fn listed(game: &Match) -> Vec<HistoryEntry> {
    let page = game.records().history(HistoryFilter::default(), 0, u32::MAX);
    assert_eq!((page.entries.len(), page.more), (page.total as usize, false));
    assert_eq!(game.records().statistics(HistoryFilter::default()).games, page.total);
    page.entries
}

/// Each whole line with the checksum that it should have.
fn summed(bytes: &[u8]) -> Vec<u8> {
    let mut all = Vec::new();
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        match line.strip_suffix(b"\n") {
            Some(line) => {
                let json = line.get(9..).filter(|_| line[8] == b' ').unwrap_or(line);
                all.extend(format!("{:08x} ", checksum(json)).bytes());
                all.extend(json);
                all.push(b'\n');
            }
            None => all.extend(line),
        }
    }
    all
}
