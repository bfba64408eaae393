//! The state machine of a match: inputs in, everything the shell shows out. No file, no thread, no clock.

use super::agreement::Ending;
use super::clock::GameClock;
use super::cursor::Cursor;
use super::input::{Input, Key};
use super::names;
use super::pick::Pick;
use super::response::{Refused, Response};
use super::setup::{MatchSetup, Mode, Player, Starter};
use super::state::Phase;
use super::text::TextKey;
use crate::board::Square;
use crate::color::Color;
use crate::game::{Game, Outcome};
use crate::moves::{Captures, Move};
use crate::notation::Names;
use crate::position::Position;
use crate::rules::has_home_rule;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A match without its surroundings.
#[derive(Clone, Debug)]
pub(super) struct Sitting {
    pub(super) setup: MatchSetup,
    /// The colour that player one has in notation.
    pub(super) color_one: Color,
    /// The seed of this game's random parts; the next game's comes from it.
    pub(super) seed: u64,
    pub(super) game: Game,
    pub(super) pick: Option<Pick>,
    /// The picked piece is being carried. A drag does not outlive the app, so this is not kept.
    pub(super) carrying: bool,
    pub(super) cursor: Cursor,
    /// A move of this game was taken back.
    pub(super) undo_used: bool,
    /// The best move here, where one was asked for.
    pub(super) hint: Option<Move>,
    /// A hint was given in this game.
    pub(super) hint_used: bool,
    /// What two people are called; it outlives the game.
    pub(super) names: names::Names,
    /// The clocks, where two people play by them.
    pub(super) clock: Option<GameClock>,
    /// How two people or their clocks ended the game, if they did.
    pub(super) ending: Option<Ending>,
    /// Who offers a draw.
    pub(super) draw_offer: Option<Player>,
    /// What the result was worth, once the game is over and its result is known to the records.
    pub(super) result: Option<GameResult>,
    pub(super) response: Response,
}

/// What the records made of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GameResult {
    /// It became the best of its row.
    pub(super) new_best: bool,
    /// The best of its row, this game included.
    pub(super) best: Option<u32>,
}

impl Sitting {
    /// A new game.
    pub(super) fn new(setup: MatchSetup, seed: u64) -> Self {
        let forced_capture = setup.forced_capture || !has_home_rule(setup.variant);
        let setup = MatchSetup { forced_capture, ..setup };
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        let one_starts = match (setup.starter, setup.mode) {
            (Starter::Lot, _) => random.random_bool(0.5),
            (Starter::Computer, Mode::Computer) => false,
            _ => true,
        };
        let first = setup.variant.rules().first_mover;
        let captures = if setup.forced_capture { Captures::Forced } else { Captures::Optional };
        let game = Game::new(setup.variant, captures);
        let color_one = if one_starts { first } else { first.other() };
        let mut sitting = Self::of_game(setup, color_one, seed, game);
        sitting.wind_clock();
        sitting
    }

    /// A game that was played elsewhere, or before.
    pub(super) fn of_game(setup: MatchSetup, color_one: Color, seed: u64, game: Game) -> Self {
        Self {
            cursor: Cursor::new(setup.variant.rules().board, color_one),
            setup,
            color_one,
            seed,
            game,
            pick: None,
            carrying: false,
            undo_used: false,
            hint: None,
            hint_used: false,
            names: names::Names::default(),
            clock: None,
            ending: None,
            draw_offer: None,
            result: None,
            response: Response::QUIET,
        }
    }

