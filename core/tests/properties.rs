//! What holds in every position of every variant.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::board::{Square, squares_of};
use draughts::color::Color;
use draughts::game::{ClockCounts, Game, IllegalMove, Outcome};
use draughts::moves::{Captures, Move, legal_moves};
use draughts::notation::fen;
use draughts::position::Position;
use draughts::rules::Variant;
use std::collections::HashSet;

const BOTH: [Captures; 2] = [Captures::Forced, Captures::Optional];

/// Positions from games and from pieces thrown on the board.
fn positions(variant: Variant, seed: u64) -> Vec<Position> {
    let mut random = common::random(seed);
    let mut positions: Vec<_> = (0..200).map(|_| common::scattered(variant, &mut random)).collect();
    for captures in BOTH {
        positions.extend(common::random_game(variant, captures, &mut random).plies().iter().map(|ply| ply.before));
    }
    positions
}

/// Moves that look like moves: every piece to every square, the legal ones, and these with something changed.
fn attempts(variant: Variant, position: &Position, legal: &[Move]) -> Vec<Move> {
    let all: Vec<Square> = squares_of(variant.rules().board.squares).collect();
    let mut attempts = legal.to_vec();
    for &from in &all {
        for &to in &all {
            for promotes in [false, true] {
                attempts.push(Move { from, to, promotes, taken: 0 });
            }
        }
    }
    let theirs = position.pieces(position.turn().other());
    for &played in legal {
        attempts.push(Move { promotes: !played.promotes, ..played });
        attempts.push(Move { from: played.to, to: played.from, ..played });
        attempts.push(Move { taken: theirs, ..played });
        for square in squares_of(theirs) {
            attempts.push(Move { taken: played.taken ^ square.bit(), ..played });
        }
        for &square in &all {
            attempts.push(Move { to: square, ..played });
            attempts.push(Move { from: square, ..played });
        }
    }
    attempts
}

#[test]
fn what_is_legal_is_what_play_accepts() {
    for variant in Variant::ALL {
        for captures in BOTH {
            for position in positions(variant, 11).into_iter().step_by(8) {
                let game = Game::from_position(variant, captures, position);
                let legal: HashSet<_> = game.legal_moves().iter().copied().collect();
                let text = fen::write(variant, &position);
                for attempt in attempts(variant, &position, game.legal_moves()) {
                    let mut played = game.clone();
                    let expected = if legal.contains(&attempt) { Ok(()) } else { Err(IllegalMove) };
                    assert_eq!(played.play(&attempt), expected, "{variant:?} {text}: {attempt:?}");
                    if expected.is_err() {
                        assert_eq!((played.position(), played.plies().len()), (&position, 0));
                    }
                }
            }
        }
    }
}

#[test]
fn a_finished_game_accepts_nothing() {
    let mut random = common::random(5);
    for variant in Variant::ALL {
        let mut game = common::random_game(variant, Captures::Forced, &mut random);
        assert!(game.outcome().is_some() && game.legal_moves().is_empty());
        for played in legal_moves(variant, Captures::Forced, &game.position().clone()) {
            assert_eq!(game.play(&played), Err(IllegalMove), "a drawn game is over though there are moves");
        }
    }
}

/// All that a game shows.
#[derive(Debug, PartialEq)]
struct Seen {
    position: Position,
    legal: Vec<Move>,
    clocks: ClockCounts,
    outcome: Option<Outcome>,
    plies: usize,
    repeatable: usize,
    countdown: Option<u16>,
}

fn seen(game: &Game) -> Seen {
    Seen {
        position: *game.position(),
        legal: game.legal_moves().to_vec(),
        clocks: *game.clocks(),
        outcome: game.outcome(),
        plies: game.plies().len(),
        repeatable: game.repeatable().count(),
        countdown: game.countdown().map(|countdown| countdown.moves_left),
    }
}

#[test]
fn undo_and_redo_restore_everything() {
    for variant in Variant::ALL {
        for captures in BOTH {
            for seed in 0..6 {
                let mut random = common::random(seed);
                let start = if seed < 3 { Position::start(variant) } else { common::scattered(variant, &mut random) };
                let mut game = Game::from_position(variant, captures, start);
                let mut states = vec![seen(&game)];
                while let Some(played) = common::pick(game.legal_moves(), &mut random) {
                    game.play(&played).unwrap();
                    states.push(seen(&game));
                }
                let whole: Vec<_> = game.plies().iter().map(|ply| ply.played).collect();
                for (state, played) in states.iter().rev().skip(1).zip(whole.iter().rev()) {
                    assert_eq!(game.undo(), Some(*played));
                    assert_eq!(seen(&game), *state, "{variant:?} {captures:?} seed {seed}");
                }
                assert_eq!((game.undo(), game.start()), (None, &start));
                for (state, played) in states.iter().skip(1).zip(&whole) {
                    assert_eq!(game.redo(), Some(*played));
                    assert_eq!(seen(&game), *state);
                }
                assert_eq!(game.redo(), None);
            }
        }
    }
}

