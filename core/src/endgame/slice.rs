//! Solving all placements of kings beside fixed men, by working backward from the ends.
//!
//! A capture, a man's move or a crowning leads out of the slice, to positions whose value must be known; they are *progress*,
//! and they start the no-progress clocks anew. Within the slice only kings move, and quietly. So a slice is a small graph
//! that can be solved by itself, with the distance to the next progress for each won and lost position.

use super::class::{Class, for_white};
use super::index::Layout;
use super::value::Value;
use crate::board::{Bits, Direction};
use crate::color::Color;
use crate::moves::{Captures, MoveList, can_capture, generate};
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

/// What is known before a slice is solved.
pub trait Oracle {
    /// The value of a position that progress leads to, White being to move in it.
    fn after_progress(&mut self, position: &Position) -> Value;

    /// The value of a position of the slice itself, if that is known too and only distances are wanted. What must be captured
    /// is then not looked at.
    fn within(&mut self, position: &Position) -> Option<Value>;

    /// Asked every so often; `false` ends the work, unfinished.
    fn go_on(&mut self) -> bool;
}

const UNKNOWN: u8 = 0;
const LOSS: u8 = 1;
const DRAW: u8 = 2;
const WIN: u8 = 3;
const VALUE: u8 = 3;
const CAPTURES: u8 = 4;
/// Two pieces on one square.
const NOTHING: u8 = 8;

/// Added to a count of moves so that it never comes down to 0.
const NEVER_LOST: u8 = 128;

/// One side to move; the board is turned so that it is White.
#[derive(Clone, Debug, Default)]
struct View {
    men: [Bits; 2],
    state: Vec<u8>,
    distance: Vec<u8>,
    /// Quiet king moves that are not known to be bad.
    left: Vec<u8>,
}

/// All placements of kings beside fixed men, with either side to move.
#[derive(Clone, Debug)]
pub struct Slice<R> {
    class: Class,
    layouts: [Layout; 2],
    sets: [Vec<Bits>; 4],
    views: [View; 2],
    /// Rows looked at so far, those of the first view before those of the second.
    rows: usize,
    /// Settled placements of one distance, …
    now: Vec<u32>,
    /// … those of them that were told, …
    told: usize,
    /// … and those with the next distance.
    next: Vec<u32>,
    rules: PhantomData<fn() -> R>,
}

