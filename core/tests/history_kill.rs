//! A process that finishes games, or imports data, without pause is killed, really and at random moments. At the next
//! start each game that was acknowledged is there once, complete, and the table agrees with the history.

#![cfg(unix)]
// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::game::{Game, Outcome};
use draughts::moves::Captures;
use draughts::notation::{Names, write_exact};
use draughts::play::{Input, Match};
use draughts::rules::Variant;
use draughts::scores::{FinishedGame, HistoryFilter, ImportMode, Record, ScoreTable, Verdict};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde_json::json;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

/// Set for the process that is to be killed: its folder.
const FOLDER: &str = "DRAUGHTS_HISTORY_KILL_FOLDER";

/// Begins a line that acknowledges.
const SAVED: &str = "saved ";

fn acknowledge(value: usize) {
    let mut out = io::stdout().lock();
    writeln!(out, "{SAVED}{value}").and_then(|()| out.flush()).unwrap();
}

fn open(folder: &Path) -> Arc<Match> {
    Match::open_seeded(folder.to_str().unwrap(), 1)
}

/// All games, oldest first, each read from the disk.
fn all(game: &Match) -> Vec<Arc<FinishedGame>> {
    let records = game.records();
    let page = records.history(HistoryFilter::default(), 0, u32::MAX);
    page.entries.iter().rev().map(|entry| records.game(entry.id).unwrap()).collect()
}

/// A game of random moves that the side with the first move wins: the moves before the last, and the last.
fn won(seed: u64) -> (Vec<String>, (u8, u8)) {
    let mut random = Pcg32::seed_from_u64(seed);
    let names = Names::of(Variant::English);
    loop {
        let mut game = Game::new(Variant::English, Captures::Forced);
        while game.outcome().is_none() {
            let legal = game.legal_moves();
            let played = legal[random.random_range(0..legal.len())];
            game.play(&played).unwrap();
        }
        let first = Variant::English.rules().first_mover;
        let last = game.plies().last().unwrap().played;
        let mut moves: Vec<_> = game.plies().iter().map(|ply| write_exact(names, &ply.played)).collect();
        moves.pop();
        game.undo();
        // Two taps enter it.
        let plain =
            game.legal_moves().iter().filter(|legal| (legal.from, legal.to) == (last.from, last.to)).count() == 1;
        let winner = {
            let _ = game.redo();
            game.outcome()
        };
        if plain && matches!(winner, Some(Outcome::Won { winner, .. }) if winner == first) {
            return (moves, (names.number(last.from), names.number(last.to)));
        }
    }
}

/// Puts a game in the folder that one move wins.
fn put_game(folder: &Path, seed: usize, moves: &[String]) {
    let file = json!({
        "version": 1, "seed": seed, "playerOne": "black", "start": "B:W21-32:B1-12", "moves": moves, "undone": [],
        "undoUsed": false, "entry": [], "result": null,
        "setup": {"variant": "english", "forcedCapture": true, "mode": "computer", "level": "medium", "starter": "me"},
    });
    let temporary = folder.join("put.tmp");
    std::fs::write(&temporary, file.to_string()).unwrap();
    std::fs::rename(temporary, folder.join("game.json")).unwrap();
}

/// The one that is killed: wins one game after another, and gives up one in between.
#[test]
fn victim_of_games() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let folder = Path::new(&folder);
    let count = all(&open(folder)).len();
    for number in count + 1.. {
        if number % 4 == 0 {
            let _ = std::fs::remove_file(folder.join("game.json"));
            let _ = std::fs::remove_file(folder.join("game.copy.json"));
            let game = Match::open_seeded(folder.to_str().unwrap(), number as u64);
            game.input(Input::Tap { square: 11 });
            game.input(Input::Tap { square: 15 });
            game.input(Input::NextGame);
            game.flush();
        } else {
            let (moves, (from, to)) = won(number as u64);
            put_game(folder, number, &moves);
            let game = open(folder);
            game.input(Input::Tap { square: from });
            let state = game.input(Input::Tap { square: to });
            assert!(state.game_over.is_some(), "{:?}", state.message);
            game.flush();
        }
        acknowledge(number);
    }
}

/// What is taken in, one after the other: whose it is, and how many games.
const DATA: [(&str, usize); 3] = [("Ann", 1), ("Bea", 40), ("Cy", 7)];

