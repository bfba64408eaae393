//! How the draw clocks of the rules count.

use crate::position::{Move, Position};
use crate::rules::{Army, Clock, Condition, Resets};

impl Clock {
    /// The count after a ply, given the count before it, in plies.
    pub fn count_after(&self, count: u16, before: &Position, played: &Move, after: &Position) -> u16 {
        if self.resets.on(before, played) || !self.condition.holds(before) || !self.condition.holds(after) {
            0
        } else {
            count + 1
        }
    }
}

impl Resets {
    /// Whether a move from `before` is one of these.
    #[inline]
    pub const fn on(&self, before: &Position, played: &Move) -> bool {
        let man_move = before.kings() & played.from.bit() == 0;
        self.capture && played.is_capture() || self.man_move && man_move || self.crowning && played.promotes
    }
}

impl Condition {
    /// Whether the clock runs in `position`.
    pub fn holds(&self, position: &Position) -> bool {
        match *self {
            Self::Always => true,
            Self::LoneKing { least, most, kings, road } => {
                let [white, black] = position.pieces_by_color();
                [(white, black), (black, white)].into_iter().any(|(lone, others)| {
                    lone.is_power_of_two()
                        && lone & position.kings() == lone
                        && (least..=most).contains(&others.count_ones())
                        && (others & position.kings()).count_ones() >= kings
                        && road.is_none_or(|road| lone & road != 0 && others & road == 0)
                })
            }
            Self::Pieces(pairs) => {
                let [white, black] = position.pieces_by_color().map(|own| Army {
                    kings: (own & position.kings()).count_ones(),
                    men: (own & !position.kings()).count_ones(),
                });
                pairs.iter().any(|&[one, other]| (one, other) == (white, black) || (one, other) == (black, white))
            }
            Self::KingsOnBothSides { least, most } => {
                let [white, black] = position.pieces_by_color();
                white & position.kings() != 0
                    && black & position.kings() != 0
                    && (least..=most).contains(&(white | black).count_ones())
            }
        }
    }
}
