//! Solving all placements of kings beside fixed men, by working backward from the ends.
//!
//! A capture, a man's move or a crowning leads out of the slice, to positions whose value must be known; they are *progress*,
//! and they start the no-progress clocks anew. Within the slice only kings move, and quietly. So a slice is a small graph
//! that can be solved by itself, with the distance to the next progress for each won and lost position.

use super::class::{Class, for_white};
use super::index::Layout;
use super::solving::{CAPTURES, DRAW, LOSS, Oracle, UNKNOWN, VALUE, WIN};
use super::value::Value;
use crate::board::Bits;
use crate::color::Color;
use crate::position::Position;
use crate::rules::RuleSet;
use std::marker::PhantomData;

/// What is known of a placement, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Its value.
    pub value: Value,
    /// The side to move must capture.
    pub captures: bool,
    /// For a win or a loss: plies until the next progress, the winner hurrying and the loser delaying; 0 if the side to
    /// move cannot move. Larger ones are told as 255. For a draw 0.
    pub distance: u8,
}

/// One side to move; the board is turned so that it is White.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    pub men: [Bits; 2],
    /// What is known of each placement of the kings.
    pub state: Vec<u8>,
    /// Plies to the next progress, at most 255.
    pub distance: Vec<u8>,
    /// Quiet king moves that are not known to be bad.
    pub left: Vec<u8>,
}

/// All placements of kings beside fixed men, with either side to move.
#[derive(Clone, Debug)]
pub struct Slice<R> {
    pub(super) class: Class,
    pub(super) layouts: [Layout; 2],
    pub(super) sets: [Vec<Bits>; 4],
    pub(super) views: [View; 2],
    /// Rows looked at so far, those of the first view before those of the second.
    pub(super) rows: usize,
    /// Settled placements of one distance, …
    pub(super) now: Vec<u32>,
    /// … those of them that were told, …
    pub(super) told: usize,
    /// … and those with the next distance.
    pub(super) next: Vec<u32>,
    rules: PhantomData<fn() -> R>,
}

impl<R: RuleSet> Slice<R> {
    /// For slices of `class` and of the same pieces with the other side to move.
    pub fn new(class: Class) -> Self {
        let layouts = [Layout::new::<R>(class), Layout::new::<R>(class.turned())];
        let view = || View {
            men: [0; 2],
            state: vec![UNKNOWN; layouts[0].kings_size() as usize],
            distance: vec![0; layouts[0].kings_size() as usize],
            left: vec![0; layouts[0].kings_size() as usize],
        };
        let sets = [0, 0, 1, 1].map(|_| Vec::new());
        let mut slice = Self {
            class,
            layouts,
            sets,
            views: [view(), view()],
            rows: 0,
            now: Vec::new(),
            told: 0,
            next: Vec::new(),
            rules: PhantomData,
        };
        for (place, sets) in slice.sets.iter_mut().enumerate() {
            *sets = slice.layouts[place / 2].sets::<R>(2 + place % 2);
        }
        slice
    }

    /// The same, unless there are more than `most` placements of the kings.
    pub(super) fn new_within(class: Class, most: u32) -> Option<Self> {
        (Layout::new::<R>(class).kings_size() <= most).then(|| Self::new(class))
    }

    /// Whether it is solved for the men of a position of `class`, with either side to move.
    pub(super) fn holds(&self, class: Class, men: [Bits; 2]) -> bool {
        let classes = [self.class, self.class.turned()];
        classes.into_iter().zip(&self.views).any(|(own, view)| own == class && view.men == men)
    }

    /// The class with the first side to move.
    pub const fn class(&self) -> Class {
        self.class
    }

    /// Solves the slice beside the given men, the mover's first. `false` if the oracle ended the work.
    pub fn solve(&mut self, men: [Bits; 2], oracle: &mut impl Oracle) -> bool {
        self.begin(men);
        self.work(oracle)
    }

    /// Takes up the slice beside the given men.
    pub(super) fn begin(&mut self, men: [Bits; 2]) {
        let board = const { &R::RULES.board };
        self.views[0].men = men;
        self.views[1].men = [board.rotate(men[1]), board.rotate(men[0])];
        self.now.clear();
        self.next.clear();
        (self.rows, self.told) = (0, 0);
    }

    /// How many of its two views differ: one if the colours can be exchanged.
    pub(super) fn differing_views(&self) -> usize {
        if self.class == self.class.turned() && self.views[0].men == self.views[1].men { 1 } else { 2 }
    }

    /// Gives back the memory that only solving needs.
    pub(super) fn shrink(&mut self) {
        self.now = Vec::new();
        self.next = Vec::new();
        for view in &mut self.views {
            view.left = Vec::new();
        }
    }

    /// Values and distances for the first or the second side to move, by the number of the kings' placement; `None` where
    /// two pieces stand on one square.
    pub fn solved(&self, view: usize) -> impl Iterator<Item = Option<Solved>> {
        (0..self.layouts[0].kings_size() as usize).map(move |place| self.at(view, place))
    }

    /// What is known of a position, with either side to move; `None` unless it is of this slice.
    pub fn find(&self, position: &Position) -> Option<Solved> {
        let position = &for_white(const { &R::RULES }, position);
        let (own, other, kings) = (position.pieces(Color::White), position.pieces(Color::Black), position.kings());
        let (class, men) = (Class::of(position), [own & !kings, other & !kings]);
        let classes = [self.class, self.class.turned()];
        let view = (0..2).find(|&view| classes[view] == class && self.views[view].men == men)?;
        let place = self.layouts[view].kings_number::<R>(own & kings, other & kings);
        self.at(view, place as usize)
    }

    fn at(&self, view: usize, place: usize) -> Option<Solved> {
        let state = *self.views[view].state.get(place)?;
        let value = match state & VALUE {
            LOSS => Value::Loss,
            DRAW => Value::Draw,
            WIN => Value::Win,
            _ => return None,
        };
        Some(Solved { value, captures: state & CAPTURES != 0, distance: self.views[view].distance[place] })
    }
}
