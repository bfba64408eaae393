//! How the search plays by the tables: drawn endings are held, clocks prevail, and the same is found everywhere.

use super::tables;
use draughts::board::{Square, squares_of};
use draughts::color::Color;
use draughts::endgame::{Tables, Value};
use draughts::game::{Game, Outcome};
use draughts::moves::Captures;
use draughts::notation::fen;
use draughts::position::{Position, Setup};
use draughts::rules::{Russian, Variant};
use draughts::search::{Control, HashTable, Limits, Report, Request, Techniques, moves_to_end, search};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

fn game(variant: Variant, text: &str) -> Game {
    Game::from_position(variant, Captures::Forced, fen::parse(variant, text).unwrap())
}

fn look(game: &Game, tables: &Tables, nodes: u64) -> Report {
    let request =
        Request { game, limits: Limits::nodes(nodes), techniques: Techniques::ALL, seed: 1, tables: Some(tables) };
    search(&request, &mut HashTable::new(14), &Control::default(), &mut |_| ()).unwrap()
}

/// More than any evaluation, less than any win.
const WON: i32 = 15_000;

#[test]
fn won_drawn_and_lost_endings_are_scored_so() {
    let tables = tables();
    for (text, expected) in [
        ("W:WK1,K3:BK12", Value::Win),
        ("B:WK1,K7:BK12", Value::Loss),
        // The lone king in the double corner.
        ("W:WK1,K6:BK32", Value::Win),
        ("W:WK1:BK32", Value::Draw),
        ("W:WK14,K15:BK1,K32", Value::Draw),
    ] {
        let game = game(Variant::English, text);
        assert_eq!(tables.of(Variant::English).unwrap().value(game.position()), Some(expected), "{text}");
        let score = look(&game, &tables, 10_000).score;
        let seen = match score {
            WON.. => Value::Win,
            ..=-15_000 => Value::Loss,
            _ => Value::Draw,
        };
        assert_eq!(seen, expected, "{text}: {score}");
        assert!(expected != Value::Draw || score.abs() <= 10, "{text}: {score}");
    }
}

/// A position with White to move, of a value, with so many kings and nothing to capture.
fn any(tables: &Tables, variant: Variant, kings: [usize; 2], value: Value, random: &mut Pcg32) -> Game {
    let table = tables.of(variant).unwrap();
    let mut squares: Vec<_> = squares_of(variant.rules().board.squares).collect();
    loop {
        squares.shuffle(random);
        let bits = |squares: &[Square]| squares.iter().fold(0, |all, square| all | square.bit());
        let (white, rest) = squares.split_at(kings[0]);
        let (white, black) = (bits(white), bits(&rest[..kings[1]]));
        let position = Position::new(variant, Setup { white, black, kings: white | black }, Color::White).unwrap();
        let game = Game::from_position(variant, Captures::Forced, position);
        if table.value(&position) == Some(value) && game.legal_moves().iter().all(|played| !played.is_capture()) {
            return game;
        }
    }
}

/// Against moves that keep the draw, taken at random: the side with the tables never leaves a drawn ending for a lost one.
#[test]
fn drawn_endings_are_held() {
    let tables = tables();
    let mut random = Pcg32::seed_from_u64(5);
    for (variant, kings) in [
        (Variant::English, [2, 3]),
        (Variant::Russian, [1, 3]),
        (Variant::Brazilian, [1, 2]),
        (Variant::Italian, [2, 2]),
        (Variant::Czech, [1, 3]),
        (Variant::Spanish, [1, 3]),
        (Variant::International, [1, 3]),
    ] {
        let table = tables.of(variant).unwrap();
        let mut game = any(&tables, variant, kings, Value::Draw, &mut random);
        let begin = fen::write(variant, game.position());
        for _ in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            let played = if game.position().turn() == Color::White {
                look(&game, &tables, 2_000).best().unwrap()
            } else {
                let legal = game.legal_moves();
                let holding: Vec<_> = legal
                    .iter()
                    .filter(|played| table.value(&game.position().after(played)) != Some(Value::Win))
                    .collect();
                assert!(!holding.is_empty());
                *holding[random.random_range(0..holding.len())]
            };
            game.play(&played).unwrap();
            let value = table.value(game.position()).unwrap();
            let lost = if game.position().turn() == Color::White { Value::Loss } else { Value::Win };
            assert_ne!(value, lost, "{variant:?} {} from {begin}", fen::write(variant, game.position()));
        }
        assert!(!matches!(game.outcome(), Some(Outcome::Won { winner: Color::Black, .. })), "{variant:?} {begin}");
    }
}

