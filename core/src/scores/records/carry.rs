//! Data carried to another phone and back.
//!
//! An import changes several files, all together or none: see [`Store::replace_together`]. What was there before stands in
//! one more, until it is taken back or overtaken by the next import.

use super::{Inner, Records};
use crate::scores::colleagues::Colleagues;
use crate::scores::history::{HISTORY, History, Place};
use crate::scores::profile::Profile;
use crate::scores::transfer::{self, AppData, ImportMode, TransferError};
use crate::scores::{FinishedGame, ScoreTable};
use crate::store::{NextFile, SaveError, Store};
use serde_json::value::RawValue;
use std::fs::File;
use std::io;
use std::sync::PoisonError;

/// The data before the last import.
pub(super) const BEFORE: &str = "beforeimport";

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

/// The records at one moment.
#[derive(PartialEq)]
struct Seen {
    scores: ScoreTable,
    profile: Profile,
    colleagues: Colleagues,
    places: Vec<Place>,
}

/// Data made ready to take the place of what there is.
struct Prepared {
    scores: ScoreTable,
    history: History,
    profile: Profile,
    colleagues: Colleagues,
    files: Vec<NextFile>,
    carried: Carried,
}

impl Prepared {
    /// `before` is what can be brought back afterwards.
    fn new(data: AppData, before: Option<String>) -> Result<Self, TransferError> {
        let AppData { mut scores, history: games, profile, colleagues, game, settings } = data;
        let mut history = History::default();
        let lines: Vec<u8> = games.into_iter().flat_map(|game| history.add(game).1).collect();
        for (key, record) in history.ranked() {
            scores.offer(key, record);
        }
        let raw = |name, part: &RawValue| NextFile::whole(name, part.get().as_bytes().to_vec());
        let own = [
            NextFile::journal(&HISTORY, &lines),
            NextFile::of(&scores)?,
            NextFile::of(&profile)?,
            NextFile::of(&colleagues)?,
        ];
        let files = own
            .into_iter()
            .chain(game.as_deref().map(|game| raw("game", game)))
            .chain(settings.as_deref().map(|settings| raw("settings", settings)))
            .chain(before.map(|before| NextFile::whole(BEFORE, before.into_bytes())))
            .collect();
        Ok(Self { scores, history, profile, colleagues, files, carried: Carried { game, settings } })
    }
}

impl Records {
    /// All data as one text. Waits for the disk.
    pub(crate) fn export(&self, own: &MatchPart) -> Result<String, TransferError> {
        let (seen, journal) = self.look(Inner::seen);
        transfer::write(&whole(&seen, &journal, own)?)
    }

    /// Takes data in; gives what the match is to go on with. Waits for the disk; others need not wait meanwhile.
    pub(crate) fn import(&self, text: &str, mode: ImportMode, own: &MatchPart) -> Result<Carried, TransferError> {
        let _alone = self.importing.lock().unwrap_or_else(PoisonError::into_inner);
        let other = transfer::read(text)?;
        loop {
            let (seen, journal) = self.look(Inner::seen);
            let mine = whole(&seen, &journal, own)?;
            let before = transfer::write(&mine)?;
            let mut data = match mode {
                ImportMode::Merge => mine.merge(other.clone()),
                ImportMode::Replace => other.clone(),
            };
            // What stays one's own goes on as it is by then, not as it was when this began.
            if mode == ImportMode::Merge {
                data.settings = None;
                data.game = other.game.clone().filter(|_| !own.begun);
            }
            if let Some(carried) = self.go_over_to(Prepared::new(data, Some(before))?, Some(&seen))? {
                return Ok(carried);
            }
        }
    }

    /// Puts the data of before the last import in the place of what there is now. Waits for the disk.
    pub(crate) fn take_back(&self) -> Result<Carried, TransferError> {
        let _alone = self.importing.lock().unwrap_or_else(PoisonError::into_inner);
        let before = self.writer.with_store(|store| store.read_whole(BEFORE));
        let data = transfer::read(&before.ok_or(TransferError::NothingToTakeBack)?)?;
        let carried = self.go_over_to(Prepared::new(data, None)?, None)?;
        self.writer.with_store(|store| store.remove_whole(BEFORE));
        carried.ok_or(TransferError::Disk)
    }

    /// Replaces all there is, in memory and on the disk. An import replaces what it has `seen`, and can be taken back; `None`
    /// if something else is there by now, and nothing has changed.
    fn go_over_to(&self, next: Prepared, seen: Option<&Seen>) -> Result<Option<Carried>, TransferError> {
        self.writer.with_store(|store| store.make_ready(&next.files))?;
        let mut inner = self.lock();
        if seen.is_some_and(|seen| *seen != inner.seen()) {
            return Ok(None);
        }
        // Lines that are on their way belong to the history of before.
        let replaced =
            self.writer.flush().and_then(|()| self.writer.with_store(|store| store.replace_together(&next.files)));
        if let Err(error) = replaced {
            self.writer.with_store(Store::discard_ready);
            return Err(error.into());
        }
        let Prepared { scores, history, profile, colleagues, carried, .. } = next;
        let notices = std::mem::take(&mut inner.notices);
        let (forgotten, deleted, can_take_back) = (None, Vec::new(), seen.is_some());
        *inner = Inner { scores, history, profile, colleagues, forgotten, deleted, notices, can_take_back };
        Ok(Some(carried))
    }

    /// There is an import that can be taken back.
    pub(crate) fn can_take_back(&self) -> bool {
        self.lock().can_take_back
    }
}

/// All data of one moment, games and all; `journal` is the history's file as it was opened then.
fn whole(seen: &Seen, journal: &io::Result<File>, own: &MatchPart) -> Result<AppData, TransferError> {
    let game = |place: &Place| {
        place.read(journal).map(|game| FinishedGame::clone(&game)).map_err(|error| {
            log::error!("the history cannot be read: {error}");
            TransferError::Disk
        })
    };
    Ok(AppData {
        scores: seen.scores.clone(),
        history: seen.places.iter().map(game).collect::<Result<_, _>>()?,
        profile: seen.profile.clone(),
        colleagues: seen.colleagues.clone(),
        game: Some(own.game.clone()),
        settings: Some(own.settings.clone()),
    })
}

impl Inner {
    fn seen(&self) -> Seen {
        Seen {
            scores: self.scores.clone(),
            profile: self.profile.clone(),
            colleagues: self.colleagues.clone(),
            places: self.history.places(),
        }
    }
}
