//! A person's sitting at the board: [`Match`] takes inputs and gives back one immutable [`MatchState`].

mod input;
mod state;
mod text;

pub use input::{Input, Key};
pub use state::{
    BandView, Countdown, Feedback, GameOver, LastMark, LastMove, MatchSetup, MatchState, Mode, Motion, Phase, Piece,
    Player, Refusal, RemovedPiece, ScoreKind, ScorePart, ScoreView, SquareState, Starter, Target,
};
pub use text::{Argument, Text, TextKey};

use std::sync::Arc;

/// Why no move came back from [`Match::think`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum ThinkError {
    /// It is not the computer's turn, or it is thinking already.
    #[error("the computer is not to move")]
    NotToMove,
    /// The search was stopped, or its position is gone.
    #[error("the search was cancelled")]
    Cancelled,
}

/// A person's sitting at the board.
#[cfg_attr(feature = "uniffi", derive(uniffi::Object))]
pub struct Match {
    folder: String,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Match {
    /// Opens the match kept in `folder`, or a new one. Reads files: call it off the main thread. Never fails: what
    /// could not be read is set aside and told as a notice of the state.
    #[cfg_attr(feature = "uniffi", uniffi::constructor)]
    pub fn open(folder: String) -> Arc<Self> {
        Arc::new(Self { folder })
    }

    /// The state as it is.
    pub fn state(&self) -> MatchState {
        let _ = &self.folder;
        stub()
    }

    /// Takes one input and gives the state that follows. Never fails: what cannot be done is refused with a reason.
    pub fn input(&self, input: Input) -> MatchState {
        let _ = input;
        stub()
    }

    /// Lets the computer move: searches on a thread of its own and plays what it found.
    ///
    /// Dropping the future, [`Match::stop_thinking`] and any input that changes the position stop the search.
    ///
    /// # Errors
    ///
    /// [`ThinkError::NotToMove`] if it is not the computer's turn; [`ThinkError::Cancelled`] if the search was stopped.
    pub async fn think(&self) -> Result<MatchState, ThinkError> {
        Ok(stub())
    }

    /// Stops the search, if one is running. Its `think` returns [`ThinkError::Cancelled`].
    pub fn stop_thinking(&self) {}

    /// The share of the search's budget that is used, from 0 to 1.
    pub fn thinking_share(&self) -> f32 {
        0.0
    }

    /// Waits until everything is on the disk. Call it off the main thread.
    pub fn flush(&self) {}
}

fn stub() -> MatchState {
    let squares = (0..32u8)
        .map(|i| {
            let (row, column) = (i / 4, (i % 4) * 2 + u8::from(i / 4 % 2 == 0));
            let owner = if row < 3 { Some(Player::Two) } else if row > 4 { Some(Player::One) } else { None };
            SquareState {
                square: 32 - i,
                row,
                column,
                name: (32 - i).to_string(),
                piece: owner.map(|owner| Piece { owner, king: i == 0 || i == 30 }),
                movable: row == 5,
                must_capture: i == 20,
                picked: i == 21,
                target: match i {
                    16 => Some(Target::Quiet),
                    17 => Some(Target::Via),
                    18 => Some(Target::Capture),
                    _ => None,
                },
                taken: i == 9,
                last: match i {
                    14 => Some(LastMark::From),
                    10 => Some(LastMark::To),
                    _ => None,
                },
                cursor: i == 24,
            }
        })
        .collect();
    MatchState {
        setup: MatchSetup::default(),
        board_size: 8,
        squares,
        phase: Phase::PersonMoves,
        turn: Player::One,
        pieces_one: 12,
        pieces_two: 12,
        move_number: 1,
        message: Text::plain(TextKey::YourMove),
        detail: Some(Text::plain(TextKey::YouBegin)),
        last_move: None,
        motion: None,
        feedback: Feedback::None,
        refusal: None,
        countdown: None,
        can_undo: false,
        can_redo: false,
        new_game_resigns: false,
        game_over: None,
        notices: Vec::new(),
    }
}
