//! The state machine of a match: inputs in, everything the shell shows out. No file, no thread, no clock.

use super::agreement::Ending;
use super::clock::GameClock;
use super::cursor::Cursor;
use super::input::{Input, Key};
use super::names;
use super::pick::{Pick, Step};
use super::reasons;
use super::state::{Feedback, MatchSetup, Mode, Motion, Phase, Player, RemovedPiece, Starter};
use super::text::{Text, TextKey};
use crate::board::{Bits, Square, squares_of};
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

/// What the last input did, beyond the state it led to.
#[derive(Clone, Debug)]
pub(super) struct Response {
    pub(super) motion: Option<Motion>,
    pub(super) feedback: Feedback,
    pub(super) refusal: Option<Refused>,
}

/// Why an input was not accepted.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    pub(super) reason: Text,
    pub(super) detail: Option<Text>,
    pub(super) square: Option<Square>,
    pub(super) point_at: Bits,
}

impl Refused {
    pub(super) fn plain(key: TextKey) -> Self {
        Self { reason: Text::plain(key), detail: None, square: None, point_at: 0 }
    }
}

impl Response {
    pub(super) const QUIET: Self = Self { motion: None, feedback: Feedback::None, refusal: None };
    const TICK: Self = Self { motion: None, feedback: Feedback::Tick, refusal: None };

    fn moved(motion: Motion) -> Self {
        Self { motion: Some(motion), ..Self::TICK }
    }

    pub(super) fn refused(refused: Refused) -> Self {
        Self { motion: None, feedback: Feedback::DoubleTick, refusal: Some(refused) }
    }
}

impl From<Result<Self, Refused>> for Response {
    fn from(result: Result<Self, Refused>) -> Self {
        result.unwrap_or_else(Self::refused)
    }
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

    /// Why nothing can be taken back, if so.
    pub(super) fn undo_refused(&self) -> Option<TextKey> {
        match self.setup.mode {
            Mode::Computer if self.is_over() => Some(TextKey::FinishedGameStays),
            Mode::Computer if self.moves_of_player_one() == 0 => Some(TextKey::NothingToUndo),
            Mode::TwoPlayers if self.game.plies().is_empty() && self.ending.is_none() => Some(TextKey::NothingToUndo),
            _ => None,
        }
    }

    /// Whether something that was taken back can be played again.
    pub(super) fn can_redo(&self) -> bool {
        !self.game.undone().is_empty() && self.ending.is_none()
    }

    fn named(&self, number: u8) -> Result<Square, Refused> {
        let square = Names::of(self.setup.variant).square(number);
        square.ok_or_else(|| Refused::plain(TextKey::NoSuchSquare))
    }

    fn tap(&mut self, square: Square) -> Result<Response, Refused> {
        self.person_moves()?;
        let Some(pick) = &self.pick else { return self.pick_up(square) };
        match pick.step(square) {
            Step::Nowhere if square == pick.at() => {
                self.pick = None;
                Ok(Response::TICK)
            }
            Step::Nowhere => self.pick_up(square).map_err(|refused| self.refuse_target(square, refused)),
            step => self.take_step(square, &step, false),
        }
    }

    fn lift(&mut self, square: Square) -> Result<Response, Refused> {
        self.person_moves()?;
        let lifted = match &self.pick {
            Some(pick) if pick.at() == square => Ok(Response::TICK),
            _ => self.pick_up(square),
        };
        self.carrying = lifted.is_ok();
        lifted
    }

    fn drop_on(&mut self, square: Option<u8>) -> Result<Response, Refused> {
        // A drop without a lift: nothing could be lifted there, or it was put back by a key or a second finger.
        let carried = std::mem::take(&mut self.carrying);
        let Some(pick) = self.pick.as_ref().filter(|_| carried) else { return Ok(Response::QUIET) };
        let put_back = if pick.is_half_way() { self.pick.clone() } else { None };
        let target = match square.map(|square| self.named(square)).transpose() {
            Ok(target) => target,
            Err(refused) => {
                self.pick = put_back;
                return Err(refused);
            }
        };
        let Some(target) = target.filter(|&target| target != pick.at()) else {
            self.pick = put_back;
            return Ok(Response::QUIET);
        };
        match pick.step(target) {
            Step::Nowhere => {
                let refused = self.refuse_target(target, Refused::plain(TextKey::CannotGoThere));
                self.pick = put_back;
                Err(refused)
            }
            step => self.take_step(target, &step, true),
        }
    }

    /// Goes where a tap or a drop pointed; `carried` by hand, the piece is there already.
    fn take_step(&mut self, square: Square, step: &Step, carried: bool) -> Result<Response, Refused> {
        let Some(mut pick) = self.pick.clone() else { return Ok(Response::QUIET) };
        match *step {
            Step::Play(played) => Ok(self.play(&pick, &played, carried.then_some(square))),
            Step::GoOn(jump) => {
                let before = pick.at();
                let piece = self.piece_of(&pick);
                pick.enter(jump);
                let path = if carried { vec![jump.landing] } else { vec![before, jump.landing] };
                let motion = Motion {
                    piece,
                    path: self.numbers(path),
                    taken: self.numbers([jump.victim]),
                    removed: Vec::new(),
                    crowned: pick.series().is_king() && !piece.king,
                };
                self.pick = Some(pick);
                Ok(Response::moved(motion))
            }
            Step::Ambiguous => {
                let point_at = pick.targets().iter().fold(0, |all, (target, _)| all | target.bit());
                Err(Refused { square: Some(square), point_at, ..Refused::plain(TextKey::SeveralSeriesLeadThere) })
            }
            Step::Nowhere => Err(self.refuse_target(square, Refused::plain(TextKey::CannotGoThere))),
        }
    }

