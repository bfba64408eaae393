//! `tactics`: finds positions with one right move that is deep in the tree, as `tests/data/tactics` holds them.
//!
//! They come from games in which both sides now and then err. Whether a move is the one right move is decided by an
//! exhaustive search: no reductions, no results from the hash table, each move of the root by itself.

use draughts::game::Game;
use draughts::level::{Level, choose_move};
use draughts::moves::{Captures, Move};
use draughts::notation::{Names, fen, write_exact};
use draughts::rules::Variant;
use draughts::search::{Control, HashTable, Judged, Limits, Request, Score, Techniques, judge};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::HashSet;
use std::error::Error;

/// What `tactics` takes.
#[derive(clap::Args)]
pub struct Arguments {
    /// The variant.
    #[arg(value_parser = crate::named::<Variant>)]
    variant: Variant,
    /// Positions that Medium solves and positions that it does not; so many of each.
    #[arg(long, default_value_t = 7)]
    each: usize,
    /// Chooses the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// By so much the right move is better than any other, in hundredths of a man.
const MARGIN: Score = 80;
/// So deep nothing is to be seen yet: the move is not the best, or by less than `UNSEEN` alone.
const SHALLOW: u8 = 5;
const UNSEEN: Score = 30;
/// The depths at which the move may show itself.
const DEEP: [u8; 3] = [7, 9, 11];
/// Fewer moves are no choice.
const LEAST_MOVES: usize = 4;
/// The share of moves that are any move.
const ERRORS: f64 = 0.2;

/// Prints lines `FEN;move;plies`, those that Medium solves and those that it does not.
pub fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let variant = arguments.variant;
    let mut random = Pcg32::seed_from_u64(arguments.seed);
    let mut found = [0, 0];
    let mut seen = HashSet::new();
    while found.iter().any(|&count| count < arguments.each) {
        let mut game = Game::new(variant, Captures::Forced);
        while game.outcome().is_none() && game.plies().len() < 120 {
            if let Some((right, depth)) = right_move(&game)
                && seen.insert(fen::write(variant, game.position()))
            {
                let here = Game::from_position(variant, Captures::Forced, *game.position());
                let solved = choose_move(&here, Level::Medium, 1, &Control::default()) == Some(right);
                let by_hard = choose_move(&here, Level::Hard, 1, &Control::default()) == Some(right);
                if by_hard && found[usize::from(solved)] < arguments.each {
                    found[usize::from(solved)] += 1;
                    let names = Names::of(variant);
                    println!("{};{};{depth}", fen::write(variant, here.position()), write_exact(names, &right));
                }
                // One position of a game is enough: the next ones are about the same shot.
                break;
            }
            let any = random.random_bool(ERRORS) || game.plies().len() < 6;
            let legal = game.legal_moves();
            let played = if any {
                legal.get(random.random_range(0..legal.len())).copied()
            } else {
                choose_move(&game, Level::Medium, random.random(), &Control::default())
            };
            game.play(&played.ok_or("no move")?)?;
        }
    }
    Ok(())
}

/// The one right move and the depth that shows it, if the position has one and nothing shows at once.
fn right_move(game: &Game) -> Option<(Move, u8)> {
    let legal = game.legal_moves();
    if legal.len() < LEAST_MOVES || legal[0].is_capture() {
        return None;
    }
    let at_first = best_and_lead(&exhaustive(game, SHALLOW)?)?;
    for depth in DEEP {
        let (right, lead) = best_and_lead(&exhaustive(game, depth)?)?;
        if lead >= MARGIN {
            let hidden = at_first.0 != right || at_first.1 < UNSEEN;
            return hidden.then_some((right, depth));
        }
        // Deeper searches are dear: only where something begins to show.
        if lead < UNSEEN {
            return None;
        }
    }
    None
}

fn exhaustive(game: &Game, plies: u8) -> Option<Vec<Judged>> {
    let request = Request { game, limits: Limits::depth(plies), techniques: Techniques::EXACT, seed: 1, tables: None };
    judge(&request, &mut HashTable::new(16), &Control::default())
}

/// The best move, and by how much it is better than the second best.
fn best_and_lead(judged: &[Judged]) -> Option<(Move, Score)> {
    let best = judged.iter().max_by_key(|judged| judged.score)?;
    let others = judged.iter().filter(|judged| judged.played != best.played);
    Some((best.played, best.score - others.map(|judged| judged.score).max()?))
}
