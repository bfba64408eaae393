//! A thousand cancels at random moments leave no thread behind, and no late reply.
//!
//! A test of its own: threads are counted by process.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "common/mod.rs"]
mod common;

use draughts::game::Game;
use draughts::level::Level;
use draughts::moves::Captures;
use draughts::play::{Input, Match, MatchSetup, MatchState, Mode, Phase, ThinkError};
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Limits, Request, Techniques, search};
use rand::RngExt;
use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

/// Threads of this process that search; on systems that do not tell, none.
fn searching() -> usize {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().filter_map(Result::ok);
    let name = |task: std::fs::DirEntry| std::fs::read_to_string(task.path().join("comm")).unwrap_or_default();
    // The system cuts names short.
    tasks.map(name).filter(|name| name.starts_with("draughts-search")).count()
}

fn poll(
    future: Pin<&mut impl Future<Output = Result<MatchState, ThinkError>>>,
) -> Option<Result<MatchState, ThinkError>> {
    match future.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => Some(result),
        Poll::Pending => None,
    }
}

/// What is the same until somebody moves.
fn position(state: &MatchState) -> (Option<String>, usize, bool) {
    let last = state.last_move.as_ref().map(|last| last.notation.clone());
    (last, state.squares.iter().filter(|square| square.piece.is_some()).count(), state.hint.is_some())
}

#[test]
fn a_thousand_cancels_leave_no_thread_and_no_late_reply() {
    let folder = tempfile::tempdir().unwrap();
    let game = Match::open_seeded(folder.path().to_str().unwrap(), 1);
    let mut random = common::random(1);
    let mut answered = 0;
    for round in 0..1000 {
        let variant = if round % 2 == 0 { Variant::English } else { Variant::International };
        let level = if round % 3 == 0 { Level::Hard } else { Level::Master };
        let mut setup = MatchSetup { variant, level, mode: Mode::Computer, ..MatchSetup::default() };
        let hint = random.random_range(0..3) == 0;
        if !hint {
            setup.starter = draughts::play::Starter::Computer;
        }
        let state = game.input(Input::NewGame { setup });
        assert_eq!(state.phase, if hint { Phase::PersonMoves } else { Phase::ComputerMoves });
        let before = position(&state);
        let moment = Duration::from_micros(random.random_range(0..3_000));
        let mut thinking = pin!(game.think());
        let mut hinting = pin!(game.hint());
        let mut answer = || if hint { poll(hinting.as_mut()) } else { poll(thinking.as_mut()) };
        // Asked, and given up at a random moment, or never listened to again.
        if answer().is_some() {
            answered += 1;
            continue;
        }
        std::thread::sleep(moment);
        let dropped = match random.random_range(0..4) {
            0 => {
                game.stop_thinking();
                false
            }
            1 => {
                game.input(Input::NewGame { setup });
                false
            }
            2 => {
                game.input(Input::NewGame { setup });
                game.stop_thinking();
                true
            }
            _ => true,
        };
        if !dropped {
            let end = loop {
                if let Some(end) = answer() {
                    break end;
                }
                std::thread::yield_now();
            };
            assert_eq!(end, Err(ThinkError::Cancelled));
            assert_eq!(position(&game.state()), before, "a late reply");
        }
    }
    assert!(answered < 100, "{answered} searches ended before they could be cancelled");
    // The last ones may just be ending. There is no limit on how long a busy machine takes for that, but there is an end.
    game.stop_thinking();
    for _ in 0..1000 {
        if searching() == 0 {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(searching(), 0, "threads are left");
    let quiet = game.input(Input::NewGame { setup: MatchSetup::default() });
    assert_eq!(position(&game.state()), position(&quiet));
}

/// In nodes, which are the same on every machine: a stopped search looks at the flag before so many more. At the least
/// speed that `bench` has shown this is under a millisecond.
#[test]
fn a_stopped_search_ends_within_a_thousand_nodes() {
    const MOST: u64 = 1024;
    for variant in Variant::ALL {
        let game = Game::new(variant, Captures::Forced);
        let control = Control::default();
        let limits = Limits::default();
        let request = Request { game: &game, limits, techniques: Techniques::ALL, seed: 1, tables: None };
        let mut stopped_at = 0;
        let report = search(&request, &mut HashTable::new(16), &control, &mut |report| {
            if report.depth >= 6 && stopped_at == 0 {
                stopped_at = report.nodes;
                control.stop();
            }
        });
        let nodes = report.unwrap().nodes;
        assert!(stopped_at > 0 && nodes - stopped_at <= MOST, "{variant:?}: {nodes} after {stopped_at}");
    }
}
