//! The best results.

use super::record::{Record, RecordKey};
use crate::store::Versioned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The best result for each variant, home rule and level.
///
/// It is the whole of the file `scores.json`:
///
/// ```json
/// {"version":1,"records":[{"variant":"english","forcedCapture":true,"level":"medium","points":920,"moves":38,"unixTime":1796000000}]}
/// ```
///
/// Records are sorted by variant, home rule and level, so equal tables are equal files. Two records for one row, or
/// points that no win can bring, make the file a damaged one. A new level, variant or field needs a new
/// [`Versioned::VERSION`], so that an older app says *newer* and not *damaged*.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TableFile", into = "TableFile")]
pub struct ScoreTable {
    best: BTreeMap<RecordKey, Record>,
}

impl ScoreTable {
    /// Takes a ranked win; true if it is the new best of its row.
    ///
    /// Of equal points the earlier offer stays. Whether a win is ranked is the caller's to know. A record that is not
    /// [possible](Record::is_possible) is refused, for the file could not be read again.
    ///
    /// ```
    /// use draughts::{level::Level, rules::Variant, scores::{Points, Record, RecordKey, ScoreTable}};
    ///
    /// let key = RecordKey { variant: Variant::English, forced_capture: true, level: Level::Medium };
    /// let win = |pieces, moves, unix_time| Record { points: Points::of_win(pieces, moves).total(), moves, unix_time };
    ///
    /// let mut table = ScoreTable::default();
    /// assert!(table.offer(key, win(7, 38, 1_000)));
    /// assert!(!table.offer(key, win(7, 38, 2_000)));
    /// assert_eq!(table.best(key).map(|record| record.unix_time), Some(1_000));
    /// ```
    pub fn offer(&mut self, key: RecordKey, record: Record) -> bool {
        if !record.is_possible(key.variant) {
            log::error!("refused a result that no game can have: {key:?} {record:?}");
            return false;
        }
        let better = self.best.get(&key).is_none_or(|best| record.points > best.points);
        if better {
            self.best.insert(key, record);
        }
        better
    }

    /// The best result of a row.
    pub fn best(&self, key: RecordKey) -> Option<Record> {
        self.best.get(&key).copied()
    }

    /// All rows that have a result, sorted by variant, home rule (which comes first) and level.
    pub fn iter(&self) -> impl Iterator<Item = (RecordKey, Record)> {
        self.best.iter().map(|(key, record)| (*key, *record))
    }

    /// The number of rows that have a result.
    pub fn len(&self) -> usize {
        self.best.len()
    }

    /// No game has been won yet.
    pub fn is_empty(&self) -> bool {
        self.best.is_empty()
    }
}

impl Versioned for ScoreTable {
    const NAME: &'static str = "scores";
    const VERSION: u32 = 1;
}

/// The table as it stands in the file.
#[derive(Serialize, Deserialize)]
struct TableFile {
    records: Vec<Row>,
}

/// One record of the file.
#[derive(Serialize, Deserialize)]
struct Row {
    #[serde(flatten)]
    key: RecordKey,
    #[serde(flatten)]
    record: Record,
}

impl From<ScoreTable> for TableFile {
    fn from(table: ScoreTable) -> Self {
        Self { records: table.best.into_iter().map(|(key, record)| Row { key, record }).collect() }
    }
}

/// Why records cannot be a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum TableError {
    /// No win of the variant can have these points.
    #[error("no game can have this result: {0:?} {1:?}")]
    Impossible(RecordKey, Record),
    /// One row has two results.
    #[error("two results for {0:?}")]
    Twice(RecordKey),
}

impl TryFrom<TableFile> for ScoreTable {
    type Error = TableError;

    fn try_from(file: TableFile) -> Result<Self, TableError> {
        let mut best = BTreeMap::new();
        for Row { key, record } in file.records {
            if !record.is_possible(key.variant) {
                return Err(TableError::Impossible(key, record));
            }
            if best.insert(key, record).is_some() {
                return Err(TableError::Twice(key));
            }
        }
        Ok(Self { best })
    }
}
