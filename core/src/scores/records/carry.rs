//! Data carried to another phone and back.
//!
//! An import changes several files. What it will make of them is written first, as one file; a process that dies in the
//! middle finds it at the next start and does the rest. What was there before stands in another file, until it is taken
//! back or overtaken by the next import.

use super::{Inner, Records};
use crate::scores::FinishedGame;
use crate::scores::history::{HISTORY, History, Place};
use crate::scores::transfer::{self, AppData, ImportMode, TransferError};
use crate::store::{SaveError, Store};
use serde_json::value::RawValue;
use std::fs::File;
use std::io;

/// The data before the last import.
pub(super) const BEFORE: &str = "beforeimport";
/// The data of an import that is under way.
const UNDER_WAY: &str = "import";

impl From<SaveError> for TransferError {
    fn from(_: SaveError) -> Self {
        Self::Disk
    }
}

/// What the match has besides the records, and hands over.
pub(crate) struct MatchPart {
    /// The game in progress, as its file has it.
    pub(crate) game: Box<RawValue>,
    /// Somebody has moved in it.
    pub(crate) begun: bool,
    /// The settings, as their file has them.
    pub(crate) settings: Box<RawValue>,
}

/// What the match is to go on with after an import; where there is none, with its own.
#[derive(Debug)]
pub(crate) struct Carried {
    /// The game in progress, as its file has it.
    pub(crate) game: Option<Box<RawValue>>,
    /// The settings, as their file has them.
    pub(crate) settings: Option<Box<RawValue>>,
}

/// Does the rest of an import during which the process died. Call it before anything is loaded.
pub(crate) fn finish_import(store: &Store) {
    let Some(text) = store.read_whole(UNDER_WAY) else { return };
    let done = match transfer::read(&text) {
        Ok(data) => write_files(store, &data).inspect_err(|error| log::error!("an import cannot be ended: {error}")),
        Err(error) => {
            log::error!("an import that cannot be ended: {error}");
            Ok(())
        }
    };
    if done.is_ok() {
        store.remove_whole(UNDER_WAY);
    }
}

fn write_files(store: &Store, data: &AppData) -> Result<(), SaveError> {
    let (_, lines) = history_of(&data.history);
    store.replace_journal(&HISTORY, &lines)?;
    store.save(&data.scores)?;
    store.save(&data.profile)?;
    store.save(&data.colleagues)?;
    for (name, part) in [("game", &data.game), ("settings", &data.settings)] {
        part.as_ref().map_or(Ok(()), |part| store.save_raw(name, part.get().as_bytes()))?;
    }
    Ok(())
}

fn history_of(games: &[FinishedGame]) -> (History, Vec<u8>) {
    let mut history = History::default();
    let lines = games.iter().flat_map(|game| history.add(game.clone()).1).collect();
    (history, lines)
}

impl Records {
    /// All data as one text. Waits for the disk.
    pub(crate) fn export(&self, own: MatchPart) -> Result<String, TransferError> {
        // Reading a long history takes its time; others need not wait meanwhile.
        let (mut data, places) = {
            let inner = self.lock();
            (inner.without_history(own), inner.history.places())
        };
        data.history = self.games(&places)?;
        transfer::write(&data)
    }

    /// Takes data in; gives what the match is to go on with. When the match has put that, it calls
    /// [`Self::import_done`]. Waits for the disk, and lets all others wait.
    pub(crate) fn import(&self, text: &str, mode: ImportMode, own: MatchPart) -> Result<Carried, TransferError> {
        let other = transfer::read(text)?;
        let mut inner = self.lock();
        let begun = own.begun;
        let mut own = inner.without_history(own);
        own.history = self.games(&inner.history.places())?;
        let before = transfer::write(&own)?;
        let (own_game, own_settings, other_game) = (own.game.clone(), own.settings.clone(), other.game.clone());
        let mut data = match mode {
            ImportMode::Merge => own.merge(other),
            ImportMode::Replace => other,
        };
        data.game = if mode == ImportMode::Merge && begun { own_game } else { other_game.or(own_game) };
        data.settings = data.settings.or(own_settings);
        self.writer.flush()?;
        self.writer.with_store(|store| store.write_whole(BEFORE, before.as_bytes()))?;
        let mut carried = self.carry(&mut inner, data, true)?;
        if mode == ImportMode::Merge {
            // What stays one's own goes on as it is by now, not as it was when this began.
            carried.settings = None;
            carried.game = carried.game.filter(|_| !begun);
        }
        Ok(carried)
    }

