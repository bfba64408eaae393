//! The game in progress as a file, `game.json`.

use super::agreement::Ending;
use super::clock::{ClockFile, GameClock};
use super::names::Names as PlayersNames;
use super::pick::Pick;
use super::setup::{MatchSetup, Mode, Player};
use super::sitting::{GameResult, Sitting};
use super::state::Phase;
use crate::board::Square;
use crate::color::Color;
use crate::game::Game;
use crate::moves::Captures;
use crate::notation::{Names, fen, read_exact, write_exact};
use crate::position::Position;
use crate::store::Versioned;
use serde::{Deserialize, Serialize};

/// Everything of a sitting that outlives the app. It exists only if it can be played through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "GameFile", into = "GameFile")]
pub(super) struct SavedGame(GameFile);

/// The game as it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct GameFile {
    setup: MatchSetup,
    player_one: Color,
    seed: u64,
    /// The position the game began with, as FEN.
    start: String,
    /// The moves played, each with start, end and taken squares.
    moves: Vec<String>,
    /// The moves taken back, oldest last, in the order in which redo plays them.
    undone: Vec<String>,
    undo_used: bool,
    #[serde(default)]
    hint_used: bool,
    /// The hint that is shown.
    #[serde(default)]
    hint: Option<String>,
    /// What two people are called.
    #[serde(default)]
    names: PlayersNames,
    #[serde(default)]
    clock: Option<ClockFile>,
    /// The picked piece's square and the landings entered, if a piece is picked.
    entry: Vec<u8>,
    /// How two people ended it, and who offers a draw.
    ending: Option<Ending>,
    draw_offer: Option<Player>,
    /// What the records made of it, once it is over.
    result: Option<ResultFile>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ResultFile {
    new_best: bool,
    best: Option<u32>,
}

/// Why a file is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum SavedGameError {
    #[error("the start position: {0}")]
    Start(#[from] fen::FenError),
    #[error("move {number} is not legal: {text}")]
    Move { number: usize, text: String },
    #[error("the half-entered move is not possible")]
    Entry,
    #[error("the hint is not a legal move")]
    Hint,
    #[error("the clocks do not belong to the game")]
    Clock,
    #[error("the game cannot have been ended, or a draw offered in it, like this")]
    Ending,
}

impl SavedGame {
    /// What is to be kept of a sitting.
    pub(super) fn of(sitting: &Sitting) -> Self {
        let game = &sitting.game;
        let names = Names::of(game.variant());
        let start = game.start();
        Self(GameFile {
            setup: sitting.setup,
            player_one: sitting.color_one,
            seed: sitting.seed,
            start: fen::write(game.variant(), start),
            moves: game.plies().iter().map(|ply| write_exact(names, &ply.played)).collect(),
            undone: game.undone().iter().rev().map(|undone| write_exact(names, undone)).collect(),
            undo_used: sitting.undo_used,
            hint_used: sitting.hint_used,
            hint: sitting.hint.as_ref().map(|hint| write_exact(names, hint)),
            names: sitting.names.clone(),
            clock: sitting.clock.as_ref().map(GameClock::to_file),
            entry: sitting.pick.as_ref().map(|pick| sitting.numbers(pick.path())).unwrap_or_default(),
            ending: sitting.ending,
            draw_offer: sitting.draw_offer,
            result: sitting.result.map(|GameResult { new_best, best }| ResultFile { new_best, best }),
        })
    }

    /// Somebody has moved.
    pub(super) fn has_begun(&self) -> bool {
        !self.0.moves.is_empty()
    }

    /// The sitting as it was.
    pub(super) fn restore(&self) -> Option<Sitting> {
        self.0.restore().ok()
    }
}

impl GameFile {
    fn restore(&self) -> Result<Sitting, SavedGameError> {
        let variant = self.setup.variant;
        let names = Names::of(variant);
        let captures = if self.setup.forced_capture { Captures::Forced } else { Captures::Optional };
        let position: Position = fen::parse(variant, &self.start)?;
        let mut game = Game::from_position(variant, captures, position);
        // What was taken back is played too and taken back again, which proves it legal.
        for (index, text) in self.moves.iter().chain(&self.undone).enumerate() {
            let fault = || SavedGameError::Move { number: index + 1, text: text.clone() };
            let played = read_exact(names, text, game.legal_moves()).ok_or_else(fault)?;
            game.play(&played).map_err(|_| fault())?;
        }
        for _ in &self.undone {
            game.undo();
        }
        let mut sitting = Sitting::of_game(self.setup, self.player_one, self.seed, game);
        self.check_ending(sitting.is_over())?;
        (sitting.ending, sitting.draw_offer) = (self.ending, self.draw_offer);
        if !self.entry.is_empty() {
            // The computer's pieces are not picked.
            let path: Option<Vec<Square>> = self.entry.iter().map(|&number| names.square(number)).collect();
            let path = path.filter(|_| sitting.phase() == Phase::PersonMoves);
            let pick = path.and_then(|path| Pick::resume(&sitting.game, &path)).ok_or(SavedGameError::Entry)?;
            sitting.pick = Some(pick);
        }
        (sitting.undo_used, sitting.hint_used) = (self.undo_used, self.hint_used);
        if let Some(text) = &self.hint {
            // Nor is anything shown for the computer.
            let best = read_exact(names, text, sitting.game.legal_moves());
            sitting.hint = best.filter(|_| sitting.phase() == Phase::PersonMoves);
            sitting.hint.ok_or(SavedGameError::Hint)?;
        }
        sitting.names = self.names.clone();
        sitting.clock = match (self.setup.clock, &self.clock) {
            (Some(control), Some(clock)) if self.setup.mode == Mode::TwoPlayers => {
                let clock = GameClock::from_file(control, clock, self.moves.len(), self.undone.len());
                Some(clock.ok_or(SavedGameError::Clock)?)
            }
            (None, None) => None,
            _ => return Err(SavedGameError::Clock),
        };
        let result = self.result.filter(|_| sitting.phase() == Phase::Over);
        sitting.result = result.map(|ResultFile { new_best, best }| GameResult { new_best, best });
        Ok(sitting)
    }

    /// Draws are agreed and games given up between two people only, and not after the rules have ended the game; time is up
    /// only where there is a clock.
    fn check_ending(&self, over_by_rules: bool) -> Result<(), SavedGameError> {
        let between_two = self.setup.mode == Mode::TwoPlayers && !over_by_rules;
        let ending = match self.ending {
            None => true,
            Some(Ending::TimeUp { .. }) => between_two && self.clock.is_some(),
            Some(Ending::Resigned { .. } | Ending::DrawAgreed) => between_two,
        };
        let offer = self.draw_offer.is_none() || between_two && self.ending.is_none();
        if ending && offer { Ok(()) } else { Err(SavedGameError::Ending) }
    }
}

impl TryFrom<GameFile> for SavedGame {
    type Error = SavedGameError;

    fn try_from(file: GameFile) -> Result<Self, SavedGameError> {
        file.restore()?;
        Ok(Self(file))
    }
}

impl From<SavedGame> for GameFile {
    fn from(saved: SavedGame) -> Self {
        saved.0
    }
}

impl Versioned for SavedGame {
    const NAME: &'static str = "game";
    const VERSION: u32 = 1;
}
