//! Draughts in seven variants: rules, search, scores and the state of the match.
//!
//! Two shells, Android's in Kotlin and Apple's in Swift, show what this crate decides; it can be used without either.
//!
//! # Moves of a position
//!
//! ```
//! use draughts::moves::{Captures, legal_moves};
//! use draughts::notation::{fen, write_move};
//! use draughts::rules::Variant;
//!
//! let variant = Variant::Russian;
//! let position = fen::parse(variant, "W:Wa1,c3:Bd4,f6").unwrap();
//! let moves = legal_moves(variant, Captures::Forced, &position);
//! let written: Vec<_> = moves.iter().map(|played| write_move(variant, Captures::Forced, &position, played)).collect();
//! assert_eq!(written, ["c3:g7"]);
//! ```
//!
//! # A game against the computer, to its end
//!
//! ```
//! use draughts::game::{Game, Outcome};
//! use draughts::level::{Level, choose_move};
//! use draughts::moves::Captures;
//! use draughts::notation::fen;
//! use draughts::rules::Variant;
//! use draughts::search::Control;
//!
//! let position = fen::parse(Variant::English, "W:WK10,K19:BK13").unwrap();
//! let mut game = Game::from_position(Variant::English, Captures::Forced, position);
//! while game.outcome().is_none() {
//!     let played = choose_move(&game, Level::Medium, 1, &Control::default()).unwrap();
//!     game.play(&played).unwrap();
//! }
//! assert!(matches!(game.outcome(), Some(Outcome::Won { .. })));
//! ```
//!
//! # A person's match
//!
//! [`play::Match`] is what a shell holds: taps and keys go in, and what comes back is everything that a screen shows.
//!
//! ```
//! use draughts::play::{Input, Match};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let game = Match::open(folder.path().to_str().unwrap());
//! let state = game.input(Input::Tap { square: 11 });
//! let mut targets: Vec<_> = state.squares.iter().filter(|square| square.target.is_some()).collect();
//! targets.sort_by_key(|square| square.square);
//! assert_eq!(targets.iter().map(|square| &*square.name).collect::<Vec<_>>(), ["15", "16"]);
//! ```
//!
//! # Modules
//!
//! From the top down, each knowing only those below it: [`help`], [`play`], [`scores`], [`level`], [`search`],
//! [`endgame`], [`store`], [`notation`], [`game`], [`moves`], [`position`], [`rules`], [`board`] and [`color`].
//! [`logging`] stands beside them.
//!
//! # Features
//!
//! `uniffi` adds to these same types what the shells' languages are generated from, and the module `bridge`, a guard
//! before each call from there; without it the crate has no bridge.

#![forbid(unsafe_code)]

pub mod board;
#[cfg(feature = "uniffi")]
pub mod bridge;
pub mod color;
pub mod endgame;
pub mod game;
pub mod help;
pub mod level;
pub mod logging;
pub mod moves;
pub mod notation;
pub mod play;
pub mod position;
pub mod rules;
pub mod scores;
pub mod search;
pub mod store;

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!();
