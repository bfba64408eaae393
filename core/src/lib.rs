//! Draughts: rules, search, scores and the state of the match.

#![forbid(unsafe_code)]

pub mod board;
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
