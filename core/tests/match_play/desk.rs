//! A match in a folder of its own, and short questions to its states.

use draughts::color::Color;
use draughts::game::Game;
use draughts::level::Level;
use draughts::notation::{Names, fen, write_exact};
use draughts::play::{
    Argument, Input, Key, Match, MatchSetup, MatchState, Mode, Piece, Player, SquareState, Starter, Target, Text,
    TextKey,
};
use draughts::rules::Variant;
use proptest::test_runner::Config as ProptestConfig;
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use tempfile::{TempDir, tempdir};

pub const SEED: u64 = 1;

/// For properties that take long: fewer cases, yet more where `PROPTEST_CASES` asks for more.
pub fn one_case_in(share: u32) -> ProptestConfig {
    ProptestConfig::with_cases(ProptestConfig::default().cases.div_ceil(share))
}

/// Two people; English unless said otherwise.
pub const TWO: MatchSetup = MatchSetup {
    variant: Variant::English,
    forced_capture: true,
    mode: Mode::TwoPlayers,
    level: Level::Medium,
    starter: Starter::Me,
    clock: None,
};

/// The computer on Easy, the person begins.
pub const EASY: MatchSetup = MatchSetup { mode: Mode::Computer, level: Level::Easy, ..TWO };

pub const fn two(variant: Variant) -> MatchSetup {
    MatchSetup { variant, ..TWO }
}

pub const fn home_rule(setup: MatchSetup) -> MatchSetup {
    MatchSetup { forced_capture: false, ..setup }
}

pub struct Desk {
    /// Dropped first: what it still has to write would make the folder anew.
    pub game: Arc<Match>,
    pub folder: TempDir,
}

impl Desk {
    /// A new game.
    pub fn new(setup: MatchSetup) -> Self {
        let desk = Self::open(tempdir().unwrap());
        desk.send(Input::NewGame { setup });
        desk
    }

    /// What is kept in a folder, or a new game.
    pub fn open(folder: TempDir) -> Self {
        let game = open(folder.path());
        Self { game, folder }
    }

    /// A game that began with `fen`, whose side to move is player one.
    pub fn at(setup: MatchSetup, fen: &str) -> Self {
        let one = if fen.starts_with('W') { "white" } else { "black" };
        Self::at_for(setup, one, fen)
    }

    /// A game that began with `fen`; `one` is the colour of player one.
    pub fn at_for(setup: MatchSetup, one: &str, fen: &str) -> Self {
        Self::saved(&game_file(setup, one, fen))
    }

    /// A game in the middle: player one has the side that moved first.
    pub fn in_game(setup: MatchSetup, game: &Game) -> Self {
        Self::in_game_for(setup, game.start().turn(), game)
    }

    /// A game in the middle; player one has the colour `one`.
    pub fn in_game_for(setup: MatchSetup, one: Color, game: &Game) -> Self {
        let names = Names::of(setup.variant);
        let moves: Vec<_> = game.plies().iter().map(|ply| write_exact(names, &ply.played)).collect();
        let mut file = game_file(setup, "", &fen::write(setup.variant, game.start()));
        file["playerOne"] = json!(one);
        file["moves"] = json!(moves);
        Self::saved(&file)
    }

    /// The game of a file.
    pub fn saved(file: &serde_json::Value) -> Self {
        let folder = tempdir().unwrap();
        std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
        let desk = Self::open(folder);
        assert_eq!(desk.game.state().notices, [], "no game: {file}");
        desk
    }

    pub fn send(&self, input: Input) -> MatchState {
        self.game.input(input)
    }

    pub fn tap(&self, square: u8) -> MatchState {
        self.send(Input::Tap { square })
    }

    /// Taps one square after the other.
    pub fn taps(&self, squares: &[u8]) -> MatchState {
        let mut state = self.state();
        for &square in squares {
            state = self.tap(square);
        }
        state
    }

    pub fn lift(&self, square: u8) -> MatchState {
        self.send(Input::Lift { square })
    }

    pub fn drop_on(&self, square: u8) -> MatchState {
        self.send(Input::Drop { square: Some(square) })
    }

    pub fn drop_outside(&self) -> MatchState {
        self.send(Input::Drop { square: None })
    }

    pub fn key(&self, key: Key) -> MatchState {
        self.send(Input::Press { key })
    }

    pub fn undo(&self) -> MatchState {
        self.send(Input::Undo)
    }

    pub fn redo(&self) -> MatchState {
        self.send(Input::Redo)
    }

    /// Lets the computer move.
    pub fn reply(&self) -> MatchState {
        pollster::block_on(self.game.think()).unwrap()
    }

