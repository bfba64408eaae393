//! Imports point one way: down the list of modules in `docs/architecture.md`.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

fn core() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The modules from the top down, as the document draws them.
fn layers() -> Vec<String> {
    let text = fs::read_to_string(core().join("../docs/architecture.md")).unwrap();
    let lines = text.lines().skip_while(|line| !line.starts_with(" core/")).take_while(|line| !line.starts_with("```"));
    lines.map(|line| line.trim_start_matches(" core/").split_whitespace().next().unwrap().to_owned()).collect()
}

/// The Rust files of a module.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_dir() {
        fs::read_dir(path).unwrap().flat_map(|entry| files(&entry.unwrap().path())).collect()
    } else if path.extension().is_some_and(|ending| ending == "rs") {
        vec![path.to_owned()]
    } else {
        Vec::new()
    }
}

/// The modules of the crate that a file names outside comments. Tests at a file's end may look up.
fn named(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let word = |rest: &str| rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap().to_owned();
    lines.flat_map(|line| line.split("crate::").skip(1).map(word).collect::<Vec<_>>()).collect()
}

#[test]
fn no_module_knows_the_ones_above_it() {
    let layers = layers();
    let source = core().join("src");
    let all: Vec<_> = layers
        .iter()
        .map(|layer| [files(&source.join(layer)), files(&source.join(layer).with_extension("rs"))].concat())
        .collect();
    assert!(all.iter().all(|files| files.iter().any(|file| file.exists())), "{layers:?}");
    for (place, files) in all.iter().enumerate() {
        for file in files.iter().filter(|file| file.exists()) {
            let is_test = file.file_stem().unwrap().to_string_lossy().ends_with("tests");
            for name in named(file).iter().filter(|_| !is_test) {
                let above = layers[..place].contains(name);
                assert!(!above, "{} names {name}, which stands above it", file.display());
            }
        }
    }
    // Every module of the crate has its place.
    let modules = fs::read_to_string(source.join("lib.rs")).unwrap();
    let modules = modules.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    for module in modules.filter(|module| *module != "logging") {
        assert!(layers.iter().any(|layer| layer == module), "{module} has no place in docs/architecture.md");
    }
}

/// What the shells call goes through a guard (`core/src/bridge.rs`); only what they give the core is exported as it is.
#[test]
fn nothing_is_exported_without_a_guard() {
    let exports = |file: &PathBuf| {
        let text = fs::read_to_string(file).unwrap();
        text.lines().filter(|line| line.contains("uniffi::export")).map(str::to_owned).collect::<Vec<_>>()
    };
    let unguarded: Vec<_> = files(&core().join("src")).iter().flat_map(exports).collect();
    assert_eq!(unguarded, ["#[cfg_attr(feature = \"uniffi\", uniffi::export(with_foreign))]"]);
}
