//! A person's sitting at the board: [`Match`] takes inputs and gives back one immutable [`MatchState`].
//!
//! The state machine (`sitting.rs`, with `hand.rs` for moves and `undo.rs`) knows no file, thread or clock; [`Match`] puts those
//! around it. What a shell draws is `state.rs`, which `view.rs` builds.

mod agreement;
mod carry;
mod change;
mod choices;
mod clock;
mod cursor;
mod encoding;
#[cfg(feature = "uniffi")]
mod fault;
mod game_over;
mod hand;
mod hint;
mod input;
mod message;
mod names;
mod pdn_file;
mod pick;
mod reasons;
mod received;
mod replay;
mod response;
mod route;
mod saved;
mod script;
mod session;
mod settings;
mod settle;
mod setup;
mod share;
mod sitting;
mod square_state;
mod state;
mod tables;
mod text;
mod thinking;
mod time;
mod undo;
mod view;

pub use choices::{ClockChoices, clock_choices, starters};
pub use clock::{ClockView, SideTime, TimeControl};
#[cfg(feature = "uniffi")]
pub(crate) use fault::note_fault;
pub use game_over::{BandView, GameOver, ScoreKind, ScorePart, ScoreView};
pub use hint::HintView;
pub use input::{Input, Key};
pub use names::PlayerNames;
pub use pdn_file::{PdnEntry, PdnFile, PdnFileError};
pub use received::{MOST_RECEIVED_BYTES, ReceivedKind, most_received_bytes, received_kind, received_text};
pub use replay::{GameRecord, RecordedDay, RecordedResult, Replay, ReplayHeading, ReplayPlayers};
pub use script::{ScriptError, ScriptLine, state_json};
pub use session::Match;
pub use settings::{AnimationSpeed, Appearance, BoardSide, BoardTheme, PieceSet, Seating, Settings, TouchInput};
pub use setup::{MatchSetup, Mode, Player, Starter};
pub use square_state::{LastMark, Piece, SquareState, Target};
pub use state::{Countdown, Feedback, LastMove, MatchState, Motion, Phase, Refusal, RemovedPiece, Sound};
pub use text::{Argument, Text, TextKey};
pub use thinking::ThinkError;
