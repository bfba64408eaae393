//! Inputs as lines of text, for scripted games and for the command line.
//!
//! | line | meaning |
//! |---|---|
//! | `tap 12` | tap a square; numbers, or letters such as `e3` |
//! | `tap outside` | tap the rim |
//! | `drag 12 16`, `drag 12 outside` | lift a piece and drop it |
//! | `lift 12`, `drop 16`, `drop outside` | the two halves of a drag |
//! | `key up`, `down`, `left`, `right`, `enter`, `esc` | a key |
//! | `undo`, `redo`, `next`, `dismiss` | as they say |
//! | `resign one`, `offer two`, `accept`, `decline` | between two: give up, offer a draw, answer |
//! | `new english medium me [free]` | a game against the computer: variant, level, who starts, the home rule |
//! | `new english two me [free]` | a game between two |
//! | `think` | the computer moves |
//! | `hint` | shows the best move. With more than one legal move it takes a second and may differ from machine to machine |
//! | `name two Anna K.`, `name two` | between two: what a player is called; no name |
//! | `new english two me clock 5 3` | a game between two by the clock: minutes each, seconds added for a move |
//! | `wait 2500` | so many milliseconds pass. From the first such line on no other time does: begin with `wait 0` |
//! | `pause`, `continue` | the clocks are stopped, and go on |
//! | `resume` | close the match and open it again from its files |
//!
//! Blank lines and what follows a `#` say nothing.

use super::clock::TimeControl;
use super::input::{Input, Key};
use super::setup::{MatchSetup, Mode, Player, Starter};
use super::state::MatchState;
use crate::level::Level;
use crate::notation::Names;
use crate::rules::Variant;
use serde::de::DeserializeOwned;
use serde::de::value::{Error as ValueError, StrDeserializer};
use std::str::FromStr;

/// What one line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ScriptLine {
    /// Send these inputs, one after the other.
    Send {
        /// The inputs; none for a blank line.
        inputs: Vec<Input>,
    },
    /// Let the computer move.
    Think,
    /// Ask for a hint.
    Hint,
    /// Give a player a name.
    Name {
        /// Who.
        player: Player,
        /// The name; empty for none.
        name: String,
    },
    /// Let time pass.
    Wait {
        /// How much.
        milliseconds: u64,
    },
    /// Close the match and open it again.
    Resume,
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum ScriptError {
    /// A word that is not known there.
    #[error("'{word}' is not {expected}")]
    Unknown {
        /// The word.
        word: String,
        /// What could stand there.
        expected: String,
    },
    /// The line ends too soon.
    #[error("the line ends where {expected} should follow")]
    Missing {
        /// What should follow.
        expected: String,
    },
    /// A fault of the core's own.
    #[error("a fault of the core")]
    OwnFault,
}

/// Reads one line of a script; `variant` names the squares.
pub(super) fn read_line(variant: Variant, line: &str) -> Result<ScriptLine, ScriptError> {
    let mut words = Words { words: line.split('#').next().unwrap_or("").split_whitespace(), variant };
    let Some(command) = words.words.next() else { return Ok(ScriptLine::Send { inputs: Vec::new() }) };
    let inputs = match command {
        "think" => return words.end(ScriptLine::Think),
        "hint" => return words.end(ScriptLine::Hint),
        "name" => {
            let player = words.player()?;
            return Ok(ScriptLine::Name { player, name: words.words.collect::<Vec<_>>().join(" ") });
        }
        "wait" => {
            let milliseconds = words.number("milliseconds")?;
            return words.end(ScriptLine::Wait { milliseconds });
        }
        "resume" => return words.end(ScriptLine::Resume),
        "tap" => vec![words.square_or_outside()?.map_or(Input::TapOutside, |square| Input::Tap { square })],
        "lift" => vec![words.lift()?],
        "drop" => vec![words.drop_on()?],
        "drag" => vec![words.lift()?, words.drop_on()?],
        "key" => vec![Input::Press { key: words.key()? }],
        "resign" => vec![Input::Resign { player: words.player()? }],
        "offer" => vec![Input::OfferDraw { player: words.player()? }],
        "accept" => vec![Input::AnswerDraw { accepts: true }],
        "decline" => vec![Input::AnswerDraw { accepts: false }],
        "undo" => vec![Input::Undo],
        "redo" => vec![Input::Redo],
        "pause" => vec![Input::PauseClock],
        "continue" => vec![Input::ResumeClock],
        "next" => vec![Input::NextGame],
        "dismiss" => vec![Input::DismissNotice],
        "new" => vec![Input::NewGame { setup: words.setup()? }],
        word => return Err(unknown(word, "a command")),
    };
    words.end(ScriptLine::Send { inputs })
}

