//! [`Match`]: the sitting with its surroundings, which are the saved files, the scores and the running search.

use super::clock::ClockView;
use super::input::Input;
use super::saved::SavedGame;
use super::script::{ScriptError, ScriptLine, read_line};
use super::settings::Settings;
use super::settle;
use super::setup::{MatchSetup, Player};
use super::sitting::{GameResult, Sitting};
use super::state::{Feedback, MatchState, Sound};
use super::text::{Argument, Text, TextKey};
use super::time::MatchTime;
use super::view;
use crate::endgame::Tables;
use crate::game::Ply;
use crate::notation::{Names, write_move_with};
use crate::scores::{Nickname, NicknameError, OpenedRecords, Records, ScoreTable, Settled, now};
use crate::search::Control;
use crate::store::{AsideReason, Loaded, SaveError, Store, Versioned, Writer};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A person's sitting at the board: inputs go in, one immutable [`MatchState`] comes out.
///
/// One object lives as long as the app; it may be used from any thread. After each change the game is handed to a
/// thread that saves it, so no call waits for a disk unless it says so.
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
    pub(super) inner: Mutex<Inner>,
}

pub(super) struct Inner {
    pub(super) sitting: Sitting,
    pub(super) settings: Settings,
    pub(super) time: MatchTime,
    /// A flag has fallen, and nothing was heard of it yet.
    flag_fell: bool,
    records: Arc<Records>,
    pub(super) writer: Arc<Writer>,
    pub(super) notices: Vec<Text>,
    /// The save error that was told last, so that each is told once.
    told: Option<SaveError>,
    /// The running search, by the number of the request it answers.
    pub(super) thinking: Option<(u64, Control)>,
    pub(super) requests: u64,
    /// The computer is to move, and that fails by a fault of the core's own: nobody is to ask for it again and again.
    pub(super) stuck: bool,
    /// What was shown last.
    #[cfg(feature = "uniffi")]
    pub(super) shown: Option<MatchState>,
    /// What Master and the hint know of endings.
    pub(super) tables: Option<Arc<Tables>>,
}

