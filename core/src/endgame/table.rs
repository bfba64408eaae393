//! Looking positions up in one variant's file.

use super::cache::{Cache, Unpacked};
use super::class::{Class, for_white, most_pieces};
use super::codec::{BLOCK, Decoder, LOG2_BLOCK, Model};
use super::file::{self, Block, Directory, TableError};
use super::index::Layout;
use super::slice::Slice;
use super::solving::Oracle;
use super::value::Value;
use crate::board::Bits;
use crate::color::Color;
use crate::moves::{MoveList, can_capture, generate_captures};
use crate::position::Position;
use crate::rules::{RuleSet, Variant, with_rules};
use std::any::Any;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The tables of one variant: its file as it is, and the blocks that were looked at.
#[derive(Debug)]
pub struct Table {
    variant: Variant,
    bytes: Vec<u8>,
    directory: Directory,
    /// The section of each class, by its number.
    sections: Box<[u8]>,
    models: Vec<OnceLock<Model>>,
    cache: Mutex<Cache>,
    slice: Mutex<Last>,
}

/// Of slices with more placements of kings the distances are not worked out while playing: it would take too long and too
/// much memory. English three kings against two is the largest.
const LARGEST_SLICE: u32 = 2_500_000;

/// While one with so many is solved, the unpacked blocks make room for it.
const LARGE_SLICE: u32 = 1_000_000;

const NO_SECTION: u8 = u8::MAX;

impl Table {
    /// Reads a file, without unpacking it.
    ///
    /// # Errors
    ///
    /// [`TableError`] if it cannot be used.
    pub fn read(variant: Variant, bytes: Vec<u8>) -> Result<Self, TableError> {
        let directory = with_rules!(variant, R => file::read::<R>(variant, &bytes))?;
        let mut sections = vec![NO_SECTION; Class::NUMBERS].into_boxed_slice();
        for (place, section) in (0..).zip(&directory.sections) {
            sections[section.layout.class().number()] = place;
        }
        let models = directory.sections.iter().map(|_| OnceLock::new()).collect();
        let cache = Mutex::new(Cache::new(directory.count()));
        Ok(Self { variant, bytes, directory, sections, models, cache, slice: Mutex::default() })
    }

    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The value of a position of the variant with compulsory captures and without draw clocks; `None` if it has more pieces
    /// than the tables.
    pub fn value(&self, position: &Position) -> Option<Value> {
        with_rules!(self.variant, R => self.value_of::<R>(position))
    }

    /// The same, `R` being the rules of the variant.
    pub(crate) fn value_of<R: RuleSet>(&self, position: &Position) -> Option<Value> {
        if position.occupied().count_ones() > u32::from(most_pieces(self.variant)) {
            return None;
        }
        if !can_capture::<R>(position, position.turn()) {
            return self.quiet_value_of::<R>(position);
        }
        let mut moves = MoveList::new();
        generate_captures::<R>(position, &mut moves);
        let mut best = Value::Loss;
        for played in &moves {
            best = best.max(self.value_of::<R>(&position.after(played))?.negated());
            if best == Value::Win {
                break;
            }
        }
        Some(best)
    }

    /// The value of a position in which nothing can be captured by the side to move.
    #[inline]
    pub(crate) fn quiet_value_of<R: RuleSet>(&self, position: &Position) -> Option<Value> {
        if position.occupied().count_ones() > u32::from(most_pieces(self.variant)) {
            return None;
        }
        if position.pieces(position.turn()) == 0 {
            return Some(Value::Loss);
        }
        let position = for_white(const { &R::RULES }, position);
        let place = usize::from(*self.sections.get(Class::of(&position).number())?);
        let section = self.directory.sections.get(place)?;
        let number = section.layout.number::<R>(&position) as usize;
        let block = section.first_block + (number >> LOG2_BLOCK);
        match self.directory.block(&self.bytes, block)? {
            Block::All(value) => Some(Value::from_bits(value)),
            Block::Packed(packed) => {
                let count = BLOCK.min(section.layout.size() as usize - (number & !(BLOCK - 1)));
                let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
                let values = cache.get(block, |unpacked| {
                    let model = self.models[place].get_or_init(|| self.model::<R>(place));
                    unpack(model, packed, count, unpacked);
                })?;
                let within = number % BLOCK;
                Some(Value::from_bits(values[within / 4] >> (2 * (within % 4))))
            }
        }
    }

