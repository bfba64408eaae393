//! International draughts.

use super::{
    Clock, ClockName, Condition, Crowning, NotationRules, Numbering, Precedence, Resets, RuleSet, Rules, SquareNames,
};
use crate::board::Board;
use crate::color::Color;

/// International draughts. Articles: FMJD, *Annex 1: official rules of international draughts*.
#[derive(Debug)]
pub struct International;

impl RuleSet for International {
    const RULES: Rules = Rules {
        board: Board::TEN,         // 2.1
        rows_of_men: 4,            // 2.6
        first_mover: Color::White, // 3.1
        // 3.9: a king moves any distance.
        flying_kings: true,
        // 4.1: a man captures forward and backward.
        men_capture_backward: true,
        men_capture_kings: true,
        // 3.6, 4.15: a man that only passes the crown row stays a man.
        crowning: Crowning::OnlyWhereItStops,
        // 4.13: the greatest number of pieces; a king counts as one.
        precedence: &[Precedence::MostPieces],
        clocks: &[
            // 6.3: three pieces with a king among them against a lone king.
            Clock {
                name: ClockName::ThreePieces,
                limit: 16,
                condition: Condition::LoneKing { least: 1, most: 3, kings: 1, road: None },
                resets: Resets::NEVER,
            },
            // This product's own: the same while the lone king holds the main diagonal.
            Clock {
                name: ClockName::MainRoad,
                limit: 5,
                condition: Condition::LoneKing { least: 3, most: 3, kings: 1, road: Some(Board::TEN.main_diagonal()) },
                resets: Resets::NEVER,
            },
            // 6.4: two pieces or one, with a king, against a lone king.
            Clock {
                name: ClockName::FewPieces,
                limit: 5,
                condition: Condition::LoneKing { least: 1, most: 2, kings: 1, road: None },
                resets: Resets::NEVER,
            },
            // 6.2: only kings moved and nothing was taken.
            Clock { name: ClockName::KingsOnly, limit: 25, condition: Condition::Always, resets: Resets::PROGRESS },
        ],
        notation: NotationRules {
            squares: SquareNames::Numbers,
            numbering: Numbering::FarLeft,
            capture_sign: 'x',
            game_type: "20,W,10,10,N2,0",
        },
        king_value: 250,
    };
}
