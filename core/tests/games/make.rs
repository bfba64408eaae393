//! Makes the scripts anew: games that show what they are for, found among random ones by the rules alone, and one
//! against the computer. Only `UPDATE_GAMES` runs this.

use super::common::{pick, random, random_game};
use super::player::Player;
use draughts::board::{Bits, squares_of};
use draughts::game::{Game, Outcome};
use draughts::level::{Level, choose_move};
use draughts::moves::{Captures, Move, Series, legal_moves, outdone_by};
use draughts::notation::Names;
use draughts::play::{MatchState, Phase, Player as Side};
use draughts::rules::{Precedence, Variant};
use draughts::search::Control;

/// Names and texts of the scripts that are made.
pub fn all() -> Vec<(&'static str, String)> {
    vec![
        ("english-against-easy", against_easy(true)),
        ("english-won-on-easy", against_easy(false)),
        ("english-by-dragging", by_dragging()),
        ("english-by-keys", by_keys()),
        ("russian", variant(Variant::Russian, "a man crowned in passing takes on as a king", crowned_in_passing)),
        ("russian-home-rule", home_rule()),
        ("brazilian", variant(Variant::Brazilian, "a man passes the last row and stays a man", passes_the_last_row)),
        (
            "italian",
            variant(Variant::Italian, "of equal captures the king's comes before the man's", |seen| {
                seen.holds_back(Precedence::WithKing).is_some()
            }),
        ),
        (
            "czech",
            variant(Variant::Czech, "a king that can take must", |seen| {
                seen.holds_back(Precedence::WithKing).is_some()
            }),
        ),
        (
            "spanish",
            variant(Variant::Spanish, "of equal captures the one of most kings counts", |seen| {
                seen.holds_back(Precedence::MostKings).is_some()
            }),
        ),
        (
            "international",
            variant(Variant::International, "a man passes the last row and stays a man; 10x10", passes_the_last_row),
        ),
    ]
}

/// A move of a game where it was played.
struct Seen<'a> {
    game: &'a Game,
    ply: usize,
}

impl Seen<'_> {
    fn played(&self) -> &Move {
        &self.game.plies()[self.ply].played
    }

    fn route(&self) -> Option<Series> {
        route(self.game, self.ply)
    }

    fn crown_row(&self) -> Bits {
        self.game.variant().rules().crown_row(self.game.plies()[self.ply].before.turn())
    }

    /// Whether the piece comes through its last row and goes on.
    fn comes_through(&self) -> bool {
        let by_man = self.game.plies()[self.ply].before.kings() & self.played().from.bit() == 0;
        by_man
            && self.route().is_some_and(|route| {
                let path = route.path();
                path[..path.len() - 1].iter().any(|square| square.bit() & self.crown_row() != 0)
            })
    }

    /// A piece that may not take because another's capture is to be preferred.
    fn holds_back(&self, precedence: Precedence) -> Option<u8> {
        let before = &self.game.plies()[self.ply].before;
        let names = Names::of(self.game.variant());
        squares_of(before.pieces(before.turn()))
            .find(|&square| outdone_by(self.game.variant(), before, square) == Some(precedence))
            .map(|square| names.number(square))
    }
}

fn route(game: &Game, ply: usize) -> Option<Series> {
    let ply = &game.plies()[ply];
    Series::route(game.variant(), game.captures(), &ply.before, &ply.played)
}

fn crowned_in_passing(seen: &Seen) -> bool {
    seen.comes_through() && seen.played().promotes
}

fn passes_the_last_row(seen: &Seen) -> bool {
    seen.comes_through() && !seen.played().promotes
}

/// So many random games are looked at at least, and at most until one fits.
const FEWEST_GAMES: u32 = 6_000;
const MOST_GAMES: u32 = 200_000;

/// The shortest of many won games in which something happens.
fn shortest(variant: Variant, captures: Captures, happens: impl Fn(&Seen) -> bool) -> Game {
    let mut random = random(1);
    let mut found: Option<Game> = None;
    for tried in 0..MOST_GAMES {
        let game = random_game(variant, captures, &mut random);
        let won = matches!(game.outcome(), Some(Outcome::Won { .. }));
        let shorter = found.as_ref().is_none_or(|found| game.plies().len() < found.plies().len());
        if won && shorter && (0..game.plies().len()).any(|ply| happens(&Seen { game: &game, ply })) {
            found = Some(game);
        }
        if found.is_some() && tried > FEWEST_GAMES {
            break;
        }
    }
    found.unwrap_or_else(|| panic!("{variant:?}: no game shows it"))
}

/// Writes lines while playing them.
struct Scribe {
    player: Player,
    lines: Vec<String>,
    entered: usize,
}