    fn refuse_target(&self, square: Square, otherwise: Refused) -> Refused {
        match &self.pick {
            Some(pick) => reasons::target(&self.game, pick, square, otherwise),
            None => otherwise,
        }
    }

    fn pick_up(&mut self, square: Square) -> Result<Response, Refused> {
        match Pick::begin(&self.game, square) {
            Some(pick) => {
                self.pick = Some(pick);
                Ok(Response::TICK)
            }
            None => Err(reasons::piece(&self.game, self.setup.mode, square)),
        }
    }

    /// Plays a legal move with the picked piece, from where it has got to.
    fn play(&mut self, pick: &Pick, played: &Move, carried_to: Option<Square>) -> Response {
        let jumps = pick.jumps_to(played);
        let landings =
            if played.is_capture() { jumps.iter().map(|jump| jump.landing).collect() } else { vec![played.to] };
        // A piece carried to the end of a series has gone the whole way by hand.
        let path = match carried_to {
            Some(square) => vec![square],
            None => std::iter::once(pick.at()).chain(landings).collect(),
        };
        let their = self.game.position().turn().other();
        let removed = squares_of(played.taken)
            .filter_map(|square| {
                let (_, king) = self.game.position().piece_at(square)?;
                let piece = super::state::Piece { owner: self.player(their), king };
                Some(RemovedPiece { square: self.number(square), piece })
            })
            .collect();
        let piece = self.piece_of(pick);
        let motion = Motion {
            piece,
            path: self.numbers(path),
            taken: self.numbers(jumps.iter().map(|jump| jump.victim)),
            removed,
            crowned: played.promotes && !piece.king,
        };
        (self.pick, self.draw_offer, self.hint) = (None, None, None);
        let player = self.turn();
        // The move is one of the game's legal moves, so it cannot be refused.
        let _ = self.game.play(played);
        self.clock_moved(player);
        Response::moved(motion)
    }

    fn piece_of(&self, pick: &Pick) -> super::state::Piece {
        super::state::Piece { owner: self.turn(), king: pick.series().is_king() }
    }

    fn press(&mut self, key: Key) -> Result<Response, Refused> {
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.cursor.go(key);
                Ok(Response::QUIET)
            }
            Key::Select if self.phase() == Phase::Over => Ok(self.start_another(self.setup)),
            Key::Select if !self.cursor.is_shown() => {
                self.cursor.show();
                Ok(Response::QUIET)
            }
            Key::Select => self.tap(self.cursor.square()),
            Key::Cancel => {
                let had = self.pick.take().is_some();
                Ok(if had { Response::TICK } else { Response::QUIET })
            }
        }
    }

    fn undo(&mut self) -> Result<Response, Refused> {
        // A series half entered is not a move yet: it is what is taken back first.
        if self.pick.take().is_some_and(|pick| pick.is_half_way()) {
            return Ok(Response::TICK);
        }
        if let Some(reason) = self.undo_refused() {
            return Err(Refused::plain(reason));
        }
        let was_over = self.is_over();
        // What was ended by the players goes on from where it stood; nothing else is taken back.
        if let Some(ending) = self.ending.take() {
            if matches!(ending, Ending::TimeUp { .. }) {
                self.clock_back();
            }
            self.pause(true);
            return Ok(Response::TICK);
        }
        (self.draw_offer, self.hint) = (None, None);
        self.game.undo();
        while self.setup.mode == Mode::Computer && self.turn() == Player::Two {
            self.game.undo();
        }
        self.undo_used = true;
        self.clock_back();
        if was_over {
            self.pause(true);
        }
        Ok(Response::TICK)
    }

    fn redo(&mut self) -> Result<Response, Refused> {
        if !self.can_redo() {
            return Err(Refused::plain(TextKey::NothingToRedo));
        }
        (self.pick, self.draw_offer, self.hint) = (None, None, None);
        self.game.redo();
        if self.phase() == Phase::ComputerMoves {
            self.game.redo();
        }
        self.clock_back();
        Ok(Response::TICK)
    }

    fn start_another(&mut self, setup: MatchSetup) -> Response {
        let seed = Pcg64Mcg::seed_from_u64(self.seed).random();
        *self = Self { names: std::mem::take(&mut self.names), ..Self::new(setup, seed) };
        Response::QUIET
    }

    fn person_moves(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::PersonMoves => self.not_paused(),
            Phase::ComputerMoves => Err(Refused::plain(TextKey::NotYourTurn)),
            Phase::Over => Err(Refused::plain(TextKey::GameOverRefusal)),
        }
    }

    pub(super) fn number(&self, square: Square) -> u8 {
        Names::of(self.setup.variant).number(square)
    }

    pub(super) fn numbers(&self, squares: impl IntoIterator<Item = Square>) -> Vec<u8> {
        squares.into_iter().map(|square| self.number(square)).collect()
    }
}
