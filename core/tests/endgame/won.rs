//! Won endings are won: by a search of bounded nodes with the tables, against a defence that knows all distances, with the
//! variant's draw clocks and repetition.

use super::tables;
use draughts::board::Bits;
use draughts::color::Color;
use draughts::endgame::{Class, Layout, Slice, Table, Tables, Value};
use draughts::game::{Game, Outcome};
use draughts::moves::{Captures, Move};
use draughts::position::{Position, Setup};
use draughts::rules::{Brazilian, Czech, English, International, Italian, RuleSet, Russian, Spanish, Variant};
use draughts::search::{Control, HashTable, Limits, Request, Techniques, search};
use std::collections::HashMap;
use std::sync::Arc;

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
    hash.clear();
    let limits = Limits::nodes(nodes);
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

fn class(men: [u8; 2], kings: [u8; 2]) -> Class {
    Class { men, kings }
}

#[test]
#[ignore]
fn experiment() {
    fn run<R: RuleSet>(variant: Variant, men: [u8; 2], kings: [u8; 2], every: usize) {
        let tables = tables();
        let table = tables.of(variant).unwrap();
        let mut distances = Distances::<R>::new(&table);
        let mut hash = HashTable::new(14);
        let positions = won_positions::<R>(&table, class(men, kings), every);
        let begun = std::time::Instant::now();
        let mut failed = Vec::new();
        let mut longest = 0;
        for position in &positions {
            let mut game = Game::from_position(variant, Captures::Forced, *position);
            while game.outcome().is_none() {
                let played = if game.position().turn() == Color::White {
                    attack(&game, &tables, &mut hash, 20_000)
                } else {
                    distances.defend(&game)
                };
                game.play(&played).unwrap();
            }
            longest = longest.max(game.plies().len());
            if !matches!(game.outcome(), Some(Outcome::Won { winner: Color::White, .. })) {
                failed.push((draughts::notation::fen::write(variant, position), game.outcome()));
            }
        }
        println!(
            "{variant:?} {} {} played, {} failed, longest {longest}, {:.1?} {:?}",
            class(men, kings),
            positions.len(),
            failed.len(),
            begun.elapsed(),
            &failed[..failed.len().min(4)]
        );
    }
    run::<English>(Variant::English, [0, 0], [2, 1], 10);
    run::<English>(Variant::English, [0, 0], [3, 1], 500);
    run::<English>(Variant::English, [0, 0], [3, 2], 20000);
    run::<English>(Variant::English, [0, 1], [2, 1], 4000);
    run::<English>(Variant::English, [1, 0], [2, 2], 50000);
    run::<Russian>(Variant::Russian, [0, 0], [3, 1], 500);
    run::<Russian>(Variant::Russian, [0, 0], [2, 1], 50);
    run::<Russian>(Variant::Russian, [1, 0], [2, 1], 1000);
    run::<Russian>(Variant::Russian, [2, 0], [1, 1], 1000);
    run::<Brazilian>(Variant::Brazilian, [0, 0], [3, 1], 500);
    run::<Brazilian>(Variant::Brazilian, [1, 0], [2, 1], 1000);
    run::<Italian>(Variant::Italian, [0, 0], [2, 1], 100);
    run::<Italian>(Variant::Italian, [0, 1], [2, 1], 1000);
    run::<Czech>(Variant::Czech, [0, 0], [3, 1], 500);
    run::<Czech>(Variant::Czech, [1, 0], [2, 1], 1000);
    run::<Spanish>(Variant::Spanish, [0, 0], [3, 1], 500);
    run::<Spanish>(Variant::Spanish, [2, 0], [1, 1], 500);
    run::<International>(Variant::International, [0, 0], [3, 1], 4000);
    run::<International>(Variant::International, [1, 0], [2, 1], 10000);
}
#[test]
#[ignore]
fn large() {
    let tables = tables();
    fn run<R: RuleSet>(tables: &Tables, variant: Variant, fen: &str) {
        let table = tables.of(variant).unwrap();
        let position = draughts::notation::fen::parse(variant, fen).unwrap();
        for _ in 0..2 {
            let begun = std::time::Instant::now();
            let a = table.slice_of::<R>(&position, &mut || true).unwrap();
            println!("{fen} {:?} {:?}", begun.elapsed(), a.find(&position));
        }
    }
    run::<English>(&tables, Variant::English, "W:WK1,K2,K3:BK20,K21");
    run::<International>(&tables, Variant::International, "W:WK1,K2,K3:BK20");
    run::<International>(&tables, Variant::International, "W:WK1,K2:BK20,K21");
    run::<English>(&tables, Variant::English, "W:WK1,K2,20:BK18,K21");
}
