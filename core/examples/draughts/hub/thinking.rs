//! A search on a thread of its own.

use super::notation::write_move;
use super::settings::Settings;
use super::{line::quoted, say};
use draughts::endgame::Tables;
use draughts::game::Game;
use draughts::level::{Level, choose_move};
use draughts::moves::Move;
use draughts::search::{Control, HashTable, Limits, Report, Request, search};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Of the time for the rest of a game, moves it is divided by if their number is not given.
const MOVES_TO_GO: f64 = 25.0;

/// What a `level` line allows, added up over several.
#[derive(Clone, Copy, Debug, Default)]
pub struct Allowance {
    pub depth: Option<u8>,
    pub nodes: Option<u64>,
    pub move_time: Option<f64>,
    pub game_time: Option<f64>,
    pub increment: f64,
    pub moves: Option<f64>,
    pub infinite: bool,
}

impl Allowance {
    fn limits(&self, level: Level) -> Limits {
        let now = Instant::now();
        let shared_out = self.game_time.map(|time| {
            let moves = self.moves.unwrap_or(MOVES_TO_GO).max(1.0);
            (time / moves + self.increment * 0.8).min(time * 0.5)
        });
        let seconds = match (self.move_time, shared_out) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let until = |time: Duration| Some((now, now + time));
        let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds.min(1e6)).ok()).and_then(until);
        let limits = Limits { depth: self.depth, nodes: self.nodes, time };
        if self.infinite || self.depth.is_some() || self.nodes.is_some() || time.is_some() {
            return limits;
        }
        level.limits()
    }

    fn is_unlimited(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.move_time.is_none() && self.game_time.is_none()
    }
}

/// Why a search is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To play a move.
    Think,
    /// To look, also where there is no choice, until told to stop or a limit is reached.
    Analyze,
    /// To use the opponent's time: without limits, and without an answer unless it is stopped.
    Ponder,
}

/// What a search is about.
pub struct Task {
    pub settings: Settings,
    pub game: Game,
    pub allowance: Allowance,
    pub purpose: Purpose,
    /// The endgame tables, as far as the settings let them be looked at.
    pub tables: Option<Arc<Tables>>,
}

/// A search under way.
pub struct Thinking {
    control: Control,
    /// What the search finds is not wanted any more.
    discarded: Arc<AtomicBool>,
    thread: JoinHandle<HashTable>,
    task: Task,
}

impl Thinking {
    /// Begins a search. The table comes back from [`Thinking::end`].
    pub fn begin(task: Task, mut table: HashTable) -> Self {
        let control = Control::default();
        let theirs = control.clone();
        let discarded = Arc::new(AtomicBool::new(false));
        let unwanted = Arc::clone(&discarded);
        let own = Task { game: task.game.clone(), tables: task.tables.clone(), ..task };
        let thread = std::thread::spawn(move || {
            let answer = answer(&own, &mut table, &theirs);
            if let Some(answer) = answer.filter(|_| !unwanted.load(Ordering::Relaxed)) {
                say(&answer);
            }
            table
        });
        Self { control, discarded, thread, task }
    }

    pub fn stop(&self) {
        self.control.stop();
    }

    /// Stops the search, and it will not answer.
    pub fn discard(&self) {
        self.discarded.store(true, Ordering::Relaxed);
        self.stop();
    }

    /// What the search is about.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Waits for the end and gives the table back.
    pub fn end(self) -> Option<HashTable> {
        self.thread.join().ok()
    }
}

/// The `done` line; none if a search for the opponent's time was cut short.
fn answer(task: &Task, table: &mut HashTable, control: &Control) -> Option<String> {
    let Task { settings, game, allowance, purpose, tables } = task;
    let done = |played: Option<&Move>, reply: Option<&Move>| {
        let written = |played: &Move| write_move(settings.variant, played);
        let reply = reply.map(|reply| format!(" ponder={}", written(reply))).unwrap_or_default();
        format!("done move={}{reply}", quoted(&played.map(written).unwrap_or_default()))
    };
    if let ([only], Purpose::Think) = (game.legal_moves(), purpose) {
        return Some(done(Some(only), None));
    }
    let by_its_own_budget = allowance.is_unlimited() && !allowance.infinite && *purpose == Purpose::Think;
    // Master's is like any other search: it keeps the table and tells how far it is.
    if by_its_own_budget && settings.level != Level::Master {
        return Some(done(choose_move(game, settings.level, settings.seed, control).as_ref(), None));
    }
    let limits = if *purpose == Purpose::Ponder { Limits::default() } else { allowance.limits(settings.level) };
    if limits.time.is_none() && *purpose == Purpose::Think {
        // So that what it finds does not depend on what it was asked before.
        table.clear();
    }
    // Master alone has tables.
    let tables = tables.as_deref().filter(|_| settings.level == Level::Master);
    let request = Request { game, limits, techniques: settings.level.techniques(), seed: settings.seed, tables };
    let began = Instant::now();
    let mut tell = |report: &Report| say(&info(settings, report, began.elapsed()));
    let report = search(&request, table, control, &mut tell);
    if let Some(report) = &report {
        tell(report);
    }
    let line = report.map(|report| report.line).unwrap_or_default();
    let moves = (line.first().or(game.legal_moves().first()), line.get(1));
    (*purpose != Purpose::Ponder || control.is_stopped()).then(|| done(moves.0, moves.1))
}

#[expect(clippy::cast_precision_loss, reason = "shown with two digits")]
fn info(settings: &Settings, report: &Report, elapsed: Duration) -> String {
    let time = elapsed.as_secs_f64();
    let nodes = report.nodes as f64;
    let line: Vec<String> = report.line.iter().map(|played| write_move(settings.variant, played)).collect();
    format!(
        "info depth={} mean-depth={} score={:.2} nodes={} time={time:.3} nps={:.2} pv={}",
        report.depth,
        report.depth,
        f64::from(report.score) / 100.0,
        report.nodes,
        nodes / time.max(1e-6) / 1e6,
        quoted(&line.join(" "))
    )
}
