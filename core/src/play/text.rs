//! Messages as keys: the core says what is to be told, the shells hold the words in each language.

use crate::level::Level;
use crate::rules::Variant;

/// A message to be looked up in the shell's texts and filled in.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Text {
    /// Which message.
    pub key: TextKey,
    /// What stands in its places, in order.
    pub arguments: Vec<Argument>,
    /// The number that chooses the plural form; it is also the message's first argument.
    pub count: Option<u32>,
}

impl Text {
    /// A message without arguments.
    pub const fn plain(key: TextKey) -> Self {
        Self { key, arguments: Vec::new(), count: None }
    }

    /// A message with arguments.
    pub fn with(key: TextKey, arguments: impl Into<Vec<Argument>>) -> Self {
        Self { key, arguments: arguments.into(), count: None }
    }

    /// A message with a plural form; `count` becomes its first argument.
    pub fn counted(key: TextKey, count: u32) -> Self {
        Self { key, arguments: vec![Argument::Number { value: count }], count: Some(count) }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn and(mut self, argument: Argument) -> Self {
        self.arguments.push(argument);
        self
    }
}

/// What can stand in a message's place.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum Argument {
    /// A number.
    Number {
        /// Its value.
        value: u32,
    },
    /// Text that is the same in every language, such as a move or a file name.
    Verbatim {
        /// The text.
        value: String,
    },
    /// Squares, to be joined by the language's word for "or".
    Squares {
        /// Their names.
        names: Vec<String>,
    },
    /// The name of a variant.
    Variant {
        /// Which.
        value: Variant,
    },
    /// The name of a level.
    Level {
        /// Which.
        value: Level,
    },
}

