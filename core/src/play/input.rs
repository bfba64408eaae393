//! What a shell may send: its platform's events, translated and nothing more.

use super::{MatchSetup, Player};

/// One thing a person did.
///
/// Squares are the variant's own numbers, as in FEN; a shell finds them in [`super::SquareState`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Input {
    /// A tap or click on a playable square.
    Tap {
        /// The square tapped.
        square: u8,
    },
    /// A tap on the board's rim or on a square that is not played on.
    TapOutside,
    /// A drag has begun on this square: its piece is to be carried.
    Lift {
        /// The square the finger went down on.
        square: u8,
    },
    /// The carried piece was let go: over a playable square, or over none.
    Drop {
        /// The square under the finger, if it is a playable one.
        square: Option<u8>,
    },
    /// A key was pressed.
    Press {
        /// The key's meaning.
        key: Key,
    },
    /// Take back the last move (against the computer: and its reply).
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Between two people: this player gives the game up.
    Resign {
        /// Who gives up.
        player: Player,
    },
    /// Between two people: this player offers a draw. It stands until it is answered or a move is made.
    OfferDraw {
        /// Who offers.
        player: Player,
    },
    /// The other player answers the offer.
    AnswerDraw {
        /// The game is drawn.
        accepts: bool,
    },
    /// Stop the clocks of two people, because one asks for it or because the app is left. Without clocks that run it
    /// says nothing.
    PauseClock,
    /// Let the clocks go on.
    ResumeClock,
    /// Start another game. In the middle of a game against the computer this resigns; ask first
    /// ([`super::MatchState::new_game_resigns`]).
    NewGame {
        /// How the next game is to be played.
        setup: MatchSetup,
    },
    /// Start another game with the same setup.
    NextGame,
    /// The person has read the first notice.
    DismissNotice,
}

/// What a key means, whichever key a platform gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Key {
    /// Arrow up or W: the cursor moves, as the board is seen from player one's side.
    Up,
    /// Arrow down or S.
    Down,
    /// Arrow left or A.
    Left,
    /// Arrow right or D.
    Right,
    /// Enter or Space: pick or place under the cursor; after the game, start the next.
    Select,
    /// Escape: put the piece back, also half-way through a series.
    Cancel,
}
