//! Captures: which pieces can take, and every way to carry a capture to its end.

use super::generator::{Side, View};
use super::{Move, MoveList};
use crate::board::{Bits, Direction, Square};
use crate::rules::{Crowning, Precedence, RuleSet};

/// Captures of fewer pieces than this have one order only: two routes between the same squares that take the same
/// pieces in different orders go round a rectangle, which has a piece on each side.
const FEWEST_WITH_TWO_ROUTES: u32 = 4;

/// The own pieces that can take something.
#[inline]
pub(super) fn capturing_pieces<R: RuleSet, S: Side>(view: &View) -> Bits {
    let board = &R::RULES.board;
    let victims_of_men = victims_of_men::<R>(view);
    let mut capturing = 0;
    for direction in Direction::ALL {
        let back = direction.opposite();
        if man_captures::<R, S>(direction) {
            let next_to = board.step(board.step(view.empty, back) & victims_of_men, back);
            capturing |= view.men & next_to;
        }
    }
    let mut kings = view.kings;
    if kings == 0 {
        return capturing;
    }
    let victims = view.their_men | view.their_kings;
    if !R::RULES.flying_kings {
        for direction in Direction::ALL {
            let back = direction.opposite();
            capturing |= kings & board.step(board.step(view.empty, back) & victims, back);
        }
        return capturing;
    }
    while kings != 0 {
        let king = kings & kings.wrapping_neg();
        kings ^= king;
        let can = Direction::ALL.iter().any(|&direction| {
            let victim = meets::<R>(king, direction, view.empty) & victims;
            board.step(victim, direction) & view.empty != 0
        });
        if can {
            capturing |= king;
        }
    }
    capturing
}

/// Whether a man of this side captures in `direction`.
#[inline]
pub(super) fn man_captures<R: RuleSet, S: Side>(direction: Direction) -> bool {
    R::RULES.men_capture_backward || direction == S::FORWARD[0] || direction == S::FORWARD[1]
}

#[inline]
pub(super) fn victims_of_men<R: RuleSet>(view: &View) -> Bits {
    if R::RULES.men_capture_kings { view.their_men | view.their_kings } else { view.their_men }
}

/// The square in `direction` on which a king meets what it might take: the next one, or for a flying king the first
/// that is not empty. It may lie off the board.
#[inline]
pub(super) fn meets<R: RuleSet>(from: Bits, direction: Direction, empty: Bits) -> Bits {
    let board = &R::RULES.board;
    let mut at = board.step(from, direction);
    while R::RULES.flying_kings && at & empty != 0 {
        at = board.step(at, direction);
    }
    at
}

/// The next square on which a king may land behind a piece it takes, after `landing`; none for a short king.
#[inline]
pub(super) fn next_landing<R: RuleSet>(landing: Bits, direction: Direction, empty: Bits) -> Bits {
    if R::RULES.flying_kings { R::RULES.board.step(landing, direction) & empty } else { 0 }
}

/// Adds the best captures of the given pieces to `moves`; routes between the same squares that take the same pieces are
/// one move if `MERGED`.
#[inline]
pub(super) fn generate<R: RuleSet, S: Side, const MERGED: bool>(
    view: &View,
    mut capturing: Bits,
    moves: &mut MoveList,
) {
    if R::RULES.prefers(Precedence::WithKing) && only_by_kind::<R>() && capturing & view.kings != 0 {
        capturing &= view.kings;
    }
    let mut best = 0;
    while capturing != 0 {
        let from = capturing & capturing.wrapping_neg();
        capturing ^= from;
        let mut search = Search::<R, S, MERGED> {
            victims: view.their_men | view.their_kings,
            victims_of_men: victims_of_men::<R>(view),
            kings_among_victims: view.their_kings,
            // The square the piece started from counts as empty during the move.
            empty: view.empty | from,
            from,
            by_king: view.kings & from != 0,
            best,
            moves,
            rules: std::marker::PhantomData,
        };
        let trail = Trail { taken: 0, kings_order: 0, depth: 0 };
        if search.by_king {
            search.king(from, trail, &Direction::ALL);
        } else {
            search.man(from, trail);
        }
        best = search.best;
    }
}

/// Whether the kind of the capturing piece alone decides, so that captures need not be compared one by one.
const fn only_by_kind<R: RuleSet>() -> bool {
    matches!(R::RULES.precedence, [Precedence::WithKing])
}

/// What a capture has taken so far.
#[derive(Clone, Copy)]
pub(super) struct Trail {
    pub taken: Bits,
    /// One bit for each piece taken, the first the highest: set where it was a king.
    pub kings_order: u32,
    /// Pieces taken.
    pub depth: u32,
}

impl Trail {
    #[inline]
    pub(super) fn and<R: RuleSet>(self, victim: Bits, kings_among_victims: Bits) -> Self {
        let kings_order = if R::RULES.prefers(Precedence::KingsSoonest) && victim & kings_among_victims != 0 {
            self.kings_order | 1 << (ORDER_BITS - 1 - self.depth)
        } else {
            self.kings_order
        };
        Self { taken: self.taken | victim, kings_order, depth: self.depth + 1 }
    }

