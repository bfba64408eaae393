//! What was written is read again: every game of every variant, with and without the home rule, and any text at all.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::color::Color;
use draughts::game::Game;
use draughts::moves::{Captures, Series};
use draughts::notation::pdn::{self, GameResult, PdnErrorKind, PdnGame, ReadOptions, Tags, read_move};
use draughts::notation::{Names, fen};
use draughts::position::{Position, Setup};
use draughts::rules::Variant;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::FileFailurePersistence;

/// A game that goes where the indices point among the legal moves.
fn play_out(variant: Variant, captures: Captures, start: Position, choices: &[Index]) -> Game {
    let mut game = Game::from_position(variant, captures, start);
    for choice in choices {
        if game.legal_moves().is_empty() {
            break;
        }
        let chosen = game.legal_moves()[choice.index(game.legal_moves().len())];
        game.play(&chosen).unwrap();
    }
    game
}

fn captures() -> impl Strategy<Value = Captures> {
    select(&[Captures::Forced, Captures::Optional][..])
}

fn choices() -> impl Strategy<Value = Vec<Index>> {
    vec(any::<Index>(), 0..160)
}

/// Any position: each square is empty, or has a man or a king of one side; what cannot be is left out.
fn scattered(variant: Variant, squares: &[u8], turn: Color) -> Option<Position> {
    let rules = variant.rules();
    let mut setup = Setup::default();
    let mut counts = [0; 2];
    for (square, piece) in draughts::board::squares_of(rules.board.squares).zip(squares) {
        let color = match piece {
            0 | 1 => Color::White,
            2 | 3 => Color::Black,
            _ => continue,
        };
        let king = piece % 2 == 1;
        if !king && rules.crown_row(color) & square.bit() != 0 || counts[color as usize] == rules.men_each() {
            continue;
        }
        counts[color as usize] += 1;
        match color {
            Color::White => setup.white |= square.bit(),
            Color::Black => setup.black |= square.bit(),
        }
        if king {
            setup.kings |= square.bit();
        }
    }
    Position::new(variant, setup, turn).ok()
}

fn positions() -> impl Strategy<Value = (Variant, Position)> {
    (select(&Variant::ALL[..]), vec(0..12_u8, 50), select(&Color::ALL[..]))
        .prop_filter_map("it cannot be", |(variant, squares, turn)| {
            Some((variant, scattered(variant, &squares, turn)?))
        })
}

/// Asserts that the game comes back from its text with everything, and gives the text.
fn round_trip(game: &PdnGame) -> Result<String, TestCaseError> {
    let text = game.to_string();
    let read: Vec<_> = pdn::read(&text, ReadOptions::default()).collect();
    prop_assert_eq!(read.len(), 1, "{}", text);
    let again = read.into_iter().next().unwrap().map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
    prop_assert_eq!(again.moves(), game.moves(), "{}", text);
    prop_assert_eq!((again.variant(), again.captures()), (game.variant(), game.captures()));
    prop_assert_eq!(again.start(), game.start());
    prop_assert_eq!(again.result(), game.result());
    prop_assert_eq!(again.ended_at(), game.ended_at());
    prop_assert_eq!(&again.to_string(), &text);
    prop_assert!(text.lines().all(|line| line.starts_with('[') || line.len() < 80), "{}", text);
    Ok(text)
}

