//! A state in one short line that a person can read and compare.

use draughts::play::{Argument, MatchState, Phase, Player, PlayerNames, SquareState, Target, Text};
use std::fmt::Display;
use std::fmt::Write;

/// Messages, whose turn, the board (`1,K5/21,22`: player one's pieces and player two's), and whatever else there is.
pub fn summary(state: &MatchState) -> String {
    let mut line = text(&state.message);
    if let Some(detail) = &state.detail {
        let _ = write!(line, "; {}", text(detail));
    }
    let turn = match (state.phase, state.turn) {
        (Phase::Over, _) => "over",
        (Phase::ComputerMoves, _) => "computer",
        (Phase::PersonMoves, Player::One) => "one",
        (Phase::PersonMoves, Player::Two) => "two",
    };
    let _ = write!(line, " | {} {turn} | {}/{}", state.move_number, side(state, Player::One), side(state, Player::Two));
    let mut add = |name: &str, value: String| {
        if !value.is_empty() {
            let _ = write!(line, " {name}={value}");
        }
    };
    add("picked", list(state, |square| square.picked.then(|| square.square.to_string())));
    add("to", list(state, |square| square.target.map(|target| format!("{}{}", square.square, letter(target)))));
    add("taken", list(state, |square| square.taken.then(|| square.square.to_string())));
    add("must", list(state, |square| square.must_capture.then(|| square.square.to_string())));
    add("cursor", list(state, |square| square.cursor.then(|| square.square.to_string())));
    if let Some(refusal) = &state.refusal {
        add("points", join(&refusal.point_at));
    }
    if let Some(motion) = &state.motion {
        add("motion", format!("{}{}", join(&motion.path), if motion.crowned { ":crowned" } else { "" }));
        add("removed", join(motion.removed.iter().map(|removed| removed.square)));
    }
    if let Some(hint) = &state.hint {
        add("hint", format!("{}:{}", hint.notation, join(&hint.path)));
    }
    let names = [&state.names.one, &state.names.two].map(|name| name.as_deref().unwrap_or("-").to_owned());
    if state.names != PlayerNames::default() {
        add("names", names.join("/"));
    }
    if let Some(clock) = &state.clock {
        let running = match (clock.running, clock.paused) {
            (Some(Player::One), _) => ":one",
            (Some(Player::Two), _) => ":two",
            (None, true) => ":paused",
            (None, false) => "",
        };
        add("clock", format!("{}/{}{running}", clock.one.milliseconds, clock.two.milliseconds));
    }
    if let Some(countdown) = &state.countdown {
        add("countdown", format!("{}/{}:{:?}", countdown.moves_left, countdown.limit, countdown.rule.key));
    }
    if let Some(over) = &state.game_over {
        let winner = match over.winner {
            Some(Player::One) => "one",
            Some(Player::Two) => "two",
            None => "draw",
        };
        add("over", winner.to_owned());
        if let Some(score) = &over.score {
            let unranked = if score.unranked.is_some() { ":unranked" } else { "" };
            add("score", format!("{}{unranked}", score.total));
        }
    }
    let can = [(state.can_undo, "u"), (state.can_redo, "r"), (state.new_game_resigns, "n")];
    add("can", can.into_iter().filter(|(can, _)| *can).map(|(_, letter)| letter).collect());
    add("notices", state.notices.iter().map(text).collect::<Vec<_>>().join(","));
    line
}

/// A message with its arguments.
fn text(text: &Text) -> String {
    let key = serde_json::to_value(text.key).unwrap();
    let arguments = text.arguments.iter().map(|argument| match argument {
        Argument::Number { value } => value.to_string(),
        Argument::Verbatim { value } => value.clone(),
        Argument::Squares { names } => names.join("/"),
        Argument::Variant { value } => format!("{value:?}").to_lowercase(),
        Argument::Level { value } => format!("{value:?}").to_lowercase(),
    });
    let arguments = arguments.collect::<Vec<_>>().join(" ");
    let key = key.as_str().unwrap();
    if arguments.is_empty() { key.to_owned() } else { format!("{key}({arguments})") }
}

fn side(state: &MatchState, owner: Player) -> String {
    list(state, |square| {
        let piece = square.piece.filter(|piece| piece.owner == owner)?;
        Some(format!("{}{}", if piece.king { "K" } else { "" }, square.square))
    })
}

/// What is said of squares, in the order of their numbers.
fn list(state: &MatchState, say: impl Fn(&SquareState) -> Option<String>) -> String {
    let mut squares: Vec<_> = state.squares.iter().collect();
    squares.sort_unstable_by_key(|square| square.square);
    squares.into_iter().filter_map(say).collect::<Vec<_>>().join(",")
}

fn join(values: impl IntoIterator<Item = impl Display>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(",")
}

const fn letter(target: Target) -> char {
    match target {
        Target::Quiet => 'q',
        Target::Via => 'v',
        Target::Capture => 'c',
    }
}
