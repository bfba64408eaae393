//! History, statistics and table, as the shells list them.

use super::Records;
use crate::level::Level;
use crate::scores::board::ScoreBoard;
use crate::scores::history::{HISTORY, HistoryEntry, HistoryFilter, HistoryPage, HistoryRules, Statistics};
use crate::scores::rows::rows;
use crate::scores::{FinishedGame, Summary};
use std::sync::Arc;

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Records {
    /// The table of one level.
    pub fn score_board(&self, level: Level) -> ScoreBoard {
        let inner = self.lock();
        ScoreBoard::new(level, &inner.scores, &inner.history, &inner.colleagues)
    }

    /// A page of the history, newest first: at most `limit` games after the `offset` newest.
    pub fn history(&self, filter: HistoryFilter, offset: u32, limit: u32) -> HistoryPage {
        self.lock().history.page(filter, offset, limit)
    }

    /// The rules by which there are games, in the order of the table.
    pub fn history_rules(&self) -> Vec<HistoryRules> {
        let inner = self.lock();
        let of = |(variant, forced_capture)| {
            let same = |game: &&Summary| (game.key.variant, game.key.forced_capture) == (variant, forced_capture);
            let games = u32::try_from(inner.history.summaries().filter(same).count()).unwrap_or(u32::MAX);
            HistoryRules { variant, forced_capture, games }
        };
        rows().map(of).filter(|rules| rules.games > 0).collect()
    }

    /// The sums over the games that the filter lets through.
    pub fn statistics(&self, filter: HistoryFilter) -> Statistics {
        Statistics::of(self.lock().history.summaries().filter(|game| filter.lets_through(game.key)))
    }

    /// Deletes a game from the history; true if it was there. The table keeps its best results.
    pub fn delete_game(&self, id: u64) -> bool {
        self.delete([id])
    }

    /// Deletes all games; true if there were any. Ask first. The table keeps its best results.
    pub fn delete_all_games(&self) -> bool {
        let ids = self.lock().history.ids();
        self.delete(ids)
    }

    /// Whether the last deletion can be taken back: until the app is closed or something else is deleted.
    pub fn can_undelete(&self) -> bool {
        !self.lock().deleted.is_empty()
    }

    /// Brings back what was deleted last; true if there was something.
    pub fn undelete(&self) -> bool {
        let mut inner = self.lock();
        let ids = std::mem::take(&mut inner.deleted);
        if ids.is_empty() {
            return false;
        }
        let line = inner.history.undelete(&ids);
        self.writer.append(HISTORY, &line);
        true
    }
}

impl Records {
    fn delete(&self, ids: impl IntoIterator<Item = u64>) -> bool {
        let mut inner = self.lock();
        let Some((ids, line)) = inner.history.delete(ids) else { return false };
        inner.deleted = ids;
        self.writer.append(HISTORY, &line);
        true
    }

    /// One game of the history; `None` if it is not there.
    pub fn history_entry(&self, id: u64) -> Option<HistoryEntry> {
        self.lock().history.entry(id)
    }

    /// A game with its moves; `None` if it is not there or cannot be read. Waits for the disk.
    pub fn game(&self, id: u64) -> Option<Arc<FinishedGame>> {
        let (place, journal) = self.look(|inner| inner.history.place(id));
        place?.read(&journal).map_err(|error| log::error!("game {id} cannot be read: {error}")).ok()
    }
}
