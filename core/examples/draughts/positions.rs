//! `perft` and `moves`: what can be said of a single position.

use draughts::board::squares_of;
use draughts::moves::{self, Captures, PerftOptions, Series};
use draughts::notation::{Names, fen};
use draughts::position::Position;
use draughts::rules::{SquareNames, Variant};
use serde_json::{Value, json};
use std::error::Error;

/// A position of a variant.
#[derive(clap::Args)]
pub struct PositionArguments {
    /// english, russian, brazilian, italian, czech, spanish or international.
    #[arg(value_parser = crate::named::<Variant>)]
    variant: Variant,
    /// A FEN, or `start`.
    fen: String,
    /// Home rule: a capture may be left alone.
    #[arg(long)]
    no_forced_capture: bool,
}

impl PositionArguments {
    fn position(&self) -> Result<Position, fen::FenError> {
        match self.fen.as_str() {
            "start" => Ok(Position::start(self.variant)),
            text => fen::parse(self.variant, text),
        }
    }

    fn captures(&self) -> Captures {
        if self.no_forced_capture { Captures::Optional } else { Captures::Forced }
    }
}

/// What `perft` takes.
#[derive(clap::Args)]
pub struct PerftArguments {
    #[command(flatten)]
    position: PositionArguments,
    /// Plies to count.
    depth: u32,
    /// Count a capture once for each order in which it can take its pieces.
    #[arg(long)]
    routes: bool,
    /// Play the moves of the last ply too, instead of only counting them.
    #[arg(long)]
    no_bulk: bool,
}

/// What `moves` takes.
#[derive(clap::Args)]
pub struct MovesArguments {
    #[command(flatten)]
    position: PositionArguments,
}

/// Prints `depth nodes` for each depth.
pub fn perft(arguments: &PerftArguments) -> Result<(), Box<dyn Error>> {
    let position = arguments.position.position()?;
    let captures = arguments.position.captures();
    let options = PerftOptions { captures, routes: arguments.routes, bulk: !arguments.no_bulk };
    for depth in 1..=arguments.depth {
        println!("{depth} {}", moves::perft(arguments.position.variant, &position, depth, options));
    }
    Ok(())
}

/// Prints the legal moves as JSON.
pub fn moves(arguments: &MovesArguments) -> Result<(), Box<dyn Error>> {
    let position = arguments.position.position()?;
    let (variant, captures) = (arguments.position.variant, arguments.position.captures());
    let names = Names::of(variant);
    let describe = |legal: &moves::Move| -> Value {
        let mut captured: Vec<_> = squares_of(legal.taken).map(|square| names.number(square)).collect();
        captured.sort_unstable();
        let route = Series::route(variant, captures, &position, legal).map(|series| series.path());
        let path = route.unwrap_or_else(|| vec![legal.from, legal.to]);
        let with =
            |sign: char, from: String, to: String| format!("{from}{}{to}", if legal.is_capture() { sign } else { '-' });
        let (from, to) = (names.number(legal.from), names.number(legal.to));
        let mut described = json!({
            "move": with('x', from.to_string(), to.to_string()),
            "from": from,
            "to": to,
            "captured": captured,
            "promotes": legal.promotes,
            "path": path.into_iter().map(|square| names.number(square)).collect::<Vec<_>>(),
        });
        if variant.rules().notation.squares == SquareNames::Letters {
            described["alg"] = with(':', names.letters(legal.from), names.letters(legal.to)).into();
        }
        described
    };
    let legal = moves::legal_moves(variant, captures, &position);
    println!("{}", Value::Array(legal.iter().map(describe).collect()));
    Ok(())
}
