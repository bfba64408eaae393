//! The rows of every table: each variant, with its home rule under it.

use super::RecordKey;
use crate::level::Level;
use crate::rules::Variant;

/// Variant and `forced_capture` of each row, in the order in which they are shown.
///
/// International draughts are offered without a home rule, and yet have a row for it: games of it may come in with data.
pub(super) fn rows() -> impl Iterator<Item = (Variant, bool)> {
    Variant::ALL.into_iter().flat_map(|variant| [(variant, true), (variant, false)])
}

/// The rows of a level.
pub(super) fn keys(level: Level) -> impl Iterator<Item = RecordKey> {
    rows().map(move |(variant, forced_capture)| RecordKey { variant, forced_capture, level })
}

/// The rows of all levels, row by row.
pub(super) fn all_keys() -> impl Iterator<Item = RecordKey> {
    rows().flat_map(|(variant, forced_capture)| {
        Level::ALL.into_iter().map(move |level| RecordKey { variant, forced_capture, level })
    })
}
