//! The computer's moves: the same everywhere, stopped at once, and good enough.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::game::{Game, Outcome};
use draughts::level::{Level, MasterTime, Strength, choose_move};
use draughts::moves::Captures;
use draughts::notation::fen;
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Limits, Report, Request, Techniques, moves_to_end, search};
use std::time::Duration;

fn from_fen(variant: Variant, text: &str) -> Game {
    Game::from_position(variant, Captures::Forced, fen::parse(variant, text).unwrap())
}

fn look(game: &Game, limits: Limits, techniques: Techniques) -> Report {
    let request = Request { game, limits, techniques, seed: 1, tables: None };
    search(&request, &mut HashTable::new(16), &Control::default(), &mut |_| ()).unwrap()
}

/// From and to of a move as the variant writes them.
fn name(game: &Game, report: &Report) -> String {
    let names = draughts::notation::Names::of(game.variant());
    let best = report.best().unwrap();
    format!("{}-{}", names.name(best.from), names.name(best.to))
}

#[test]
fn every_level_plays_every_variant() {
    for variant in Variant::ALL {
        for captures in [Captures::Forced, Captures::Optional] {
            if captures == Captures::Optional && variant == Variant::International {
                continue;
            }
            for level in [Level::Easy, Level::Medium] {
                let mut game = Game::new(variant, captures);
                while game.outcome().is_none() && game.plies().len() < 200 {
                    let chosen = choose_move(&game, level, game.plies().len() as u64, &Control::default()).unwrap();
                    game.play(&chosen).unwrap();
                }
            }
        }
        assert!(choose_move(&Game::new(variant, Captures::Forced), Level::Hard, 1, &Control::default()).is_some());
    }
}

#[test]
fn a_single_move_is_played_without_thought_and_none_is_none() {
    let forced = from_fen(Variant::English, "B:W18,30:B14,15");
    assert_eq!(choose_move(&forced, Level::Hard, 1, &Control::default()).is_some(), !forced.legal_moves().is_empty());
    let over = from_fen(Variant::English, "W:WK1:B");
    assert!(over.outcome().is_none());
    let over = from_fen(Variant::English, "B:WK1:B");
    assert!(over.outcome().is_some());
    assert_eq!(choose_move(&over, Level::Hard, 1, &Control::default()), None);
}

#[test]
fn a_stopped_search_gives_no_move() {
    let control = Control::default();
    control.stop();
    let game = Game::new(Variant::International, Captures::Forced);
    for level in Level::ALL {
        assert_eq!(choose_move(&game, level, 1, &control), None);
    }
}

/// Master's search ends by the clock alone: with a legal move, and not before all of its time is used unless the game is
/// decided.
#[test]
fn master_takes_the_time_that_it_is_given() {
    for (time, seconds) in [(MasterTime::OneSecond, 1), (MasterTime::ThreeSeconds, 3), (MasterTime::TenSeconds, 10)] {
        let limits = Strength { level: Level::Master, master_time: time }.limits();
        let (begin, end) = limits.time.unwrap();
        assert_eq!((end - begin, limits.depth, limits.nodes), (Duration::from_secs(seconds), None, None));
    }
    for variant in [Variant::English, Variant::International] {
        let game = Game::new(variant, Captures::Forced);
        let control = Control::default();
        let chosen = choose_move(&game, Level::Master, 1, &control).unwrap();
        assert!(game.legal_moves().contains(&chosen) && control.share() >= 1.0);
    }
    let decided = from_fen(Variant::English, "B:W18,32:B15,1");
    assert!(choose_move(&decided, Level::Master, 1, &Control::default()).is_some());
}

/// What a game against Master has in memory at most leaves room for the endgame tables.
#[test]
fn no_table_takes_more_than_half_of_the_memory() {
    for level in Level::ALL {
        assert!(16 << level.log2_table_entries() <= 32 << 20, "{level:?}");
    }
}

#[test]
fn stopping_ends_an_endless_search() {
    let control = Control::default();
    let handle = control.clone();
    let thread = std::thread::spawn(move || {
        let game = Game::new(Variant::International, Captures::Forced);
        let request =
            Request { game: &game, limits: Limits::default(), techniques: Techniques::ALL, seed: 1, tables: None };
        search(&request, &mut HashTable::new(16), &control, &mut |_| ())
    });
    std::thread::sleep(Duration::from_millis(50));
    handle.stop();
    thread.join().unwrap();
}

