//! The distances to progress, by their definition.

use super::tables;
use draughts::color::Color;
use draughts::endgame::{Class, Slice, Table, Value};
use draughts::moves::{Captures, legal_moves};
use draughts::notation::fen;
use draughts::position::Position;
use draughts::rules::{English, International, RuleSet, Russian, Variant};

/// Checks each `every`th placement of the slice of a position; how many were looked at.
fn check<R: RuleSet>(variant: Variant, text: &str, every: usize) -> usize {
    let tables = tables();
    let table = tables.of(variant).unwrap();
    let position = fen::parse(variant, text).unwrap();
    let slice = table.slice_of::<R>(&position, &mut || true).unwrap();
    let mut looked = 0;
    for (place, position) in placements::<R>(variant, &position).into_iter().enumerate() {
        if place % every == 0 {
            looked += 1;
            check_position::<R>(&table, &slice, variant, &position);
        }
    }
    looked
}

/// All placements of the kings of a position, with the same side to move.
fn placements<R: RuleSet>(variant: Variant, position: &Position) -> Vec<Position> {
    assert_eq!(position.turn(), Color::White);
    let layout = draughts::endgame::Layout::new::<R>(Class::of(position));
    let men = position.pieces_by_color().map(|own| own & !position.kings());
    let mut all = Vec::new();
    for own in layout.sets::<R>(2) {
        for other in layout.sets::<R>(3) {
            if own & other == 0 && (own | other) & (men[0] | men[1]) == 0 {
                let setup =
                    draughts::position::Setup { white: men[0] | own, black: men[1] | other, kings: own | other };
                all.push(Position::new(variant, setup, Color::White).unwrap());
            }
        }
    }
    all
}

fn check_position<R: RuleSet>(table: &Table, slice: &Slice<R>, variant: Variant, position: &Position) {
    let name = fen::write(variant, position);
    let solved = slice.find(position).unwrap();
    assert_eq!(Some(solved.value), table.value(position), "{name}");
    let moves = legal_moves(variant, Captures::Forced, position);
    // What each move brings the mover, and the distance after it: 0 after progress.
    let after = moves.iter().map(|played| {
        let next = position.after(played);
        let progress = played.is_capture() || position.kings() & played.from.bit() == 0;
        let distance = if progress { 0 } else { slice.find(&next).unwrap().distance };
        (table.value(&next).unwrap().negated(), distance)
    });
    let expected = match solved.value {
        Value::Draw => 0,
        Value::Win => 1 + after.filter(|(value, _)| *value == Value::Win).map(|(_, distance)| distance).min().unwrap(),
        Value::Loss => after.map(|(_, distance)| distance + 1).max().unwrap_or(0),
    };
    assert_eq!(solved.distance, expected, "{name}");
}

#[test]
fn a_distance_is_one_more_than_the_best_of_the_successors() {
    assert!(check::<English>(Variant::English, "W:WK1,K2:BK3", 1) > 10_000);
    assert!(check::<English>(Variant::English, "W:WK3:BK1,K2", 1) > 10_000);
    assert!(check::<English>(Variant::English, "W:WK1,K2,20:BK18,K21", 7) > 10_000);
    assert!(check::<Russian>(Variant::Russian, "W:WKb8,Kd8,Kf8:BKa3", 7) > 10_000);
    assert!(check::<Russian>(Variant::Russian, "W:WKb8,a3:BKa1,h6", 1) > 500);
    assert!(check::<International>(Variant::International, "W:WK1,K2:B20,K30", 3) > 10_000);
}