    pub fn state(&self) -> MatchState {
        self.game.state()
    }

    /// The app is closed and opened again.
    pub fn reopen(&mut self) -> MatchState {
        self.game.flush();
        self.game = open(self.folder.path());
        self.game.state()
    }

    /// A file of the folder as JSON.
    pub fn file(&self, name: &str) -> serde_json::Value {
        self.game.flush();
        serde_json::from_slice(&std::fs::read(self.folder.path().join(name)).unwrap()).unwrap()
    }

    pub fn has_file(&self, name: &str) -> bool {
        self.game.flush();
        self.folder.path().join(name).exists()
    }
}

pub fn open(folder: &Path) -> Arc<Match> {
    Match::open_seeded(folder.to_str().unwrap(), SEED)
}

/// A saved game that is to begin with `fen`, as the core itself writes it.
pub fn game_file(setup: MatchSetup, one: &str, fen: &str) -> serde_json::Value {
    json!({
        "version": 1,
        "setup": setup,
        "playerOne": one,
        "seed": SEED,
        "start": fen,
        "moves": [],
        "undone": [],
        "undoUsed": false,
        "entry": [],
        "result": null,
    })
}

/// The number of a square by its letters, counted from White's left as the board is drawn.
pub fn named(variant: Variant, letters: &str) -> u8 {
    let names = Names::of(variant);
    names.number(names.parse(letters).unwrap())
}

pub fn square(state: &MatchState, number: u8) -> &SquareState {
    state.squares.iter().find(|square| square.square == number).unwrap()
}

/// Whose piece stands there, and whether it is a king.
pub fn piece(state: &MatchState, number: u8) -> Option<(Player, bool)> {
    square(state, number).piece.map(|Piece { owner, king }| (owner, king))
}

/// The squares of which something holds, by number.
pub fn squares(state: &MatchState, holds: impl Fn(&SquareState) -> bool) -> Vec<u8> {
    let mut squares: Vec<_> = state.squares.iter().filter(|square| holds(square)).map(|square| square.square).collect();
    squares.sort_unstable();
    squares
}

pub fn picked(state: &MatchState) -> Vec<u8> {
    squares(state, |square| square.picked)
}

pub fn rings(state: &MatchState) -> Vec<u8> {
    squares(state, |square| square.must_capture)
}

pub fn movable(state: &MatchState) -> Vec<u8> {
    squares(state, |square| square.movable)
}

pub fn taken(state: &MatchState) -> Vec<u8> {
    squares(state, |square| square.taken)
}

/// Where the picked piece may go, by number.
pub fn targets(state: &MatchState) -> Vec<(u8, Target)> {
    let mut targets: Vec<_> = state.squares.iter().filter_map(|square| Some((square.square, square.target?))).collect();
    targets.sort_unstable_by_key(|&(square, _)| square);
    targets
}

/// The pieces on the board: those of player one, then those of player two, kings with a K.
pub fn board(state: &MatchState) -> String {
    let side = |owner: Player| {
        let own = squares(state, |square| square.piece.is_some_and(|piece| piece.owner == owner));
        let named =
            |number: u8| format!("{}{number}", if square(state, number).piece.unwrap().king { "K" } else { "" });
        own.into_iter().map(named).collect::<Vec<_>>().join(",")
    };
    format!("{} {}", side(Player::One), side(Player::Two))
}

/// The last move as the variant writes it.
pub fn last(state: &MatchState) -> &str {
    state.last_move.as_ref().map_or("", |last| &last.notation)
}

/// Why the input was refused; the message box says the same.
pub fn refused(state: &MatchState) -> TextKey {
    let refusal = state.refusal.as_ref().unwrap_or_else(|| panic!("not refused: {:?}", state.message));
    assert_eq!(state.message, refusal.reason, "the message is the reason");
    assert_eq!(state.feedback, draughts::play::Feedback::DoubleTick);
    assert_eq!(state.motion, None, "nothing moves when an input is refused");
    refusal.reason.key
}

/// The squares that a refusal points at.
pub fn pointed(state: &MatchState) -> Vec<u8> {
    let mut squares = state.refusal.as_ref().unwrap().point_at.clone();
    squares.sort_unstable();
    squares
}

/// The second line of a refusal; it names the variant whose rule it is.
pub fn detail(state: &MatchState) -> Option<TextKey> {
    let text = state.detail.as_ref()?;
    assert_eq!(text.arguments, [Argument::Variant { value: state.setup.variant }]);
    Some(text.key)
}

pub fn keys(texts: &[Text]) -> Vec<TextKey> {
    texts.iter().map(|text| text.key).collect()
}
