//! Why an input is refused.

use super::pick::Pick;
use super::sitting::Refused;
use super::state::Mode;
use super::text::{Argument, Text, TextKey};
use crate::board::{Bits, Square};
use crate::game::Game;
use crate::moves::can_capture;
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
    if key != TextKey::AnotherMustCapture {
        return refused;
    }
    // A piece that could take, but not as well as another, is held back by the order of preference.
    let outdone = can_capture(game.variant(), game.position()) & square.bit() != 0;
    let detail = if outdone { precedence(game) } else { TextKey::CaptureIsCompulsory };
    Refused { detail: Some(of_variant(game, detail)), point_at: must_capture(game), ..refused }
}

/// Why the picked piece cannot go to `square`; `otherwise` where the square itself is the better reason.
pub(super) fn target(game: &Game, pick: &Pick, square: Square, otherwise: Refused) -> Refused {
    let occupied = game.position().piece_at(square).is_some();
    if occupied && !pick.is_half_way() {
        return otherwise;
    }
    let point_at = pick.targets().iter().fold(0, |all, (target, _)| all | target.bit());
    let forced = pick.captures() && must_capture(game) != 0;
    let key = if forced { TextKey::MustCapture } else { TextKey::CannotGoThere };
    let detail = forced.then(|| of_variant(game, TextKey::CaptureIsCompulsory));
    Refused { reason: Text::plain(key), detail, square: Some(square), point_at }
}

/// The pieces that must capture: all that can move, when a capture is compulsory.
pub(super) fn must_capture(game: &Game) -> Bits {
    let all_capture = game.legal_moves().iter().all(crate::moves::Move::is_capture);
    if game.captures() == crate::moves::Captures::Optional || !all_capture {
        return 0;
    }
    game.legal_moves().iter().fold(0, |pieces, legal| pieces | legal.from.bit())
}

/// How the variant's order of preference is told.
pub(super) fn precedence(game: &Game) -> TextKey {
    match game.variant().rules().precedence {
        [] => TextKey::CaptureIsCompulsory,
        [Precedence::MostPieces, ..] => TextKey::LongestCaptureCounts,
        _ => TextKey::CaptureHasPrecedence,
    }
}

/// A message that names the variant.
pub(super) fn of_variant(game: &Game, key: TextKey) -> Text {
    Text::with(key, [Argument::Variant { value: game.variant() }])
}
