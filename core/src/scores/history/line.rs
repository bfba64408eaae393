//! The lines of the history's journal.

use crate::scores::FinishedGame;
use crate::store::{Journal, journal_line};
use serde::{Deserialize, Serialize};

/// The file.
pub(crate) const HISTORY: Journal = Journal { name: "history", version: 1 };

/// One line.
///
/// ```json
/// {"game":[1,{"seed":7,"unixTime":1796000000,"variant":"english",…,"moves":"11-15 22-18 15x22x18"}]}
/// {"delete":[[1,1]]}
/// {"restore":[[1,1]]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Line {
    /// A game under a number that is higher than all before it.
    Game(u64, FinishedGame),
    /// The games with these numbers are no longer there.
    Delete(Ranges),
    /// They are there after all.
    Restore(Ranges),
}

/// Numbers of games, in rising order without gaps, from the first to the last of each pair.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ranges(Vec<(u64, u64)>);

impl Line {
    /// As it stands in the journal.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        journal_line(self).unwrap_or_default()
    }
}

impl FromIterator<u64> for Ranges {
    fn from_iter<T: IntoIterator<Item = u64>>(ids: T) -> Self {
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for id in ids {
            match ranges.last_mut() {
                Some((_, last)) if last.checked_add(1) == Some(id) => *last = id,
                _ => ranges.push((id, id)),
            }
        }
        Self(ranges)
    }
}

impl Ranges {
    /// The pairs.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, u64)> {
        self.0.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_range() {
        let ranges: Ranges = [1, 2, 3, 7, 9, 10].into_iter().collect();
        assert_eq!(ranges.0, [(1, 3), (7, 7), (9, 10)]);
        assert_eq!(serde_json::to_string(&Line::Delete(ranges)).unwrap(), r#"{"delete":[[1,3],[7,7],[9,10]]}"#);
    }
}
