//! `ladder`: the levels against each other, in every variant, from varied openings and with both colours.
//!
//! Each game is one line of the results file; games that are there already are not played again, so a ladder that was
//! interrupted goes on where it stopped.

use crate::endings::shipped_tables;
use draughts::color::Color;
use draughts::endgame::Tables;
use draughts::game::{Game, Outcome};
use draughts::level::{Level, choose_move_with};
use draughts::moves::{Captures, Move};
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Request, search};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::HashMap;
use std::error::Error;
use std::fs::{OpenOptions, read_to_string};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

/// What `ladder` takes.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only this variant.
    #[arg(value_parser = crate::named::<Variant>)]
    variant: Option<Variant>,
    /// Games of each pair in each variant; each opening is played twice.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Games played at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Only the first so many pairs, the slowest being the last.
    #[arg(long, default_value_t = PAIRS.len())]
    pairs: usize,
    /// Where the results are kept.
    #[arg(long, default_value = "target/ladder.txt")]
    results: PathBuf,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    /// Takes what can be had in one ply, as a beginner does.
    Greedy,
    Level(Level),
    /// Master's stand-in, which needs no clock: ten times Hard's nodes.
    TenfoldHard,
}

/// One rung: two players, and what the first is to score.
struct Pair {
    one: Player,
    other: Player,
    /// The share of the points, at least.
    goal: f64,
    /// No more games than this are played of it in a variant, …
    most_games: usize,
    /// … and in no other variants than these.
    variants: &'static [Variant],
}

impl Pair {
    const fn new(one: Player, other: Player, goal: f64) -> Self {
        Self { one, other, goal, most_games: usize::MAX, variants: &Variant::ALL }
    }
}

/// The rungs, the slowest last. Fifty points of Elo are a share of 0.57.
const PAIRS: [Pair; 5] = [
    Pair::new(Player::Greedy, Player::Level(Level::Easy), 0.30),
    Pair::new(Player::Level(Level::Medium), Player::Level(Level::Easy), 0.95),
    Pair::new(Player::Level(Level::Hard), Player::Level(Level::Medium), 0.80),
    Pair::new(Player::TenfoldHard, Player::Level(Level::Hard), 0.57),
    Pair {
        most_games: 40,
        variants: &[Variant::English, Variant::International],
        ..Pair::new(Player::Level(Level::Master), Player::Level(Level::Hard), 0.57)
    },
];

/// Random plies before the players begin.
const OPENING_PLIES: usize = 4;

/// A game that is to be played: pair, variant, number.
type Task = (usize, Variant, usize);

/// Plays what is missing and prints the table.
pub fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let variants: Vec<Variant> =
        Variant::ALL.into_iter().filter(|v| arguments.variant.is_none_or(|only| only == *v)).collect();
    let results = Mutex::new(read_results(arguments));
    let pairs = 0..arguments.pairs.min(PAIRS.len());
    let rows: Vec<(usize, Variant, usize)> = pairs
        .flat_map(|pair| variants.iter().map(move |variant| (pair, *variant)))
        .filter(|(pair, variant)| PAIRS[*pair].variants.contains(variant))
        .map(|(pair, variant)| (pair, variant, arguments.games.min(PAIRS[pair].most_games)))
        .collect();
    let all: usize = rows.iter().map(|(.., games)| games).sum();
    let tasks: Vec<Task> = rows
        .iter()
        .flat_map(|&(pair, variant, games)| (0..games).map(move |game| (pair, variant, game)))
        .filter(|task| !results.lock().is_ok_and(|results| results.contains_key(&key(task))))
        .collect();
    if let Some(folder) = arguments.results.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let file = Mutex::new(OpenOptions::new().create(true).append(true).open(&arguments.results)?);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs {
            scope.spawn(|| {
                while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let points = play(task);
                    if let (Ok(mut file), Ok(mut results)) = (file.lock(), results.lock()) {
                        let _ = writeln!(file, "{} {points}", key(task));
                        results.insert(key(task), points);
                        let missing = tasks.len().saturating_sub(next.load(Ordering::Relaxed));
                        eprint!("\r{} of {all} games", all - missing);
                    }
                }
            });
        }
    });
    eprintln!();
    let results = results.into_inner().unwrap_or_default();
    for (pair, variant, games) in rows {
        let points = (0..games).filter_map(|game| results.get(&key(&(pair, variant, game))).copied());
        report(pair, variant, &points.collect::<Vec<f64>>());
    }
    Ok(())
}

