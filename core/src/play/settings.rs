//! What a person sets once for all games, `settings.json`.
//!
//! The core keeps them, so that both shells have the same and a phone's move takes them along; most are for the shell to
//! obey. What is fixed for a game is not here: see [`super::MatchSetup`].

use crate::level::MasterTime;
use crate::notation::SquareNaming;
use crate::store::Versioned;
use serde::{Deserialize, Serialize};

/// The settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase", default)]
pub struct Settings {
    /// The colours of the board.
    pub theme: BoardTheme,
    /// How the pieces are drawn.
    pub piece_set: PieceSet,
    /// Whether squares are named beside the board, or on it.
    pub coordinates: bool,
    /// How squares and moves are named on the screen. Files and shared games keep the variant's own way.
    pub square_naming: SquareNaming,
    /// How a move is made by touch.
    pub touch: TouchInput,
    /// Whether to ask before a new game that counts as a loss.
    pub confirm_resigning: bool,
    /// Light or dark.
    pub appearance: Appearance,
    /// How fast pieces move.
    pub animation: AnimationSpeed,
    /// Sounds.
    pub sound: bool,
    /// A tick in the finger.
    pub haptics: bool,
    /// The commands are laid out for the left hand.
    pub left_hand: bool,
    /// Where the board stands beside a panel.
    pub board_side: BoardSide,
    /// How two people sit at one device.
    pub seating: Seating,
    /// How long Master thinks. A move that it is thinking about keeps its time.
    pub master_time: MasterTime,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: BoardTheme::Walnut,
            piece_set: PieceSet::Plain,
            coordinates: true,
            square_naming: SquareNaming::Official,
            touch: TouchInput::TapAndDrag,
            confirm_resigning: true,
            appearance: Appearance::System,
            animation: AnimationSpeed::Normal,
            sound: true,
            haptics: true,
            left_hand: false,
            board_side: BoardSide::Left,
            seating: Seating::SideBySide,
            master_time: MasterTime::OneSecond,
        }
    }
}

impl Versioned for Settings {
    const NAME: &'static str = "settings";
    const VERSION: u32 = 1;
}

/// Declares an enum that is a setting: one of a few words.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $word:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
        #[serde(rename_all = "camelCase")]
        pub enum $name { $($(#[$what])* $word),+ }
    };
}

choice! {
    /// The colours of a board.
    BoardTheme {
        /// Brown.
        Walnut,
        /// Blue-grey.
        Slate,
        /// Green.
        Meadow,
        /// Black, white and grey: the strongest contrast.
        Print,
    }
}

choice! {
    /// How pieces are drawn.
    PieceSet {
        /// A disc and a ring.
        Plain,
        /// With turned grooves.
        Turned,
        /// With heavier lines.
        Bold,
    }
}

choice! {
    /// How a move is made by touch.
    TouchInput {
        /// Tap the piece, tap the target; or drag it.
        TapAndDrag,
        /// Tapping only: a finger that slips does not lift a piece.
        TapOnly,
        /// Dragging only: a tap picks nothing.
        DragOnly,
    }
}

choice! {
    /// Light or dark.
    Appearance {
        /// As the system has it.
        System,
        /// Always light.
        Light,
        /// Always dark.
        Dark,
    }
}

choice! {
    /// How fast pieces move.
    AnimationSpeed {
        /// At the pace of the design.
        Normal,
        /// Twice as fast.
        Fast,
        /// Not at all.
        Off,
    }
}

choice! {
    /// Where the board stands beside a panel.
    BoardSide {
        /// At the left.
        Left,
        /// At the right.
        Right,
    }
}

choice! {
    /// How two people sit at one device.
    Seating {
        /// On the same side of it.
        SideBySide,
        /// Across from each other: what player two reads is turned round.
        FaceToFace,
        /// Passing it: the board is turned after each move.
        TurnedAfterEachMove,
    }
}
