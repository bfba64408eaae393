//! The state that a shell draws, built from a sitting.

use super::game_over::game_over;
use super::message;
use super::pick::Pick;
use super::reasons::must_capture;
use super::route::route;
use super::setup::{Mode, Player};
use super::sitting::Sitting;
use super::square_state::{LastMark, Piece, SquareState, Target};
use super::state::{LastMove, MatchState, Phase, Refusal, Sound};
use super::text::{Text, TextKey};
use crate::board::{Bits, Square, squares_of};
use crate::color::Color;
use crate::notation::{Names, SquareNaming};

/// Everything the screen shows. Notices are the caller's to add.
pub(super) fn state(sitting: &Sitting, naming: SquareNaming) -> MatchState {
    let names = Names::shown(sitting.setup.variant, naming);
    let (message, detail) = message::lines(sitting, names);
    let game = &sitting.game;
    let pieces = |color: Color| u8::try_from(game.position().pieces(color).count_ones()).unwrap_or(u8::MAX);
    MatchState {
        setup: sitting.setup,
        board_size: game.variant().rules().board.size,
        squares: squares(sitting, names),
        phase: sitting.phase(),
        turn: sitting.turn(),
        pieces_one: pieces(sitting.color_one),
        pieces_two: pieces(sitting.color_one.other()),
        move_number: u16::try_from(game.plies().len() / 2 + 1).unwrap_or(u16::MAX),
        message,
        detail,
        last_move: last_move(sitting, names),
        motion: sitting.response.motion.clone(),
        feedback: sitting.response.feedback,
        sound: sound(sitting),
        refusal: sitting.response.refusal.as_ref().map(|refused| Refusal {
            reason: refused.reason.clone(),
            square: refused.square.map(|square| sitting.number(square)),
            point_at: sitting.numbers(squares_of(refused.point_at)),
        }),
        hint: sitting.hint_view(names),
        can_hint: sitting.person_moves().is_ok(),
        names: sitting.names.view(),
        clock: sitting.clock_view(),
        draw_offer: sitting.draw_offer,
        half_way: sitting.pick.as_ref().is_some_and(Pick::is_half_way),
        countdown: message::countdown(sitting),
        can_undo: sitting.undo_refused().is_none() || sitting.pick.as_ref().is_some_and(Pick::is_half_way),
        can_redo: sitting.can_redo(),
        can_resign: sitting.between_two().is_ok(),
        new_game_resigns: sitting.new_game_resigns(),
        game_over: game_over(sitting),
        notices: Vec::new(),
    }
}

/// The same where the computer is to move and cannot: nobody is to move, and what can be done is told.
pub(super) fn stuck(state: MatchState) -> MatchState {
    let message = Text::plain(TextKey::ComputerCannotMove);
    MatchState { phase: Phase::Over, message, detail: Some(Text::plain(TextKey::TakeBackOrBeginAnew)), ..state }
}

fn sound(sitting: &Sitting) -> Option<Sound> {
    if sitting.response.refusal.is_some() {
        return Some(Sound::Refused);
    }
    let motion = sitting.response.motion.as_ref()?;
    Some(match game_over(sitting).map(|over| over.winner) {
        Some(None) => Sound::Drawn,
        Some(Some(Player::Two)) if sitting.setup.mode == Mode::Computer => Sound::Lost,
        Some(Some(_)) => Sound::Won,
        None if motion.crowned => Sound::Crown,
        None if !motion.taken.is_empty() => Sound::Capture,
        None => Sound::Place,
    })
}

fn squares(sitting: &Sitting, names: Names) -> Vec<SquareState> {
    let board = sitting.game.variant().rules().board;
    let marks = Marks::of(sitting);
    let mut squares: Vec<_> =
        squares_of(board.squares).map(|square| square_state(sitting, names, &marks, square)).collect();
    squares.sort_by_key(|state| (state.row, state.column));
    squares
}

/// What is marked on the board, worked out once for all squares.
struct Marks {
    movable: Bits,
    must_capture: Bits,
    targets: Vec<(Square, Target)>,
}

impl Marks {
    fn of(sitting: &Sitting) -> Self {
        if sitting.phase() != Phase::PersonMoves {
            return Self { movable: 0, must_capture: 0, targets: Vec::new() };
        }
        // Half-way through a series the piece's marks go with it.
        let half_way = sitting.pick.as_ref().filter(|pick| pick.is_half_way());
        let now = |pieces: Bits| match half_way {
            Some(pick) if pieces & pick.from().bit() != 0 => pieces & !pick.from().bit() | pick.at().bit(),
            _ => pieces,
        };
        Self {
            movable: now(sitting.game.legal_moves().iter().fold(0, |movable, legal| movable | legal.from.bit())),
            must_capture: now(must_capture(&sitting.game)),
            targets: sitting.pick.as_ref().map(Pick::targets).unwrap_or_default(),
        }
    }
}

fn square_state(sitting: &Sitting, names: Names, marks: &Marks, square: Square) -> SquareState {
    let game = &sitting.game;
    let board = game.variant().rules().board;
    let (row, column) = (square.row(&board), square.column(&board));
    let last = board.size - 1;
    let turned = sitting.color_one == Color::Black;
    let pick = sitting.pick.as_ref();
    SquareState {
        square: names.number(square),
        row: if turned { last - row } else { row },
        column: if turned { last - column } else { column },
        name: names.name(square),
        piece: piece(sitting, square),
        movable: marks.movable & square.bit() != 0,
        must_capture: marks.must_capture & square.bit() != 0,
        picked: pick.is_some_and(|pick| pick.at() == square),
        target: marks.targets.iter().find(|&&(target, _)| target == square).map(|&(_, target)| target),
        taken: pick.is_some_and(|pick| pick.taken() & square.bit() != 0),
        last: game.plies().last().and_then(|ply| {
            if ply.played.to == square {
                Some(LastMark::To)
            } else {
                (ply.played.from == square).then_some(LastMark::From)
            }
        }),
        cursor: sitting.cursor.is_shown() && sitting.cursor.square() == square,
    }
}

/// What stands on a square; the picked piece stands where it has got to.
fn piece(sitting: &Sitting, square: Square) -> Option<Piece> {
    if let Some(pick) = sitting.pick.as_ref().filter(|pick| pick.is_half_way()) {
        if square == pick.at() {
            return Some(sitting.piece_of(pick));
        }
        if square == pick.from() {
            return None;
        }
    }
    let (color, king) = sitting.game.position().piece_at(square)?;
    Some(Piece { owner: sitting.player(color), king })
}

fn last_move(sitting: &Sitting, names: Names) -> Option<LastMove> {
    let game = &sitting.game;
    let ply = game.plies().last()?;
    let (path, taken) = route(game, &ply.before, &ply.played);
    Some(LastMove {
        player: sitting.player(ply.before.turn()),
        notation: message::last_notation(sitting, names)?,
        path: sitting.numbers(path),
        taken: sitting.numbers(taken),
        crowned: ply.played.promotes,
    })
}
