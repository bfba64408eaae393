//! A piece that is picked up, and where it may go.

use super::square_state::Target;
use crate::board::{Bits, Square, squares_of};
use crate::game::Game;
use crate::moves::{Jump, Move, Series};

/// A picked piece: its quiet moves, and the capture that is being entered with it.
#[derive(Clone, Debug)]
pub(super) struct Pick {
    quiet: Vec<Move>,
    series: Series,
}

/// What a square means to the picked piece.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// The move ends there: by a quiet move, or by the one capture that leads there.
    Play(Move),
    /// The series goes on from there.
    GoOn(Jump),
    /// Several captures end there; it has to be said which, by their landing squares.
    Ambiguous,
    /// It cannot go there.
    Nowhere,
}

impl Pick {
    /// Picks the piece on `square`; `None` if it has no legal move.
    pub(super) fn begin(game: &Game, square: Square) -> Option<Self> {
        let mut own = game.legal_moves().iter().filter(|legal| legal.from == square).peekable();
        own.peek()?;
        let quiet = own.filter(|legal| !legal.is_capture()).copied().collect();
        let series = Series::begin(game.variant(), game.captures(), game.position(), square);
        Some(Self { quiet, series })
    }

    /// Picks a piece again with the landings entered before; `None` if they are not possible.
    pub(super) fn resume(game: &Game, path: &[Square]) -> Option<Self> {
        let (&from, landings) = path.split_first()?;
        let mut pick = Self::begin(game, from)?;
        for &landing in landings {
            match pick.step(landing) {
                Step::GoOn(jump) => pick.enter(jump),
                _ => return None,
            }
        }
        Some(pick)
    }

    /// Where the piece started.
    pub(super) const fn from(&self) -> Square {
        self.series.from()
    }

    /// Where the piece has got to.
    pub(super) fn at(&self) -> Square {
        self.series.at()
    }

    /// The squares it stood on, start first.
    pub(super) fn path(&self) -> Vec<Square> {
        self.series.path()
    }

    /// The capture as far as it is entered.
    pub(super) const fn series(&self) -> &Series {
        &self.series
    }

    /// Whether a part of a series is entered already.
    pub(super) fn is_half_way(&self) -> bool {
        !self.series.jumps().is_empty()
    }

    /// Whether it can take something.
    pub(super) fn captures(&self) -> bool {
        !self.series.candidates().is_empty()
    }

    /// The most pieces that the capture can take in all.
    pub(super) fn most_taken(&self) -> u32 {
        self.series.candidates().iter().map(|candidate| candidate.taken.count_ones()).max().unwrap_or(0)
    }

    /// The pieces taken so far.
    pub(super) fn taken(&self) -> Bits {
        self.series.taken()
    }

    /// What `square` means to the picked piece. A quiet move comes first (under the home rule a capture can share both
    /// ends with one), then the next landing, then the end of a series.
    pub(super) fn step(&self, square: Square) -> Step {
        if let Some(quiet) = self.quiet.iter().find(|quiet| quiet.to == square && !self.is_half_way()) {
            return Step::Play(*quiet);
        }
        if let Some(jump) = self.series.next_jumps().into_iter().find(|jump| jump.landing == square) {
            let mut series = self.series.clone();
            series.enter(jump);
            return series.finished().map_or(Step::GoOn(jump), Step::Play);
        }
        let mut ending = self.series.candidates().iter().filter(|candidate| candidate.to == square);
        match (ending.next(), ending.next()) {
            (Some(only), None) => Step::Play(*only),
            (Some(_), Some(_)) => Step::Ambiguous,
            (None, _) => Step::Nowhere,
        }
    }

    /// Enters the next jump of the series.
    pub(super) fn enter(&mut self, jump: Jump) {
        self.series.enter(jump);
    }

    /// The squares to mark, in the order in which they should be named: next landings first.
    pub(super) fn targets(&self) -> Vec<(Square, Target)> {
        let mut targets = Vec::new();
        let mut add = |square: Square, target: Target| {
            if targets.iter().all(|&(marked, _)| marked != square) {
                targets.push((square, target));
            }
        };
        if !self.is_half_way() {
            self.quiet.iter().for_each(|quiet| add(quiet.to, Target::Quiet));
        }
        for jump in self.series.next_jumps() {
            let ends = matches!(self.step(jump.landing), Step::Play(_));
            add(jump.landing, if ends { Target::Capture } else { Target::Via });
        }
        let ends = self.series.candidates().iter().fold(0, |ends, candidate| ends | candidate.to.bit());
        for end in squares_of(ends) {
            if matches!(self.step(end), Step::Play(_)) {
                add(end, Target::Capture);
            }
        }
        targets
    }

    /// All squares that are marked.
    pub(super) fn target_squares(&self) -> Bits {
        self.targets().iter().fold(0, |all, (target, _)| all | target.bit())
    }

    /// The jumps by which `played` is completed from what is entered so far; none for a quiet move.
    pub(super) fn jumps_to(&self, played: &Move) -> Vec<Jump> {
        let mut series = self.series.clone();
        let entered = series.jumps().len();
        while played.is_capture() && series.finished() != Some(*played) {
            let next = series.next_jumps().into_iter().find(|&jump| {
                let mut tried = series.clone();
                tried.enter(jump);
                tried.candidates().contains(played)
            });
            match next {
                Some(jump) => series.enter(jump),
                None => break,
            }
        }
        series.jumps()[entered..].to_vec()
    }
}
