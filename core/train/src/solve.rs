//! Values of all placements of a variant, class by class and slice by slice.

use draughts::board::Bits;
use draughts::color::Color;
use draughts::endgame::{Class, Layout, Oracle, Slice, Solved, Value};
use draughts::position::Position;
use draughts::rules::RuleSet;
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// The values of one class, by number.
#[derive(Debug)]
pub struct Placements {
    layout: Layout,
    bytes: Vec<u8>,
    /// The greatest distance to progress of a won or lost position, in plies.
    pub farthest: u8,
}

/// How many positions of a class are won, drawn and lost for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Won.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost.
    pub lost: u64,
}

impl Counts {
    /// All of them.
    pub const fn all(self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

const NOTHING: u8 = u8::MAX;
const CAPTURES: u8 = 4;

impl Placements {
    fn new(layout: Layout) -> Self {
        Self { layout, bytes: vec![NOTHING; layout.size() as usize], farthest: 0 }
    }

    /// How the class counts its placements.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The value at each number, and whether a capture must be played there; `None` where there is no position.
    pub fn values(&self) -> impl Iterator<Item = Option<(Value, bool)>> {
        self.bytes.iter().map(|&byte| (byte != NOTHING).then(|| (Value::from_bits(byte), byte & CAPTURES != 0)))
    }

    /// How many of its positions are won, drawn and lost.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for (value, _) in self.values().flatten() {
            match value {
                Value::Win => counts.won += 1,
                Value::Draw => counts.drawn += 1,
                Value::Loss => counts.lost += 1,
            }
        }
        counts
    }

    fn value<R: RuleSet>(&self, position: &Position) -> Value {
        Value::from_bits(self.bytes[self.layout.number::<R>(position) as usize])
    }

    fn put(&mut self, first: u32, solved: impl Iterator<Item = Option<Solved>>) {
        let kings = self.layout.kings_size() as usize;
        let places = &mut self.bytes[first as usize * kings..][..kings];
        for (place, solved) in places.iter_mut().zip(solved) {
            let Some(Solved { value, captures, distance }) = solved else { continue };
            *place = value as u8 | if captures { CAPTURES } else { 0 };
            if !captures {
                self.farthest = self.farthest.max(distance);
            }
        }
    }
}

/// The value of every placement of 2 to `most` pieces; `tell` hears of each class when it is done.
pub fn solve<R: RuleSet>(most: u8, tell: &mut dyn FnMut(Class, &Placements)) -> BTreeMap<Class, Placements> {
    let mut known = BTreeMap::new();
    for class in Class::all(most) {
        if !known.contains_key(&class) {
            for placements in solve_class::<R>(class, &known) {
                let class = placements.layout.class();
                tell(class, &placements);
                known.insert(class, placements);
            }
        }
    }
    known
}

/// A class, and the same pieces with the other side to move. A man's move makes a placement of the men that stand farther on
/// in all, so those come first.
fn solve_class<R: RuleSet>(class: Class, known: &BTreeMap<Class, Placements>) -> Vec<Placements> {
    let layout = Layout::new::<R>(class);
    let turned = Layout::new::<R>(class.turned());
    let alike = class == class.turned();
    let mut mine = Placements::new(layout);
    let mut theirs = (!alike).then(|| Placements::new(turned));
    let board = R::RULES.board;
    let mut slice = Slice::<R>::new(class);
    for men in placements_of_men::<R>(&layout) {
        let number = layout.men_number::<R>(men[0], men[1]);
        let turned_number = turned.men_number::<R>(board.rotate(men[1]), board.rotate(men[0]));
        if alike && turned_number < number {
            continue;
        }
        slice.solve(men, &mut Before { own: [Some(&mine), theirs.as_ref()], known, rules: PhantomData::<R> });
        mine.put(number, slice.solved(0));
        theirs.as_mut().unwrap_or(&mut mine).put(turned_number, slice.solved(1));
    }
    std::iter::once(mine).chain(theirs).collect()
}

/// What was solved before a slice.
struct Before<'a, R> {
    /// The class being solved, in slices whose men stand farther on.
    own: [Option<&'a Placements>; 2],
    known: &'a BTreeMap<Class, Placements>,
    rules: PhantomData<R>,
}

impl<R: RuleSet> Oracle for Before<'_, R> {
    fn after_progress(&mut self, position: &Position) -> Value {
        if position.pieces(Color::White) == 0 {
            return Value::Loss;
        }
        let class = Class::of(position);
        let own = self.own.into_iter().flatten().find(|own| own.layout.class() == class);
        own.unwrap_or_else(|| &self.known[&class]).value::<R>(position)
    }

    fn within(&mut self, _: &Position) -> Option<Value> {
        None
    }

    fn go_on(&mut self) -> bool {
        true
    }
}

/// All placements of the men of both sides, those farthest on first.
fn placements_of_men<R: RuleSet>(layout: &Layout) -> Vec<[Bits; 2]> {
    let board = R::RULES.board;
    let advanced = |set: Bits, white: bool| -> u32 {
        draughts::board::squares_of(set)
            .map(|square| u32::from(square.row(&board)))
            .map(|row| if white { u32::from(board.size) - 1 - row } else { row })
            .sum()
    };
    let sets = [0, 1].map(|group| layout.sets::<R>(group));
    let mut all: Vec<(u32, [Bits; 2])> = Vec::with_capacity(layout.men_size() as usize);
    for &own in &sets[0] {
        for &other in &sets[1] {
            if own & other == 0 {
                all.push((advanced(own, true) + advanced(other, false), [own, other]));
            }
        }
    }
    all.sort_by_key(|&(advanced, men)| (std::cmp::Reverse(advanced), men));
    all.into_iter().map(|(_, men)| men).collect()
}
