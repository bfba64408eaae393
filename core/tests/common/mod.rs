//! What the tests over data files share.
#![allow(dead_code, reason = "each test program uses a part")]

use std::path::PathBuf;

/// A file under `tests/data`.
pub fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/data").join(name)
}

/// A JSON file under `tests/data`.
pub fn json<T: serde::de::DeserializeOwned>(name: &str) -> T {
    let path = data(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
