//! A person's sitting at the board: [`Match`] takes inputs and gives back one immutable [`MatchState`].
//!
//! The state machine (`sitting.rs`) knows no file, thread or clock; [`Match`] puts those around it.

mod agreement;
mod carry;
mod change;
mod choices;
mod clock;
mod cursor;
mod encoding;
mod hint;
mod input;
mod message;
mod names;
mod pdn_file;
mod pick;
mod reasons;
mod received;
mod replay;
mod route;
mod saved;
mod script;
mod session;
mod settings;
mod settle;
mod share;
mod sitting;
mod state;
mod tables;
mod text;
mod thinking;
mod time;
mod view;

pub use choices::{ClockChoices, clock_choices, starters};
pub use clock::{ClockView, SideTime, TimeControl};
pub use hint::HintView;
pub use input::{Input, Key};
pub use names::PlayerNames;
pub use pdn_file::{PdnEntry, PdnFile, PdnFileError};
pub use received::{MOST_RECEIVED_BYTES, ReceivedKind, most_received_bytes, received_kind, received_text};
pub use replay::{GameRecord, RecordedDay, RecordedResult, Replay, ReplayHeading, ReplayPlayers};
pub use script::{ScriptError, ScriptLine, state_json};
pub use session::Match;
pub use settings::{AnimationSpeed, Appearance, BoardSide, BoardTheme, PieceSet, Seating, Settings, TouchInput};
pub use state::{
    BandView, Countdown, Feedback, GameOver, LastMark, LastMove, MatchSetup, MatchState, Mode, Motion, Phase, Piece,
    Player, Refusal, RemovedPiece, ScoreKind, ScorePart, ScoreView, Sound, SquareState, Starter, Target,
};
pub use text::{Argument, Text, TextKey};
pub use thinking::ThinkError;
