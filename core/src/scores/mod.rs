//! Points, bands, the table of best results, the history, the profile and the colleagues.
//!
//! [`Points`] says what a win is worth, [`Band`] how far that is on the way to mastery, [`ScoreTable`] keeps the best
//! result of each row. Every finished game is a [`FinishedGame`] of the history. A [`Card`] tells colleagues of the best
//! results. [`Records`] holds all of it, saves it, and lists it for the shells; nothing else here reads a clock or a file.

mod band;
mod board;
mod card;
mod colleagues;
mod comparison;
mod finished;
mod history;
mod nickname;
mod notice;
mod points;
mod profile;
mod record;
mod records;
mod rows;
mod table;
mod transfer;

pub use band::{BAND_LEVEL, Band};
pub use board::{BestResult, ColleaguesBest, ScoreBoard, ScoreRow};
pub use card::{Card, CardError, PersonId, PersonIdError, QrMatrix};
pub use comparison::{ColleagueView, ComparedRow, Leader};
pub use finished::{EndCause, FinishedGame, Summary, Unranked, Verdict};
pub use history::{HistoryEntry, HistoryFilter, HistoryPage, HistoryRules, Statistics};
pub use nickname::{Nickname, NicknameError, check_nickname};
pub use notice::{RecordsNotice, RecordsPart, RecordsProblem};
pub use points::Points;
pub use record::{Record, RecordKey};
pub use records::{CardView, ProfileView, Received, Records};
pub(crate) use records::{Carried, MatchPart, OpenedRecords, Settled, now};
pub use table::ScoreTable;
pub(crate) use transfer::is_data;
pub use transfer::{DataSummary, ImportMode, TransferError, data_summary};
