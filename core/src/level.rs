//! The strengths of the computer player.
//!
//! Each is the one search with a budget of its own. All but Master look at no clock: the same game, level and seed give
//! the same move on every machine.

use crate::endgame::Tables;
use crate::game::Game;
use crate::moves::Move;
use crate::search::{Control, HashTable, Judged, Limits, Request, Score, Techniques, judge, search};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Two plies, random moves in between and a noisy eye: it gives pieces away.
    Easy,
    /// Four plies, then all captures to the end.
    Medium,
    /// A fixed budget of computation, so the same strength on every phone.
    Hard,
    /// The strongest that the device can do in a chosen time: see [`MasterTime`].
    Master,
}

/// How long Master thinks about a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum MasterTime {
    /// One second.
    #[default]
    OneSecond,
    /// Three seconds.
    ThreeSeconds,
    /// Ten seconds.
    TenSeconds,
}

impl MasterTime {
    /// The time.
    pub const fn duration(self) -> Duration {
        Duration::from_secs(match self {
            Self::OneSecond => 1,
            Self::ThreeSeconds => 3,
            Self::TenSeconds => 10,
        })
    }
}

/// A level with the time that it takes, which only Master does.
///
/// A level alone stands for itself with the shortest time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The level.
    pub level: Level,
    /// Master's time.
    pub master_time: MasterTime,
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        Self { level, master_time: MasterTime::OneSecond }
    }
}

impl Strength {
    /// What ends the search. Where that is a time, it begins now.
    pub fn limits(self) -> Limits {
        match self.level {
            Level::Easy => Limits::depth(EASY_PLIES),
            Level::Medium => Limits::depth(MEDIUM_PLIES),
            Level::Hard => Limits::nodes(HARD_NODES),
            Level::Master => Limits::time_from_now(self.master_time.duration()),
        }
    }
}

/// Of Easy's own moves each fourth is random.
const EASY_RANDOM_EVERY: usize = 4;
/// Easy misjudges a move, up or down, by up to so much for each man a side begins with. Less, and a player who looks one
/// ply ahead and takes what can be had would score less than three in ten against it (`ladder` measures that).
const EASY_NOISE_PER_MAN: Score = 180;
const EASY_PLIES: u8 = 2;
const MEDIUM_PLIES: u8 = 4;
/// Hard's budget. On either board it is enough for 8 to 12 plies in most positions.
const HARD_NODES: u64 = 60_000;

/// Entries of the hash table, of 16 bytes each, as a power of two: for the levels with a small tree, for Hard, and for
/// Master, whose 32 MB leave room for the endgame tables within the 64 MB that a game may take.
const SMALL_TABLE: u8 = 12;
const HARD_TABLE: u8 = 16;
const MASTER_TABLE: u8 = 21;

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// What ends the level's search: see [`Strength::limits`].
    pub fn limits(self) -> Limits {
        Strength::from(self).limits()
    }

    /// How the level searches.
    pub const fn techniques(self) -> Techniques {
        match self {
            Self::Easy => Techniques { captures_to_end: false, ..Techniques::EXACT },
            Self::Medium => Techniques::EXACT,
            Self::Hard | Self::Master => Techniques::ALL,
        }
    }

    /// Entries of its hash table, as a power of two: from 2^12 to 2^21.
    pub const fn log2_table_entries(self) -> u8 {
        match self {
            Self::Easy | Self::Medium => SMALL_TABLE,
            Self::Hard => HARD_TABLE,
            Self::Master => MASTER_TABLE,
        }
    }
}

/// The computer's move; `None` if stopped first or there is no legal move. A single legal move is not thought about.
///
/// ```
/// use draughts::game::Game;
/// use draughts::level::{Level, choose_move};
/// use draughts::moves::Captures;
/// use draughts::rules::Variant;
/// use draughts::search::Control;
///
/// let game = Game::new(Variant::English, Captures::Forced);
/// let chosen = choose_move(&game, Level::Medium, 7, &Control::default()).unwrap();
/// assert!(game.legal_moves().contains(&chosen));
/// ```
pub fn choose_move(game: &Game, strength: impl Into<Strength>, seed: u64, control: &Control) -> Option<Move> {
    choose_move_with(game, strength, seed, None, control)
}

/// The same with endgame tables, which Master alone looks at.
pub fn choose_move_with(
    game: &Game,
    strength: impl Into<Strength>,
    seed: u64,
    tables: Option<&Tables>,
    control: &Control,
) -> Option<Move> {
    let strength = strength.into();
    let level = strength.level;
    if control.is_stopped() {
        return None;
    }
    if let [only] = game.legal_moves() {
        return Some(*only);
    }
    let mut table = HashTable::new(level.log2_table_entries());
    let tables = tables.filter(|_| level == Level::Master);
    let request = Request { game, limits: strength.limits(), techniques: level.techniques(), seed, tables };
    let chosen = match level {
        Level::Easy => choose_carelessly(&request, &mut table, control),
        Level::Medium | Level::Hard | Level::Master => search(&request, &mut table, control, &mut |_| ())?.best(),
    };
    chosen.filter(|_| !control.is_stopped())
}

/// Easy's way: each fourth move is any, the others are the best in the eyes of a bad judge.
fn choose_carelessly(request: &Request<'_>, table: &mut HashTable, control: &Control) -> Option<Move> {
    let mut random = Pcg32::seed_from_u64(request.seed);
    let own_moves_before = request.game.plies().len() / 2;
    if (own_moves_before + 1).is_multiple_of(EASY_RANDOM_EVERY) {
        let legal = request.game.legal_moves();
        return legal.get(random.random_range(0..legal.len().max(1))).copied();
    }
    let judged = judge(request, table, control)?;
    let noise = EASY_NOISE_PER_MAN * Score::from(request.game.variant().rules().men_each());
    best_in_noise(&judged, noise, &mut random)
}

fn best_in_noise(judged: &[Judged], noise: Score, random: &mut impl Rng) -> Option<Move> {
    let noisy = judged.iter().map(|judged| {
        let seen = judged.score + random.random_range(-noise..=noise);
        (seen, judged.played)
    });
    noisy.max_by_key(|(seen, _)| *seen).map(|(_, played)| played)
}