proptest! {
    // What fails is kept beside this file, and tried first from then on.
    #![proptest_config(ProptestConfig::with_failure_persistence(FileFailurePersistence::WithSource("regressions")))]

    #[test]
    fn whole_games_come_back(variant in select(&Variant::ALL[..]), captures in captures(), choices in choices()) {
        let game = play_out(variant, captures, Position::start(variant), &choices);
        round_trip(&PdnGame::of(&game, Tags::default()))?;
    }

    #[test]
    fn games_from_any_position_come_back((variant, start) in positions(), captures in captures(), choices in choices()) {
        let game = play_out(variant, captures, start, &choices[..choices.len().min(12)]);
        round_trip(&PdnGame::of(&game, Tags::default()))?;
    }

    /// Each of the legal moves of a position, so that the ambiguous ones come too.
    #[test]
    fn every_legal_move_comes_back((variant, start) in positions(), captures in captures()) {
        let game = Game::from_position(variant, captures, start);
        for played in game.legal_moves() {
            let mut next = game.clone();
            next.play(played).unwrap();
            round_trip(&PdnGame::of(&next, Tags::default()))?;
        }
    }

    /// Any of the squares on which a capture lands may be named or left out.
    #[test]
    fn captures_are_found_by_some_of_their_squares((variant, start) in positions(), named in any::<u32>()) {
        let game = Game::from_position(variant, Captures::Forced, start);
        let names = Names::of(variant);
        for played in game.legal_moves().iter().filter(|played| played.is_capture()) {
            let path = Series::route(variant, Captures::Forced, &start, played).unwrap().path();
            let ends = |index| index == 0 || index + 1 == path.len();
            let text = |named: u32| {
                let kept = path.iter().enumerate().filter(|&(index, _)| ends(index) || named >> index & 1 == 1);
                kept.map(|(_, square)| names.name(*square)).collect::<Vec<_>>().join("x")
            };
            prop_assert_eq!(read_move(&game, &text(u32::MAX)), Ok(*played));
            match read_move(&game, &text(named)) {
                Ok(found) => prop_assert_eq!((found.from, found.to), (played.from, played.to)),
                Err(error) => prop_assert!(matches!(error.kind, PdnErrorKind::AmbiguousMove { .. }), "{}", error),
            }
        }
    }

    #[test]
    fn tags_come_back(values in vec(any::<String>(), 1..6), names in vec("[A-Za-z][A-Za-z0-9_]{0,12}", 1..6)) {
        let mut tags = Tags::default();
        for (name, value) in names.iter().zip(&values) {
            tags.set(name, value).unwrap();
        }
        let game = PdnGame::of(&Game::new(Variant::English, Captures::Forced), tags);
        let text = game.to_string();
        let again = pdn::read(&text, ReadOptions::default()).next().unwrap().unwrap();
        for (name, value) in game.tags().iter() {
            if !["GameType", "FEN", "SetUp", "Rule", "Result"].contains(&name) {
                prop_assert_eq!(again.tags().get(name), Some(value));
            }
        }
        prop_assert_eq!(again.to_string(), text);
    }

    #[test]
    fn positions_come_back_from_their_fen((variant, position) in positions()) {
        let text = fen::write(variant, &position);
        prop_assert_eq!(fen::parse(variant, &text), Ok(position));
        let lists: Vec<_> = text.split(':').collect();
        let turned = format!(" {} : {} : {} . ", lists[0], lists[2], lists[1]).to_lowercase();
        prop_assert_eq!(fen::parse(variant, &turned), Ok(position), "{}", turned);
    }
}

#[test]
fn results_come_back_as_the_game_type_counts_them() {
    for (given, english, international) in [
        ("2-0", "1-0", "2-0"),
        ("0-1", "0-1", "0-2"),
        ("1/2-1/2", "1/2-1/2", "1-1"),
        ("0-0", "0-0", "0-0"),
        ("?", "*", "*"),
        ("1+ - 1-", "1+ - 1-", "1+ - 1-"),
    ] {
        for (variant, expected) in [(Variant::English, english), (Variant::International, international)] {
            let mut tags = Tags::default();
            tags.set("Result", given).unwrap();
            let game = PdnGame::of(&Game::new(variant, Captures::Forced), tags);
            let text = round_trip(&game).unwrap();
            assert!(text.contains(&format!("[Result \"{expected}\"]")), "{text}");
        }
    }
}

#[test]
fn what_the_board_says_goes_before_the_tag() {
    let position = fen::parse(Variant::English, "B:W18:B15").unwrap();
    let mut game = Game::from_position(Variant::English, Captures::Forced, position);
    let last = game.legal_moves()[0];
    game.play(&last).unwrap();
    let mut tags = Tags::default();
    tags.set("Result", "1/2-1/2").unwrap();
    let record = PdnGame::of(&game, tags);
    assert_eq!(record.result(), GameResult::Won(Color::Black));
    assert!(record.to_string().starts_with("[Result \"0-1\"]\n"), "{record}");
}
