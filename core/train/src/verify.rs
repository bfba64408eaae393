//! Proving tables by the rules alone: each value must be the best of its successors'.

use crate::{Work, for_variant};
use draughts::color::Color;
use draughts::endgame::{Class, Layout, Table, Value, most_pieces};
use draughts::moves::{Captures, MoveList, generate};
use draughts::position::{Position, Setup};
use draughts::rules::{RuleSet, Variant};

/// What a sweep found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Positions looked at.
    pub positions: u64,
    /// The first that are not worth what their successors say.
    pub wrong: Vec<Position>,
}

/// Wrong positions that are told.
const MOST_WRONG: usize = 10;

/// Looks at the position of each `every`th placement with White to move of a table; those with Black to move are the same with
/// the colours exchanged.
///
/// That each value is the best of its successors' does not alone exclude a circle of wins each of which relies on the next.
/// That there is none shows in play: the distances by which wins are won are worked out anew from these values.
pub fn verify(table: &Table, every: usize) -> Report {
    for_variant(table.variant(), Verify { table, every })
}

/// How many positions of a class a table calls won, drawn and lost.
pub fn counts_in(table: &Table, class: Class) -> [u64; 3] {
    for_variant(table.variant(), Count { table, class })
}

struct Verify<'a> {
    table: &'a Table,
    every: usize,
}

impl Work for Verify<'_> {
    type Result = Report;

    fn work<R: RuleSet>(self, variant: Variant) -> Report {
        let mut report = Report::default();
        let mut moves = MoveList::new();
        for class in Class::all(most_pieces(variant)) {
            each_position::<R>(variant, class, self.every, &mut |position| {
                report.positions += 1;
                moves.clear();
                generate::<R>(position, Captures::Forced, &mut moves);
                let of_successors = moves
                    .iter()
                    .map(|played| self.table.value(&position.after(played)).map(Value::negated))
                    .max()
                    .unwrap_or(Some(Value::Loss));
                let right = of_successors.is_some() && self.table.value(position) == of_successors;
                if !right && report.wrong.len() < MOST_WRONG {
                    report.wrong.push(*position);
                }
            });
        }
        report
    }
}

struct Count<'a> {
    table: &'a Table,
    class: Class,
}

impl Work for Count<'_> {
    type Result = [u64; 3];

    fn work<R: RuleSet>(self, variant: Variant) -> [u64; 3] {
        let mut counts = [0; 3];
        each_position::<R>(variant, self.class, 1, &mut |position| match self.table.value(position) {
            Some(Value::Win) => counts[0] += 1,
            Some(Value::Draw) => counts[1] += 1,
            Some(Value::Loss) => counts[2] += 1,
            None => (),
        });
        counts
    }
}

/// The positions with White to move among each `every`th placement of a class.
fn each_position<R: RuleSet>(variant: Variant, class: Class, every: usize, see: &mut impl FnMut(&Position)) {
    let layout = Layout::new::<R>(class);
    let [men, other_men, kings, other_kings] = [0, 1, 2, 3].map(|group| layout.sets::<R>(group));
    let all_men = men.iter().flat_map(|own| other_men.iter().map(move |other| [*own, *other]));
    let mut passed = 0;
    for [men, other_men] in all_men {
        for [kings, other_kings] in kings.iter().flat_map(|own| other_kings.iter().map(move |other| [*own, *other])) {
            passed += 1;
            if passed % every != 0 {
                continue;
            }
            let occupied = men | other_men | kings | other_kings;
            if occupied.count_ones() != u32::from(class.pieces()) {
                continue;
            }
            let setup = Setup { white: men | kings, black: other_men | other_kings, kings: kings | other_kings };
            if let Ok(position) = Position::new(variant, setup, Color::White) {
                see(&position);
            }
        }
    }
}
