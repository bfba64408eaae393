//! A long life: one match after another over the same folder, with everything that a restless person does. Nothing panics,
//! nothing is lost, nothing grows without end, and the game is always the one that its moves make.
//!
//! With the other tests it is a short life. `make soak` lives one after another for as long as it is told
//! (`SOAK_SECONDS`), each from a seed of its own, and says which seed failed (`SOAK_SEED` repeats it).

use super::consistent::{check, kept};
use super::desk::*;
use super::fuzz::{Act, act, acts, setups};
use draughts::game::Game;
use draughts::level::Level;
use draughts::notation::fen;
use draughts::notation::pdn::{self, ReadOptions};
use draughts::play::{
    Appearance, BoardTheme, Input, MatchSetup, MatchState, Mode, Phase, Player, Settings, ThinkError,
};
use draughts::scores::{HistoryEntry, HistoryFilter, ImportMode};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};
use tempfile::tempdir;

/// Deeds in a short life and in a long one.
const SHORT: usize = 400;
const LONG: usize = 6_000;

/// A match, with hash table, history and endgame tables, has to do with 64 MB; as much again is the test's own.
const MOST_MEMORY: usize = 128 << 20;

/// What a person does over the weeks.
#[derive(Clone, Debug)]
enum Deed {
    /// Plays.
    Act(Act),
    /// Begins a game on any level but Master, who looks at a clock.
    Begin(MatchSetup, Level),
    /// Lets the computer think, or asks for a hint, and does not wait for it.
    Interrupt { hint: bool, microseconds: u64, how: Interruption },
    /// Changes the settings.
    Settings(Settings),
    /// Names a player, or takes the name away.
    Name(Player, &'static str),
    /// Deletes a game of the history, and takes that back.
    Delete { game: Index, take_back: bool },
    /// Carries everything to another phone, which is this one.
    Carry,
}

#[derive(Clone, Copy, Debug)]
enum Interruption {
    Stop,
    NewGame,
    Drop,
    Reopen,
}

fn settings() -> impl Strategy<Value = Settings> {
    let themes = select(&[BoardTheme::Slate, BoardTheme::Print, BoardTheme::Meadow][..]);
    let appearances = select(&[Appearance::System, Appearance::Light, Appearance::Dark][..]);
    (any::<bool>(), any::<bool>(), themes, appearances).prop_map(|(sound, haptics, theme, appearance)| Settings {
        sound,
        haptics,
        theme,
        appearance,
        ..Settings::default()
    })
}

fn deeds() -> impl Strategy<Value = Deed> {
    let levels = select(&[Level::Easy, Level::Easy, Level::Easy, Level::Medium, Level::Hard][..]);
    let ways = [Interruption::Stop, Interruption::NewGame, Interruption::Drop, Interruption::Reopen];
    let players = select(&[Player::One, Player::Two][..]);
    prop_oneof![
        300 => acts().prop_map(Deed::Act),
        6 => (setups(), levels).prop_map(|(setup, level)| Deed::Begin(setup, level)),
        6 => (any::<bool>(), 0..2_000_u64, select(ways.to_vec()))
            .prop_map(|(hint, microseconds, how)| Deed::Interrupt { hint, microseconds, how }),
        2 => settings().prop_map(Deed::Settings),
        2 => (players, select(&["", "Анна", "Bo", "山田 太郎"][..])).prop_map(|(player, name)| Deed::Name(player, name)),
        2 => (any::<Index>(), any::<bool>()).prop_map(|(game, take_back)| Deed::Delete { game, take_back }),
        1 => Just(Deed::Carry),
    ]
}

/// A search that is waited for.
type Asked<'a> = Pin<Box<dyn Future<Output = Result<MatchState, ThinkError>> + 'a>>;

/// A match, and what must be found in its folder.
struct Life {
    desk: Desk,
    state: MatchState,
    settings: Settings,
    /// The finished games against the computer, newest first.
    history: Vec<HistoryEntry>,
}

impl Life {
    fn begin() -> Self {
        let desk = Desk::open(tempdir().unwrap());
        desk.game.let_time_pass(0);
        let (state, settings) = (desk.state(), desk.game.settings());
        Self { desk, state, settings, history: Vec::new() }
    }

