//! The two lines of the message box, and the other texts of a state.

use super::agreement::Ending;
use super::reasons::{must_capture, of_variant};
use super::setup::{Mode, Player};
use super::sitting::Sitting;
use super::state::{Countdown, Phase};
use super::text::{Argument, Text, TextKey};
use crate::game::{DrawReason, Outcome, WinReason};
use crate::notation::{Names, write_move_with};
use crate::rules::{Clock, ClockName, Precedence};

/// From so few moves left a draw is urgent.
const URGENT_FROM: u16 = 5;

/// The first line and the second.
pub(super) fn lines(sitting: &Sitting, names: Names) -> (Text, Option<Text>) {
    if let Some(refused) = &sitting.response.refusal {
        return (refused.reason.clone(), refused.detail.clone());
    }
    match sitting.phase() {
        Phase::Over => (result(sitting), cause(sitting)),
        Phase::ComputerMoves => {
            let detail = if sitting.undo_refused().is_none() { TextKey::MayTakeBack } else { TextKey::ComputerBegins };
            (Text::plain(TextKey::Thinking), Some(Text::plain(detail)))
        }
        Phase::PersonMoves => person_moves(sitting, names),
    }
}

fn person_moves(sitting: &Sitting, names: Names) -> (Text, Option<Text>) {
    if sitting.is_paused() {
        return (Text::plain(TextKey::ClockPaused), Some(last_move(sitting, names)));
    }
    let game = &sitting.game;
    let compulsory = || (must_capture(game) != 0).then(|| of_variant(game, TextKey::CaptureIsCompulsory));
    if let Some(pick) = &sitting.pick {
        let (taken, of) = (pick.taken().count_ones(), pick.most_taken());
        if pick.is_half_way() {
            let half_way = Text::counted(TextKey::SeriesHalfWay, taken).and(Argument::Number { value: of });
            return (half_way, Some(Text::plain(TextKey::CancelPutsBack)));
        }
        if pick.captures() {
            let squares = pick.targets().into_iter().map(|(square, _)| names.name(square)).collect();
            let tapping = Text::counted(TextKey::TakeByTapping, of).and(Argument::Squares { names: squares });
            return (tapping, Some(compulsory().unwrap_or_else(|| last_move(sitting, names))));
        }
        return (Text::plain(TextKey::TapTarget), Some(last_move(sitting, names)));
    }
    if let Some(hint) = sitting.hint_view(names) {
        let unranked = (sitting.setup.mode == Mode::Computer).then(|| Text::plain(TextKey::HintUnranks));
        return (named(TextKey::HintIs, &hint.notation), unranked.or_else(compulsory));
    }
    if must_capture(game) != 0 {
        let most = game.legal_moves().iter().map(|legal| legal.taken.count_ones()).max().unwrap_or(0);
        let counts = game.variant().rules().prefers(Precedence::MostPieces) && most > 1;
        return if counts {
            (Text::counted(TextKey::TakeMost, most), Some(of_variant(game, TextKey::LongestCaptureCounts)))
        } else {
            (Text::plain(TextKey::TakeWithRinged), compulsory())
        };
    }
    let moves = match (sitting.name_of(sitting.turn()), sitting.setup.mode, sitting.turn()) {
        (Some(name), ..) => named(TextKey::NamedPlayerMoves, name),
        (None, Mode::Computer, _) => Text::plain(TextKey::YourMove),
        (None, Mode::TwoPlayers, Player::One) => Text::plain(TextKey::PlayerOneMoves),
        (None, Mode::TwoPlayers, Player::Two) => Text::plain(TextKey::PlayerTwoMoves),
    };
    (moves, Some(last_move(sitting, names)))
}

