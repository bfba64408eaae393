//! Italian draughts.

use super::{
    Clock, ClockName, Condition, Crowning, NotationRules, Numbering, Precedence, Resets, RuleSet, Rules, SquareNames,
};
use crate::board::Board;
use crate::color::Color;

/// Italian draughts. Articles: Federazione Italiana Dama, *Regolamento tecnico*, capo I.
#[derive(Debug)]
pub struct Italian;

impl RuleSet for Italian {
    const RULES: Rules = Rules {
        board: Board::EIGHT,
        rows_of_men: 3,
        first_mover: Color::White,
        flying_kings: false,
        men_capture_backward: false,
        // 5.3: a man cannot take a king.
        men_capture_kings: false,
        crowning: Crowning::EndsMove,
        // 6.1 to 6.7: in this order.
        precedence: &[
            Precedence::MostPieces,
            Precedence::WithKing,
            Precedence::MostKings,
            // The article speaks of the first king; the federation's experts compare the later ones too.
            Precedence::KingsSoonest,
        ],
        // 10.4: forty moves by each side without a capture and without a man's move.
        clocks: &[Clock {
            name: ClockName::NoProgress,
            limit: 40,
            condition: Condition::Always,
            resets: Resets::PROGRESS,
        }],
        notation: NotationRules {
            squares: SquareNames::Numbers,
            numbering: Numbering::FarRight,
            capture_sign: 'x',
            game_type: "22,W,8,8,N2,1",
        },
        king_value: 160,
    };
}
