//! A capture entered jump by jump.

use super::captures::{Trail, man_captures, meets, next_landing, victims_of_men};
use super::generator::{Black, Side, View, White};
use super::{Captures, Move, MoveList, legal_moves};
use crate::board::{Bits, Direction, Square};
use crate::color::Color;
use crate::position::Position;
use crate::rules::{Crowning, RuleSet, Variant, with_rules};
use std::collections::HashSet;

/// One jump of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// The piece taken.
    pub victim: Square,
    /// Where the capturing piece lands.
    pub landing: Square,
}

/// A capture by one piece of a position, entered jump by jump, with the legal moves it can still become.
///
/// ```
/// use draughts::moves::{Captures, Series};
/// use draughts::notation::{fen, square};
/// use draughts::rules::Variant;
///
/// let position = fen::parse(Variant::English, "B:W18,26:B15").unwrap();
/// let from = square(Variant::English, 15).unwrap();
/// let mut series = Series::begin(Variant::English, Captures::Forced, &position, from);
/// let jumps = series.next_jumps();
/// assert_eq!(jumps.len(), 1);
/// series.enter(jumps[0]);
/// assert!(series.finished().is_none(), "the second piece must be taken too");
/// series.enter(series.next_jumps()[0]);
/// assert!(series.finished().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Series {
    variant: Variant,
    position: Position,
    from: Square,
    candidates: MoveList,
    jumps: Vec<Jump>,
}

/// Where a capture has got to.
#[derive(Clone, Copy)]
struct Progress {
    at: Bits,
    king: bool,
    trail: Trail,
}

/// A jump as bits, with where it leads.
#[derive(Clone, Copy)]
struct Step {
    victim: Bits,
    next: Progress,
}

impl Series {
    /// Begins a capture by the piece on `from`. If it cannot capture there is no next jump.
    pub fn begin(variant: Variant, captures: Captures, position: &Position, from: Square) -> Self {
        let candidates = legal_moves(variant, captures, position)
            .into_iter()
            .filter(|candidate| candidate.from == from && candidate.is_capture())
            .collect();
        Self { variant, position: *position, from, candidates, jumps: Vec::new() }
    }

    /// The first way to play `capture`, jump by jump; `None` if it is not a legal capture of the position.
    pub fn route(variant: Variant, captures: Captures, position: &Position, capture: &Move) -> Option<Self> {
        let mut series = Self::begin(variant, captures, position, capture.from);
        series.candidates.retain(|candidate| candidate == capture);
        while !series.candidates.is_empty() {
            if series.finished().is_some() {
                return Some(series);
            }
            let jump = series.next_jumps().into_iter().next()?;
            series.enter(jump);
        }
        None
    }

    /// Whether `capture`, a legal move of the position, can be played so that the piece lands on all of `between` on its
    /// way, in this order; it may land on others too.
    ///
    /// ```
    /// use draughts::moves::{Captures, Series, legal_moves};
    /// use draughts::notation::{fen, square};
    /// use draughts::rules::Variant;
    ///
    /// let position = fen::parse(Variant::English, "B:W18,26:B15").unwrap();
    /// let capture = legal_moves(Variant::English, Captures::Forced, &position)[0];
    /// let passes = |number| {
    ///     let between = square(Variant::English, number).unwrap();
    ///     Series::can_pass(Variant::English, &position, &capture, &[between])
    /// };
    /// assert!(passes(22));
    /// assert!(!passes(31), "it ends there");
    /// ```
    pub fn can_pass(variant: Variant, position: &Position, capture: &Move, between: &[Square]) -> bool {
        let series =
            Self { variant, position: *position, from: capture.from, candidates: MoveList::new(), jumps: Vec::new() };
        with_rules!(variant, R => series.passes::<R>(&series.progress::<R>(), capture, between, &mut HashSet::new()))
    }

    /// The square from which the piece started.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The jumps entered so far.
    pub fn jumps(&self) -> &[Jump] {
        &self.jumps
    }

    /// Where the piece stands now.
    pub fn at(&self) -> Square {
        self.jumps.last().map_or(self.from, |jump| jump.landing)
    }

