//! The seven variants by name, and the one place where a name meets its rules.

use serde::{Deserialize, Serialize};

/// A variant of draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// English draughts, American checkers.
    English,
    /// Russian draughts.
    Russian,
    /// Brazilian draughts.
    Brazilian,
    /// Italian draughts.
    Italian,
    /// Czech draughts.
    Czech,
    /// Spanish draughts.
    Spanish,
    /// International draughts on the 10x10 board.
    International,
}

impl Variant {
    /// All variants, in the order in which they are offered.
    pub const ALL: [Self; 7] =
        [Self::English, Self::Russian, Self::Brazilian, Self::Italian, Self::Czech, Self::Spanish, Self::International];
}

/// Evaluates an expression with `$rules` standing for the [`RuleSet`](super::RuleSet) type of a variant.
macro_rules! with_rules {
    ($variant:expr, $rules:ident => $body:expr) => {
        match $variant {
            $crate::rules::Variant::English => {
                type $rules = $crate::rules::English;
                $body
            }
            $crate::rules::Variant::Russian => {
                type $rules = $crate::rules::Russian;
                $body
            }
            $crate::rules::Variant::Brazilian => {
                type $rules = $crate::rules::Brazilian;
                $body
            }
            $crate::rules::Variant::Italian => {
                type $rules = $crate::rules::Italian;
                $body
            }
            $crate::rules::Variant::Czech => {
                type $rules = $crate::rules::Czech;
                $body
            }
            $crate::rules::Variant::Spanish => {
                type $rules = $crate::rules::Spanish;
                $body
            }
            $crate::rules::Variant::International => {
                type $rules = $crate::rules::International;
                $body
            }
        }
    };
}
pub(crate) use with_rules;

/// Whether the home rule, which leaves captures to the player, can be switched on for a variant: on the 8x8 board.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn has_home_rule(variant: Variant) -> bool {
    variant.rules().board == crate::board::Board::EIGHT
}

impl Variant {
    /// Its rules, for those who ask at run time.
    pub const fn rules(self) -> &'static super::Rules {
        use super::RuleSet;
        with_rules!(self, R => &R::RULES)
    }
}
