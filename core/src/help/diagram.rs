//! Diagrams: a position, and moves to step through.
//!
//! A fenced block of lines:
//!
//! | line | meaning |
//! |---|---|
//! | `variant: russian` | by its rules |
//! | `rule: home` | with the home rule |
//! | `fen: W:Wc3:Bd4` | the position |
//! | `bottom: B` | which colour is solid and stands at the bottom; otherwise the side to move |
//! | `caption: …` | what stands under it |
//! | `step: c3:e5 …` | a move to step through, and what stands under the position after it |
//! | `expect: legal c3:e5`, `illegal c3-b4`, `only c3:e5`, `won` | a claim about the position at this point |
//!
//! The claims are for the tests, which read them from the sources.

use super::block::{DiagramStep, HelpDiagram};
use super::error::PageError;
use crate::board::{Square, squares_of};
use crate::color::Color;
use crate::game::Game;
use crate::moves::{Captures, Move, Series};
use crate::notation::{Names, fen, write_move};
use crate::play::{LastMark, Motion, Piece, Player, RemovedPiece, SquareState};
use crate::rules::Variant;
use serde::Deserialize;
use serde::de::value::{Error as ValueError, StrDeserializer};

/// The lines of a diagram, sorted.
#[derive(Default)]
struct Lines<'a> {
    variant: Option<Variant>,
    home_rule: bool,
    fen: &'a str,
    bottom: Option<Color>,
    caption: &'a str,
    /// Moves and what is said of them.
    steps: Vec<(&'a str, &'a str)>,
}

/// A diagram being stepped through.
struct Drawing {
    game: Game,
    names: Names,
    /// The colour of player one.
    bottom: Color,
}

/// Reads a diagram and plays its moves.
pub(super) fn parse(text: &str) -> Result<HelpDiagram, PageError> {
    let lines = Lines::read(text)?;
    let variant = lines.variant.ok_or_else(|| PageError::diagram("no variant"))?;
    let position = fen::parse(variant, lines.fen).map_err(|error| PageError::diagram(&error))?;
    let captures = if lines.home_rule { Captures::Optional } else { Captures::Forced };
    let mut drawing = Drawing {
        bottom: lines.bottom.unwrap_or(position.turn()),
        game: Game::from_position(variant, captures, position),
        names: Names::of(variant),
    };
    let caption = lines.caption.to_owned();
    let mut steps = vec![DiagramStep { caption, squares: drawing.squares(), notation: None, motion: None }];
    for (played, caption) in lines.steps {
        steps.push(drawing.step(played, caption)?);
    }
    let board_size = variant.rules().board.size;
    Ok(HelpDiagram { variant, forced_capture: !lines.home_rule, board_size, steps })
}

impl<'a> Lines<'a> {
    fn read(text: &'a str) -> Result<Self, PageError> {
        let mut lines = Self::default();
        for line in text.lines() {
            let (key, value) = line.split_once(": ").ok_or_else(|| PageError::diagram(line))?;
            match (key, value) {
                ("variant", name) => {
                    let variant = Variant::deserialize(StrDeserializer::<ValueError>::new(name));
                    lines.variant = Some(variant.map_err(|error| PageError::diagram(&error))?);
                }
                ("rule", "home") => lines.home_rule = true,
                ("fen", fen) => lines.fen = fen,
                ("bottom", "W") => lines.bottom = Some(Color::White),
                ("bottom", "B") => lines.bottom = Some(Color::Black),
                ("caption", caption) => lines.caption = caption,
                ("step", step) => lines.steps.push(step.split_once(' ').unwrap_or((step, ""))),
                ("expect", _) => {}
                _ => return Err(PageError::diagram(line)),
            }
        }
        Ok(lines)
    }
}

impl Drawing {
    /// Plays a move.
    fn step(&mut self, text: &str, caption: &str) -> Result<DiagramStep, PageError> {
        let played = self.find(text)?;
        let (variant, captures) = (self.game.variant(), self.game.captures());
        let notation = write_move(variant, captures, self.game.position(), &played);
        let motion = self.motion(&played);
        self.game.play(&played).map_err(|error| PageError::diagram(&error))?;
        let caption = if caption.is_empty() { notation.clone() } else { caption.to_owned() };
        Ok(DiagramStep { caption, squares: self.squares(), notation: Some(notation), motion })
    }

    /// The one legal move with these ends, a hyphen telling a quiet move from a capture.
    fn find(&self, text: &str) -> Result<Move, PageError> {
        let ends: Vec<_> = text.split(['-', 'x', ':']).map(|square| self.names.parse(square)).collect();
        let legal = self.game.legal_moves().iter();
        let mut found = legal
            .filter(|legal| [Some(legal.from), Some(legal.to)] == ends[..] && legal.is_capture() != text.contains('-'));
        match (found.next(), found.next()) {
            (Some(only), None) => Ok(*only),
            (None, _) => Err(PageError::diagram(&format!("{text} is not legal"))),
            (Some(_), Some(_)) => Err(PageError::diagram(&format!("{text} is more than one move"))),
        }
    }