/// Which of its two views a number in a list is of.
const SECOND_VIEW: u32 = 1 << 31;

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

    /// Solves the slice beside the given men, the mover's first. `false` if the oracle ended the work; [`Slice::work`] then goes
    /// on with it.
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
    fn differing_views(&self) -> usize {
        if self.class == self.class.turned() && self.views[0].men == self.views[1].men { 1 } else { 2 }
    }

    /// Solves, from where it was left. `false` if the oracle ended the work.
    pub(super) fn work(&mut self, oracle: &mut impl Oracle) -> bool {
        let views = self.differing_views();
        let first_rows = self.sets[0].len();
        let all_rows = if views == 1 { first_rows } else { first_rows + self.sets[2].len() };
        while self.rows < all_rows {
            if !oracle.go_on() {
                return false;
            }
            let (view, row) = if self.rows < first_rows { (0, self.rows) } else { (1, self.rows - first_rows) };
            self.look(view, row, oracle);
            self.rows += 1;
        }
        // Nearest ends first: those without a move, then those with progress.
        loop {
            while let Some(&place) = self.now.get(self.told) {
                if self.told.is_multiple_of(1024) && !oracle.go_on() {
                    return false;
                }
                self.told += 1;
                self.tell_those_before(place, views);
            }
            self.now.clear();
            self.told = 0;
            if self.next.is_empty() {
                break;
            }
            std::mem::swap(&mut self.now, &mut self.next);
        }
        for view in 0..views {
            for state in &mut self.views[view].state {
                if *state & VALUE == UNKNOWN && *state & NOTHING == 0 {
                    *state |= DRAW;
                }
            }
        }
        if views == 1 {
            let [first, second] = &mut self.views;
            second.state.clone_from(&first.state);
            second.distance.clone_from(&first.distance);
        }
        true
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

    /// The position of a placement, if there is one.
    fn position(&self, view: usize, own: Bits, other: Bits) -> Option<Position> {
        let men = self.views[view].men;
        let apart = own & other == 0 && (own | other) & (men[0] | men[1]) == 0;
        apart.then(|| Position::unchecked([men[0] | own, men[1] | other], own | other, Color::White))
    }

    /// Looks at all moves of the placements of a row, the mover's kings standing still: what is settled by progress goes into
    /// the lists.
    fn look(&mut self, view: usize, row: usize, oracle: &mut impl Oracle) {
        let mut moves = MoveList::new();
        let others = self.sets[2 * view + 1].len();
        for other in 0..others {
            let here = self.position(view, self.sets[2 * view][row], self.sets[2 * view + 1][other]);
            let (state, distance, left) = here.map_or((NOTHING, 0, 0), |position| {
                if let Some(value) = oracle.within(&position)
                    && (value == Value::Draw || can_capture::<R>(&position, Color::White))
                {
                    return settled_outside(value);
                }
                moves.clear();
                generate::<R>(&position, Captures::Forced, &mut moves);
                first_look::<R>(&position, &moves, oracle)
            });
            let place = row * others + other;
            let mine = &mut self.views[view];
            (mine.state[place], mine.distance[place], mine.left[place]) = (state, distance, left);
            if matches!(state & VALUE, WIN | LOSS) {
                #[expect(clippy::cast_possible_truncation, reason = "a slice has fewer placements than 2^31")]
                let place = place as u32 | if view == 1 { SECOND_VIEW } else { 0 };
                if distance == 0 { &mut self.now } else { &mut self.next }.push(place);
            }
        }
    }

    /// Tells the positions from which a quiet king move leads here that this one is settled.
    fn tell_those_before(&mut self, place: u32, views: usize) {
        let view = (place >> 31) as usize;
        let place = (place & !SECOND_VIEW) as usize;
        let lost = self.views[view].state[place] & VALUE == LOSS;
        let distance = self.views[view].distance[place].saturating_add(1);
        let others = self.sets[2 * view + 1].len();
        // Seen by the side that moved last.
        let board = const { &R::RULES.board };
        let mover = board.rotate(self.sets[2 * view + 1][place % others]);
        let other = board.rotate(self.sets[2 * view][place / others]);
        let before = if views == 1 { 0 } else { 1 - view };
        let men = self.views[before].men;
        let empty = board.squares & !(mover | other | men[0] | men[1]);
        let layout = self.layouts[before];
        let theirs = layout.kings_number::<R>(0, other);
        let mark = if before == 1 { SECOND_VIEW } else { 0 };
        let mut kings = mover;
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            for direction in Direction::ALL {
                let mut from = board.step(king, direction) & empty;
                while from != 0 {
                    let number = layout.kings_number::<R>(mover ^ king | from, 0) + theirs;
                    let mine = &mut self.views[before];
                    let at = number as usize;
                    if mine.state[at] == UNKNOWN {
                        mine.left[at] -= 1;
                        let settled = if lost {
                            WIN
                        } else if mine.left[at] == 0 {
                            LOSS
                        } else {
                            UNKNOWN
                        };
                        if settled != UNKNOWN {
                            mine.state[at] = settled;
                            mine.distance[at] = distance;
                            self.next.push(number | mark);
                        }
                    }
                    from = if R::RULES.flying_kings { board.step(from, direction) & empty } else { 0 };
                }
            }
        }
    }
}

/// State, distance, and quiet king moves of a position.
fn first_look<R: RuleSet>(position: &Position, moves: &MoveList, oracle: &mut impl Oracle) -> (u8, u8, u8) {
    let Some(first) = moves.first() else { return (LOSS, 0, 0) };
    let captures = if first.is_capture() { CAPTURES } else { 0 };
    let mut left = 0;
    let mut best = None;
    for played in moves {
        let progress = captures != 0 || position.kings() & played.from.bit() == 0;
        if progress {
            let next = position.after(played).flipped(const { &R::RULES });
            best = best.max(Some(oracle.after_progress(&next).negated()));
        } else {
            left += 1;
        }
        if best == Some(Value::Win) {
            return (WIN | captures, 1, 0);
        }
    }
    match (left, best) {
        (0, Some(Value::Draw)) => (DRAW | captures, 0, 0),
        (0, _) => (LOSS | captures, 1, 0),
        (_, Some(Value::Draw)) => (UNKNOWN, 0, left | NEVER_LOST),
        (_, _) => (UNKNOWN, 0, left),
    }
}

/// The same for a drawn position, and for one in which the side to move must capture, when only distances are wanted.
const fn settled_outside(value: Value) -> (u8, u8, u8) {
    match value {
        Value::Loss => (LOSS | CAPTURES, 1, 0),
        Value::Draw => (DRAW, 0, 0),
        Value::Win => (WIN | CAPTURES, 1, 0),
    }
}
