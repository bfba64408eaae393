//! A board as an array of rows and columns of the official diagram, White at the bottom, and its legal moves.

use super::rules::{Choice, MidCapture, PlainRules, rules};
use draughts::rules::Variant;
use std::collections::BTreeSet;

/// A move by its numbers. Two routes with the same ends and the same pieces are one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlainMove {
    pub from: u8,
    pub to: u8,
    pub taken: BTreeSet<u8>,
    pub promotes: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Piece {
    white: bool,
    king: bool,
}

/// Row 0 is the top of the diagram, column 0 its left.
type At = (i32, i32);

#[derive(Clone)]
pub struct Board {
    variant: Variant,
    squares: Vec<Vec<Option<Piece>>>,
    white_to_move: bool,
}

/// A capture on its way: where the piece stands, whether it is a king now, and what it has jumped, in order.
#[derive(Clone)]
struct Capture {
    from: At,
    at: At,
    began_as_king: bool,
    king: bool,
    jumped: Vec<At>,
}

impl Board {
    /// Reads a FEN with numbers and without ranges, such as the core writes.
    pub fn read(variant: Variant, fen: &str) -> Self {
        let rules = rules(variant);
        let size = usize::try_from(rules.size).unwrap();
        let mut squares = vec![vec![None; size]; size];
        let (turn, lists) = fen.split_once(':').unwrap();
        for list in lists.split(':') {
            let white = list.starts_with('W');
            for item in list[1..].split(',').filter(|item| !item.is_empty()) {
                let king = item.starts_with('K');
                let ends: Vec<u8> = item.trim_start_matches('K').split('-').map(|end| end.parse().unwrap()).collect();
                for number in ends[0]..=*ends.last().unwrap() {
                    let (row, column) = place(&rules, number);
                    squares[index(row)][index(column)] = Some(Piece { white, king });
                }
            }
        }
        Self { variant, squares, white_to_move: turn == "W" }
    }

    /// All legal moves; without `forced`, quiet moves are legal beside the captures.
    pub fn legal_moves(&self, forced: bool) -> BTreeSet<PlainMove> {
        let captures = self.captures();
        let mut moves: BTreeSet<_> = captures.iter().map(|capture| self.as_move(capture)).collect();
        if captures.is_empty() || !forced {
            moves.extend(self.quiet_moves());
        }
        moves
    }

    /// The board after a legal move.
    pub fn after(&self, played: &PlainMove) -> Self {
        let rules = self.rules();
        let mut next = self.clone();
        let mut set = |number: u8, piece: Option<Piece>| {
            let (row, column) = place(&rules, number);
            std::mem::replace(&mut next.squares[index(row)][index(column)], piece)
        };
        let moved = set(played.from, None).unwrap();
        for &number in &played.taken {
            set(number, None);
        }
        set(played.to, Some(Piece { king: moved.king || played.promotes, ..moved }));
        next.white_to_move = !self.white_to_move;
        next
    }

    fn rules(&self) -> PlainRules {
        rules(self.variant)
    }

    fn is_on_board(&self, (row, column): At) -> bool {
        let size = self.rules().size;
        (0..size).contains(&row) && (0..size).contains(&column)
    }

    fn piece(&self, (row, column): At) -> Option<Piece> {
        self.squares[index(row)][index(column)]
    }

    fn is_own(&self, piece: Piece) -> bool {
        piece.white == self.white_to_move
    }

    /// Up the diagram for White.
    fn forward(&self) -> i32 {
        if self.white_to_move { -1 } else { 1 }
    }

    fn is_crown_row(&self, (row, _): At) -> bool {
        row == if self.white_to_move { 0 } else { self.rules().size - 1 }
    }

    fn own_pieces(&self) -> Vec<(At, Piece)> {
        let mut own = Vec::new();
        for (row, squares) in (0..).zip(&self.squares) {
            for (column, square) in (0..).zip(squares) {
                if let Some(piece) = square.filter(|&piece| self.is_own(piece)) {
                    own.push(((row, column), piece));
                }
            }
        }
        own
    }

    fn quiet_moves(&self) -> Vec<PlainMove> {
        let mut moves = Vec::new();
        for (from, piece) in self.own_pieces() {
            for step in DIAGONALS {
                if !piece.king && step.0 != self.forward() {
                    continue;
                }
                let reach = if piece.king && self.rules().flying { self.rules().size } else { 1 };
                for distance in 1..=reach {
                    let to = along(from, step, distance);
                    if !self.is_on_board(to) || self.piece(to).is_some() {
                        break;
                    }
                    let promotes = !piece.king && self.is_crown_row(to);
                    moves.push(PlainMove {
                        from: self.number(from),
                        to: self.number(to),
                        taken: BTreeSet::new(),
                        promotes,
                    });
                }
            }
        }
        moves
    }

