//! Which legal move is meant by some squares.

use crate::board::Square;
use crate::moves::{Captures, Move, Series};
use crate::position::Position;
use crate::rules::Variant;
use smallvec::SmallVec;

/// The squares of a move as a text names them, with the sign between.
#[derive(Clone, Debug)]
pub(super) struct Spoken {
    /// At least two.
    pub squares: SmallVec<[Square; 8]>,
    /// The sign is a capture's. A hyphen may stand for a capture too.
    pub capture: bool,
}

/// Why squares name no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotFound {
    Illegal,
    Ambiguous,
}

/// Finds the one move of `legal`, the legal moves of `position`, that is meant.
///
/// Full captures come first: `a1:c3` is the capture of one piece even where a longer one has the same ends, because the
/// strict form of the longer one would name its squares.
pub(super) fn find(
    variant: Variant,
    captures: Captures,
    position: &Position,
    legal: &[Move],
    spoken: &Spoken,
) -> Result<Move, NotFound> {
    let [from, between @ .., to] = spoken.squares.as_slice() else { return Err(NotFound::Illegal) };
    let mut same_ends: SmallVec<[Move; 8]> =
        legal.iter().filter(|legal| (legal.from, legal.to) == (*from, *to)).copied().collect();
    if spoken.capture || !between.is_empty() {
        same_ends.retain(|legal| legal.is_capture());
    } else if let Some(quiet) = same_ends.iter().find(|legal| !legal.is_capture()) {
        return Ok(*quiet);
    }
    match same_ends.as_slice() {
        [] => return Err(NotFound::Illegal),
        [only] if between.is_empty() => return Ok(*only),
        _ => {}
    }
    if let Some(full) = enter_all(Series::begin(variant, captures, position, *from), &spoken.squares[1..]) {
        return Ok(full);
    }
    if !between.is_empty() {
        same_ends.retain(|legal| Series::can_pass(variant, position, legal, between));
    }
    match same_ends.as_slice() {
        [] => Err(NotFound::Illegal),
        [only] => Ok(*only),
        _ => Err(NotFound::Ambiguous),
    }
}

/// The capture that lands on exactly these squares. A landing square tells what is jumped on the way to it.
fn enter_all(mut series: Series, landings: &[Square]) -> Option<Move> {
    for landing in landings {
        let jump = series.next_jumps().into_iter().find(|jump| jump.landing == *landing)?;
        series.enter(jump);
    }
    series.finished()
}
