//! All of the app's data as one text, for a new phone.
//!
//! ```json
//! {"format":"draughts","version":1,"checksum":"0d1c8b77","data":{"scores":{…},"history":[…],…}}
//! ```
//!
//! The checksum is the CRC-32 of what stands behind `"data":`, byte for byte.

use super::colleagues::Colleagues;
use super::profile::Profile;
use super::{FinishedGame, ScoreTable};
use crate::store::crc32;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::HashSet;

const FORMAT: &str = "draughts";
const VERSION: u32 = 1;

/// What becomes of one's own data when other data is taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ImportMode {
    /// Both are put together: all games, the better of two results, one's own nickname.
    Merge,
    /// The other data takes the place of one's own.
    Replace,
}

/// Why data was not taken in, or not given out. Nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum TransferError {
    /// It is not a file of this app's data.
    #[error("not a file of this app's data")]
    Foreign,
    /// It is cut, or something in it was changed.
    #[error("the file is damaged")]
    Mangled,
    /// A newer version of the app wrote it.
    #[error("the file is of a newer version")]
    Newer,
    /// There is no import to be taken back.
    #[error("there is no import to be taken back")]
    NothingToTakeBack,
    /// One's own data cannot be read or written now.
    #[error("the app's own files cannot be read or written")]
    Disk,
    /// A fault of the core's own.
    #[error("a fault of the core")]
    OwnFault,
}

/// What a file of data holds, so that a person can be asked about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DataSummary {
    /// The nickname; empty if there is none.
    pub nickname: String,
    /// Games of the history.
    pub games: u32,
    /// Best results of the table.
    pub results: u32,
    /// Colleagues.
    pub colleagues: u32,
}

/// Looks into a file of data without taking it in. A long one takes its time: call it off the main thread.
///
/// # Errors
///
/// [`TransferError`], as [`crate::play::Match::import_data`] would give it.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn data_summary(text: &str) -> Result<DataSummary, TransferError> {
    let data = read(text)?;
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Ok(DataSummary {
        nickname: data.profile.nickname.map(Into::into).unwrap_or_default(),
        games: number(data.history.len()),
        results: number(data.scores.iter().count()),
        colleagues: number(data.colleagues.list().len()),
    })
}

/// Everything.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct AppData {
    pub(crate) scores: ScoreTable,
    pub(crate) history: Vec<FinishedGame>,
    pub(crate) profile: Profile,
    pub(crate) colleagues: Colleagues,
    /// The game in progress, as its file has it.
    pub(crate) game: Option<Box<RawValue>>,
    /// The settings, as their file has them.
    pub(crate) settings: Option<Box<RawValue>>,
}

#[derive(Deserialize)]
struct Probe {
    format: String,
    version: u32,
}

#[derive(Deserialize)]
struct Envelope<'a> {
    checksum: String,
    #[serde(borrow)]
    data: &'a RawValue,
}

/// The text of everything.
pub(crate) fn write(data: &AppData) -> Result<String, TransferError> {
    let data = serde_json::to_string(data).map_err(|error| {
        log::error!("the data cannot be written: {error}");
        TransferError::Disk
    })?;
    let sum = crc32(data.as_bytes());
    Ok(format!("{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"checksum\":\"{sum:08x}\",\"data\":{data}}}\n"))
}

/// Whether a text begins as a file of data does, of this app or another: whether [`read`] should be asked.
pub(crate) fn is_data(text: &str) -> bool {
    beginning(text).starts_with("{\"format\"")
}

/// How a text begins, without blanks.
fn beginning(text: &str) -> String {
    text.trim_start_matches('\u{FEFF}').chars().filter(|c| !c.is_whitespace()).take(24).collect()
}

/// What a text holds.
pub(crate) fn read(text: &str) -> Result<AppData, TransferError> {
    let text = text.trim_start_matches('\u{FEFF}');
    let Ok(probe) = serde_json::from_str::<Probe>(text) else {
        // Cut, it is no JSON any more; but how it begins can still be seen.
        let ours = beginning(text).starts_with(&format!("{{\"format\":\"{FORMAT}\""));
        return Err(if ours { TransferError::Mangled } else { TransferError::Foreign });
    };
    if probe.format != FORMAT {
        return Err(TransferError::Foreign);
    }
    if probe.version > VERSION {
        return Err(TransferError::Newer);
    }
    let envelope = serde_json::from_str::<Envelope<'_>>(text).map_err(|_| TransferError::Mangled)?;
    let data = envelope.data.get();
    if probe.version == 0 || format!("{:08x}", crc32(data.as_bytes())) != envelope.checksum {
        return Err(TransferError::Mangled);
    }
    serde_json::from_str(data).map_err(|error| {
        log::warn!("data with a right checksum that is none: {error}");
        TransferError::Mangled
    })
}

impl AppData {
    /// This with all that `other` has besides. The settings stay; of the game in progress the caller decides.
    pub(crate) fn merge(mut self, other: Self) -> Self {
        let known: HashSet<_> = self.history.iter().cloned().collect();
        self.history.extend(other.history.into_iter().filter(|game| !known.contains(game)));
        // Stable: of one second, one's own come first.
        self.history.sort_by_key(|game| game.unix_time);
        for (key, record) in other.scores.iter() {
            self.scores.offer(key, record);
        }
        if self.profile.nickname.is_none() && other.profile.id.is_some() {
            self.profile = other.profile;
        }
        self.colleagues.merge(&other.colleagues);
        if let Some(id) = self.profile.id {
            self.colleagues.forget(id);
        }
        self
    }
}
