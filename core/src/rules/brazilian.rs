//! Brazilian draughts.

use super::{
    Army, Clock, ClockName, Condition, Crowning, NotationRules, Numbering, Precedence, Resets, RuleSet, Rules,
    SquareNames,
};
use crate::board::Board;
use crate::color::Color;

/// Brazilian draughts. Articles: Confederação Brasileira de Jogo de Damas, *Resumo das regras oficiais*.
#[derive(Debug)]
pub struct Brazilian;

const TWO_KINGS: Army = Army { kings: 2, men: 0 };
const ONE_KING: Army = Army { kings: 1, men: 0 };
const KING_AND_MAN: Army = Army { kings: 1, men: 1 };

impl RuleSet for Brazilian {
    const RULES: Rules = Rules {
        board: Board::EIGHT,
        rows_of_men: 3,
        first_mover: Color::White,
        flying_kings: true,
        men_capture_backward: true,
        men_capture_kings: true,
        // A man that passes the crown row in a capture is not crowned unless it stops there.
        crowning: Crowning::OnlyWhereItStops,
        // The greatest number of pieces must be taken; a king counts as one.
        precedence: &[Precedence::MostPieces],
        clocks: &[
            // The list of endings of five moves.
            Clock {
                name: ClockName::FewPieces,
                limit: 5,
                condition: Condition::Pieces(&[
                    [TWO_KINGS, TWO_KINGS],
                    [TWO_KINGS, ONE_KING],
                    [TWO_KINGS, KING_AND_MAN],
                    [ONE_KING, ONE_KING],
                    [ONE_KING, KING_AND_MAN],
                ]),
                resets: Resets::NEVER,
            },
            // Only kings moved and nothing was taken.
            Clock { name: ClockName::KingsOnly, limit: 20, condition: Condition::Always, resets: Resets::PROGRESS },
        ],
        notation: NotationRules {
            squares: SquareNames::Letters,
            numbering: Numbering::FarLeft,
            capture_sign: 'x',
            game_type: "26,W,8,8,A0,0",
        },
        king_value: 250,
    };
}
