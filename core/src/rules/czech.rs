//! Czech draughts.

use super::{
    Clock, ClockName, Condition, Crowning, NotationRules, Numbering, Precedence, Resets, RuleSet, Rules, SquareNames,
};
use crate::board::Board;
use crate::color::Color;

/// Czech draughts. Articles: FMJD, *Brief rules of Czech draughts*.
#[derive(Debug)]
pub struct Czech;

impl RuleSet for Czech {
    const RULES: Rules = Rules {
        board: Board::EIGHT,
        rows_of_men: 3,
        first_mover: Color::White,
        flying_kings: true,
        men_capture_backward: false,
        men_capture_kings: true,
        crowning: Crowning::EndsMove,
        // If a king can take, a king must take; which one and which way is free.
        precedence: &[Precedence::WithKing],
        // Fifteen moves by each side without a capture and without a man's move.
        clocks: &[Clock {
            name: ClockName::NoProgress,
            limit: 15,
            condition: Condition::Always,
            resets: Resets::PROGRESS,
        }],
        notation: NotationRules {
            squares: SquareNames::Letters,
            numbering: Numbering::FarLeft,
            capture_sign: 'x',
            game_type: "29,W,8,8,A0,0",
        },
        king_value: 250,
    };
}
