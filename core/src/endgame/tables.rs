//! The tables of all variants, opened on first use.

use super::class::{MOST_PIECES, most_pieces};
use super::file::{TableError, file_name};
use super::source::TableSource;
use super::table::Table;
use crate::rules::Variant;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

/// The tables of all variants; only those of the variant asked for last are in memory.
///
/// ```
/// use draughts::endgame::{Folder, Tables, Value};
/// use draughts::{notation::fen, rules::Variant};
/// use std::sync::Arc;
///
/// let tables = Tables::new(Arc::new(Folder::new("data/endgame")));
/// let table = tables.of(Variant::Russian).unwrap();
/// // Three kings against a man that will be crowned.
/// let position = fen::parse(Variant::Russian, "W:WKa1,Kc1,Ke1:Bd4").unwrap();
/// assert_eq!(table.value(&position), Some(Value::Win));
/// ```
pub struct Tables {
    source: Arc<dyn TableSource>,
    most: u8,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    open: Option<Arc<Table>>,
    faults: BTreeMap<Variant, TableError>,
}

impl Tables {
    /// Tables from a source, of which nothing is read yet.
    pub fn new(source: Arc<dyn TableSource>) -> Self {
        Self { source, most: MOST_PIECES, state: Mutex::default() }
    }

    /// The same, to be looked at in the search only with `most` pieces or fewer on the board.
    #[must_use]
    pub fn up_to(self, most: u8) -> Self {
        Self { most, ..self }
    }

    /// The most pieces on the board with which the search looks at the tables of a variant.
    pub fn most_pieces(&self, variant: Variant) -> u8 {
        self.most.min(most_pieces(variant))
    }

    /// The tables of a variant. Reads a file the first time; `None` if it cannot be used: then [`Tables::fault`] says why, and
    /// it is not tried again.
    pub fn of(&self, variant: Variant) -> Option<Arc<Table>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = state.open.as_ref().filter(|open| open.variant() == variant) {
            return Some(Arc::clone(open));
        }
        if state.faults.contains_key(&variant) {
            return None;
        }
        state.open = None;
        let name = file_name(variant);
        // A shell's own code may fail in its own way, which arrives here as a panic; the search goes on without tables.
        let source = AssertUnwindSafe(&self.source);
        let read = catch_unwind(|| source.read(name.clone())).ok().flatten().ok_or(TableError::Missing);
        match read.and_then(|bytes| Table::read(variant, bytes)) {
            Ok(table) => {
                let table = Arc::new(table);
                state.open = Some(Arc::clone(&table));
                Some(table)
            }
            Err(error) => {
                log::warn!("no endgame tables: {name}: {error}");
                state.faults.insert(variant, error);
                None
            }
        }
    }

    /// Why the tables of a variant could not be used when they were asked for. Never waits for a file.
    pub fn fault(&self, variant: Variant) -> Option<TableError> {
        // While a file is being read nothing is known yet.
        let state = match self.state.try_lock() {
            Ok(state) => state,
            Err(std::sync::TryLockError::Poisoned(state)) => state.into_inner(),
            Err(std::sync::TryLockError::WouldBlock) => return None,
        };
        state.faults.get(&variant).copied()
    }
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").finish_non_exhaustive()
    }
}