    fn listed(&self) -> Vec<HistoryEntry> {
        self.desk.game.records().history(HistoryFilter::default(), 0, u32::MAX).entries
    }

    /// A game that has come to its end since, or was given up, is the one more in the history; nothing else has changed.
    fn settle(&mut self, next: MatchState) {
        check(&next);
        let listed = self.listed();
        let ended = next.game_over.is_some() && self.state.game_over.is_none();
        let given_up = self.state.new_game_resigns && !next.new_game_resigns && next.game_over.is_none();
        let counts = self.state.setup.mode == Mode::Computer && (ended || given_up);
        // Nothing tells a game given up from one of which every own move was taken back.
        let grown = listed.len() - self.history.len();
        assert!(grown == usize::from(counts) || given_up && grown == 0, "{grown} games more");
        assert_eq!(listed[grown..], self.history, "a game of the history was lost or changed");
        self.history = listed;
        self.state = next;
    }

    fn live(&mut self, deed: &Deed) {
        match deed {
            Deed::Act(Act::Reopen) => self.reopen(),
            Deed::Act(one) => {
                let next = act(&mut self.desk, &self.state, one);
                self.settle(next);
            }
            Deed::Begin(setup, level) => {
                let next = self.desk.send(Input::NewGame { setup: MatchSetup { level: *level, ..*setup } });
                self.settle(next);
            }
            Deed::Interrupt { hint, microseconds, how } => self.interrupt(*hint, *microseconds, *how),
            Deed::Settings(settings) => {
                self.settings = *settings;
                let next = self.desk.game.change_settings(*settings);
                self.settle(next);
            }
            Deed::Name(player, name) => {
                let next = self.desk.game.set_name(*player, name).unwrap();
                self.settle(next);
            }
            Deed::Delete { game, take_back } => self.delete(*game, *take_back),
            Deed::Carry => self.carry(),
        }
    }

    /// A search that nobody waits for plays nothing and shows nothing.
    fn interrupt(&mut self, hint: bool, microseconds: u64, how: Interruption) {
        let game = Arc::clone(&self.desk.game);
        let mut asked: Asked<'_> = if hint { Box::pin(game.hint()) } else { Box::pin(game.think()) };
        match asked.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(Ok(next)) => return self.settle(next),
            Poll::Ready(Err(error)) => {
                assert_eq!(error, ThinkError::NotToMove);
                assert_ne!(self.state.phase, Phase::ComputerMoves);
                return;
            }
            Poll::Pending => std::thread::sleep(Duration::from_micros(microseconds)),
        }
        match how {
            Interruption::Stop => {
                game.stop_thinking();
                assert_eq!(pollster::block_on(asked), Err(ThinkError::Cancelled));
            }
            Interruption::NewGame => {
                let next = self.desk.send(Input::NewGame { setup: self.state.setup });
                self.settle(next);
                assert_eq!(pollster::block_on(asked), Err(ThinkError::Cancelled));
            }
            Interruption::Drop => drop(asked),
            Interruption::Reopen => {
                drop(asked);
                drop(game);
                self.reopen();
            }
        }
        let left = self.desk.state();
        assert_eq!(left.last_move, self.state.last_move, "a late reply");
        self.settle(left);
    }