    /// Takes one input.
    pub(super) fn apply(&mut self, input: Input) {
        if matches!(input, Input::Tap { .. } | Input::TapOutside | Input::Lift { .. } | Input::Drop { .. }) {
            self.cursor.hide();
        }
        let walks = matches!(input, Input::Press { key: Key::Up | Key::Down | Key::Left | Key::Right });
        if !walks && !matches!(input, Input::Drop { .. } | Input::TapOutside | Input::DismissNotice) {
            // A piece that anything else has been done to is not under the finger any more.
            self.carrying = false;
        }
        self.response = match input {
            Input::Tap { square } => self.named(square).and_then(|square| self.tap(square)).into(),
            Input::TapOutside | Input::DismissNotice => Response::QUIET,
            Input::Lift { square } => self.named(square).and_then(|square| self.lift(square)).into(),
            Input::Drop { square } => self.drop_on(square).into(),
            Input::Press { key } => self.press(key).into(),
            Input::Undo => self.undo().into(),
            Input::Redo => self.redo().into(),
            Input::Resign { player } => self.end_by_players(Ending::Resigned { by: player }).into(),
            Input::OfferDraw { player } => self.offer_draw(player).into(),
            Input::AnswerDraw { accepts } => self.answer_draw(accepts).into(),
            Input::PauseClock => self.pause(true),
            Input::ResumeClock => self.pause(false),
            Input::NewGame { setup } => self.start_another(setup),
            Input::NextGame => self.start_another(self.setup),
        };
    }

    /// Plays the computer's move.
    pub(super) fn reply(&mut self, played: &Move) {
        let pick = Pick::begin(&self.game, played.from);
        self.response = match pick {
            Some(pick) if self.game.legal_moves().contains(played) => self.play(&pick, played, None),
            _ => Response::QUIET,
        };
    }

    /// Whose pieces have `color`.
    pub(super) fn player(&self, color: Color) -> Player {
        if color == self.color_one { Player::One } else { Player::Two }
    }

    /// The side to move.
    pub(super) fn turn(&self) -> Player {
        self.player(self.game.position().turn())
    }

    /// Whether the game is over, by the rules or by the players.
    pub(super) const fn is_over(&self) -> bool {
        self.game.outcome().is_some() || self.ending.is_some()
    }

    /// Who has to do something.
    pub(super) fn phase(&self) -> Phase {
        if self.is_over() {
            Phase::Over
        } else if self.setup.mode == Mode::Computer && self.turn() == Player::Two {
            Phase::ComputerMoves
        } else {
            Phase::PersonMoves
        }
    }

    /// Moves that player one has made. A series is one move.
    pub(super) fn moves_of_player_one(&self) -> u32 {
        let own = self.game.plies().iter().filter(|ply| ply.before.turn() == self.color_one);
        u32::try_from(own.count()).unwrap_or(u32::MAX)
    }

    /// Whether the game began from another position than the variant's.
    pub(super) fn is_set_up(&self) -> bool {
        *self.game.start() != Position::start(self.game.variant())
    }

    /// Whether player one has won.
    pub(super) fn won(&self) -> bool {
        matches!(self.game.outcome(), Some(Outcome::Won { winner, .. }) if winner == self.color_one)
    }

    /// Whether a new game now would count as lost.
    pub(super) fn new_game_resigns(&self) -> bool {
        self.setup.mode == Mode::Computer && !self.is_over() && self.moves_of_player_one() > 0
    }

    /// Whether a person may move, or ask for help with the move.
    pub(super) fn person_moves(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::PersonMoves => self.not_paused(),
            Phase::ComputerMoves => Err(Refused::plain(TextKey::NotYourTurn)),
            Phase::Over => Err(Refused::plain(TextKey::GameOverRefusal)),
        }
    }

    /// Begins another game between the same people.
    pub(super) fn start_another(&mut self, setup: MatchSetup) -> Response {
        self.begin(|seed| Self::new(setup, seed));
        Response::QUIET
    }

    /// Leaves this game for another one, which gets the next seed. Names outlive a game, and the clocks are wound.
    pub(super) fn begin(&mut self, another: impl FnOnce(u64) -> Self) {
        let seed = Pcg64Mcg::seed_from_u64(self.seed).random();
        *self = Self { names: std::mem::take(&mut self.names), ..another(seed) };
        self.wind_clock();
    }

    /// The number that a shell knows a square by.
    pub(super) fn number(&self, square: Square) -> u8 {
        Names::of(self.setup.variant).number(square)
    }

    pub(super) fn numbers(&self, squares: impl IntoIterator<Item = Square>) -> Vec<u8> {
        squares.into_iter().map(|square| self.number(square)).collect()
    }
}
