//! English draughts, American checkers.

use super::{Clock, ClockName, Condition, Crowning, NotationRules, Numbering, Resets, RuleSet, Rules, SquareNames};
use crate::board::Board;
use crate::color::Color;

/// English draughts. Articles: World Checkers/Draughts Federation, *Rules of draughts (checkers)*.
#[derive(Debug)]
pub struct English;

impl RuleSet for English {
    const RULES: Rules = Rules {
        board: Board::EIGHT,       // 1.1
        rows_of_men: 3,            // 1.5
        first_mover: Color::Black, // 1.10: the darker pieces move first
        // 1.16: a king moves one square, forward or backward.
        flying_kings: false,
        // 1.17: a man's capture is a forward jump.
        men_capture_backward: false,
        men_capture_kings: true,
        // 1.15, 1.19: a man that reaches the far row is crowned, and the move is over.
        crowning: Crowning::EndsMove,
        // 1.20: with several ways to capture, any may be chosen; a multiple capture must be completed.
        precedence: &[],
        // 1.32: forty moves by each side without a capture and without a man's advance.
        clocks: &[Clock {
            name: ClockName::NoProgress,
            limit: 40,
            condition: Condition::Always,
            resets: Resets::PROGRESS,
        }],
        notation: NotationRules {
            squares: SquareNames::Numbers,
            numbering: Numbering::FarLeft,
            capture_sign: 'x',
            game_type: "21,B,8,8,N1,0",
        },
        king_value: 160,
    };
}