#[cfg_attr(feature = "uniffi", draughts_export::export)]
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
        store.finish_replacing();
        let mut notices = Vec::new();
        let scores = load::<ScoreTable>(&store, &SCORE_NOTICES, &mut notices).unwrap_or_default();
        let settings = load::<Settings>(&store, &SETTINGS_NOTICES, &mut notices).unwrap_or_default();
        let opened = OpenedRecords::open(&store, scores, now());
        let sitting = load::<SavedGame>(&store, &GAME_NOTICES, &mut notices)
            .and_then(|saved| saved.restore())
            .unwrap_or_else(|| Sitting::new(MatchSetup::default(), seed));
        let mut inner = Inner::new(store, opened, sitting);
        (inner.settings, inner.notices) = (settings, notices);
        inner.catch_up();
        Arc::new(Self { inner: Mutex::new(inner) })
    }

    /// The table, the history, the profile and the colleagues.
    pub fn records(&self) -> Arc<Records> {
        Arc::clone(&self.lock().records)
    }

    /// The state as it is, with nothing in motion.
    pub fn state(&self) -> MatchState {
        let mut inner = self.lock();
        inner.note_time();
        let heard = inner.bell();
        // What an input set in motion, and what was felt and heard, is told once.
        MatchState { motion: None, feedback: Feedback::None, sound: heard, ..inner.state() }
    }

    /// Takes one input and gives the state that follows. Never fails: what cannot be done is refused with a reason.
    pub fn input(&self, input: Input) -> MatchState {
        let mut inner = self.lock();
        if inner.note_time() {
            // It came too late: the game ended before it.
            let heard = inner.bell();
            return MatchState { sound: heard, ..inner.state() };
        }
        if input == Input::DismissNotice && !inner.notices.is_empty() {
            inner.notices.remove(0);
        }
        inner.change(|next| next.apply(input))
    }

    /// The clocks as they stand now; `None` where the game is played without. Cheaper than the state, and to be asked
    /// whenever what is shown of them changes: see [`ClockView::changes_in`].
    pub fn clock(&self) -> Option<ClockView> {
        let mut inner = self.lock();
        inner.note_time();
        inner.sitting.clock_view()
    }

    /// For scripts and tests: lets time pass for the clocks. From the first call on a match's time is only what is let
    /// pass, and no longer the system's.
    pub fn let_time_pass(&self, milliseconds: u64) {
        self.lock().time.let_pass(milliseconds);
    }

    /// What a player is to be called between two people, now and in the next games; an empty text for no name.
    ///
    /// # Errors
    ///
    /// [`NicknameError`] if that can be no name; nothing has changed then.
    pub fn set_name(&self, player: Player, name: &str) -> Result<MatchState, NicknameError> {
        let name = if name.trim().is_empty() { None } else { Some(Nickname::parse(name)?) };
        let mut inner = self.lock();
        inner.note_time();
        Ok(inner.change(|next| next.names.set(player, name)))
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
        let mut inner = self.lock();
        inner.note_time();
        SavedGame::of(&inner.sitting)
    }

    /// The sitting as it is now.
    pub(super) fn sitting(&self) -> Sitting {
        self.lock().sitting.clone()
    }

    /// Goes on with other settings, as an import brings them.
    pub(super) fn replace_settings(&self, settings: Settings) {
        let mut inner = self.lock();
        inner.settings = settings;
        inner.writer.put(&settings);
    }

    /// Goes on with another game, as an import brings it. The one before is not settled.
    pub(super) fn replace_sitting(&self, sitting: Sitting) {
        let mut inner = self.lock();
        inner.stop_search();
        inner.stuck = false;
        inner.writer.put(&SavedGame::of(&sitting));
        inner.sitting = sitting;
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Inner> {
        // A panic leaves the sitting as it was before the input: see `Inner::change`.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// A match that begins with what was found.
    pub(super) fn new(store: Store, opened: OpenedRecords, sitting: Sitting) -> Self {
        let writer = Arc::new(Writer::start(store));
        Self {
            sitting,
            settings: Settings::default(),
            time: MatchTime::start(),
            flag_fell: false,
            records: Arc::new(opened.start(Arc::clone(&writer))),
            writer,
            notices: Vec::new(),
            told: None,
            thinking: None,
            requests: 0,
            stuck: false,
            #[cfg(feature = "uniffi")]
            shown: None,
            tables: None,
        }
    }

    pub(super) fn state(&mut self) -> MatchState {
        self.tell_problem();
        #[cfg(feature = "uniffi")]
        self.tell_fault();
        let state = view::state(&self.sitting, self.settings.square_naming);
        let state = if self.stuck { view::stuck(state) } else { state };
        let state =
            MatchState { notices: self.notices.clone(), sound: state.sound.filter(|_| self.settings.sound), ..state };
        #[cfg(feature = "uniffi")]
        self.shown.replace(state.clone());
        state
    }

    /// The sound of a flag that has fallen, once.
    fn bell(&mut self) -> Option<Sound> {
        let rings = std::mem::take(&mut self.flag_fell) && self.settings.sound;
        rings.then_some(Sound::Won)
    }

    /// Tells the clocks what time has passed. True if that ended the game.
    pub(super) fn note_time(&mut self) -> bool {
        let passed = self.time.passed();
        let ended = self.sitting.pass_time(passed);
        if ended {
            self.flag_fell = true;
            self.stop_search();
            self.writer.put(&SavedGame::of(&self.sitting));
        }
        ended
    }

    /// Makes `next` the sitting: settles a finished game, stops a search for what is gone, saves what changed.
    pub(super) fn accept(&mut self, mut next: Sitting) {
        if next.seed != self.sitting.seed && self.sitting.new_game_resigns() {
            self.records.settle(settle::finished(&self.sitting, now()));
        }
        if settle::is_unsettled(&next) {
            let Settled { new_best, best } = self.records.settle(settle::finished(&next, now()));
            next.result = Some(GameResult { new_best, best });
        }
        let before = SavedGame::of(&self.sitting);
        let after = SavedGame::of(&next);
        // Nor is anybody to be helped while the clocks are stopped.
        let searched =
            |sitting: &Sitting| (sitting.seed, sitting.game.plies().len(), sitting.is_over(), sitting.is_paused());
        if searched(&next) != searched(&self.sitting) {
            self.stop_search();
            self.stuck = false;
        }
        // Passing time alone is not written down; when the clocks are stopped, what they show is.
        let stopped = next.is_paused() && !self.sitting.is_paused();
        self.sitting = next;
        if before != after || stopped {
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
