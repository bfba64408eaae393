//! `hub`: the engine protocol of draughts programs, spoken on standard input and output.
//!
//! Answers and commands are lines of text; a search runs on its own thread, so that `stop` and `ping` are heard
//! meanwhile.

mod line;
mod notation;
mod settings;
mod thinking;

use crate::endings::shipped_tables;
use draughts::endgame::Tables;
use draughts::game::{Game, Outcome};
use draughts::search::HashTable;
use line::Line;
use settings::Settings;
use std::io::{BufRead, Write, stdin, stdout};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use thinking::{Allowance, Purpose, Task, Thinking};

/// Something to react to.
enum Event {
    Line(Line),
    EndOfInput,
}

/// Prints a line at once, whole even if two threads speak. A reader that has gone away is noticed at the end of input.
fn say(text: &str) {
    let mut out = stdout().lock();
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

/// Talks until `quit` or the end of input.
pub fn run() {
    let (send, events) = channel();
    std::thread::spawn(move || {
        for line in stdin().lock().lines() {
            let Ok(line) = line else { break };
            if send.send(Event::Line(Line::read(&line))).is_err() {
                return;
            }
        }
        let _ = send.send(Event::EndOfInput);
    });
    Engine::default().serve(&events);
}

#[derive(Default)]
struct Engine {
    settings: Settings,
    game: Option<Game>,
    allowance: Allowance,
    /// Away while a search uses it.
    table: Option<HashTable>,
    /// Kept from search to search, so that a file is read once.
    endings: Option<Arc<Tables>>,
    thinking: Option<Thinking>,
}

impl Engine {
    fn serve(&mut self, events: &Receiver<Event>) {
        while let Ok(event) = events.recv() {
            match event {
                Event::EndOfInput => break,
                Event::Line(line) if line.command == "quit" => break,
                Event::Line(line) => self.obey(&line),
            }
        }
        self.stop();
    }

    fn obey(&mut self, line: &Line) {
        match line.command.as_str() {
            "hub" => introduce(),
            "set-param" => self.settings.set(line),
            "init" => {
                self.stop();
                self.make_ready();
                say("ready");
            }
            "new-game" => {
                self.stop();
                if let Some(table) = &mut self.table {
                    table.clear();
                }
            }
            "pos" => {
                self.allowance = Allowance::default();
                match self.read_game(line) {
                    Ok(game) => self.game = Some(game),
                    Err(message) => {
                        self.game = None;
                        say(&format!("error message=\"{}\"", message.replace('"', "'")));
                    }
                }
            }
            "level" => self.add_level(line),
            "go" => self.go(line),
            "stop" => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
            }
            "ponder-hit" => self.ponder_hit(),
            "ping" => say("pong"),
            _ => {}
        }
    }

    /// All that takes time before the first search, which should not be held up by it.
    fn make_ready(&mut self) {
        let mut table = HashTable::new(self.settings.table);
        // Only memory that was written to is really there.
        table.clear();
        self.table = Some(table);
        self.endings = open_tables(&self.settings);
    }

    fn read_game(&self, line: &Line) -> Result<Game, String> {
        let Settings { variant, captures, .. } = self.settings;
        let position = match line.value("pos") {
            Some(text) => notation::read_position(variant, text)?,
            None => draughts::position::Position::start(variant),
        };
        let mut game = Game::from_position(variant, captures, position);
        for text in line.value("moves").unwrap_or_default().split_whitespace() {
            let played = notation::read_move(variant, text, game.legal_moves());
            let played = played.ok_or_else(|| format!("{text} is not a legal move here"))?;
            game.play(&played).map_err(|error| error.to_string())?;
            // The other side may count draws by other rules, and play on.
            if matches!(game.outcome(), Some(Outcome::Drawn { .. })) {
                game = Game::from_position(variant, captures, *game.position());
            }
        }
        Ok(game)
    }

    fn add_level(&mut self, line: &Line) {
        let allowance = &mut self.allowance;
        allowance.depth = line.parsed("depth").or(allowance.depth);
        allowance.nodes = line.parsed("nodes").or(allowance.nodes);
        allowance.move_time = line.parsed("move-time").or(allowance.move_time);
        allowance.game_time = line.parsed("time").or(allowance.game_time);
        allowance.increment = line.parsed("inc").unwrap_or(allowance.increment);
        allowance.moves = line.parsed("moves").or(allowance.moves);
        allowance.infinite |= line.has("infinite");
    }

    fn go(&mut self, line: &Line) {
        let Some(game) = self.game.clone() else {
            say("error message=\"there is no position\"");
            return say("done move=\"\"");
        };
        let purpose = if line.has("ponder") {
            Purpose::Ponder
        } else if line.has("analyze") {
            Purpose::Analyze
        } else {
            Purpose::Think
        };
        self.stop();
        let (settings, allowance, tables) = (self.settings, self.allowance, self.endings.clone());
        self.begin(Task { settings, game, allowance, purpose, tables });
    }

    fn begin(&mut self, task: Task) {
        let table = self.table.take().unwrap_or_else(|| HashTable::new(self.settings.table));
        self.thinking = Some(Thinking::begin(task, table));
    }

    /// The opponent played the expected move: the search goes on, now with limits and an answer.
    fn ponder_hit(&mut self) {
        let pondering = self.thinking.as_ref().filter(|thinking| thinking.task().purpose == Purpose::Ponder);
        let Some(thinking) = pondering else { return };
        let Task { settings, ref game, allowance, ref tables, .. } = *thinking.task();
        let tables = tables.clone();
        let task = Task { settings, game: game.clone(), allowance, purpose: Purpose::Think, tables };
        thinking.discard();
        self.wait();
        self.begin(task);
    }

    /// Ends a search; it answers if it was to.
    fn stop(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop();
        }
        self.wait();
    }

    fn wait(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.table = thinking.end();
        }
    }
}

/// The endgame tables for as many pieces as is set, those of the variant read already; none for 0.
fn open_tables(settings: &Settings) -> Option<Arc<Tables>> {
    let tables = (settings.tables > 0).then(|| Arc::new(shipped_tables().up_to(settings.tables)))?;
    // What is wrong with a file is said where it is asked for; here the search goes on without.
    let _ = tables.of(settings.variant);
    Some(tables)
}

fn introduce() {
    say(&format!("id name=Draughts version={} author=\"the Draughts authors\"", env!("CARGO_PKG_VERSION")));
    for declaration in Settings::declarations() {
        say(&declaration);
    }
    say("wait");
}
