//! The one move generator, specialised over a variant's rules and the side to move at compile time.

use super::captures::capturing_pieces;
use super::{Captures, Move, MoveList, captures};
use crate::board::{Bits, Direction, Square};
use crate::color::Color;
use crate::position::Position;
use crate::rules::{Precedence, RuleSet};

/// The side to move, as a type.
pub(super) trait Side {
    /// Its color.
    const COLOR: Color;
    /// Where its men move.
    const FORWARD: [Direction; 2] = Direction::forward(Self::COLOR);
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
}

/// A position as the side to move sees it.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub men: Bits,
    pub kings: Bits,
    pub their_men: Bits,
    pub their_kings: Bits,
    pub empty: Bits,
}

impl View {
    #[inline]
    pub(super) fn new<R: RuleSet, S: Side>(position: &Position) -> Self {
        let own = position.pieces(S::COLOR);
        let other = position.pieces(S::COLOR.other());
        let kings = position.kings();
        Self {
            men: own & !kings,
            kings: own & kings,
            their_men: other & !kings,
            their_kings: other & kings,
            empty: R::RULES.board.squares & !(own | other),
        }
    }
}

/// Adds the legal moves of a position to `moves`, which should be empty.
#[inline]
pub fn generate<R: RuleSet>(position: &Position, captures: Captures, moves: &mut MoveList) {
    match position.turn() {
        Color::White => generate_for::<R, White, true>(position, captures, moves),
        Color::Black => generate_for::<R, Black, true>(position, captures, moves),
    }
}

/// Like [`generate`], with a capture listed once for each order in which it can take its pieces.
pub(super) fn generate_routes<R: RuleSet>(position: &Position, captures: Captures, moves: &mut MoveList) {
    match position.turn() {
        Color::White => generate_for::<R, White, false>(position, captures, moves),
        Color::Black => generate_for::<R, Black, false>(position, captures, moves),
    }
}

#[inline]
fn generate_for<R: RuleSet, S: Side, const MERGED: bool>(
    position: &Position,
    captures: Captures,
    moves: &mut MoveList,
) {
    let view = View::new::<R, S>(position);
    let capturing = capturing_pieces::<R, S>(&view);
    if capturing != 0 {
        captures::generate::<R, S, MERGED>(&view, capturing, moves);
        if captures == Captures::Forced {
            return;
        }
    }
    quiet_moves::<R, S>(&view, moves);
}

/// Adds the legal captures of a position to `moves`, which should be empty; there may be none.
#[inline]
pub fn generate_captures<R: RuleSet>(position: &Position, moves: &mut MoveList) {
    match position.turn() {
        Color::White => generate_captures_for::<R, White>(position, moves),
        Color::Black => generate_captures_for::<R, Black>(position, moves),
    }
}

#[inline]
fn generate_captures_for<R: RuleSet, S: Side>(position: &Position, moves: &mut MoveList) {
    let view = View::new::<R, S>(position);
    let capturing = capturing_pieces::<R, S>(&view);
    if capturing != 0 {
        captures::generate::<R, S, true>(&view, capturing, moves);
    }
}

/// Whether `side` could take something if it were to move.
#[inline]
pub fn can_capture<R: RuleSet>(position: &Position, side: Color) -> bool {
    match side {
        Color::White => capturing_pieces::<R, White>(&View::new::<R, White>(position)) != 0,
        Color::Black => capturing_pieces::<R, Black>(&View::new::<R, Black>(position)) != 0,
    }
}

/// Whether the side to move has a legal move.
pub fn has_move<R: RuleSet>(position: &Position) -> bool {
    match position.turn() {
        Color::White => has_move_for::<R, White>(position),
        Color::Black => has_move_for::<R, Black>(position),
    }
}

/// Why the piece on `square`, which can take something, may not: the first ground on which its best capture is worse
/// than the legal ones. `None` if it cannot capture, or may.
pub fn outdone_by<R: RuleSet>(position: &Position, square: Square) -> Option<Precedence> {
    match position.turn() {
        Color::White => outdone_by_for::<R, White>(position, square),
        Color::Black => outdone_by_for::<R, Black>(position, square),
    }
}

