//! Games as PDN 3.0 wants them written.

use super::game::PdnGame;
use super::game_type::scoring;
use super::result::GameResult;
use super::tags::{FEN, GAME_TYPE, RESULT, RESULT_FORMAT, ROSTER, RULE, SET_UP};
use super::{NO_FORCED_CAPTURE, fen};
use crate::moves::Captures;
use crate::notation::write_move;
use crate::position::Position;
use std::fmt;

/// No line of moves is longer. A tag is a line of its own, however long.
const LONGEST_LINE: usize = 79;

/// The end of every game. PDN 3.0 allows no other: how the game came out is said by its tag `Result`.
const SEPARATOR: &str = "*";

/// Writes games one after the other.
///
/// ```
/// use draughts::notation::pdn::{ReadOptions, read, write};
///
/// let text = "[GameType \"21\"] 1. 11-15 23-18 1-0 [GameType \"25\"] 1. c3-d4 b6-a5 1/2-1/2";
/// let games: Vec<_> = read(text, ReadOptions::default()).map(Result::unwrap).collect();
/// let first = "[Result \"1-0\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n1. 11-15 23-18 *\n";
/// let second = "[Result \"1/2-1/2\"]\n[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 b6-a5 *\n";
/// assert_eq!(write(&games), format!("{first}\n{second}"));
/// ```
pub fn write<'a>(games: impl IntoIterator<Item = &'a PdnGame>) -> String {
    games.into_iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Writes the game in PDN 3.0's strict form.
///
/// First come the tags of PDN's roster that are given, then the type of game in full, the home rule
/// (`[Rule "no forced capture"]`), the start position where it is not the usual one, then all other tags in their order.
impl fmt::Display for PdnGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in ROSTER {
            if name == RESULT {
                tag(out, RESULT, &self.result_tag())?;
            } else if let Some(value) = self.tags().get(name) {
                tag(out, name, value)?;
            }
        }
        tag(out, GAME_TYPE, self.variant().rules().notation.game_type)?;
        let home_rule = self.captures() == Captures::Optional;
        if home_rule {
            tag(out, RULE, NO_FORCED_CAPTURE)?;
        }
        if *self.start() != Position::start(self.variant()) {
            tag(out, SET_UP, "1")?;
            tag(out, FEN, &fen::write(self.variant(), self.start()))?;
        }
        for (name, value) in self.tags().iter() {
            let written =
                ROSTER.contains(&name) || matches!(name, GAME_TYPE | SET_UP | FEN) || home_rule && name == RULE;
            if !written {
                tag(out, name, value)?;
            }
        }
        out.write_str("\n")?;
        self.write_moves(out)
    }
}

impl PdnGame {
    /// The result as its game type counts it; as given where PDN's usual texts do not cover it.
    fn result_tag(&self) -> String {
        let counted_otherwise = self.tags().get(RESULT_FORMAT).is_some();
        let as_given = self.tags().get(RESULT).filter(|given| match GameResult::parse(given) {
            Some(result) => counted_otherwise && result == self.result(),
            None => self.result() == GameResult::Unknown,
        });
        as_given.unwrap_or_else(|| self.result().token(scoring(self.variant()))).to_owned()
    }

    fn write_moves(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first_mover = self.variant().rules().first_mover;
        let mut lines = Lines { out, length: 0 };
        let mut position = *self.start();
        let mut number = 1;
        for (ply, played) in self.moves().iter().enumerate() {
            let text = write_move(self.variant(), self.captures(), &position, played);
            if position.turn() == first_mover {
                lines.add(&format!("{number}. {text}"))?;
            } else {
                let missing = if ply == 0 { format!("{number}... ") } else { String::new() };
                lines.add(&format!("{missing}{text}"))?;
                number += 1;
            }
            position = position.after(played);
        }
        lines.add(SEPARATOR)?;
        lines.out.write_str("\n")
    }
}

fn tag(out: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(out, "[{name} \"{value}\"]")
}

/// Words with blanks between, broken into lines.
struct Lines<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    length: usize,
}

impl Lines<'_, '_> {
    fn add(&mut self, word: &str) -> fmt::Result {
        if self.length > 0 {
            let breaks = self.length + 1 + word.len() > LONGEST_LINE;
            self.out.write_str(if breaks { "\n" } else { " " })?;
            self.length = if breaks { 0 } else { self.length + 1 };
        }
        self.length += word.len();
        self.out.write_str(word)
    }
}
