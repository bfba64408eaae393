//! Russian draughts.

use super::{Clock, ClockName, Condition, Crowning, NotationRules, Numbering, Resets, RuleSet, Rules, SquareNames};
use crate::board::Board;
use crate::color::Color;

/// Russian draughts. Articles: FMJD Section-64, *Rules of the game*.
#[derive(Debug)]
pub struct Russian;

impl RuleSet for Russian {
    const RULES: Rules = Rules {
        board: Board::EIGHT,
        rows_of_men: 3,
        first_mover: Color::White,
        // A king moves any distance along a diagonal, and captures at any distance.
        flying_kings: true,
        // A man captures forward and backward.
        men_capture_backward: true,
        men_capture_kings: true,
        // A man that reaches the crown row in the middle of a capture goes on by the rules of a king.
        crowning: Crowning::GoesOnAsKing,
        // With several ways to capture, any may be chosen, whatever it takes.
        precedence: &[],
        clocks: &[
            // 7.2.4: three kings or more against a lone king.
            Clock {
                name: ClockName::ThreeKings,
                limit: 15,
                condition: Condition::LoneKing { least: 3, most: 12, kings: 3, road: None },
                resets: Resets::NEVER,
            },
            // 7.2.7: three pieces with a king against a lone king on the main road.
            Clock {
                name: ClockName::MainRoad,
                limit: 5,
                condition: Condition::LoneKing {
                    least: 3,
                    most: 3,
                    kings: 1,
                    road: Some(Board::EIGHT.main_diagonal()),
                },
                resets: Resets::NEVER,
            },
            // 7.2.8: two pieces or one, with a king, against a lone king.
            Clock {
                name: ClockName::FewPieces,
                limit: 5,
                condition: Condition::LoneKing { least: 1, most: 2, kings: 1, road: None },
                resets: Resets::NEVER,
            },
            // 7.2.6: kings on both sides and an unchanged balance, with four or five pieces in all.
            Clock {
                name: ClockName::Balance,
                limit: 30,
                condition: Condition::KingsOnBothSides { least: 4, most: 5 },
                resets: Resets::BALANCE,
            },
            // 7.2.6: the same with six or seven pieces.
            Clock {
                name: ClockName::Balance,
                limit: 60,
                condition: Condition::KingsOnBothSides { least: 6, most: 7 },
                resets: Resets::BALANCE,
            },
            // 7.2.5: only kings moved and nothing was taken.
            Clock { name: ClockName::KingsOnly, limit: 15, condition: Condition::Always, resets: Resets::PROGRESS },
        ],
        notation: NotationRules {
            squares: SquareNames::Letters,
            numbering: Numbering::FarLeft,
            capture_sign: ':',
            game_type: "25,W,8,8,A0,0",
        },
        king_value: 250,
    };
}
