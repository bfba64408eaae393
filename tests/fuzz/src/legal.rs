//! Positions and moves.

use draughts::board::{Bits, Square, squares_of};
use draughts::color::Color;
use draughts::game::{Game, IllegalMove};
use draughts::moves::{Captures, Move, PerftOptions, Series, perft};
use draughts::notation::fen;
use draughts::position::{Position, Setup};
use draughts::rules::Variant;
use std::collections::HashSet;

/// Bytes that say what stands on the board, two squares in each.
const BOARD: usize = 25;

/// The first byte is variant, home rule and side to move, then comes the board, then what is played: legal moves, and moves
/// that are none.
pub fn legal(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let Some((board, choices)) = rest.split_at_checked(BOARD) else { return };
    let variant = Variant::ALL[usize::from(first) % Variant::ALL.len()];
    let captures = if first & 64 == 0 { Captures::Forced } else { Captures::Optional };
    let turn = if first & 128 == 0 { Color::White } else { Color::Black };
    let Ok(position) = Position::new(variant, setup(variant, board), turn) else { return };
    let written = fen::write(variant, &position);
    assert_eq!(fen::parse(variant, &written), Ok(position), "{written}");

    let mut game = Game::from_position(variant, captures, position);
    for choice in choices.chunks(8) {
        moves_are_sound(&game);
        let any = any_move(&game, choice);
        let is_legal = game.outcome().is_none() && game.legal_moves().contains(&any);
        assert_eq!(game.clone().play(&any), if is_legal { Ok(()) } else { Err(IllegalMove) }, "{any:?} in {written}");
        let Some(played) = game.legal_moves().get(usize::from(choice[0]) % game.legal_moves().len().max(1)).copied()
        else {
            return;
        };
        there_and_back(&mut game, &played);
    }
}

/// What stands on the squares, by half a byte each; mostly nothing. Men are crowned where they would be.
fn setup(variant: Variant, board: &[u8]) -> Setup {
    let mut setup = Setup::default();
    let halves = board.iter().flat_map(|byte| [byte & 15, byte >> 4]);
    for (square, piece) in squares_of(variant.rules().board.squares).zip(halves) {
        let (own, color) = match piece {
            1..=3 => (&mut setup.white, Color::White),
            4..=6 => (&mut setup.black, Color::Black),
            _ => continue,
        };
        *own |= square.bit();
        if piece % 3 == 0 || square.bit() & variant.rules().crown_row(color) != 0 {
            setup.kings |= square.bit();
        }
    }
    setup
}

/// No move comes twice, and a capture can be entered square by square.
fn moves_are_sound(game: &Game) {
    let legal = game.legal_moves();
    assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len());
    for played in legal.iter().filter(|played| played.is_capture()) {
        let series = Series::route(game.variant(), game.captures(), game.position(), played).unwrap();
        let path = series.path();
        assert_eq!((path.first(), path.last()), (Some(&played.from), Some(&played.to)));
        assert_eq!((series.taken(), series.finished()), (played.taken, Some(*played)));
    }
    if game.outcome().is_none() {
        let options = PerftOptions { captures: game.captures(), ..PerftOptions::default() };
        assert_eq!(perft(game.variant(), game.position(), 1, options), legal.len() as u64);
    }
}

/// Any ends, and anything taken: seldom a legal move.
fn any_move(game: &Game, choice: &[u8]) -> Move {
    let squares: Vec<Square> = squares_of(game.variant().rules().board.squares).collect();
    let byte = |index: usize| choice.get(index).copied().map_or(0, usize::from);
    let square = |index: usize| squares[byte(index) % squares.len()];
    let taken = (4..8).filter(|&index| byte(index) != 0).fold(0, |taken: Bits, index| taken | square(index).bit());
    Move { from: square(1), to: square(2), promotes: byte(3) % 2 == 1, taken }
}

/// Plays a move, takes it back, and plays it again: each time everything is as it was.
fn there_and_back(game: &mut Game, played: &Move) {
    let seen = |game: &Game| {
        let legal: Vec<Move> = game.legal_moves().to_vec();
        (*game.position(), *game.clocks(), game.outcome(), legal, game.plies().len())
    };
    let before = seen(game);
    if game.play(played).is_err() {
        assert!(game.outcome().is_some());
        return;
    }
    let after = seen(game);
    assert_eq!(game.undo(), Some(*played));
    assert_eq!(seen(game), before);
    assert_eq!(game.redo(), Some(*played));
    assert_eq!(seen(game), after);
}