/// The one that is killed: takes in now these data, now those.
#[test]
fn victim_of_imports() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let game = open(Path::new(&folder));
    let texts = DATA.map(|(name, _)| std::fs::read_to_string(Path::new(&folder).join(name)).unwrap());
    for round in 1_usize.. {
        game.import_data(&texts[round % DATA.len()], ImportMode::Replace).unwrap();
        acknowledge(round);
    }
}

/// Runs `victim` until `within` microseconds after it has acknowledged `times`, kills it, and gives what it acknowledged
/// last.
fn kill(victim: &str, folder: &Path, times: usize, within: u64, random: &mut Pcg32) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", victim, "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acknowledged = 0;
    for line in lines.by_ref().filter(|line| line.as_ref().is_ok_and(|line| line.starts_with(SAVED))).take(times) {
        acknowledged = line.unwrap()[SAVED.len()..].parse().unwrap();
    }
    std::thread::sleep(Duration::from_micros(random.random_range(0..within)));
    child.kill().unwrap();
    child.wait().unwrap();
    for line in lines {
        if let Some(value) = line.unwrap().strip_prefix(SAVED) {
            acknowledged = value.parse().unwrap();
        }
    }
    acknowledged
}

fn recomputed(games: &[Arc<FinishedGame>]) -> Vec<(u64, Record)> {
    let mut table = ScoreTable::default();
    for game in games {
        if let Some(record) = game.summary().record() {
            table.offer(game.summary().key, record);
        }
    }
    table.iter().map(|(_, record)| (record.unix_time, record)).collect()
}

#[test]
fn a_killed_game_is_there_once_or_not_yet() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Pcg32::seed_from_u64(7);
    let mut kept = 0;
    let mut between = 0;
    for _ in 0..200 {
        let acknowledged = kill("victim_of_games", folder.path(), 1, 12_000, &mut random);
        assert!(acknowledged > kept, "nothing was saved");
        for _ in 0..2 {
            let game = open(folder.path());
            let games = all(&game);
            let found = games.len();
            assert!(
                (acknowledged..=acknowledged + 1).contains(&found),
                "{found}, but {acknowledged} were acknowledged"
            );
            for (number, game) in (1..).zip(&games) {
                assert_eq!(game.seed, number, "each game once, in order");
                let won = number % 4 != 0;
                assert_eq!(game.verdict == Verdict::Won, won);
                assert!(won == (game.moves.split(' ').count() > 1));
            }
            let table = game.records().scores();
            assert_eq!(
                table.iter().map(|(_, record)| (record.unix_time, record)).collect::<Vec<_>>(),
                recomputed(&games)
            );
            game.flush();
            between += usize::from(found > acknowledged);
            kept = found;
        }
    }
    println!("200 kills, {kept} games, {} of the kills after the write and before the word of it", between / 2);
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().contains("damaged")), "{left:?}");
}

#[test]
fn a_killed_import_is_done_or_not_begun() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Pcg32::seed_from_u64(8);
    for (name, games) in DATA {
        let source = tempfile::tempdir().unwrap();
        let game = open(source.path());
        game.records().set_nickname(name).unwrap();
        for _ in 0..games {
            game.input(Input::Tap { square: 11 });
            game.input(Input::Tap { square: 15 });
            game.input(Input::NextGame);
        }
        std::fs::write(folder.path().join(name), game.export_data().unwrap()).unwrap();
    }
    let mut seen = [0; DATA.len()];
    for _ in 0..100 {
        let times = random.random_range(1..=DATA.len());
        let acknowledged = kill("victim_of_imports", folder.path(), times, 60_000, &mut random);
        let game = open(folder.path());
        let nickname = game.records().profile().nickname;
        let which = DATA.iter().position(|(name, _)| *name == nickname).unwrap();
        assert_eq!(all(&game).len(), DATA[which].1, "{nickname}");
        // What was acknowledged is there, or what came after it.
        let next = [acknowledged, acknowledged + 1].map(|round| round % DATA.len());
        assert!(next.contains(&which), "{nickname} after {acknowledged} rounds");
        assert!(game.can_take_back_import());
        seen[which] += 1;
    }
    println!("100 kills left the states {seen:?} times");
    assert!(seen.iter().filter(|&&count| count > 0).count() > 1, "{seen:?}");
}