/// The last move, or who begins.
fn last_move(sitting: &Sitting, names: Names) -> Text {
    if let Some(notation) = last_notation(sitting, names) {
        return Text::with(TextKey::LastMoveWas, [Argument::Verbatim { value: notation }]);
    }
    if let Some(name) = sitting.name_of(sitting.turn()) {
        return named(TextKey::NamedPlayerBegins, name);
    }
    Text::plain(match (sitting.setup.mode, sitting.turn()) {
        (Mode::Computer, Player::One) => TextKey::YouBegin,
        (Mode::Computer, Player::Two) => TextKey::ComputerBegins,
        (Mode::TwoPlayers, Player::One) => TextKey::PlayerOneBegins,
        (Mode::TwoPlayers, Player::Two) => TextKey::PlayerTwoBegins,
    })
}

fn named(key: TextKey, name: &str) -> Text {
    Text::with(key, [Argument::Verbatim { value: name.into() }])
}

/// The last move in the variant's notation.
pub(super) fn last_notation(sitting: &Sitting, names: Names) -> Option<String> {
    let game = &sitting.game;
    game.plies().last().map(|ply| write_move_with(names, game.variant(), game.captures(), &ply.before, &ply.played))
}

/// How a game that is over came out.
pub(super) fn result(sitting: &Sitting) -> Text {
    let Some(winner) = sitting.winner() else { return Text::plain(TextKey::GameDrawn) };
    if let Some(name) = sitting.name_of(winner) {
        return named(TextKey::NamedPlayerWon, name);
    }
    Text::plain(match (sitting.setup.mode, winner) {
        (Mode::Computer, Player::One) => TextKey::YouWon,
        (Mode::Computer, Player::Two) => TextKey::ComputerWon,
        (Mode::TwoPlayers, Player::One) => TextKey::PlayerOneWon,
        (Mode::TwoPlayers, Player::Two) => TextKey::PlayerTwoWon,
    })
}

/// Why the game ended.
pub(super) fn cause(sitting: &Sitting) -> Option<Text> {
    match sitting.ending {
        Some(Ending::Resigned { .. }) => return Some(Text::plain(TextKey::CauseResigned)),
        Some(Ending::TimeUp { .. }) => return Some(Text::plain(TextKey::CauseTimeUp)),
        Some(Ending::DrawAgreed) => return Some(Text::plain(TextKey::CauseDrawAgreed)),
        None => {}
    }
    Some(match sitting.game.outcome()? {
        Outcome::Won { reason: WinReason::NoPieces, .. } => Text::plain(TextKey::CauseNoPieces),
        Outcome::Won { reason: WinReason::NoMoves, .. } => Text::plain(TextKey::CauseNoMoves),
        Outcome::Drawn { reason: DrawReason::Repetition } => Text::plain(TextKey::CauseRepetition),
        Outcome::Drawn { reason: DrawReason::Clock(clock) } => rule(&clock),
    })
}

/// The draw that is near. None in a game that is over, by the rules or by the players.
pub(super) fn countdown(sitting: &Sitting) -> Option<Countdown> {
    let countdown = sitting.game.countdown().filter(|_| !sitting.is_over())?;
    Some(Countdown {
        rule: rule(&countdown.clock),
        moves_left: countdown.moves_left,
        limit: countdown.clock.limit,
        urgent: countdown.moves_left <= URGENT_FROM,
    })
}

/// The rule of a draw clock.
fn rule(clock: &Clock) -> Text {
    let key = match clock.name {
        ClockName::NoProgress => TextKey::ClockNoProgress,
        ClockName::KingsOnly => TextKey::ClockKingsOnly,
        ClockName::NoCaptureOrCrowning => TextKey::ClockNoCaptureOrCrowning,
        ClockName::ThreeKings => TextKey::ClockThreeKings,
        ClockName::ThreePieces => TextKey::ClockThreePieces,
        ClockName::MainRoad => TextKey::ClockMainRoad,
        ClockName::FewPieces => TextKey::ClockFewPieces,
        ClockName::Balance => TextKey::ClockBalance,
    };
    Text::counted(key, u32::from(clock.limit))
}
