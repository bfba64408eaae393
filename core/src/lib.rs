//! Draughts: rules, search, scores and the state of the match.

#![forbid(unsafe_code)]

pub mod color;
pub mod level;
pub mod play;
pub mod rules;
pub mod scores;

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!();