/// Walks about until a clock is so far that the win no longer fits in: then it is no win any more, and a position with the
/// same pieces and a fresh clock is one.
#[test]
fn a_win_for_which_the_clock_leaves_no_room_is_none() {
    let tables = tables();
    let table = tables.of(Variant::Russian).unwrap();
    let mut game = game(Variant::Russian, "W:WKb8,Kd8,Kf8:BKa3");
    let mut random = Pcg32::seed_from_u64(2);
    // Keeps the win, and repeats nothing, for fourteen of the fifteen moves.
    while game.outcome().is_none() && game.plies().len() < 28 {
        let before: Vec<_> = game.plies().iter().map(|ply| ply.before).collect();
        let own = game.position().turn() == Color::White;
        let kept = if own { Value::Loss } else { Value::Win };
        let mut fit: Vec<_> = game.legal_moves().to_vec();
        fit.retain(|played| {
            let next = game.position().after(played);
            let quiet =
                draughts::moves::legal_moves(Variant::Russian, Captures::Forced, &next).iter().all(|m| !m.is_capture());
            table.value(&next) == Some(kept) && quiet && !before.contains(&next)
        });
        let played = fit[random.random_range(0..fit.len())];
        game.play(&played).unwrap();
    }
    assert_eq!((game.outcome(), table.value(game.position())), (None, Some(Value::Win)));
    let late = look(&game, &tables, 50_000);
    let fresh = Game::from_position(Variant::Russian, Captures::Forced, *game.position());
    let early = look(&fresh, &tables, 50_000);
    assert!(early.score > WON, "{} is {}", fen::write(Variant::Russian, game.position()), early.score);
    assert!(
        late.score <= 10,
        "{} with two plies left is {}",
        fen::write(Variant::Russian, game.position()),
        late.score
    );
}

/// Two kings have five moves against one: what is won at all is won in the tree itself, to the end.
#[test]
fn short_wins_are_counted_to_their_end() {
    let tables = tables();
    let mut random = Pcg32::seed_from_u64(3);
    for variant in [Variant::Russian, Variant::Brazilian, Variant::International] {
        for _ in 0..20 {
            let game = any(&tables, variant, [2, 1], Value::Win, &mut random);
            let report = look(&game, &tables, 50_000);
            let plies = moves_to_end(report.score).filter(|&plies| report.score > 0 && plies <= 10);
            assert!(plies.is_some(), "{variant:?} {}: {}", fen::write(variant, game.position()), report.score);
        }
    }
}

/// The largest distances take longer than a short search has: the work goes on with the next move, and the moves are
/// searched meanwhile.
#[test]
fn distances_are_worked_out_over_several_moves_if_need_be() {
    let tables = tables();
    let table = tables.of(Variant::Russian).unwrap();
    let game = game(Variant::Russian, "W:WKb8,Kd8,Kf8:BKa3");
    let position = game.position();
    let whole = table.slice_of::<Russian>(position, &mut || true).unwrap();
    let other = tables.of(Variant::Russian).unwrap();
    // Asked for another slice in between, it forgets the first.
    assert!(other.slice_of::<Russian>(&fen::parse(Variant::Russian, "W:WKb8:BKa3").unwrap(), &mut || true).is_some());
    let mut calls = 0;
    let stepwise = loop {
        let mut steps = 0;
        let solved = table.slice_of::<Russian>(position, &mut || {
            steps += 1;
            steps < 100
        });
        calls += 1;
        if let Some(solved) = solved {
            break solved;
        }
    };
    assert!(calls > 10, "{calls}");
    for view in [0, 1] {
        assert!(whole.solved(view).eq(stepwise.solved(view)));
    }
}

#[test]
fn a_search_with_tables_of_fixed_nodes_finds_the_same_however_often() {
    let tables = tables();
    for (variant, text) in [
        (Variant::English, "W:W21,22,K30:B5,6,K2"),
        (Variant::Russian, "W:Wa3,c3,Ke1:Bb6,h6,Kb8"),
        (Variant::International, "W:W36,37,K46:B11,12,K5"),
    ] {
        let game = game(variant, text);
        let first = look(&game, &tables, 30_000);
        let fresh = super::tables();
        assert_eq!(look(&game, &tables, 30_000), first, "{variant:?}");
        assert_eq!(look(&game, &fresh, 30_000), first, "{variant:?}");
    }
}
