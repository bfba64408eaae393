//! The table of best results as it is shown.

use super::colleagues::Colleagues;
use super::history::History;
use super::rows::keys;
use super::{BAND_LEVEL, Band, RecordKey, ScoreTable, Statistics};
use crate::level::Level;
use crate::rules::Variant;

/// The table of one level.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ScoreBoard {
    /// The level.
    pub level: Level,
    /// A row for each variant, and under it one for its home rule once somebody has played that.
    pub rows: Vec<ScoreRow>,
    /// No game was ever won on any level: invite to play.
    pub empty: bool,
    /// A row has a band: leave room for one in each.
    pub has_bands: bool,
}

/// One variant in the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ScoreRow {
    /// The rules.
    pub variant: Variant,
    /// False: the home rule.
    pub forced_capture: bool,
    /// Neither a game nor a best result: "not played".
    pub never_played: bool,
    /// Games in the history.
    pub played: u32,
    /// Those of them that were won, ranked or not.
    pub won: u32,
    /// The best ranked win.
    pub best: Option<BestResult>,
    /// The band of the best; only on the level on which bands are counted, and only once something was won.
    pub band: Option<Band>,
    /// The next band; `None` at the top, or where there is no band.
    pub next_band: Option<Band>,
    /// Points missing to it; 0 where there is none.
    pub missing: u32,
    /// The colleagues' best results, the highest first.
    pub colleagues: Vec<ColleaguesBest>,
}

/// A colleague's best result beside one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ColleaguesBest {
    /// Who.
    pub nickname: String,
    /// Their points.
    pub points: u32,
}

/// A best result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BestResult {
    /// Its points.
    pub points: u32,
    /// Own moves; a series is one.
    pub moves: u32,
    /// When the game ended, in seconds since 1970 (UTC).
    pub unix_time: u64,
}

impl ScoreBoard {
    pub(super) fn new(level: Level, scores: &ScoreTable, history: &History, colleagues: &Colleagues) -> Self {
        let row = |key: RecordKey| {
            let statistics = Statistics::of(history.summaries().filter(|summary| summary.key == key));
            ScoreRow { colleagues: colleagues_best(key, colleagues), ..ScoreRow::new(key, scores, &statistics) }
        };
        let rows: Vec<_> = keys(level).map(row).filter(ScoreRow::is_shown).collect();
        Self { level, empty: scores.is_empty(), has_bands: rows.iter().any(|row| row.band.is_some()), rows }
    }
}

impl ScoreRow {
    /// Every variant is; a home rule once it was played here or by a colleague, so that the table of somebody who knows
    /// nothing of home rules does not say thirteen times that nothing was played.
    fn is_shown(&self) -> bool {
        self.forced_capture || !self.never_played || !self.colleagues.is_empty()
    }

    fn new(key: RecordKey, scores: &ScoreTable, statistics: &Statistics) -> Self {
        let best = scores.best(key);
        let banded = best.filter(|_| key.level == BAND_LEVEL).map(|best| best.points);
        let band = banded.map(Band::of);
        Self {
            variant: key.variant,
            forced_capture: key.forced_capture,
            never_played: statistics.games == 0 && best.is_none(),
            played: statistics.games,
            won: statistics.wins,
            best: best.map(|best| BestResult { points: best.points, moves: best.moves, unix_time: best.unix_time }),
            band,
            next_band: band.and_then(Band::next),
            missing: banded.map_or(0, Band::missing),
            colleagues: Vec::new(),
        }
    }
}

/// What the colleagues have in a row; of equal results that of the colleague met last comes first.
fn colleagues_best(key: RecordKey, colleagues: &Colleagues) -> Vec<ColleaguesBest> {
    let best = colleagues.list().into_iter().filter_map(|colleague| {
        let points = *colleague.best().get(&key)?;
        Some(ColleaguesBest { nickname: colleague.nickname.as_str().to_owned(), points })
    });
    let mut best: Vec<_> = best.collect();
    best.sort_by_key(|best| std::cmp::Reverse(best.points));
    best
}