impl Scribe {
    fn new(about: &str, setup: &str) -> Self {
        let mut scribe = Self { player: Player::new(), lines: vec![format!("# {about}")], entered: 0 };
        scribe.line(setup);
        scribe
    }

    fn line(&mut self, line: &str) -> MatchState {
        self.lines.push(line.to_owned());
        self.player.state_after(line)
    }

    fn note(&mut self, note: &str) {
        self.lines.push(format!("# {note}"));
    }

    fn tap(&mut self, square: u8) -> MatchState {
        self.line(&format!("tap {square}"))
    }

    /// The squares of a move: start, landings or end.
    fn squares(game: &Game, ply: usize) -> Vec<u8> {
        let names = Names::of(game.variant());
        let played = &game.plies()[ply].played;
        let path = route(game, ply).map_or_else(|| vec![played.from, played.to], |route| route.path());
        path.into_iter().map(|square| names.number(square)).collect()
    }

    /// Taps a move: each second series by its last square where that is enough, the others landing by landing.
    fn tap_move(&mut self, game: &Game, ply: usize) -> MatchState {
        let squares = Self::squares(game, ply);
        let (from, to) = (squares[0], squares[squares.len() - 1]);
        let mut state = self.tap(from);
        let at_once = state.squares.iter().any(|square| {
            square.square == to && square.target.is_some_and(|target| target != draughts::play::Target::Via)
        });
        // Another capture, or a quiet move, may have the same end.
        let only = legal_moves(game.variant(), game.captures(), &game.plies()[ply].before)
            .iter()
            .filter(|other| (other.from, other.to) == (game.plies()[ply].played.from, game.plies()[ply].played.to))
            .count();
        if squares.len() > 2 {
            self.entered += 1;
        }
        if at_once && only == 1 && (squares.len() == 2 || self.entered.is_multiple_of(2)) {
            return self.tap(to);
        }
        for &landing in &squares[1..] {
            state = self.tap(landing);
        }
        state
    }

    fn finish(self) -> String {
        assert_eq!(self.player.state().phase, Phase::Over, "the game is played to its end: {}", self.lines.join("\n"));
        self.lines.join("\n") + "\n"
    }
}

/// A game between two, tapped; before the move that it is there to show, the piece that is held back is tried.
fn variant(variant: Variant, about: &str, happens: fn(&Seen) -> bool) -> String {
    let game = shortest(variant, Captures::Forced, happens);
    let name = format!("{variant:?}");
    let mut scribe =
        Scribe::new(&format!("{name} draughts between two: {about}."), &format!("new {} two me", name.to_lowercase()));
    for ply in 0..game.plies().len() {
        let seen = Seen { game: &game, ply };
        if happens(&seen) {
            scribe.note("Here.");
            let grounds = [Precedence::WithKing, Precedence::MostKings];
            if let Some(square) = grounds.into_iter().find_map(|ground| seen.holds_back(ground)) {
                scribe.tap(square);
            }
        }
        scribe.tap_move(&game, ply);
    }
    scribe.finish()
}

/// A capture is left alone, and later one is played.
fn home_rule() -> String {
    let leaves = |seen: &Seen| {
        let before = &seen.game.plies()[seen.ply].before;
        let could = legal_moves(seen.game.variant(), Captures::Forced, before).iter().any(Move::is_capture);
        could && !seen.played().is_capture()
    };
    let game = shortest(Variant::Russian, Captures::Optional, leaves);
    let about = "Russian draughts between two under the home rule: captures may be left alone.";
    let mut scribe = Scribe::new(about, "new russian two me free");
    for ply in 0..game.plies().len() {
        scribe.tap_move(&game, ply);
    }
    scribe.finish()
}

/// The shortest English game with a series in it.
fn english() -> Game {
    shortest(Variant::English, Captures::Forced, |seen| seen.played().taken.count_ones() > 1)
}

fn by_dragging() -> String {
    let game = english();
    let mut scribe = Scribe::new("English draughts between two, by dragging alone.", "new english two me");
    for ply in 0..game.plies().len() {
        let squares = Scribe::squares(&game, ply);
        if ply == 1 {
            scribe.note("Let go over no square, and on its own: it goes back.");
            scribe.line(&format!("lift {}", squares[0]));
            scribe.line("drop outside");
            scribe.line(&format!("drag {} {}", squares[0], squares[0]));
        }
        for step in squares.windows(2) {
            scribe.line(&format!("drag {} {}", step[0], step[1]));
        }
    }
    scribe.finish()
}

