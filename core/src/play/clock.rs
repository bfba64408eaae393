//! The clocks of two people: how much time each has left. It is told how much time has passed and reads none itself.

use super::agreement::Ending;
use super::response::{Refused, Response};
use super::setup::{Mode, Player};
use super::sitting::Sitting;
use super::text::TextKey;
use serde::{Deserialize, Serialize};

/// Below so much time left a side is told to hurry, in milliseconds.
const LOW: u64 = 10_000;

/// How much time two people give themselves.
///
/// ```
/// use draughts::play::{Input, Match, MatchSetup, Mode, TimeControl};
///
/// let clock = Some(TimeControl { minutes: 5, increment: 3 });
/// let setup = MatchSetup { mode: Mode::TwoPlayers, clock, ..MatchSetup::default() };
/// let folder = tempfile::tempdir().unwrap();
/// let game = Match::open_seeded(folder.path().to_str().unwrap(), 1);
/// let state = game.input(Input::NewGame { setup });
/// assert_eq!(state.clock.unwrap().one.shown, "5:00");
/// assert_eq!(TimeControl { minutes: 0, increment: 90 }.within_limits(), TimeControl { minutes: 1, increment: 60 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TimeControl {
    /// Minutes for each side, from 1 to 60.
    pub minutes: u8,
    /// Seconds that each move adds to its player's time, from 0 to 60; 0 is a plain clock.
    pub increment: u8,
}

impl TimeControl {
    /// The most minutes for a side.
    pub const MOST_MINUTES: u8 = 60;
    /// The most seconds that a move can add.
    pub const MOST_INCREMENT: u8 = 60;

    /// The nearest that is allowed.
    #[must_use]
    pub fn within_limits(self) -> Self {
        let minutes = self.minutes.clamp(1, Self::MOST_MINUTES);
        Self { minutes, increment: self.increment.min(Self::MOST_INCREMENT) }
    }

    fn start(self) -> Times {
        [60_000 * u64::from(self.minutes); 2]
    }
}

/// The clocks as they are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// Player one's time.
    pub one: SideTime,
    /// Player two's.
    pub two: SideTime,
    /// Whose clock runs; nobody's before the first move, in a pause and after the game.
    pub running: Option<Player>,
    /// The clocks are stopped until [`super::Input::ResumeClock`], and no move can be made.
    pub paused: bool,
    /// Milliseconds until what is shown changes, while a clock runs: ask again then, with [`super::Match::clock`].
    pub changes_in: Option<u32>,
    /// Whose time is up: the game is over, read the state.
    pub fallen: Option<Player>,
}

/// One side's time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct SideTime {
    /// What is left, in milliseconds.
    pub milliseconds: u64,
    /// The same in minutes and seconds, a begun second counting whole: `5:00`, and `0:00` only when none is left.
    pub shown: String,
    /// Less than ten seconds are left.
    pub low: bool,
}

impl SideTime {
    fn of(milliseconds: u64) -> Self {
        let seconds = milliseconds.div_ceil(1000);
        Self { milliseconds, shown: format!("{}:{:02}", seconds / 60, seconds % 60), low: milliseconds < LOW }
    }
}

/// Milliseconds left to player one and to player two.
pub(super) type Times = [u64; 2];

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameClock {
    control: TimeControl,
    left: Times,
    /// What was left when each position came up, from the first to now and on through what was taken back.
    arrivals: Vec<Times>,
    paused: bool,
}

/// The clocks as they stand in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ClockFile {
    left: Times,
    arrivals: Vec<Times>,
}

const fn place(player: Player) -> usize {
    match player {
        Player::One => 0,
        Player::Two => 1,
    }
}

impl GameClock {
    pub(super) fn new(control: TimeControl) -> Self {
        let control = control.within_limits();
        Self { control, left: control.start(), arrivals: vec![control.start()], paused: false }
    }

    pub(super) fn to_file(&self) -> ClockFile {
        ClockFile { left: self.left, arrivals: self.arrivals.clone() }
    }