    /// Puts the data of before the last import in the place of what there is now. Waits for the disk.
    pub(crate) fn take_back(&self) -> Result<Carried, TransferError> {
        let mut inner = self.lock();
        let before = self.writer.with_store(|store| store.read_whole(BEFORE));
        let data = transfer::read(&before.ok_or(TransferError::NothingToTakeBack)?)?;
        self.carry(&mut inner, data, false)
    }

    fn carry(&self, inner: &mut Inner, mut data: AppData, can_take_back: bool) -> Result<Carried, TransferError> {
        let (history, lines) = history_of(&data.history);
        for (key, record) in history.ranked() {
            data.scores.offer(key, record);
        }
        let text = transfer::write(&data)?;
        self.writer.with_store(|store| store.write_whole(UNDER_WAY, text.as_bytes()))?;
        self.writer.replace_journal(HISTORY, lines);
        self.writer.put(&data.scores);
        self.writer.put(&data.profile);
        self.writer.put(&data.colleagues);
        let AppData { scores, profile, colleagues, game, settings, .. } = data;
        let notices = std::mem::take(&mut inner.notices);
        let (deleted, forgotten) = (Vec::new(), None);
        let handed_over = false;
        *inner =
            Inner { scores, history, profile, colleagues, forgotten, deleted, notices, can_take_back, handed_over };
        Ok(Carried { game, settings })
    }

    /// Everything of an import has been handed to the writer. Waits for the disk.
    pub(crate) fn import_done(&self) {
        self.lock().handed_over = true;
        if let Err(error) = self.flush() {
            log::warn!("an import is not on the disk yet: {error}");
        }
    }

    /// Waits until everything put so far is on the disk. Then an import that was handed over is no longer under way: the
    /// next start would do it again, and lose what was played since.
    pub(crate) fn flush(&self) -> Result<(), SaveError> {
        self.writer.flush()?;
        let keep = {
            let mut inner = self.lock();
            if !std::mem::take(&mut inner.handed_over) {
                return Ok(());
            }
            inner.can_take_back
        };
        self.writer.with_store(|store| {
            store.remove_whole(UNDER_WAY);
            if !keep {
                store.remove_whole(BEFORE);
            }
        });
        Ok(())
    }

    /// There is an import that can be taken back.
    pub(crate) fn can_take_back(&self) -> bool {
        self.lock().can_take_back
    }

    /// The games at these places.
    fn games(&self, places: &[Place]) -> Result<Vec<FinishedGame>, TransferError> {
        let fail = |error: io::Error| {
            log::error!("the history cannot be read: {error}");
            TransferError::Disk
        };
        let mut journal = None;
        let mut games = Vec::with_capacity(places.len());
        for place in places {
            if let Place::Memory(game) = place {
                games.push(FinishedGame::clone(game));
                continue;
            }
            if journal.is_none() {
                journal = Some(File::open(&self.journal).map_err(fail)?);
            }
            if let Some(file) = &mut journal {
                games.push(FinishedGame::clone(&*place.read_from(file).map_err(fail)?));
            }
        }
        Ok(games)
    }
}

impl Inner {
    fn without_history(&self, own: MatchPart) -> AppData {
        AppData {
            scores: self.scores.clone(),
            history: Vec::new(),
            profile: self.profile.clone(),
            colleagues: self.colleagues.clone(),
            game: Some(own.game),
            settings: Some(own.settings),
        }
    }
}
