//! [`Match`]: the sitting with its surroundings, which are the saved files, the scores and the running search.

use super::input::Input;
use super::saved::SavedGame;
use super::script::{ScriptError, ScriptLine, read_line};
use super::settings::Settings;
use super::settle;
use super::sitting::{GameResult, Sitting};
use super::state::{Feedback, MatchSetup, MatchState, Phase};
use super::text::{Argument, Text, TextKey};
use super::thinking::Search;
use super::view;
use crate::game::Ply;
use crate::notation::{Names, write_move_with};
use crate::scores::{OpenedRecords, Records, ScoreTable, Settled, finish_import, now};
use crate::search::Control;
use crate::store::{AsideReason, Loaded, SaveError, Store, Versioned, Writer};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Why no move came back from [`Match::think`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum ThinkError {
    /// It is not the computer's turn.
    #[error("the computer is not to move")]
    NotToMove,
    /// The search was stopped, or the position it was for is gone.
    #[error("the search was cancelled")]
    Cancelled,
}

/// A person's sitting at the board: inputs go in, one immutable [`MatchState`] comes out.
///
/// One object lives as long as the app; it may be used from any thread. After each change the game is handed to a
/// thread that saves it, so no call but [`Match::open`] and [`Match::flush`] waits for a disk.
///
/// ```
/// use draughts::play::{Input, Match, Phase};
///
/// let folder = tempfile::tempdir().unwrap();
/// let game = Match::open_seeded(folder.path().to_str().unwrap(), 1);
/// game.input(Input::Tap { square: 11 });
/// let state = game.input(Input::Tap { square: 15 });
/// assert_eq!(state.phase, Phase::ComputerMoves);
/// let state = pollster::block_on(game.think()).unwrap();
/// assert_eq!(state.phase, Phase::PersonMoves);
/// ```
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Match {
    inner: Mutex<Inner>,
}

struct Inner {
    sitting: Sitting,
    settings: Settings,
    records: Arc<Records>,
    writer: Arc<Writer>,
    notices: Vec<Text>,
    /// The save error that was told last, so that each is told once.
    told: Option<SaveError>,
    /// The running search, by the number of the request it answers.
    thinking: Option<(u64, Control)>,
    requests: u64,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Match {
    /// Opens the match kept in `folder`, or a new one. Reads files: call it off the main thread.
    ///
    /// Never fails: what could not be read is set aside and told as a notice of the state.
    #[cfg_attr(feature = "uniffi", uniffi::constructor)]
    pub fn open(folder: &str) -> Arc<Self> {
        // The standard library seeds its hashers from the system's randomness.
        Self::open_seeded(folder, RandomState::new().hash_one(0))
    }

    /// Like [`Match::open`], with the seed for all that is random in games begun from now on.
    #[cfg_attr(feature = "uniffi", uniffi::constructor)]
    pub fn open_seeded(folder: &str, seed: u64) -> Arc<Self> {
        let store = Store::new(folder);
        finish_import(&store);
        let mut notices = Vec::new();
        let scores = load::<ScoreTable>(&store, &SCORE_NOTICES, &mut notices).unwrap_or_default();
        let settings = load::<Settings>(&store, &SETTINGS_NOTICES, &mut notices).unwrap_or_default();
        let opened = OpenedRecords::open(&store, scores, now());
        let sitting = load::<SavedGame>(&store, &GAME_NOTICES, &mut notices)
            .and_then(|saved| saved.restore())
            .unwrap_or_else(|| Sitting::new(MatchSetup::default(), seed));
        let writer = Arc::new(Writer::start(store));
        let records = Arc::new(opened.start(Arc::clone(&writer)));
        let mut inner = Inner { sitting, records, settings, writer, notices, told: None, thinking: None, requests: 0 };
        inner.catch_up();
        Arc::new(Self { inner: Mutex::new(inner) })
    }

    /// The table, the history, the profile and the colleagues.
    pub fn records(&self) -> Arc<Records> {
        Arc::clone(&self.lock().records)
    }

    /// The state as it is, with nothing in motion.
    pub fn state(&self) -> MatchState {
        // What an input set in motion, and what was felt and heard, is told once.
        MatchState { motion: None, feedback: Feedback::None, sound: None, ..self.lock().state() }
    }

    /// Takes one input and gives the state that follows. Never fails: what cannot be done is refused with a reason.
    pub fn input(&self, input: Input) -> MatchState {
        let mut inner = self.lock();
        // On a copy, so that even a fault in the middle leaves the match as it was.
        let mut next = inner.sitting.clone();
        next.apply(input);
        if input == Input::DismissNotice && !inner.notices.is_empty() {
            inner.notices.remove(0);
        }
        inner.accept(next);
        inner.state()
    }

    /// Lets the computer move: searches on a thread of its own and plays what it found.
    ///
    /// Dropping the future, [`Match::stop_thinking`], any input that changes the game and a second call stop the
    /// search; a move for a position that is gone is never played.
    ///
    /// # Errors
    ///
    /// [`ThinkError::NotToMove`] if it is not the computer's turn; [`ThinkError::Cancelled`] if the search was stopped.
    pub async fn think(&self) -> Result<MatchState, ThinkError> {
        let (request, search) = self.lock().start_search()?;
        let found = search.found().await;
        let mut inner = self.lock();
        if inner.thinking.as_ref().is_none_or(|(current, _)| *current != request) {
            return Err(ThinkError::Cancelled);
        }
        inner.thinking = None;
        let played = found.ok_or(ThinkError::Cancelled)?;
        let mut next = inner.sitting.clone();
        next.reply(&played);
        inner.accept(next);
        Ok(inner.state())
    }

    /// Stops the search, if one is running; its `think` returns [`ThinkError::Cancelled`].
    pub fn stop_thinking(&self) {
        self.lock().stop_search();
    }

    /// The share of the search's budget that is used, from 0 to 1; 0 when no search is running.
    pub fn thinking_share(&self) -> f32 {
        let inner = self.lock();
        // A search whose future was dropped is stopped, and still noted here.
        let running = inner.thinking.as_ref().filter(|(_, control)| !control.is_stopped());
        running.map_or(0.0, |(_, control)| control.share())
    }

    /// The settings.
    pub fn settings(&self) -> Settings {
        self.lock().settings
    }

    /// Changes the settings, keeps them, and gives the state as they show it.
    pub fn change_settings(&self, settings: Settings) -> MatchState {
        {
            let mut inner = self.lock();
            if inner.settings != settings {
                inner.settings = settings;
                inner.writer.put(&settings);
            }
        }
        self.state()
    }

    /// The moves played so far, as the screen names them, oldest first; the first mover's come first.
    pub fn move_list(&self) -> Vec<String> {
        let inner = self.lock();
        let game = &inner.sitting.game;
        let names = Names::shown(game.variant(), inner.settings.square_naming);
        let notation = |ply: &Ply| write_move_with(names, game.variant(), game.captures(), &ply.before, &ply.played);
        game.plies().iter().map(notation).collect()
    }

    /// Waits until everything is on the disk. Call it off the main thread.
    pub fn flush(&self) {
        // Not under the lock: inputs go on while this waits.
        let writer = Arc::clone(&self.lock().writer);
        if let Err(error) = writer.flush() {
            log::warn!("not everything could be saved: {error}");
        }
    }

    /// What a line of a script asks for; see [`ScriptLine`]. Squares are read as the variant being played names them.
    ///
    /// # Errors
    ///
    /// [`ScriptError`] with the part that cannot be read.
    pub fn read_line(&self, line: &str) -> Result<ScriptLine, ScriptError> {
        read_line(self.lock().sitting.setup.variant, line)
    }
}

impl Match {
    /// The game in progress, as it is saved.
    pub(super) fn saved_game(&self) -> SavedGame {
        SavedGame::of(&self.lock().sitting)
    }

    /// The sitting as it is now.
    pub(super) fn sitting(&self) -> Sitting {
        self.lock().sitting.clone()
    }

    /// Goes on with another game, as an import brings it. The one before is not settled.
    pub(super) fn replace_sitting(&self, sitting: Sitting) {
        let mut inner = self.lock();
        inner.stop_search();
        inner.writer.put(&SavedGame::of(&sitting));
        inner.sitting = sitting;
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // A panic leaves the sitting as it was before the input: see `input`.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn state(&mut self) -> MatchState {
        self.tell_problem();
        let state = view::state(&self.sitting, self.settings.square_naming);
        MatchState { notices: self.notices.clone(), sound: state.sound.filter(|_| self.settings.sound), ..state }
    }

    /// Makes `next` the sitting: settles a finished game, stops a search for what is gone, saves what changed.
    fn accept(&mut self, mut next: Sitting) {
        if next.seed != self.sitting.seed && self.sitting.new_game_resigns() {
            self.records.settle(settle::finished(&self.sitting, now()));
        }
        if settle::is_unsettled(&next) {
            let Settled { new_best, best } = self.records.settle(settle::finished(&next, now()));
            next.result = Some(GameResult { new_best, best });
        }
        let before = SavedGame::of(&self.sitting);
        let after = SavedGame::of(&next);
        let plies = |sitting: &Sitting| sitting.game.plies().len();
        if (next.seed, plies(&next)) != (self.sitting.seed, plies(&self.sitting)) {
            self.stop_search();
        }
        self.sitting = next;
        if before != after {
            self.writer.put(&after);
        }
    }

    /// Makes up for what was not saved when the process died at the end of a game.
    fn catch_up(&mut self) {
        let last = self.records.last_game();
        let resumed = last.and_then(|last| settle::resume(&self.sitting, &last, &self.records.scores()));
        if let Some(resumed) = resumed {
            self.writer.put(&SavedGame::of(&resumed));
            self.sitting = resumed;
        }
        if settle::is_unsettled(&self.sitting) {
            self.accept(self.sitting.clone());
        }
    }

    fn start_search(&mut self) -> Result<(u64, Search), ThinkError> {
        self.stop_search();
        if self.sitting.phase() != Phase::ComputerMoves {
            return Err(ThinkError::NotToMove);
        }
        let plies = self.sitting.game.plies().len() as u64;
        let seed = self.sitting.seed.wrapping_add(plies);
        let search = Search::start(self.sitting.game.clone(), self.sitting.setup.level, seed);
        self.requests += 1;
        self.thinking = Some((self.requests, search.control().clone()));
        Ok((self.requests, search))
    }

    fn stop_search(&mut self) {
        if let Some((_, control)) = self.thinking.take() {
            control.stop();
        }
    }

    /// Adds a notice when saving begins to fail.
    fn tell_problem(&mut self) {
        let problem = self.writer.problem();
        if let Some(error) = problem.filter(|_| problem != self.told) {
            let key = if error == SaveError::DiskFull { TextKey::DiskFull } else { TextKey::CannotSave };
            self.notices.push(Text::plain(key));
        }
        self.told = problem;
    }
}

/// What is told about a file that could not simply be read.
struct FileNotices {
    damaged: TextKey,
    newer: TextKey,
    from_copy: TextKey,
    unreadable: TextKey,
}

const SCORE_NOTICES: FileNotices = FileNotices {
    damaged: TextKey::ScoresFileDamaged,
    newer: TextKey::ScoresFileNewer,
    from_copy: TextKey::ScoresFromCopy,
    unreadable: TextKey::ScoresUnreadable,
};

const SETTINGS_NOTICES: FileNotices = FileNotices {
    damaged: TextKey::SettingsFileDamaged,
    newer: TextKey::SettingsFileDamaged,
    from_copy: TextKey::SettingsFileDamaged,
    unreadable: TextKey::SettingsFileDamaged,
};

const GAME_NOTICES: FileNotices = FileNotices {
    damaged: TextKey::GameFileDamaged,
    newer: TextKey::GameFileNewer,
    from_copy: TextKey::GameFromCopy,
    unreadable: TextKey::GameUnreadable,
};

fn load<T: Versioned>(store: &Store, keys: &FileNotices, notices: &mut Vec<Text>) -> Option<T> {
    let loaded = store.load::<T>(now());
    let newer = loaded.aside().is_some_and(|aside| aside.reason == AsideReason::Newer);
    let key = match &loaded {
        Loaded::Fresh | Loaded::Read(_) => None,
        Loaded::FromCopy { .. } | Loaded::SetAside(_) if newer => Some(keys.newer),
        Loaded::FromCopy { .. } => Some(keys.from_copy),
        Loaded::SetAside(_) => Some(keys.damaged),
        Loaded::Unreadable => Some(keys.unreadable),
    };
    if let Some(key) = key {
        let file = loaded.aside().map_or_else(|| format!("{}.json", T::NAME), |aside| aside.file.clone());
        notices.push(Text::with(key, [Argument::Verbatim { value: file }]));
    }
    loaded.value()
}
