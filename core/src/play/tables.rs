//! The endgame tables that Master and the hint use.

use super::session::Match;
use super::text::{Argument, Text, TextKey};
use crate::endgame::{TableError, TableSource, Tables, file_name};
use std::sync::Arc;

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Match {
    /// Lets Master and the hint look endings up in files from `source`. Nothing is read here: a variant's file is read when
    /// Master or the hint first thinks about a game of it, on the search's thread.
    pub fn use_tables(&self, source: Arc<dyn TableSource>) {
        self.lock().tables = Some(Arc::new(Tables::new(source)));
    }

    /// Why Master plays the variant of the present game without endgame tables; `None` while nothing is wrong, or their file
    /// was not needed yet. Never waits for a file.
    pub fn tables_note(&self) -> Option<Text> {
        let inner = self.lock();
        let variant = inner.sitting.setup.variant;
        let error = inner.tables.as_ref()?.fault(variant)?;
        let key = match error {
            TableError::Missing => TextKey::TablesMissing,
            TableError::Damaged | TableError::Foreign => TextKey::TablesUnusable,
        };
        Some(Text::with(key, [Argument::Verbatim { value: file_name(variant) }]))
    }
}
