//! Carrying everything to another phone: the records with the game in progress and the settings.

use super::saved::SavedGame;
use super::session::Match;
use super::state::MatchState;
use crate::scores::{Carried, ImportMode, MatchPart, TransferError};
use crate::store::{Versioned, decode, encode};
use serde_json::value::RawValue;

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Match {
    /// All of the app's data as one text, to be saved as a file. Waits for the disk: call it off the main thread.
    ///
    /// # Errors
    ///
    /// [`TransferError::Disk`] if the history cannot be read.
    pub fn export_data(&self) -> Result<String, TransferError> {
        self.records().export(&self.own_part()?)
    }

    /// Takes in what [`Match::export_data`] gave on this or another phone. Everything that a shell shows may change: read
    /// the state and the lists again. It can be taken back once. Of what [`ImportMode::Merge`] lets stay, the game in
    /// progress and the settings are not touched: a search goes on.
    ///
    /// Waits for the disk: call it off the main thread. Nobody else waits meanwhile, but what is done in a game that is
    /// about to be replaced is lost with it; so let the person do nothing else until it is done.
    ///
    /// # Errors
    ///
    /// [`TransferError`]; nothing has changed then.
    pub fn import_data(&self, text: &str, mode: ImportMode) -> Result<MatchState, TransferError> {
        let carried = self.records().import(text, mode, &self.own_part()?)?;
        Ok(self.go_on_with(&carried))
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
        Ok(self.go_on_with(&carried))
    }
}

impl Match {
    fn own_part(&self) -> Result<MatchPart, TransferError> {
        let saved = self.saved_game();
        Ok(MatchPart { game: raw(&saved)?, begun: saved.has_begun(), settings: raw(&self.settings())? })
    }

    /// Makes the imported game the one in progress, and the settings those in use. In the place of what cannot be read, as a
    /// newer version's, one's own is saved again.
    fn go_on_with(&self, carried: &Carried) -> MatchState {
        if let Some(part) = &carried.settings {
            self.replace_settings(value(part).unwrap_or_else(|| self.settings()));
        }
        if let Some(part) = &carried.game {
            let sitting = value::<SavedGame>(part).and_then(|saved| saved.restore());
            self.replace_sitting(sitting.unwrap_or_else(|| self.sitting()));
        }
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

#[cfg(test)]
mod tests {
    use super::super::input::Input;
    use super::super::state::Phase;
    use super::*;
    use crate::store::crc32;
    use tempfile::tempdir;

    #[test]
    fn a_game_and_settings_that_cannot_be_read_leave_ones_own() {
        let (here, there) = (tempdir().unwrap(), tempdir().unwrap());
        let open = |folder: &tempfile::TempDir| Match::open_seeded(folder.path().to_str().unwrap(), 1);
        let text = open(&there).export_data().unwrap();
        let (_, data) = text.trim_end().split_once("\"data\":").unwrap();
        let newer = |part: &str| (format!("\"{part}\":{{\"version\":1,"), format!("\"{part}\":{{\"version\":99,"));
        let mut data = data.strip_suffix('}').unwrap().to_owned();
        for (now, then) in [newer("game"), newer("settings")] {
            assert!(data.contains(&now), "{data}");
            data = data.replace(&now, &then);
        }
        let sum = crc32(data.as_bytes());
        let text = format!("{{\"format\":\"draughts\",\"version\":1,\"checksum\":\"{sum:08x}\",\"data\":{data}}}");

        let game = open(&here);
        game.change_settings(super::super::settings::Settings { haptics: false, ..game.settings() });
        for square in [11, 15] {
            game.input(Input::Tap { square });
        }
        assert_eq!(game.import_data(&text, ImportMode::Replace).unwrap().phase, Phase::ComputerMoves);
        drop(game);
        let game = open(&here);
        let state = game.state();
        assert_eq!((state.phase, state.notices.len()), (Phase::ComputerMoves, 0));
        assert!(!game.settings().haptics);
    }
}
