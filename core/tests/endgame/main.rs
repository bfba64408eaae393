//! Endgame tables: the committed files, what they say, and how they are played by.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod distances;
mod files;
mod play;
mod won;

use draughts::endgame::{Folder, Tables};
use std::path::PathBuf;
use std::sync::Arc;

/// Where the files lie.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/endgame")
}

fn tables() -> Tables {
    Tables::new(Arc::new(Folder::new(folder())))
}
