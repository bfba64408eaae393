//! The history as it is listed.

use super::History;
use crate::level::Level;
use crate::rules::Variant;
use crate::scores::{EndCause, RecordKey, Summary, Unranked, Verdict};

/// Which games are listed; what is `None` does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryFilter {
    /// Only this variant.
    pub variant: Option<Variant>,
    /// Only with (true) or without (false: the home rule) compulsory captures.
    pub forced_capture: Option<bool>,
    /// Only this level.
    pub level: Option<Level>,
}

/// A part of the history, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryPage {
    /// The games.
    pub entries: Vec<HistoryEntry>,
    /// How many newer games the filter lets through before the first of these.
    pub offset: u32,
    /// How many games the filter lets through in all.
    pub total: u32,
    /// There are older ones.
    pub more: bool,
    /// There is no game at all, whatever the filter: invite to play.
    pub nothing_yet: bool,
}

/// Rules by which games of the history were played, to choose a filter from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryRules {
    /// The variant.
    pub variant: Variant,
    /// False: the home rule.
    pub forced_capture: bool,
    /// How many games.
    pub games: u32,
}

/// A finished game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HistoryEntry {
    /// Its number, by which it is opened and deleted. An import gives new ones: list again after it.
    pub id: u64,
    /// When it ended, in seconds since 1970 (UTC).
    pub unix_time: u64,
    /// The rules.
    pub variant: Variant,
    /// False: the home rule.
    pub forced_capture: bool,
    /// The computer's strength.
    pub level: Level,
    /// The person moved first.
    pub person_began: bool,
    /// How it came out.
    pub verdict: Verdict,
    /// Why it ended.
    pub cause: EndCause,
    /// Moves of the person; a series is one.
    pub own_moves: u32,
    /// All points: 0 unless won.
    pub points: u32,
    /// Own pieces left; 0 unless won.
    pub pieces_left: u32,
    /// Points for them.
    pub points_for_pieces: u32,
    /// Own moves under the limit; 0 unless won.
    pub moves_under: u32,
    /// Points for them.
    pub points_for_moves: u32,
    /// It counts for the table: a win without undo, hint or set-up.
    pub ranked: bool,
    /// Why a win does not count.
    pub unranked: Option<Unranked>,
    /// A move was taken back, however it came out.
    pub undo_used: bool,
    /// A hint was asked for, however it came out.
    pub hint_used: bool,
}

impl HistoryFilter {
    /// The games of one row of the table.
    pub const fn row(key: RecordKey) -> Self {
        Self { variant: Some(key.variant), forced_capture: Some(key.forced_capture), level: Some(key.level) }
    }

    /// Whether it lets a game of that kind through.
    pub fn lets_through(&self, key: RecordKey) -> bool {
        self.variant.is_none_or(|variant| variant == key.variant)
            && self.forced_capture.is_none_or(|forced| forced == key.forced_capture)
            && self.level.is_none_or(|level| level == key.level)
    }
}

impl HistoryEntry {
    pub(crate) fn new(id: u64, game: &Summary) -> Self {
        let points = game.points();
        Self {
            id,
            unix_time: game.unix_time,
            variant: game.key.variant,
            forced_capture: game.key.forced_capture,
            level: game.key.level,
            person_began: game.color == game.key.variant.rules().first_mover,
            verdict: game.verdict,
            cause: game.cause,
            own_moves: game.own_moves,
            points: points.total(),
            pieces_left: points.pieces_left(),
            points_for_pieces: points.for_pieces(),
            moves_under: points.moves_under(),
            points_for_moves: points.for_moves(),
            ranked: game.record().is_some(),
            unranked: game.unranked(),
            undo_used: game.undo_used,
            hint_used: game.hint_used,
        }
    }
}

impl History {
    /// A page of at most `limit` games.
    pub(crate) fn page(&self, filter: HistoryFilter, offset: u32, limit: u32) -> HistoryPage {
        let through = || self.live().rev().filter(|kept| filter.lets_through(kept.summary.key));
        let entries: Vec<_> = through()
            .skip(offset as usize)
            .take(limit as usize)
            .map(|kept| HistoryEntry::new(kept.id, &kept.summary))
            .collect();
        let total = through().count();
        HistoryPage {
            more: total > offset as usize + entries.len(),
            entries,
            offset,
            total: u32::try_from(total).unwrap_or(u32::MAX),
            nothing_yet: self.live().next().is_none(),
        }
    }

    /// One game as it is listed.
    pub(crate) fn entry(&self, id: u64) -> Option<HistoryEntry> {
        self.find(id).map(|kept| HistoryEntry::new(id, &kept.summary))
    }
}