fn key((pair, variant, game): &Task) -> String {
    format!("{} {} {game}", title(*pair), crate::bench::name(*variant))
}

fn title(pair: usize) -> String {
    let name = |player: Player| match player {
        Player::Level(level) => format!("{level:?}"),
        other => format!("{other:?}"),
    };
    let Pair { one, other, .. } = PAIRS[pair];
    format!("{}:{}", name(one), name(other))
}

fn read_results(arguments: &Arguments) -> HashMap<String, f64> {
    let text = read_to_string(&arguments.results).unwrap_or_default();
    let line = |line: &str| {
        let (key, points) = line.rsplit_once(' ')?;
        Some((key.to_owned(), points.parse().ok()?))
    };
    text.lines().filter_map(line).collect()
}

/// The points of the first player of the pair.
fn play(&(pair, variant, number): &Task) -> f64 {
    let Pair { one, other, .. } = PAIRS[pair];
    let first_is_white = number % 2 == 0;
    let mut game = opening(variant, number as u64 / 2);
    while game.outcome().is_none() {
        let white = game.position().turn() == Color::White;
        let player = if white == first_is_white { one } else { other };
        let seed = (number * 1000 + game.plies().len()) as u64;
        let chosen = choose(player, &game, seed);
        if chosen.and_then(|chosen| game.play(&chosen).ok()).is_none() {
            break;
        }
    }
    match game.outcome() {
        Some(Outcome::Won { winner, .. }) => f64::from(u8::from((winner == Color::White) == first_is_white)),
        _ => 0.5,
    }
}

/// A game with a few random moves after which neither side has lost or won a piece.
fn opening(variant: Variant, seed: u64) -> Game {
    let mut random = Pcg32::seed_from_u64(seed);
    loop {
        let mut game = Game::new(variant, Captures::Forced);
        for _ in 0..OPENING_PLIES {
            let legal = game.legal_moves();
            let played = legal[random.random_range(0..legal.len())];
            let _ = game.play(&played);
        }
        let [white, black] = game.position().pieces_by_color().map(u64::count_ones);
        if white == black && game.legal_moves().first().is_some_and(|played| !played.is_capture()) {
            return Game::from_position(variant, Captures::Forced, *game.position());
        }
    }
}

/// The endgame tables of a variant; each has its own, as games of several are played at once.
fn tables(variant: Variant) -> &'static Tables {
    static ALL: LazyLock<HashMap<Variant, Tables>> =
        LazyLock::new(|| Variant::ALL.into_iter().map(|variant| (variant, shipped_tables())).collect());
    &ALL[&variant]
}

fn choose(player: Player, game: &Game, seed: u64) -> Option<Move> {
    let control = Control::default();
    let tables = Some(tables(game.variant()));
    match player {
        Player::Level(level) => choose_move_with(game, level, seed, tables, &control),
        Player::Greedy => grab(game, seed),
        Player::TenfoldHard => {
            let mut limits = Level::Hard.limits();
            limits.nodes = limits.nodes.map(|nodes| 10 * nodes);
            let request = Request { game, limits, techniques: Level::Hard.techniques(), seed, tables };
            search(&request, &mut HashTable::new(20), &control, &mut |_| ())?.best()
        }
    }
}

/// The move that wins most at once, any of several.
fn grab(game: &Game, seed: u64) -> Option<Move> {
    let kings = game.position().kings();
    let gain = |played: &&Move| {
        let taken = played.taken.count_ones() + 2 * (played.taken & kings).count_ones();
        taken + 2 * u32::from(played.promotes)
    };
    let most = game.legal_moves().iter().map(|played| gain(&played)).max()?;
    let best: Vec<&Move> = game.legal_moves().iter().filter(|played| gain(played) == most).collect();
    let at = Pcg32::seed_from_u64(seed).random_range(0..best.len());
    best.get(at).copied().copied()
}

#[expect(clippy::cast_precision_loss, reason = "games are few")]
fn report(pair: usize, variant: Variant, points: &[f64]) {
    let count = points.len().max(1) as f64;
    let mean = points.iter().sum::<f64>() / count;
    let variance = points.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / count;
    let error = 1.96 * (variance / count).sqrt();
    let goal = PAIRS[pair].goal;
    let verdict = if mean >= goal { "" } else { "  below" };
    let (mean, error, goal) = (100.0 * mean, 100.0 * error, 100.0 * goal);
    let name = crate::bench::name(variant);
    println!("{:20} {name:14} {mean:5.1} % ± {error:4.1}  of {count} games, goal {goal:.0} %{verdict}", title(pair));
}
