//! `play`: a game against the computer in a terminal.

use crate::replay::describe_outcome;
use draughts::board::Square;
use draughts::color::Color;
use draughts::game::Game;
use draughts::level::{Level, choose_move};
use draughts::moves::Captures;
use draughts::notation::pdn::{PdnGame, Tags, read_move};
use draughts::notation::{Names, write_move};
use draughts::rules::Variant;
use draughts::search::Control;
use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};

/// What `play` takes.
#[derive(clap::Args)]
pub struct Arguments {
    /// english, russian, brazilian, italian, czech, spanish or international.
    #[arg(value_parser = crate::named::<Variant>)]
    variant: Variant,
    /// How strong the computer plays: easy, medium, hard, or master, which thinks for a second.
    #[arg(long, default_value = "easy", value_parser = crate::named::<Level>)]
    level: Level,
    /// The seed of all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Home rule: a capture may be left alone.
    #[arg(long)]
    no_forced_capture: bool,
}

const HELP: &str = "\
Write a move by its squares: 11-15, or 15x22; c3-d4 or d4:f6. Where two captures have the same ends, name the squares
between: 15x22x31. Your men are m and your kings K; the computer's are o and Q.
  moves  the moves you can make      undo  take your last move back
  pdn    the game so far             help  this text                   quit";

/// Plays until the person quits or the input ends.
pub fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let captures = if arguments.no_forced_capture { Captures::Optional } else { Captures::Forced };
    let mut game = Game::new(arguments.variant, captures);
    let person = game.position().turn();
    let mut lines = stdin().lock().lines();
    let mut out = stdout().lock();
    writeln!(out, "You play {person:?} and begin. `help` tells how.")?;
    let mut shown = false;
    loop {
        if !shown {
            write!(out, "\n{}", draw(&game, person))?;
            if let Some(outcome) = game.outcome() {
                writeln!(out, "{}", describe_outcome(&outcome))?;
            }
            shown = true;
        }
        if game.outcome().is_none() && game.position().turn() != person {
            let seed = arguments.seed.wrapping_add(game.plies().len() as u64);
            let chosen = choose_move(&game, arguments.level, seed, &Control::default()).ok_or("no move was chosen")?;
            writeln!(out, "computer: {}", write_move(arguments.variant, captures, game.position(), &chosen))?;
            game.play(&chosen)?;
            shown = false;
            continue;
        }
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = lines.next().transpose()? else {
            writeln!(out)?;
            return Ok(());
        };
        match line.trim() {
            "" => {}
            "quit" => return Ok(()),
            "help" => writeln!(out, "{HELP}")?,
            "moves" => writeln!(out, "{}", list(&game))?,
            "pdn" => write!(out, "{}", PdnGame::of(&game, Tags::default()))?,
            "undo" if undo(&mut game, person) => shown = false,
            "undo" => writeln!(out, "you have not moved yet")?,
            _ if game.outcome().is_some() => writeln!(out, "the game is over: undo, pdn or quit")?,
            text => match read_move(&game, text) {
                Ok(played) => {
                    game.play(&played)?;
                    shown = false;
                }
                Err(error) => writeln!(out, "{}; you can play {}", error.kind, list(&game))?,
            },
        }
    }
}

/// Takes back the person's last move, with the computer's reply if there is one.
fn undo(game: &mut Game, person: Color) -> bool {
    if game.undo().is_none() {
        return false;
    }
    if game.position().turn() != person {
        game.undo();
    }
    true
}

fn list(game: &Game) -> String {
    let write = |played| write_move(game.variant(), game.captures(), game.position(), played);
    game.legal_moves().iter().map(write).collect::<Vec<_>>().join(" ")
}

/// The board as `person` sees it: on each dark square its name and what stands there.
fn draw(game: &Game, person: Color) -> String {
    let board = &game.variant().rules().board;
    let names = Names::of(game.variant());
    let mirrored = |index: u8| if person == Color::White { index } else { board.size - 1 - index };
    let field = |line: u8, place: u8| {
        let Some(square) = Square::at(board, mirrored(line), mirrored(place)) else { return " ".repeat(5) };
        let piece = match game.position().piece_at(square) {
            None => '.',
            Some((color, king)) => match (color == person, king) {
                (true, false) => 'm',
                (true, true) => 'K',
                (false, false) => 'o',
                (false, true) => 'Q',
            },
        };
        format!("{:>3} {piece}", names.name(square))
    };
    let row = |line: u8| {
        let fields: String = (0..board.size).map(|place| field(line, place)).collect();
        fields.trim_end().to_owned()
    };
    (0..board.size).map(row).collect::<Vec<_>>().join("\n") + "\n"
}