/// Every message of the game, in the order in which a player may meet them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum TextKey {
    // First line of the message box.
    /// Against the computer: your move.
    YourMove,
    /// Two players: player one (solid) is to move.
    PlayerOneMoves,
    /// Two players: player two (outlined) is to move.
    PlayerTwoMoves,
    /// Two players: the one of this name is to move. Name.
    NamedPlayerMoves,
    /// Captures are compulsory and there is one: take with a ringed piece.
    TakeWithRinged,
    /// A majority rule holds: take this many. Count.
    TakeMost,
    /// A piece is picked that can take: take this many, tap these squares. Count, squares.
    TakeByTapping,
    /// A picked piece with quiet moves only: tap a marked square.
    TapTarget,
    /// Half-way through a series: this many of so many taken, go on. Number, number.
    SeriesHalfWay,
    /// The hint that was asked for. Move.
    HintIs,
    /// The clocks are stopped; also why no move is taken then.
    ClockPaused,
    /// The computer is thinking.
    Thinking,
    /// The game is over, against the computer: you won.
    YouWon,
    /// The computer won.
    ComputerWon,
    /// Between two people: player one won.
    PlayerOneWon,
    /// Player two won.
    PlayerTwoWon,
    /// One of two people who have names won. Name.
    NamedPlayerWon,
    /// Nobody won.
    GameDrawn,

    // Second line.
    /// The last move in notation. Move.
    LastMoveWas,
    /// Nobody has moved yet: you begin.
    YouBegin,
    /// Nobody has moved yet: the computer begins.
    ComputerBegins,
    /// Nobody has moved yet: player one begins.
    PlayerOneBegins,
    /// Nobody has moved yet: player two begins.
    PlayerTwoBegins,
    /// Nobody has moved yet: the one of this name begins. Name.
    NamedPlayerBegins,
    /// A game with a hint is kept, and its win not ranked.
    HintUnranks,
    /// A capture must be played. Variant.
    CaptureIsCompulsory,
    /// The longest capture counts. Variant.
    LongestCaptureCounts,
    /// Of equally long captures a king's comes before a man's, or a king's before any man's. Variant.
    KingTakesFirst,
    /// Of equally long captures the one that takes the most kings counts. Variant.
    MostKingsCount,
    /// Of equal captures the one that takes a king sooner counts. Variant.
    KingsSoonestCount,
    /// A man cannot take a king. Variant.
    ManCannotTakeKing,
    /// A king must land where its capture can go on. Variant.
    LandWhereItGoesOn,
    /// Esc or Back puts the piece back.
    CancelPutsBack,
    /// While the computer thinks, a move may still be taken back.
    MayTakeBack,

    // Refusals (first line); the second line names the variant where a rule is the reason.
    /// The square is empty, and nothing is picked.
    NoPieceHere,
    /// The piece is the other side's.
    NotYourPiece,
    /// The piece is the other player's (two players).
    NotThisPlayersTurn,
    /// The computer is to move.
    NotYourTurn,
    /// Another piece must capture.
    AnotherMustCapture,
    /// The piece can move nowhere.
    PieceIsBlocked,
    /// The picked piece cannot go to that square.
    CannotGoThere,
    /// The picked piece must capture.
    MustCapture,
    /// Several series end on that square: enter the landing squares.
    SeveralSeriesLeadThere,
    /// The game is over.
    GameOverRefusal,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// A finished game against the computer cannot be taken back.
    FinishedGameStays,
    /// Draws are agreed and games given up between two people only.
    OnlyBetweenTwo,
    /// No hint could be found.
    NoHintFound,
    /// A fault of the core's own; nothing has changed.
    OwnFault,
    /// The computer's move fails by a fault of the core's own: it does not move in this position.
    ComputerCannotMove,
    /// What can be done then.
    TakeBackOrBeginAnew,
    /// The square is not on this board.
    NoSuchSquare,

    // Draw clocks: the rules by name, with the countdown and as the cause of a draw. Count: the limit in moves.
    /// So many moves without a capture and without a man's move.
    ClockNoProgress,
    /// So many moves of kings alone, without a capture.
    ClockKingsOnly,
    /// So many moves without a capture and without a crowning.
    ClockNoCaptureOrCrowning,
    /// So many moves of three kings or more against a lone king.
    ClockThreeKings,
    /// So many moves of three pieces against a lone king.
    ClockThreePieces,
    /// So many moves of three pieces against a lone king on the main road.
    ClockMainRoad,
    /// So many moves in an ending of so few pieces.
    ClockFewPieces,
    /// So many moves with kings on both sides and an unchanged balance.
    ClockBalance,

    // Why the game ended.
    /// The loser has no pieces left.
    CauseNoPieces,
    /// The loser has no legal move.
    CauseNoMoves,
    /// The loser gave up.
    CauseResigned,
    /// Both players agreed on a draw.
    CauseDrawAgreed,
    /// The loser has no time left.
    CauseTimeUp,
    /// The same position for the third time.
    CauseRepetition,

    // A recorded game that is looked through.
    /// The position before the first move.
    ReplayStart,
    /// The move that led here was the person's. Number, move.
    ReplayMoveYours,
    /// It was the computer's. Number, move.
    ReplayMoveComputers,
    /// It was solid's. Number, move.
    ReplayMoveSolid,
    /// It was outlined's. Number, move.
    ReplayMoveOutlined,
    /// By the file solid won, though the board does not say so.
    RecordSolidWon,
    /// By the file outlined won.
    RecordOutlinedWon,
    /// By the file nobody won.
    RecordDrawn,
    /// By the file both lost.
    RecordBothLost,
    /// By the file the game was not finished.
    RecordUnfinished,

    // Why a game of a PDN file cannot be read.
    /// There is no game in the text.
    PdnNoGame,
    /// A line is not understood. Line.
    PdnNotUnderstood,
    /// The game does not say its type, and its moves fit no variant.
    PdnNoVariant,
    /// A game that is not played here. Its number in PDN.
    PdnOtherGame,
    /// A move is not legal. Number, move, variant.
    PdnIllegalMove,
    /// A move names several captures. Number, move.
    PdnAmbiguousMove,
    /// The start position is none. Line.
    PdnBadPosition,
    /// The game is too long.
    PdnTooLong,

    // Why a win is not ranked.
    /// A move was taken back.
    UnrankedUndo,
    /// A hint was asked for.
    UnrankedHint,
    /// The game did not begin from the variant's position.
    UnrankedSetUp,

    // Notices: told once, play goes on.
    /// The saved game could not be read and was set aside. File name.
    GameFileDamaged,
    /// The saved game is of a newer version and was set aside. File name.
    GameFileNewer,
    /// The scores could not be read and were set aside. File name.
    ScoresFileDamaged,
    /// The scores are of a newer version and were set aside. File name.
    ScoresFileNewer,
    /// The scores were damaged; the last good copy is in use. File name.
    ScoresFromCopy,
    /// The saved game was damaged; the last good copy is in use. File name.
    GameFromCopy,
    /// The saved game is there but cannot be read now; it is left alone.
    GameUnreadable,
    /// The scores are there but cannot be read now; they are left alone.
    ScoresUnreadable,
    /// The settings could not be read; what is usual is in force, or the last good copy. File name.
    SettingsFileDamaged,
    /// The endgame tables of the variant are not there: Master plays without them. File name.
    TablesMissing,
    /// The endgame tables of the variant are damaged or another version's: Master plays without them. File name.
    TablesUnusable,
    /// Nothing can be saved: the folder cannot be written.
    CannotSave,
    /// Nothing can be saved: the disk is full.
    DiskFull,
    /// Something failed by a fault of the core's own; what is kept is as it was.
    SomethingFailed,
}
