//! A single move as a person writes it.

use super::chain::{Item, next_item};
use super::error::{MoveName, PdnError, PdnErrorKind, quote};
use super::game::move_number;
use super::lexer::{Lexer, Token};
use crate::game::Game;
use crate::moves::Move;

/// Reads the next move of a game, in any way in which a file may write it.
///
/// ```
/// use draughts::game::Game;
/// use draughts::moves::Captures;
/// use draughts::notation::pdn::read_move;
/// use draughts::rules::Variant;
///
/// let game = Game::new(Variant::Russian, Captures::Forced);
/// assert_eq!(read_move(&game, "c3-d4"), read_move(&game, "22 - 18"));
/// let error = read_move(&game, "c3-e5").unwrap_err();
/// assert_eq!(error.kind.to_string(), "move 1 of White, 'c3-e5', is not legal in Russian draughts");
/// ```
///
/// # Errors
///
/// [`PdnError`] if the text is not one legal move and nothing else.
pub fn read_move(game: &Game, text: &str) -> Result<Move, PdnError> {
    let mut lexer = Lexer::new(text);
    let (item, lexeme) = next_item(&mut lexer)?;
    let Item::Move(chain) = item else {
        return Err(PdnError::at(lexeme.place, PdnErrorKind::NoMove { text: quote(text.trim()) }));
    };
    let found = chain.find(game.variant(), game.captures(), game.position(), game.legal_moves()).map_err(|fault| {
        let number = move_number(game.variant(), game.start(), game.plies().len());
        fault.of_move(game.variant(), MoveName { number, color: game.position().turn(), text: chain.text() })
    })?;
    let behind = lexer.next()?;
    if behind.token == Token::End {
        Ok(found)
    } else {
        Err(PdnError::at(behind.place, PdnErrorKind::NoMove { text: quote(text.trim()) }))
    }
}
