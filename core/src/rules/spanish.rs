//! Spanish draughts.

use super::{
    Clock, ClockName, Condition, Crowning, NotationRules, Numbering, Precedence, Resets, RuleSet, Rules, SquareNames,
};
use crate::board::Board;
use crate::color::Color;

/// Spanish draughts. Articles: Federação Portuguesa de Damas, *Regras do jogo de damas clássicas*.
#[derive(Debug)]
pub struct Spanish;

impl RuleSet for Spanish {
    const RULES: Rules = Rules {
        board: Board::EIGHT,
        rows_of_men: 3,
        first_mover: Color::White,
        flying_kings: true,
        men_capture_backward: false,
        men_capture_kings: true,
        // Sources differ on a man that is crowned in the middle of a capture; here its move ends.
        crowning: Crowning::EndsMove,
        // Most pieces; among those, most kings.
        precedence: &[Precedence::MostPieces, Precedence::MostKings],
        // This product's own: forty moves without a capture and without a crowning.
        clocks: &[Clock {
            name: ClockName::NoCaptureOrCrowning,
            limit: 40,
            condition: Condition::Always,
            resets: Resets::BALANCE,
        }],
        notation: NotationRules {
            squares: SquareNames::Numbers,
            numbering: Numbering::NearLeft,
            capture_sign: 'x',
            game_type: "24,W,8,8,N1,1",
        },
        king_value: 250,
    };
}
