//! The colleagues whose results one knows.

use super::card::{Card, CardError, PersonId};
use super::{Nickname, RecordKey};
use crate::level::Level;
use crate::rules::Variant;
use crate::store::Versioned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All colleagues: the file `colleagues.json`.
///
/// ```json
/// {"version":1,"colleagues":[{"id":"00c0ffee00c0ffee","nickname":"Анна","edition":1796000000,"exchanged":1796000100,
///  "best":[{"variant":"english","forcedCapture":true,"level":"medium","points":920}]}]}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Colleagues {
    colleagues: Vec<Colleague>,
}

/// One colleague.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Colleague {
    pub(crate) id: PersonId,
    pub(crate) nickname: Nickname,
    /// The edition of their last card.
    edition: u64,
    /// When it was taken, in seconds since 1970 (UTC).
    pub(crate) exchanged: u64,
    best: Vec<Best>,
}

/// A best result of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Best {
    variant: Variant,
    forced_capture: bool,
    level: Level,
    points: u32,
}

impl Versioned for Colleagues {
    const NAME: &'static str = "colleagues";
    const VERSION: u32 = 1;
}

impl Colleague {
    fn of(card: &Card, now: u64) -> Self {
        let best = card.best.iter().map(|(key, &points)| Best {
            variant: key.variant,
            forced_capture: key.forced_capture,
            level: key.level,
            points,
        });
        Self {
            id: card.id,
            nickname: card.nickname.clone(),
            edition: card.edition,
            exchanged: now,
            best: best.collect(),
        }
    }

    /// Their best results.
    pub(crate) fn best(&self) -> BTreeMap<RecordKey, u32> {
        let key =
            |best: &Best| RecordKey { variant: best.variant, forced_capture: best.forced_capture, level: best.level };
        self.best.iter().map(|best| (key(best), best.points)).collect()
    }
}

impl Colleagues {
    /// All, those with whom a card was exchanged last first.
    pub(crate) fn list(&self) -> Vec<&Colleague> {
        let mut list: Vec<_> = self.colleagues.iter().collect();
        list.sort_by_key(|colleague| std::cmp::Reverse(colleague.exchanged));
        list
    }

    /// One of them.
    pub(crate) fn find(&self, id: PersonId) -> Option<&Colleague> {
        self.colleagues.iter().find(|colleague| colleague.id == id)
    }

    /// Takes a card; true if the colleague was known before.
    pub(crate) fn take(&mut self, card: &Card, now: u64) -> Result<bool, CardError> {
        match self.colleagues.iter_mut().find(|known| known.id == card.id) {
            Some(known) if known.edition > card.edition => Err(CardError::Older),
            Some(known) => {
                *known = Colleague::of(card, now);
                Ok(true)
            }
            None => {
                self.colleagues.push(Colleague::of(card, now));
                Ok(false)
            }
        }
    }

    /// Forgets one; gives what was known of them.
    pub(crate) fn forget(&mut self, id: PersonId) -> Option<Colleague> {
        let index = self.colleagues.iter().position(|colleague| colleague.id == id)?;
        Some(self.colleagues.remove(index))
    }

    /// Takes a forgotten one back, unless they have sent a card since.
    pub(crate) fn remember(&mut self, colleague: Colleague) {
        if self.find(colleague.id).is_none() {
            self.colleagues.push(colleague);
        }
    }

    /// Adds those of another list; of a colleague in both, what is newer stays.
    pub(crate) fn merge(&mut self, others: &Self) {
        for other in &others.colleagues {
            match self.colleagues.iter_mut().find(|known| known.id == other.id) {
                Some(known) if known.edition >= other.edition => {}
                Some(known) => known.clone_from(other),
                None => self.colleagues.push(other.clone()),
            }
        }
    }
}
