//! No text brings the reader down: not by a panic, not by its time, not by its memory.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::game::Game;
use draughts::moves::Captures;
use draughts::notation::fen;
use draughts::notation::pdn::{self, PdnErrorKind, PdnGame, ReadOptions, read_move};
use draughts::rules::Variant;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::FileFailurePersistence;

fn options(variant: Variant) -> ReadOptions {
    ReadOptions { variant: Some(variant), ..ReadOptions::default() }
}

/// Reads all of a text; every error must have a place in it.
fn read_all(text: &str, variant: Variant) -> Vec<Result<PdnGame, PdnErrorKind>> {
    let lines = text.lines().count() + text.matches('\r').count() + 1;
    let games = pdn::read(text, options(variant)).map(|game| {
        game.map_err(|error| {
            assert!((1..=lines).contains(&error.place.line), "{error}");
            assert!(error.place.column >= 1, "{error}");
            error.kind
        })
    });
    games.collect()
}

/// Pieces of which files are made, and some that they are not made of.
const PIECES: [&str; 60] = [
    "[",
    "]",
    "[Event \"x\"]",
    "[GameType \"21\"]",
    "[GameType \"20,W,10,10,N2,0\"]",
    "[GameType \"\"]",
    "[FEN \"",
    "\"]",
    "[FEN \"W:WK3,21:B1-4\"]",
    "[FEN \"B:Wa1:BKh8.\"]",
    "[Result \"1-0\"]",
    "[Rule \"no forced capture\"]",
    "[A",
    "\"",
    "\\",
    "\n",
    "\r",
    "\r\n",
    " ",
    "\t",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "$12",
    "!",
    "?",
    "1.",
    "2...",
    "...",
    ".",
    "1",
    "-",
    "x",
    ":",
    "*",
    "11",
    "15",
    "11-15",
    "23x18",
    "c3-d4",
    "c3d4",
    "b6:d4:f2",
    "a",
    "x1",
    "1-0",
    "0-1",
    "1/2-1/2",
    "1/2",
    "\u{bd}",
    "Ж",
    "\u{301}",
    "\u{feff}",
    "\u{2013}",
    "\0",
    "99999999999999999999",
    "0",
];

proptest! {
    // What fails is kept beside this file, and tried first from then on.
    #![proptest_config(ProptestConfig::with_failure_persistence(FileFailurePersistence::WithSource("regressions")))]

    #[test]
    fn any_characters(text in any::<String>(), variant in select(&Variant::ALL[..])) {
        read_all(&text, variant);
        let _: Result<_, _> = fen::parse(variant, &text);
        let _: Result<_, _> = read_move(&Game::new(variant, Captures::Forced), &text);
    }

    #[test]
    fn any_mixture_of_what_files_contain(pieces in vec(select(&PIECES[..]), 0..60), variant in select(&Variant::ALL[..])) {
        let text = pieces.concat();
        for game in read_all(&text, variant).into_iter().flatten() {
            // What was read once can be written, and read again.
            let written = game.to_string();
            let options = ReadOptions::default();
            let again = pdn::read(&written, options).next().unwrap().unwrap();
            prop_assert_eq!(again.moves(), game.moves());
            prop_assert_eq!(again.to_string(), written);
        }
        for text in text.split_whitespace() {
            let _: Result<_, _> = read_move(&Game::new(variant, Captures::Forced), text);
        }
    }

    #[test]
    fn any_mixture_of_what_a_fen_contains(text in "[WBwb:,Kk.a-j0-9 \u{2013}-]{0,40}", variant in select(&Variant::ALL[..])) {
        match fen::parse(variant, &text) {
            Ok(position) => prop_assert_eq!(fen::parse(variant, &fen::write(variant, &position)), Ok(position)),
            Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{}", error),
        }
    }
}

const MILLION: usize = 1_000_000;

#[test]
fn a_line_of_a_million_brackets_is_one_error() {
    for (bracket, kind) in [
        ("(", PdnErrorKind::UnclosedVariation),
        ("{", PdnErrorKind::UnclosedComment),
        ("[", PdnErrorKind::NoTagName),
        ("[a", PdnErrorKind::NoTagValue),
        ("[a ", PdnErrorKind::NoTagValue),
        (")", PdnErrorKind::NoMove { text: ")".to_owned() }),
        ("}", PdnErrorKind::NoMove { text: "}".to_owned() }),
        ("]", PdnErrorKind::NoMove { text: "]".to_owned() }),
        ("({", PdnErrorKind::UnclosedComment),
    ] {
        let games = read_all(&bracket.repeat(MILLION), Variant::English);
        assert_eq!(games, [Err(kind)], "{bracket}");
    }
}

#[test]
fn a_variation_a_million_deep_is_passed_over() {
    let text = format!("1. 11-15 {}11-16{} 23-18 *", "(".repeat(MILLION), ")".repeat(MILLION));
    let games = read_all(&text, Variant::English);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].as_ref().unwrap().moves().len(), 2);
}

#[test]
fn huge_tokens_end_in_errors() {
    for token in
        ["9", "ab", "1x", "1-", "a1", ".", "*", "$", "!", " ", "\"", "1/2", "1. ", "x", "\u{bd}", "\\", "-", "1*"]
    {
        let games = read_all(&format!("11-15 {}", token.repeat(MILLION)), Variant::English);
        assert!(!games.is_empty(), "{token}");
        let games = read_all(&format!("[Event \"{}\n11-15", token.repeat(MILLION)), Variant::English);
        assert!(!games.is_empty(), "{token}");
        let _: Result<_, _> = fen::parse(Variant::English, &format!("W:W{}", token.repeat(MILLION)));
    }
}

#[test]
fn too_many_tags_and_too_many_moves_are_errors() {
    let text = format!("{}11-15 * 9-13 *", "[A \"\"]\n".repeat(MILLION));
    let games = read_all(&text, Variant::English);
    assert_eq!(games[0], Err(PdnErrorKind::TooManyTags));
    assert_eq!(games.len(), 2);
    let text = format!("[FEN \"W:WK32:BK1\"] {} * 11-15", "32-28 1-5 28-32 5-1 ".repeat(MILLION));
    let games = read_all(&text, Variant::English);
    assert_eq!(games[0], Err(PdnErrorKind::TooManyMoves));
    assert_eq!(games.len(), 2);
}

/// A game that its own draw rules would have ended long ago is read to its end.
#[test]
fn fifty_megabytes_of_games_are_read() {
    let one = "[Event \"A tournament of some name\"]\n[White \"Somebody, A.\"]\n[Black \"Кто-то, Б.\"]\n[Result \"1-0\"]\n\
               1. 11-15 23-19 {as usual} 2. 8-11 22-17 3. 11-16 (3. 9-13 17-14) 24-20 4. 16x23 27x11 5. 7x16 20x11 1-0\n\n";
    let count = 50_000_000 / one.len() + 1;
    let games = read_all(&one.repeat(count), Variant::English);
    assert_eq!(games.len(), count);
    assert!(games.iter().all(Result::is_ok));
}