#[test]
fn the_flipped_position_has_the_flipped_moves() {
    for variant in Variant::ALL {
        let rules = variant.rules();
        let flip = |square: Square| Square::lowest(rules.board.rotate(square.bit())).unwrap();
        for captures in BOTH {
            for position in positions(variant, 12) {
                let flipped = position.flipped(rules);
                assert_eq!(flipped.flipped(rules), position);
                assert_eq!(flipped.turn(), position.turn().other());
                let there: HashSet<_> = legal_moves(variant, captures, &flipped).into_iter().collect();
                let here: HashSet<_> = legal_moves(variant, captures, &position)
                    .into_iter()
                    .map(|m| Move { from: flip(m.from), to: flip(m.to), taken: rules.board.rotate(m.taken), ..m })
                    .collect();
                assert_eq!(there, here, "{variant:?} {captures:?} {}", fen::write(variant, &position));
            }
        }
    }
}

#[test]
fn a_move_changes_what_it_says_and_nothing_else() {
    for variant in Variant::ALL {
        for position in positions(variant, 13) {
            let (own, other) = (position.turn(), position.turn().other());
            for played in legal_moves(variant, Captures::Optional, &position) {
                let next = position.after(&played);
                let text = fen::write(variant, &position);
                assert_eq!(next.turn(), other);
                assert_eq!(next.pieces(other), position.pieces(other) & !played.taken, "{variant:?} {text}");
                assert_eq!(played.taken & !position.pieces(other), 0, "only the other side's pieces are taken");
                assert_eq!(next.pieces(own), position.pieces(own) & !played.from.bit() | played.to.bit());
                let (_, was_king) = position.piece_at(played.from).unwrap();
                let (_, is_king) = next.piece_at(played.to).unwrap();
                assert_eq!(is_king, was_king || played.promotes);
                assert!(!(was_king && played.promotes), "{variant:?} {text}: a king is not crowned again");
                // What a move leads to is a position that the variant can have.
                assert_eq!(Position::new(variant, next.setup(), next.turn()), Ok(next), "{variant:?} {text}");
            }
        }
    }
}

#[test]
fn under_the_home_rule_captures_are_the_same_and_quiet_moves_are_added() {
    for variant in Variant::ALL {
        for position in positions(variant, 14) {
            let forced: HashSet<_> = legal_moves(variant, Captures::Forced, &position).into_iter().collect();
            let free: HashSet<_> = legal_moves(variant, Captures::Optional, &position).into_iter().collect();
            let captures =
                |moves: &HashSet<Move>| -> HashSet<Move> { moves.iter().filter(|m| m.is_capture()).copied().collect() };
            assert_eq!(captures(&forced), captures(&free));
            assert!(forced.is_subset(&free));
            let must_capture = !captures(&forced).is_empty();
            assert!(must_capture || forced == free);
            assert!(!must_capture || forced == captures(&forced));
        }
    }
}

#[test]
fn fen_survives_a_round_trip() {
    for variant in Variant::ALL {
        for position in positions(variant, 15) {
            let text = fen::write(variant, &position);
            assert_eq!(fen::parse(variant, &text).as_ref(), Ok(&position), "{variant:?} {text}");
        }
    }
}

/// The table of the rules: men each, empty rows between, who moves first, and where White's men stand.
#[test]
fn every_variant_starts_as_its_rules_say() {
    let table = [
        (Variant::English, 12, Color::Black, 7, "B:W21-32:B1-12"),
        (Variant::Russian, 12, Color::White, 7, "W:W21-32:B1-12"),
        (Variant::Brazilian, 12, Color::White, 7, "W:W21-32:B1-12"),
        (Variant::Italian, 12, Color::White, 7, "W:W21-32:B1-12"),
        (Variant::Czech, 12, Color::White, 7, "W:W21-32:B1-12"),
        (Variant::Spanish, 12, Color::White, 7, "W:W1-12:B21-32"),
        (Variant::International, 20, Color::White, 9, "W:W31-50:B1-20"),
    ];
    for (variant, men, first, moves, text) in table {
        let start = Position::start(variant);
        assert_eq!(fen::parse(variant, text), Ok(start), "{variant:?}");
        assert_eq!(start.turn(), first);
        assert_eq!(Color::ALL.map(|color| start.pieces(color).count_ones()), [men; 2]);
        assert_eq!((start.kings(), u32::from(variant.rules().men_each())), (0, men));
        for captures in BOTH {
            assert_eq!(legal_moves(variant, captures, &start).len(), moves);
        }
    }
}

/// Every game ends, however it is played.
#[test]
fn random_games_come_to_an_end() {
    for variant in Variant::ALL {
        for captures in BOTH {
            for seed in 0..40 {
                let mut random = common::random(seed);
                let game = common::random_game(variant, captures, &mut random);
                assert!(game.outcome().is_some());
            }
        }
    }
}

/// Of the two sides of a won game the loser is the one to move.
#[test]
fn only_the_side_to_move_can_have_lost() {
    let mut random = common::random(16);
    for variant in Variant::ALL {
        for _ in 0..300 {
            let position = common::scattered(variant, &mut random);
            let game = Game::from_position(variant, Captures::Forced, position);
            let none = legal_moves(variant, Captures::Forced, &position).is_empty();
            let lost = matches!(game.outcome(), Some(Outcome::Won { winner, .. }) if winner == position.turn().other());
            assert_eq!(lost, none);
            assert_eq!(game.outcome().is_some(), lost, "a game that just begins is no draw");
        }
    }
}
