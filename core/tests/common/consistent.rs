//! What holds in every state of a match, whatever led to it. Shared with the targets in `tests/fuzz`.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::play::{Feedback, MatchState, Mode, Phase, Player, SquareState, TextKey};
use std::collections::BTreeSet;

fn count(state: &MatchState, holds: impl Fn(&SquareState) -> bool) -> usize {
    state.squares.iter().filter(|square| holds(square)).count()
}

/// What holds in every state.
pub fn check(state: &MatchState) {
    let size = usize::from(state.board_size);
    let numbers: BTreeSet<_> = state.squares.iter().map(|square| square.square).collect();
    assert_eq!(numbers, (1..=u8::try_from(size * size / 2).unwrap()).collect());
    assert!(state.squares.iter().all(|square| (square.row + square.column) % 2 == 1));

    let pieces = |owner| count(state, |square| square.piece.is_some_and(|piece| piece.owner == owner));
    assert_eq!(pieces(Player::One), usize::from(state.pieces_one));
    assert_eq!(pieces(Player::Two), usize::from(state.pieces_two));

    let expected = match (state.game_over.is_some(), state.setup.mode, state.turn) {
        (true, ..) => Phase::Over,
        (false, Mode::Computer, Player::Two) => Phase::ComputerMoves,
        _ => Phase::PersonMoves,
    };
    assert_eq!(state.phase, expected);

    let own = |square: &SquareState| square.piece.is_some_and(|piece| piece.owner == state.turn);
    let picked = count(state, |square| square.picked);
    assert!(picked <= 1);
    for square in &state.squares {
        assert!(!square.movable || own(square), "{}: only pieces of the side to move can move", square.square);
        assert!(!square.must_capture || square.movable, "{}: a ringed piece can move", square.square);
        assert!(!square.picked || own(square), "{}: an own piece is picked", square.square);
        assert!(!square.taken || square.piece.is_some() && !own(square), "{}: a taken piece", square.square);
        let free = square.piece.is_none() || square.picked;
        assert!(square.target.is_none() || free, "{}: a target is empty, or the picked piece's own", square.square);
    }
    let marked = state.squares.iter().any(|square| square.movable || square.picked || square.target.is_some());
    assert_eq!(marked, state.phase == Phase::PersonMoves, "marks invite a person, and always do");
    let targets = count(state, |square| square.target.is_some());
    assert_eq!(picked == 0, targets == 0, "targets belong to a picked piece");
    let rings = count(state, |square| square.must_capture);
    assert!(state.setup.forced_capture || rings == 0, "the home rule rings nothing");

    // A state that is only read keeps the refusal in words, and is felt no more.
    assert!(state.feedback != Feedback::DoubleTick || state.refusal.is_some());
    assert!(state.feedback != Feedback::Tick || state.refusal.is_none());
    if let Some(refusal) = &state.refusal {
        // What panics in a change of the match is caught, and seen here.
        assert_ne!(refusal.reason.key, TextKey::OwnFault);
        assert_eq!(refusal.reason, state.message);
        assert!(refusal.point_at.iter().chain(&refusal.square).all(|square| numbers.contains(square)));
    }
    if let Some(motion) = &state.motion {
        assert!(!motion.path.is_empty());
        assert!(motion.path.iter().chain(&motion.taken).all(|square| numbers.contains(square)));
        assert!(motion.path.len() == 1 || motion.taken.is_empty() || motion.path.len() == motion.taken.len() + 1);
    }
    if let Some(last) = &state.last_move {
        assert!(last.path.iter().chain(&last.taken).all(|square| numbers.contains(square)));
        assert!(last.taken.is_empty() || last.path.len() == last.taken.len() + 1);
        let ends = [last.path[0], *last.path.last().unwrap()];
        assert!(state.squares.iter().all(|square| square.last.is_none() || ends.contains(&square.square)));
    }
    assert_eq!(state.clock.is_some(), state.setup.clock.is_some());
    assert!(state.setup.clock.is_none() || state.setup.mode == Mode::TwoPlayers);
    if let Some(clock) = &state.clock {
        assert!(clock.running.is_none() || clock.running == Some(state.turn) && !clock.paused);
        assert_eq!(clock.running.is_some(), clock.changes_in.is_some());
        assert!(state.game_over.is_none() || clock.running.is_none() && !clock.paused);
    }
    if let Some(over) = &state.game_over {
        assert_eq!(over.result.key, result_key(state, over.winner));
        assert!(
            state.refusal.is_some() || (&state.message, &state.detail) == (&over.result, &Some(over.cause.clone()))
        );
    }
    assert!(!state.can_hint || state.phase == Phase::PersonMoves);
    assert!(state.hint.is_none() || state.phase == Phase::PersonMoves);
    assert!(state.draw_offer.is_none() || state.setup.mode == Mode::TwoPlayers && state.game_over.is_none());
    if let Some(countdown) = &state.countdown {
        assert!((1..=15).contains(&countdown.moves_left) && countdown.moves_left <= countdown.limit);
        assert!(state.game_over.is_none());
    }
    assert!(!state.new_game_resigns || state.setup.mode == Mode::Computer && state.game_over.is_none());
    let scored = state.game_over.as_ref().is_some_and(|over| over.score.is_some());
    assert_eq!(scored, state.game_over.is_some() && state.setup.mode == Mode::Computer);
}

fn result_key(state: &MatchState, winner: Option<Player>) -> TextKey {
    let two = state.setup.mode == Mode::TwoPlayers;
    let Some(winner) = winner else { return TextKey::GameDrawn };
    let name = if winner == Player::One { &state.names.one } else { &state.names.two };
    match winner {
        _ if two && name.is_some() => TextKey::NamedPlayerWon,
        Player::One if two => TextKey::PlayerOneWon,
        Player::Two if two => TextKey::PlayerTwoWon,
        Player::One => TextKey::YouWon,
        Player::Two => TextKey::ComputerWon,
    }
}

/// Without what an input leaves behind.
pub fn kept(state: &MatchState) -> MatchState {
    let mut squares = state.squares.clone();
    for square in &mut squares {
        square.cursor = false;
    }
    MatchState {
        motion: None,
        feedback: Feedback::None,
        sound: None,
        refusal: None,
        squares,
        notices: Vec::new(),
        ..state.clone()
    }
}
