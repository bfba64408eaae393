//! A finished sitting as a game of the history, and what a finished game says about a sitting found after a crash.

use super::input::Input;
use super::setup::Mode;
use super::sitting::{GameResult, Sitting};
use super::state::Phase;
use crate::game::{DrawReason, Game, Outcome, WinReason};
use crate::moves::Captures;
use crate::notation::{Names, fen, read_exact, write_exact};
use crate::position::Position;
use crate::scores::{EndCause, FinishedGame, RecordKey, ScoreTable, Verdict};

/// The row of the table to which a sitting belongs.
pub(super) const fn key_of(sitting: &Sitting) -> RecordKey {
    let setup = &sitting.setup;
    RecordKey { variant: setup.variant, forced_capture: setup.forced_capture, level: setup.level }
}

/// The game of a sitting that is over, or is given up.
pub(super) fn finished(sitting: &Sitting, unix_time: u64) -> FinishedGame {
    let game = &sitting.game;
    let (verdict, cause) = match game.outcome() {
        Some(Outcome::Won { winner, reason }) => {
            let verdict = if winner == sitting.color_one { Verdict::Won } else { Verdict::Lost };
            let cause = match reason {
                WinReason::NoPieces => EndCause::NoPieces,
                WinReason::NoMoves => EndCause::NoMoves,
            };
            (verdict, cause)
        }
        Some(Outcome::Drawn { reason: DrawReason::Repetition }) => (Verdict::Drawn, EndCause::Repetition),
        Some(Outcome::Drawn { reason: DrawReason::Clock(_) }) => (Verdict::Drawn, EndCause::DrawClock),
        None => (Verdict::Lost, EndCause::Resigned),
    };
    let left = if verdict == Verdict::Won { game.position().pieces(sitting.color_one).count_ones() } else { 0 };
    let key = key_of(sitting);
    FinishedGame {
        seed: sitting.seed,
        unix_time,
        variant: key.variant,
        forced_capture: key.forced_capture,
        level: key.level,
        color: sitting.color_one,
        verdict,
        cause,
        own_moves: sitting.moves_of_player_one(),
        pieces_left: u8::try_from(left).unwrap_or(u8::MAX),
        undo_used: sitting.undo_used,
        hint_used: sitting.hint_used,
        start: sitting.is_set_up().then(|| fen::write(game.variant(), game.start())),
        moves: moves(game),
    }
}

/// The moves played, as the history keeps them.
fn moves(game: &Game) -> String {
    let names = Names::of(game.variant());
    game.plies().iter().map(|ply| write_exact(names, &ply.played)).collect::<Vec<_>>().join(" ")
}

/// Whether a sitting is over and the records do not know of it.
pub(super) fn is_unsettled(sitting: &Sitting) -> bool {
    sitting.phase() == Phase::Over && sitting.result.is_none() && sitting.setup.mode == Mode::Computer
}

/// A game of the history, played again from its start as far as its moves are legal.
pub(super) fn replay(finished: &FinishedGame) -> Option<Game> {
    let captures = if finished.forced_capture { Captures::Forced } else { Captures::Optional };
    let start = match &finished.start {
        Some(text) => fen::parse(finished.variant, text).ok()?,
        None => Position::start(finished.variant),
    };
    let mut game = Game::from_position(finished.variant, captures, start);
    let names = Names::of(finished.variant);
    for text in finished.moves.split_whitespace() {
        let Some(played) = read_exact(names, text, game.legal_moves()) else { break };
        if game.play(&played).is_err() {
            break;
        }
    }
    Some(game)
}

/// What to go on with where the process died after the history had a game and before the saved game said so.
///
/// Without this the person would finish the same game twice. `None`: the sitting is as it should be.
pub(super) fn resume(found: &Sitting, last: &FinishedGame, scores: &ScoreTable) -> Option<Sitting> {
    let known = found.result.is_some() || found.moves_of_player_one() == 0;
    let goes_on = last.moves.strip_prefix(&moves(&found.game));
    let is_last = last.seed == found.seed
        && last.summary().key == key_of(found)
        && goes_on.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    if known || found.setup.mode != Mode::Computer || !is_last {
        return None;
    }
    if last.cause == EndCause::Resigned {
        let mut next = found.clone();
        next.apply(Input::NextGame);
        return Some(next);
    }
    let game = replay(last).filter(|game| game.outcome().is_some())?;
    let mut over = Sitting::of_game(found.setup, last.color, last.seed, game);
    (over.undo_used, over.hint_used) = (last.undo_used, last.hint_used);
    let best = scores.best(key_of(found));
    let record = last.summary().record();
    over.result =
        Some(GameResult { new_best: record.is_some() && record == best, best: best.map(|record| record.points) });
    Some(over)
}

#[cfg(test)]
mod tests {
    use super::super::setup::MatchSetup;
    use super::*;

    /// A game against the computer in which both sides play their first legal move, to the end.
    fn played() -> Sitting {
        let mut sitting = Sitting::new(MatchSetup::default(), 7);
        while sitting.phase() != Phase::Over {
            let first = sitting.game.legal_moves()[0];
            sitting.game.play(&first).unwrap();
        }
        sitting
    }

    #[test]
    fn a_finished_game_can_be_played_again() {
        let sitting = played();
        let finished = finished(&sitting, 5);
        let again = replay(&finished).unwrap();
        assert_eq!(again.outcome(), sitting.game.outcome());
        assert_eq!(again.position(), sitting.game.position());
        assert_eq!(finished.own_moves, sitting.moves_of_player_one());
        assert_eq!((finished.start.as_ref(), finished.unix_time, finished.seed), (None, 5, 7));
    }

    #[test]
    fn a_sitting_older_than_the_history_catches_up() {
        let over = played();
        let last = finished(&over, 5);
        let scores = ScoreTable::default();
        let mut found = over.clone();
        found.game.undo();
        let resumed = resume(&found, &last, &scores).unwrap();
        assert_eq!(resumed.phase(), Phase::Over);
        assert!(resumed.result.is_some());
        assert!(resume(&resumed, &last, &scores).is_none(), "all is well now");

        let given_up = finished(&found, 5);
        assert_eq!((given_up.verdict, given_up.cause), (Verdict::Lost, EndCause::Resigned));
        let next = resume(&found, &given_up, &scores).unwrap();
        assert_ne!(next.seed, found.seed);
        assert!(next.game.plies().is_empty());
        assert!(resume(&next, &given_up, &scores).is_none());
    }
}