#[test]
fn wins_are_found_and_counted_to_their_end() {
    for (variant, text, plies) in [
        // The last piece is taken.
        (Variant::English, "B:W18:B15", 1),
        (Variant::International, "W:W28:B23", 1),
        // The last piece is shut in.
        (Variant::English, "B:W13:B5,6", 1),
        // Two kings against one in the open.
        (Variant::English, "W:WK10,K19:BK13", 3),
    ] {
        let game = from_fen(variant, text);
        let report = look(&game, Limits::depth(12), Techniques::ALL);
        assert_eq!(moves_to_end(report.score), Some(plies), "{text} {report:?}");
    }
}

/// A plain search to the same depth, without windows, ordering, tables or extensions, gives the same score.
#[test]
fn the_hash_table_and_the_windows_change_nothing() {
    let exact = Techniques::EXACT;
    let with_results = Techniques { hash_results: true, ..exact };
    for variant in Variant::ALL {
        let game = Game::new(variant, Captures::Forced);
        for depth in 1..=6 {
            let one = look(&game, Limits::depth(depth), exact);
            let other = look(&game, Limits::depth(depth), with_results);
            assert_eq!(one.score, other.score, "{variant:?} {depth}");
        }
    }
}

#[test]
fn the_side_that_is_ahead_does_not_repeat() {
    // Three kings against one that moves to and fro in the double corner.
    let mut game = from_fen(Variant::English, "W:WK23,K18,K15:BK32");
    for _ in 0..80 {
        if game.outcome().is_some() {
            break;
        }
        let chosen = choose_move(&game, Level::Hard, 1, &Control::default()).unwrap();
        game.play(&chosen).unwrap();
    }
    assert!(matches!(game.outcome(), Some(Outcome::Won { .. })), "{:?}", game.outcome());
}

/// What each variant's search finds from the start: a change that means to leave the search alone keeps these, on every
/// machine. One that means to change it pins them anew.
const PINNED: [(Variant, &str, u8, u64); 7] = [
    (Variant::English, "11-16", 11, 9878),
    (Variant::Russian, "g3-h4", 11, 11821),
    (Variant::Brazilian, "g3-h4", 11, 10456),
    (Variant::Italian, "24-20", 12, 12163),
    (Variant::Czech, "c3-b4", 10, 9330),
    (Variant::Spanish, "9-13", 12, 12172),
    (Variant::International, "34-30", 12, 9385),
];

#[test]
fn a_budget_and_a_seed_decide_move_and_count() {
    let found = Variant::ALL.map(|variant| {
        let game = Game::new(variant, Captures::Forced);
        let by_nodes = look(&game, Limits::nodes(40_000), Techniques::ALL);
        let by_depth = look(&game, Limits::depth(9), Techniques::ALL);
        assert_eq!(by_nodes.nodes, 40_000);
        (variant, name(&game, &by_nodes), by_nodes.depth, by_depth.nodes)
    });
    assert_eq!(found, PINNED.map(|(variant, best, depth, nodes)| (variant, best.to_owned(), depth, nodes)));
}

#[test]
fn two_kings_beat_one_in_the_double_corner() {
    // The others come from the far side of the board.
    let mut game = from_fen(Variant::English, "W:WK4,K12:BK32");
    while game.outcome().is_none() {
        let chosen = choose_move(&game, Level::Hard, 1, &Control::default()).unwrap();
        game.play(&chosen).unwrap();
    }
    assert!(matches!(game.outcome(), Some(Outcome::Won { .. })), "{:?}", game.outcome());
}

#[test]
fn a_thousand_cancels_leave_no_late_move() {
    let game = Game::new(Variant::English, Captures::Forced);
    for round in 0..1000u64 {
        let control = Control::default();
        let handle = control.clone();
        let game = game.clone();
        let thread = std::thread::spawn(move || {
            let request = Request {
                game: &game,
                limits: Limits::default(),
                techniques: Techniques::ALL,
                seed: round,
                tables: None,
            };
            search(&request, &mut HashTable::new(8), &control, &mut |_| ())
        });
        std::thread::sleep(Duration::from_micros(round * 37 % 900));
        handle.stop();
        thread.join().unwrap();
        assert!(handle.is_stopped());
    }
}
