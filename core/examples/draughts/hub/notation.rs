//! Positions and moves as the protocol writes them: squares are numbered from Black's back row in every variant.

use draughts::board::{Square, squares_of};
use draughts::color::Color;
use draughts::moves::Move;
use draughts::notation::Names;
use draughts::position::{Position, Setup};
use draughts::rules::{Numbering, Variant};

/// The number of a square.
fn number(variant: Variant, square: Square) -> u8 {
    let official = Names::of(variant).number(square);
    mirrored(variant, official)
}

fn square(variant: Variant, number: u8) -> Option<Square> {
    let most = variant.rules().board.square_count();
    if number == 0 || number > most { None } else { Names::of(variant).square(mirrored(variant, number)) }
}

/// Official numbers that run from White's side are turned round.
fn mirrored(variant: Variant, number: u8) -> u8 {
    match variant.rules().notation.numbering {
        Numbering::NearLeft => variant.rules().board.square_count() + 1 - number,
        Numbering::FarLeft | Numbering::FarRight => number,
    }
}

/// Reads a position: the side to move, then a character for each square.
pub fn read_position(variant: Variant, text: &str) -> Result<Position, String> {
    let mut letters = text.chars();
    let turn = match letters.next() {
        Some('W') => Color::White,
        Some('B') => Color::Black,
        _ => return Err("a position begins with W or B".to_owned()),
    };
    let squares = variant.rules().board.square_count();
    if text.chars().count() != usize::from(squares) + 1 {
        return Err(format!("a position has {squares} squares after the side to move"));
    }
    let mut setup = Setup::default();
    for (at, letter) in (1..=squares).zip(letters) {
        let bit = square(variant, at).map_or(0, Square::bit);
        match letter.to_ascii_lowercase() {
            'w' => setup.white |= bit,
            'b' => setup.black |= bit,
            'e' => {}
            _ => return Err(format!("{letter} is no piece")),
        }
        if letter.is_ascii_uppercase() && letter != 'E' {
            setup.kings |= bit;
        }
    }
    Position::new(variant, setup, turn).map_err(|error| error.to_string())
}

/// `32-28`, or start, end and the taken squares: `28x19x23`.
pub fn write_move(variant: Variant, played: &Move) -> String {
    let sign = if played.is_capture() { "x" } else { "-" };
    let taken = squares_of(played.taken);
    let squares = [played.from, played.to].into_iter().chain(taken);
    squares.map(|square| number(variant, square).to_string()).collect::<Vec<_>>().join(sign)
}

/// Finds a written move among the legal ones; the taken squares may come in any order.
pub fn read_move(variant: Variant, text: &str, legal: &[Move]) -> Option<Move> {
    let squares =
        text.split(['x', '-']).map(|number| square(variant, number.parse().ok()?)).collect::<Option<Vec<Square>>>()?;
    let [from, to, taken @ ..] = squares.as_slice() else { return None };
    let taken = taken.iter().fold(0, |taken, square| taken | square.bit());
    legal.iter().find(|legal| (legal.from, legal.to, legal.taken) == (*from, *to, taken)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::moves::{Captures, legal_moves};

    #[test]
    fn every_first_move_is_found_again() {
        for variant in Variant::ALL {
            let rules = variant.rules();
            let men = usize::from(rules.men_each());
            let empty = usize::from(rules.board.square_count()) - 2 * men;
            let text =
                format!("{}{}{}{}", rules.first_mover.letter(), "b".repeat(men), "e".repeat(empty), "w".repeat(men));
            let position = read_position(variant, &text).unwrap();
            assert_eq!(position, Position::start(variant));
            let legal = legal_moves(variant, Captures::Forced, &position);
            for played in &legal {
                assert_eq!(read_move(variant, &write_move(variant, played), &legal), Some(*played));
            }
        }
        assert!(read_position(Variant::English, "Wbx").is_err());
        assert!(read_position(Variant::English, "").is_err());
    }

    #[test]
    fn spanish_squares_count_from_the_other_side() {
        let position = Position::start(Variant::Spanish);
        let legal = legal_moves(Variant::Spanish, Captures::Forced, &position);
        assert!(read_move(Variant::Spanish, "21-17", &legal).is_some());
        assert!(read_move(Variant::Spanish, "12-16", &legal).is_none());
    }
}
