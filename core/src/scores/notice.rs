//! What is to be told about the files of the records.

use crate::store::{AsideReason, Loaded, LoadedJournal, Store, Versioned};

/// Something to be told once. The shell has the words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RecordsNotice {
    /// Whose file it is about.
    pub about: RecordsPart,
    /// What happened.
    pub problem: RecordsProblem,
    /// The file that the person may look for: what was set aside, or what could not be read.
    pub file: String,
}

/// What of the records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RecordsPart {
    /// The finished games.
    History,
    /// Nickname and id.
    Profile,
    /// The colleagues' results.
    Colleagues,
}

/// What happened to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum RecordsProblem {
    /// It could not be understood and was set aside.
    Damaged,
    /// A newer version of the app wrote it; it was set aside.
    Newer,
    /// It was damaged; the last good copy is in use.
    FromCopy,
    /// It is there but cannot be read now. It is left alone, and nothing can be saved in it.
    Unreadable,
    /// The app was ended while it saved: what was half-written is gone, all before it is there.
    HalfWritten,
    /// Some entries were damaged. The others are there; a copy of the whole was set aside.
    PartlyDamaged {
        /// How many.
        entries: u32,
    },
}

/// Loads a small file, and notes what is to be told.
pub(super) fn load<T: Versioned>(
    store: &Store,
    about: RecordsPart,
    now: u64,
    notices: &mut Vec<RecordsNotice>,
) -> Option<T> {
    let loaded = store.load::<T>(now);
    let newer = loaded.aside().is_some_and(|aside| aside.reason == AsideReason::Newer);
    let problem = match &loaded {
        Loaded::Fresh | Loaded::Read(_) => None,
        Loaded::FromCopy { .. } | Loaded::SetAside(_) if newer => Some(RecordsProblem::Newer),
        Loaded::FromCopy { .. } => Some(RecordsProblem::FromCopy),
        Loaded::SetAside(_) => Some(RecordsProblem::Damaged),
        Loaded::Unreadable => Some(RecordsProblem::Unreadable),
    };
    if let Some(problem) = problem {
        let file = loaded.aside().map_or_else(|| format!("{}.json", T::NAME), |aside| aside.file.clone());
        notices.push(RecordsNotice { about, problem, file });
    }
    loaded.value()
}

/// Notes what is to be told about the journal.
pub(super) fn of_journal(loaded: &LoadedJournal, file: &str, notices: &mut Vec<RecordsNotice>) {
    let entries = u32::try_from(loaded.lost).unwrap_or(u32::MAX);
    let newer = loaded.aside.as_ref().is_some_and(|aside| aside.reason == AsideReason::Newer);
    let problem = if loaded.unreadable {
        Some(RecordsProblem::Unreadable)
    } else if newer {
        Some(RecordsProblem::Newer)
    } else if loaded.lost > 0 {
        Some(RecordsProblem::PartlyDamaged { entries })
    } else if loaded.aside.is_some() {
        Some(RecordsProblem::Damaged)
    } else {
        loaded.torn.then_some(RecordsProblem::HalfWritten)
    };
    if let Some(problem) = problem {
        let file = loaded.aside.as_ref().map_or_else(|| file.to_owned(), |aside| aside.file.clone());
        notices.push(RecordsNotice { about: RecordsPart::History, problem, file });
    }
}
