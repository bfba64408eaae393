//! Carrying everything to another phone: the records with the game in progress and the settings.

use super::saved::SavedGame;
use super::session::Match;
use super::settings::Settings;
use super::state::MatchState;
use crate::scores::{Carried, ImportMode, MatchPart, TransferError};
use crate::store::{Versioned, decode, encode};
use serde_json::value::RawValue;

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Match {
    /// All of the app's data as one text, to be saved as a file. Waits for the disk: call it off the main thread.
    ///
    /// # Errors
    ///
    /// [`TransferError::Disk`] if the history cannot be read.
    pub fn export_data(&self) -> Result<String, TransferError> {
        self.records().export(self.own_part()?)
    }

    /// Takes in what [`Match::export_data`] gave on this or another phone. Everything that a shell shows may change: read
    /// the state and the lists again. It can be taken back once. Of what [`ImportMode::Merge`] lets stay, the game in
    /// progress and the settings are not touched: a search goes on.
    ///
    /// Waits for the disk: call it off the main thread. Whoever asks the records meanwhile waits too, as does the input that
    /// ends a game; so let the person do nothing else until it is done.
    ///
    /// # Errors
    ///
    /// [`TransferError`]; nothing has changed then.
    pub fn import_data(&self, text: &str, mode: ImportMode) -> Result<MatchState, TransferError> {
        let carried = self.records().import(text, mode, self.own_part()?)?;
        Ok(self.go_on_with(carried))
    }

    /// There is an import that can be taken back.
    pub fn can_take_back_import(&self) -> bool {
        self.records().can_take_back()
    }

    /// Brings back everything as it was before the last import, also after the app was started anew. What was played
    /// since then is gone. Waits for the disk: call it off the main thread.
    ///
    /// # Errors
    ///
    /// [`TransferError::NothingToTakeBack`], or why the files cannot be read or written.
    pub fn take_back_import(&self) -> Result<MatchState, TransferError> {
        let carried = self.records().take_back()?;
        Ok(self.go_on_with(carried))
    }
}

impl Match {
    fn own_part(&self) -> Result<MatchPart, TransferError> {
        let saved = self.saved_game();
        Ok(MatchPart { game: raw(&saved)?, begun: saved.has_begun(), settings: raw(&self.settings())? })
    }

    /// Makes the imported game the one in progress, and the settings those in use; what cannot be read changes nothing.
    fn go_on_with(&self, carried: Carried) -> MatchState {
        if let Some(settings) = carried.settings.and_then(|part| value::<Settings>(&part)) {
            self.change_settings(settings);
        }
        if let Some(sitting) = carried.game.and_then(|part| value::<SavedGame>(&part)?.restore()) {
            self.replace_sitting(sitting);
        }
        self.records().import_done();
        self.state()
    }
}

/// A value as its file has it.
fn raw<T: Versioned>(value: &T) -> Result<Box<RawValue>, TransferError> {
    let text = encode(value).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.and_then(|text| RawValue::from_string(text).ok()).ok_or(TransferError::Disk)
}

fn value<T: Versioned>(part: &RawValue) -> Option<T> {
    decode(part.get().as_bytes()).ok()
}