    #[cold]
    fn model<R: RuleSet>(&self, place: usize) -> Model {
        let section = &self.directory.sections[place];
        let mut model = Model::new::<R>(&section.layout);
        for &(context, chances) in &section.chances {
            model.set(context.into(), chances);
        }
        model
    }

    /// The distances in the slice of a position: all placements of its kings beside its men. They are worked out unless the
    /// last call was for the same slice. `None` if there are too many pieces or placements, or `go_on` said no: the next call
    /// for the same slice then goes on with it.
    pub fn slice_of<R: RuleSet>(&self, position: &Position, go_on: &mut impl FnMut() -> bool) -> Option<Arc<Slice<R>>> {
        let position = for_white(const { &R::RULES }, position);
        let (own, other, kings) = (position.pieces(Color::White), position.pieces(Color::Black), position.kings());
        let class = Class::of(&position);
        let men: [Bits; 2] = [own & !kings, other & !kings];
        if class.pieces() > most_pieces(self.variant) || own == 0 || other == 0 {
            return None;
        }
        let mut last = self.slice.lock().unwrap_or_else(PoisonError::into_inner);
        let begun = match std::mem::take(&mut *last) {
            Last::Solved(solved) => {
                let solved = solved.downcast::<Slice<R>>().ok().filter(|slice| slice.holds(class, men));
                if let Some(solved) = solved {
                    *last = Last::Solved(Arc::clone(&solved) as Arc<dyn Any + Send + Sync>);
                    return Some(solved);
                }
                None
            }
            Last::Begun(begun) => begun.downcast::<Slice<R>>().ok().filter(|slice| slice.holds(class, men)),
            Last::None => None,
        };
        let mut slice = match begun {
            Some(begun) => begun,
            None => Box::new(self.begin::<R>(class, men)?),
        };
        if !slice.work(&mut Known { table: self, go_on, rules: PhantomData::<R> }) {
            *last = Last::Begun(slice);
            return None;
        }
        slice.shrink();
        let slice = Arc::new(*slice);
        *last = Last::Solved(Arc::clone(&slice) as Arc<dyn Any + Send + Sync>);
        Some(slice)
    }

    fn begin<R: RuleSet>(&self, class: Class, men: [Bits; 2]) -> Option<Slice<R>> {
        if Layout::new::<R>(class).kings_size() > LARGE_SLICE {
            // So that both have never been in memory whole at once.
            self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
        let mut slice = Slice::<R>::new_within(class, LARGEST_SLICE)?;
        slice.begin(men);
        Some(slice)
    }
}

/// The slice whose distances were asked for last.
#[derive(Debug, Default)]
enum Last {
    #[default]
    None,
    /// There was no time to end the work.
    Begun(Box<dyn Any + Send + Sync>),
    Solved(Arc<dyn Any + Send + Sync>),
}

/// All values are in the tables; only distances are wanted.
struct Known<'a, G, R> {
    table: &'a Table,
    go_on: &'a mut G,
    rules: PhantomData<R>,
}

impl<G: FnMut() -> bool, R: RuleSet> Oracle for Known<'_, G, R> {
    fn after_progress(&mut self, position: &Position) -> Value {
        // Should one be missing, nothing is won by it.
        self.table.value_of::<R>(position).unwrap_or(Value::Draw)
    }

    fn within(&mut self, position: &Position) -> Option<Value> {
        self.table.value_of::<R>(position)
    }

    fn go_on(&mut self) -> bool {
        (self.go_on)()
    }
}

fn unpack(model: &Model, packed: &[u8], count: usize, unpacked: &mut Unpacked) {
    let mut values = [0; BLOCK];
    let values = &mut values[..count];
    model.pass(&mut Decoder::new(packed), values, &mut |_, _| ());
    for (four, packed) in values.chunks(4).zip(unpacked) {
        *packed = four.iter().rev().fold(0, |bits, value| bits << 2 | value);
    }
}