    /// The app is closed and opened: everything is there.
    fn reopen(&mut self) {
        self.is_what_its_moves_make();
        let before = act(&mut self.desk, &self.state, &Act::Reopen);
        self.settle(before);
        let records = self.desk.game.records();
        assert_eq!((self.desk.game.settings(), records.notices()), (self.settings, vec![]));
        assert_eq!(records.statistics(HistoryFilter::default()).games as usize, self.history.len());
        // The table has the best of each row, of all games that ever were.
        for entry in self.history.iter().filter(|entry| entry.ranked) {
            let board = records.score_board(entry.level);
            let row = board
                .rows
                .iter()
                .find(|row| (row.variant, row.forced_capture) == (entry.variant, entry.forced_capture));
            assert!(row.and_then(|row| row.best.as_ref()).is_some_and(|best| best.points >= entry.points));
        }
    }

    /// The game on the board, written as PDN and played anew, leads to the position on the board.
    fn is_what_its_moves_make(&self) {
        let game = &self.desk.game;
        let (text, board) = (game.pdn(), game.fen());
        let record = pdn::read(&text, ReadOptions::default()).next().unwrap().unwrap();
        assert_eq!(record.moves().len(), game.move_list().len());
        let mut again = Game::from_position(record.variant(), record.captures(), *record.start());
        for played in record.moves() {
            again.play(played).unwrap();
        }
        assert_eq!(fen::write(again.variant(), again.position()), board, "{text}");
    }

    fn delete(&mut self, game: Index, take_back: bool) {
        if self.history.is_empty() {
            return;
        }
        let place = game.index(self.history.len());
        let records = self.desk.game.records();
        assert!(records.delete_game(self.history[place].id));
        if take_back {
            assert!(records.undelete());
        } else {
            self.history.remove(place);
        }
        assert_eq!(self.listed(), self.history);
    }

    /// What is exported comes back the same, whatever was played in between.
    fn carry(&mut self) {
        self.desk.send(Input::TapOutside);
        self.desk.send(Input::PauseClock);
        let before = kept(&self.desk.state());
        let text = self.desk.game.export_data().unwrap();
        let next = self.desk.game.import_data(&text, ImportMode::Replace).unwrap();
        assert_eq!(kept(&next), before);
        assert_eq!(self.desk.game.export_data().unwrap(), text);
        // The games have new numbers now.
        let listed = self.listed();
        let plain = |games: &[HistoryEntry]| games.iter().map(|game| HistoryEntry { id: 0, ..game.clone() }).collect();
        let (now, then): (Vec<_>, Vec<_>) = (plain(&listed), plain(&self.history));
        assert_eq!(now, then);
        (self.history, self.state) = (listed, next);
    }
}

/// Says how to live a life again that ended badly.
struct Seed(u64);

#[expect(clippy::print_stderr, reason = "a failing test tells")]
impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("SOAK_SEED={} make soak", self.0);
        }
    }
}

fn life(seed: u64, count: usize) {
    let seed = Seed(seed);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.0.to_le_bytes());
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(ProptestConfig::default(), random);
    let deeds = deeds();
    let mut life = Life::begin();
    for _ in 0..count {
        let deed = deeds.new_tree(&mut runner).unwrap().current();
        life.live(&deed);
    }
    life.reopen();
}

/// What this process has in memory, in bytes; 0 on systems that do not tell.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<usize>().ok()).map_or(0, |kilobytes| kilobytes << 10)
}

fn told(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap_or_else(|_| panic!("{name} is no number: {value}")))
}

#[test]
fn a_restless_person_loses_nothing() {
    let Some(seconds) = told("SOAK_SECONDS") else {
        return life(told("SOAK_SEED").unwrap_or(1), SHORT);
    };
    let (begun, time) = (Instant::now(), Duration::from_secs(seconds));
    // The standard library seeds its hashers from the system's randomness.
    let any = || std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0);
    let mut lives = 0;
    while begun.elapsed() < time || lives == 0 {
        let seed = told("SOAK_SEED").filter(|_| lives == 0).unwrap_or_else(any);
        life(seed, LONG);
        lives += 1;
        let memory = memory();
        println!("life {lives}, seed {seed}: {} s, {} MB in memory", begun.elapsed().as_secs(), memory >> 20);
        assert!(memory <= MOST_MEMORY, "{memory} bytes");
    }
}