    /// The captures that may be chosen.
    fn captures(&self) -> Vec<Capture> {
        let mut all = Vec::new();
        for (from, piece) in self.own_pieces() {
            let begin = Capture { from, at: from, began_as_king: piece.king, king: piece.king, jumped: Vec::new() };
            self.carry_on(&begin, &mut all);
        }
        let kings = |capture: &Capture| capture.jumped.iter().filter(|&&at| self.piece(at).unwrap().king).count();
        match self.rules().choice {
            Choice::Free => {}
            Choice::KingBeforeMan => best(&mut all, |capture| capture.began_as_king),
            Choice::Most => best(&mut all, |capture| capture.jumped.len()),
            Choice::MostThenKings => {
                best(&mut all, |capture| capture.jumped.len());
                best(&mut all, kings);
            }
            Choice::Italian => {
                best(&mut all, |capture| capture.jumped.len());
                best(&mut all, |capture| capture.began_as_king);
                best(&mut all, kings);
                // Capture by capture: where one meets a king and another does not, the one that does is better.
                best(&mut all, |capture| -> Vec<bool> {
                    capture.jumped.iter().map(|&at| self.piece(at).unwrap().king).collect()
                });
            }
        }
        all
    }

    /// Carries a capture to every end it can have.
    fn carry_on(&self, capture: &Capture, ends: &mut Vec<Capture>) {
        let crowned_and_over = self.rules().mid_capture == MidCapture::Ends
            && !capture.began_as_king
            && !capture.jumped.is_empty()
            && self.is_crown_row(capture.at);
        let jumps = if crowned_and_over { Vec::new() } else { self.jumps(capture) };
        if jumps.is_empty() {
            if !capture.jumped.is_empty() {
                ends.push(capture.clone());
            }
            return;
        }
        for landings in jumps {
            // A king that can go on from one of its landing squares must land on such a square.
            let goes_on: Vec<_> = landings.iter().filter(|next| !self.jumps(next).is_empty()).collect();
            let choice = if goes_on.is_empty() { landings.iter().collect() } else { goes_on };
            for next in choice {
                self.carry_on(next, ends);
            }
        }
    }

    /// For each piece that can be jumped next, the landings behind it.
    fn jumps(&self, capture: &Capture) -> Vec<Vec<Capture>> {
        let rules = self.rules();
        let far = capture.king && rules.flying;
        let is_empty = |at: At| self.is_on_board(at) && (self.piece(at).is_none() || at == capture.from);
        let mut jumps = Vec::new();
        for step in DIAGONALS {
            if !capture.king && !rules.man_takes_backwards && step.0 != self.forward() {
                continue;
            }
            let mut distance = 1;
            while far && is_empty(along(capture.at, step, distance)) {
                distance += 1;
            }
            let over = along(capture.at, step, distance);
            if !self.is_on_board(over) || over == capture.from || capture.jumped.contains(&over) {
                continue;
            }
            let Some(victim) = self.piece(over).filter(|&piece| !self.is_own(piece)) else { continue };
            if victim.king && !capture.king && !rules.man_takes_kings {
                continue;
            }
            let mut landings = Vec::new();
            loop {
                distance += 1;
                let at = along(capture.at, step, distance);
                if !is_empty(at) {
                    break;
                }
                let mut jumped = capture.jumped.clone();
                jumped.push(over);
                let crowned = rules.mid_capture == MidCapture::BecomesKing && self.is_crown_row(at);
                landings.push(Capture { at, king: capture.king || crowned, jumped, ..capture.clone() });
                if !far {
                    break;
                }
            }
            if !landings.is_empty() {
                jumps.push(landings);
            }
        }
        jumps
    }

    fn as_move(&self, capture: &Capture) -> PlainMove {
        PlainMove {
            from: self.number(capture.from),
            to: self.number(capture.at),
            taken: capture.jumped.iter().map(|&at| self.number(at)).collect(),
            // A man that was crowned in passing, or ends on the crown row.
            promotes: !capture.began_as_king && (capture.king || self.is_crown_row(capture.at)),
        }
    }

    fn number(&self, at: At) -> u8 {
        let rules = self.rules();
        let most = u8::try_from(rules.size * rules.size / 2).unwrap();
        (1..=most).find(|&number| place(&rules, number) == at).unwrap()
    }
}

const DIAGONALS: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

fn along((row, column): At, step: (i32, i32), distance: i32) -> At {
    (row + step.0 * distance, column + step.1 * distance)
}

fn index(place: i32) -> usize {
    usize::try_from(place).unwrap()
}

/// Where a number is in the official diagram.
fn place(rules: &PlainRules, number: u8) -> At {
    let (number, per_row) = (i32::from(number) - 1, rules.size / 2);
    let (mut row, mut nth) = (number / per_row, number % per_row);
    if rules.from_the_bottom {
        row = rules.size - 1 - row;
        nth = per_row - 1 - nth;
    }
    // In the lowest row the playing squares begin at the left, or one further; in each next row it is the other way.
    let shifted = (rules.size - 1 - row) % 2 == i32::from(!rules.light_corner);
    (row, 2 * nth + i32::from(shifted))
}

/// Keeps those for which `worth` is the greatest.
fn best<T: Ord>(captures: &mut Vec<Capture>, worth: impl Fn(&Capture) -> T) {
    let most = captures.iter().map(&worth).max();
    captures.retain(|capture| Some(worth(capture)) == most);
}
