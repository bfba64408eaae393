//! Why an input is refused.

use super::pick::Pick;
use super::response::Refused;
use super::setup::Mode;
use super::text::{Argument, Text, TextKey};
use crate::board::{Bits, Direction, Square};
use crate::game::Game;
use crate::moves::{Captures, Move, outdone_by};
use crate::rules::Precedence;

/// Why the piece on `square` cannot be picked.
pub(super) fn piece(game: &Game, mode: Mode, square: Square) -> Refused {
    let key = match game.position().piece_at(square) {
        None => TextKey::NoPieceHere,
        Some((color, _)) if color != game.position().turn() => match mode {
            Mode::Computer => TextKey::NotYourPiece,
            Mode::TwoPlayers => TextKey::NotThisPlayersTurn,
        },
        Some(_) if must_capture(game) != 0 => TextKey::AnotherMustCapture,
        Some(_) => TextKey::PieceIsBlocked,
    };
    let refused = Refused { square: Some(square), ..Refused::plain(key) };
    let detail = match key {
        TextKey::AnotherMustCapture => outdone(game, square).or(Some(TextKey::CaptureIsCompulsory)),
        TextKey::PieceIsBlocked if faces_king(game, square) => Some(TextKey::ManCannotTakeKing),
        // Under the home rule too a capture must be among the best, and the piece may have no other move.
        TextKey::PieceIsBlocked => outdone(game, square),
        _ => None,
    };
    let point_at = if key == TextKey::AnotherMustCapture { must_capture(game) } else { 0 };
    Refused { detail: detail.map(|detail| of_variant(game, detail)), point_at, ..refused }
}

/// By which preference the captures of other pieces shut out those of the one on `square`, if it has any.
fn outdone(game: &Game, square: Square) -> Option<TextKey> {
    outdone_by(game.variant(), game.position(), square).map(|precedence| match precedence {
        Precedence::MostPieces => TextKey::LongestCaptureCounts,
        Precedence::WithKing => TextKey::KingTakesFirst,
        Precedence::MostKings => TextKey::MostKingsCount,
        Precedence::KingsSoonest => TextKey::KingsSoonestCount,
    })
}

/// Whether the man on `square` could take a king, if men could.
fn faces_king(game: &Game, square: Square) -> bool {
    let (rules, position) = (game.variant().rules(), game.position());
    let man = square.bit() & !position.kings();
    let kings = position.pieces(position.turn().other()) & position.kings();
    let empty = rules.board.squares & !position.occupied();
    !rules.men_capture_kings
        && Direction::forward(position.turn()).iter().any(|&direction| {
            let king = rules.board.step(man, direction) & kings;
            rules.board.step(king, direction) & empty != 0
        })
}

/// Why the picked piece cannot go to `square`; `otherwise` where the square itself is the better reason.
pub(super) fn target(game: &Game, pick: &Pick, square: Square, otherwise: Refused) -> Refused {
    let occupied = game.position().piece_at(square).is_some();
    if occupied && !pick.is_half_way() {
        return otherwise;
    }
    let forced = pick.captures() && must_capture(game) != 0;
    let key = if forced { TextKey::MustCapture } else { TextKey::CannotGoThere };
    // A landing that the rules of moving allow, and the rules of choice do not.
    let shorter = pick.series().landings().contains(&square);
    let detail = match game.variant().rules().prefers(Precedence::MostPieces) {
        true if shorter => Some(TextKey::LongestCaptureCounts),
        false if shorter => Some(TextKey::LandWhereItGoesOn),
        _ => forced.then_some(TextKey::CaptureIsCompulsory),
    };
    let detail = detail.map(|detail| of_variant(game, detail));
    Refused { reason: Text::plain(key), detail, square: Some(square), point_at: pick.target_squares() }
}

/// The pieces that must capture: all that can move, when a capture is compulsory.
pub(super) fn must_capture(game: &Game) -> Bits {
    let all_capture = game.legal_moves().iter().all(Move::is_capture);
    if game.captures() == Captures::Optional || !all_capture {
        return 0;
    }
    game.legal_moves().iter().fold(0, |pieces, legal| pieces | legal.from.bit())
}

/// A message that names the variant.
pub(super) fn of_variant(game: &Game, key: TextKey) -> Text {
    Text::with(key, [Argument::Variant { value: game.variant() }])
}
