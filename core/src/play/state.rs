//! The one immutable value a shell draws.

use super::clock::ClockView;
use super::game_over::GameOver;
use super::hint::HintView;
use super::names::PlayerNames;
use super::setup::{MatchSetup, Player};
use super::square_state::{Piece, SquareState};
use super::text::Text;
use serde::Serialize;

/// Everything a game screen shows, as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct MatchState {
    /// What is fixed for this game.
    pub setup: MatchSetup,
    /// Squares along a side of the board: 8 or 10.
    pub board_size: u8,
    /// The playable squares by rows as player one sees them, top left first.
    pub squares: Vec<SquareState>,
    /// Who has to do something.
    pub phase: Phase,
    /// The side to move; after the game, the side that would be.
    pub turn: Player,
    /// Pieces of player one on the board. Pieces taken by a half-entered series still count.
    pub pieces_one: u8,
    /// Pieces of player two on the board.
    pub pieces_two: u8,
    /// The number of the move to be played, from 1; both sides' moves share one.
    pub move_number: u16,
    /// First line of the message box.
    pub message: Text,
    /// Second line.
    pub detail: Option<Text>,
    /// The move played last.
    pub last_move: Option<LastMove>,
    /// What the input that led here set in motion; `None` when the state is only read.
    pub motion: Option<Motion>,
    /// What the finger should feel; nothing when the state is only read.
    pub feedback: Feedback,
    /// What should be heard, when the motion has ended; nothing when the state is only read, or sounds are off.
    pub sound: Option<Sound>,
    /// The input that led here was refused.
    pub refusal: Option<Refusal>,
    /// The best move, where it was asked for; shown until a move is made or taken back, or another piece is picked.
    pub hint: Option<HintView>,
    /// A hint can be asked for: see [`super::Match::hint`].
    pub can_hint: bool,
    /// What two people are called, as far as they have said.
    pub names: PlayerNames,
    /// The clocks, where two people play by them.
    pub clock: Option<ClockView>,
    /// Between two people: who offers a draw.
    pub draw_offer: Option<Player>,
    /// A part of a series is entered: the picked piece can be put back from there.
    pub half_way: bool,
    /// A draw is near.
    pub countdown: Option<Countdown>,
    /// [`super::Input::Undo`] would be accepted.
    pub can_undo: bool,
    /// [`super::Input::Redo`] would be accepted.
    pub can_redo: bool,
    /// Between two people: a player can give up and offer a draw. [`super::Input::Resign`] and [`super::Input::OfferDraw`]
    /// would be accepted.
    pub can_resign: bool,
    /// A new game now would count as lost: ask first.
    pub new_game_resigns: bool,
    /// Set once the game is over.
    pub game_over: Option<GameOver>,
    /// Things to be told once, oldest first; see [`super::Input::DismissNotice`].
    pub notices: Vec<Text>,
}

impl MatchState {
    /// A state that shows nothing but a text: no pieces, and nobody is to move.
    pub(crate) fn only(message: Text) -> Self {
        Self {
            setup: MatchSetup::default(),
            board_size: 8,
            squares: Vec::new(),
            phase: Phase::Over,
            turn: Player::One,
            pieces_one: 0,
            pieces_two: 0,
            move_number: 1,
            message,
            detail: None,
            last_move: None,
            motion: None,
            feedback: Feedback::None,
            sound: None,
            refusal: None,
            hint: None,
            can_hint: false,
            names: PlayerNames::default(),
            clock: None,
            draw_offer: None,
            half_way: false,
            countdown: None,
            can_undo: false,
            can_redo: false,
            can_resign: false,
            new_game_resigns: false,
            game_over: None,
            notices: Vec::new(),
        }
    }
}

/// Who has to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// A person is to move.
    PersonMoves,
    /// The computer is to move: call `think`.
    ComputerMoves,
    /// Nobody: the game is over.
    Over,
}

/// The move played last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct LastMove {
    /// Who played it.
    pub player: Player,
    /// In the variant's notation.
    pub notation: String,
    /// The squares it stood on, start first, end last.
    pub path: Vec<u8>,
    /// The squares of the pieces it took, in order.
    pub taken: Vec<u8>,
    /// It crowned a man.
    pub crowned: bool,
}

/// What the shell animates between the state before and this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct Motion {
    /// The piece that moves, as it was before.
    pub piece: Piece,
    /// The squares it goes through, the first where it stands before. One square only: it was carried there by hand.
    pub path: Vec<u8>,
    /// For each jump, the square of the piece taken; empty for a quiet move.
    pub taken: Vec<u8>,
    /// The pieces that leave the board when the motion ends, those of earlier parts of the series included.
    pub removed: Vec<RemovedPiece>,
    /// The piece becomes a king at the end.
    pub crowned: bool,
}

/// A piece that leaves the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct RemovedPiece {
    /// Where it stood.
    pub square: u8,
    /// What it was.
    pub piece: Piece,
}

/// What the finger should feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Feedback {
    /// Nothing.
    None,
    /// A piece was picked or placed.
    Tick,
    /// The input was refused.
    DoubleTick,
}

/// What should be heard. A move is heard for the most that it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Sound {
    /// A piece was put down.
    Place,
    /// Something was taken.
    Capture,
    /// A man was crowned.
    Crown,
    /// The input was refused.
    Refused,
    /// The move won the game for a person.
    Won,
    /// The move won the game for the computer.
    Lost,
    /// The move drew the game.
    Drawn,
}

/// An input that was not accepted. The reason is the state's message and detail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// Why, for those who want it apart from the message.
    pub reason: Text,
    /// The square that was tried, if there was one.
    pub square: Option<u8>,
    /// The squares to point at: the pieces that must capture, or where the picked piece may go.
    pub point_at: Vec<u8>,
}

/// A draw clock that is nearly full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct Countdown {
    /// The rule.
    pub rule: Text,
    /// Moves left by each side until the draw, rounded up.
    pub moves_left: u16,
    /// The limit of the clock, in moves by each side.
    pub limit: u16,
    /// So few are left that it should be said aloud.
    pub urgent: bool,
}
