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

struct Verify<'a> {
    table: &'a Table,
    every: usize,
}

/// Looks at each `every`th position with White to move of a table; those with Black to move are the same with the colours
/// exchanged.
///
/// That each value is the best of its successors' does not alone exclude a circle of wins each of which relies on the next.
/// That there is none shows in play: the distances by which wins are won are worked out anew from these values.
pub fn verify(table: &Table, every: usize) -> Report {
    for_variant(table.variant(), Verify { table, every })
}

impl Work for Verify<'_> {
    type Result = Report;

    fn work<R: RuleSet>(self, variant: Variant) -> Report {
        let mut report = Report::default();
        let mut moves = MoveList::new();
        let mut passed = 0;
        for class in Class::all(most_pieces(variant)) {
            let layout = Layout::new::<R>(class);
            let [men, other_men, kings, other_kings] = [0, 1, 2, 3].map(|group| layout.sets::<R>(group));
            for (&men, &other_men) in men.iter().flat_map(|men| other_men.iter().map(move |other| (men, other))) {
                for (&kings, &other_kings) in
                    kings.iter().flat_map(|own| other_kings.iter().map(move |other| (own, other)))
                {
                    passed += 1;
                    if passed % self.every != 0 {
                        continue;
                    }
                    let apart =
                        men.count_ones() + other_men.count_ones() + kings.count_ones() + other_kings.count_ones()
                            == (men | other_men | kings | other_kings).count_ones();
                    let setup =
                        Setup { white: men | kings, black: other_men | other_kings, kings: kings | other_kings };
                    let Some(position) = Position::new(variant, setup, Color::White).ok().filter(|_| apart) else {
                        continue;
                    };
                    report.positions += 1;
                    moves.clear();
                    generate::<R>(&position, Captures::Forced, &mut moves);
                    let of_successors = moves
                        .iter()
                        .map(|played| self.table.value(&position.after(played)).map(Value::negated))
                        .max()
                        .unwrap_or(Some(Value::Loss));
                    if (of_successors.is_none() || self.table.value(&position) != of_successors)
                        && report.wrong.len() < 10
                    {
                        report.wrong.push(position);
                    }
                }
            }
        }
        report
    }
}