    /// The squares the piece has stood on, the start first.
    pub fn path(&self) -> Vec<Square> {
        std::iter::once(self.from).chain(self.jumps.iter().map(|jump| jump.landing)).collect()
    }

    /// The pieces taken so far; they stay on the board and block until the move is over.
    pub fn taken(&self) -> Bits {
        self.jumps.iter().fold(0, |taken, jump| taken | jump.victim.bit())
    }

    /// Whether the piece stands as a king now: it was one, or was crowned in passing.
    pub fn is_king(&self) -> bool {
        with_rules!(self.variant, R => self.progress::<R>().king)
    }

    /// The legal moves that the series can still become.
    pub fn candidates(&self) -> &[Move] {
        &self.candidates
    }

    /// The move, if the series has come to its end.
    pub fn finished(&self) -> Option<Move> {
        with_rules!(self.variant, R => {
            let progress = self.progress::<R>();
            self.candidates.iter().find(|candidate| self.completes::<R>(&progress, candidate)).copied()
        })
    }

    /// The jumps from which the series can be carried on to a legal move.
    pub fn next_jumps(&self) -> Vec<Jump> {
        with_rules!(self.variant, R => {
            let progress = self.progress::<R>();
            self.steps::<R>(&progress)
                .into_iter()
                .filter(|step| self.candidates.iter().any(|candidate| self.leads_to::<R>(&step.next, candidate)))
                .map(|step| Jump { victim: Square::of_bit(step.victim), landing: Square::of_bit(step.next.at) })
                .collect()
        })
    }

    /// Every square to which the rules of moving let the piece jump next, legal or not.
    pub fn landings(&self) -> Vec<Square> {
        with_rules!(self.variant, R => {
            let steps = self.steps::<R>(&self.progress::<R>());
            steps.into_iter().map(|step| Square::of_bit(step.next.at)).collect()
        })
    }

    /// Enters one of [`Series::next_jumps`]. Any other jump leaves the series without a move to become.
    pub fn enter(&mut self, jump: Jump) {
        self.jumps.push(jump);
        let remaining = with_rules!(self.variant, R => {
            let progress = self.progress::<R>();
            self.candidates.iter().filter(|candidate| self.leads_to::<R>(&progress, candidate)).copied().collect()
        });
        self.candidates = remaining;
    }

    fn view<R: RuleSet>(&self) -> View {
        match self.position.turn() {
            Color::White => View::new::<R, White>(&self.position),
            Color::Black => View::new::<R, Black>(&self.position),
        }
    }

    fn by_king(&self) -> bool {
        self.position.kings() & self.from.bit() != 0
    }

    fn progress<R: RuleSet>(&self) -> Progress {
        let their_kings = self.view::<R>().their_kings;
        let crown_row = R::RULES.crown_row(self.position.turn());
        let mut progress =
            Progress { at: self.from.bit(), king: self.by_king(), trail: Trail { taken: 0, kings_order: 0, depth: 0 } };
        for jump in &self.jumps {
            progress = after_jump::<R>(&progress, jump.victim.bit(), jump.landing.bit(), their_kings, crown_row);
        }
        progress
    }

    /// Whether the capture may end here as `candidate`.
    fn completes<R: RuleSet>(&self, progress: &Progress, candidate: &Move) -> bool {
        let their_kings = self.view::<R>().their_kings;
        let best = |trail: Trail| trail.rank::<R>(self.by_king(), their_kings);
        progress.trail.taken == candidate.taken
            && progress.at == candidate.to.bit()
            && self.best_rank::<R>(candidate) == best(progress.trail)
    }

    /// The rank of the best order in which `candidate` can take its pieces. Orders differ in rank only where it counts
    /// when kings are taken; the generator kept the best.
    fn best_rank<R: RuleSet>(&self, candidate: &Move) -> u32 {
        use crate::rules::Precedence::KingsSoonest;
        let their_kings = self.view::<R>().their_kings;
        if R::RULES.prefers(KingsSoonest) && candidate.taken & their_kings != 0 {
            let start = Progress {
                at: self.from.bit(),
                king: self.by_king(),
                trail: Trail { taken: 0, kings_order: 0, depth: 0 },
            };
            return self.best_rank_from::<R>(&start, candidate);
        }
        let trail = Trail { taken: candidate.taken, kings_order: 0, depth: candidate.taken.count_ones() };
        trail.rank::<R>(self.by_king(), their_kings)
    }

