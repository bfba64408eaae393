//! Does what the lines of a script ask for, as the shells' tests do.

use super::summary::summary;
use draughts::play::{Match, MatchState, ScriptLine};
use std::error::Error;
use std::sync::Arc;
use tempfile::{TempDir, tempdir};

/// That of the core's command line and of the shells' tests.
const SEED: u64 = 1;

pub struct Player {
    /// Dropped first: what it still has to write would make the folder anew.
    game: Arc<Match>,
    folder: TempDir,
}

impl Player {
    pub fn new() -> Self {
        let folder = tempdir().unwrap();
        let game = Match::open_seeded(folder.path().to_str().unwrap(), SEED);
        Self { game, folder }
    }

    /// What follows a line: the state in short, `error` for a line that came to nothing, nothing for a line that asks
    /// for nothing.
    pub fn obey(&mut self, line: &str) -> Option<String> {
        match self.game.read_line(line) {
            Ok(ScriptLine::Send { inputs }) if inputs.is_empty() => None,
            Ok(asked) => Some(self.answer(asked).map_or_else(|_| "error".to_owned(), |state| summary(&state))),
            Err(_) => Some("error".to_owned()),
        }
    }

    /// The state after a line that must be understood.
    pub fn state_after(&mut self, line: &str) -> MatchState {
        let asked = self.game.read_line(line).unwrap();
        self.answer(asked).unwrap()
    }

    pub fn state(&self) -> MatchState {
        self.game.state()
    }

    fn answer(&mut self, asked: ScriptLine) -> Result<MatchState, Box<dyn Error>> {
        match asked {
            ScriptLine::Send { inputs } => {
                let mut state = self.game.state();
                for input in inputs {
                    state = self.game.input(input);
                }
                Ok(state)
            }
            ScriptLine::Think => Ok(pollster::block_on(self.game.think())?),
            ScriptLine::Hint => Ok(pollster::block_on(self.game.hint())?),
            ScriptLine::Name { player, name } => Ok(self.game.set_name(player, &name)?),
            ScriptLine::Wait { milliseconds } => {
                self.game.let_time_pass(milliseconds);
                Ok(self.game.state())
            }
            ScriptLine::Resume => {
                self.game.flush();
                self.game = Match::open_seeded(self.folder.path().to_str().unwrap(), SEED);
                Ok(self.game.state())
            }
        }
    }
}
