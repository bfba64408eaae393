//! A move made by hand: tapped, dragged, or with keys.

use super::input::Key;
use super::pick::{Pick, Step};
use super::reasons;
use super::response::{Refused, Response};
use super::sitting::Sitting;
use super::square_state::Piece;
use super::state::{Motion, Phase, RemovedPiece};
use super::text::TextKey;
use crate::board::{Square, squares_of};
use crate::moves::Move;
use crate::notation::Names;

impl Sitting {
    /// The square that a shell knows by this number.
    pub(super) fn named(&self, number: u8) -> Result<Square, Refused> {
        let square = Names::of(self.setup.variant).square(number);
        square.ok_or_else(|| Refused::plain(TextKey::NoSuchSquare))
    }

    /// Picks the piece on a square, puts it back, or goes there with the picked one.
    pub(super) fn tap(&mut self, square: Square) -> Result<Response, Refused> {
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

    /// Takes the piece on a square into the hand.
    pub(super) fn lift(&mut self, square: Square) -> Result<Response, Refused> {
        self.person_moves()?;
        let lifted = match &self.pick {
            Some(pick) if pick.at() == square => Ok(Response::TICK),
            _ => self.pick_up(square),
        };
        self.carrying = lifted.is_ok();
        lifted
    }

    /// Lets the carried piece go on a square, or beside the board. Where it cannot go it is put back; a series half entered
    /// stays as far as it is.
    pub(super) fn drop_on(&mut self, square: Option<u8>) -> Result<Response, Refused> {
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
                let refused = Refused::plain(TextKey::SeveralSeriesLeadThere);
                Err(Refused { square: Some(square), point_at: pick.target_squares(), ..refused })
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
                self.keep_hint_of(square);
                Ok(Response::TICK)
            }
            None => Err(reasons::piece(&self.game, self.setup.mode, square)),
        }
    }

    /// Plays a legal move with the picked piece, from where it has got to.
    pub(super) fn play(&mut self, pick: &Pick, played: &Move, carried_to: Option<Square>) -> Response {
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
                let piece = Piece { owner: self.player(their), king };
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

    /// A picked piece as it is now: a series half entered may have crowned it.
    pub(super) fn piece_of(&self, pick: &Pick) -> Piece {
        Piece { owner: self.turn(), king: pick.series().is_king() }
    }

    /// Does with the cursor what fingers do on the board.
    pub(super) fn press(&mut self, key: Key) -> Result<Response, Refused> {
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
}
