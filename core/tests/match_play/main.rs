//! A match from the outside: inputs in, states and files out. One file a topic.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod agreement;
mod clock;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/consistent.rs"]
mod consistent;
mod countdown;
mod desk;
mod drag;
mod fuzz;
mod hint;
mod hostile;
mod keys;
mod look_back;
mod names;
mod new_game;
mod notices;
mod play_on;
mod refusals;
mod saving;
mod scores;
mod script;
mod series;
mod soak;
mod sounds;
mod tables;
mod taps;
mod thinking;
mod undo;