    fn best_rank_from<R: RuleSet>(&self, progress: &Progress, candidate: &Move) -> u32 {
        if progress.trail.taken == candidate.taken && progress.at == candidate.to.bit() {
            return progress.trail.rank::<R>(self.by_king(), self.view::<R>().their_kings);
        }
        self.steps::<R>(progress)
            .into_iter()
            .filter(|step| step.victim & candidate.taken != 0)
            .map(|step| self.best_rank_from::<R>(&step.next, candidate))
            .max()
            .unwrap_or(0)
    }

    /// Whether the capture can be carried on from here to `candidate`.
    fn leads_to<R: RuleSet>(&self, progress: &Progress, candidate: &Move) -> bool {
        if progress.trail.taken & !candidate.taken != 0 {
            return false;
        }
        self.completes::<R>(progress, candidate)
            || self.steps::<R>(progress).iter().any(|step| self.leads_to::<R>(&step.next, candidate))
    }

    /// Whether the capture can be carried on from here to `capture` by way of `between`. What is in `seen` led nowhere:
    /// without it the orders of taking many pieces would be too many to try.
    fn passes<R: RuleSet>(
        &self,
        progress: &Progress,
        capture: &Move,
        between: &[Square],
        seen: &mut HashSet<(Bits, bool, Bits, usize)>,
    ) -> bool {
        if progress.trail.taken == capture.taken && progress.at == capture.to.bit() {
            return between.is_empty();
        }
        if !seen.insert((progress.at, progress.king, progress.trail.taken, between.len())) {
            return false;
        }
        self.steps::<R>(progress).into_iter().filter(|step| step.victim & capture.taken != 0).any(|step| {
            let left = match between {
                // Behind the last piece it does not land on its way: it is there.
                [first, left @ ..] if first.bit() == step.next.at && step.next.trail.taken != capture.taken => left,
                _ => between,
            };
            self.passes::<R>(&step.next, capture, left, seen)
        })
    }

    /// Every jump that the rules of moving allow from here, whether or not it leads to a legal move.
    fn steps<R: RuleSet>(&self, progress: &Progress) -> Vec<Step> {
        match self.position.turn() {
            Color::White => self.steps_for::<R, White>(progress),
            Color::Black => self.steps_for::<R, Black>(progress),
        }
    }

    fn steps_for<R: RuleSet, S: Side>(&self, progress: &Progress) -> Vec<Step> {
        let view = self.view::<R>();
        let board = &R::RULES.board;
        let crown_row = R::RULES.crown_row(S::COLOR);
        let empty = view.empty | self.from.bit();
        if crowned_and_over::<R>(progress, crown_row) && !self.by_king() {
            return Vec::new();
        }
        let mut steps = Vec::new();
        for direction in Direction::ALL {
            let victim = if progress.king {
                meets::<R>(progress.at, direction, empty) & (view.their_men | view.their_kings)
            } else if man_captures::<R, S>(direction) {
                board.step(progress.at, direction) & victims_of_men::<R>(&view)
            } else {
                0
            };
            let mut landing = board.step(victim & !progress.trail.taken, direction) & empty;
            while landing != 0 {
                let next = after_jump::<R>(progress, victim, landing, view.their_kings, crown_row);
                steps.push(Step { victim, next });
                landing = if progress.king { next_landing::<R>(landing, direction, empty) } else { 0 };
            }
        }
        steps
    }
}

/// A man that was crowned where crowning ends the move.
fn crowned_and_over<R: RuleSet>(progress: &Progress, crown_row: Bits) -> bool {
    R::RULES.crowning == Crowning::EndsMove && progress.trail.taken != 0 && progress.at & crown_row != 0
}

fn after_jump<R: RuleSet>(
    progress: &Progress,
    victim: Bits,
    landing: Bits,
    their_kings: Bits,
    crown_row: Bits,
) -> Progress {
    let crowned = R::RULES.crowning == Crowning::GoesOnAsKing && landing & crown_row != 0;
    Progress { at: landing, king: progress.king || crowned, trail: progress.trail.and::<R>(victim, their_kings) }
}
