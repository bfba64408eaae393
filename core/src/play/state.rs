//! The one immutable value a shell draws.

use super::clock::{ClockView, TimeControl};
use super::hint::HintView;
use super::names::PlayerNames;
use super::text::Text;
use crate::level::Level;
use crate::rules::Variant;
use crate::scores::Band;
use serde::{Deserialize, Serialize};

/// A person, or the computer, at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Player {
    /// Has the solid pieces, at the bottom. Against the computer: the person.
    One,
    /// Has the outlined pieces, at the top. Against the computer: the computer.
    Two,
}

impl Player {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

/// Who plays player two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Mode {
    /// The computer.
    Computer,
    /// A second person at the same device.
    TwoPlayers,
}

/// Who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Starter {
    /// The person; between two people, player one.
    Me,
    /// The computer. Between two people it counts as [`Starter::Me`].
    Computer,
    /// Drawn by lot at the start of each game.
    Lot,
}

/// What is fixed for a game; to change one of these is a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// The rules.
    pub variant: Variant,
    /// False: the home rule, under which a capture may be left alone.
    pub forced_capture: bool,
    /// Computer or a second person.
    pub mode: Mode,
    /// The computer's strength; without meaning between two people.
    pub level: Level,
    /// Who moves first.
    pub starter: Starter,
    /// Between two people: how much time they have, if they play by a clock.
    #[serde(default)]
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub clock: Option<TimeControl>,
}

impl Default for MatchSetup {
    fn default() -> Self {
        Self {
            variant: Variant::English,
            forced_capture: true,
            mode: Mode::Computer,
            level: Level::Medium,
            starter: Starter::Me,
            clock: None,
        }
    }
}

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
    /// The best move, where it was asked for; shown until a move is made or taken back.
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
    /// A new game now would count as lost: ask first.
    pub new_game_resigns: bool,
    /// Set once the game is over.
    pub game_over: Option<GameOver>,
    /// Things to be told once, oldest first; see [`super::Input::DismissNotice`].
    pub notices: Vec<Text>,
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

/// One playable square, with all that is drawn on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct SquareState {
    /// The variant's number for it, from 1; what inputs name.
    pub square: u8,
    /// Row on the screen with player one at the bottom: 0 is the top.
    pub row: u8,
    /// Column on the screen: 0 is the left.
    pub column: u8,
    /// Its name in the variant's notation: `12` or `e3`.
    pub name: String,
    /// What stands there. The picked piece of a half-entered series stands where it has got to.
    pub piece: Option<Piece>,
    /// The piece can be picked.
    pub movable: bool,
    /// The piece must capture: ring it.
    pub must_capture: bool,
    /// The piece is picked.
    pub picked: bool,
    /// The picked piece may go here.
    pub target: Option<Target>,
    /// The piece is taken by the series being entered, and still blocks.
    pub taken: bool,
    /// Part of the last move.
    pub last: Option<LastMark>,
    /// The keyboard's cursor is here.
    pub cursor: bool,
}

/// A piece as the screen knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct Piece {
    /// Whose it is: one is solid, two is outlined.
    pub owner: Player,
    /// It wears a crown.
    pub king: bool,
}

/// How a square can be reached by the picked piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Target {
    /// By a quiet move.
    Quiet,
    /// As the next landing of a series that goes on.
    Via,
    /// As the last landing of a capture.
    Capture,
}

/// The two ends of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum LastMark {
    /// It began here.
    From,
    /// It ended here (and perhaps began here too).
    To,
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

/// How the game ended, and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct GameOver {
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// Why it ended.
    pub cause: Text,
    /// Points, against the computer only.
    pub score: Option<ScoreView>,
}

/// What a game against the computer was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct ScoreView {
    /// All points: 0 unless won.
    pub total: u32,
    /// The parts of a win, in the order in which they are shown; empty for a loss or a draw.
    pub parts: Vec<ScorePart>,
    /// Why a win does not count for the table.
    pub unranked: Option<Text>,
    /// It is the best so far for this variant and level.
    pub new_best: bool,
    /// The best so far, this game included.
    pub best: Option<u32>,
    /// Where the points stand among the bands; only on the level on which bands are counted, and only for a win.
    pub band: Option<BandView>,
}

/// One row of the score: `count` × `points_each` = `points`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct ScorePart {
    /// What is counted.
    pub kind: ScoreKind,
    /// How many.
    pub count: u32,
    /// Points for each.
    pub points_each: u32,
    /// The product.
    pub points: u32,
}

/// What a row of the score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum ScoreKind {
    /// Own pieces left on the board.
    PiecesLeft,
    /// Own moves fewer than the limit.
    MovesUnder {
        /// The limit.
        limit: u32,
    },
}

/// Where points stand among the bands of mastery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct BandView {
    /// The band reached.
    pub band: Band,
    /// The next one, if there is one.
    pub next: Option<Band>,
    /// Points missing to it; 0 at the top.
    pub missing: u32,
    /// From this many points one is an expert.
    pub expert_from: u32,
    /// From this many points one is a pro.
    pub pro_from: u32,
}
