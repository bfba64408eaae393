//! One's own best results beside a colleague's.

use super::colleagues::Colleague;
use super::rows::all_keys;
use super::{RecordKey, ScoreTable};
use crate::level::Level;
use crate::rules::Variant;
use std::cmp::Ordering;

/// Who has the better result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Leader {
    /// The person.
    Me,
    /// The colleague.
    Colleague,
    /// Neither: both have the same points.
    Nobody,
}

/// A colleague, and how the person stands to them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ColleagueView {
    /// Names the colleague in calls.
    pub id: String,
    /// What they are called.
    pub nickname: String,
    /// When their last card was taken, in seconds since 1970 (UTC).
    pub exchanged: u64,
    /// The rows in which at least one of the two has a result; none: nobody has won yet.
    pub rows: Vec<ComparedRow>,
    /// Who leads in more of them.
    pub leader: Leader,
    /// In how many of them the person leads.
    pub led_by_me: u32,
    /// In how many of them the colleague leads.
    pub led_by_colleague: u32,
}

/// A variant and level in which at least one of the two has a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ComparedRow {
    /// The rules.
    pub variant: Variant,
    /// False: the home rule.
    pub forced_capture: bool,
    /// The computer's strength.
    pub level: Level,
    /// The person's best points.
    pub mine: Option<u32>,
    /// The colleague's best points.
    pub theirs: Option<u32>,
    /// Whose are more; no result is less than any.
    pub leader: Leader,
}

impl Leader {
    /// Who has more.
    fn of<T: Ord + Copy>(mine: T, theirs: T) -> Self {
        match mine.cmp(&theirs) {
            Ordering::Greater => Self::Me,
            Ordering::Less => Self::Colleague,
            Ordering::Equal => Self::Nobody,
        }
    }
}

impl ColleagueView {
    pub(super) fn new(colleague: &Colleague, scores: &ScoreTable) -> Self {
        let best = colleague.best();
        let row = |key: RecordKey| {
            let mine = scores.best(key).map(|record| record.points);
            ComparedRow::new(key, mine, best.get(&key).copied())
        };
        let rows: Vec<_> = all_keys().filter_map(row).collect();
        let led_by = |leader| rows.iter().map(|row| u32::from(row.leader == leader)).sum();
        let (led_by_me, led_by_colleague): (u32, u32) = (led_by(Leader::Me), led_by(Leader::Colleague));
        Self {
            id: colleague.id.into(),
            nickname: colleague.nickname.as_str().into(),
            exchanged: colleague.exchanged,
            leader: Leader::of(led_by_me, led_by_colleague),
            led_by_me,
            led_by_colleague,
            rows,
        }
    }
}

impl ComparedRow {
    fn new(key: RecordKey, mine: Option<u32>, theirs: Option<u32>) -> Option<Self> {
        mine.or(theirs)?;
        // No result is less than any.
        let leader = Leader::of(mine, theirs);
        let RecordKey { variant, forced_capture, level } = key;
        Some(Self { variant, forced_capture, level, mine, theirs, leader })
    }
}
