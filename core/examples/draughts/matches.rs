//! `match`: a match by lines of text.

use draughts::level::Level;
use draughts::play::{Input, Match, MatchSetup, ScriptLine, state_json};
use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};
use std::path::PathBuf;
use std::sync::Arc;

/// What `match` takes.
#[derive(clap::Args)]
pub struct Arguments {
    /// Begin a game against this level: easy, medium, hard or master.
    #[arg(long, value_parser = crate::named::<Level>)]
    level: Option<Level>,
    /// The seed of all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for the game in progress and the scores; without it nothing is kept.
    #[arg(long)]
    data: Option<PathBuf>,
}

/// Reads the lines and prints the states.
pub fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let temporary = tempfile::tempdir()?;
    let folder = arguments.data.as_deref().unwrap_or(temporary.path());
    let folder = folder.to_str().ok_or("the folder's name is not Unicode")?;
    let mut game = Match::open_seeded(folder, arguments.seed);
    if let Some(level) = arguments.level {
        game.input(Input::NewGame { setup: MatchSetup { level, ..MatchSetup::default() } });
    }
    for line in stdin().lock().lines() {
        let line = line?;
        let output = match obey(&mut game, folder, arguments.seed, &line) {
            Ok(Some(state)) => state,
            Ok(None) => continue,
            Err(error) => serde_json::json!({ "error": error.to_string() }).to_string(),
        };
        let mut out = stdout().lock();
        writeln!(out, "{output}")?;
        out.flush()?;
    }
    game.flush();
    Ok(())
}

/// Does what a line asks for and gives the state after it; nothing for a line that asks for nothing.
fn obey(game: &mut Arc<Match>, folder: &str, seed: u64, line: &str) -> Result<Option<String>, Box<dyn Error>> {
    let state = match game.read_line(line)? {
        ScriptLine::Send { inputs } => {
            let Some(last) = inputs.into_iter().fold(None, |_, input| Some(game.input(input))) else { return Ok(None) };
            last
        }
        ScriptLine::Think => pollster::block_on(game.think())?,
        ScriptLine::Hint => pollster::block_on(game.hint())?,
        ScriptLine::Name { player, name } => game.set_name(player, &name)?,
        ScriptLine::Wait { milliseconds } => {
            game.let_time_pass(milliseconds);
            game.state()
        }
        ScriptLine::Resume => {
            game.flush();
            *game = Match::open_seeded(folder, seed);
            game.state()
        }
    };
    Ok(Some(state_json(&state)))
}
