//! The rows of every table: each variant, with its home rule under it.

use super::RecordKey;
use crate::level::Level;
use crate::rules::{Variant, has_home_rule};

/// Variant and `forced_capture` of each row, in the order in which they are shown.
///
/// International draughts are offered without a home rule; a row for it is there for those that play it all the same,
/// and shown to nobody else: see [`is_offered`].
pub(super) fn rows() -> impl Iterator<Item = (Variant, bool)> {
    Variant::ALL.into_iter().flat_map(|variant| [(variant, true), (variant, false)])
}

/// Whether the app offers games of this row.
pub(super) fn is_offered(variant: Variant, forced_capture: bool) -> bool {
    forced_capture || has_home_rule(variant)
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