    /// The clocks of a file, for a game of so many plies and so many taken back. They are stopped: nobody sat there.
    pub(super) fn from_file(control: TimeControl, file: &ClockFile, plies: usize, undone: usize) -> Option<Self> {
        let ClockFile { left, arrivals } = file;
        let came_up = arrivals.get(plies).filter(|_| arrivals.len() == plies + undone + 1)?;
        // Each ply adds at most the increment; more time than that nobody can have, and it could not be counted on.
        let most = |ply: usize| control.start()[0] + 1000 * u64::from(control.increment) * ply as u64;
        let possible = (0..).zip(arrivals).all(|(ply, times)| times.iter().all(|&time| time <= most(ply)));
        let begun_well = control == control.within_limits() && arrivals[0] == control.start();
        let sound = begun_well && possible && left[0] <= came_up[0] && left[1] <= came_up[1];
        sound.then(|| Self { control, left: *left, arrivals: arrivals.clone(), paused: plies > 0 })
    }

    /// Takes time from a player. True if none is left.
    fn pass(&mut self, player: Player, milliseconds: u64) -> bool {
        let left = &mut self.left[place(player)];
        *left = left.saturating_sub(milliseconds);
        *left == 0
    }

    /// A player has made a move, which is the game's ply of this number, from 1.
    fn moved(&mut self, player: Player, ply: usize) {
        // The clocks start with the first move: it has taken no time, and adds none.
        if ply > 1 {
            self.left[place(player)] += 1000 * u64::from(self.control.increment);
        }
        self.arrivals.truncate(ply);
        self.arrivals.push(self.left);
    }

    /// The times at which the position after so many plies came up.
    fn back_to(&mut self, plies: usize) {
        if let Some(times) = self.arrivals.get(plies) {
            self.left = *times;
        }
    }
}

impl Sitting {
    /// Clocks for a new game, where two people play by them.
    pub(super) fn wind_clock(&mut self) {
        let control = self.setup.clock.filter(|_| self.setup.mode == Mode::TwoPlayers);
        self.setup.clock = control.map(TimeControl::within_limits);
        self.clock = self.setup.clock.map(GameClock::new);
    }

    /// The clocks are stopped in the middle of the game.
    pub(super) fn is_paused(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.paused) && !self.is_over()
    }

    /// So much time has passed. True if that was the end of the game.
    pub(super) fn pass_time(&mut self, milliseconds: u64) -> bool {
        let Some(player) = self.running() else { return false };
        let fallen = self.clock.as_mut().is_some_and(|clock| clock.pass(player, milliseconds));
        if fallen {
            self.end(Ending::TimeUp { of: player });
            self.response = Response::QUIET;
        }
        fallen
    }

    /// Stops the clocks, if they run, or lets them go on.
    pub(super) fn pause(&mut self, paused: bool) -> Response {
        let begun = !self.game.plies().is_empty() && !self.is_over();
        if let Some(clock) = self.clock.as_mut().filter(|_| begun) {
            clock.paused = paused;
        }
        Response::QUIET
    }

    /// Notes for the clocks that the side that was to move has moved.
    pub(super) fn clock_moved(&mut self, player: Player) {
        let ply = self.game.plies().len();
        if let Some(clock) = &mut self.clock {
            clock.moved(player, ply);
        }
    }

    /// Sets the clocks to what they showed when the position on the board came up.
    pub(super) fn clock_back(&mut self) {
        let plies = self.game.plies().len();
        if let Some(clock) = &mut self.clock {
            clock.back_to(plies);
            clock.paused &= plies > 0;
        }
    }

    /// No move is made while the clocks are stopped, so that nobody thinks on the other's account.
    pub(super) fn not_paused(&self) -> Result<(), Refused> {
        if self.is_paused() { Err(Refused::plain(TextKey::ClockPaused)) } else { Ok(()) }
    }

    /// Whose clock runs.
    fn running(&self) -> Option<Player> {
        let runs = self.clock.is_some() && !self.game.plies().is_empty() && !self.is_over() && !self.is_paused();
        runs.then(|| self.turn())
    }

    /// What is shown of the clocks.
    pub(super) fn clock_view(&self) -> Option<ClockView> {
        let clock = self.clock.as_ref()?;
        let [one, two] = clock.left.map(SideTime::of);
        let running = self.running();
        let changes_in = running.map(|player| {
            let left = clock.left[place(player)];
            // What is shown is rounded up, so it changes when a whole second is reached.
            u32::try_from(left - 1000 * left.div_ceil(1000).saturating_sub(1)).unwrap_or(u32::MAX)
        });
        let fallen = match self.ending {
            Some(Ending::TimeUp { of }) => Some(of),
            _ => None,
        };
        Some(ClockView { one, two, running, paused: self.is_paused(), changes_in, fallen })
    }
}
