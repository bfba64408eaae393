//! Positions, moves and games as text.

use super::{number_of, variant_of};
use draughts::game::Game;
use draughts::moves::Captures;
use draughts::notation::pdn::{self, PdnGame, ReadOptions, read_move};
use draughts::notation::{fen as positions, write_move};
use draughts::play::{Match, Replay, received_kind, received_text};
use draughts::rules::Variant;
use std::sync::{Arc, LazyLock};

/// So many parts of a text are read as positions or moves.
const MOST_PARTS: usize = 32;
/// So many places of a game are looked at, those at the end too.
const MOST_PLACES: u32 = 40;

/// Each line, and each part between strokes, as a position; what is none as a move in the position before.
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let captures = if number_of(bytes).is_multiple_of(2) { Captures::Forced } else { Captures::Optional };
    for variant in Variant::ALL {
        let mut game = Game::new(variant, captures);
        for part in text.split(['\n', '|']).take(MOST_PARTS) {
            match positions::parse(variant, part) {
                Ok(position) => {
                    let written = positions::write(variant, &position);
                    assert_eq!(positions::parse(variant, &written), Ok(position), "{written}");
                    game = Game::from_position(variant, captures, position);
                }
                Err(error) => {
                    assert!((1..=part.chars().count() + 1).contains(&error.column), "{part}: {error}");
                    moves(&game, part);
                }
            }
        }
    }
}

fn moves(game: &Game, text: &str) {
    if let Ok(found) = read_move(game, text) {
        assert!(game.legal_moves().contains(&found), "{text}");
        let written = write_move(game.variant(), game.captures(), game.position(), &found);
        assert_eq!(read_move(game, &written), Ok(found), "{text}: {written}");
    }
}

/// A match that opens files. Its folder is never written: nothing in it changes.
static DESK: LazyLock<Arc<Match>> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join("draughts-fuzz-of-which-there-is-none");
    Match::open_seeded(&folder.to_string_lossy(), 1)
});

/// A file of games, as the reader takes it and as a person opens it.
pub fn pdn(bytes: &[u8]) {
    let text = received_text(bytes.to_vec());
    received_kind(&text);
    let lines = text.lines().count() + text.matches('\r').count() + 1;
    for variant in [None, Some(variant_of(bytes))] {
        for game in pdn::read(&text, ReadOptions { variant, ..ReadOptions::default() }) {
            match game {
                Ok(game) => comes_back(&game),
                Err(error) => {
                    assert!((1..=lines).contains(&error.place.line) && error.place.column >= 1, "{error}");
                }
            }
        }
    }
    if let Ok(file) = DESK.open_pdn(&text) {
        let games = u32::try_from(file.entries().len()).unwrap();
        for game in (0..games).filter_map(|place| file.replay(place)) {
            look_through(&game);
        }
    }
}

fn comes_back(game: &PdnGame) {
    let written = game.to_string();
    let again = pdn::read(&written, ReadOptions::default()).next().unwrap();
    let again = again.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!((again.variant(), again.captures(), again.start()), (game.variant(), game.captures(), game.start()));
    assert_eq!((again.moves(), again.result()), (game.moves(), game.result()), "{written}");
    assert_eq!(again.to_string(), written);
}

/// Looks at a recorded game as a person does.
pub(super) fn look_through(game: &Replay) {
    let length = game.length();
    assert_eq!(game.moves().len(), length as usize);
    let variant = game.heading().variant;
    for place in (0..=length).filter(|place| *place < MOST_PLACES || *place == length) {
        let state = game.state(place, place % 2 == 0);
        assert_eq!(state.setup.variant, variant);
        positions::parse(variant, &game.fen(place)).unwrap();
    }
    let record = pdn::read(&game.pdn(), ReadOptions::default()).next().unwrap().unwrap();
    assert_eq!(record.moves().len(), length as usize);
}
