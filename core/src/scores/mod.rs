//! Points, bands and records.
//!
//! [`Points`] says what a win is worth, [`Band`] how far that is on the way to mastery, [`ScoreTable`] keeps the best
//! result of each row. Nothing here reads a clock or a file: [`crate::store`] does the latter.

mod band;
mod points;
mod record;
mod table;

pub use band::{BAND_LEVEL, Band};
pub use points::Points;
pub use record::{Record, RecordKey};
pub use table::ScoreTable;
