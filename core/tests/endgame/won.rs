//! Won endings are won: by a search of bounded nodes with the tables, against a defence that knows all distances, with the
//! variant's draw clocks and repetition.

use super::tables;
use draughts::board::Bits;
use draughts::color::Color;
use draughts::endgame::{Class, Layout, Slice, Table, Tables, Value};
use draughts::game::{Game, Outcome};
use draughts::moves::{Captures, Move};
use draughts::notation::fen;
use draughts::position::{Position, Setup};
use draughts::rules::{Brazilian, Czech, English, International, Italian, RuleSet, Russian, Spanish, Variant};
use draughts::search::{Control, HashTable, Limits, Request, Techniques, search};
use std::collections::HashMap;
use std::sync::Arc;

/// Nodes for each move of the strong side: a small part of what Master has in a second.
const NODES: u64 = 20_000;

/// What the defence knows: the distance of every lost position to the next progress.
struct Distances<'a, R> {
    table: &'a Table,
    slices: HashMap<(Class, [Bits; 2]), Arc<Slice<R>>>,
}

impl<'a, R: RuleSet> Distances<'a, R> {
    fn new(table: &'a Table) -> Self {
        Self { table, slices: HashMap::new() }
    }

    fn of(&mut self, position: &Position) -> Option<u8> {
        let position = if position.turn() == Color::White { *position } else { position.flipped(&R::RULES) };
        let (own, other, kings) = (position.pieces(Color::White), position.pieces(Color::Black), position.kings());
        let key = (Class::of(&position), [own & !kings, other & !kings]);
        let table = self.table;
        let slice = self.slices.entry(key).or_insert_with(|| table.slice_of::<R>(&position, &mut || true).unwrap());
        slice.find(&position).map(|solved| solved.distance)
    }

    /// The move that loses slowest, or does not lose.
    fn defend(&mut self, game: &Game) -> Move {
        let worth = |distances: &mut Self, played: &Move| {
            let next = game.position().after(played);
            let value = distances.table.value(&next).unwrap().negated();
            let progress = played.is_capture() || game.position().kings() & played.from.bit() == 0;
            (value, if progress { 0 } else { distances.of(&next).unwrap_or(0) })
        };
        *game.legal_moves().iter().max_by_key(|played| worth(self, played)).unwrap()
    }
}

/// The strong side's move.
fn attack(game: &Game, tables: &Tables, hash: &mut HashTable, nodes: u64) -> Move {
    let limits = Limits::nodes(nodes);
    hash.clear();
    let request = Request { game, limits, techniques: Techniques::ALL, seed: 1, tables: Some(tables) };
    search(&request, hash, &Control::default(), &mut |_| ()).unwrap().best().unwrap()
}

/// Every `every`th position of a class with White to move that is won by the tables.
fn won_positions<R: RuleSet>(table: &Table, class: Class, every: usize) -> Vec<Position> {
    let layout = Layout::new::<R>(class);
    let sets = [0, 1, 2, 3].map(|group| layout.sets::<R>(group));
    let mut found = Vec::new();
    let mut passed = 0;
    for &men in &sets[0] {
        for &other_men in &sets[1] {
            for &kings in &sets[2] {
                for &other_kings in &sets[3] {
                    let all = men | other_men | kings | other_kings;
                    if all.count_ones() != u32::from(class.pieces()) {
                        continue;
                    }
                    let setup =
                        Setup { white: men | kings, black: other_men | other_kings, kings: kings | other_kings };
                    let position = Position::new(table.variant(), setup, Color::White).unwrap();
                    if table.value(&position) == Some(Value::Win) {
                        passed += 1;
                        if passed % every == 0 {
                            found.push(position);
                        }
                    }
                }
            }
        }
    }
    found
}

