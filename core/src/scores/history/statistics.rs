//! Sums over the history.

use crate::scores::{Summary, Verdict};

/// Sums over finished games. What was deleted from the history is not in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Statistics {
    /// Finished games; wins, draws and losses together.
    pub games: u32,
    /// Games won, ranked or not.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost or given up.
    pub losses: u32,
    /// Wins in a row up to the last game.
    pub streak: u32,
    /// The most wins in a row.
    pub longest_streak: u32,
    /// The most points of a ranked win.
    pub best_points: Option<u32>,
    /// The mean points of the ranked wins, rounded.
    pub mean_points: Option<u32>,
}

impl Statistics {
    /// The sums over `games`, which come oldest first.
    pub(crate) fn of<'a>(games: impl IntoIterator<Item = &'a Summary>) -> Self {
        let mut sums = Self::default();
        let (mut points, mut ranked) = (0_u64, 0_u64);
        for game in games {
            sums.games += 1;
            match game.verdict {
                Verdict::Won => {
                    sums.wins += 1;
                    sums.streak += 1;
                    sums.longest_streak = sums.longest_streak.max(sums.streak);
                }
                Verdict::Drawn => (sums.draws, sums.streak) = (sums.draws + 1, 0),
                Verdict::Lost => (sums.losses, sums.streak) = (sums.losses + 1, 0),
            }
            if let Some(record) = game.record() {
                points += u64::from(record.points);
                ranked += 1;
                sums.best_points = sums.best_points.max(Some(record.points));
            }
        }
        let mean = (points + ranked / 2).checked_div(ranked);
        sums.mean_points = mean.and_then(|mean| u32::try_from(mean).ok());
        sums
    }
}
