//! What an input did beyond the state it led to, or why it was refused.

use super::state::{Feedback, Motion};
use super::text::{Text, TextKey};
use crate::board::{Bits, Square};

/// What the last input did, beyond the state it led to.
#[derive(Clone, Debug)]
pub(super) struct Response {
    pub(super) motion: Option<Motion>,
    pub(super) feedback: Feedback,
    pub(super) refusal: Option<Refused>,
}

/// Why an input was not accepted.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    pub(super) reason: Text,
    pub(super) detail: Option<Text>,
    pub(super) square: Option<Square>,
    pub(super) point_at: Bits,
}

impl Refused {
    pub(super) fn plain(key: TextKey) -> Self {
        Self { reason: Text::plain(key), detail: None, square: None, point_at: 0 }
    }
}

impl Response {
    pub(super) const QUIET: Self = Self { motion: None, feedback: Feedback::None, refusal: None };
    pub(super) const TICK: Self = Self { motion: None, feedback: Feedback::Tick, refusal: None };

    pub(super) fn moved(motion: Motion) -> Self {
        Self { motion: Some(motion), ..Self::TICK }
    }

    pub(super) fn refused(refused: Refused) -> Self {
        Self { motion: None, feedback: Feedback::DoubleTick, refusal: Some(refused) }
    }
}

impl From<Result<Self, Refused>> for Response {
    fn from(result: Result<Self, Refused>) -> Self {
        result.unwrap_or_else(Self::refused)
    }
}
