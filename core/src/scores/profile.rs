//! Who the person is to colleagues.

use super::card::{Card, PersonId};
use super::{Nickname, ScoreTable};
use crate::store::Versioned;
use serde::{Deserialize, Serialize};

/// The file `profile.json`:
///
/// ```json
/// {"version":1,"id":"00c0ffee00c0ffee","nickname":"Анна","edition":1796000000,"content":305419896}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Profile {
    /// Made on first use.
    pub(crate) id: Option<PersonId>,
    pub(crate) nickname: Option<Nickname>,
    /// The edition of the card that was made last.
    edition: u64,
    /// The checksum of what it said.
    content: u32,
}

impl Versioned for Profile {
    const NAME: &'static str = "profile";
    const VERSION: u32 = 1;
}

impl Profile {
    /// The card to share; `None` without a nickname. `random` becomes the id, if there is none yet.
    ///
    /// The same results are the same card. Others get the time as their edition, or, where the clock was put back, the
    /// number after the last, so that a colleague always knows which of two cards is the older one.
    pub(crate) fn card(&mut self, scores: &ScoreTable, now: u64, random: u64) -> Option<Card> {
        let nickname = self.nickname.clone()?;
        let id = *self.id.get_or_insert(PersonId(random));
        let best = scores.iter().map(|(key, record)| (key, record.points)).collect();
        let mut card = Card { id, nickname, edition: 0, best };
        let content = card.checksum();
        if self.edition == 0 || content != self.content {
            self.edition = now.clamp(self.edition.saturating_add(1), Card::LAST_EDITION);
            self.content = content;
        }
        card.edition = self.edition;
        Some(card)
    }
}