/// A state as one line of JSON, in which the shells' states are compared.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn state_json(state: &MatchState) -> String {
    serde_json::to_string(state).unwrap_or_else(|error| {
        log::error!("a state that is not JSON: {error}");
        String::new()
    })
}

struct Words<'a> {
    words: std::str::SplitWhitespace<'a>,
    variant: Variant,
}

impl<'a> Words<'a> {
    fn next(&mut self, expected: &str) -> Result<&'a str, ScriptError> {
        self.words.next().ok_or_else(|| ScriptError::Missing { expected: expected.into() })
    }

    fn end(mut self, line: ScriptLine) -> Result<ScriptLine, ScriptError> {
        self.words.next().map_or(Ok(line), |word| Err(unknown(word, "expected; the line should end here")))
    }

    fn square(&self, word: &str) -> Result<u8, ScriptError> {
        let names = Names::of(self.variant);
        let square = names.parse(word).ok_or_else(|| unknown(word, "a square of this board"))?;
        Ok(names.number(square))
    }

    fn square_or_outside(&mut self) -> Result<Option<u8>, ScriptError> {
        let word = self.next("a square")?;
        if word == "outside" { Ok(None) } else { self.square(word).map(Some) }
    }

    fn lift(&mut self) -> Result<Input, ScriptError> {
        let word = self.next("a square")?;
        Ok(Input::Lift { square: self.square(word)? })
    }

    fn drop_on(&mut self) -> Result<Input, ScriptError> {
        Ok(Input::Drop { square: self.square_or_outside()? })
    }

    fn number<T: FromStr>(&mut self, expected: &str) -> Result<T, ScriptError> {
        let word = self.next(expected)?;
        word.parse().map_err(|_| unknown(word, expected))
    }

    fn player(&mut self) -> Result<Player, ScriptError> {
        named(self.next("a player")?, "one or two")
    }

    fn key(&mut self) -> Result<Key, ScriptError> {
        Ok(match self.next("a key")? {
            "up" => Key::Up,
            "down" => Key::Down,
            "left" => Key::Left,
            "right" => Key::Right,
            "enter" => Key::Select,
            "esc" => Key::Cancel,
            word => return Err(unknown(word, "a key")),
        })
    }

    fn setup(&mut self) -> Result<MatchSetup, ScriptError> {
        let variant = named(self.next("a variant")?, "a variant")?;
        let opponent = self.next("a level, or two")?;
        let (mode, level) = match opponent {
            "two" => (Mode::TwoPlayers, MatchSetup::default().level),
            word => (Mode::Computer, named::<Level>(word, "a level, or two")?),
        };
        let starter = named::<Starter>(self.next("who starts")?, "me, computer or lot")?;
        let mut setup = MatchSetup { variant, forced_capture: true, mode, level, starter, clock: None };
        while let Some(word) = self.words.next() {
            match word {
                "free" => setup.forced_capture = false,
                "clock" => {
                    let (minutes, increment) = (self.number("minutes")?, self.number("seconds")?);
                    setup.clock = Some(TimeControl { minutes, increment });
                }
                word => return Err(unknown(word, "free, or clock")),
            }
        }
        Ok(setup)
    }
}

/// A value by the name it has in the files.
fn named<T: DeserializeOwned>(word: &str, expected: &str) -> Result<T, ScriptError> {
    T::deserialize(StrDeserializer::<ValueError>::new(word)).map_err(|_| unknown(word, expected))
}

fn unknown(word: &str, expected: &str) -> ScriptError {
    ScriptError::Unknown { word: word.into(), expected: expected.into() }
}