fn by_keys() -> String {
    let game = english();
    let mut scribe = Scribe::new("English draughts between two, by keys alone.", "new english two me");
    scribe.line("key up");
    for ply in 0..game.plies().len() {
        let squares = Scribe::squares(&game, ply);
        for (index, &square) in squares.iter().enumerate() {
            walk_to(&mut scribe, square);
            scribe.line("key enter");
            if ply == 2 && index == 0 {
                scribe.note("Put back, and taken up again.");
                scribe.line("key esc");
                scribe.line("key enter");
            }
        }
    }
    scribe.finish()
}

/// Walks the cursor to a square: rows first, then columns.
fn walk_to(scribe: &mut Scribe, goal: u8) {
    loop {
        let state = scribe.player.state();
        let at = state.squares.iter().find(|square| square.cursor).unwrap();
        let goal = state.squares.iter().find(|square| square.square == goal).unwrap();
        let key = match (at.row.cmp(&goal.row), at.column.cmp(&goal.column)) {
            (std::cmp::Ordering::Greater, _) => "up",
            (std::cmp::Ordering::Less, _) => "down",
            (_, std::cmp::Ordering::Greater) => "left",
            (_, std::cmp::Ordering::Less) => "right",
            _ => return,
        };
        scribe.line(&format!("key {key}"));
    }
}

/// A whole game against the computer: tried with one way of playing after the other until it has all it should show.
///
/// With `everything` there are refused taps, undo and a restart; without, it is a plain win that is ranked.
fn against_easy(everything: bool) -> String {
    (0..500)
        .find_map(|seed| try_against_easy(seed, everything))
        .unwrap_or_else(|| panic!("no game against Easy shows all it should"))
}

fn try_against_easy(seed: u64, everything: bool) -> Option<String> {
    let about = if everything {
        "English draughts against Easy, by tapping: refused taps, series, undo, a restart half-way through a series."
    } else {
        "English draughts won on Easy without undo, and so ranked."
    };
    let mut scribe = Scribe::new(about, "new english easy me");
    let mut game = Game::new(Variant::English, Captures::Forced);
    let mut random = random(seed);
    let (mut restarted, mut at_once) = (false, false);
    while game.outcome().is_none() {
        if game.plies().len() > 90 {
            return None;
        }
        // Now and then a weaker move, so that games differ.
        let chosen = if game.plies().len() < 8 {
            pick(game.legal_moves(), &mut random)?
        } else {
            choose_move(&game, Level::Medium, seed, &Control::default())?
        };
        game.play(&chosen).ok()?;
        let ply = game.plies().len() - 1;
        let squares = Scribe::squares(&game, ply);
        if ply == 2 && everything {
            scribe.note("An empty square, the computer's piece, the rim; another piece picked instead.");
            for refused in ["tap 18", "tap 32", "tap outside"] {
                scribe.line(refused);
            }
        }
        let series = squares.len() > 2;
        let before = scribe.entered;
        let state = if series && !restarted && everything {
            restarted = true;
            scribe.note("The app is closed half-way through the series and opened again.");
            scribe.tap(squares[0]);
            scribe.tap(squares[1]);
            scribe.line("resume");
            let mut state = scribe.player.state();
            for &landing in &squares[2..] {
                state = scribe.tap(landing);
            }
            scribe.entered = 1;
            state
        } else {
            scribe.tap_move(&game, ply)
        };
        at_once |= series && scribe.entered > before && scribe.entered.is_multiple_of(2);
        if ply == 4 && everything {
            scribe.note("Taken back while the computer thinks, and played again.");
            scribe.line("undo");
            scribe.line("redo");
        }
        if state.phase == Phase::ComputerMoves {
            let state = scribe.line("think");
            reply(&mut game, &state);
            if ply == 6 && everything {
                scribe.note("The move and the reply taken back, and played again.");
                scribe.line("undo");
                scribe.line("redo");
            }
        }
    }
    let won = scribe.player.state().game_over.and_then(|over| over.winner) == Some(Side::One);
    (won && (restarted || !everything) && at_once).then(|| scribe.finish())
}

/// Plays the computer's move in the game that is kept beside the match.
fn reply(game: &mut Game, state: &MatchState) {
    let last = state.last_move.as_ref().unwrap();
    let names = Names::of(game.variant());
    let number = |bits: Bits| squares_of(bits).map(|square| names.number(square)).collect::<Vec<_>>();
    let mut taken = last.taken.clone();
    taken.sort_unstable();
    let fits = |m: &Move| {
        let mut theirs = number(m.taken);
        theirs.sort_unstable();
        (names.number(m.from), names.number(m.to)) == (last.path[0], last.path[last.path.len() - 1]) && theirs == taken
    };
    let played = game.legal_moves().iter().copied().find(fits).unwrap();
    game.play(&played).unwrap();
}
