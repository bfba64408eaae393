//! Solving a [`Slice`]: working backward from its ends.

use super::slice::Slice;
use super::value::Value;
use crate::board::{Bits, Direction};
use crate::color::Color;
use crate::moves::{Captures, MoveList, can_capture, generate};
use crate::position::Position;
use crate::rules::RuleSet;

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

pub(super) const UNKNOWN: u8 = 0;
pub(super) const LOSS: u8 = 1;
pub(super) const DRAW: u8 = 2;
pub(super) const WIN: u8 = 3;
pub(super) const VALUE: u8 = 3;
pub(super) const CAPTURES: u8 = 4;
/// Two pieces on one square.
const NOTHING: u8 = 8;

/// Added to a count of moves so that it never comes down to 0.
const NEVER_LOST: u8 = 128;

/// Which of its two views a number in a list is of.
const SECOND_VIEW: u32 = 1 << 31;

impl<R: RuleSet> Slice<R> {
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