/// Plays won endings out; tells those that were not won.
fn play_out<R: RuleSet>(variant: Variant, class: Class, every: usize) -> (usize, Vec<String>) {
    let tables = tables();
    let table = tables.of(variant).unwrap();
    let mut distances = Distances::<R>::new(&table);
    let mut hash = HashTable::new(14);
    let positions = won_positions::<R>(&table, class, every);
    let mut failed = Vec::new();
    for position in &positions {
        let mut game = Game::from_position(variant, Captures::Forced, *position);
        while game.outcome().is_none() {
            let played = match game.position().turn() {
                Color::White => attack(&game, &tables, &mut hash, NODES),
                Color::Black => distances.defend(&game),
            };
            game.play(&played).unwrap();
        }
        if !matches!(game.outcome(), Some(Outcome::Won { winner: Color::White, .. })) {
            failed.push(format!("{}: {:?}", fen::write(variant, position), game.outcome()));
        }
    }
    (positions.len(), failed)
}

/// Plays out every `every`th won position of a class given as `KKm-k`: the winner's kings and men, then the other's.
fn all_are_won<R: RuleSet>(variant: Variant, pieces: &str, every: usize) {
    let sides: Vec<_> = pieces.split('-').collect();
    let count =
        |side: usize, kind: char| sides[side].chars().filter(|&piece| piece == kind).count().try_into().unwrap();
    let class = Class { men: [count(0, 'm'), count(1, 'm')], kings: [count(0, 'K'), count(1, 'K')] };
    let (played, failed) = play_out::<R>(variant, class, every);
    assert!(played > 0, "{variant:?} {pieces}");
    assert!(
        failed.is_empty(),
        "{variant:?} {pieces}: {} of {played} not won: {:?}",
        failed.len(),
        &failed[..failed.len().min(5)]
    );
}

/// A sample of the longest endings of each variant; `part` is the share of them that is played, as a divisor.
fn samples_are_won(part: usize) {
    all_are_won::<English>(Variant::English, "KKK-K", 100 * part);
    all_are_won::<English>(Variant::English, "KK-Km", 200 * part);
    all_are_won::<English>(Variant::English, "KKK-KK", 4000 * part);
    all_are_won::<English>(Variant::English, "KKm-KK", 10_000 * part);
    all_are_won::<Russian>(Variant::Russian, "KK-K", 5 * part);
    all_are_won::<Russian>(Variant::Russian, "KKK-K", 200 * part);
    all_are_won::<Russian>(Variant::Russian, "KKm-K", 500 * part);
    all_are_won::<Russian>(Variant::Russian, "Kmm-K", 500 * part);
    all_are_won::<Brazilian>(Variant::Brazilian, "KKK-K", 200 * part);
    all_are_won::<Brazilian>(Variant::Brazilian, "KKm-K", 500 * part);
    all_are_won::<Italian>(Variant::Italian, "KK-K", 50 * part);
    all_are_won::<Italian>(Variant::Italian, "KK-Km", 500 * part);
    all_are_won::<Czech>(Variant::Czech, "KKK-K", 200 * part);
    all_are_won::<Czech>(Variant::Czech, "KKm-K", 500 * part);
    all_are_won::<Spanish>(Variant::Spanish, "KKK-K", 200 * part);
    all_are_won::<Spanish>(Variant::Spanish, "Kmm-K", 500 * part);
    all_are_won::<International>(Variant::International, "KKK-K", 2000 * part);
    all_are_won::<International>(Variant::International, "KKm-K", 5000 * part);
}

#[test]
fn two_kings_beat_one_in_english() {
    all_are_won::<English>(Variant::English, "KK-K", 50);
}

#[test]
fn won_endings_are_won_within_the_clocks() {
    samples_are_won(120);
}

#[test]
#[ignore = "minutes"]
fn two_kings_beat_one_in_english_from_every_won_position() {
    all_are_won::<English>(Variant::English, "KK-K", 1);
}

#[test]
#[ignore = "minutes"]
fn many_won_endings_are_won_within_the_clocks() {
    samples_are_won(4);
}