    /// The weight of the capture by the variant's order of preference: the greater, the better.
    #[inline]
    pub(super) fn rank<R: RuleSet>(self, by_king: bool, kings_among_victims: Bits) -> u32 {
        let mut rank = 0;
        for precedence in R::RULES.precedence {
            rank = match precedence {
                Precedence::MostPieces => rank << COUNT_BITS | self.taken.count_ones(),
                Precedence::WithKing => rank << 1 | u32::from(by_king),
                Precedence::MostKings => rank << COUNT_BITS | (self.taken & kings_among_victims).count_ones(),
                Precedence::KingsSoonest => rank << ORDER_BITS | self.kings_order,
            };
        }
        rank
    }
}

/// Enough for the twenty pieces of the largest board.
const COUNT_BITS: u32 = 5;
const ORDER_BITS: u32 = 20;

/// The captures of one piece, depth first.
struct Search<'a, R, S, const MERGED: bool> {
    victims: Bits,
    victims_of_men: Bits,
    kings_among_victims: Bits,
    empty: Bits,
    from: Bits,
    by_king: bool,
    best: u32,
    moves: &'a mut MoveList,
    rules: std::marker::PhantomData<(R, S)>,
}

impl<R: RuleSet, S: Side, const MERGED: bool> Search<'_, R, S, MERGED> {
    /// Goes on with a man that stands on `at`.
    fn man(&mut self, at: Bits, trail: Trail) {
        let crown_row = const { R::RULES.crown_row(S::COLOR) };
        let mut ends = true;
        for direction in Direction::ALL {
            if !man_captures::<R, S>(direction) {
                continue;
            }
            let Some((victim, landing)) = self.jump(at, direction, self.victims_of_men & !trail.taken) else {
                continue;
            };
            ends = false;
            let trail = trail.and::<R>(victim, self.kings_among_victims);
            match R::RULES.crowning {
                Crowning::EndsMove if landing & crown_row != 0 => self.finish(landing, trail, true),
                Crowning::GoesOnAsKing if landing & crown_row != 0 => {
                    if !self.king(landing, trail, &direction.turns()) {
                        self.finish(landing, trail, true);
                    }
                }
                _ => self.man(landing, trail),
            }
        }
        if ends && trail.taken != 0 {
            self.finish(at, trail, at & crown_row != 0);
        }
    }

    /// Goes on with a king in some directions; tells whether there was something to take.
    fn king(&mut self, at: Bits, trail: Trail, directions: &[Direction]) -> bool {
        let board = &R::RULES.board;
        let mut goes_on = false;
        for &direction in directions {
            let victim = meets::<R>(at, direction, self.empty) & self.victims & !trail.taken;
            let first_landing = board.step(victim, direction) & self.empty;
            if first_landing == 0 {
                continue;
            }
            goes_on = true;
            let trail = trail.and::<R>(victim, self.kings_among_victims);
            // Of all squares behind the taken piece, those count from which the capture goes on, if there are any.
            let mut from_landing = false;
            let (mut landing, mut last) = (first_landing, first_landing);
            while landing != 0 {
                from_landing |= self.king(landing, trail, &direction.turns());
                last = landing;
                landing = next_landing::<R>(landing, direction, self.empty);
            }
            // Straight on it is the same route from each of them.
            from_landing |= self.king(last, trail, &[direction]);
            if !from_landing {
                let mut landing = first_landing;
                while landing != 0 {
                    self.finish(landing, trail, !self.by_king);
                    landing = next_landing::<R>(landing, direction, self.empty);
                }
            }
        }
        goes_on
    }

    /// The jump over an adjacent victim, if the square behind it is empty.
    #[inline]
    fn jump(&self, at: Bits, direction: Direction, victims: Bits) -> Option<(Bits, Bits)> {
        let board = &R::RULES.board;
        let victim = board.step(at, direction) & victims;
        let landing = board.step(victim, direction) & self.empty;
        (landing != 0).then_some((victim, landing))
    }

    /// Keeps a capture that has come to its end, if it is among the best so far and not known by another route.
    #[inline]
    fn finish(&mut self, to: Bits, trail: Trail, promotes: bool) {
        if !R::RULES.precedence.is_empty() && !only_by_kind::<R>() {
            let rank = trail.rank::<R>(self.by_king, self.kings_among_victims);
            if rank < self.best {
                return;
            }
            if rank > self.best {
                self.best = rank;
                self.moves.clear();
            }
        }
        let found = Move { from: Square::of_bit(self.from), to: Square::of_bit(to), promotes, taken: trail.taken };
        if MERGED && trail.taken.count_ones() >= FEWEST_WITH_TWO_ROUTES && self.moves.contains(&found) {
            return;
        }
        self.moves.push(found);
    }
}
