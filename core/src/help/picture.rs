//! A diagram as a state, so that the shells draw it with the view that draws the match.

use super::block::HelpDiagram;
use crate::play::{MatchSetup, MatchState, Mode, Player, SquareState, Text, TextKey};

/// A step of a diagram, counted from 0, as a state that is only to be looked at: nobody is to move and nothing can be
/// picked. A step beyond the last is the last. Its motion leads there from the step before.
///
/// ```
/// use draughts::help::{HelpBlock, Language, diagram_state, help_page};
///
/// let page = help_page("english", Language::English).unwrap();
/// let diagram = page.blocks.iter().find_map(|block| match block {
///     HelpBlock::Diagram { diagram } => Some(diagram),
///     _ => None,
/// });
/// let state = diagram_state(diagram.unwrap(), 0);
/// assert_eq!(state.squares.len(), 32);
/// assert_eq!(state.motion, None);
/// ```
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn diagram_state(diagram: &HelpDiagram, step: u32) -> MatchState {
    let last = diagram.steps.len().saturating_sub(1);
    let step = diagram.steps.get(usize::try_from(step).map_or(last, |step| step.min(last)));
    let squares = step.map(|step| step.squares.clone()).unwrap_or_default();
    let state = MatchState::only(Text::plain(TextKey::GameOverRefusal));
    MatchState {
        setup: MatchSetup {
            variant: diagram.variant,
            forced_capture: diagram.forced_capture,
            mode: Mode::TwoPlayers,
            ..state.setup
        },
        board_size: diagram.board_size,
        pieces_one: count(&squares, Player::One),
        pieces_two: count(&squares, Player::Two),
        squares,
        motion: step.and_then(|step| step.motion.clone()),
        ..state
    }
}

fn count(squares: &[SquareState], owner: Player) -> u8 {
    let own = squares.iter().filter(|square| square.piece.is_some_and(|piece| piece.owner == owner));
    u8::try_from(own.count()).unwrap_or(u8::MAX)
}