fn outdone_by_for<R: RuleSet, S: Side>(position: &Position, square: Square) -> Option<Precedence> {
    let view = View::new::<R, S>(position);
    let capturing = capturing_pieces::<R, S>(&view);
    let (mut legal, mut own) = (MoveList::new(), MoveList::new());
    captures::generate::<R, S, true>(&view, capturing, &mut legal);
    captures::generate::<R, S, true>(&view, capturing & square.bit(), &mut own);
    let (best, own) = (legal.first()?, own.first()?);
    if legal.iter().any(|legal| legal.from == square) {
        return None;
    }
    // The captures that are left differ in nothing but the last ground, which a move does not show.
    R::RULES.precedence.iter().copied().find(|precedence| match precedence {
        Precedence::MostPieces => best.taken.count_ones() != own.taken.count_ones(),
        Precedence::WithKing => (view.kings & best.from.bit() == 0) != (view.kings & own.from.bit() == 0),
        Precedence::MostKings => {
            (best.taken & view.their_kings).count_ones() != (own.taken & view.their_kings).count_ones()
        }
        Precedence::KingsSoonest => true,
    })
}

fn has_move_for<R: RuleSet, S: Side>(position: &Position) -> bool {
    let view = View::new::<R, S>(position);
    let board = &R::RULES.board;
    let men = S::FORWARD.iter().any(|&forward| board.step(view.men, forward) & view.empty != 0);
    let kings = Direction::ALL.iter().any(|&direction| board.step(view.kings, direction) & view.empty != 0);
    men || kings || capturing_pieces::<R, S>(&view) != 0
}

/// How many quiet moves there are, without listing them.
#[inline]
pub(super) fn count_quiet<R: RuleSet, S: Side>(view: &View) -> u32 {
    let board = &R::RULES.board;
    let men: u32 =
        S::FORWARD.iter().map(|&direction| (board.step(view.men, direction) & view.empty).count_ones()).sum();
    if view.kings == 0 {
        return men;
    }
    let kings: u32 = Direction::ALL
        .iter()
        .map(|&direction| {
            let mut count = 0;
            let mut reached = board.step(view.kings, direction) & view.empty;
            while reached != 0 {
                count += reached.count_ones();
                reached = if R::RULES.flying_kings { board.step(reached, direction) & view.empty } else { 0 };
            }
            count
        })
        .sum();
    men + kings
}

/// Adds the promotions of a position in which the side to move cannot capture.
#[inline]
pub fn generate_promotions<R: RuleSet>(position: &Position, moves: &mut MoveList) {
    match position.turn() {
        Color::White => generate_promotions_for::<R, White>(position, moves),
        Color::Black => generate_promotions_for::<R, Black>(position, moves),
    }
}

#[inline]
fn generate_promotions_for<R: RuleSet, S: Side>(position: &Position, moves: &mut MoveList) {
    let view = View::new::<R, S>(position);
    man_moves::<R, S>(view.men, view.empty & const { R::RULES.crown_row(S::COLOR) }, moves);
}

#[inline]
fn quiet_moves<R: RuleSet, S: Side>(view: &View, moves: &mut MoveList) {
    man_moves::<R, S>(view.men, view.empty, moves);
    king_moves::<R>(view, moves);
}

/// The men's moves to any of the squares `onto`.
#[inline]
fn man_moves<R: RuleSet, S: Side>(men: Bits, onto: Bits, moves: &mut MoveList) {
    let board = &R::RULES.board;
    let crown_row = const { R::RULES.crown_row(S::COLOR) };
    for direction in S::FORWARD {
        let mut reached = board.step(men, direction) & onto;
        while reached != 0 {
            let to = reached & reached.wrapping_neg();
            reached ^= to;
            let from = board.step(to, direction.opposite());
            moves.push(Move {
                from: Square::of_bit(from),
                to: Square::of_bit(to),
                promotes: to & crown_row != 0,
                taken: 0,
            });
        }
    }
}

#[inline]
fn king_moves<R: RuleSet>(view: &View, moves: &mut MoveList) {
    let board = &R::RULES.board;
    let mut kings = view.kings;
    while kings != 0 {
        let from = kings & kings.wrapping_neg();
        kings ^= from;
        for direction in Direction::ALL {
            let mut to = board.step(from, direction) & view.empty;
            while to != 0 {
                moves.push(Move { from: Square::of_bit(from), to: Square::of_bit(to), promotes: false, taken: 0 });
                to = if R::RULES.flying_kings { board.step(to, direction) & view.empty } else { 0 };
            }
        }
    }
}
