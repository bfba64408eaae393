//! Profile and colleagues, as the shells show them.

use super::{Inner, Records, now};
use crate::scores::card::{Card, CardError, PersonId, QrMatrix};
use crate::scores::comparison::ColleagueView;
use crate::scores::{Nickname, NicknameError};
use std::hash::{BuildHasher, RandomState};

/// The person's own profile.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ProfileView {
    /// What they are called; empty until they say so.
    pub nickname: String,
    /// There is a nickname, so there is a card to share.
    pub can_share: bool,
    /// The most letters that a nickname may have.
    pub most_letters: u32,
}

impl ProfileView {
    /// What is shown of somebody called so, or not called anything yet.
    pub(crate) fn of(nickname: Option<&Nickname>) -> Self {
        Self {
            nickname: nickname.map(|nickname| nickname.as_str().to_owned()).unwrap_or_default(),
            can_share: nickname.is_some(),
            most_letters: u32::try_from(Nickname::MOST_LETTERS).unwrap_or(u32::MAX),
        }
    }
}

/// The person's card, to be passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardView {
    /// One line of text, also a link that opens the app.
    pub text: String,
    /// The same as a QR code.
    pub qr: Option<QrMatrix>,
}

/// A card was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Received {
    /// The colleague, as they stand now.
    pub colleague: ColleagueView,
    /// They were known before: their results were renewed.
    pub renewed: bool,
}

#[cfg_attr(feature = "uniffi", draughts_export::export)]
impl Records {
    /// The person's own profile.
    pub fn profile(&self) -> ProfileView {
        ProfileView::of(self.lock().profile.nickname.as_ref())
    }

    /// Gives the person a nickname.
    ///
    /// # Errors
    ///
    /// Why it can be none.
    pub fn set_nickname(&self, text: &str) -> Result<ProfileView, NicknameError> {
        let nickname = Nickname::parse(text)?;
        let mut inner = self.lock();
        inner.profile.nickname = Some(nickname);
        self.writer.put(&inner.profile);
        drop(inner);
        Ok(self.profile())
    }

    /// The card to pass on; `None` without a nickname.
    pub fn card(&self) -> Option<CardView> {
        let mut inner = self.lock();
        let before = inner.profile.clone();
        let Inner { profile, scores, .. } = &mut *inner;
        // The standard library seeds its hashers from the system's randomness.
        let card = profile.card(scores, now(), RandomState::new().hash_one(now()))?;
        if inner.profile != before {
            self.writer.put(&inner.profile);
        }
        drop(inner);
        let text = card.to_text();
        Some(CardView { qr: QrMatrix::of(&text), text })
    }

    /// Takes a colleague's card out of a text that was pasted, opened or read from a code. The person's own results do
    /// not change, whatever it holds.
    ///
    /// # Errors
    ///
    /// Why it is not taken; nothing has changed then.
    pub fn receive_card(&self, text: &str) -> Result<Received, CardError> {
        let card = Card::read(text)?;
        let mut inner = self.lock();
        if inner.profile.id == Some(card.id) {
            return Err(CardError::Own);
        }
        let renewed = inner.colleagues.take(&card, now())?;
        self.writer.put(&inner.colleagues);
        let colleague = inner.colleagues.find(card.id).ok_or(CardError::Mangled)?;
        Ok(Received { colleague: ColleagueView::new(colleague, &inner.scores), renewed })
    }

    /// The colleagues, those with whom a card was exchanged last first.
    pub fn colleagues(&self) -> Vec<ColleagueView> {
        let inner = self.lock();
        let list = inner.colleagues.list();
        list.into_iter().map(|colleague| ColleagueView::new(colleague, &inner.scores)).collect()
    }

    /// One colleague by id; `None` if unknown.
    pub fn colleague(&self, id: String) -> Option<ColleagueView> {
        let inner = self.lock();
        let colleague = inner.colleagues.find(PersonId::try_from(id).ok()?)?;
        Some(ColleagueView::new(colleague, &inner.scores))
    }

    /// Forgets a colleague and all that is known of them; true if they were known. It can be taken back: see
    /// [`Records::remember_colleague`].
    pub fn forget_colleague(&self, id: String) -> bool {
        let Ok(id) = PersonId::try_from(id) else { return false };
        let mut inner = self.lock();
        let Some(forgotten) = inner.colleagues.forget(id) else { return false };
        inner.forgotten = Some(forgotten);
        self.writer.put(&inner.colleagues);
        true
    }

    /// Brings back the colleague who was forgotten last; true if there is one. Until the app is closed.
    pub fn remember_colleague(&self) -> bool {
        let mut inner = self.lock();
        let Some(forgotten) = inner.forgotten.take() else { return false };
        inner.colleagues.remember(forgotten);
        self.writer.put(&inner.colleagues);
        true
    }
}