    fn motion(&self, played: &Move) -> Option<Motion> {
        let position = self.game.position();
        let route = Series::route(self.game.variant(), self.game.captures(), position, played);
        let (path, victims) = match &route {
            Some(series) => (series.path(), series.jumps().iter().map(|jump| jump.victim).collect()),
            None => (vec![played.from, played.to], Vec::new()),
        };
        let removed = victims
            .iter()
            .filter_map(|&square| Some(RemovedPiece { square: self.names.number(square), piece: self.piece(square)? }));
        Some(Motion {
            piece: self.piece(played.from)?,
            path: path.into_iter().map(|square| self.names.number(square)).collect(),
            taken: victims.iter().map(|&square| self.names.number(square)).collect(),
            removed: removed.collect(),
            crowned: played.promotes,
        })
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let (color, king) = self.game.position().piece_at(square)?;
        let owner = if color == self.bottom { Player::One } else { Player::Two };
        Some(Piece { owner, king })
    }

    /// The squares as the board view draws them. The pieces that must capture are ringed, as in a match.
    fn squares(&self) -> Vec<SquareState> {
        let board = self.game.variant().rules().board;
        let legal = self.game.legal_moves();
        let forced = self.game.captures() == Captures::Forced && legal.iter().all(Move::is_capture);
        let ringed = if forced { legal.iter().fold(0, |ringed, legal| ringed | legal.from.bit()) } else { 0 };
        let last = self.game.plies().last().map(|ply| ply.played);
        let flip = |at: u8| if self.bottom == Color::Black { board.size - 1 - at } else { at };
        let state = |square: Square| SquareState {
            square: self.names.number(square),
            row: flip(square.row(&board)),
            column: flip(square.column(&board)),
            name: self.names.name(square),
            piece: self.piece(square),
            movable: false,
            must_capture: ringed & square.bit() != 0,
            picked: false,
            target: None,
            taken: false,
            last: last.and_then(|last| match square {
                _ if square == last.to => Some(LastMark::To),
                _ if square == last.from => Some(LastMark::From),
                _ => None,
            }),
            cursor: false,
        };
        let mut squares: Vec<_> = squares_of(board.squares).map(state).collect();
        squares.sort_by_key(|state| (state.row, state.column));
        squares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAPTURE: &str = "variant: russian\nfen: W:Wc3:Bd4\ncaption: Take.\nexpect: only c3:e5\nstep: c3:e5 Taken.";

    fn occupied(step: &DiagramStep) -> Vec<(&str, Player)> {
        step.squares.iter().filter_map(|square| Some((square.name.as_str(), square.piece?.owner))).collect()
    }

    #[test]
    fn a_diagram_is_drawn_and_stepped_through() {
        let diagram = parse(CAPTURE).unwrap();
        let [before, after] = diagram.steps.as_slice() else { panic!("{diagram:?}") };
        assert_eq!(occupied(before), [("d4", Player::Two), ("c3", Player::One)]);
        assert_eq!(occupied(after), [("e5", Player::One)]);
        assert_eq!((before.caption.as_str(), after.caption.as_str()), ("Take.", "Taken."));
        assert_eq!(after.notation.as_deref(), Some("c3:e5"));
        assert_eq!(after.motion.as_ref().map(|motion| motion.removed.len()), Some(1));
        let ringed: Vec<_> = before.squares.iter().filter(|square| square.must_capture).collect();
        assert_eq!(ringed.iter().map(|square| square.name.as_str()).collect::<Vec<_>>(), ["c3"]);
    }

    #[test]
    fn the_bottom_is_whose_the_diagram_says() {
        let turned = parse(&format!("{CAPTURE}\nbottom: B")).unwrap();
        assert_eq!(occupied(&turned.steps[0]), [("c3", Player::Two), ("d4", Player::One)]);
    }

    #[test]
    fn the_home_rule_rings_nothing() {
        let diagram = parse(&format!("rule: home\n{CAPTURE}")).unwrap();
        assert!(!diagram.forced_capture);
        assert!(!diagram.steps[0].squares.iter().any(|square| square.must_capture));
    }

    #[test]
    fn faults_are_told() {
        let cases = [
            ("fen: W:Wc3:Bd4", "no variant"),
            ("variant: chess\nfen: W:Wc3:Bd4", "unknown variant"),
            ("variant: russian\nfen: W:Wb3:Bd4", "'b3' is a light square"),
            ("variant: russian\nfen: W:Wc3:Bd4\nstep: c3-b4", "c3-b4 is not legal"),
            ("variant: russian\nfen: W:Wc3:Bd4\nmove: c3:e5", "move: c3:e5"),
            ("variant: russian\nbottom: X\nfen: W:Wc3:Bd4", "bottom: X"),
            ("variant", "variant"),
        ];
        for (text, expected) in cases {
            let fault = parse(text).unwrap_err().to_string();
            assert!(fault.contains(expected), "{fault}");
        }
    }
}
